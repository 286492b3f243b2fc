"""The list of entrants: who, where, in which state."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from operator import itemgetter

from rules_ropta.seat_draw import Need
from rules_ropta.table_layout import Seat
from td_app.tournament.state.person import Person
from td_app.tournament.state.tournament import AbsenceRecord, Entrant, Standing, TournamentState
from td_app.tournament.views.finishing import UNPLACED, places
from td_app.tournament.views.naming import KeptRows, Names


@dataclass(frozen=True, slots=True)
class PlayerRow:
    """One entrant. ``standing``: registered, seated, out, withdrawn, disqualified;
    ``waits`` for a seat; ``absence`` from the seat he has (1.9)."""

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
    absence: AbsenceRecord | None = None


@dataclass(frozen=True, slots=True)
class Players:
    """Every entrant by name, with the counts a director reads at a glance."""

    rows: tuple[PlayerRow, ...]
    registered: int
    present: int
    unchecked: int
    seated: int
    out: int
    absent: int = 0


#: A row with what it is ordered by.
Ordered = tuple[tuple[tuple[str, str], int], PlayerRow]


def players(state: TournamentState, names: Names, kept: KeptRows[Ordered] | None = None) -> Players:
    """Return the list of entrants by name; ``kept`` saves making the same rows again."""
    kept = kept or KeptRows()
    ranked = places(state)
    drawn = state.drawn
    ordered = []
    for who, entrant in state.entrants.items():
        place, tied = ranked.get(who, UNPLACED)
        waits = drawn and entrant.present and entrant.standing is Standing.REGISTERED
        values = (entrant, place, tied, waits, state.absences.get(who))
        ordered.append(kept.row(who, values, partial(_ordered, names, *values)))
    ordered.sort(key=itemgetter(0))
    rows = tuple(map(itemgetter(1), ordered))
    return Players(
        rows=rows,
        registered=len(rows),
        present=sum(row.present for row in rows),
        unchecked=sum(row.present and row.majority == "unchecked" for row in rows),
        seated=state.players_left,
        out=len(state.outs),
        absent=len(state.absences),
    )


def _ordered(
    names: Names,
    entrant: Entrant,
    place: int | None,
    tied: bool,
    waits: bool,
    absence: AbsenceRecord | None,
) -> Ordered:
    person = names.person(entrant.id)
    row = replace(_row(entrant, person, place, tied), waits=waits, absence=absence)
    return (person.sort_key, entrant.id), row


def _row(entrant: Entrant, person: Person, place: int | None, tied: bool) -> PlayerRow:
    return PlayerRow(
        entrant=entrant.id,
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
        waits=False,
    )


@dataclass(frozen=True, slots=True)
class DrawnSeat:
    """Who drew which seat; ``rank`` is the place in the order of entrants, from 1."""

    rank: int
    entrant: int
    name: str
    club: str
    seat: Seat


@dataclass(frozen=True, slots=True)
class DrawView:
    """One draw: seed in hexadecimal, method, order of entrants, result."""

    sequence: int
    at_ms: int
    seed: str
    method: str
    final_table: bool
    button_place: int
    buttons: tuple[tuple[int, int], ...]
    seats: tuple[DrawnSeat, ...]
    current: bool


def draws(state: TournamentState, names: Names) -> tuple[DrawView, ...]:
    """Return every draw that counts, the last one last."""
    found = []
    for record in state.draws:
        seats = dict(record.seats)
        found.append(
            DrawView(
                sequence=record.sequence,
                at_ms=record.at_ms,
                seed=record.seed,
                method=record.method,
                final_table=record.final_table,
                button_place=record.button_place,
                buttons=record.buttons,
                seats=tuple(
                    DrawnSeat(
                        rank=rank,
                        entrant=who,
                        name=names.person(who).display_name,
                        club=names.person(who).club,
                        seat=seats[who],
                    )
                    for rank, who in enumerate(record.order, 1)
                    if who in state.entrants
                ),
                current=record is state.draws[-1],
            )
        )
    return tuple(found)
