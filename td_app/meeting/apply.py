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


def _opened(state: MeetingState, event: ev.MeetingOpened) -> MeetingState:
    return MeetingState(event.setup)


def _changed(state: MeetingState, event: ev.MeetingChanged) -> MeetingState:
    return _with_all_clocks(replace(state, setup=event.setup), event.clocks)


def _points_filled(state: MeetingState, event: ev.PointsFilled) -> MeetingState:
    return replace(state, setup=replace(state.setup, matrix=event.matrix))


def _round_drawn(state: MeetingState, event: ev.RoundDrawn) -> MeetingState:
    return state.with_round(_drawn(event))


def _clocks_set(state: MeetingState, event: ev.ClockEvent) -> MeetingState:
    return with_clocks(state, event.clocks)


def _table_played(state: MeetingState, event: AtATable) -> MeetingState:
    table = state.rounds[event.round - 1].tables[event.table]
    return state.with_table(event.round, _played(table, event))


def _team_missing(state: MeetingState, event: ev.TeamMissing) -> MeetingState:
    for one in event.tables:
        table = state.rounds[event.round - 1].tables[one.table]
        state = state.with_table(event.round, _with_team(table, event, one.outs))
    return state


def _points_corrected(state: MeetingState, event: ev.PointsCorrected) -> MeetingState:
    played = state.rounds[event.round - 1]
    corrections = {t: p for t, p in played.corrections.items() if t != event.team}
    if event.points:
        corrections[event.team] = event.points
    return state.with_round(replace(played, corrections=corrections))


def _team_entered(state: MeetingState, event: ev.TeamEntered) -> MeetingState:
    team = Team(event.team, event.name, event.club)
    state = replace(state, teams={**state.teams, team.id: team}, last_team=team.id)
    state = _with_players(state, team.id, event.players, event.person, bench=False)
    return _with_players(state, team.id, event.substitutes, event.person, bench=True)


def _team_renamed(state: MeetingState, event: ev.TeamRenamed) -> MeetingState:
    team = Team(event.team, event.name, event.club)
    return replace(state, teams={**state.teams, team.id: team})


def _team_removed(state: MeetingState, event: ev.TeamRemoved) -> MeetingState:
    teams = {number: one for number, one in state.teams.items() if number != event.team}
    players = {n: one for n, one in state.players.items() if one.team != event.team}
    return replace(state, teams=teams, players=players)


def _players_added(state: MeetingState, event: ev.PlayersAdded) -> MeetingState:
    return _with_players(state, event.team, event.entrants, event.person, bench=event.bench)


def _player_corrected(state: MeetingState, event: ev.PlayerCorrected) -> MeetingState:
    return _with_player(state, replace(state.players[event.entrant], person=event.person))


def _player_removed(state: MeetingState, event: ev.PlayerRemoved) -> MeetingState:
    players = {number: one for number, one in state.players.items() if number != event.entrant}
    return replace(state, players=players)


def _bench_set(state: MeetingState, event: ev.BenchSet) -> MeetingState:
    return _with_player(state, replace(state.players[event.entrant], bench=event.bench))


def _with_players(
    state: MeetingState, team: int, new: Iterable[int], person: int, *, bench: bool
) -> MeetingState:
    added = {number: Player(number, team, person, bench) for number in new}
    last = max((state.last_player, *added))
    return replace(state, players={**state.players, **added}, last_player=last)


def _with_player(state: MeetingState, player: Player) -> MeetingState:
    return replace(state, players={**state.players, player.id: player})


def _drawn(event: ev.RoundDrawn) -> Round:
    places: dict[int, dict[int, int]] = {n: {} for n in range(1, event.tables + 1)}
    for drawn in event.drawn:
        places[drawn.seat.table][drawn.seat.number] = drawn.entrant
    return Round(event.round, {n: PlayedTable(n, there) for n, there in places.items()})


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


def _with_team(
    table: PlayedTable, event: ev.TeamMissing, outs: tuple[tuple[int, ...], ...]
) -> PlayedTable:
    here = frozenset(event.players) & {*table.players}
    absents = table.absents | here if event.missing else table.absents - here
    return replace(table, outs=outs, absents=absents)


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
    ev.MeetingOpened: _opened,
    ev.MeetingChanged: _changed,
    ev.PointsFilled: _points_filled,
    ev.RoundDrawn: _round_drawn,
    **dict.fromkeys(get_args(ev.ClockEvent), _clocks_set),
    **dict.fromkeys(get_args(AtATable), _table_played),
    ev.TeamMissing: _team_missing,
    ev.PointsCorrected: _points_corrected,
    ev.TeamEntered: _team_entered,
    ev.TeamRenamed: _team_renamed,
    ev.TeamRemoved: _team_removed,
    ev.PlayersAdded: _players_added,
    ev.PlayerCorrected: _player_corrected,
    ev.PlayerRemoved: _player_removed,
    ev.BenchSet: _bench_set,
}
