"""Payments and refunds, by entrant and means, and the counts of the till."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from enum import Enum


class Means(Enum):
    """How something is paid; a ticket is given back as a ticket."""

    CASH = "cash"
    CARD = "card"
    TRANSFER = "transfer"
    TICKET = "ticket"


class Purpose(Enum):
    """The purpose of a payment: a purchase, a refund, or a prize."""

    ENTRY = "entry"
    RE_ENTRY = "re_entry"
    RE_BUY = "re_buy"
    ADD_ON = "add_on"
    DEBT = "debt"
    REFUND = "refund"
    PRIZE = "prize"
    DEAL_SHARE = "deal_share"
    BOUNTY = "bounty"
    SETTLEMENT = "settlement"

    @property
    def won(self) -> bool:
        """Return whether it is paid out for what was won: it settles nothing that was owed."""
        return self in WON


WON = frozenset({Purpose.PRIZE, Purpose.DEAL_SHARE, Purpose.BOUNTY, Purpose.SETTLEMENT})


@dataclass(frozen=True, slots=True)
class Paid:
    """A payment by an entrant, in cents; negative when the till pays them.

    ``purpose`` is None in payments written before it was asked.
    """

    entrant: int
    cents: int
    means: Means
    purpose: Purpose | None = None


@dataclass(frozen=True, slots=True)
class Payment:
    """A line of the till: ``number`` is the entry of the journal that holds it.

    ``corrects``: the line that it takes back or stands in place of, by its entry and its place
    among the lines of that entry; ``corrected``: this one was taken back so.
    """

    number: int
    at_ms: int
    entrant: int
    cents: int
    means: Means
    purpose: Purpose | None = None
    corrects: tuple[int, int] | None = None
    corrected: bool = False


@dataclass(frozen=True, slots=True)
class MeansCount:
    """The amount counted of one means, and the amount expected, in cents.

    ``counted`` is None where nobody compared it.
    """

    means: Means
    expected: int
    counted: int | None


@dataclass(frozen=True, slots=True)
class TillCount:
    """The cash counted in the till against what it should hold (cents).

    ``float_cents`` was there to give change, ``paid_out`` went out of it for what no line says.
    ``others``: the other means that were compared; ``to_take`` and ``to_give``: what was still
    owed to the till and by it.
    """

    expected: int
    counted: int
    at_ms: int
    float_cents: int = 0
    paid_out: int = 0
    others: tuple[MeansCount, ...] = ()
    to_take: int = 0
    to_give: int = 0

    @property
    def difference(self) -> int:
        """Return by how much cash exceeds what is expected, in cents; negative when it is short."""
        return self.counted - self.expected

    @property
    def right(self) -> bool:
        """Return whether every means matches what is expected and no debt is open."""
        same = all(one.counted == one.expected for one in self.others)
        return not self.difference and same and not (self.to_take or self.to_give)


@dataclass(frozen=True, slots=True)
class CashDesk:
    """Every line of the till, the oldest first; sums in cents.

    ``paid`` by entrant (towards what they owe) and ``taken`` by means (whatever for) follow from
    the lines: they are kept by :meth:`with_paid` alone. ``answered``: the debt of an entrant that
    the director answers for.
    """

    payments: tuple[Payment, ...] = ()
    paid: Mapping[int, int] = field(default_factory=dict)
    taken: Mapping[str, int] = field(default_factory=dict)
    answered: Mapping[int, int] = field(default_factory=dict)
    till: TillCount | None = None

    def with_paid(
        self,
        paid: Iterable[Paid],
        number: int,
        at_ms: int,
        corrects: tuple[int, int] | None = None,
    ) -> CashDesk:
        """Return the desk once these payments, in or out, are recorded by one entry of the journal.

        ``corrects``: the line that they put right.
        """
        lines = tuple(paid)
        if not lines:
            return self
        by_entrant = dict(self.paid)
        by_means = dict(self.taken)
        kept = []
        for line in lines:
            if line.purpose is None or not line.purpose.won:
                by_entrant[line.entrant] = by_entrant.get(line.entrant, 0) + line.cents
            by_means[line.means.value] = by_means.get(line.means.value, 0) + line.cents
            written = line.entrant, line.cents, line.means, line.purpose
            kept.append(Payment(number, at_ms, *written, corrects))
        before = self.payments
        if corrects is not None:
            wrong = self.line(*corrects)
            before = tuple(replace(p, corrected=True) if p is wrong else p for p in before)
        return replace(self, payments=(*before, *kept), paid=by_entrant, taken=by_means)

    def line(self, number: int, at: int) -> Payment | None:
        """Return a line by its entry of the journal and its place there, from 0."""
        found = [payment for payment in self.payments if payment.number == number]
        return found[at] if 0 <= at < len(found) else None

    def by_means(self, entrant: int) -> dict[Means, int]:
        """Return what an entrant has paid by each means, less what was given back."""
        sums: dict[Means, int] = {}
        for payment in self.payments:
            won = payment.purpose is not None and payment.purpose.won
            if payment.entrant == entrant and not won:
                sums[payment.means] = sums.get(payment.means, 0) + payment.cents
        return {means: cents for means, cents in sums.items() if cents}

    def paid_out(self) -> dict[tuple[int, Purpose], int]:
        """Return what the till has paid to each for what they won, by purpose, in cents."""
        sums: dict[tuple[int, Purpose], int] = {}
        for payment in self.payments:
            if payment.purpose is not None and payment.purpose.won:
                key = payment.entrant, payment.purpose
                sums[key] = sums.get(key, 0) - payment.cents
        return sums
