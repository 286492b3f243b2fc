"""What places win, how those who tie share it, and what was given."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from fractions import Fraction
from functools import lru_cache

from rules_ropta.ruling import Refused

MOST_PLACES = 200
"""Places paid at most: beyond, a share would be under a tenth of a percent."""

LARGEST_POOL = 10_000_000

MOST_POINTS = 1_000_000

WHOLE = 1_000
"""All of a pool, in tenths of a percent."""


class PrizeKind(Enum):
    """What is won; free entry is the rule, so money is only for a club that allows it."""

    NONE = "none"
    IN_KIND = "in_kind"
    HONORARY = "honorary"
    POINTS = "points"
    MONEY = "money"

    @property
    def worded(self) -> bool:
        """Return whether a place wins what a text says: it cannot be divided by sums."""
        return self in (PrizeKind.IN_KIND, PrizeKind.HONORARY)


@dataclass(frozen=True, slots=True)
class MoneyPool:
    """A sum to give: ``pool`` and ``unit`` in whole euros, ``shares`` in tenths of a percent."""

    pool: int = 0
    unit: int = 1
    shares: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class PrizePlan:
    """The prizes of a tournament, the best place first; only the kind's own field counts."""

    kind: PrizeKind = PrizeKind.NONE
    texts: tuple[str, ...] = ()
    points: tuple[int, ...] = ()
    money: MoneyPool = field(default_factory=MoneyPool)

    @property
    def paid(self) -> int:
        """Return the places paid, 0 without prizes."""
        match self.kind:
            case PrizeKind.IN_KIND | PrizeKind.HONORARY:
                return len(self.texts)
            case PrizeKind.POINTS:
                return len(self.points)
            case PrizeKind.MONEY:
                return len(self.money.shares)
            case PrizeKind.NONE:
                return 0

    def __bool__(self) -> bool:
        """Return whether anything is won."""
        return self.paid > 0


def plan_of(
    kind: PrizeKind, texts: tuple[str, ...], points: tuple[int, ...], money: MoneyPool
) -> PrizePlan:
    """Return the plan in force: places without a text at the end, and a kind that gives
    nothing at all, count as no prize.

    >>> plan_of(PrizeKind.IN_KIND, ("Panier", "", ""), (), MoneyPool()).paid
    1
    >>> plan_of(PrizeKind.HONORARY, (), (), MoneyPool()).kind
    <PrizeKind.NONE: 'none'>
    """
    given = texts
    while given and not given[-1].strip():
        given = given[:-1]
    plan = PrizePlan(kind, given, points, money)
    return plan if plan else PrizePlan()


@lru_cache(maxsize=16)
def amounts(money: MoneyPool) -> tuple[int, ...]:
    """Return the euros of each place: they sum to the pool and never rise down the places.

    Each share is rounded down to the unit and what is left goes to the first place: any
    other place so raised could pass the one above it, and "rounded down, the rest to the
    winner" can be said aloud and done again by hand.

    >>> amounts(MoneyPool(pool=255, unit=10, shares=(500, 300, 200)))
    (135, 70, 50)
    """
    if not money.shares:
        return ()
    rounded = [money.pool * share // (WHOLE * money.unit) * money.unit for share in money.shares]
    return (money.pool - sum(rounded[1:]), *rounded[1:])


def check_prizes(kind: PrizeKind, points: tuple[int, ...], money: MoneyPool, texts: int) -> None:
    """Refuse prizes that cannot be given; ``texts`` is how many places have one."""
    places = {PrizeKind.POINTS: len(points), PrizeKind.MONEY: len(money.shares)}
    if places.get(kind, texts if kind.worded else 0) > MOST_PLACES:
        raise Refused("PRIZES_TOO_MANY", most=MOST_PLACES)
    if kind is PrizeKind.POINTS:
        _check_points(points)
    if kind is PrizeKind.MONEY:
        _check_money(money)


def _check_points(points: tuple[int, ...]) -> None:
    if not points:
        raise Refused("PRIZES_NO_POINTS")
    for place, won in enumerate(points, 1):
        if not 1 <= won <= MOST_POINTS:
            raise Refused("PRIZES_POINTS", place=place)
    _check_never_rises(points)


def _check_money(money: MoneyPool) -> None:
    if not 1 <= money.pool <= LARGEST_POOL:
        raise Refused("PRIZES_POOL", one=1, most=LARGEST_POOL)
    if not 1 <= money.unit <= money.pool:
        raise Refused("PRIZES_UNIT", one=1, pool=money.pool)
    if not money.shares:
        raise Refused("PRIZES_NO_SHARE")
    for place, share in enumerate(money.shares, 1):
        if not 1 <= share <= WHOLE:
            raise Refused("PRIZES_SHARE", place=place, least=1, whole=WHOLE)
    total = sum(money.shares)
    if total < WHOLE:
        raise Refused("PRIZES_SHARES_SHORT", total=total, gap=WHOLE - total)
    if total > WHOLE:
        raise Refused("PRIZES_SHARES_OVER", total=total, gap=total - WHOLE)
    _check_never_rises(money.shares)
    for place, won in enumerate(amounts(money), 1):
        if won < 1:
            raise Refused("PRIZES_UNIT_TOO_LARGE", place=place, unit=money.unit)


def _check_never_rises(won: tuple[int, ...]) -> None:
    for place in range(2, len(won) + 1):
        if won[place - 1] > won[place - 2]:
            raise Refused("PRIZES_RISE", place=place)


@dataclass(frozen=True, slots=True)
class PrizeGiven:
    """The prize of a place, and whom it goes to: several entrants share it."""

    prize: int
    to: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class AwardRecord:
    """How players tied from ``place`` share what texts say; ``tied`` by number."""

    place: int
    tied: tuple[int, ...]
    given: tuple[PrizeGiven, ...]


CENTS = 100


def places_covered(place: int, players: int) -> range:
    """Return the places that players tied from ``place`` cover between them."""
    return range(place, place + players)


def cents_shared(plan: PrizePlan, place: int, players: int) -> tuple[int, ...]:
    """Return the cents that each of ``players`` tied from ``place`` wins.

    The sums of the places covered are added and divided to the cent; a place beyond those
    paid adds nothing, so that a tie on the bubble shares the last prize (2.7). The odd cents
    go one each to those given first: callers give players in the order they were entered.

    >>> from td_app.tournament.state.prizes import MoneyPool, PrizeKind
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

    >>> from td_app.tournament.state.prizes import PrizeKind
    >>> points_shared(PrizePlan(PrizeKind.POINTS, points=(25, 18, 15)), 2, 2)
    Fraction(33, 2)
    """
    covered = [n for n in places_covered(place, players) if n <= len(plan.points)]
    return Fraction(sum(plan.points[n - 1] for n in covered), players)


def texts_covered(plan: PrizePlan, place: int, players: int) -> tuple[int, ...]:
    """Return the places, among those covered, that win what a text says."""
    covered = (n for n in places_covered(place, players) if n <= len(plan.texts))
    return tuple(n for n in covered if plan.texts[n - 1].strip())
