"""Command to event: judged against what is true of the meeting, or refused."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from rules_ropta.ruling import Refused
from td_app.meeting import commands as cmd
from td_app.meeting import events as ev
from td_app.meeting.decide import clocks, corrections, rounds, teams
from td_app.meeting.decide.checks import Context
from td_app.meeting.state import MeetingState

#: Which function judges which command. Undo and redo need the history: see there.
DECIDERS: Mapping[type, Callable[[MeetingState, Any, Context], ev.Event]] = {
    cmd.OpenMeeting: teams.open_meeting,
    cmd.ChangeMeeting: teams.change_meeting,
    cmd.FillPoints: teams.fill_points,
    cmd.EnterTeam: teams.enter_team,
    cmd.RenameTeam: teams.rename_team,
    cmd.RemoveTeam: teams.remove_team,
    cmd.AddPlayers: teams.add_players,
    cmd.CorrectPlayer: teams.correct_player,
    cmd.RemovePlayer: teams.remove_player,
    cmd.SetBench: teams.set_bench,
    cmd.DrawRound: rounds.draw_round,
    cmd.Substitute: rounds.substitute,
    cmd.MarkMissing: rounds.mark_missing,
    cmd.EliminatePlayers: rounds.put_out,
    cmd.ReinstatePlayer: rounds.bring_back,
    cmd.CorrectTable: corrections.correct_table,
    cmd.MarkTeamMissing: corrections.mark_team_missing,
    cmd.CorrectPoints: corrections.correct_points,
    cmd.StartClocks: clocks.start_clocks,
    cmd.PauseClocks: clocks.pause_clocks,
    cmd.AdjustClocks: clocks.adjust_clocks,
    cmd.StepClocks: clocks.step_clocks,
}


def decide(state: MeetingState, command: cmd.Command, context: Context) -> ev.Event:
    """Return the one event this command becomes; raise :class:`Refused` where it is not allowed."""
    if context.sequence == 1 and not isinstance(command, cmd.OpenMeeting):
        raise Refused("NO_MEETING")
    return DECIDERS[type(command)](state, command, context)


def check(state: MeetingState, command: cmd.Command, context: Context) -> None:
    """Refuse as :func:`decide` would, without the cost of a draw: for buttons."""
    if isinstance(command, cmd.DrawRound):
        rounds.check_draw(state, command)
    else:
        decide(state, command, context)
