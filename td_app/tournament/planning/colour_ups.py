"""Colours that leave play: when, what replaces them, and the chips to have ready (3.2)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache

from td_app.tournament.planning.starting_stacks import starting_stack
from td_app.tournament.state.chips import ChipSet, Owned, level_payable
from td_app.tournament.state.structure import Break, Structure
from td_app.tournament.state.tournament import TournamentState


@dataclass(frozen=True, slots=True)
class ColourUp:
    """A value that leaves at the break standing at ``step`` (from 0), after level ``level``.

    ``leaving`` is how many of it are in play, at most; ``brought`` the larger chips to have
    ready for them, as (value, how many).
    """

    value: int
    step: int
    level: int
    leaving: int
    brought: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class Preparation:
    """The colour-ups in order, chips needed in all by value, and those the cases lack.

    ``needed`` and ``missing`` are (value, how many), smallest value first.
    """

    colour_ups: tuple[ColourUp, ...]
    needed: tuple[tuple[int, int], ...]
    missing: tuple[tuple[int, int], ...]


@dataclass
class _Cases:
    owned: Owned
    taken: dict[int, int] = field(default_factory=dict)

    def left(self, value: int) -> int | None:
        owned = self.owned.get(value, 0)
        return None if owned is None else max(0, owned - self.taken.get(value, 0))

    def take(self, value: int, count: int) -> None:
        self.taken[value] = self.taken.get(value, 0) + count


def preparation(
    structure: Structure, counts: tuple[tuple[int, int], ...], stacks: int, owned: Owned
) -> Preparation | None:
    """Return what ``stacks`` stacks of ``counts`` and the breaks of a structure need.

    None when a level could not be paid with the values that are in play by then.
    """
    cases = _Cases(owned)
    in_play = {value: count * stacks for value, count in counts}
    for value, count in in_play.items():
        cases.take(value, count)
    colour_ups: list[ColourUp] = []
    for place, step in enumerate(structure.steps):
        if isinstance(step, Break):
            for value in step.removes:
                leaving = in_play.pop(value, 0)
                larger = tuple(
                    sorted(other for other in owned if other > value and other not in step.removes)
                )
                brought = _exchanged(value * leaving, larger, cases)
                for coming, count in brought:
                    cases.take(coming, count)
                    in_play[coming] = in_play.get(coming, 0) + count
                level = structure.level_number(place)
                colour_ups.append(ColourUp(value, place, level, leaving, brought))
        elif not level_payable(step, (value for value, count in in_play.items() if count)):
            return None
    needed = tuple(sorted(cases.taken.items()))
    return Preparation(tuple(colour_ups), needed, _missing(needed, owned))


def _exchanged(amount: int, larger: tuple[int, ...], cases: _Cases) -> tuple[tuple[int, int], ...]:
    """Return the chips brought for an amount: the next value, larger ones where it runs out.

    The amount is rounded up to a chip of the next value. When the cases cannot make it, the
    value of which the fewest lack is counted all the same.
    """
    smallest = larger[0]
    rounded = -(-amount // smallest) * smallest
    brought = _filled(rounded, larger, cases)
    if brought is not None:
        return brought
    lacking = []
    for value in larger:
        with_more = _Cases({**cases.owned, value: None}, cases.taken)
        filled = _filled(rounded, larger, with_more)
        if filled is not None:
            lacking.append((dict(filled).get(value, 0) - (cases.left(value) or 0), filled))
    return min(lacking)[1]


def _filled(
    amount: int, values: tuple[int, ...], cases: _Cases
) -> tuple[tuple[int, int], ...] | None:
    """Return chips worth exactly ``amount``, as many of the smallest as the cases hold."""
    if not amount:
        return ()
    if not values:
        return None
    smallest = values[0]
    larger = values[1:]
    left = cases.left(smallest)
    most = amount // smallest if left is None else min(left, amount // smallest)
    # A larger chip stands for a few small ones: so many counts fewer are worth trying.
    for count in range(most, max(-1, most - 1 - (larger[0] // smallest if larger else 0)), -1):
        rest = _filled(amount - count * smallest, larger, cases)
        if rest is not None:
            return ((smallest, count), *rest) if count else rest
    return None


def _missing(needed: tuple[tuple[int, int], ...], owned: Owned) -> tuple[tuple[int, int], ...]:
    lacks = []
    for value, count in needed:
        held = owned.get(value, 0)
        if held is not None and count > held:
            lacks.append((value, count - held))
    return tuple(lacks)


@dataclass(frozen=True, slots=True)
class Departure:
    """A value that leaves at the break standing at ``step`` (from 0), after level ``level``.

    ``high`` is the chip given for it; ``leaving`` how many of it are in play at most,
    ``needed`` how many of ``high`` to have ready, None where stacks of the chips owned cannot
    be worked out. ``by_table`` shares them as (table, how many), each rounded up: ``needed`` is
    their sum once seats are drawn.
    """

    value: int
    high: int
    step: int
    level: int
    leaving: int | None = None
    needed: int | None = None
    by_table: tuple[tuple[int, int], ...] = ()


def departures(
    state: TournamentState, *, first: int = 0, last: int | None = None
) -> tuple[Departure, ...]:
    """Return the values still to leave, in the order of the structure, at these steps of it."""
    setup = state.setup
    known = _prepared(setup.structure, setup.chips, setup.starting_stack, stacks_issued(state))
    return tuple(
        _departure(state, step, value, high, known.get(value))
        for step, pause in _breaks(setup.structure)
        if first <= step and (last is None or step <= last)
        for value in sorted(pause.removes)
        if value not in state.withdrawn_values
        and value in state.setup.chips.values
        and (high := next_value(state, value)) is not None
    )


def due(state: TournamentState, step: int) -> tuple[Departure, ...]:
    """Return the values whose break is on or past at ``step`` (from 0)."""
    return departures(state, last=step)


def announced(state: TournamentState, step: int) -> tuple[Departure, ...]:
    """Return the values that leave at the break right after the level played at ``step``."""
    return departures(state, first=step + 1, last=step + 1)


def values_left(state: TournamentState) -> tuple[int, ...]:
    """Return the values that have not been withdrawn, smallest first."""
    return tuple(v for v in state.setup.chips.values if v not in state.withdrawn_values)


def next_value(state: TournamentState, low: int) -> int | None:
    """Return the smallest larger value that stays in play when ``low`` leaves; None: it is last."""
    together = _leaving_with(state, low)
    larger = [value for value in values_left(state) if value > low]
    staying = [value for value in larger if value not in together]
    return min(staying or larger, default=None)


def smallest_left(state: TournamentState, low: int, high: int) -> int:
    """Return the smallest value still in play once ``low`` has left for ``high`` (3.2).

    That of the chip given to whoever loses the last one: it does not leave with ``low``.
    """
    together = {low, *_leaving_with(state, low)}
    return min((v for v in values_left(state) if v < high and v not in together), default=high)


def _leaving_with(state: TournamentState, low: int) -> set[int]:
    """The values removed by the break that removes ``low``, itself among them."""
    return {
        value
        for _, pause in _breaks(state.setup.structure)
        if low in pause.removes
        for value in pause.removes
    }


def tables_to_race(state: TournamentState, value: int) -> tuple[int, ...]:
    """Return the open tables with players where a value has not been raced, by number."""
    raced = {race.event.table for race in state.races if race.event.low == value}
    return tuple(t.number for t in state.open_tables() if t.places and t.number not in raced)


def stacks_issued(state: TournamentState) -> int:
    """Return how many starting stacks were put in play."""
    return state.chips_issued // max(1, state.setup.starting_stack)


def _breaks(structure: Structure) -> Iterator[tuple[int, Break]]:
    for place, step in enumerate(structure.steps):
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
    needed = sum(count for _, count in shared) if shared else -(-amount // high)
    return Departure(value, high, step, level, leaving, needed, shared)


@lru_cache(maxsize=64)
def _prepared(structure: Structure, chips: ChipSet, amount: int, stacks: int) -> dict[int, int]:
    """Return how many chips of each value leave, with the soundest starting stacks of the
    club's chips.
    """
    values = chips.values
    removed = {value for _, pause in _breaks(structure) for value in pause.removes}
    if not values or values[-1] in removed or not structure.levels or not stacks:
        return {}
    owned = {chip.value: chip.quantity for chip in chips.chips}
    stack = starting_stack(amount, values, structure.levels[0].big_blind, owned, stacks)
    if stack is None:
        return {}
    needs = preparation(structure, stack.counts, stacks, owned)
    return {} if needs is None else {up.value: up.leaving for up in needs.colour_ups}
