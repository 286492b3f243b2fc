"""Event to next state: copies what the event holds, judges nothing, draws nothing."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import assert_never

from rules_ropta.table_layout import Seat
from td_app.tournament import events as ev
from td_app.tournament.apply.by_hand import apply_by_hand, without_absences
from td_app.tournament.apply.chips import apply_chips, without_stacks
from td_app.tournament.apply.conduct import (
    apply_conduct,
    disqualification,
    reinstated_after_disqualification,
    with_penalties,
)
from td_app.tournament.apply.hand_for_hand import apply_hand_for_hand, hand_ranked, with_round_over
from td_app.tournament.apply.moves import apply_moves, resumed
from td_app.tournament.apply.positions import apply_positions
from td_app.tournament.state.prizes import AwardRecord
from td_app.tournament.state.setup import TournamentSetup
from td_app.tournament.state.tournament import (
    DrawRecord,
    Entrant,
    OutRecord,
    Standing,
    Table,
    TableStatus,
    TournamentState,
)

#: The evening itself: who is there, where they sit, who leaves.
Evening = ev.EntriesEvent | ev.DrawsEvent | ev.MovesEvent | ev.FinishingEvent | ev.ProposalDeclined


def apply(state: TournamentState, entry: ev.Entry) -> TournamentState:
    """Return the state after one entry of the journal: each matter copies its own.

    Undo and redo are not seen here: :mod:`td_app.tournament.history` picks the state.
    """
    event = entry.event
    if isinstance(event, ev.ConductEvent):
        return apply_conduct(state, event, entry)
    if isinstance(event, ev.PositionsEvent):
        return apply_positions(state, event)
    if isinstance(event, ev.ByHandEvent):
        return apply_by_hand(state, event)
    if isinstance(event, ev.ChipsEvent):
        return apply_chips(state, event, entry.sequence)
    if isinstance(event, ev.HandForHandEvent):
        return apply_hand_for_hand(state, event)
    if isinstance(event, ev.ClockEvent):
        return replace(state, clock=event.clock)
    if isinstance(event, ev.ActionUndone | ev.ActionRedone):
        raise AssertionError("undo and redo are folded by the history")
    return _apply_evening(state, event, entry.sequence)


def _apply_evening(state: TournamentState, event: Evening, sequence: int) -> TournamentState:
    match event:
        case ev.TournamentCreated() | ev.SetupChanged() | ev.StructureChanged():
            return _apply_setup(state, event)
        case ev.EntrantsRegistered() | ev.EntrantCorrected() | ev.EntrantsRemoved():
            return _apply_list(state, event)
        case ev.PresenceMarked() | ev.MajorityMarked() | ev.NeedSet():
            return _apply_ticks(state, event)
        case ev.SeatsDrawn():
            return _seats_drawn(state, event, sequence)
        case ev.LateEntrantSeated():
            return _late_entrant_seated(state, event)
        case (
            ev.PlayersEliminated()
            | ev.PlayerWithdrew()
            | ev.PlayerDisqualified()
            | ev.PlayerReinstated()
        ):
            return _apply_outs(state, event)
        case ev.PlayerMoved() | ev.TableBroken() | ev.FinalTableFormed():
            return apply_moves(state, event, sequence)
        case ev.TableStopped() | ev.TableResumed() | ev.TableOpened():
            return _apply_tables(state, event)
        case ev.FinishingOrderCorrected() | ev.MovesAnnounced() | ev.ProposalDeclined():
            return _apply_words(state, event)
        case ev.PrizesAwarded(place=place, tied=tied, given=given):
            return replace(state, awards=(*state.awards, AwardRecord(place, tied, given)))
        case _:
            assert_never(event)


def _apply_setup(
    state: TournamentState, event: ev.TournamentCreated | ev.SetupChanged | ev.StructureChanged
) -> TournamentState:
    match event:
        case ev.TournamentCreated(setup=setup):
            return _with_setup(TournamentState(), setup)
        case ev.SetupChanged(setup=setup, clock=clock):
            return replace(_with_setup(state, setup), clock=clock)
        case ev.StructureChanged(structure=structure, clock=clock):
            return replace(state, setup=replace(state.setup, structure=structure), clock=clock)


def _apply_words(
    state: TournamentState,
    event: ev.FinishingOrderCorrected | ev.MovesAnnounced | ev.ProposalDeclined,
) -> TournamentState:
    match event:
        case ev.FinishingOrderCorrected(finishing=finishing):
            return replace(state, finishing=finishing)
        case ev.MovesAnnounced(moves=numbers):
            return _announced(state, frozenset(numbers))
        case ev.ProposalDeclined(key=key):
            return replace(state, declined=state.declined | {key})


def _apply_tables(
    state: TournamentState, event: ev.TableStopped | ev.TableResumed | ev.TableOpened
) -> TournamentState:
    match event:
        case ev.TableStopped(table=table):
            return state.with_tables(replace(state.tables[table], stopped=True))
        case ev.TableResumed(table=table):
            return resumed(state, (table,))
        case ev.TableOpened(table=table):
            return state.with_tables(replace(state.tables[table], status=TableStatus.OPEN))


def _announced(state: TournamentState, numbers: frozenset[int]) -> TournamentState:
    moves = tuple(
        replace(move, announced=True) if move.number in numbers else move for move in state.moves
    )
    return replace(state, moves=moves)


def _with_setup(state: TournamentState, setup: TournamentSetup) -> TournamentState:
    tables = {}
    for spec in setup.tables:
        known = state.tables.get(spec.number)
        table = Table(spec.number, setup.seats_of(spec), frozenset(spec.out_of_use))
        if known is not None and known.status is not TableStatus.WAITING:
            seats = max(known.seats, table.seats) if known.places else table.seats
            table = replace(known, seats=seats, out_of_use=table.out_of_use)
        tables[spec.number] = table
    return replace(state, setup=setup, tables=tables)


def _apply_list(
    state: TournamentState,
    event: ev.EntrantsRegistered | ev.EntrantCorrected | ev.EntrantsRemoved,
) -> TournamentState:
    match event:
        case ev.EntrantsRegistered(entrants=new, person=person):
            entrants = tuple(
                Entrant(
                    id=e.id,
                    person=person,
                    club=e.club,
                    team=e.team,
                    present=e.present,
                    majority=e.majority,
                    late=state.drawn,
                )
                for e in new
            )
            added = state.with_entrants(*entrants)
            return replace(added, last_entrant=max(e.id for e in new))
        case ev.EntrantCorrected(entrant=who, person=person, club=club, team=team):
            corrected = replace(state.entrants[who], person=person, club=club, team=team)
            return state.with_entrants(corrected)
        case ev.EntrantsRemoved(entrants=gone):
            return replace(
                state, entrants={i: e for i, e in state.entrants.items() if i not in gone}
            )


def _apply_ticks(
    state: TournamentState, event: ev.PresenceMarked | ev.MajorityMarked | ev.NeedSet
) -> TournamentState:
    match event:
        case ev.PresenceMarked(entrants=who, present=present):
            return state.with_entrants(*(replace(state.entrants[i], present=present) for i in who))
        case ev.MajorityMarked(entrants=who, majority=majority):
            return state.with_entrants(
                *(replace(state.entrants[i], majority=majority) for i in who)
            )
        case ev.NeedSet(entrant=one, need=need, never_moved=never_moved):
            entrant = replace(state.entrants[one], need=need, never_moved=never_moved)
            return state.with_entrants(entrant)


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
        chips_issued=len(event.seats) * event.stack,
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
        withdrawn_values=(),
        chips_drift=0,
        accepted_gap=0,
        awards=(),
        final_table=None,
        tables_have_closed=False,
    )


def _drawn_tables(
    setup: TournamentSetup, places: Mapping[int, Mapping[int, int]]
) -> dict[int, Table]:
    """The room as the settings have it, whatever a draw set aside made of it."""
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
    seated = _sit(state.with_entrants(entrant), event.entrant, event.seat)
    return replace(
        resumed(seated, event.resumed),
        players_left=state.players_left + 1,
        chips_issued=state.chips_issued + event.stack,
    )


def _apply_outs(
    state: TournamentState,
    event: ev.PlayersEliminated | ev.PlayerWithdrew | ev.PlayerDisqualified | ev.PlayerReinstated,
) -> TournamentState:
    match event:
        case ev.PlayersEliminated():
            for out in event.outs:
                state = _leave(state, out, event.at_ms, event.level, Standing.OUT)
            state = without_stacks(
                state,
                {out.entrant for out in event.outs},
                won_at={out.seat.table for out in event.outs},
            )
            state = hand_ranked(state, event.hand)
            state = with_round_over(resumed(state, event.resumed), event.round_over)
            return replace(state, finishing=(*state.finishing, *reversed(event.ranking)))
        case ev.PlayerWithdrew():
            return _left_for_good(state, event, Standing.WITHDRAWN)
        case ev.PlayerDisqualified():
            gone = _left_for_good(state, event, Standing.DISQUALIFIED)
            return with_penalties(gone, disqualification(event))
        case ev.PlayerReinstated(entrant=who, seat=seat):
            groups = (tuple(i for i in group if i != who) for group in state.finishing)
            back = replace(
                state,
                finishing=tuple(group for group in groups if group),
                outs={i: record for i, record in state.outs.items() if i != who},
                players_left=state.players_left + 1,
                chips_removed=state.chips_removed - event.chips_back,
            )
            back = reinstated_after_disqualification(back, who)
            return resumed(_sit(back, who, seat), event.resumed)


def _left_for_good(
    state: TournamentState, event: ev.PlayerWithdrew | ev.PlayerDisqualified, standing: Standing
) -> TournamentState:
    """The chips leave play with the player, ranked at that moment."""
    state = _leave(state, event.out, event.at_ms, event.level, standing)
    state = without_stacks(state, (event.out.entrant,))
    return replace(
        with_round_over(resumed(state, event.resumed), event.round_over),
        finishing=(*state.finishing, (event.out.entrant,)),
        chips_removed=state.chips_removed + event.chips_removed,
    )


def _sit(state: TournamentState, who: int, seat: Seat) -> TournamentState:
    table = state.tables[seat.table]
    entrant = replace(state.entrants[who], seat=seat, standing=Standing.SEATED)
    sat = replace(table, places={**table.places, seat.number: who})
    return state.with_entrants(entrant).with_tables(sat)


def _leave(
    state: TournamentState, out: ev.Out, at_ms: int, level: int, standing: Standing
) -> TournamentState:
    table = state.tables[out.seat.table]
    places = {place: who for place, who in table.places.items() if who != out.entrant}
    entrant = replace(state.entrants[out.entrant], seat=None, standing=standing)
    record = OutRecord(
        out.entrant,
        out.seat,
        out.stack,
        at_ms,
        level,
        withdrew=standing is Standing.WITHDRAWN,
        disqualified=standing is Standing.DISQUALIFIED,
    )
    left = state.with_entrants(entrant).with_tables(replace(table, places=places))
    left = without_absences(left, (out.entrant,))
    return replace(
        left,
        outs={**state.outs, out.entrant: record},
        players_left=state.players_left - 1,
    )
