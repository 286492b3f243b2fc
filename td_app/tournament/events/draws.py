"""Draws made: seats, a late entrant's place, the final table (1.8, 2.1, 2.6)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from rules_ropta.table_layout import Seat
from td_app.tournament.events.moves import SeatMove
from td_app.tournament.events.telling import DOZEN, Happened, SentenceCode
from td_app.tournament.state.buy_ins import FREE, Cost
from td_app.tournament.state.hands import RoundOver as RoundOver


@dataclass(frozen=True, slots=True)
class Seated:
    """One entrant at one seat."""

    entrant: int
    seat: Seat


@dataclass(frozen=True, slots=True)
class OwnEntry:
    """The chips and the cost of somebody who chose the price of the entry."""

    entrant: int
    stack: int
    cost: Cost


@dataclass(frozen=True, slots=True)
class SeatsDrawn(Happened):
    """Seats and the button's place were drawn (2.1); a redraw replaces the one before.

    ``button_place`` is 0 where it starts at the last taken seat of each table (room 29).
    ``stack`` is the chips that each entrant seated was given, ``cost`` what they cost; ``own``
    names those who chose another price. ``groups`` numbers, by entrant, the clubs or teams kept
    apart: their names stand beside the journal.
    """

    KIND: ClassVar[str] = "seats_drawn"
    seed: str
    method: str
    order: tuple[int, ...]
    tables: tuple[int, ...]
    seats: tuple[Seated, ...]
    button_place: int
    buttons: tuple[tuple[int, int], ...]
    at_ms: int
    redraw: bool
    cites: tuple[str, ...]
    stack: int
    groups: tuple[tuple[int, int], ...] = ()
    cost: Cost = FREE
    own: tuple[OwnEntry, ...] = ()

    def sentence_code(self) -> SentenceCode:
        again = "+again" if self.redraw else ""
        last = "" if self.button_place else "+last_seat"
        return self._sentence_code(again + last, players=len(self.seats), tables=len(self.tables))

    def label(self) -> SentenceCode:
        return self._sentence_code("+again" if self.redraw else "")


@dataclass(frozen=True, slots=True)
class LateEntrantSeated(Happened):
    """A late entrant took a seat: the soonest big blind, or a drawn place (1.8, 2.3).

    ``stack`` is the chips given to them, ``cost`` what they cost; ``called_ms``: when somebody
    on the waiting list was called to the seat.
    """

    KIND: ClassVar[str] = "late_entrant_seated"
    entrant: int
    seat: Seat
    how: str
    enters: str
    seed: str
    resumed: tuple[int, ...]
    overruled: bool
    cites: tuple[str, ...]
    stack: int
    cost: Cost = FREE
    called_ms: int | None = None

    def sentence_code(self) -> SentenceCode:
        return self._sentence_code(f"+{self.how}", table=self.seat.table)

    def adds(self) -> Iterator[SentenceCode]:
        if self.enters:
            yield SentenceCode("entering", params={"enters": self.enters})


@dataclass(frozen=True, slots=True)
class FinalTableFormed(Happened):
    """The final table: seats and button drawn again (2.1, 2.6)."""

    KIND: ClassVar[str] = "final_table_formed"
    table: int
    places: int
    seed: str
    method: str
    order: tuple[int, ...]
    moves: tuple[SeatMove, ...]
    button_place: int
    button: int
    at_ms: int
    cites: tuple[str, ...]
    exceptions: tuple[int, ...] = ()
    round_over: RoundOver | None = None

    def sentence_code(self) -> SentenceCode:
        last = "" if self.button_place else "+last_seat"
        return self._sentence_code(last, players=len(self.moves))

    def label(self) -> SentenceCode:
        return self._sentence_code(players=len(self.moves))

    def concerns(self) -> tuple[int, ...]:
        return tuple(move.entrant for move in self.moves[:DOZEN])


DrawsEvent = SeatsDrawn | LateEntrantSeated | FinalTableFormed
