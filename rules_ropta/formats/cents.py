"""Sharing money in whole cents: the sum is exact, nobody's share is a cent off."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import floor

SAME_REMAINDER = 6
"""Decimals of a cent to which remainders are compared: equal stacks tie, whatever was computed."""


def whole_cents(shares: Sequence[Fraction | float], total: int) -> tuple[int, ...]:
    """Return shares of ``total`` in whole cents: largest remainders first, earlier ones first.

    The shares sum to the total, within half a cent for those that are not exact.

    >>> whole_cents([Fraction(100, 3)] * 3, 100)
    (34, 33, 33)
    """
    cents = [floor(share) for share in shares]
    left_over = [share - cent for share, cent in zip(shares, cents, strict=True)]
    by_remainder = sorted(range(len(cents)), key=lambda i: (-_compared(left_over[i]), i))
    missing = total - sum(cents)
    if not 0 <= missing <= len(cents):
        raise ValueError(f"shares are {missing} cents away from {total}")
    for i in by_remainder[:missing]:
        cents[i] += 1
    return tuple(cents)


def _compared(remainder: Fraction | float) -> Fraction | float:
    return remainder if isinstance(remainder, Fraction) else round(remainder, SAME_REMAINDER)


def evenly(total: int, among: int) -> tuple[int, ...]:
    """Return a sum shared evenly, the odd cents to the first ones.

    >>> evenly(100, 3)
    (34, 33, 33)
    """
    each, odd = divmod(total, among)
    return tuple(each + (rank < odd) for rank in range(among))


def in_proportion(total: int, weights: Sequence[int]) -> tuple[Fraction, ...]:
    """Return the exact share of each weight in a sum.

    >>> in_proportion(100, [1, 2])
    (Fraction(100, 3), Fraction(200, 3))
    """
    whole = sum(weights)
    return tuple(Fraction(total * weight, whole) for weight in weights)
