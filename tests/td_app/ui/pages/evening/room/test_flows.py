"""Balancing and late entry, asked step by step (1.8, 2.3)."""

from __future__ import annotations

from dataclasses import replace

import pytest
from builders import a_tournament, clock_of, out
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QLabel
from room_builders import OpenRoom, click, cut_in, press, proposal_of, who_sits

from rules_ropta.table_layout import Seat
from td_app.live.session import TournamentSession
from td_app.tournament import commands as cmd
from td_app.tournament.state.person import Person
from td_app.tournament.state.setup import DeclaredHouseRule
from td_app.tournament.state.tournament import Majority, TableStatus
from td_app.ui.pages.evening.room.arrival_flows import TAKER, LateFlow
from td_app.ui.pages.evening.room.balance_flow import GIVER, BalanceFlow
from td_app.ui.pages.evening.room.flow import Flow, MoveSummary
from td_app.ui.pages.evening.room.page import RoomPage
from td_app.ui.widgets.buttons import Button
from td_app.ui.widgets.keys import place_of_key


def uneven() -> TournamentSession:
    """Return two tables of eight, three players short at the second (places 2, 3 and 4)."""
    session = a_tournament(16, 2)
    out(session, *(session.state.tables[2].places[place] for place in (2, 3, 4)))
    return session


def balancing(page: RoomPage) -> BalanceFlow:
    """Begin the balancing that is proposed."""
    page.ask(proposal_of(page, "balance_tables"))
    QApplication.processEvents()
    assert isinstance(page.flow, BalanceFlow)
    return page.flow


def late(page: RoomPage, majority: Majority = Majority.CHECKED) -> LateFlow:
    """Begin the entry of somebody who has just come."""
    page.live.dispatch(cmd.RegisterEntrants((Person("Tardif", "Paul"),), True, majority))
    page.ask(proposal_of(page, "seat_late_entrant"))
    QApplication.processEvents()
    assert isinstance(page.flow, LateFlow)
    return page.flow


def answer(flow: Flow, place: int) -> None:
    """Click a place of the table asked about."""
    assert flow.question is not None
    click(flow.question.plan, flow.question.plan.seat_centre(place))


def shown_words(flow: Flow) -> str:
    """Return what the flow says."""
    return " ".join(word.text() for word in flow.body.findChildren(QLabel))


def summary(flow: Flow) -> MoveSummary:
    assert isinstance(flow.body, MoveSummary)
    return flow.body


def button(flow: Flow, words: str) -> Button:
    """Return the button whose words begin so."""
    found = [b for b in flow.findChildren(Button) if b.text().startswith(words) and b.isVisible()]
    assert len(found) == 1
    return found[0]


class TestBalancing:
    def test_a_flow_puts_the_panel_of_a_seat_away(self, open_room: OpenRoom) -> None:
        # Left open, it came back after the move, its first button putting a player out.
        session = a_tournament(24, 3)
        out(session, *(session.state.tables[2].places[place] for place in (2, 3, 4)))
        page = open_room(session)
        proposal = proposal_of(page, "balance_tables")
        (aside,) = {1, 2, 3} - {proposal.table, proposal.to_table}
        page.show_seat(aside, 4)
        assert page.floor.panels.popover.isVisible()
        page.ask(proposal)
        QApplication.processEvents()
        assert page.floor.panels.popover.isHidden()

    @pytest.mark.parametrize(("seats", "told"), [(8, False), (10, True)])
    def test_nought_is_told_where_there_is_a_tenth_seat(
        self, open_room: OpenRoom, seats: int, told: bool
    ) -> None:
        session = a_tournament(16, 2, seats)
        out(session, *list(session.state.tables[2].places.values())[:3])
        question = balancing(open_room(session)).question
        assert question is not None
        assert ("0 pour la 10" in question.accessibleName()) is told

    def test_two_clicks_and_one_button_move_the_next_big_blind(self, open_room: OpenRoom) -> None:
        page = open_room(uneven())
        flow = balancing(page)
        assert flow.question is not None
        assert flow.question.question.text() == "Où est la grosse blinde à la table 1\u00a0?"
        answer(flow, 5)
        assert flow.question is not None
        assert flow.question.question.text().endswith("table 2\u00a0?")
        answer(flow, 1)
        mover = who_sits(page, 1, 6)
        assert summary(flow).facts.name == page.live.session.person(mover).display_name
        assert summary(flow).facts.way == "Table 1, place 6 → table 2, place 2"
        assert cut_in(flow) == []
        click(button(flow, "Déplacer"))
        assert page.live.state.entrants[mover].seat == Seat(2, 2)
        assert page.flow is None
        assert "table 2, place 2" in page.floor.notice.accessibleName()

    def test_what_is_said_of_the_move_goes_with_it_when_it_is_undone(
        self, open_room: OpenRoom
    ) -> None:
        page = open_room(uneven())
        flow = balancing(page)
        answer(flow, 5)
        answer(flow, 1)
        click(button(flow, "Déplacer"))
        page.live.dispatch(cmd.MarkAway((who_sits(page, 1, 1),)))
        page.live.dispatch(cmd.Undo())
        assert page.floor.notice.isVisible(), "the move still counts"
        page.live.dispatch(cmd.Undo())
        assert page.floor.notice.isHidden()
        assert page.floor.entry.button.isVisible(), "the line is as wide as before"

    @pytest.mark.parametrize("size", [(936, 632), (918, 680), (880, 512)])
    def test_what_is_said_of_the_move_covers_no_seat(
        self, open_room: OpenRoom, size: tuple[int, int]
    ) -> None:
        session = a_tournament(27, 3, 9)
        out(session, *(session.state.tables[2].places[place] for place in (2, 3)))
        page = open_room(session, size)
        flow = balancing(page)
        answer(flow, 5)
        answer(flow, 1)
        click(button(flow, "Déplacer"))
        assert page.floor.plan.covered_by(page.floor.notice.geometry()) == 0
        assert not page.floor.notice.geometry().intersects(page.floor.entry.field.geometry())

    def test_figures_answer_as_clicks_do(self, open_room: OpenRoom) -> None:
        page = open_room(uneven())
        flow = balancing(page)
        assert flow.question is not None
        press(flow.question.plan, Qt.Key.Key_5)
        press(flow.question.plan, Qt.Key.Key_1)
        press(flow, Qt.Key.Key_Return)
        assert page.live.state.moves[-1].to_seat == Seat(2, 2)

    def test_a_click_on_the_plans_of_the_summary_leaves_enter_to_its_button(
        self, open_room: OpenRoom
    ) -> None:
        page = open_room(uneven())
        flow = balancing(page)
        answer(flow, 5)
        answer(flow, 1)
        click(summary(flow).plans[1])
        assert QApplication.focusWidget() is flow
        press(flow, Qt.Key.Key_Return)
        assert page.live.state.moves[-1].to_seat == Seat(2, 2)

    def test_figures_do_not_change_page_meanwhile(self, open_room: OpenRoom) -> None:
        page = open_room(uneven())
        flow = balancing(page)
        for text in ("3", "é", "0"):
            asked = QKeyEvent(
                QKeyEvent.Type.ShortcutOverride, 0, Qt.KeyboardModifier.NoModifier, text
            )
            asked.ignore()
            QApplication.sendEvent(flow, asked)
            assert asked.isAccepted()

    def test_a_place_whose_player_is_gone_still_counts(self, open_room: OpenRoom) -> None:
        page = open_room(uneven())
        out(page.live.session, who_sits(page, 1, 3))
        flow = balancing(page)
        answer(flow, 3)
        assert flow.answers[GIVER] == 3

    def test_an_unknown_big_blind_draws_the_place(self, open_room: OpenRoom) -> None:
        page = open_room(uneven())
        flow = balancing(page)
        answer(flow, 5)
        click(button(flow, "Je ne sais pas"))
        assert "tirée au sort" in summary(flow).facts.way
        assert summary(flow).facts.arrival is None
        press(flow, Qt.Key.Key_Return)
        seat = page.live.state.moves[-1].to_seat
        assert seat.table == 2
        assert f"place {seat.number}" in page.floor.notice.accessibleName()

    def test_the_button_is_asked_when_the_arrival_turns_on_it(self, open_room: OpenRoom) -> None:
        page = open_room(uneven())
        out(page.live.session, who_sits(page, 1, 1))
        flow = balancing(page)
        answer(flow, 6)
        answer(flow, 5)
        assert flow.question is not None
        assert "bouton" in flow.question.question.text()
        answer(flow, 8)
        press(flow, Qt.Key.Key_Return)
        assert page.live.state.moves[-1].enters == "waits"

    def test_a_player_never_moved_is_passed_over_and_said(self, open_room: OpenRoom) -> None:
        session = uneven()
        kept = session.state.tables[1].places[6]
        session.dispatch(cmd.SetNeed(kept, None, never_moved=True))
        page = open_room(session)
        flow = balancing(page)
        answer(flow, 5)
        answer(flow, 1)
        assert summary(flow).facts.mover == who_sits(page, 1, 7)
        assert session.person(kept).display_name in summary(flow).facts.cautions[0]

    def test_backspace_takes_back_one_answer(self, open_room: OpenRoom) -> None:
        page = open_room(uneven())
        flow = balancing(page)
        answer(flow, 5)
        answer(flow, 1)
        press(flow, Qt.Key.Key_Backspace)
        assert flow.answers == {GIVER: 5}
        press(flow, Qt.Key.Key_Backspace)
        press(flow, Qt.Key.Key_Backspace)
        assert page.flow is None

    def test_escape_leaves_and_the_places_are_forgotten(self, open_room: OpenRoom) -> None:
        page = open_room(uneven())
        flow = balancing(page)
        answer(flow, 5)
        press(flow, Qt.Key.Key_Escape)
        assert page.flow is None
        assert page.stack.currentWidget() is page.floor
        assert balancing(page).answers == {}

    def test_a_matter_settled_elsewhere_ends_the_questions(self, open_room: OpenRoom) -> None:
        page = open_room(uneven())
        balancing(page)
        out(page.live.session, *(who_sits(page, 1, place) for place in (1, 2, 3)))
        assert page.flow is None
        assert "a changé" in page.floor.notice.accessibleName()

    def test_leaving_confirm_by_the_keyboard_presses_the_button_in_focus(
        self, open_room: OpenRoom
    ) -> None:
        page = open_room(uneven())
        flow = balancing(page)
        answer(flow, 5)
        answer(flow, 1)
        back = button(flow, "Retour")
        back.setFocus()
        press(back, Qt.Key.Key_Return)
        assert not page.live.state.moves
        assert TAKER not in flow.answers


class TestLateEntry:
    def test_the_smallest_table_is_proposed(self, open_room: OpenRoom) -> None:
        page = open_room(uneven())
        assert late(page).table == 2

    def test_the_known_big_blind_gives_the_soonest_place(self, open_room: OpenRoom) -> None:
        page = open_room(uneven())
        flow = late(page)
        answer(flow, 1)
        assert "au plus tôt" in summary(flow).facts.details[0]
        assert cut_in(flow) == []
        press(flow, Qt.Key.Key_Return)
        assert page.live.state.entrants[17].seat == Seat(2, 2)
        assert "au plus tôt" in page.floor.notice.accessibleName()

    def test_an_unknown_big_blind_draws_a_place_and_says_which(self, open_room: OpenRoom) -> None:
        page = open_room(uneven())
        flow = late(page)
        click(button(flow, "Je ne sais pas"))
        press(flow, Qt.Key.Key_Return)
        seat = page.live.state.entrants[17].seat
        assert seat is not None
        assert seat.table == 2
        assert f"place {seat.number}" in page.floor.notice.accessibleName()
        assert "tirée au sort" in page.floor.notice.accessibleName()

    def test_where_every_seat_is_taken_it_is_said_first_and_a_table_opened_in_place(
        self, open_room: OpenRoom
    ) -> None:
        page = open_room(a_tournament(16, 4))
        page.live.dispatch(cmd.NextLevel())
        page.live.dispatch(cmd.NextLevel())
        flow = late(page, Majority.UNCHECKED)
        assert "Toutes les places sont prises" in shown_words(flow)
        assert button(flow, "Ouvrir la table 4").isEnabled()
        press(flow, Qt.Key.Key_Return)
        assert page.flow is flow
        assert page.live.state.tables[3].status is TableStatus.OPEN
        click(button(flow, "Majorité"))
        assert "Les entrées tardives sont closes" in shown_words(flow)

    def test_another_table_may_be_chosen(self, open_room: OpenRoom) -> None:
        page = open_room(uneven())
        out(page.live.session, who_sits(page, 1, 8))
        flow = late(page)
        flow.choose_table(1)
        answer(flow, 7)
        press(flow, Qt.Key.Key_Return)
        assert page.live.state.entrants[17].seat == Seat(1, 8)

    def test_majority_comes_first(self, open_room: OpenRoom) -> None:
        page = open_room(uneven())
        flow = late(page, Majority.UNCHECKED)
        assert flow.question is None
        assert flow.main is not None and flow.main.hasFocus(), "an age is checked, rarely vouched"
        press(flow.reason, Qt.Key.Key_Return)
        assert page.live.state.entrants[17].majority is Majority.UNCHECKED
        flow.reason.setText("membre depuis dix ans")
        press(flow.reason, Qt.Key.Key_Return)
        assert page.live.state.entrants[17].majority is Majority.VOUCHED
        assert page.live.state.entrants[17].seat is None
        assert flow.question is not None

    def test_after_the_delay_the_director_may_overrule(self, open_room: OpenRoom) -> None:
        session = uneven()
        session.dispatch(cmd.GoToStep(2))
        page = open_room(session)
        flow = late(page)
        assert flow.question is None
        flow.reason.setText("train en retard")
        click(flow.reason_button)
        answer(flow, 1)
        press(flow, Qt.Key.Key_Return)
        assert page.live.state.entrants[17].seat == Seat(2, 2)

    def test_a_clock_that_ticks_on_keeps_what_is_typed(self, open_room: OpenRoom) -> None:
        page = open_room(uneven())
        flow = late(page, Majority.UNCHECKED)
        flow.reason.setText("membre")
        clock_of(page.live.session).forward(1_000)
        page.live.dispatch(cmd.PauseClock())
        assert flow.reason.text() == "membre"


class TestFigures:
    @pytest.mark.parametrize(
        ("text", "place"), [("1", 1), ("9", 9), ("0", 10), ("é", 2), ("à", 10), ("x", None)]
    )
    def test_the_unshifted_row_of_a_french_keyboard_counts_too(
        self, text: str, place: int | None
    ) -> None:
        event = QKeyEvent(QKeyEvent.Type.KeyPress, 0, Qt.KeyboardModifier.NoModifier, text)
        assert place_of_key(event) == place

    def test_shortcuts_with_control_are_not_figures(self) -> None:
        event = QKeyEvent(QKeyEvent.Type.KeyPress, 0, Qt.KeyboardModifier.ControlModifier, "1")
        assert place_of_key(event) is None

    @pytest.mark.parametrize(("text", "place"), [("6", 6), ("-", None)])
    def test_the_minus_of_the_numeric_pad_takes_a_minute_away_as_ever(
        self, text: str, place: int | None
    ) -> None:
        event = QKeyEvent(QKeyEvent.Type.KeyPress, 0, Qt.KeyboardModifier.KeypadModifier, text)
        assert place_of_key(event) == place


class TestAPlayerDrawnByTheHouse:
    def test_only_the_table_that_takes_is_asked_and_nobody_is_named_before(
        self, open_room: OpenRoom
    ) -> None:
        session = uneven()
        rules = (DeclaredHouseRule("2.3", "", "MOVER_BY_LOT"),)
        session.dispatch(cmd.ChangeSetup(replace(session.state.setup, house_rules=rules)))
        page = open_room(session)
        flow = balancing(page)
        assert next(step.name for step in flow.steps()) == TAKER
        answer(flow, 5)
        # The farthest seat is near the button: it tells how the player comes in.
        click(button(flow, "Je ne sais pas"))
        facts = summary(flow).facts
        assert facts.name == "Un joueur tiré au sort"
        assert (facts.mover, facts.arrival) == (None, 4)
        counts = session.state.counts()
        click(button(flow, "Déplacer"))
        assert session.state.counts()[1] == counts[1] - 1
        assert session.state.moves[-1].to_seat == Seat(2, 4)
