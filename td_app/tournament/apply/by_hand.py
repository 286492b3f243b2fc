"""People and tables by hand, from event to next state: copies what the event holds."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import assert_never

from td_app.tournament import events as ev
from td_app.tournament.apply.conduct import without_time_calls
from td_app.tournament.apply.moves import moved, resumed
from td_app.tournament.apply.positions import without_hands
from td_app.tournament.state.tournament import (
    AbsenceRecord,
    MoveRecord,
    OrderChangeRecord,
    TableStatus,
    TournamentState,
)


def apply_by_hand(state: TournamentState, event: ev.ByHandEvent) -> TournamentState:
    """Return the state after something done by hand with people or tables."""
    match event:
        case ev.PlayersAway():
            return _away(state, event)
        case ev.SeatCorrected():
            return resumed(_corrected(state, event), event.resumed)
        case ev.SeatsSwapped():
            moves = (
                ev.SeatMove(event.first, event.first_seat, event.second_seat),
                ev.SeatMove(event.second, event.second_seat, event.first_seat),
            )
            return moved(state, moves, "swapped", event.cites, event.at_ms)
        case ev.EmptyTableClosed(table=number):
            table = replace(state.tables[number], status=TableStatus.WAITING, stopped=False)
            closed = without_hands(without_time_calls(state, (number,)), (number,))
            return resumed(closed.with_tables(table), event.resumed)
        case ev.BreakingOrderChanged():
            return _reordered(state, event)
        case ev.BreakingOrderAnnounced():
            told = state.order_change
            return replace(state, order_change=told and replace(told, announced=True))
        case _:
            assert_never(event)


def without_absences(state: TournamentState, entrants: Iterable[int]) -> TournamentState:
    """Return the state where nothing is kept of the absence of these players."""
    gone = set(entrants) & state.absences.keys()
    if not gone:
        return state
    kept = {who: absence for who, absence in state.absences.items() if who not in gone}
    return replace(state, absences=kept)


def _away(state: TournamentState, event: ev.PlayersAway) -> TournamentState:
    if not event.away:
        return without_absences(state, event.entrants)
    record = AbsenceRecord(event.level, event.at_ms, event.never_came)
    return replace(state, absences={**state.absences, **dict.fromkeys(event.entrants, record)})


def _corrected(state: TournamentState, event: ev.SeatCorrected) -> TournamentState:
    if event.stays:
        move = ev.SeatMove(event.entrant, event.seat, event.found_at)
        after = moved(state, (move,), "left_there", event.cites, event.at_ms)
        # He sits there already: there is nobody to send anywhere.
        *before, last = after.moves
        return replace(after, moves=(*before, replace(last, announced=True)))
    sent = MoveRecord(
        number=len(state.moves) + 1,
        entrant=event.entrant,
        from_seat=event.found_at,
        to_seat=event.seat,
        why="wrong_seat",
        enters="",
        cites=event.cites,
        at_ms=event.at_ms,
    )
    return replace(state, moves=(*state.moves, sent))


def _reordered(state: TournamentState, event: ev.BreakingOrderChanged) -> TournamentState:
    return replace(
        state,
        setup=replace(state.setup, breaking_order=event.order),
        order_change=OrderChangeRecord(event.at_ms) if event.shown else state.order_change,
    )
