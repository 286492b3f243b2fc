"""Which function judges which command: the one place that knows them all."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from rules_ropta.ruling import Refused
from td_app.tournament import commands as cmd
from td_app.tournament import events as ev
from td_app.tournament.decide import (
    by_hand,
    chips,
    draws,
    entries,
    hand_for_hand,
    moves,
    penalties,
    positions,
)
from td_app.tournament.decide import by_hand as tables_by_hand
from td_app.tournament.decide import clock as timing
from td_app.tournament.decide import conduct as incidents
from td_app.tournament.decide import conduct as time_calls
from td_app.tournament.decide import draws as final_draw
from td_app.tournament.decide import entries as structure_changes
from td_app.tournament.decide import finishing as eliminations
from td_app.tournament.decide import finishing as prizes
from td_app.tournament.decide import undo as conduct
from td_app.tournament.decide.context import Context
from td_app.tournament.state.tournament import TournamentState

Decider = Callable[[TournamentState, Any, Context], ev.Event]

#: Which function judges which command. Undo and redo need the history: see the session.
DECIDERS: Mapping[type, Decider] = {
    cmd.CreateTournament: entries.create_tournament,
    cmd.ChangeSetup: entries.change_setup,
    cmd.RegisterEntrants: entries.register_entrants,
    cmd.CorrectEntrant: entries.correct_entrant,
    cmd.RemoveEntrants: entries.remove_entrants,
    cmd.MarkPresence: entries.mark_presence,
    cmd.MarkMajority: entries.mark_majority,
    cmd.SetNeed: entries.set_need,
    cmd.DrawSeats: draws.draw_seats_now,
    cmd.SeatLateEntrant: draws.seat_late_entrant,
    cmd.FormFinalTable: final_draw.form_final_table,
    cmd.StartClock: timing.start_clock,
    cmd.PauseClock: timing.pause_clock,
    cmd.AdjustClock: timing.adjust_clock,
    cmd.NextLevel: timing.next_level,
    cmd.PreviousLevel: timing.previous_level,
    cmd.GoToStep: timing.go_to_step,
    cmd.SettleClockGap: timing.settle_clock_gap,
    cmd.ChangeStructure: structure_changes.change_structure,
    cmd.Eliminate: eliminations.eliminate,
    cmd.Withdraw: eliminations.withdraw,
    cmd.Reinstate: eliminations.reinstate,
    cmd.CorrectFinishingOrder: eliminations.correct_finishing_order,
    cmd.BalanceTables: moves.balance_tables,
    cmd.MovePlayer: moves.move_player,
    cmd.BreakTable: moves.break_table,
    cmd.StopTable: moves.stop_table,
    cmd.ResumeTable: moves.resume_table,
    cmd.OpenTable: moves.open_table_now,
    cmd.AnnounceMoves: moves.announce_moves,
    cmd.DeclineProposal: conduct.decline_proposal,
    cmd.RecordIncident: incidents.record_incident,
    cmd.NoteIncident: incidents.note_incident,
    cmd.DeclareHandDead: incidents.declare_hand_dead,
    cmd.GivePenalty: penalties.give_penalty,
    cmd.Disqualify: penalties.disqualify,
    cmd.CountMissedHands: penalties.count_missed_hands,
    cmd.LiftPenalty: penalties.lift_penalty,
    cmd.CallTime: time_calls.call_time,
    cmd.EndTimeCall: time_calls.end_time_call,
    cmd.MarkAway: by_hand.mark_away,
    cmd.CorrectSeat: by_hand.correct_seat,
    cmd.SwapSeats: by_hand.swap_seats,
    cmd.CloseEmptyTable: tables_by_hand.close_empty_table,
    cmd.ChangeBreakingOrder: tables_by_hand.change_breaking_order,
    cmd.AnnounceBreakingOrder: tables_by_hand.announce_breaking_order,
    cmd.SetPositions: positions.set_positions,
    cmd.NextHand: positions.next_hand,
    cmd.AnnounceHandForHand: hand_for_hand.announce,
    cmd.TableDone: hand_for_hand.table_done,
    cmd.TableAllIn: hand_for_hand.table_all_in,
    cmd.StartNextHand: hand_for_hand.start_next_hand,
    cmd.TakeBackOut: hand_for_hand.take_back_out,
    cmd.RankHand: hand_for_hand.rank_hand,
    cmd.EndHandForHand: hand_for_hand.end_hand_for_hand,
    cmd.CountStacks: chips.count_stacks,
    cmd.RaceChips: chips.race_chips,
    cmd.WithdrawValue: chips.withdraw_value,
    cmd.ExchangeFoundChips: chips.exchange_found_chips,
    cmd.RemoveChips: chips.remove_chips,
    cmd.AwardPrizes: prizes.award_prizes,
}


def decide(state: TournamentState, command: cmd.Command, context: Context) -> ev.Event:
    """Return the one event this command becomes; raises :class:`Refused` when it may not."""
    if context.sequence == 1 and not isinstance(command, cmd.CreateTournament):
        raise Refused("NO_TOURNAMENT")
    return DECIDERS[type(command)](state, command, context)


def check(state: TournamentState, command: cmd.Command, context: Context) -> None:
    """Refuse as :func:`decide` would, without the cost of a draw: for buttons."""
    if isinstance(command, cmd.DrawSeats):
        draws.check_draw(state, command)
    else:
        decide(state, command, context)
