"""Events hand by hand: button and blinds of a table, hand-for-hand (2.7)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from td_app.tournament.events.telling import Happened, SentenceCode
from td_app.tournament.state.clock import ClockState
from td_app.tournament.state.hands import NotedOut, RoundOver, RoundRecord

#: Sanctions of which a hand was missed: their number, the entrant, the hands left.
Missed = tuple[tuple[int, int, int], ...]


def hands_missed(missed: Missed) -> Iterator[SentenceCode]:
    """Yield who missed a hand, and how many sanctions are over with it."""
    if missed:
        yield SentenceCode("hand_missed", tuple(who for _, who, _ in missed))
    if served := [left for _, _, left in missed].count(0):
        yield SentenceCode("served", params={"count": served})


@dataclass(frozen=True, slots=True)
class PositionsSet(Happened):
    """The positions of hand ``hand`` were given; hands noted from that number on are replaced.

    ``waiting`` names the places that this hand cannot have dealt in. ``ante`` is the code of
    who owes the ante, empty when this level has none.
    """

    KIND: ClassVar[str] = "positions_set"
    table: int
    hand: int
    button: int
    button_dead: bool
    dealer: int
    sb: int | None
    bb: int
    waiting: tuple[int, ...]
    ante: str
    ante_payer: int | None
    level: int
    at_ms: int
    cites: tuple[str, ...]

    def sentence_code(self) -> SentenceCode:
        return self._sentence_code("+no_sb" if self.sb is None else "")


@dataclass(frozen=True, slots=True)
class HandTapped(Happened):
    """A hand began. ``sb_place`` is where the small blind fell, posted (``sb``) or not.

    ``entering`` tells how each newcomer comes in, by place; ``because`` holds the codes of
    what the rules did; ``missed`` the sanctions of which a hand was missed in the one that
    ended, as (number, entrant, hands left).
    """

    KIND: ClassVar[str] = "hand_tapped"
    table: int
    hand: int
    button: int
    button_dead: bool
    dealer: int
    sb: int | None
    sb_place: int | None
    bb: int
    entering: tuple[tuple[int, str], ...]
    ante: str
    ante_payer: int | None
    because: tuple[str, ...]
    level: int
    at_ms: int
    cites: tuple[str, ...]
    missed: Missed = ()

    @property
    def waiting(self) -> tuple[int, ...]:
        """Return the places that are not dealt in yet."""
        return tuple(place for place, enters in self.entering if enters == "waits")

    def sentence_code(self) -> SentenceCode:
        return self._sentence_code("+no_sb" if self.sb is None else "")

    def concerns(self) -> tuple[int, ...]:
        return tuple(dict.fromkeys(who for _, who, _ in self.missed))

    def adds(self) -> Iterator[SentenceCode]:
        yield from hands_missed(self.missed)
        if self.button_dead:
            yield SentenceCode("button_dead", params={"dealer": self.dealer})


PositionsEvent = PositionsSet | HandTapped


@dataclass(frozen=True, slots=True)
class HandForHandAnnounced(Happened):
    """Hand-for-hand was announced; ``until``: the players left at which its reason is gone."""

    KIND: ClassVar[str] = "hand_for_hand_announced"
    round: RoundRecord
    reason: str
    until: int | None
    level: int
    at_ms: int
    cites: tuple[str, ...]

    def sentence_code(self) -> SentenceCode:
        return self._sentence_code(f"+{self.reason}")


@dataclass(frozen=True, slots=True)
class TableHandDone(Happened):
    """A table ended its hand. The last one moves the clock on by ``advanced_min``.

    ``level_before`` and ``level`` differ when the clock passed into another level;
    ``in_break`` when it now stands at the start of a break. ``missed``: as when a hand is tapped.
    """

    KIND: ClassVar[str] = "table_hand_done"
    table: int
    round: RoundRecord
    advanced_min: int
    clock: ClockState | None
    level_before: int
    level: int
    in_break: bool
    at_ms: int
    cites: tuple[str, ...]
    round_over: RoundOver | None = None
    missed: Missed = ()

    def concerns(self) -> tuple[int, ...]:
        return tuple(dict.fromkeys(who for _, who, _ in self.missed))

    @property
    def level_passed(self) -> int:
        """Return the level that begins with the next hand, 0 when it stays the same."""
        return 0 if self.in_break or self.level == self.level_before else self.level

    def sentence_code(self) -> SentenceCode:
        hand = self.round.hand
        return self._sentence_code("" if hand else "+before", hand=hand)

    def adds(self) -> Iterator[SentenceCode]:
        yield from hands_missed(self.missed)
        if not self.advanced_min:
            return
        yield SentenceCode("all_tables_done", params={"minutes": self.advanced_min})
        if self.in_break:
            yield SentenceCode("break_reached")
        elif self.level_passed:
            yield SentenceCode("level_passed", params={"level": self.level})


@dataclass(frozen=True, slots=True)
class TableAllInCalled(Happened):
    """A table waits, cards down, with a called all-in."""

    KIND: ClassVar[str] = "table_all_in_called"
    table: int
    round: RoundRecord
    at_ms: int
    cites: tuple[str, ...]

    def sentence_code(self) -> SentenceCode:
        return self._sentence_code(hand=self.round.hand)


@dataclass(frozen=True, slots=True)
class NextHandStarted(Happened):
    """The signal was given; ``clock`` is set when this stopped it (``clock_stopped``)."""

    KIND: ClassVar[str] = "next_hand_started"
    round: RoundRecord
    clock: ClockState | None
    clock_stopped: bool
    level: int
    at_ms: int
    cites: tuple[str, ...]

    def sentence_code(self) -> SentenceCode:
        return self._sentence_code(hand=self.round.hand)

    def adds(self) -> Iterator[SentenceCode]:
        if self.clock_stopped:
            yield SentenceCode("clock_held")


@dataclass(frozen=True, slots=True)
class OutsNoted(Happened):
    """Players went out in the hand being played: ranked once every table is done."""

    KIND: ClassVar[str] = "outs_noted"
    outs: tuple[NotedOut, ...]
    hand: int
    at_ms: int
    cites: tuple[str, ...]

    def who(self) -> tuple[int, ...]:
        return tuple(out.entrant for out in self.outs)

    def concerns(self) -> tuple[int, ...]:
        return self.who()


@dataclass(frozen=True, slots=True)
class NotedOutTakenBack(Happened):
    """A player noted as out still plays."""

    KIND: ClassVar[str] = "noted_out_taken_back"
    entrant: int
    hand: int


@dataclass(frozen=True, slots=True)
class HandForHandEnded(Happened):
    """The director went back to ordinary play."""

    KIND: ClassVar[str] = "hand_for_hand_ended"
    round_over: RoundOver
    cites: tuple[str, ...]


HandForHandEvent = (
    HandForHandAnnounced
    | TableHandDone
    | TableAllInCalled
    | NextHandStarted
    | OutsNoted
    | NotedOutTakenBack
    | HandForHandEnded
)

HandsEvent = PositionsEvent | HandForHandEvent


def moves_clock(event: object) -> bool:
    """Return whether hand-for-hand stopped, moved or started the clock by this event."""
    if isinstance(event, TableHandDone | NextHandStarted) and event.clock is not None:
        return True
    return getattr(event, "round_over", None) is not None
