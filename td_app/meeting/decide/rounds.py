"""Rounds drawn, substitutes, missing players, exits and corrections, judged."""

from __future__ import annotations

from rules_ropta.ruling import Refused
from rules_ropta.table_layout import Seat
from td_app.meeting import commands as cmd
from td_app.meeting import events as ev
from td_app.meeting.decide.checks import (
    Context,
    each_once,
    seated_at,
    the_player,
    the_round,
)
from td_app.meeting.drawing import METHOD, RoundInputs, drawn_round
from td_app.meeting.state import MeetingState, PlayedTable, Round


def draw_inputs(state: MeetingState, number: int) -> RoundInputs:
    """Return what the draw of a round depends on beside its seed, in the state before it."""
    lineup = tuple(state.lineup())
    clubs = {
        club: at
        for at, club in enumerate(dict.fromkeys(state.teams[p.team].apart for p in lineup), 1)
    }
    tables = state.setup.tables or -(-len(lineup) // state.setup.seats)
    return RoundInputs(
        players=tuple(player.id for player in lineup),
        groups=tuple((p.id, clubs[state.teams[p.team].apart]) for p in lineup),
        tables=tables,
        seats=state.setup.seats,
        earlier=tuple(_seats(played) for played in state.rounds[: number - 1]),
    )


def _seats(played: Round) -> dict[int, Seat]:
    return {
        who: Seat(table.number, place)
        for table in played.tables.values()
        for place, who in table.places.items()
    }


def check_draw(state: MeetingState, command: cmd.DrawRound) -> int:
    """Return the number of the round to draw, or refuse, without the cost of the draw."""
    number = command.number or len(state.rounds) + 1
    if number not in (len(state.rounds), len(state.rounds) + 1) or number < 1:
        raise Refused("MEETING_ROUND_ORDER", round=len(state.rounds) + 1)
    if number > state.setup.rounds:
        raise Refused("MEETING_ALL_DRAWN", rounds=state.setup.rounds)
    again = state.round(number)
    if again is not None and again.begun:
        raise Refused("MEETING_ROUND_BEGUN", round=number)
    inputs = draw_inputs(state, number)
    if len(state.teams) < 2:
        raise Refused("MEETING_TOO_FEW_TEAMS")
    if not inputs.players:
        raise Refused("MEETING_NOBODY")
    if len(inputs.players) > inputs.tables * inputs.seats:
        room = inputs.tables * inputs.seats
        raise Refused("MEETING_TOO_FEW_SEATS", players=len(inputs.players), seats=room)
    if len(inputs.players) < 2 * inputs.tables:
        raise Refused("MEETING_TABLES_EMPTY", players=len(inputs.players), tables=inputs.tables)
    return number


def draw_round(state: MeetingState, command: cmd.DrawRound, context: Context) -> ev.RoundDrawn:
    """Draw the next round, or the last one again before it begins."""
    number = check_draw(state, command)
    inputs = draw_inputs(state, number)
    seed = context.seed()
    drawn = drawn_round(seed, inputs)
    return ev.RoundDrawn(
        round=number,
        method=METHOD,
        seed=seed.hex(),
        tables=inputs.tables,
        seats=inputs.seats,
        groups=inputs.groups,
        drawn=tuple(ev.DrawnSeat(who, seat) for who, seat in drawn.seats),
        together=drawn.together,
        same_table=drawn.same_table,
        same_place=drawn.same_place,
        met_again=drawn.met_again,
    )


def substitute(state: MeetingState, command: cmd.Substitute, context: Context) -> ev.SubstituteIn:
    """Put a team mate in the seat of a player who is not out."""
    table = _still_in(state, command.round, command.entrant, missing_too=True)
    mate = the_player(state, command.other)
    if mate.team != the_player(state, command.entrant).team:
        raise Refused("MEETING_OTHER_TEAM", entrant=command.other)
    elsewhere = the_round(state, command.round).table_of(command.other)
    if elsewhere is not None:
        raise Refused("MEETING_SEATED_ALREADY", entrant=command.other, table=elsewhere.number)
    return ev.SubstituteIn(command.round, table.number, command.entrant, command.other)


def mark_missing(
    state: MeetingState, command: cmd.MarkMissing, context: Context
) -> ev.MissingMarked:
    """Say that a player is missing, or has come, as long as nobody is out at that table."""
    table = seated_at(state, command.round, command.entrant)
    if (command.entrant in table.absents) == command.missing:
        raise Refused("MEETING_SAME")
    if table.begun:
        raise Refused("MEETING_TABLE_RANKED", table=table.number)
    return ev.MissingMarked(command.round, table.number, command.entrant, command.missing)


def put_out(state: MeetingState, command: cmd.EliminatePlayers, context: Context) -> ev.PlayersOut:
    """Note who is out: at one table, and never all that are left."""
    players = each_once(command.entrants)
    tables = [_still_in(state, command.round, who) for who in players]
    if len({table.number for table in tables}) > 1:
        raise Refused("MEETING_TWO_TABLES")
    table = tables[0]
    left = len(tables[0].left) - len(players)
    if left < 1:
        raise Refused("MEETING_LAST_ONE", table=table.number)
    return ev.PlayersOut(command.round, table.number, players, left + 1)


def _still_in(
    state: MeetingState, round_number: int, player: int, *, missing_too: bool = False
) -> PlayedTable:
    """Return the table of a player who plays on there; refused once it has its winner."""
    table = seated_at(state, round_number, player)
    if player in table.gone:
        raise Refused("MEETING_OUT", entrant=player, table=table.number)
    if player in table.absents and not missing_too:
        raise Refused("MEETING_MISSING", entrant=player)
    if table.over and player not in table.absents:
        raise Refused("MEETING_TABLE_OVER", table=table.number)
    return table


def bring_back(
    state: MeetingState, command: cmd.ReinstatePlayer, context: Context
) -> ev.PlayerBack:
    """Put a player back in play; the ranks of those out before them follow."""
    table = seated_at(state, command.round, command.entrant)
    if the_round(state, command.round).over:
        raise Refused("MEETING_ROUND_SETTLED", round=command.round)
    if command.entrant not in table.gone:
        raise Refused("MEETING_NOT_OUT", entrant=command.entrant)
    outs = (tuple(who for who in group if who != command.entrant) for group in table.outs)
    kept = tuple(group for group in outs if group)
    return ev.PlayerBack(command.round, table.number, command.entrant, kept)
