"""Results put right, judged: a table's order, a team that never came, points by hand.

Once a round is over its results have been told: changing them takes a reason, kept beside the
entry, whose hour says when it was done.
"""

from __future__ import annotations

from collections.abc import Iterable

from rules_ropta.ruling import Refused
from td_app.meeting import commands as cmd
from td_app.meeting import events as ev
from td_app.meeting.decide.checks import (
    Context,
    each_once,
    the_player,
    the_round,
    the_table,
    the_team,
)
from td_app.meeting.setup import MOST_POINTS
from td_app.meeting.state import MeetingState, PlayedTable

Outs = tuple[tuple[int, ...], ...]


def _with_reason(note: str, needed: bool) -> None:
    if needed and not note.strip():
        raise Refused("REASON_NEEDED")


def correct_table(
    state: MeetingState, command: cmd.CorrectTable, context: Context
) -> ev.TableCorrected:
    """Give a table its order anew, and who of it never came."""
    table = the_table(state, command.round, command.table)
    absents = table.absents if command.missing is None else frozenset(command.missing)
    _seated_here(state, command, absents, table.players)
    playing = [who for who in table.players if who not in absents]
    named = [who for group in command.outs for who in group]
    _seated_here(state, command, named, playing)
    if named:
        each_once(named)
    if named and len(named) >= len(playing):
        raise Refused("MEETING_LAST_ONE", table=table.number)
    outs = tuple(group for group in command.outs if group)
    if (outs, absents) == (table.outs, table.absents):
        raise Refused("MEETING_RESULT_SAME")
    _with_reason(command.note, the_round(state, command.round).over)
    missing = sorted(absents - table.absents)
    came = sorted(table.absents - absents)
    return ev.TableCorrected(command.round, table.number, outs, tuple(missing), tuple(came))


def _seated_here(
    state: MeetingState, command: cmd.CorrectTable, named: Iterable[int], seated: Iterable[int]
) -> None:
    here = set(seated)
    for who in named:
        the_player(state, who)
        if who not in here:
            raise Refused("MEETING_NOT_SEATED", entrant=who, round=command.round)


def mark_team_missing(
    state: MeetingState, command: cmd.MarkTeamMissing, context: Context
) -> ev.TeamMissing:
    """Say that a team is missing from a round; the ranks of those out before its players follow."""
    team = the_team(state, command.team)
    played = the_round(state, command.round)
    theirs = {player.id for player in state.team_players(team.id)}
    tables = [table for table in played.tables.values() if theirs & {*table.players}]
    if not tables:
        raise Refused("MEETING_TEAM_NOT_SEATED", name=team.name, round=played.number)
    changed = [
        (table, who)
        for table in tables
        for who in table.players
        if who in theirs and (who in table.absents) != command.missing
    ]
    if not changed:
        raise Refused("MEETING_SAME")
    _with_reason(command.note, any(table.begun for table, _ in changed))
    players = tuple(who for _, who in changed)
    outs = {table.number: _without(table, {*players}) for table, _ in changed}
    return ev.TeamMissing(
        played.number,
        team.id,
        players,
        command.missing,
        tuple(ev.TableOuts(number, there) for number, there in sorted(outs.items())),
    )


def _without(table: PlayedTable, players: set[int]) -> Outs:
    """Return the order of a table without these players; the last one out wins if none is left."""
    groups = (tuple(who for who in group if who not in players) for group in table.outs)
    outs = tuple(group for group in groups if group)
    alone = not set(table.left) - players and outs and len(outs[-1]) == 1
    return outs[:-1] if alone else outs


def correct_points(
    state: MeetingState, command: cmd.CorrectPoints, context: Context
) -> ev.PointsCorrected:
    """Add points to a team in a round, or take some; 0 takes the correction back."""
    team = the_team(state, command.team)
    played = the_round(state, command.round)
    if abs(command.points) > MOST_POINTS:
        raise Refused("MEETING_CORRECTION", most=MOST_POINTS)
    if played.corrections.get(team.id, 0) == command.points:
        raise Refused("MEETING_SAME")
    _with_reason(command.note, needed=True)
    return ev.PointsCorrected(played.number, team.id, command.points)
