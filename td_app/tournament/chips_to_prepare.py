"""Chips to take out of the cases: for the stacks, then for each colour-up (ROPTA 3.2)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from td_app.tournament.chip_set import level_payable
from td_app.tournament.structure import Break, Structure

Owned = Mapping[int, int | None]
"""How many chips of each value the cases hold; None when nobody counted them."""


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
                larger = _larger(value, step, owned)
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


def _larger(value: int, pause: Break, owned: Owned) -> tuple[int, ...]:
    return tuple(sorted(other for other in owned if other > value and other not in pause.removes))


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
    smallest, larger = values[0], values[1:]
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
