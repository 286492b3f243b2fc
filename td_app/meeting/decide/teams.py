"""Settings, points, teams and their players, judged."""

from __future__ import annotations

from collections.abc import Mapping

from rules_ropta.ruling import Refused
from td_app.meeting import commands as cmd
from td_app.meeting import events as ev
from td_app.meeting.decide.checks import Context, the_player, the_team
from td_app.meeting.setup import (
    MOST_PLAYERS,
    MOST_TEAMS,
    Clocks,
    MeetingSetup,
    check_meeting,
    check_points,
    check_words,
)
from td_app.meeting.state import TOGETHER, MeetingState, Round
from td_app.tournament.decide.entries import check_person
from td_app.tournament.state.clock import re_anchored
from td_app.tournament.state.person import TYPED_APOSTROPHE, Person, plain_letters


def _check_team(name: str, club: str) -> None:
    if not name.strip():
        raise Refused("MEETING_TEAM_NAME")
    check_words(name, club)


def open_meeting(
    state: MeetingState, command: cmd.OpenMeeting, context: Context
) -> ev.MeetingOpened:
    """Begin a meeting: the first entry of its journal."""
    if context.sequence != 1:
        raise Refused("MEETING_OPENED")
    check_meeting(command.setup)
    return ev.MeetingOpened(command.setup)


def change_meeting(
    state: MeetingState, command: cmd.ChangeMeeting, context: Context
) -> ev.MeetingChanged:
    """Change the settings; rounds under way keep their seats, their clocks follow."""
    new = command.setup
    check_meeting(new)
    if new == state.setup:
        raise Refused("MEETING_SAME")
    if new.rounds < len(state.rounds):
        raise Refused("MEETING_ROUNDS_DRAWN", rounds=len(state.rounds))
    if state.rounds and new.absents is not state.setup.absents:
        raise Refused("MEETING_ABSENTS_FIXED")
    clocks: list[ev.TableClock] = []
    if (new.clocks, new.structure) != (state.setup.clocks, state.setup.structure):
        for played in state.rounds:
            clocks += _clocks_following(state.setup, new, played, context.now_ms)
    return ev.MeetingChanged(new, tuple(clocks))


def _clocks_following(
    old: MeetingSetup, new: MeetingSetup, played: Round, now_ms: int
) -> list[ev.TableClock]:
    """The clocks of a round under other settings, each reading what it read before."""
    if not played.clocks:
        return []
    here = {t: re_anchored(c, old.structure, now_ms) for t, c in played.clocks.items()}
    if new.clocks is Clocks.APART and TOGETHER in here:
        here = dict.fromkeys(played.tables, here[TOGETHER])
    elif new.clocks is Clocks.TOGETHER and TOGETHER not in here and not played.over:
        raise Refused("MEETING_CLOCKS_APART", round=played.number)
    return [ev.TableClock(played.number, t, clock) for t, clock in sorted(here.items())]


def fill_points(state: MeetingState, command: cmd.FillPoints, context: Context) -> ev.PointsFilled:
    """Say what places are worth: at any time, standings follow."""
    check_points(command.matrix)
    if command.matrix == state.setup.matrix:
        raise Refused("MEETING_SAME")
    return ev.PointsFilled(command.matrix)


def enter_team(state: MeetingState, command: cmd.EnterTeam, context: Context) -> ev.TeamEntered:
    """Enter a team; its number and those of its players are never given again."""
    _check_team(command.name, command.club)
    if len(state.teams) >= MOST_TEAMS:
        raise Refused("MEETING_TOO_MANY_TEAMS", most=MOST_TEAMS)
    _name_free(state, command.name)
    players = _numbered(state, command.people)
    substitutes = _numbered(state, command.substitutes, after=len(players))
    return ev.TeamEntered(
        team=state.last_team + 1,
        name=_on_a_page(command.name),
        club=_on_a_page(command.club),
        players=players,
        substitutes=substitutes,
        person=context.sequence,
    )


def _on_a_page(name: str) -> str:
    return TYPED_APOSTROPHE.sub("’", name.strip())


def _name_free(state: MeetingState, name: str, but: int = 0) -> None:
    letters = plain_letters(name)
    for team in state.teams.values():
        if team.id != but and plain_letters(team.name) == letters:
            raise Refused("MEETING_TEAM_TWICE", name=team.name)


def _numbered(state: MeetingState, people: tuple[Person, ...], after: int = 0) -> tuple[int, ...]:
    for person in people:
        check_person(person)
    first = state.last_player + 1 + after
    if len(state.players) + after + len(people) > MOST_PLAYERS:
        raise Refused("MEETING_TOO_MANY_PLAYERS", most=MOST_PLAYERS)
    return tuple(range(first, first + len(people)))


def rename_team(state: MeetingState, command: cmd.RenameTeam, context: Context) -> ev.TeamRenamed:
    """Correct a team's name or club."""
    team = the_team(state, command.team)
    _check_team(command.name, command.club)
    _name_free(state, command.name, team.id)
    name = _on_a_page(command.name)
    club = _on_a_page(command.club)
    if (name, club) == (team.name, team.club):
        raise Refused("MEETING_SAME")
    return ev.TeamRenamed(team.id, name, club)


def remove_team(state: MeetingState, command: cmd.RemoveTeam, context: Context) -> ev.TeamRemoved:
    """Take a team off the list with its players."""
    team = the_team(state, command.team)
    for player in state.team_players(team.id):
        _never_drawn(state, player.id)
    return ev.TeamRemoved(team.id, team.name)


def _never_drawn(state: MeetingState, player: int) -> None:
    for played in state.rounds:
        if played.table_of(player) is not None:
            raise Refused("MEETING_DRAWN", entrant=player, round=played.number)


def add_players(state: MeetingState, command: cmd.AddPlayers, context: Context) -> ev.PlayersAdded:
    """Add players, or substitutes, to a team: they are drawn from the next round on."""
    team = the_team(state, command.team)
    if not command.people:
        raise Refused("NOBODY_CHOSEN")
    new = _numbered(state, command.people)
    return ev.PlayersAdded(team.id, new, command.bench, context.sequence)


def correct_player(
    state: MeetingState, command: cmd.CorrectPlayer, context: Context
) -> ev.PlayerCorrected:
    """Correct a name, at any time."""
    the_player(state, command.entrant)
    check_person(command.person)
    return ev.PlayerCorrected(command.entrant, context.sequence)


def remove_player(
    state: MeetingState, command: cmd.RemovePlayer, context: Context
) -> ev.PlayerRemoved:
    """Take a player off the list."""
    the_player(state, command.entrant)
    _never_drawn(state, command.entrant)
    return ev.PlayerRemoved(command.entrant)


def set_bench(state: MeetingState, command: cmd.SetBench, context: Context) -> ev.BenchSet:
    """Make a player a substitute from the next round on, or play again."""
    if the_player(state, command.entrant).bench == command.bench:
        raise Refused("MEETING_SAME")
    return ev.BenchSet(command.entrant, command.bench)


def people_named(command: cmd.Command, event: ev.Event) -> Mapping[int, Person]:
    """Return the names this command gives, by player: rows beside the event, not in it."""
    match command, event:
        case cmd.EnterTeam(), ev.TeamEntered():
            numbers = (*event.players, *event.substitutes)
            return dict(zip(numbers, (*command.people, *command.substitutes), strict=True))
        case cmd.AddPlayers(people=people), ev.PlayersAdded(entrants=new):
            return dict(zip(new, people, strict=True))
        case cmd.CorrectPlayer(entrant=who, person=person), _:
            return {who: person}
        case _:
            return {}
