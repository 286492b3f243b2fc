"""The context of a meeting's decision beyond the state, and the checks that deciders share."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from rules_ropta.ruling import Refused
from td_app.meeting.state import MeetingState, PlayedTable, Player, Round, Team


@dataclass(frozen=True, slots=True)
class Context:
    """Time and chance enter here only. ``now_ms``: milliseconds since 1970."""

    now_ms: int
    sequence: int
    seed: Callable[[], bytes]


def the_team(state: MeetingState, number: int) -> Team:
    """Return a team; refuse an unknown number: ``MEETING_NO_TEAM``."""
    team = state.teams.get(number)
    if team is None:
        raise Refused("MEETING_NO_TEAM", team=number)
    return team


def the_player(state: MeetingState, number: int) -> Player:
    """Return a player; refuse an unknown number: ``NO_SUCH_ENTRANT``."""
    player = state.players.get(number)
    if player is None:
        raise Refused("NO_SUCH_ENTRANT", entrant=number)
    return player


def the_round(state: MeetingState, number: int) -> Round:
    """Return a round that is drawn, or refuse."""
    found = state.round(number)
    if found is None:
        raise Refused("MEETING_ROUND_NOT_DRAWN", round=number)
    return found


def the_table(state: MeetingState, round_number: int, number: int) -> PlayedTable:
    """Return a table of a round, or refuse a number it does not have."""
    table = the_round(state, round_number).tables.get(number)
    if table is None:
        raise Refused("MEETING_NO_TABLE", table=number, round=round_number)
    return table


def seated_at(state: MeetingState, round_number: int, player: int) -> PlayedTable:
    """Return where a player sits in a round, or refuse one who does not play it."""
    the_player(state, player)
    table = the_round(state, round_number).table_of(player)
    if table is None:
        raise Refused("MEETING_NOT_SEATED", entrant=player, round=round_number)
    return table


def each_once(players: Iterable[int]) -> tuple[int, ...]:
    """Return players named, each once; refused when none is, or one is twice."""
    numbers = tuple(players)
    if not numbers:
        raise Refused("NOBODY_CHOSEN")
    for number in numbers:
        if numbers.count(number) > 1:
            raise Refused("ENTRANT_TWICE", entrant=number)
    return numbers
