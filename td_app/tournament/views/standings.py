"""The ranking: places, ties shown as ties, those still in first (1.9, 1.10)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from operator import itemgetter

from rules_ropta.table_layout import Seat
from td_app.tournament.person import Person
from td_app.tournament.state import Entrant, OutRecord, Standing, TournamentState
from td_app.tournament.views.kept_rows import KeptRows
from td_app.tournament.views.naming import Names


@dataclass(frozen=True, slots=True)
class StandingRow:
    """One entrant's place. ``place`` is None while playing; ``tied`` when it is shared."""

    entrant: int
    name: str
    club: str
    place: int | None
    tied: bool
    seat: Seat | None
    level: int | None
    out_at_ms: int | None
    withdrew: bool
    disqualified: bool
    prize: str


@dataclass(frozen=True, slots=True)
class Standings:
    """The whole ranking: players still in by name, then the places from the best."""

    rows: tuple[StandingRow, ...]
    entrants: int
    players_left: int
    over: bool
    winner: str | None
    prizes: bool


def places(state: TournamentState) -> dict[int, tuple[int, bool]]:
    """Return place and tie of everyone ranked; the winner is ranked once alone.

    Counted from those left: a late entrant after an elimination lowers every place.
    """
    ranked: dict[int, tuple[int, bool]] = {}
    place = state.players_left + 1
    for group in reversed(state.finishing):
        for who in group:
            ranked[who] = (place, len(group) > 1)
        place += len(group)
    if state.over:
        ranked.update(dict.fromkeys(playing(state), (1, False)))
    return ranked


def playing(state: TournamentState) -> tuple[int, ...]:
    """Return the entrants who sit at a table now."""
    return tuple(who for table in state.open_tables() for who in table.places.values())


#: What an entrant without a place has of one.
UNPLACED: tuple[int | None, bool] = (None, False)

#: A row with what it is ordered by: the place (0 while playing), the name, the number.
Ordered = tuple[tuple[int, tuple[str, str], int], StandingRow]


def standings(
    state: TournamentState, names: Names, kept: KeptRows[Ordered] | None = None
) -> Standings:
    """Return the ranking as it stands; ``kept`` saves making the same rows again."""
    kept = kept or KeptRows()
    ranked = places(state)
    prizes = state.setup.prizes
    entrants = state.entrants
    ordered = []
    for who in dict.fromkeys((*playing(state), *ranked)):
        place, tied = ranked.get(who, UNPLACED)
        prize = prizes[place - 1] if place and place <= len(prizes) else ""
        values = (entrants[who], place, tied, state.outs.get(who), prize)
        ordered.append(kept.row(who, values, partial(_ordered, names, *values)))
    ordered.sort(key=itemgetter(0))
    rows = tuple(map(itemgetter(1), ordered))
    return Standings(
        rows=rows,
        entrants=len(rows),
        players_left=state.players_left,
        over=state.over,
        winner=next((r.name for r in rows if r.place == 1), None) if state.over else None,
        prizes=bool(prizes),
    )


def _ordered(
    names: Names,
    entrant: Entrant,
    place: int | None,
    tied: bool,
    record: OutRecord | None,
    prize: str,
) -> Ordered:
    person = names.person(entrant.id)
    row = _row(entrant, person, place, tied, record, prize)
    return (place or 0, person.sort_key, entrant.id), row


def _row(
    entrant: Entrant,
    person: Person,
    place: int | None,
    tied: bool,
    record: OutRecord | None,
    prize: str,
) -> StandingRow:
    return StandingRow(
        entrant=entrant.id,
        name=person.display_name,
        club=person.club,
        place=place,
        tied=tied,
        seat=entrant.seat,
        level=record.level if record else None,
        out_at_ms=record.at_ms if record else None,
        withdrew=entrant.standing is Standing.WITHDRAWN,
        disqualified=entrant.standing is Standing.DISQUALIFIED,
        prize=prize,
    )
