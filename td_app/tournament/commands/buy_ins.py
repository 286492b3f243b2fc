"""Commands of entries: re-entries, chips bought in place, entries taken back."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from td_app.tournament.state.cash_desk import Means

#: What is refused unless the director overrules and gives a reason (1.1).
OVERRULABLE: Final = frozenset(
    {
        "LATE_ENTRY_CLOSED",
        "LATE_ENTRY_FINAL_TABLE",
        "LATE_ENTRY_PRIZES",
        "FIELD_FULL",
        "OTHERS_WAIT",
        "NO_REENTRY_LEFT",
        "REBUYS_CLOSED",
        "NO_REBUY_LEFT",
        "REBUY_ABOVE",
        "ADD_ON_NOT_NOW",
        "NO_UNREGISTRATION",
        "UNREGISTRATION_OVER",
    }
)


@dataclass(frozen=True, slots=True)
class ChooseBuyIn:
    """Say at which price somebody enters, in cents, where one may choose."""

    KIND: ClassVar[str] = "choose_buy_in"
    entrant: int
    price: int


@dataclass(frozen=True, slots=True)
class ReEnter:
    """Enter somebody who is out once more, at a seat found as for a late entrant (room 32).

    ``paid``: how it is paid at once, None when it was paid before, or is free.
    """

    KIND: ClassVar[str] = "re_enter"
    entrant: int
    paid: Means | None = None
    table: int | None = None
    big_blind: int | None = None
    button: int | None = None
    overruled: bool = False
    note: str = ""


@dataclass(frozen=True, slots=True)
class TakeReBuy:
    """Sell a re-buy to a player seated, or just out whose place is still free.

    ``stack``: the chips before them, None when the director has seen that they may.
    """

    KIND: ClassVar[str] = "take_re_buy"
    entrant: int
    paid: Means | None = None
    stack: int | None = None
    overruled: bool = False
    note: str = ""


@dataclass(frozen=True, slots=True)
class TakeAddOns:
    """Sell the add-on of the break to everybody named, once each."""

    KIND: ClassVar[str] = "take_add_ons"
    entrants: tuple[int, ...]
    paid: Means | None = None
    overruled: bool = False
    note: str = ""


@dataclass(frozen=True, slots=True)
class Unregister:
    """Take an entry back: what was paid is given back by the same means (room 33)."""

    KIND: ClassVar[str] = "unregister"
    entrant: int
    overruled: bool = False
    note: str = ""


@dataclass(frozen=True, slots=True)
class WaitToReEnter:
    """Put somebody who is out on the waiting list, to enter again at the next free seat."""

    KIND: ClassVar[str] = "wait_to_re_enter"
    entrant: int


@dataclass(frozen=True, slots=True)
class StopWaiting:
    """Take somebody off the waiting list, who does not enter again after all."""

    KIND: ClassVar[str] = "stop_waiting"
    entrant: int


BuyInsCommand = (
    ChooseBuyIn | ReEnter | TakeReBuy | TakeAddOns | Unregister | WaitToReEnter | StopWaiting
)
