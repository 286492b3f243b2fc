"""Changes of seat, absences and tables, from event to next state: copies what events hold."""

from __future__ import annotations

from collections.abc import Iterable
from typing import assert_never

from rules_ropta.table_layout import Seat
from td_app.tournament import events as ev
from td_app.tournament.apply.conduct import without_time_calls
from td_app.tournament.apply.hands import table_closed, with_round_over, without_hands
from td_app.tournament.state.copying import replace
from td_app.tournament.state.tournament import (
    AbsenceRecord,
    MoveRecord,
    OrderChangeRecord,
    Standing,
    TableStatus,
    TournamentState,
)


def apply_moves(state: TournamentState, event: ev.MovesEvent, entry: ev.Entry) -> TournamentState:
    """Return the state after players changed seats or went away, or tables changed."""
    match event:
        case ev.PlayerMoved():
            after = moved(state, (event.move,), event.why, event.cites, event.at_ms)
            return resumed(after, event.resumed)
        case ev.SeatCorrected():
            return resumed(_corrected(state, event), event.resumed)
        case ev.SeatsSwapped():
            moves = (
                ev.SeatMove(event.first, event.first_seat, event.second_seat),
                ev.SeatMove(event.second, event.second_seat, event.first_seat),
            )
            return moved(state, moves, "swapped", event.cites, event.at_ms)
        case ev.PlayersAway():
            if not event.away:
                return without_absences(state, event.entrants)
            record = AbsenceRecord(event.level, event.at_ms, event.never_came)
            return replace(
                state, absences={**state.absences, **dict.fromkeys(event.entrants, record)}
            )
        case ev.MovesAnnounced(moves=numbers):
            told = (replace(m, announced=True) if m.number in numbers else m for m in state.moves)
            return replace(state, moves=tuple(told))
        case ev.ProposalDeclined(key=key):
            return replace(state, declined=state.declined | {key})
        case _:
            return _tables(state, event)


def _tables(
    state: TournamentState,
    event: ev.TableBroken
    | ev.TableStopped
    | ev.TableResumed
    | ev.TableOpened
    | ev.EmptyTableClosed
    | ev.BreakingOrderChanged
    | ev.BreakingOrderAnnounced,
) -> TournamentState:
    match event:
        case ev.TableBroken():
            return _broken(state, event)
        case ev.TableStopped(table=table):
            return state.with_tables(replace(state.tables[table], stopped=True))
        case ev.TableResumed(table=table):
            return resumed(state, (table,))
        case ev.TableOpened(table=table):
            return state.with_tables(replace(state.tables[table], status=TableStatus.OPEN))
        case ev.EmptyTableClosed(table=number):
            table_now = replace(state.tables[number], status=TableStatus.WAITING, stopped=False)
            closed = without_hands(without_time_calls(state, (number,)), (number,))
            return resumed(closed.with_tables(table_now), event.resumed)
        case ev.BreakingOrderChanged(order=order):
            told = OrderChangeRecord(event.at_ms) if event.shown else state.order_change
            setup = replace(state.setup, breaking_order=order)
            return replace(state, setup=setup, order_change=told)
        case ev.BreakingOrderAnnounced():
            change = state.order_change
            return replace(state, order_change=change and replace(change, announced=True))
        case _:
            assert_never(event)


def _broken(state: TournamentState, event: ev.TableBroken) -> TournamentState:
    after = moved(state, event.moves, "table_broken", event.cites, event.at_ms)
    closed = replace(after.tables[event.table], status=TableStatus.CLOSED, stopped=False, places={})
    state = replace(after.with_tables(closed), tables_have_closed=True)
    state = without_hands(without_time_calls(state, (event.table,)), (event.table,))
    state = with_round_over(table_closed(state, event.table), event.round_over)
    return resumed(state, event.resumed)


def moved(
    state: TournamentState,
    moves: tuple[ev.SeatMove, ...],
    why: str,
    cites: tuple[str, ...],
    at_ms: int,
) -> TournamentState:
    """Return the state after these moves, all at once: two players may exchange seats."""
    places = {number: dict(table.places) for number, table in state.tables.items()}
    entrants = dict(state.entrants)
    # Everyone stands up before anyone sits down.
    for move in moves:
        del places[move.from_seat.table][move.from_seat.number]
    for move in moves:
        places[move.to_seat.table][move.to_seat.number] = move.entrant
        entrants[move.entrant] = replace(entrants[move.entrant], seat=move.to_seat)
    first = len(state.moves) + 1
    records = tuple(
        MoveRecord(
            number=first + i,
            entrant=move.entrant,
            from_seat=move.from_seat,
            to_seat=move.to_seat,
            why=why,
            enters=move.enters,
            cites=cites,
            at_ms=at_ms,
        )
        for i, move in enumerate(moves)
    )
    touched = {m.from_seat.table for m in moves} | {m.to_seat.table for m in moves}
    tables = {
        number: replace(table, places=places[number]) if number in touched else table
        for number, table in state.tables.items()
    }
    return replace(state, entrants=entrants, tables=tables, moves=(*state.moves, *records))


def resumed(state: TournamentState, tables: tuple[int, ...]) -> TournamentState:
    """Return the state where these tables play again."""
    if not tables:
        return state
    return state.with_tables(*(replace(state.tables[t], stopped=False) for t in tables))


def sit(state: TournamentState, who: int, seat: Seat) -> TournamentState:
    """Return the state where an entrant sits at a free place."""
    table = state.tables[seat.table]
    entrant = replace(state.entrants[who], seat=seat, standing=Standing.SEATED)
    sat = replace(table, places={**table.places, seat.number: who})
    return state.with_entrants(entrant).with_tables(sat)


def without_absences(state: TournamentState, entrants: Iterable[int]) -> TournamentState:
    """Return the state without the absences of these players."""
    gone = set(entrants) & state.absences.keys()
    if not gone:
        return state
    kept = {who: absence for who, absence in state.absences.items() if who not in gone}
    return replace(state, absences=kept)


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
