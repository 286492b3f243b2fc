"""Players who leave or come back, from event to next state; prizes given."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from td_app.tournament import events as ev
from td_app.tournament.apply.chips import without_stacks
from td_app.tournament.apply.conduct import (
    disqualification,
    reinstated_after_disqualification,
    with_penalties,
)
from td_app.tournament.apply.hands import hand_ranked, with_round_over
from td_app.tournament.apply.moves import resumed, sit, without_absences
from td_app.tournament.state.prizes import AwardRecord
from td_app.tournament.state.tournament import OutRecord, Standing, TournamentState


def apply_finishing(state: TournamentState, event: ev.FinishingEvent) -> TournamentState:
    """Return the state after players left or came back, places or prizes were settled."""
    match event:
        case ev.PlayersEliminated():
            return _eliminated(state, event)
        case ev.PlayerWithdrew():
            return _left_for_good(state, event, Standing.WITHDRAWN)
        case ev.PlayerDisqualified():
            gone = _left_for_good(state, event, Standing.DISQUALIFIED)
            return with_penalties(gone, disqualification(event))
        case ev.PlayerReinstated():
            return _reinstated(state, event)
        case ev.FinishingOrderCorrected(finishing=finishing):
            return replace(state, finishing=finishing)
        case ev.PrizesAwarded(place=place, tied=tied, given=given):
            return replace(state, awards=(*state.awards, AwardRecord(place, tied, given)))
        case _:
            assert_never(event)


def _eliminated(state: TournamentState, event: ev.PlayersEliminated) -> TournamentState:
    for out in event.outs:
        state = _leave(state, out, event.at_ms, event.level, Standing.OUT)
    tables = {out.seat.table for out in event.outs}
    state = without_stacks(state, {out.entrant for out in event.outs}, won_at=tables)
    state = hand_ranked(state, event.hand)
    state = with_round_over(resumed(state, event.resumed), event.round_over)
    return replace(state, finishing=(*state.finishing, *reversed(event.ranking)))


def _reinstated(state: TournamentState, event: ev.PlayerReinstated) -> TournamentState:
    who = event.entrant
    groups = (tuple(i for i in group if i != who) for group in state.finishing)
    back = replace(
        state,
        finishing=tuple(group for group in groups if group),
        outs={i: record for i, record in state.outs.items() if i != who},
        players_left=state.players_left + 1,
        chips_removed=state.chips_removed - event.chips_back,
    )
    back = reinstated_after_disqualification(back, who)
    return resumed(sit(back, who, event.seat), event.resumed)


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
