"""The list of entrants: who, where, in which state."""

from __future__ import annotations

from dataclasses import dataclass

from rules_ropta.seat_draw import Need
from rules_ropta.table_layout import Seat
from td_app.tournament.person import Person
from td_app.tournament.state import Standing, TournamentState
from td_app.tournament.views.naming import Names
from td_app.tournament.views.standings import places


@dataclass(frozen=True, slots=True)
class PlayerRow:
    """One entrant. ``standing``: registered, seated, out, withdrawn; ``waits`` for a seat."""

    entrant: int
    name: str
    person: Person
    club: str
    present: bool
    majority: str
    standing: str
    seat: Seat | None
    place: int | None
    tied: bool
    need: Need | None
    never_moved: bool
    late: bool
    waits: bool


@dataclass(frozen=True, slots=True)
class Players:
    """Every entrant by name, with the counts a director reads at a glance."""

    rows: tuple[PlayerRow, ...]
    registered: int
    present: int
    unchecked: int
    seated: int
    out: int


def players(state: TournamentState, names: Names) -> Players:
    """Return the list of entrants by name."""
    ranked = places(state)
    rows = []
    for who, entrant in state.entrants.items():
        person = names.person(who)
        place, tied = ranked.get(who, (None, False))
        rows.append(
            PlayerRow(
                entrant=who,
                name=person.display_name,
                person=person,
                club=person.club,
                present=entrant.present,
                majority=entrant.majority.value,
                standing=entrant.standing.value,
                seat=entrant.seat,
                place=place,
                tied=tied,
                need=entrant.need,
                never_moved=entrant.never_moved,
                late=entrant.late,
                waits=state.drawn and entrant.present and entrant.standing is Standing.REGISTERED,
            )
        )
    rows.sort(key=lambda row: (row.person.sort_key, row.entrant))
    return Players(
        rows=tuple(rows),
        registered=len(rows),
        present=sum(row.present for row in rows),
        unchecked=sum(row.present and row.majority == "unchecked" for row in rows),
        seated=state.players_left,
        out=len(state.outs),
    )
