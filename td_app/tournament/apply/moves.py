"""Changes of seat, from event to next state: moves, broken tables, the final table."""

from __future__ import annotations

from dataclasses import replace

from td_app.tournament import events as ev
from td_app.tournament.apply.conduct import without_time_calls
from td_app.tournament.apply.hand_for_hand import table_closed, with_round_over
from td_app.tournament.apply.positions import without_hands
from td_app.tournament.state.tournament import DrawRecord, MoveRecord, TableStatus, TournamentState


def apply_moves(
    state: TournamentState,
    event: ev.PlayerMoved | ev.TableBroken | ev.FinalTableFormed,
    sequence: int,
) -> TournamentState:
    """Return the state after players changed seats: moved, or drawn again."""
    match event:
        case ev.PlayerMoved():
            after = moved(state, (event.move,), event.why, event.cites, event.at_ms)
            return resumed(after, event.resumed)
        case ev.TableBroken():
            after = moved(state, event.moves, "table_broken", event.cites, event.at_ms)
            closed = replace(
                after.tables[event.table], status=TableStatus.CLOSED, stopped=False, places={}
            )
            state = replace(after.with_tables(closed), tables_have_closed=True)
            state = without_hands(without_time_calls(state, (event.table,)), (event.table,))
            state = with_round_over(table_closed(state, event.table), event.round_over)
            return resumed(state, event.resumed)
        case ev.FinalTableFormed():
            formed = _final_table_formed(state, event, sequence)
            return with_round_over(formed, event.round_over)


def _final_table_formed(
    state: TournamentState, event: ev.FinalTableFormed, sequence: int
) -> TournamentState:
    after = moved(state, event.moves, "final_table", event.cites, event.at_ms)
    kept = after.tables[event.table]
    tables = {
        number: replace(table, status=TableStatus.CLOSED, stopped=False, places={})
        if table.status is TableStatus.OPEN and number != event.table
        else table
        for number, table in after.tables.items()
    }
    tables[event.table] = replace(kept, status=TableStatus.OPEN, stopped=False, seats=event.places)
    record = DrawRecord(
        sequence=sequence,
        at_ms=event.at_ms,
        seed=event.seed,
        order=event.order,
        seats=tuple((m.entrant, m.to_seat) for m in event.moves),
        button_place=event.button_place,
        buttons=((event.table, event.button),),
        method=event.method,
        final_table=True,
    )
    return replace(
        without_hands(without_time_calls(after, after.time_calls), after.hands),
        tables=tables,
        final_table=event.table,
        tables_have_closed=True,
        draws=(*after.draws, record),
    )


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
