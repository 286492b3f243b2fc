"""Contradictions within a state: seats, players left, places, chips."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import TypeVar

from rules_ropta.table_layout import Seat
from td_app.tournament.state.tournament import Standing, TournamentState

Value = int | str | None | tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Finding:
    """A code with what it is about; ``sequence`` in the parameters is an entry of the journal."""

    code: str
    params: Mapping[str, Value] = field(default_factory=dict)


T = TypeVar("T")

NOTHING_YET = TournamentState()


def state_findings(
    state: TournamentState, before: TournamentState = NOTHING_YET
) -> Iterator[Finding]:
    """Yield what is wrong in a state, looking only at what changed since ``before``.

    One entry touches a table or two: looking at the whole room after each would make a
    long evening slow to check.
    """
    if state.entrants is not before.entrants or state.tables is not before.tables:
        yield from _seat_findings(state, before)
        at_tables = sum(len(table.places) for table in state.tables.values())
        if state.players_left != at_tables:
            yield Finding("PLAYERS_LEFT_WRONG", {"said": state.players_left, "seated": at_tables})
    if state.finishing is not before.finishing or state.stays is not before.stays:
        yield from _finishing_findings(state)
    if state.chips_in_play < 0 or state.chips_removed < 0:
        issued = state.chips_issued
        removed = state.chips_removed
        yield Finding("CHIPS_WRONG", {"issued": issued, "removed": removed})


def _seat_findings(state: TournamentState, before: TournamentState) -> Iterator[Finding]:
    """An entrant's seat and the table's place must say the same, both ways round."""
    tables = _changed(before.tables, state.tables)
    touched = _changed(before.entrants, state.entrants)
    for where in (state, before):
        for number in tables:
            if number in where.tables:
                touched.update(where.tables[number].places.values())
    places = {Seat(n, p) for n in tables if n in state.tables for p in state.tables[n].places}
    places.update(seat for who in touched if (seat := _seat_of(before, who)) is not None)
    for seat in sorted(places):
        yield from _place_findings(state, seat)
    for who in sorted(touched & state.entrants.keys()):
        yield from _entrant_findings(state, who)


def _place_findings(state: TournamentState, seat: Seat) -> Iterator[Finding]:
    who = _at(state, seat)
    if who is None:
        return
    where = {"table": seat.table, "place": seat.number, "entrant": who}
    if not 1 <= seat.number <= state.tables[seat.table].seats:
        yield Finding("NO_SUCH_PLACE", where)
    sits = _seat_of(state, who)
    if sits == seat:
        return
    if sits is not None and _at(state, sits) == who:
        yield Finding("SEATED_TWICE", where)
    else:
        yield Finding("SEAT_NOT_AGREED", where)


def _entrant_findings(state: TournamentState, who: int) -> Iterator[Finding]:
    seat = _seat_of(state, who)
    if (seat is not None) != (state.entrants[who].standing is Standing.SEATED):
        yield Finding("SEAT_AND_STANDING", {"entrant": who})
    if seat is None:
        return
    other = _at(state, seat)
    if other == who:
        return
    where = {"table": seat.table, "place": seat.number}
    if other is not None and _seat_of(state, other) == seat:
        yield Finding("TWO_AT_ONE_SEAT", {**where, "entrants": tuple(sorted((who, other)))})
    else:
        yield Finding("SEAT_NOT_AGREED", {**where, "entrant": who})


def _changed(before: Mapping[int, T], after: Mapping[int, T]) -> set[int]:
    kept = {key for key, value in after.items() if before.get(key) is value}
    return (before.keys() | after.keys()) - kept


def _seat_of(state: TournamentState, who: int) -> Seat | None:
    return state.entrants[who].seat if who in state.entrants else None


def _at(state: TournamentState, seat: Seat) -> int | None:
    table = state.tables.get(seat.table)
    return table.places.get(seat.number) if table is not None else None


def _finishing_findings(state: TournamentState) -> Iterator[Finding]:
    placed = Counter(who for group in state.finishing for who in group)
    left = {e.id for e in state.entrants.values() if e.standing.left}
    twice = tuple(sorted(who for who, times in placed.items() if times > 1))
    if twice:
        yield Finding("PLACED_TWICE", {"entrants": twice})
    if left != placed.keys():
        missing = tuple(sorted(left - placed.keys()))
        extra = tuple(sorted(placed.keys() - left))
        yield Finding("PLACES_WRONG", {"missing": missing, "extra": extra})
    if left != state.outs.keys():
        yield Finding("DEPARTURES_WRONG", {"entrants": tuple(sorted(left ^ state.outs.keys()))})
