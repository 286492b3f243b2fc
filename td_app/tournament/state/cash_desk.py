"""What was paid and given back, by whom and by which means; what the till was found to hold."""

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


@dataclass(frozen=True, slots=True)
class Paid:
    """What an entrant pays, in cents; negative when it is given back."""

    entrant: int
    cents: int
    means: Means


@dataclass(frozen=True, slots=True)
class Payment:
    """A payment as it is kept: ``number`` is the entry of the journal that holds it."""

    number: int
    at_ms: int
    entrant: int
    cents: int
    means: Means


@dataclass(frozen=True, slots=True)
class TillCount:
    """The cash counted in the till against what it should hold (cents).

    ``float_cents`` was there to give change, ``paid_out`` went out of it for prizes and bounties.
    """

    expected: int
    counted: int
    at_ms: int
    float_cents: int = 0
    paid_out: int = 0

    @property
    def difference(self) -> int:
        """Return what is over, negative when it is short."""
        return self.counted - self.expected


@dataclass(frozen=True, slots=True)
class CashDesk:
    """Every payment, the oldest first; sums in cents.

    ``paid`` by entrant and ``taken`` by means follow from the payments: they are kept by
    :meth:`with_paid` alone. ``answered``: the debt of an entrant that the director answers for.
    """

    payments: tuple[Payment, ...] = ()
    paid: Mapping[int, int] = field(default_factory=dict)
    taken: Mapping[str, int] = field(default_factory=dict)
    answered: Mapping[int, int] = field(default_factory=dict)
    till: TillCount | None = None

    def with_paid(self, paid: Iterable[Paid], number: int, at_ms: int) -> CashDesk:
        """Return it once these are paid, or given back, by one entry of the journal."""
        lines = tuple(paid)
        if not lines:
            return self
        by_entrant, by_means = dict(self.paid), dict(self.taken)
        for line in lines:
            by_entrant[line.entrant] = by_entrant.get(line.entrant, 0) + line.cents
            by_means[line.means.value] = by_means.get(line.means.value, 0) + line.cents
        kept = tuple(Payment(number, at_ms, line.entrant, line.cents, line.means) for line in lines)
        return replace(self, payments=(*self.payments, *kept), paid=by_entrant, taken=by_means)

    def by_means(self, entrant: int) -> dict[Means, int]:
        """Return what an entrant has paid by each means, less what was given back."""
        sums: dict[Means, int] = {}
        for payment in self.payments:
            if payment.entrant == entrant:
                sums[payment.means] = sums.get(payment.means, 0) + payment.cents
        return {means: cents for means, cents in sums.items() if cents}
