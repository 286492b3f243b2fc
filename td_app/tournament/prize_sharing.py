"""What players who share places win together: the prizes of the places they cover (2.7)."""

from __future__ import annotations

from fractions import Fraction

from td_app.tournament.prizes import PrizePlan, amounts

CENTS = 100


def places_covered(place: int, players: int) -> range:
    """Return the places that players tied from ``place`` cover between them."""
    return range(place, place + players)


def cents_shared(plan: PrizePlan, place: int, players: int) -> tuple[int, ...]:
    """Return the cents that each of ``players`` tied from ``place`` wins.

    The sums of the places covered are added and divided to the cent; a place beyond those
    paid adds nothing, so that a tie on the bubble shares the last prize (2.7). The odd cents
    go one each to those given first: callers give players in the order they were entered.

    >>> from td_app.tournament.prizes import MoneyPool, PrizeKind
    >>> plan = PrizePlan(PrizeKind.MONEY, money=MoneyPool(100, 5, (500, 300, 200)))
    >>> cents_shared(plan, 1, 1), cents_shared(plan, 2, 2), cents_shared(plan, 3, 3)
    ((5000,), (2500, 2500), (667, 667, 666))
    """
    sums = amounts(plan.money)
    total = sum(sums[n - 1] for n in places_covered(place, players) if n <= len(sums)) * CENTS
    each, odd = divmod(total, players)
    return tuple(each + (one < odd) for one in range(players))


def points_shared(plan: PrizePlan, place: int, players: int) -> Fraction:
    """Return the points each of ``players`` tied from ``place`` wins: the exact average.

    >>> from td_app.tournament.prizes import PrizeKind
    >>> points_shared(PrizePlan(PrizeKind.POINTS, points=(25, 18, 15)), 2, 2)
    Fraction(33, 2)
    """
    covered = [n for n in places_covered(place, players) if n <= len(plan.points)]
    return Fraction(sum(plan.points[n - 1] for n in covered), players)


def texts_covered(plan: PrizePlan, place: int, players: int) -> tuple[int, ...]:
    """Return the places, among those covered, that win what a text says."""
    covered = (n for n in places_covered(place, players) if n <= len(plan.texts))
    return tuple(n for n in covered if plan.texts[n - 1].strip())
