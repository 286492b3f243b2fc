"""A table of prizes proposed from the number of entrants: places paid, their shares."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise

from td_app.tournament.state.prizes import MOST_PLACES, WHOLE

ENTRANTS_A_PLACE = 8
"""One place paid for about so many entrants: a table's worth of players."""


STEPS = (50, 10, 5)
"""What proposed shares are rounded to, in tenths of a percent, the roundest first."""


def places_proposed(entrants: int) -> int:
    """Return how many places to pay: one in eight to the nearest, at least one.

    >>> [places_proposed(entrants) for entrants in (0, 11, 12, 24, 41, 80)]
    [1, 1, 2, 3, 5, 10]
    """
    nearest = (entrants + ENTRANTS_A_PLACE // 2) // ENTRANTS_A_PLACE
    return min(max(1, nearest), MOST_PLACES)


def shares_proposed(places: int) -> tuple[int, ...]:
    """Return a share for each place, in tenths of a percent, summing to the whole.

    Each place gets ``1 / (place + ½)`` of the first's measure, a curve near what clubs
    write by hand (50/30/20 for three), rounded to the roundest step that keeps every place
    under the one above it. Many places share a figure: no step parts them all.

    >>> shares_proposed(3), shares_proposed(5)
    ((500, 300, 200), (380, 230, 160, 130, 100))
    """
    places = min(max(1, places), MOST_PLACES)
    for step in STEPS:
        shares = _rounded(places, step)
        if shares[-1] > 0 and all(a > b for a, b in pairwise(shares)):
            return shares
    halves = _rounded(places, STEPS[-1])
    return halves if halves[-1] > 0 else _rounded(places, 1)


def points_proposed(places: int) -> tuple[int, ...]:
    """Return points for each place, about a hundred in all: a figure to start from.

    >>> points_proposed(3)
    (50, 30, 20)
    """
    return tuple(max(1, share // 10) for share in shares_proposed(places))


def _rounded(places: int, step: int) -> tuple[int, ...]:
    """The curve in whole steps; those left over go where most was cut, the better place first."""
    weights = [Fraction(2, 2 * place + 1) for place in range(1, places + 1)]
    scale = Fraction(WHOLE, step) / sum(weights)
    exact = [weight * scale for weight in weights]
    steps = [int(one) for one in exact]
    cut = sorted(range(places), key=lambda i: (steps[i] - exact[i], i))
    for i in cut[: WHOLE // step - sum(steps)]:
        steps[i] += 1
    return tuple(count * step for count in steps)
