"""Button and blinds, from event to next state: copies what the event holds."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from td_app.tournament.apply.conduct import with_hands_left
from td_app.tournament.events.positions import HandTapped, PositionsEvent
from td_app.tournament.state.positions import HANDS_KEPT, HandRecord
from td_app.tournament.state.tournament import TournamentState


def apply_positions(state: TournamentState, event: PositionsEvent) -> TournamentState:
    """Return the state after positions were set or moved on."""
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
    """Return the state where nothing is kept of these tables: they close, or are drawn again."""
    gone = set(tables) & state.hands.keys()
    if not gone:
        return state
    return replace(state, hands={n: kept for n, kept in state.hands.items() if n not in gone})
