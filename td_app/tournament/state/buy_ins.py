"""How one enters, what it costs, and what chips are bought afterwards.

Off by default: :class:`EntryTerms` as it stands is the federation's free freezeout. Money is in
cents, whole; levels count from 1. See ``decisions/0020-entries-and-the-cash-desk.md``.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

from rules_ropta.ruling import Refused

#: A hundred thousand euros: beyond, a figure is a slip of the finger.
LARGEST_PRICE: Final = 10_000_000
#: Ten million euros, as for the pool of prizes.
LARGEST_SUM: Final = 1_000_000_000
MOST_CHIPS: Final = 1_000_000_000
MOST_LEVELS: Final = 999
MOST_TIMES: Final = 999
MOST_PEOPLE: Final = 10_000
A_DAY: Final = 24 * 60


@dataclass(frozen=True, slots=True)
class Cost:
    """A cost in cents: the price goes to the pool, the fee to the house.

    ``bounty`` goes on the head of whoever enters. False when it is free.

    >>> Cost(2_000, 400) + Cost(1_000, bounty=500)
    Cost(price=3000, fee=400, bounty=500)
    """

    price: int = 0
    fee: int = 0
    bounty: int = 0

    @property
    def total(self) -> int:
        """Return the total to pay, in cents."""
        return self.price + self.fee + self.bounty

    def __bool__(self) -> bool:
        """Return whether it costs anything."""
        return self.total > 0

    def __add__(self, other: Cost) -> Cost:
        """Return the two together."""
        return Cost(self.price + other.price, self.fee + other.fee, self.bounty + other.bounty)

    def __sub__(self, other: Cost) -> Cost:
        """Return this cost less the other."""
        return Cost(self.price - other.price, self.fee - other.fee, self.bounty - other.bounty)


FREE: Final = Cost()


@dataclass(frozen=True, slots=True)
class ReEntry:
    """Re-entry for eliminated players, by the rules of late entrants (room 32).

    ``most``: how many times a person, None without limit; ``until``: the last level, None as
    long as late entrants come in.
    """

    most: int | None = None
    until: int | None = None


@dataclass(frozen=True, slots=True)
class ReBuy:
    """Chips bought in place while the stack is at or under ``at_most``, to the end of ``until``.

    ``most``: how many times a stay, None without limit.
    """

    chips: int
    at_most: int
    until: int
    cost: Cost = FREE
    most: int | None = None


@dataclass(frozen=True, slots=True)
class AddOn:
    """Chips offered once to everyone at the break that follows level ``after``."""

    chips: int
    after: int
    cost: Cost = FREE


@dataclass(frozen=True, slots=True)
class MultiBuyIn:
    """Each chooses the price of the entry, from ``least`` to ``greatest`` (cents).

    The terms' own price buys the starting stack; another buys a stack in proportion.
    """

    least: int
    greatest: int


@dataclass(frozen=True, slots=True)
class EntryTerms:
    """How one enters a tournament. Sums in cents; ``cost`` is that of an entry or a re-entry.

    ``unregister_minutes``: one may take back an entry until so many minutes before the planned
    start (0: until the clock starts), None never (room 33, 36). ``least_field`` or the
    tournament is cancelled (room 37); beyond ``greatest_field`` one waits. ``guarantee``: the
    house adds what the pool is short of; ``added``: what it adds whatever comes (room 35).
    ``closes_with_prizes``: late entry ends once those left are all paid (room 32).
    """

    cost: Cost = FREE
    reentry: ReEntry | None = None
    rebuy: ReBuy | None = None
    addon: AddOn | None = None
    multi: MultiBuyIn | None = None
    unregister_minutes: int | None = None
    least_field: int | None = None
    greatest_field: int | None = None
    guarantee: int = 0
    added: int = 0
    closes_with_prizes: bool = False

    @property
    def costs(self) -> tuple[Cost, ...]:
        """Return what an entry, a re-buy and an add-on cost, as far as there are any."""
        return (self.cost, *(one.cost for one in (self.rebuy, self.addon) if one is not None))

    @property
    def priced(self) -> bool:
        """Return whether anybody pays for anything: there is a cash desk then."""
        return any(self.costs)

    @property
    def sells(self) -> bool:
        """Return whether anything may be bought besides one entry a person."""
        return any((self.reentry, self.rebuy, self.addon))

    @property
    def puts_bounties(self) -> bool:
        """Return whether what is bought puts a bounty on the buyer's head."""
        return any(cost.bounty for cost in self.costs)

    @property
    def of_money(self) -> bool:
        """Return whether an amount stands anywhere: a club allows that, or not."""
        return self.priced or self.multi is not None or bool(self.guarantee or self.added)


FREEZEOUT: Final = EntryTerms()


def check_entry_terms(terms: EntryTerms, breaks: Collection[int] | None = None) -> None:
    """Refuse terms that cannot be played; the code names the first one to correct.

    ``breaks``: the levels that a break follows, where the structure is known.
    """
    for cost in terms.costs:
        if not all(0 <= part <= LARGEST_PRICE for part in (cost.price, cost.fee, cost.bounty)):
            raise Refused("TERMS_PRICE", cites=("room 35",), most=LARGEST_PRICE)
    for amount in (terms.guarantee, terms.added):
        if not 0 <= amount <= LARGEST_SUM:
            raise Refused("TERMS_SUM", cites=("room 35",), most=LARGEST_SUM)
    _check_field(terms)
    if terms.reentry is not None:
        _check_times(terms.reentry.most)
        _check_level(terms.reentry.until)
    if terms.rebuy is not None:
        _check_chips(terms.rebuy.chips)
        _check_chips(terms.rebuy.at_most, least=0)
        _check_times(terms.rebuy.most)
        _check_level(terms.rebuy.until)
    if terms.addon is not None:
        _check_chips(terms.addon.chips)
        _check_level(terms.addon.after)
        if breaks is not None and terms.addon.after not in breaks:
            raise Refused("TERMS_ADD_ON_BREAK", level=terms.addon.after)
    _check_multi(terms)


def _check_field(terms: EntryTerms) -> None:
    least = terms.least_field
    greatest = terms.greatest_field
    for players in (least, greatest):
        if players is not None and not 2 <= players <= MOST_PEOPLE:
            raise Refused("TERMS_FIELD", cites=("room 37",), least=2, most=MOST_PEOPLE)
    if least is not None and greatest is not None and least > greatest:
        raise Refused("TERMS_FIELD_TURNED", cites=("room 37",), least=least, most=greatest)
    minutes = terms.unregister_minutes
    if minutes is not None and not 0 <= minutes <= A_DAY:
        raise Refused("TERMS_UNREGISTER", cites=("room 33",), most=A_DAY)


def _check_multi(terms: EntryTerms) -> None:
    multi = terms.multi
    if multi is None:
        return
    if not 0 < multi.least <= terms.cost.price <= multi.greatest <= LARGEST_PRICE:
        raise Refused(
            "TERMS_MULTI", cites=(), least=multi.least, most=multi.greatest, price=terms.cost.price
        )


def _check_times(most: int | None) -> None:
    if most is not None and not 1 <= most <= MOST_TIMES:
        raise Refused("TERMS_TIMES", cites=("room 32",), most=MOST_TIMES)


def _check_level(level: int | None) -> None:
    if level is not None and not 1 <= level <= MOST_LEVELS:
        raise Refused("TERMS_LEVEL", cites=("room 32",), level=level)


def _check_chips(chips: int, least: int = 1) -> None:
    if not least <= chips <= MOST_CHIPS:
        raise Refused("TERMS_CHIPS", chips=chips)
