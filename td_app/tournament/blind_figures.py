"""Blinds and antes as the field plays them, paid by the chips at hand (ROPTA 4.2)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from td_app.tournament.chip_set import payable
from td_app.tournament.structure import AnteFormat, Level

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
