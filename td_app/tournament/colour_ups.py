"""When a value leaves the tables and what to have ready for it (ROPTA 3.2)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from td_app.tournament.chips_to_prepare import preparation
from td_app.tournament.setup import TournamentSetup
from td_app.tournament.starting_stacks import starting_stack
from td_app.tournament.state import TournamentState
from td_app.tournament.structure import Break


@dataclass(frozen=True, slots=True)
class Departure:
    """A value that leaves at the break standing at ``step`` (from 0), after level ``level``.

    ``high`` is the chip given for it; ``leaving`` how many of it are in play at most,
    ``needed`` how many of ``high`` to have ready, None where stacks of the chips owned cannot
    be worked out. ``by_table`` shares them as (table, how many), each rounded up.
    """

    value: int
    high: int
    step: int
    level: int
    leaving: int | None = None
    needed: int | None = None
    by_table: tuple[tuple[int, int], ...] = ()


def departures(state: TournamentState) -> tuple[Departure, ...]:
    """Return the values still to leave, in the order of the structure."""
    known = _prepared(state.setup, stacks_issued(state))
    return tuple(
        _departure(state, step, value, high, known.get(value))
        for step, pause in _breaks(state.setup)
        for value in sorted(pause.removes)
        if value not in state.withdrawn_values
        and value in state.setup.chips.values
        and (high := next_value(state, value)) is not None
    )


def due(state: TournamentState, step: int) -> tuple[Departure, ...]:
    """Return the values whose break is on or past at ``step`` (from 0)."""
    return tuple(leaving for leaving in departures(state) if leaving.step <= step)


def announced(state: TournamentState, step: int) -> tuple[Departure, ...]:
    """Return the values that leave at the break right after the level played at ``step``."""
    return tuple(leaving for leaving in departures(state) if leaving.step == step + 1)


def values_left(state: TournamentState) -> tuple[int, ...]:
    """Return the values that have not been withdrawn, smallest first."""
    return tuple(v for v in state.setup.chips.values if v not in state.withdrawn_values)


def next_value(state: TournamentState, low: int) -> int | None:
    """Return the smallest larger value that stays in play when ``low`` leaves; None: it is last."""
    together = {
        value
        for _, pause in _breaks(state.setup)
        if low in pause.removes
        for value in pause.removes
    }
    larger = [value for value in values_left(state) if value > low]
    staying = [value for value in larger if value not in together]
    return min(staying or larger, default=None)


def tables_to_race(state: TournamentState, value: int) -> tuple[int, ...]:
    """Return the open tables with players where a value has not been raced, by number."""
    raced = {race.table for race in state.races if race.low == value}
    return tuple(t.number for t in state.open_tables() if t.places and t.number not in raced)


def stacks_issued(state: TournamentState) -> int:
    """Return how many starting stacks were put in play."""
    return state.chips_issued // max(1, state.setup.starting_stack)


def _breaks(setup: TournamentSetup) -> Iterator[tuple[int, Break]]:
    for place, step in enumerate(setup.structure.steps):
        if isinstance(step, Break):
            yield place, step


def _departure(
    state: TournamentState, step: int, value: int, high: int, leaving: int | None
) -> Departure:
    level = state.setup.structure.level_number(step)
    if leaving is None:
        return Departure(value, high, step, level)
    amount = leaving * value
    players = max(1, state.players_left)
    shared = tuple(
        (table.number, -(-amount * len(table.places) // (players * high)))
        for table in state.open_tables()
        if table.places
    )
    return Departure(value, high, step, level, leaving, -(-amount // high), shared)


@lru_cache(maxsize=64)
def _prepared(setup: TournamentSetup, stacks: int) -> dict[int, int]:
    """How many chips of each value leave, with the soundest starting stacks of the club's chips."""
    values = setup.chips.values
    removed = {value for _, pause in _breaks(setup) for value in pause.removes}
    if not values or values[-1] in removed or not setup.structure.levels or not stacks:
        return {}
    owned = {chip.value: chip.quantity for chip in setup.chips.chips}
    first = setup.structure.levels[0].big_blind
    stack = starting_stack(setup.starting_stack, values, first, owned, stacks)
    if stack is None:
        return {}
    needs = preparation(setup.structure, stack.counts, stacks, owned)
    return {} if needs is None else {up.value: up.leaving for up in needs.colour_ups}
