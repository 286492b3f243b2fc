"""Hand-for-hand as the room, the wall and the voice see it (2.7)."""

from __future__ import annotations

from dataclasses import dataclass

from rules_ropta.table_layout import Seat
from td_app.tournament.state.hands import HandForHandRecord, RoundOver
from td_app.tournament.state.tournament import TournamentState
from td_app.tournament.views.naming import Names

AWAITED = "awaited"
ALL_IN = "all_in"
DONE = "done"

#: How long the end of hand-for-hand stays told on the wall and over the plan.
OVER_TOLD_MS = 5 * 60_000


@dataclass(frozen=True, slots=True)
class TableInHand:
    """A table and where it is: ``awaited``, ``all_in`` (cards down), or ``done``."""

    number: int
    status: str
    may_turn_up: bool = False


@dataclass(frozen=True, slots=True)
class NotedRow:
    """A player out in the hand, not ranked yet; ``together``: with another of the same table.

    ``gone``: withdrew or was disqualified in it; nothing is to be taken back. ``by``: who knocked
    the player out, nobody (empty), or not said (None).
    """

    entrant: int
    name: str
    seat: Seat
    stack: int | None
    together: bool
    gone: bool = False
    by: tuple[int, ...] | None = None

    @property
    def stack_needed(self) -> bool:
        """Return whether the player's stack before the hand is missing, without which no place
        is known.
        """
        return self.together and self.stack is None


@dataclass(frozen=True, slots=True)
class HandForHandView:
    """The hand that all tables play; ``hand`` is 0 while the hands before it are being ended.

    ``until``: the players left at which ``reason`` is gone. ``minutes`` is what the clock
    has gone on by, ``level_passed`` the level that begins with the next hand (else 0).
    """

    hand: int
    reason: str
    until: int | None
    tables: tuple[TableInHand, ...]
    noted: tuple[NotedRow, ...]
    players_left: int
    minutes: int
    minutes_a_hand: int
    level_passed: int = 0

    @property
    def awaited(self) -> tuple[int, ...]:
        """Return the tables that keep the others waiting, all-ins apart."""
        return tuple(t.number for t in self.tables if t.status == AWAITED)

    @property
    def all_in(self) -> tuple[int, ...]:
        """Return the tables with a called all-in, cards down."""
        return tuple(t.number for t in self.tables if t.status == ALL_IN)

    @property
    def may_turn_up(self) -> bool:
        """Return whether the called all-ins are turned up now."""
        return bool(self.all_in) and not self.awaited

    @property
    def all_done(self) -> bool:
        """Return whether every table has ended its hand."""
        return all(t.status == DONE for t in self.tables)

    @property
    def to_rank(self) -> bool:
        """Return whether those out in the hand are to be ranked now."""
        return self.all_done and bool(self.noted)

    @property
    def waits_for_signal(self) -> bool:
        """Return whether only the signal is missing for the next hand."""
        return self.all_done and not self.noted


def hand_for_hand_view(state: TournamentState, names: Names) -> HandForHandView | None:
    """Return hand-for-hand as it stands, None when tables do not wait for each other."""
    now = state.hand_for_hand
    if now is None:
        return None
    ruled = now.round.as_ruled()
    return HandForHandView(
        hand=now.round.hand,
        reason=now.reason,
        until=now.until,
        tables=tuple(
            TableInHand(number, _status(now, number), number in ruled.all_in and ruled.may_turn_up)
            for number in now.round.tables
        ),
        noted=_noted(now, names),
        players_left=state.players_left,
        minutes=ruled.clock_advance_min,
        minutes_a_hand=now.round.minutes_a_hand,
        level_passed=now.level_passed,
    )


def just_over(state: TournamentState, now_ms: int) -> RoundOver | None:
    """Return how hand-for-hand ended, for a few minutes, while tables could wait; else None."""
    over = state.hand_for_hand_over
    if over is None or len(state.open_tables()) < 2:
        return None
    if not 0 <= now_ms - over.at_ms <= OVER_TOLD_MS:
        return None
    return over


def where_in_hand(state: TournamentState, table: int) -> str:
    """Return where a table is in the hand all play; empty when tables do not wait."""
    now = state.hand_for_hand
    return _status(now, table) if now is not None and table in now.round.tables else ""


def _status(now: HandForHandRecord, table: int) -> str:
    if table in now.round.all_in:
        return ALL_IN
    return AWAITED if table in now.round.playing else DONE


def _noted(now: HandForHandRecord, names: Names) -> tuple[NotedRow, ...]:
    tables = [out.seat.table for out in now.to_rank]
    gone = {out.entrant for out in now.gone}
    return tuple(
        NotedRow(
            out.entrant,
            names.person(out.entrant).display_name,
            out.seat,
            out.stack,
            together=tables.count(out.seat.table) > 1,
            gone=out.entrant in gone,
            by=out.by,
        )
        for out in now.to_rank
    )
