"""The ranking: places, ties shown as ties, those still in first (1.9, 1.10)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from operator import itemgetter

from rules_ropta.table_layout import Seat
from td_app.tournament.planning.placings import placings
from td_app.tournament.state.person import Person
from td_app.tournament.state.tournament import Entrant, OutRecord, Standing, TournamentState
from td_app.tournament.views.naming import KeptRows, Names
from td_app.tournament.views.prizes import Won, winnings


@dataclass(frozen=True, slots=True)
class StandingRow:
    """One entrant's place. ``place`` is None while playing; ``tied`` when it is shared.

    ``won`` is what the place wins him, None for nothing.
    """

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
    won: Won | None = None


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
    return {
        who: (placing.place, len(placing.entrants) > 1)
        for placing in placings(state)
        for who in placing.entrants
    }


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
    won = winnings(state)
    entrants = state.entrants
    ordered = []
    for who in dict.fromkeys((*playing(state), *ranked)):
        place, tied = ranked.get(who, UNPLACED)
        values = (entrants[who], place, tied, state.outs.get(who), won.get(who))
        ordered.append(kept.row(who, values, partial(_ordered, names, *values)))
    ordered.sort(key=itemgetter(0))
    rows = tuple(map(itemgetter(1), ordered))
    return Standings(
        rows=rows,
        entrants=len(rows),
        players_left=state.players_left,
        over=state.over,
        winner=next((r.name for r in rows if r.place == 1), None) if state.over else None,
        prizes=bool(state.setup.prize_plan),
    )


def _ordered(
    names: Names,
    entrant: Entrant,
    place: int | None,
    tied: bool,
    record: OutRecord | None,
    won: Won | None,
) -> Ordered:
    person = names.person(entrant.id)
    row = _row(entrant, person, place, tied, record, won)
    return (place or 0, person.sort_key, entrant.id), row


def _row(
    entrant: Entrant,
    person: Person,
    place: int | None,
    tied: bool,
    record: OutRecord | None,
    won: Won | None,
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
        prize=" · ".join(text.text for text in won.texts) if won else "",
        won=won,
    )
