"""What the cash desk took and gave back, debts answered for, the till as it was counted."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from td_app.tournament.events.telling import Happened, Told
from td_app.tournament.state.cash_desk import Paid


@dataclass(frozen=True, slots=True)
class PaymentsTaken(Happened):
    """These entrants paid, by one means."""

    KIND: ClassVar[str] = "payments_taken"
    paid: tuple[Paid, ...]
    at_ms: int

    def who(self) -> tuple[int, ...]:
        return tuple(line.entrant for line in self.paid)

    def told(self) -> Told:
        cents = sum(line.cents for line in self.paid)
        return self._told(cents=cents, means=self.paid[0].means.value)


@dataclass(frozen=True, slots=True)
class MoneyGivenBack(Happened):
    """Money was given back to an entrant; the sums paid are negative."""

    KIND: ClassVar[str] = "money_given_back"
    paid: tuple[Paid, ...]
    at_ms: int

    def who(self) -> tuple[int, ...]:
        return tuple(line.entrant for line in self.paid)

    def told(self) -> Told:
        cents = -sum(line.cents for line in self.paid)
        return self._told(cents=cents, means=self.paid[0].means.value)


@dataclass(frozen=True, slots=True)
class UnpaidAnsweredFor(Happened):
    """The director answers for what these entrants owe; ``debts`` in cents, in their order."""

    KIND: ClassVar[str] = "unpaid_answered_for"
    entrants: tuple[int, ...]
    debts: tuple[int, ...]

    def told(self) -> Told:
        return self._told(cents=sum(self.debts))


@dataclass(frozen=True, slots=True)
class TillCounted(Happened):
    """The till was counted: what it should hold and what it held, in cents.

    ``float_cents`` and ``paid_out``: as in :class:`TillCount`.
    """

    KIND: ClassVar[str] = "till_counted"
    expected: int
    counted: int
    at_ms: int
    float_cents: int = 0
    paid_out: int = 0

    def told(self) -> Told:
        gap = self.counted - self.expected
        variant = "+over" if gap > 0 else "+short" if gap < 0 else ""
        return self._told(variant, gap=abs(gap))


CashDeskEvent = PaymentsTaken | MoneyGivenBack | UnpaidAnsweredFor | TillCounted
