"""The Independent Chip Model of a large field, by quadrature (room 54).

The finishing order of Malmuth–Harville is that of independent exponential times whose rates are
the stacks, the shortest time first. Whoever's time is *t* finishes behind those whose time is
shorter: how many are, out of independent chances, is a Poisson-binomial. Each share is thus one
integral over *t*. For every *t* the prize a player can expect is put together from the players
before him in the list and those after, all terms positive, so that nothing cancels.

Time is *t = exp(y − exp(−y))*, where the trapezoid rule converges at once; the step is halved
until the shares stop moving and sum to the prizes. NumPy does the sums: the plain library would
take minutes for three hundred players. It is imported here and nowhere else.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import log

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]

EARLIEST = -3.7
"""Where *t* is so small that nobody's time can be shorter."""

LONGEST = 45.0
"""Of the shortest stack's mean time: whoever is left by then is one in 10¹⁹."""

FIRST_STEP = 0.16
MOST_HALVINGS = 6
CLOSE_CENTS = 1e-4
CLOSE_SHARE = 1e-13
"""When to stop: shares that move less than this, in cents or as a part of the prizes."""

AT_ONCE = 2_000_000
"""Numbers held at once for the players before: sixteen megabytes."""


def integrated_shares(stacks: Sequence[int], prizes: Sequence[int | Fraction]) -> tuple[float, ...]:
    """Return each stack's share of the prizes, summing to them within a hundredth of a cent.

    >>> [round(share, 6) for share in integrated_shares([5000, 3000, 2000], [600, 400])]
    [435.714286, 330.0, 234.285714]
    """
    total = float(sum(prizes))
    paid = np.array([float(prize) for prize in prizes])
    rates = np.array([float(stack) for stack in stacks]) / float(sum(stacks))
    latest = log(LONGEST / float(rates.min()))
    close = max(CLOSE_CENTS, CLOSE_SHARE * total)
    step = FIRST_STEP
    nodes = np.arange(EARLIEST, latest + step, step)
    sums = _sums_at(nodes, rates, paid)
    shares = sums * step
    for _ in range(MOST_HALVINGS):
        sums = sums + _sums_at(nodes + step / 2, rates, paid)
        step /= 2
        nodes = np.sort(np.concatenate((nodes, nodes + step)))
        finer = sums * step
        moved = float(np.abs(finer - shares).max())
        shares = finer
        if moved <= close and abs(float(shares.sum()) - total) <= close:
            break
    # The shares of equal stacks are made equal to the last digit.
    of_stack: dict[int, list[float]] = {}
    for stack, share in zip(stacks, shares.tolist(), strict=True):
        of_stack.setdefault(stack, []).append(share)
    mean = {stack: sum(alike) / len(alike) for stack, alike in of_stack.items()}
    return tuple(mean[stack] for stack in stacks)


def _sums_at(nodes: Floats, rates: Floats, paid: Floats) -> Floats:
    """The integrand of every player, summed over these nodes."""
    sums = np.zeros(len(rates))
    at_once = max(8, AT_ONCE // (len(rates) * len(paid)))
    for first in range(0, len(nodes), at_once):
        y = nodes[first : first + at_once]
        times = np.exp(y - np.exp(-y))
        sums += _expected(times, rates, paid) @ (times * (1 + np.exp(-y)))
    return sums


def _expected(times: Floats, rates: Floats, paid: Floats) -> Floats:
    """For each player and time: the density of that time, times the prize expected then."""
    players = len(rates)
    places = len(paid)
    longer = np.exp(-np.outer(rates, times))
    shorter = -np.expm1(-np.outer(rates, times))
    before = np.empty((players, len(times), places))
    ahead = np.zeros((len(times), places))
    ahead[:, 0] = 1.0
    for i in range(players):
        before[i] = ahead
        moved = ahead[:, :-1] * shorter[i][:, None]
        ahead *= longer[i][:, None]
        ahead[:, 1:] += moved
    prize = np.broadcast_to(paid, (len(times), places)).copy()
    expected = np.empty((players, len(times)))
    for i in range(players - 1, -1, -1):
        np.einsum("tc,tc->t", before[i], prize, out=expected[i])
        moved = prize[:, 1:] * shorter[i][:, None]
        prize *= longer[i][:, None]
        prize[:, :-1] += moved
    expected *= longer
    expected *= rates[:, None]
    return expected
