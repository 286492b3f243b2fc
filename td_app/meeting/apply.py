"""Event to next state: copies only. Undo and redo are folded by the history."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import assert_never

from td_app.meeting import events as ev
from td_app.meeting.state import MeetingState, PlayedTable, Player, Round, Team


def apply(state: MeetingState, event: ev.Event) -> MeetingState:
    """Return the state after an event."""
    match event:
        case ev.MeetingOpened(setup=setup):
            return MeetingState(setup)
        case ev.MeetingChanged(setup=setup, clocks=clocks):
            return _with_all_clocks(replace(state, setup=setup), clocks)
        case ev.PointsFilled(matrix=matrix):
            return replace(state, setup=replace(state.setup, matrix=matrix))
        case ev.RoundDrawn():
            return state.with_round(_drawn(event))
        case (
            ev.ClocksStarted(clocks=clocks)
            | ev.ClocksPaused(clocks=clocks)
            | ev.ClocksAdjusted(clocks=clocks)
            | ev.ClocksStepped(clocks=clocks)
        ):
            return with_clocks(state, clocks)
        case (
            ev.SubstituteIn()
            | ev.MissingMarked()
            | ev.PlayersOut()
            | ev.PlayerBack()
            | ev.TableCorrected()
        ):
            table = state.rounds[event.round - 1].tables[event.table]
            return state.with_table(event.round, _played(table, event))
        case ev.TeamMissing(round=number, tables=tables):
            for one in tables:
                table = _with_team(state.rounds[number - 1].tables[one.table], event, one.outs)
                state = state.with_table(number, table)
            return state
        case ev.PointsCorrected(round=number, team=team, points=points):
            played = state.rounds[number - 1]
            others = {t: p for t, p in played.corrections.items() if t != team}
            corrections = {**others, team: points} if points else others
            return state.with_round(replace(played, corrections=corrections))
        case ev.ActUndone() | ev.ActRedone():
            raise AssertionError("undo and redo are folded by the history")
        case _:
            return _teams(state, event)


def _teams(
    state: MeetingState,
    event: ev.TeamEntered
    | ev.TeamRenamed
    | ev.TeamRemoved
    | ev.PlayersAdded
    | ev.PlayerCorrected
    | ev.PlayerRemoved
    | ev.BenchSet,
) -> MeetingState:
    match event:
        case ev.TeamEntered(team=team, name=name, club=club, person=person):
            teams = {**state.teams, team: Team(team, name, club)}
            state = replace(state, teams=teams, last_team=team)
            state = _with_players(state, team, event.players, person, bench=False)
            return _with_players(state, team, event.substitutes, person, bench=True)
        case ev.TeamRenamed(team=team, name=name, club=club):
            return replace(state, teams={**state.teams, team: Team(team, name, club)})
        case ev.TeamRemoved(team=team):
            teams = {number: one for number, one in state.teams.items() if number != team}
            players = {n: one for n, one in state.players.items() if one.team != team}
            return replace(state, teams=teams, players=players)
        case ev.PlayersAdded(team=team, entrants=new, bench=bench, person=person):
            return _with_players(state, team, new, person, bench=bench)
        case ev.PlayerCorrected(entrant=who, person=person):
            return _with_player(state, replace(state.players[who], person=person))
        case ev.PlayerRemoved(entrant=who):
            players = {number: one for number, one in state.players.items() if number != who}
            return replace(state, players=players)
        case ev.BenchSet(entrant=who, bench=bench):
            return _with_player(state, replace(state.players[who], bench=bench))
        case _:
            assert_never(event)


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


def _played(
    table: PlayedTable,
    event: ev.SubstituteIn | ev.MissingMarked | ev.PlayersOut | ev.PlayerBack | ev.TableCorrected,
) -> PlayedTable:
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
