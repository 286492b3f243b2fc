"""Event to next state: copies only. Undo and redo are folded by the history."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import Any, assert_never, get_args

from td_app.meeting import events as ev
from td_app.meeting.state import MeetingState, PlayedTable, Player, Round, Team

#: What happened at one table.
AtATable = ev.SubstituteIn | ev.MissingMarked | ev.PlayersOut | ev.PlayerBack | ev.TableCorrected


def apply(state: MeetingState, event: ev.Event) -> MeetingState:
    """Return the state after an event."""
    return APPLIERS[type(event)](state, event)


def meeting_opened(state: MeetingState, event: ev.MeetingOpened) -> MeetingState:
    """Return a meeting that has its settings."""
    return MeetingState(event.setup)


def meeting_changed(state: MeetingState, event: ev.MeetingChanged) -> MeetingState:
    """Return the meeting with other settings, and the clocks after them."""
    return _with_all_clocks(replace(state, setup=event.setup), event.clocks)


def points_filled(state: MeetingState, event: ev.PointsFilled) -> MeetingState:
    """Return the meeting with its matrix of points."""
    return replace(state, setup=replace(state.setup, matrix=event.matrix))


def round_drawn(state: MeetingState, event: ev.RoundDrawn) -> MeetingState:
    """Return the meeting with one round more."""
    places: dict[int, dict[int, int]] = {n: {} for n in range(1, event.tables + 1)}
    for drawn in event.drawn:
        places[drawn.seat.table][drawn.seat.number] = drawn.entrant
    return state.with_round(
        Round(event.round, {n: PlayedTable(n, there) for n, there in places.items()})
    )


def clocks_set(state: MeetingState, event: ev.ClockEvent) -> MeetingState:
    """Return the meeting with these clocks."""
    return with_clocks(state, event.clocks)


def table_played(state: MeetingState, event: AtATable) -> MeetingState:
    """Return the meeting with what happened at one table."""
    table = state.rounds[event.round - 1].tables[event.table]
    return state.with_table(event.round, _played(table, event))


def team_missing(state: MeetingState, event: ev.TeamMissing) -> MeetingState:
    """Return the meeting where a team is missing at its tables, or came."""
    for one in event.tables:
        table = state.rounds[event.round - 1].tables[one.table]
        here = frozenset(event.players) & {*table.players}
        absents = table.absents | here if event.missing else table.absents - here
        state = state.with_table(event.round, replace(table, outs=one.outs, absents=absents))
    return state


def points_corrected(state: MeetingState, event: ev.PointsCorrected) -> MeetingState:
    """Return the meeting with the correction of a team's points."""
    played = state.rounds[event.round - 1]
    corrections = {t: p for t, p in played.corrections.items() if t != event.team}
    if event.points:
        corrections[event.team] = event.points
    return state.with_round(replace(played, corrections=corrections))


def team_entered(state: MeetingState, event: ev.TeamEntered) -> MeetingState:
    """Return the meeting with one team more, its players and substitutes."""
    team = Team(event.team, event.name, event.club)
    state = replace(state, teams={**state.teams, team.id: team}, last_team=team.id)
    state = _with_players(state, team.id, event.players, event.person, bench=False)
    return _with_players(state, team.id, event.substitutes, event.person, bench=True)


def team_renamed(state: MeetingState, event: ev.TeamRenamed) -> MeetingState:
    """Return the meeting where a team has another name or club."""
    team = Team(event.team, event.name, event.club)
    return replace(state, teams={**state.teams, team.id: team})


def team_removed(state: MeetingState, event: ev.TeamRemoved) -> MeetingState:
    """Return the meeting without a team and its players."""
    teams = {number: one for number, one in state.teams.items() if number != event.team}
    players = {n: one for n, one in state.players.items() if one.team != event.team}
    return replace(state, teams=teams, players=players)


def players_added(state: MeetingState, event: ev.PlayersAdded) -> MeetingState:
    """Return the meeting with more players of a team."""
    return _with_players(state, event.team, event.entrants, event.person, bench=event.bench)


def player_corrected(state: MeetingState, event: ev.PlayerCorrected) -> MeetingState:
    """Return the meeting where a player goes by another entry."""
    return _with_player(state, replace(state.players[event.entrant], person=event.person))


def player_removed(state: MeetingState, event: ev.PlayerRemoved) -> MeetingState:
    """Return the meeting without a player."""
    players = {number: one for number, one in state.players.items() if number != event.entrant}
    return replace(state, players=players)


def bench_set(state: MeetingState, event: ev.BenchSet) -> MeetingState:
    """Return the meeting where a player is a substitute, or no more."""
    return _with_player(state, replace(state.players[event.entrant], bench=event.bench))


def _with_players(
    state: MeetingState, team: int, new: Iterable[int], person: int, *, bench: bool
) -> MeetingState:
    added = {number: Player(number, team, person, bench) for number in new}
    last = max((state.last_player, *added))
    return replace(state, players={**state.players, **added}, last_player=last)


def _with_player(state: MeetingState, player: Player) -> MeetingState:
    return replace(state, players={**state.players, player.id: player})


def _played(table: PlayedTable, event: AtATable) -> PlayedTable:
    match event:
        case ev.SubstituteIn(entrant=leaves, other=sits):
            places = {p: sits if who == leaves else who for p, who in table.places.items()}
            return replace(table, places=places, absents=table.absents - {leaves})
        case ev.MissingMarked(entrant=who, missing=True):
            return replace(table, absents=table.absents | {who})
        case ev.MissingMarked(entrant=who):
            return replace(table, absents=table.absents - {who})
        case ev.PlayersOut(entrants=players):
            return replace(table, outs=(*table.outs, players))
        case ev.TableCorrected(outs=outs, missing=missing, came=came):
            return replace(table, outs=outs, absents=table.absents - {*came} | {*missing})
        case ev.PlayerBack(outs=outs):
            return replace(table, outs=outs)
        case _:
            assert_never(event)


def with_clocks(state: MeetingState, clocks: Iterable[ev.TableClock]) -> MeetingState:
    """Return the state with these clocks in place of those of their tables."""
    for one in clocks:
        played = state.rounds[one.round - 1]
        state = state.with_round(replace(played, clocks={**played.clocks, one.table: one.clock}))
    return state


def _with_all_clocks(state: MeetingState, clocks: Iterable[ev.TableClock]) -> MeetingState:
    """Return the state with these clocks alone, in the rounds that they are of."""
    by_round: dict[int, list[ev.TableClock]] = {}
    for one in clocks:
        by_round.setdefault(one.round, []).append(one)
    for number, theirs in by_round.items():
        bare = replace(state.rounds[number - 1], clocks={})
        state = with_clocks(state.with_round(bare), theirs)
    return state


#: Which function copies which event, undo and redo left out.
APPLIERS: Mapping[type, Callable[[MeetingState, Any], MeetingState]] = {
    ev.MeetingOpened: meeting_opened,
    ev.MeetingChanged: meeting_changed,
    ev.PointsFilled: points_filled,
    ev.RoundDrawn: round_drawn,
    **dict.fromkeys(get_args(ev.ClockEvent), clocks_set),
    **dict.fromkeys(get_args(AtATable), table_played),
    ev.TeamMissing: team_missing,
    ev.PointsCorrected: points_corrected,
    ev.TeamEntered: team_entered,
    ev.TeamRenamed: team_renamed,
    ev.TeamRemoved: team_removed,
    ev.PlayersAdded: players_added,
    ev.PlayerCorrected: player_corrected,
    ev.PlayerRemoved: player_removed,
    ev.BenchSet: bench_set,
}
