"""Hands: button and blinds of a table that keeps them, and hand-for-hand (2.7)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from rules_ropta.button import Positions
from rules_ropta.hand_for_hand import HandForHandRound
from rules_ropta.table_layout import Seat
from td_app.tournament.state.clock import ClockState

#: How many hands a table keeps: those before cannot change what comes.
HANDS_KEPT: Final = 3

#: Beyond this, what was noted is asked for again before anybody is moved by it.
FRESH_MS: Final = 5 * 60_000


@dataclass(frozen=True, slots=True)
class HandRecord:
    """One hand: its places, and who sat where when it began (entrants by place).

    ``small_blind_place``: where the small blind fell, posted or not, when it is known.
    """

    number: int
    button: int
    button_dead: bool
    dealer: int
    small_blind: int | None
    small_blind_place: int | None
    big_blind: int
    seated: Mapping[int, int] = field(default_factory=dict)
    entering: tuple[tuple[int, str], ...] = ()
    waiting: tuple[int, ...] = ()
    ante: str = ""
    ante_payer: int | None = None
    because: tuple[str, ...] = ()
    level: int = 0
    at_ms: int = 0

    @property
    def positions(self) -> Positions:
        """Return the positions as the rules take them, an unposted small blind's place included."""
        return Positions(self.button, self.small_blind_place, self.big_blind)

    def fresh(self, now_ms: int) -> bool:
        """Return whether it was noted less than five minutes ago."""
        return 0 <= now_ms - self.at_ms < FRESH_MS


#: The last hands by table, the latest last.
HandsKept = Mapping[int, tuple[HandRecord, ...]]


def last_hand(hands: HandsKept, table: int) -> HandRecord | None:
    """Return the latest hand recorded at a table, None where hands are not recorded."""
    kept = hands.get(table)
    return kept[-1] if kept else None


@dataclass(frozen=True, slots=True)
class RoundRecord:
    """The moment of hand-for-hand as the rules see it, table numbers in order.

    ``hand`` is 0 while the hands before it are being ended.
    """

    tables: tuple[int, ...]
    hand: int
    playing: tuple[int, ...]
    all_in: tuple[int, ...]
    hands_played: int
    minutes_a_hand: int

    @classmethod
    def of(cls, round_: HandForHandRound) -> RoundRecord:
        """Return the record of a moment of the rules."""
        return cls(
            tables=tuple(sorted(round_.tables)),
            hand=round_.hand,
            playing=tuple(sorted(round_.playing)),
            all_in=tuple(sorted(round_.all_in)),
            hands_played=round_.hands_played,
            minutes_a_hand=round_.minutes_a_hand,
        )

    def as_ruled(self) -> HandForHandRound:
        """Return the rules' own value, to ask what may come next."""
        return HandForHandRound(
            tables=frozenset(self.tables),
            hand=self.hand,
            playing=frozenset(self.playing),
            all_in=frozenset(self.all_in),
            hands_played=self.hands_played,
            minutes_a_hand=self.minutes_a_hand,
        )


@dataclass(frozen=True, slots=True)
class NotedOut:
    """A player out in the hand being played, not ranked yet; ``stack`` is before the hand.

    ``by``: who knocked them out, nobody (empty), or not said (None).
    """

    entrant: int
    seat: Seat
    stack: int | None = None
    by: tuple[int, ...] | None = None


@dataclass(frozen=True, slots=True)
class RoundOver:
    """Why hand-for-hand is over: what it waited for (``final_table``, ``prize``), one table
    left (``one_table``), or the director's word (``director``); the clock from then on.
    """

    why: str
    hands: int
    clock: ClockState
    level: int
    at_ms: int


@dataclass(frozen=True, slots=True)
class HandForHandRecord:
    """Hand-for-hand as it goes. ``until``: the players left at which ``reason`` is gone.

    ``noted``: out in this hand, not ranked yet. ``gone``: withdrew or were disqualified in it,
    ranked alone so far; a hand that puts others out ranks them with those (1.9, 2.7).

    ``clock_ran`` tells whether the clock ran when the first hand stopped it; ``level_passed``
    is the level that begins with the next hand, when the last one brought it (else 0).
    ``began_ms``: when the signal for this hand was given, 0 before the first; ``announced_ms``:
    when hand-for-hand was announced.
    """

    round: RoundRecord
    reason: str
    until: int | None = None
    clock_ran: bool = False
    noted: tuple[NotedOut, ...] = ()
    level_passed: int = 0
    gone: tuple[NotedOut, ...] = ()
    began_ms: int = 0
    announced_ms: int = 0

    @property
    def to_rank(self) -> tuple[NotedOut, ...]:
        """Return the players this hand has to rank together: none where one alone has left."""
        return (*self.gone, *self.noted) if self.noted or len(self.gone) > 1 else ()

    @property
    def hand_going(self) -> bool:
        """Return whether a hand that all tables play together is under way."""
        return self.round.hand > 0 and bool(self.round.playing)

    def noted_entrants(self) -> frozenset[int]:
        """Return the players noted as out in this hand."""
        return frozenset(out.entrant for out in self.noted)

    def with_noted(self, outs: tuple[NotedOut, ...]) -> HandForHandRecord:
        """Return the record with these players noted out, replacing earlier notes on them.

        Of one who has gone already, the stack alone may be new.
        """
        new = {out.entrant: out for out in outs}
        gone = tuple(new.pop(out.entrant, out) for out in self.gone)
        kept = tuple(out for out in self.noted if out.entrant not in new)
        return replace(self, noted=(*kept, *new.values()), gone=gone)

    def with_gone(self, out: NotedOut) -> HandForHandRecord:
        """Return the record with a player who withdrew, or was disqualified, in this hand."""
        return replace(self, gone=(*self.gone, out))

    def ranked(self) -> HandForHandRecord:
        """Return the record without players to rank: the hand has been ranked."""
        return replace(self, noted=(), gone=())

    def without_table(self, table: int) -> HandForHandRecord:
        """Return the record once a table has closed."""
        tables = tuple(n for n in self.round.tables if n != table)
        playing = tuple(n for n in self.round.playing if n != table)
        return replace(self, round=replace(self.round, tables=tables, playing=playing))
