"""How levels and breaks share the evening: length of a level, where the breaks fall."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import count

from td_app.tournament.structure_wish import StructureWish

FEWEST_LEVELS = 2


@dataclass(frozen=True, slots=True)
class EveningPlan:
    """``levels`` of ``level_minutes`` each before the end is expected, at minute ``minutes``.

    ``breaks`` are the numbers of the levels after which there is one; ``strain`` says how far
    the plan is from what was asked (0: nothing is missed).
    """

    level_minutes: int
    levels: int
    breaks: tuple[int, ...]
    minutes: int
    strain: float


def evening_plans(wish: StructureWish) -> tuple[EveningPlan, ...]:
    """Return the plan of each length of level allowed, the nearest to the wish first."""
    lengths = range(wish.shortest_level, wish.longest_level + 1)
    plans = (evening_plan(wish, length) for length in lengths)
    return tuple(sorted(plans, key=lambda plan: (plan.strain, plan.level_minutes)))


def evening_plan(wish: StructureWish, level_minutes: int) -> EveningPlan:
    """Return the plan with levels of this length that ends nearest to the minutes wanted."""
    ends = _nearest_end(wish, level_minutes)
    return planned(wish, level_minutes, ends)


def planned(wish: StructureWish, level_minutes: int, levels: int) -> EveningPlan:
    """Return the plan that expects the end after this many levels.

    No break comes after the last level, nor just before it: the end is played in one go.
    """
    breaks = tuple(
        after for after in _breaks_after(wish, level_minutes, levels) if after <= levels - 2
    )
    minutes = levels * level_minutes + len(breaks) * wish.break_minutes
    return EveningPlan(
        level_minutes, levels, breaks, minutes, _strain(wish, level_minutes, minutes)
    )


def _nearest_end(wish: StructureWish, level_minutes: int) -> int:
    best, missed = FEWEST_LEVELS, None
    for levels in count(FEWEST_LEVELS):
        off = abs(planned(wish, level_minutes, levels).minutes - wish.minutes)
        if missed is not None and off > missed:
            return best
        best, missed = levels, off
    raise AssertionError("an evening always gets longer")


def _breaks_after(wish: StructureWish, level_minutes: int, levels: int) -> tuple[int, ...]:
    if not wish.first_break:
        return ()
    first = levels_in(wish.first_break, level_minutes)
    return tuple(range(first, levels, levels_in(wish.between_breaks, level_minutes)))


def levels_in(minutes: int, level_minutes: int) -> int:
    """Return how many levels come nearest to so many minutes, one at least.

    >>> levels_in(80, 20), levels_in(75, 20), levels_in(5, 20)
    (4, 4, 1)
    """
    return max(1, (2 * minutes + level_minutes) // (2 * level_minutes))


def _strain(wish: StructureWish, level_minutes: int, minutes: int) -> float:
    """Return how far from the wish: the end first, then the breaks, then the usual lengths."""
    off = 2.0 * abs(minutes - wish.minutes) / wish.minutes
    if wish.first_break:
        off += _off(wish.first_break, level_minutes) + 0.5 * _off(
            wish.between_breaks, level_minutes
        )
    middle = (wish.shortest_level + wish.longest_level) / 2
    off += 0.3 * abs(level_minutes - middle) / middle
    return off + (0.0 if level_minutes % 5 == 0 else 0.25)


def _off(minutes: int, level_minutes: int) -> float:
    return abs(levels_in(minutes, level_minutes) * level_minutes - minutes) / minutes
