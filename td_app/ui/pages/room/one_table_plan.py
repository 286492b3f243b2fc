"""One table as large as the page allows, its button and its blinds pinned to the seats."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from PySide6.QtCore import Qt

from td_app.tournament.state.hands import HandRecord
from td_app.tournament.views.room import RoomTable
from td_app.ui.pages.room.facts import plan_facts
from td_app.ui.pages.room.room_plan import RoomPlan
from td_app.ui.widgets.plan_facts import PlanMark
from td_app.ui.widgets.table_plan import TablePlan
from td_app.words.language import fr_en

NO_STACKS: Mapping[int, str] = {}


class OneTablePlan(RoomPlan):
    """The plan of a single table, by mouse and by keyboard as in the room."""

    @property
    def one(self) -> TablePlan:
        """Return the plan of the table; only once one is shown."""
        return self.plans[0]

    def show_table(
        self, table: RoomTable, marks: tuple[PlanMark, ...], stacks: Mapping[int, str] = NO_STACKS
    ) -> None:
        """Show a table with these marks; without any, the button that was drawn.

        ``stacks``: what is known of each player's stack, in words, by entrant.
        """
        self.set_tables((table,))
        facts = plan_facts(table)
        noted = {seat.place: stacks.get(seat.entrant, "") for seat in table.players}
        seats = (replace(seat, note=noted[seat.place]) for seat in facts.players)
        facts = replace(facts, players=tuple(seats))
        if marks:
            facts = replace(facts, button=None, marks=marks)
        self.one.set_facts(facts)
        # A click leaves the keyboard to the page: Enter is for the next hand.
        self.one.setFocusPolicy(Qt.FocusPolicy.TabFocus)


def marks_of(hand: HandRecord) -> tuple[PlanMark, ...]:
    """Return the button and the blinds of a hand as a plan pins them."""
    dead = fr_en("bouton mort", "dead button") if hand.button_dead else fr_en("bouton", "button")
    marks = [mark_at(hand.button, "button", dead)]
    if hand.small_blind is not None:
        marks.append(mark_at(hand.small_blind, "small_blind"))
    marks.append(mark_at(hand.big_blind, "big_blind"))
    return tuple(marks)


def mark_at(place: int, which: str, words: str = "") -> PlanMark:
    """Return one mark at a place: button, small_blind or big_blind."""
    letters = {
        "button": fr_en("D", "D"),
        "small_blind": fr_en("SB", "SB"),
        "big_blind": fr_en("BB", "BB"),
    }
    return PlanMark(place, letters[which], words or role_words(which), strong=which == "button")


def role_words(which: str) -> str:
    """Return what a position is called: button, small_blind or big_blind."""
    return {
        "button": fr_en("bouton", "button"),
        "small_blind": fr_en("petite blinde", "small blind"),
        "big_blind": fr_en("grosse blinde", "big blind"),
    }[which]
