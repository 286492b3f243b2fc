"""Players who changed seat or went away, tables that closed, stopped or opened (2.1, 2.3, 2.4)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from rules_ropta.table_layout import Seat
from td_app.tournament.events.telling import DOZEN, Happened, SentenceCode
from td_app.tournament.state.hands import RoundOver as RoundOver


@dataclass(frozen=True, slots=True)
class SeatMove:
    """A player's move from a seat to another; ``enters`` is how they come into play (2.3)."""

    entrant: int
    from_seat: Seat
    to_seat: Seat
    enters: str = ""


@dataclass(frozen=True, slots=True)
class PlayerMoved(Happened):
    """A player changed table: balanced (2.3), or moved by hand with a reason.

    ``seed`` is that of a drawn seat, ``mover_seed`` of the player where the house draws them.
    """

    KIND: ClassVar[str] = "player_moved"
    move: SeatMove
    why: str
    asked_big_blind: int | None
    resumed: tuple[int, ...]
    exceptions: tuple[int, ...]
    seed: str
    at_ms: int
    cites: tuple[str, ...]
    mover_seed: str = ""

    def who(self) -> tuple[int, ...]:
        return (self.move.entrant,)

    def sentence_code(self) -> SentenceCode:
        here = self.move.from_seat
        there = self.move.to_seat
        tables = {"table": here.table, "to_table": there.table}
        return self._sentence_code(f"+{self.why}", from_seat=here, to_seat=there, **tables)

    def adds(self) -> Iterator[SentenceCode]:
        if self.move.enters:
            yield SentenceCode("entering", params={"enters": self.move.enters})
        if self.asked_big_blind is not None:
            yield SentenceCode("asked_big_blind", params={"place": self.asked_big_blind})
        if self.mover_seed:
            yield SentenceCode("drawn_mover")
        if self.seed:
            yield SentenceCode("drawn_seat")

    def _spared(self) -> str:
        return "moved_anyway" if self.move.entrant in self.exceptions else "passed_over"


@dataclass(frozen=True, slots=True)
class TableBroken(Happened):
    """A table closed and its players went to drawn seats (2.4)."""

    KIND: ClassVar[str] = "table_broken"
    table: int
    moves: tuple[SeatMove, ...]
    seed: str
    resumed: tuple[int, ...]
    exceptions: tuple[int, ...]
    out_of_order: bool
    at_ms: int
    cites: tuple[str, ...]
    round_over: RoundOver | None = None

    def sentence_code(self) -> SentenceCode:
        to = tuple(sorted({move.to_seat.table for move in self.moves}))
        variant = {0: "+empty", 1: "+one"}.get(len(to), "")
        return self._sentence_code(variant, players=len(self.moves), tables=to)

    def concerns(self) -> tuple[int, ...]:
        return tuple(move.entrant for move in self.moves[:DOZEN])

    def adds(self) -> Iterator[SentenceCode]:
        for how in dict.fromkeys(move.enters for move in self.moves if move.enters):
            who = tuple(move.entrant for move in self.moves if move.enters == how)
            yield SentenceCode("entering_named", who, {"enters": how})


@dataclass(frozen=True, slots=True)
class TableStopped(Happened):
    """A short table was stopped, from when the big blind reaches an empty place (2.3)."""

    KIND: ClassVar[str] = "table_stopped"
    table: int
    short_by: int
    cites: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TableResumed(Happened):
    """A stopped table plays again."""

    KIND: ClassVar[str] = "table_resumed"
    table: int


@dataclass(frozen=True, slots=True)
class TableOpened(Happened):
    """One more table takes part."""

    KIND: ClassVar[str] = "table_opened"
    table: int


@dataclass(frozen=True, slots=True)
class MovesAnnounced(Happened):
    """Moves were read out; numbers of the announcement panel."""

    KIND: ClassVar[str] = "moves_announced"
    moves: tuple[int, ...]

    def sentence_code(self) -> SentenceCode:
        return self._sentence_code(moves=len(self.moves))


@dataclass(frozen=True, slots=True)
class PlayersAway(Happened):
    """Seated players were noted away, or back; they keep seat and chips (1.9)."""

    KIND: ClassVar[str] = "players_away"
    entrants: tuple[int, ...]
    away: bool
    never_came: bool
    level: int
    at_ms: int
    cites: tuple[str, ...]

    def sentence_code(self) -> SentenceCode:
        if not self.away:
            return self._sentence_code("+back")
        return self._sentence_code("+never_came" if self.never_came else "")


@dataclass(frozen=True, slots=True)
class SeatCorrected(Happened):
    """A player found at a wrong seat went to their own, or was left there (2.1).

    ``exceptions`` holds him when he was left away from a seat that he should keep.
    """

    KIND: ClassVar[str] = "seat_corrected"
    entrant: int
    found_at: Seat
    seat: Seat
    stays: bool
    exceptions: tuple[int, ...]
    resumed: tuple[int, ...]
    level: int
    at_ms: int
    cites: tuple[str, ...]

    def sentence_code(self) -> SentenceCode:
        return self._sentence_code("+stays" if self.stays else "")


@dataclass(frozen=True, slots=True)
class SeatsSwapped(Happened):
    """Two players exchanged seats; ``exceptions`` should have kept theirs."""

    KIND: ClassVar[str] = "seats_swapped"
    first: int
    first_seat: Seat
    second: int
    second_seat: Seat
    exceptions: tuple[int, ...]
    at_ms: int
    cites: tuple[str, ...]

    def who(self) -> tuple[int, ...]:
        return (self.first, self.second)


@dataclass(frozen=True, slots=True)
class EmptyTableClosed(Happened):
    """A table where nobody sat went back in reserve; ``resumed`` tables play again."""

    KIND: ClassVar[str] = "empty_table_closed"
    table: int
    resumed: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class BreakingOrderChanged(Happened):
    """The breaking order has changed; ``shown``: it has to be announced to the players (2.4).

    ``order`` is that of every table, ``before`` the one it replaces.
    """

    KIND: ClassVar[str] = "breaking_order_changed"
    order: tuple[int, ...]
    before: tuple[int, ...]
    shown: bool
    at_ms: int
    cites: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class BreakingOrderAnnounced(Happened):
    """The new breaking order was announced to the players (2.4)."""

    KIND: ClassVar[str] = "breaking_order_announced"
    at_ms: int


ByHandEvent = (
    PlayersAway
    | SeatCorrected
    | SeatsSwapped
    | EmptyTableClosed
    | BreakingOrderChanged
    | BreakingOrderAnnounced
)


@dataclass(frozen=True, slots=True)
class ProposalDeclined(Happened):
    """The director set a proposal aside, under 1.1; the reason is the entry's note."""

    KIND: ClassVar[str] = "proposal_declined"
    key: str
    proposed: str
    cites: tuple[str, ...]

    def sentence_code(self) -> SentenceCode:
        """Return which proposal was set aside; its key names its tables after its kind."""
        tables = [int(part) for part in self.key.split(":")[1:] if part.isdigit()]
        needed = {"balance_tables": 2, "break_table": 1, "stop_table": 1}.get(self.proposed, 0)
        where = dict(zip(("table", "to_table"), tables, strict=False))
        return self._sentence_code(f"+{self.proposed}" if len(tables) >= needed else "", **where)


MovesEvent = (
    PlayerMoved
    | TableBroken
    | TableStopped
    | TableResumed
    | TableOpened
    | MovesAnnounced
    | ByHandEvent
    | ProposalDeclined
)
