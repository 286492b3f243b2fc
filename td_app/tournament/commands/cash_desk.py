"""What is asked of the cash desk: payments, money given back, debts answered for, the till."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from td_app.tournament.state.cash_desk import Means


@dataclass(frozen=True, slots=True)
class TakePayments:
    """Take what each of these entrants owes; ``cents`` another sum, of one entrant alone."""

    KIND: ClassVar[str] = "take_payments"
    entrants: tuple[int, ...]
    means: Means = Means.CASH
    cents: int | None = None


@dataclass(frozen=True, slots=True)
class GiveBack:
    """Give money back to somebody, at most what they have paid by these means."""

    KIND: ClassVar[str] = "give_back"
    entrant: int
    cents: int
    means: Means = Means.CASH
    note: str = ""


@dataclass(frozen=True, slots=True)
class AnswerForUnpaid:
    """Answer for what these entrants owe now: they may sit, for a reason.

    ``cents``: for so much more than before, of one entrant alone: what is about to be bought.
    """

    KIND: ClassVar[str] = "answer_for_unpaid"
    entrants: tuple[int, ...]
    note: str = ""
    cents: int | None = None


@dataclass(frozen=True, slots=True)
class CountTill:
    """Say how much cash the till holds; a difference needs a word of reason.

    ``float_cents``: what was in it to give change; ``paid_out``: prizes, bounties and whatever
    else was paid from it.
    """

    KIND: ClassVar[str] = "count_till"
    cents: int
    note: str = ""
    float_cents: int = 0
    paid_out: int = 0


CashDeskCommand = TakePayments | GiveBack | AnswerForUnpaid | CountTill
