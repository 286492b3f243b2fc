"""Hands and hand-for-hand, from event to next state: copies what events hold."""

from __future__ import annotations

from collections.abc import Iterable
from typing import assert_never

from td_app.tournament.apply.conduct import with_hands_left, with_hands_missed
from td_app.tournament.events import Entry
from td_app.tournament.events.hands import (
    HandForHandAnnounced,
    HandForHandEnded,
    HandForHandEvent,
    HandsEvent,
    HandTapped,
    NextHandStarted,
    NotedOutTakenBack,
    OutsNoted,
    PositionsEvent,
    TableAllInCalled,
    TableHandDone,
)
from td_app.tournament.state.copying import replace
from td_app.tournament.state.hands import (
    HANDS_KEPT,
    HandForHandRecord,
    HandRecord,
    NotedOut,
    RoundOver,
)
from td_app.tournament.state.tournament import TournamentState


def apply_hands(state: TournamentState, event: HandsEvent, entry: Entry) -> TournamentState:
    """Return the state after a hand was noted, or hand-for-hand went one step further."""
    if isinstance(event, PositionsEvent):
        return _positions(state, event)
    return _hand_for_hand(state, event)


def _positions(state: TournamentState, event: PositionsEvent) -> TournamentState:
    record = HandRecord(
        number=event.hand,
        button=event.button,
        button_dead=event.button_dead,
        dealer=event.dealer,
        small_blind=event.sb,
        small_blind_place=event.sb,
        big_blind=event.bb,
        seated=state.tables[event.table].places,
        waiting=event.waiting,
        ante=event.ante,
        ante_payer=event.ante_payer,
        level=event.level,
        at_ms=event.at_ms,
    )
    if isinstance(event, HandTapped):
        record = replace(
            record,
            small_blind_place=event.sb_place,
            entering=event.entering,
            because=event.because,
        )
        missed = ((number, left) for number, _, left in event.missed)
        state = with_hands_left(state, missed)
    before = (h for h in state.hands.get(event.table, ()) if h.number < event.hand)
    kept = (*before, record)[-HANDS_KEPT:]
    return replace(state, hands={**state.hands, event.table: kept})


def without_hands(state: TournamentState, tables: Iterable[int]) -> TournamentState:
    """Return the state without the hands of these tables: they close, or are drawn again."""
    gone = set(tables) & state.hands.keys()
    if not gone:
        return state
    return replace(state, hands={n: kept for n, kept in state.hands.items() if n not in gone})


def _hand_for_hand(state: TournamentState, event: HandForHandEvent) -> TournamentState:
    if isinstance(event, HandForHandAnnounced):
        announced = HandForHandRecord(
            event.round, event.reason, event.until, announced_ms=event.at_ms
        )
        return replace(state, hand_for_hand=announced, hand_for_hand_over=None)
    if isinstance(event, HandForHandEnded):
        return with_round_over(state, event.round_over)
    now = state.hand_for_hand
    assert now is not None  # judged when it was decided
    match event:
        case TableHandDone(round=round_, clock=clock, missed=missed, at_ms=at_ms):
            moved = replace(state, clock=clock or state.clock)
            counted = ((number, left) for number, _, left in missed)
            moved = with_hands_missed(moved, counted, at_ms)
            done = replace(now, round=round_, level_passed=event.level_passed)
            moved = replace(moved, hand_for_hand=done)
            return with_round_over(moved, event.round_over)
        case TableAllInCalled(round=round_):
            return replace(state, hand_for_hand=replace(now, round=round_))
        case NextHandStarted(round=round_, clock=clock, clock_stopped=stopped):
            begun = replace(now, round=round_, clock_ran=now.clock_ran or stopped, level_passed=0)
            begun = replace(begun.ranked(), began_ms=event.at_ms)
            return replace(state, hand_for_hand=begun, clock=clock or state.clock)
        case OutsNoted(outs=outs):
            return replace(state, hand_for_hand=now.with_noted(outs))
        case NotedOutTakenBack(entrant=who):
            kept = tuple(out for out in now.noted if out.entrant != who)
            return replace(state, hand_for_hand=replace(now, noted=kept))
        case _:
            assert_never(event)


def with_round_over(state: TournamentState, over: RoundOver | None) -> TournamentState:
    """Return the state where hand-for-hand is over, if it is."""
    if over is None:
        return state
    return replace(state, hand_for_hand=None, hand_for_hand_over=over, clock=over.clock)


def hand_ranked(state: TournamentState, hand: int) -> TournamentState:
    """Return the state where no elimination waits for a place, once a hand (0: none) was ranked."""
    now = state.hand_for_hand
    if not hand or now is None:
        return state
    return replace(state, hand_for_hand=now.ranked())


def gone_in_hand(state: TournamentState, hand: int, out: NotedOut) -> TournamentState:
    """Return the state where a player has gone for good in a hand (0: none) that all play."""
    now = state.hand_for_hand
    if not hand or now is None:
        return state
    return replace(state, hand_for_hand=now.with_gone(out))


def back_in_hand(state: TournamentState, who: int) -> TournamentState:
    """Return the state where a player who is back has not gone in the hand."""
    now = state.hand_for_hand
    if now is None:
        return state
    gone = tuple(out for out in now.gone if out.entrant != who)
    return replace(state, hand_for_hand=replace(now, gone=gone))


def table_closed(state: TournamentState, table: int) -> TournamentState:
    """Return the state where a closed table is no longer waited for."""
    now = state.hand_for_hand
    return state if now is None else replace(state, hand_for_hand=now.without_table(table))
