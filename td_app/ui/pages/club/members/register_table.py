"""The register as a table: members, late dues, number of evenings."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date

from PySide6.QtWidgets import QAbstractItemView

from td_app.register.member import Member
from td_app.ui.widgets.choices import Answer
from td_app.ui.widgets.pill import PillFacts
from td_app.ui.widgets.row_model import Column
from td_app.ui.widgets.row_table import RowTable
from td_app.ui.widgets.states import State, state_pill
from td_app.ui.widgets.tips import explained
from td_app.words.figures import short_day
from td_app.words.language import fr_en


@dataclass(frozen=True, slots=True)
class RegisterRow:
    """A card as the table shows it: how many evenings, whether the dues have run out."""

    member: Member
    evenings: int = 0
    late: bool = False


def rows_of(
    members: Sequence[Member], evenings: Mapping[int, int], today: date
) -> tuple[RegisterRow, ...]:
    """Return the cards with their evenings, the dues judged at ``today``."""
    return tuple(
        RegisterRow(member, evenings.get(member.id, 0), member.dues_late(today))
        for member in members
    )


FILTERS: Mapping[str, Callable[[RegisterRow], bool]] = {
    "all": lambda row: row.member.left is None,
    "members": lambda row: row.member.left is None and not row.member.guest,
    "guests": lambda row: row.member.left is None and row.member.guest,
    "late": lambda row: row.member.left is None and row.late,
    "left": lambda row: row.member.left is not None,
}


def filter_words() -> tuple[Answer, ...]:
    """Return the filters with their words, in the language of the screens."""
    return (
        ("all", fr_en("Tous", "All")),
        ("members", fr_en("Membres", "Members")),
        ("guests", fr_en("Invités", "Guests")),
        (
            "late",
            fr_en("En retard", "Dues overdue"),
            (
                "N’affiche que les membres dont la cotisation est en retard.",
                "Shows only members whose dues are overdue.",
            ),
        ),
        (
            "left",
            fr_en("Partis", "Left"),
            (
                "N’affiche que les membres qui ont quitté le club.",
                "Shows only members who have left the club.",
            ),
        ),
    )


def standing_of(row: RegisterRow) -> PillFacts:
    """Return what somebody is to the club, as a word and a shape."""
    if row.member.left is not None:
        return state_pill(State.GONE, fr_en("parti", "left"))
    if row.member.guest:
        return state_pill(State.OF_A_KIND, fr_en("invité", "guest"))
    return state_pill(State.PLAIN, fr_en("membre", "member"))


def dues_of(row: RegisterRow) -> PillFacts | None:
    """Return until when the dues are paid; None while it is not known."""
    until = row.member.dues_until
    if until is None or row.member.guest:
        return None
    if row.late:
        return state_pill(State.LATE, short_day(until))
    return state_pill(State.DONE, short_day(until))


class RegisterTable(RowTable[RegisterRow]):
    """The cards, a row each; sorted by a title, found by any word."""

    def __init__(self) -> None:
        """Start with an empty list."""
        super().__init__((*_who(), *_what()), lambda row: row.member.id)
        self.setAccessibleName(fr_en("Registre du club", "Club members list"))
        explained(
            self,
            "Choisissez une fiche pour la lire, ou plusieurs (Ctrl ou Maj) pour les changer "
            "ensemble.",
            "Select a profile to read it, or several (Ctrl or Shift) to change them together.",
        )
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)


def _who() -> tuple[Column[RegisterRow], ...]:
    return (
        Column(
            "name",
            fr_en("Nom", "Name"),
            lambda row: row.member.person.sort_key,
            text=lambda row: row.member.name,
            fills=True,
            named=True,
            sought=lambda row: f"{row.member.name} {row.member.person.pseudonym}",
            tip=lambda row: row.member.note,
        ),
        Column(
            "pseudonym",
            fr_en("Pseudo", "Nickname"),
            lambda row: row.member.person.pseudonym,
            width=104,
            hides_below=760,
            hides_without=lambda row: row.member.person.pseudonym,
        ),
        Column(
            "club",
            fr_en("Club", "Club"),
            lambda row: row.member.person.club,
            width=144,
            hides_below=500,
            hides_without=lambda row: row.member.person.club,
            grows=True,
            tip=lambda row: row.member.person.club,
        ),
        Column(
            "licence",
            fr_en("Licence", "Licence"),
            lambda row: row.member.person.licence,
            width=84,
            hides_below=600,
            hides_without=lambda row: row.member.person.licence,
        ),
    )


def _what() -> tuple[Column[RegisterRow], ...]:
    return (
        Column(
            "standing",
            fr_en("Statut", "Status"),
            lambda row: standing_of(row).text,
            width=104,
            pill=standing_of,
            grows=True,
            searched=False,
        ),
        Column(
            "dues",
            fr_en("Cotisation", "Dues"),
            lambda row: row.member.dues_until,
            text=lambda row: facts.text if (facts := dues_of(row)) else "",
            width=128,
            hides_without=dues_of,
            pill=dues_of,
            searched=False,
            tip=_dues_tip,
        ),
        Column(
            "since",
            fr_en("Depuis", "Since"),
            lambda row: row.member.since,
            text=lambda row: short_day(row.member.since) if row.member.since else "",
            width=108,
            hides_below=1000,
            hides_without=lambda row: row.member.since,
            searched=False,
        ),
        Column(
            "evenings",
            fr_en("Soirées", "Events"),
            lambda row: row.evenings,
            text=lambda row: str(row.evenings or ""),
            figures=True,
            width=84,
            hides_without=lambda row: row.evenings,
            searched=False,
        ),
    )


def _dues_tip(row: RegisterRow) -> str:
    if row.late:
        return fr_en("Cotisation en retard", "Dues overdue")
    if dues_of(row):
        return fr_en("À jour", "Paid up")
    return ""
