"""Events of the cash desk: payments and refunds, debts answered for, the till counted."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, ClassVar

from td_app.tournament.events.telling import Happened, SentenceCode
from td_app.tournament.state.cash_desk import Means, Paid, TillCount


@dataclass(frozen=True, slots=True)
class PaymentsTaken(Happened):
    """These entrants paid, by one means."""

    KIND: ClassVar[str] = "payments_taken"
    paid: tuple[Paid, ...]
    at_ms: int

    def who(self) -> tuple[int, ...]:
        return tuple(line.entrant for line in self.paid)

    def sentence_code(self) -> SentenceCode:
        cents = sum(line.cents for line in self.paid)
        return self._sentence_code(cents=cents, means=self.paid[0].means.value)


@dataclass(frozen=True, slots=True)
class MoneyGivenBack(Happened):
    """Money was given back to an entrant; the sums paid are negative."""

    KIND: ClassVar[str] = "money_given_back"
    paid: tuple[Paid, ...]
    at_ms: int

    def who(self) -> tuple[int, ...]:
        return tuple(line.entrant for line in self.paid)

    def sentence_code(self) -> SentenceCode:
        cents = -sum(line.cents for line in self.paid)
        return self._sentence_code(cents=cents, means=self.paid[0].means.value)


@dataclass(frozen=True, slots=True)
class PaidOut(Happened):
    """The till paid these entrants what it owed them; the sums are negative."""

    KIND: ClassVar[str] = "paid_out"
    paid: tuple[Paid, ...]
    at_ms: int

    def who(self) -> tuple[int, ...]:
        return tuple(dict.fromkeys(line.entrant for line in self.paid))

    def sentence_code(self) -> SentenceCode:
        cents = -sum(line.cents for line in self.paid)
        purposes = {line.purpose for line in self.paid if line.purpose is not None}
        what = next(iter(purposes)).value if len(purposes) == 1 else "several"
        mixed = "+mixed" if len(self._by_means()) > 1 else ""
        return self._sentence_code(mixed, cents=cents, means=self.paid[0].means.value, purpose=what)

    def adds(self) -> Iterator[SentenceCode]:
        sums = self._by_means()
        if len(sums) > 1:
            for means, cents in sums.items():
                yield SentenceCode("paid_by", params={"means": means.value, "cents": cents})

    def _by_means(self) -> dict[Means, int]:
        sums: dict[Means, int] = {}
        for line in self.paid:
            sums[line.means] = sums.get(line.means, 0) - line.cents
        return sums


@dataclass(frozen=True, slots=True)
class PaymentCorrected(Happened):
    """A line of the till was wrong: ``paid`` takes it back, then says the right one if any.

    ``number`` and ``line`` are those of the wrong line.
    """

    KIND: ClassVar[str] = "payment_corrected"
    number: int
    line: int
    paid: tuple[Paid, ...]
    at_ms: int

    def who(self) -> tuple[int, ...]:
        return tuple(dict.fromkeys(line.entrant for line in self.paid))

    def sentence_code(self) -> SentenceCode:
        wrong, *right = self.paid
        figures: dict[str, Any] = {"wrong": abs(wrong.cents), "before": wrong.means.value}
        if not right:
            return self._sentence_code("+none", **figures)
        if right[0].entrant != wrong.entrant:
            return self._sentence_code("+player", wrong=_line(wrong), right=_line(right[0]))
        return self._sentence_code(cents=abs(right[0].cents), means=right[0].means.value, **figures)


def _line(paid: Paid) -> SentenceCode:
    """Return the sentence of a line of the till, for money in or out."""
    return SentenceCode(
        "till_line", (paid.entrant,), {"cents": abs(paid.cents), "means": paid.means.value}
    )


@dataclass(frozen=True, slots=True)
class UnpaidAnsweredFor(Happened):
    """The director answers for what these entrants owe; ``debts`` in cents, in their order."""

    KIND: ClassVar[str] = "unpaid_answered_for"
    entrants: tuple[int, ...]
    debts: tuple[int, ...]

    def sentence_code(self) -> SentenceCode:
        return self._sentence_code(cents=sum(self.debts))


@dataclass(frozen=True, slots=True)
class TillCounted(Happened, TillCount):
    """The till was counted; the state keeps the last count as it happened."""

    KIND: ClassVar[str] = "till_counted"

    def sentence_code(self) -> SentenceCode:
        gap = self.difference
        variant = "+over" if gap > 0 else "+short" if gap < 0 else ""
        return self._sentence_code(variant, gap=abs(gap))

    def adds(self) -> Iterator[SentenceCode]:
        for one in self.others:
            if one.counted is None:
                params = {"means": one.means.value, "cents": one.expected}
                yield SentenceCode("till_means+uncounted", params=params)
                continue
            gap = one.counted - one.expected
            if gap:
                params = {"means": one.means.value, "gap": abs(gap)}
                yield SentenceCode(
                    "till_means+over" if gap > 0 else "till_means+short", params=params
                )
        if self.to_take:
            yield SentenceCode("till_owed", params={"cents": self.to_take})
        if self.to_give:
            yield SentenceCode("till_owed+out", params={"cents": self.to_give})


CashDeskEvent = (
    PaymentsTaken | MoneyGivenBack | PaidOut | PaymentCorrected | UnpaidAnsweredFor | TillCounted
)
