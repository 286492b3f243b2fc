"""Entries taken again, chips bought in place, entries taken back, the waiting list."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from rules_ropta.table_layout import Seat
from td_app.tournament.events.knockouts import knockouts_told, named_in
from td_app.tournament.events.telling import DOZEN, Happened, SentenceCode
from td_app.tournament.state.buy_ins import Cost
from td_app.tournament.state.cash_desk import Paid
from td_app.tournament.state.knockouts import Knockout


@dataclass(frozen=True, slots=True)
class BuyInChosen(Happened):
    """An entrant enters at this price (cents), which buys this stack."""

    KIND: ClassVar[str] = "buy_in_chosen"
    entrant: int
    price: int
    stack: int


@dataclass(frozen=True, slots=True)
class ReEntered(Happened):
    """Somebody out entered again: a stay more, at a seat found as for a late entrant (room 32).

    ``entry``: how many entries that makes, the first one counted.
    """

    KIND: ClassVar[str] = "re_entered"
    entrant: int
    entry: int
    seat: Seat
    how: str
    enters: str
    seed: str
    resumed: tuple[int, ...]
    stack: int
    cost: Cost
    paid: tuple[Paid, ...]
    level: int
    at_ms: int
    cites: tuple[str, ...]
    overruled: bool = False
    called: bool = False
    OVERRULED: ClassVar[str] = "bought_anyway"

    def sentence_code(self) -> SentenceCode:
        return self._sentence_code("+cost" if self.cost else "", cents=self.cost.total)

    def adds(self) -> Iterator[SentenceCode]:
        if self.enters:
            yield SentenceCode("entering", params={"enters": self.enters})


@dataclass(frozen=True, slots=True)
class ChipsBought(Happened):
    """Chips were bought in place by these players: ``why`` is rebuy or addon, ``cost`` of one.

    ``stack``: what a player held, when it was said; ``seat_back``: the place to which a re-buy
    brought back one who was just out, None for players seated; ``taken_back`` and
    ``knockouts`` are then as when somebody is brought back.
    """

    KIND: ClassVar[str] = "chips_bought"
    entrants: tuple[int, ...]
    why: str
    chips: int
    cost: Cost
    paid: tuple[Paid, ...]
    level: int
    at_ms: int
    cites: tuple[str, ...]
    stack: int | None = None
    seat_back: Seat | None = None
    resumed: tuple[int, ...] = ()
    overruled: bool = False
    taken_back: tuple[Knockout, ...] = ()
    knockouts: tuple[Knockout, ...] = ()
    OVERRULED: ClassVar[str] = "bought_anyway"

    def concerns(self) -> tuple[int, ...]:
        named = named_in((*self.taken_back, *self.knockouts))
        return tuple(dict.fromkeys((*self.who()[:DOZEN], *named)))

    def sentence_code(self) -> SentenceCode:
        return self._sentence_code(f"+{self.why}", cents=self.cost.total)

    def label(self) -> SentenceCode:
        return self._sentence_code(f"+{self.why}")

    def adds(self) -> Iterator[SentenceCode]:
        if self.seat_back is not None:
            yield SentenceCode("back_by_rebuy", params={"seat": self.seat_back})
        yield from knockouts_told("knockouts_taken_back", self.taken_back)
        yield from knockouts_told("bounties_moved", self.knockouts)


@dataclass(frozen=True, slots=True)
class EntrantUnregistered(Happened):
    """An entry was taken back and what was paid given back.

    ``seat``: the place it frees, with ``chips`` that leave play.
    """

    KIND: ClassVar[str] = "entrant_unregistered"
    entrant: int
    paid: tuple[Paid, ...]
    seat: Seat | None
    chips: int
    at_ms: int
    cites: tuple[str, ...]
    overruled: bool = False
    OVERRULED: ClassVar[str] = "unregistered_anyway"

    def sentence_code(self) -> SentenceCode:
        cents = -sum(line.cents for line in self.paid)
        return self._sentence_code("+given_back" if cents else "", cents=cents)


@dataclass(frozen=True, slots=True)
class WaitingListJoined(Happened):
    """Somebody out waits to enter again at the next free seat."""

    KIND: ClassVar[str] = "waiting_list_joined"
    entrant: int
    cites: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class WaitingListLeft(Happened):
    """A player left the waiting list for a re-entry."""

    KIND: ClassVar[str] = "waiting_list_left"
    entrant: int


BuyInsEvent = (
    BuyInChosen
    | ReEntered
    | ChipsBought
    | EntrantUnregistered
    | WaitingListJoined
    | WaitingListLeft
)
