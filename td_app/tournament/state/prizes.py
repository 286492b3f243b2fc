"""Prizes of places, how tied players share them, and the prizes awarded."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import Enum
from fractions import Fraction
from functools import lru_cache

from rules_ropta.formats.payouts import PoolToPay, payout
from rules_ropta.ruling import Refused

MOST_PLACES = 200
"""Places paid at most: beyond, a share would be under a tenth of a percent."""

MOST_SEATS = 1_000
"""Seats that a satellite gives at most: beyond, what one costs is a slip of the finger."""

LARGEST_POOL = 10_000_000

CENTS = 100

MOST_POINTS = 1_000_000

WHOLE = 1_000
"""All of a pool, in tenths of a percent."""


class PrizeKind(Enum):
    """The kind of prize; free entry is the rule, so money is only for a club that allows it."""

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
    """A sum to give: ``pool`` and ``unit`` in whole euros, ``shares`` in tenths of a percent.

    ``from_entries``: the sum is what entries make, and without shares the places paid follow
    the field (room 31). ``sums``: the cents of each place, typed or locked, instead of shares.
    ``seat``: what a seat costs, in cents, where a satellite gives as many as the sum buys.
    ``zeros_stay``: rounding may leave a place without a prize, as in evenings written before that
    was looked after: they keep the prizes they told.
    """

    pool: int = 0
    unit: int = 1
    shares: tuple[int, ...] = ()
    from_entries: bool = False
    sums: tuple[int, ...] = ()
    seat: int = 0
    zeros_stay: bool = False

    @property
    def follows(self) -> bool:
        """Return whether the places paid follow the entries: nobody has said which they are."""
        return self.from_entries and not (self.sums or self.shares or self.seat)


@dataclass(frozen=True, slots=True)
class PrizePlan:
    """The prizes of a tournament, the best place first; only the kind's own field counts.

    ``cents`` are what the places win in money; ``seats`` of them are equal: a satellite's.
    ``lowered``: the cents that they are rounded to where that is less than asked, else 0;
    ``unpaid``: places asked for that the sum does not reach.
    """

    kind: PrizeKind = PrizeKind.NONE
    texts: tuple[str, ...] = ()
    points: tuple[int, ...] = ()
    money: MoneyPool = field(default_factory=MoneyPool)
    cents: tuple[int, ...] = ()
    seats: int = 0
    lowered: int = 0
    unpaid: int = 0

    @property
    def paid(self) -> int:
        """Return the places paid, 0 without prizes."""
        match self.kind:
            case PrizeKind.IN_KIND | PrizeKind.HONORARY:
                return len(self.texts)
            case PrizeKind.POINTS:
                return len(self.points)
            case PrizeKind.MONEY:
                return len(self.cents)
            case PrizeKind.NONE:
                return 0

    def __bool__(self) -> bool:
        """Return whether anything is won."""
        return self.paid > 0


@lru_cache(maxsize=64)
def plan_of(
    kind: PrizeKind,
    texts: tuple[str, ...],
    points: tuple[int, ...],
    money: MoneyPool,
    entered: Entered | None = None,
    *,
    satellite: bool = False,
) -> PrizePlan:
    """Return the plan in force: places without a text at the end, and a kind that gives
    nothing at all, count as no prize. ``entered``: what entries have made so far.

    >>> plan_of(PrizeKind.IN_KIND, ("Panier", "", ""), (), MoneyPool()).paid
    1
    >>> plan_of(PrizeKind.HONORARY, (), (), MoneyPool()).kind
    <PrizeKind.NONE: 'none'>
    """
    given = texts
    while given and not given[-1].strip():
        given = given[:-1]
    entered = entered or Entered()
    cents: tuple[int, ...] = ()
    lowered = 0
    if kind is PrizeKind.MONEY:
        cents = prizes_in_cents(money, entered)
        lowered = _lowered_unit(money, entered)
    unpaid = len(money.shares) - len(cents) if cents and _every_place_wins(money) else 0
    plan = PrizePlan(kind, given, points, money, cents, lowered=lowered, unpaid=unpaid)
    if satellite and kind is PrizeKind.MONEY:
        plan = replace(plan, seats=sum(won >= money.seat for won in cents))
    elif satellite:
        plan = replace(plan, seats=plan.paid)
    return plan if plan else PrizePlan()


@dataclass(frozen=True, slots=True)
class Entered:
    """The entries so far: the ``pool`` in cents, and the number of ``entries``, re-entries
    included.
    """

    pool: int = 0
    entries: int = 0


def prizes_in_cents(money: MoneyPool, entered: Entered) -> tuple[int, ...]:
    """Return the cents of each place: they sum to the pool and never rise down the places.

    Each share is rounded down to the unit and what is left goes to the first place: any
    other place so raised could pass the one above it, and "rounded down, the rest to the
    winner" can be said aloud and done again by hand. Where entries make too little for a place
    to win anything, the unit is the largest smaller one by which each does; a sum that does not
    even give a cent each pays fewer places. Sums typed or locked stay: what the pool has more
    goes to the first place, what it has less the house adds.

    >>> prizes_in_cents(MoneyPool(pool=255, unit=10, shares=(500, 300, 200)), Entered())
    (13500, 7000, 5000)
    >>> prizes_in_cents(MoneyPool(0, 10, (500, 300, 200), from_entries=True), Entered(3_000, 6))
    (2000, 500, 500)
    >>> prizes_in_cents(MoneyPool(from_entries=True, seat=20_000), Entered(70_000, 35))
    (20000, 20000, 20000, 10000)
    """
    pool = _pool_of(money, entered)
    unit = _lowered_unit(money, entered) or money.unit * CENTS
    if pool <= 0 or unit <= 0:
        return ()
    if money.seat:
        # As many seats as the pool buys, then what is left over for the next place (room 41).
        seats, left = divmod(pool, money.seat)
        if seats > MOST_SEATS:
            return (pool - (MOST_SEATS - 1) * money.seat, *(money.seat,) * (MOST_SEATS - 1))
        return (*(money.seat,) * seats, *((left,) if left else ()))
    if money.sums:
        over = max(0, pool - sum(money.sums))
        return (money.sums[0] + over, *money.sums[1:])
    if money.shares:
        rounded = _rounded_down(pool, unit, money.shares)
        return tuple(filter(None, rounded)) if _every_place_wins(money) else rounded
    return _shaped(pool, unit, entered.entries) if money.from_entries else ()


#: What prizes are rounded to where the unit asked leaves a place without any, in cents.
SMALLER_UNITS = (5_000, 2_000, 1_000, 500, 200, 100, 50, 20, 10, 5, 2, 1)


def _lowered_unit(money: MoneyPool, entered: Entered) -> int:
    """Return the cents that shares are rounded to where that has to be less than asked, else 0."""
    pool = _pool_of(money, entered)
    asked = money.unit * CENTS
    if not (_every_place_wins(money) and pool > 0 and asked > 0):
        return 0
    if all(_rounded_down(pool, asked, money.shares)):
        return 0
    smaller = [unit for unit in SMALLER_UNITS if unit < asked]
    for unit in smaller:
        if all(_rounded_down(pool, unit, money.shares)):
            return unit
    return smaller[-1]


def _every_place_wins(money: MoneyPool) -> bool:
    """Return whether rounding gives way to shares of what entries make.

    A sum that is typed is known beforehand: its rounding is refused where it leaves a place out.
    """
    by_shares = bool(money.shares) and not (money.seat or money.sums)
    return money.from_entries and by_shares and not money.zeros_stay


def _pool_of(money: MoneyPool, entered: Entered) -> int:
    """Return the sum there is to give, in cents."""
    return entered.pool if money.from_entries else money.pool * CENTS


def _rounded_down(pool: int, unit: int, shares: tuple[int, ...]) -> tuple[int, ...]:
    """Return the shares of the pool in whole units, what is left over at the first place."""
    rounded = [pool * share // (WHOLE * unit) * unit for share in shares]
    return (pool - sum(rounded[1:]), *rounded[1:])


def _shaped(pool: int, unit: int, entries: int) -> tuple[int, ...]:
    """The prizes that the rule proposes for so many entries; fewer where the pool is small."""
    entries = max(1, entries)
    paid = min(places_proposed(entries), entries, pool // unit)
    if paid < 1:
        return (pool,)
    return payout(PoolToPay(entrants=entries, pool=pool, paid=paid, unit=unit)).decision.prizes


ENTRANTS_A_PLACE = 8
"""One place paid for about so many entrants: a table's worth of players."""


def places_proposed(entrants: int) -> int:
    """Return how many places to pay: one in eight to the nearest, at least one.

    >>> [places_proposed(entrants) for entrants in (0, 11, 12, 24, 41, 80)]
    [1, 1, 2, 3, 5, 10]
    """
    nearest = (entrants + ENTRANTS_A_PLACE // 2) // ENTRANTS_A_PLACE
    return min(max(1, nearest), MOST_PLACES)


def check_prizes(kind: PrizeKind, points: tuple[int, ...], money: MoneyPool, texts: int) -> None:
    """Refuse prizes that cannot be given; ``texts`` is how many places have one."""
    paid = max(len(money.shares), len(money.sums))
    places = {PrizeKind.POINTS: len(points), PrizeKind.MONEY: paid}
    if places.get(kind, texts if kind.worded else 0) > MOST_PLACES:
        raise Refused("PRIZES_TOO_MANY", most=MOST_PLACES)
    if kind is PrizeKind.POINTS:
        _check_points(points)
    if kind is PrizeKind.MONEY:
        _check_money(money)


def check_satellite(kind: PrizeKind, money: MoneyPool, texts: int) -> None:
    """Refuse a satellite without seats to win: a price in money, or a prize in kind for each."""
    if kind is PrizeKind.MONEY and not money.seat:
        raise Refused("SATELLITE_NO_PRICE", cites=("room 41",))
    if kind not in (PrizeKind.MONEY, PrizeKind.IN_KIND) or (kind.worded and not texts):
        raise Refused("SATELLITE_NO_SEATS", cites=("room 41",))


def _check_points(points: tuple[int, ...]) -> None:
    if not points:
        raise Refused("PRIZES_NO_POINTS")
    for place, won in enumerate(points, 1):
        if not 1 <= won <= MOST_POINTS:
            raise Refused("PRIZES_POINTS", place=place)
    _check_never_rises(points)


def _check_money(money: MoneyPool) -> None:
    if not money.from_entries and not 1 <= money.pool <= LARGEST_POOL:
        raise Refused("PRIZES_POOL", one=1, most=LARGEST_POOL)
    most = LARGEST_POOL if money.from_entries else money.pool
    if not 1 <= money.unit <= most:
        raise Refused("PRIZES_UNIT", one=1, pool=most)
    if not 0 <= money.seat <= LARGEST_POOL * CENTS:
        raise Refused("SATELLITE_SEAT", cites=("room 41",), most=LARGEST_POOL)
    if money.seat:
        return
    if money.sums:
        _check_sums(money)
    elif not money.follows:
        _check_shares(money)


def _check_sums(money: MoneyPool) -> None:
    """Sums typed make the sum to share; entries make it as they come, and it moves."""
    for place, won in enumerate(money.sums, 1):
        if not 1 <= won <= LARGEST_POOL * CENTS:
            raise Refused("PRIZES_SUM", place=place, most=LARGEST_POOL)
    _check_never_rises(money.sums)
    gap = money.pool * CENTS - sum(money.sums)
    if gap and not money.from_entries:
        code = "PRIZES_SUMS_SHORT" if gap > 0 else "PRIZES_SUMS_OVER"
        raise Refused(code, total=sum(money.sums), gap=abs(gap), pool=money.pool)


def _check_shares(money: MoneyPool) -> None:
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
    if money.from_entries:
        return
    for place, won in enumerate(prizes_in_cents(money, Entered()), 1):
        if won < 1:
            raise Refused("PRIZES_UNIT_TOO_LARGE", place=place, unit=money.unit)


def _check_never_rises(won: tuple[int, ...]) -> None:
    for place in range(2, len(won) + 1):
        if won[place - 1] > won[place - 2]:
            raise Refused("PRIZES_RISE", place=place)


@dataclass(frozen=True, slots=True)
class PrizeGiven:
    """The prize of a place and the entrants it goes to: several share it."""

    prize: int
    to: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class AwardRecord:
    """How players tied from ``place`` share what texts say; ``tied`` by number."""

    place: int
    tied: tuple[int, ...]
    given: tuple[PrizeGiven, ...]


def places_covered(place: int, players: int) -> range:
    """Return the places that players tied from ``place`` cover between them."""
    return range(place, place + players)


def cents_shared(plan: PrizePlan, place: int, players: int) -> tuple[int, ...]:
    """Return the cents that each of ``players`` tied from ``place`` wins.

    The sums of the places covered are added and divided to the cent; a place beyond those
    paid adds nothing, so that a tie on the bubble shares the last prize (2.7). The odd cents
    go one each to those given first: callers give players in the order they were entered.

    >>> plan = plan_of(PrizeKind.MONEY, (), (), MoneyPool(100, 5, (500, 300, 200)))
    >>> cents_shared(plan, 1, 1), cents_shared(plan, 2, 2), cents_shared(plan, 3, 3)
    ((5000,), (2500, 2500), (667, 667, 666))
    """
    sums = plan.cents
    total = sum(sums[n - 1] for n in places_covered(place, players) if n <= len(sums))
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
