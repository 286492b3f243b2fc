"""Commands of the cash desk: payments, refunds, debts answered for, the till."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from td_app.tournament.state.cash_desk import Means, Purpose


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
class PayOut:
    """Pay these entrants what the till owes them: prizes, bounties, a settlement, an excess.

    Whoever never sat, and cannot any more, is paid alone and whole, and taken off the list.

    ``purpose``: that alone, None all of it; ``cents``: a part of it, of one entrant and one
    purpose.
    """

    KIND: ClassVar[str] = "pay_out"
    entrants: tuple[int, ...]
    means: Means = Means.CASH
    purpose: Purpose | None = None
    cents: int | None = None


@dataclass(frozen=True, slots=True)
class CorrectPayment:
    """Take back a wrong line of the till, and write the right one in its place.

    ``number`` is the line's entry of the journal, ``line`` its place there, from 0. ``cents``
    (positive as the line is told, 0 for none), ``means`` and ``entrant`` are what should have
    been written; None as it was. The note says why.
    """

    KIND: ClassVar[str] = "correct_payment"
    number: int
    line: int = 0
    note: str = ""
    cents: int | None = None
    means: Means | None = None
    entrant: int | None = None


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
    """Say how much cash the till holds; a difference, or anything owed, needs a word of reason.

    ``float_cents``: what was in it to give change; ``paid_out``: what was paid from it and no
    line says. ``others``: what was found of other means, as (means, cents), negative where more
    went out than came in; one that was used and is not among them needs a word too.
    """

    KIND: ClassVar[str] = "count_till"
    cents: int
    note: str = ""
    float_cents: int = 0
    paid_out: int = 0
    others: tuple[tuple[Means, int], ...] = ()


CashDeskCommand = TakePayments | GiveBack | PayOut | CorrectPayment | AnswerForUnpaid | CountTill
