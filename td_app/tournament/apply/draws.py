"""Draws, from event to next state: seats, a late entrant's place, the final table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import assert_never

from td_app.tournament import events as ev
from td_app.tournament.apply.conduct import without_time_calls
from td_app.tournament.apply.hands import with_round_over, without_hands
from td_app.tournament.apply.moves import moved, resumed, sit
from td_app.tournament.state.chips import StackRecord
from td_app.tournament.state.copying import replace
from td_app.tournament.state.flights import withdrawn_before
from td_app.tournament.state.setup import TournamentSetup
from td_app.tournament.state.stays import Stays
from td_app.tournament.state.tournament import (
    DrawRecord,
    SeatCall,
    Standing,
    Table,
    TableStatus,
    TournamentState,
)


def apply_draws(state: TournamentState, event: ev.DrawsEvent, entry: ev.Entry) -> TournamentState:
    """Return the state after a draw; the draw stays in it, so that it can be verified."""
    match event:
        case ev.SeatsDrawn():
            return _seats_drawn(state, event, entry.sequence)
        case ev.LateEntrantSeated():
            return _late_entrant_seated(state, event)
        case ev.FinalTableFormed():
            return _final_table_formed(state, event, entry.sequence)
        case _:
            assert_never(event)


def _seats_drawn(state: TournamentState, event: ev.SeatsDrawn, sequence: int) -> TournamentState:
    places: dict[int, dict[int, int]] = {number: {} for number in event.tables}
    entrants = {
        i: replace(e, seat=None, standing=Standing.REGISTERED) if e.seat else e
        for i, e in state.entrants.items()
    }
    for seated in event.seats:
        places[seated.seat.table][seated.seat.number] = seated.entrant
        entrants[seated.entrant] = replace(
            entrants[seated.entrant], seat=seated.seat, standing=Standing.SEATED, late=False
        )
    record = DrawRecord(
        sequence=sequence,
        at_ms=event.at_ms,
        seed=event.seed,
        order=event.order,
        seats=tuple((s.entrant, s.seat) for s in event.seats),
        button_place=event.button_place,
        buttons=event.buttons,
        method=event.method,
    )
    return replace(
        _before_play(state),
        entrants=entrants,
        tables=_drawn_tables(state.setup, places),
        draws=(*state.draws, record),
        absences={i: a for i, a in state.absences.items() if entrants[i].seat},
        players_left=len(event.seats),
        stays=_given_to_play(state, event),
        stacks=_brought(state, event),
    )


def _brought(state: TournamentState, event: ev.SeatsDrawn) -> dict[int, StackRecord]:
    """The stacks known from the start: counted at the end of a flight, or somebody's own."""
    known = {who: one.bag.stack for who, one in state.carried.items()} or state.own_stacks
    return {
        seated.entrant: StackRecord(known[seated.entrant], 0, seated.seat.table, event.at_ms)
        for seated in event.seats
        if seated.entrant in known
    }


def _given_to_play(state: TournamentState, event: ev.SeatsDrawn) -> Stays:
    """The stays of those drawn have their chips; what a draw before gave is taken back."""
    drawn = {seated.entrant for seated in event.seats}
    own = {entry.entrant: (entry.stack, entry.cost) for entry in event.own}
    same = event.stack, event.cost
    latest = (state.stays.latest(who) for who in state.entrants)
    return state.stays.changed(
        *(
            stay.seated(*own.get(stay.entrant, same))
            if stay.entrant in drawn
            else replace(stay, given=())
            for stay in latest
            if stay.given or stay.entrant in drawn
        )
    )


def _before_play(state: TournamentState) -> TournamentState:
    """A redraw forgets what was played: conduct stays, chips and hands begin again."""
    return replace(
        state,
        moves=(),
        declined=frozenset(),
        time_calls={},
        hands={},
        order_change=None,
        hand_for_hand=None,
        hand_for_hand_over=None,
        stacks={},
        races=(),
        withdrawn_values=withdrawn_before(state.flights),
        chips_drift=0,
        accepted_gap=0,
        chips_approximate=False,
        awards=(),
        waiting=(),
        calls=(),
        final_table=None,
        tables_have_closed=False,
    )


def _drawn_tables(
    setup: TournamentSetup, places: Mapping[int, Mapping[int, int]]
) -> dict[int, Table]:
    """Return the tables as the settings define them; a draw set aside leaves no trace."""
    return {
        spec.number: Table(
            spec.number,
            setup.seats_of(spec),
            frozenset(spec.out_of_use),
            TableStatus.OPEN if spec.number in places else TableStatus.WAITING,
            places=places.get(spec.number, {}),
        )
        for spec in setup.tables
    }


def _late_entrant_seated(state: TournamentState, event: ev.LateEntrantSeated) -> TournamentState:
    entrant = replace(state.entrants[event.entrant], present=True, late=True)
    seated = sit(state.with_entrants(entrant), event.entrant, event.seat)
    calls = (SeatCall(event.entrant, event.seat, event.called_ms),) if event.called_ms else ()
    return replace(
        resumed(seated, event.resumed),
        calls=(*state.calls, *calls),
        players_left=state.players_left + 1,
        stays=state.stays.changed(
            state.stays.latest(event.entrant).seated(event.stack, event.cost)
        ),
    )


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
    formed = replace(
        without_hands(without_time_calls(after, after.time_calls), after.hands),
        tables=tables,
        final_table=event.table,
        tables_have_closed=True,
        draws=(*after.draws, record),
    )
    return with_round_over(formed, event.round_over)
