"""Blinds that the chips can pay, and how they rise level by level."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import log

from td_app.tournament.planning.structure_forecast import BIG_BLINDS_AT_THE_END
from td_app.tournament.state.chips import payable
from td_app.tournament.state.structure import AnteFormat, Level

ROUND_TENTHS = (10, 12, 15, 16, 20, 30, 40, 50, 60, 80)
"""Big blinds of the field, up to a power of ten, in tenths: 100, 120, 150, 160, 200…"""

CHIPS_IN_A_BIG_BLIND = 20
"""A value has had its time once a big blind is worth more than this many of it."""


def levels_of(
    blinds: Sequence[int],
    ante_from_level: int,
    ante_format: AnteFormat,
    values: tuple[int, ...],
    minutes: int,
) -> tuple[Level, ...]:
    """Return a level of ``minutes`` for each big blind, its ante from that level on (0: never)."""
    levels: list[Level] = []
    small = posted = 0
    for number, blind in enumerate(blinds, 1):
        if 0 < ante_from_level <= number:
            posted = ante(blind, posted, ante_format, values)
        # With chips of no usual figure the nearest pair may hold a smaller small blind.
        small = max(small, small_blind(blind, values))
        levels.append(Level(small, blind, posted, minutes))
    return tuple(levels)


def round_figures(
    low: int, high: int, tenths_played: tuple[int, ...] = ROUND_TENTHS
) -> Iterator[int]:
    """Yield the round figures from ``low`` to ``high``, both included, rising.

    >>> list(round_figures(100, 300))
    [100, 120, 150, 160, 200, 300]
    """
    power = 1
    while power <= high:
        for tenths in tenths_played:
            figure, rest = divmod(tenths * power, 10)
            if not rest and low <= figure <= high:
                yield figure
        power *= 10


def working(big_blind: int, values: tuple[int, ...]) -> tuple[int, ...]:
    """Return the values that still work at this big blind; the largest always does."""
    return tuple(
        value
        for value in values
        if value * CHIPS_IN_A_BIG_BLIND >= big_blind or value == values[-1]
    )


def pair_payable(big_blind: int, values: tuple[int, ...]) -> bool:
    """Return whether these values pay the big blind and a small blind that goes with it."""
    return payable(big_blind, values) and small_blind_with(big_blind, values) is not None


def small_blind(big_blind: int, values: tuple[int, ...]) -> int:
    """Return the small blind, paid by working chips when they can, else by any."""
    return (
        small_blind_with(big_blind, working(big_blind, values))
        or small_blind_with(big_blind, values)
        or big_blind
    )


def small_blind_with(big_blind: int, values: tuple[int, ...]) -> int | None:
    """Return half the big blind, or the least these chips pay up to two thirds (200/300)."""
    if big_blind % 2 == 0 and payable(big_blind // 2, values):
        return big_blind // 2
    return next(
        (
            amount
            for value in values
            for amount in [-(-big_blind // (2 * value)) * value]
            if amount * 3 <= big_blind * 2
        ),
        None,
    )


def ante(big_blind: int, before: int, ante_format: AnteFormat, values: tuple[int, ...]) -> int:
    """Return the ante: a whole big blind when one player pays, about an eighth when all do.

    Paid by all, it waits until some chip is worth no more than a quarter of the big blind.
    """
    if ante_format is AnteFormat.NONE:
        return 0
    if ante_format is not AnteFormat.CLASSIC:
        return big_blind
    for in_play in (working(big_blind, values), values):
        unit = in_play[0]
        posted = max(unit * max(1, round(big_blind / (8 * unit))), -(-before // unit) * unit)
        if posted * 4 <= big_blind:
            return posted
    return before


RARE_TENTHS = (14, 18, 24, 25, 35, 45, 70, 90)
"""Figures played when the evening has room for them only: 140, 180, 240, 250, 350…"""

FEWEST_AT_THE_END = 12
"""Under this many big blinds in play in all, the end was expected a level before."""

MOST_LEVELS = 80


@dataclass(frozen=True, slots=True)
class Climb:
    """The input of a ladder: first big blind, chips in play, and the values that must pay it."""

    first: int
    in_play: int
    values: tuple[int, ...]

    @property
    def end(self) -> int:
        """Return the least big blind at which about twenty are in play in all."""
        return -(-self.in_play // BIG_BLINDS_AT_THE_END)


def is_step(before: int, after: int, smallest: int) -> bool:
    """Return whether a big blind may follow another: from a quarter to three fifths more.

    The first pair of the ``smallest`` chip may double (25/50 to 50/100): nothing stands
    between.

    >>> is_step(100, 150, 25), is_step(100, 200, 25), is_step(50, 100, 25)
    (True, False, True)
    """
    if before == 2 * smallest and after == 2 * before:
        return True
    return before * 5 <= after * 4 and after * 5 <= before * 8


def ladder(climb: Climb, levels: int) -> tuple[float, tuple[int, ...]] | None:
    """Return the strain and the big blinds of ``levels`` levels, of the end and one more.

    The level after ``levels`` is the first with no more than twenty big blinds in play.
    None when no such way up exists.
    """
    figures = _figures(climb)
    rise = log(climb.end / climb.first) / levels if climb.end > climb.first else 0.0
    weigh = {figure: _weight(figure, climb.values) for figure in figures}
    ways: dict[int, tuple[float, tuple[int, ...]]] = {climb.first: (0.0, (climb.first,))}
    for place in range(1, levels + 2):
        allowed = [figure for figure in figures if _belongs(figure, place, levels, climb)]
        ways = _one_higher(ways, allowed, climb.values[0], rise, weigh)
        if place == levels:
            # An end with fewer than twenty big blinds in play strains.
            ways = {
                figure: (strain + 0.2 * log(figure / climb.end), climbed)
                for figure, (strain, climbed) in ways.items()
            }
    return min(ways.values(), default=None)


def lengths_possible(climb: Climb) -> tuple[int, int] | None:
    """Return the fewest and the most levels that lead to the end; None if no number does."""
    figures = _figures(climb)
    smallest = climb.values[0]
    reached = {climb.first}
    found = []
    for levels in range(1, MOST_LEVELS):
        reached = {f for f in figures for b in reached if f > b and is_step(b, f, smallest)}
        if any(_ends(figure, climb) for figure in reached):
            found.append(levels)
        reached = {figure for figure in reached if figure < climb.end}
        if not reached:
            break
    return (found[0], found[-1]) if found else None


def _one_higher(
    ways: dict[int, tuple[float, tuple[int, ...]]],
    allowed: list[int],
    smallest: int,
    rise: float,
    weigh: dict[int, float],
) -> dict[int, tuple[float, tuple[int, ...]]]:
    higher: dict[int, tuple[float, tuple[int, ...]]] = {}
    for before, (strain, path) in ways.items():
        for figure in allowed:
            if figure > before and is_step(before, figure, smallest):
                told = strain + weigh[figure] + 2 * (log(figure / before) - rise) ** 2
                if figure not in higher or told < higher[figure][0]:
                    higher[figure] = (told, (*path, figure))
    return higher


def _belongs(figure: int, place: int, levels: int, climb: Climb) -> bool:
    if place < levels:
        return figure < climb.end
    return _ends(figure, climb) if place == levels else figure > climb.end


def _ends(figure: int, climb: Climb) -> bool:
    return figure >= climb.end and figure * FEWEST_AT_THE_END <= climb.in_play


def _figures(climb: Climb) -> tuple[int, ...]:
    """Return the big blinds that these values pay, rising, up to one past the end."""
    highest = climb.end * 3
    usual = set(round_figures(climb.first, highest, ROUND_TENTHS + RARE_TENTHS))
    if climb.first not in usual:
        # Chips of no usual figure: the field's steps, counted in the smallest pair.
        steps = round_figures(1, highest // climb.first, ROUND_TENTHS + RARE_TENTHS)
        usual = {climb.first * step for step in steps}
        usual |= {climb.first * half // 2 for half in (3, 5, 7) if climb.first % 2 == 0}
    return tuple(sorted(figure for figure in usual if pair_payable(figure, climb.values)))


def _weight(figure: int, values: tuple[int, ...]) -> float:
    """Return what a figure costs: odd pairs, rare figures, chips that should have left."""
    weight = 0.0
    if small_blind(figure, values) * 2 != figure:
        weight += 0.15
    if not pair_payable(figure, working(figure, values)):
        weight += 0.3
    digits = str(figure)
    if digits.startswith("5"):
        weight += 0.06
    rare = {str(tenths).rstrip("0") for tenths in RARE_TENTHS}
    return weight + (0.25 if digits.rstrip("0") in rare else 0.0)
