"""The list of entrants: who, where, in which state."""

from __future__ import annotations

from dataclasses import dataclass, replace

from rules_ropta.seat_draw import Need
from rules_ropta.table_layout import Seat
from td_app.tournament.decide.moves import still_to_seat
from td_app.tournament.state.person import Person
from td_app.tournament.state.tournament import AbsenceRecord, Entrant, TournamentState
from td_app.tournament.views.finishing import UNPLACED, Placed, places
from td_app.tournament.views.naming import KeptOrder, Names


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


def players(
    state: TournamentState, names: Names, kept: KeptOrder[PlayerRow] | None = None
) -> Players:
    """Return the list of entrants by name; ``kept`` saves making the same rows again."""
    kept = kept or KeptOrder()
    ranked = places(state)
    waiting = dict.fromkeys(still_to_seat(state), True)
    for who in kept.changes.since(state.entrants, ranked, waiting, state.absences):
        entrant = state.entrants.get(who)
        if entrant is None:
            kept.drop(who)
            continue
        person = names.person(who)
        row = _row(entrant, person, ranked.get(who, UNPLACED), state.absences.get(who))
        row = replace(row, waits=True) if who in waiting else row
        kept.put(who, (person.sort_key, who), row)
    rows = kept.rows()
    present = [row for row in rows if row.present]
    return Players(
        rows=rows,
        registered=len(rows),
        present=len(present),
        unchecked=sum(row.majority == "unchecked" for row in present),
        seated=state.players_left,
        out=len(state.outs),
        absent=len(state.absences),
    )


def _row(
    entrant: Entrant, person: Person, placed: Placed, absence: AbsenceRecord | None
) -> PlayerRow:
    return PlayerRow(
        entrant=entrant.id,
        name=person.display_name,
        person=person,
        club=person.club,
        present=entrant.present,
        majority=entrant.majority.value,
        standing=entrant.standing.value,
        seat=entrant.seat,
        place=placed[0],
        tied=placed[1],
        need=entrant.need,
        never_moved=entrant.never_moved,
        late=entrant.late,
        waits=False,
        absence=absence,
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
