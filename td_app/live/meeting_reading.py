"""A meeting as every face reads it: views kept until something changes, acts sent."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from rules_ropta.ruling import Refused
from td_app.live.meeting_session import MeetingSession
from td_app.meeting import commands as cmd
from td_app.meeting import events as ev
from td_app.meeting import views
from td_app.meeting.draw_record import WrittenRound, rounds_of
from td_app.meeting.setup import Clocks, MeetingSetup
from td_app.tournament.state.clock import ClockReading
from td_app.tournament.state.person import Person
from td_app.words.meetings import meeting_label, meeting_sentence


@dataclass(frozen=True, slots=True)
class Corrected:
    """A correction as the minutes show it, in words."""

    line: views.MinuteLine
    words: str

    @property
    def note(self) -> str:
        """Return why it was made."""
        return self.line.note


class LiveMeeting:
    """One meeting and its views, each kept as long as it stays true."""

    def __init__(self, session: MeetingSession) -> None:
        self.session = session
        self._kept = views.TableViewCache()
        self._shown: tuple[object, Mapping[int, Person]] | None = None
        self._standings: dict[tuple[int, ...], tuple[object, views.StandingsView]] = {}

    @property
    def sequence(self) -> int:
        """Return how many entries the journal has."""
        return self.session.history.sequence

    @property
    def read_only(self) -> bool:
        """Return whether this post only looks."""
        return self.session.read_only

    def send(self, command: cmd.Command) -> ev.Entry:
        """Change the meeting; return the entry, which is on disk.

        Raises :class:`Refused` (nothing changed) or :class:`StorageTrouble`.
        """
        return self.session.dispatch(command)

    def read_again(self) -> None:
        """Take in what was erased; raises :class:`StorageTrouble`."""
        self.session.take(self.session.read_news(whole=True))

    def can(self, command: cmd.Command) -> Refused | None:
        """Return why this would be refused now, or None."""
        return self.session.can(command)

    @property
    def stopped(self) -> Refused | None:
        """Return why every act is refused: the next line of the journal cannot be read."""
        return self.session.stopped

    def setup(self) -> MeetingSetup:
        """Return the settings."""
        return self.session.state.setup

    def person(self, player: int) -> Person:
        """Return a player's details, with the name in force."""
        return self.session.person(player)

    def name(self, player: int) -> str:
        """Return a player's name as lists show it."""
        return self.session.person(player).display_name

    def name_in_public(self, player: int) -> str:
        """Return a player's name where everybody reads it: another one for who refuses theirs."""
        stamp = (self.sequence, self.session.readings)
        if self._shown is None or self._shown[0] != stamp:
            self._shown = stamp, self.session.public_as(self.session)
        person = self._shown[1].get(player)
        return person.display_name if person is not None else self.name(player)

    def teams(self) -> tuple[views.TeamRow, ...]:
        """Return the teams with their players."""
        return views.team_rows(self.session.state, self.name)

    def lineups(self) -> tuple[tuple[cmd.EnterTeam, tuple[int, ...]], ...]:
        """Return what enters each team again in another meeting, with its players' numbers here.

        Whoever was erased is left out.
        """
        found = []
        for team in self.teams():
            kept = [one for one in team.players if not self.session.erased(one.player)]
            kept.sort(key=lambda one: one.bench)
            people = tuple(self.person(one.player) for one in kept if not one.bench)
            bench = tuple(self.person(one.player) for one in kept if one.bench)
            entered = cmd.EnterTeam(team.name, team.club, people, bench)
            found.append((entered, tuple(one.player for one in kept)))
        return tuple(found)

    def written_twice(self) -> Sequence[tuple[str, tuple[str, ...]]]:
        """Return each name that two players have, with their teams: two people, or one twice."""
        found: dict[str, list[tuple[str, str]]] = {}
        for team in self.teams():
            for one in team.players:
                key = self.person(one.player).name_key
                found.setdefault(key, []).append((one.name, team.name))
        borne = (told for told in found.values() if len(told) > 1)
        return tuple((told[0][0], tuple(team for _, team in told)) for told in borne)

    def rounds_drawn(self) -> int:
        """Return how many rounds are drawn."""
        return len(self.session.state.rounds)

    def round_begun(self, number: int) -> bool:
        """Return whether play of a round has begun."""
        played = self.session.state.round(number)
        return played is not None and played.begun

    def round_over(self, number: int) -> bool:
        """Return whether every table of a round has its winner."""
        played = self.session.state.round(number)
        return played is not None and played.over

    def current_round(self) -> int:
        """Return the first round drawn that is not over, else the last one drawn (0: none)."""
        rounds = self.session.state.rounds
        return next((one.number for one in rounds if not one.over), len(rounds))

    def tables(self, round_number: int) -> tuple[views.TableView, ...]:
        """Return the tables of a round, by number; only one that changed is made again."""
        state = self.session.state
        played = state.round(round_number)
        if played is None:
            return ()
        return tuple(
            self._kept.view(state, played, table, self.name, self.session.readings)
            for _, table in sorted(played.tables.items())
        )

    def standings(self, rounds: Sequence[int] | None = None) -> views.StandingsView:
        """Return the standings over these rounds (None: over all that are drawn)."""
        asked = tuple(rounds or range(1, self.rounds_drawn() + 1))
        stamp = self.sequence
        known = self._standings.get(asked)
        if known is None or known[0] != stamp:
            made = views.standings_view(self.session.state, asked, self._kept)
            known = self._standings[asked] = (stamp, made)
        return known[1]

    def clocks(self, round_number: int) -> Mapping[int, ClockReading]:
        """Return what the clocks of a round say now, by table; one for all stands at 0."""
        return views.clock_readings(self.session.state, round_number, self.session.now_ms())

    def counted_ms(self) -> tuple[int, ...]:
        """Return what counts down in seconds now, in milliseconds left; else the time of day.

        Where each table has its own clock, the first that runs stands for the others.
        """
        readings = self.clocks(self.current_round()).values()
        running = [one.remaining_ms - one.overtime_ms for one in readings if one.running]
        return tuple(running[:1]) or (-self.session.now_ms(),)

    @property
    def clocks_apart(self) -> bool:
        """Return whether each table has its own clock."""
        return self.session.state.setup.clocks is Clocks.APART

    def draw_notes(self, round_number: int) -> tuple[views.DrawNote, ...]:
        """Return what the draw of a round avoided, and what it could not, by name."""
        return views.draw_notes(self.session.state, self.session.history, round_number, self.name)

    def draws(self) -> tuple[WrittenRound, ...]:
        """Return every draw of the meeting, undone ones too, as anyone can make them again."""
        return rounds_of(self.session.history.entries)

    def to_undo(self) -> str:
        """Return the words of the act an undo would undo, "" when there is none."""
        entry = self.session.history.undoable
        return "" if entry is None else meeting_label(entry.event, self.name)

    def to_redo(self) -> str:
        """Return the words of the act a redo would redo, "" when there is none."""
        entry = self.session.history.redoable
        return "" if entry is None else meeting_label(entry.event, self.name)

    def no_longer_entered(self, entry: ev.Entry) -> tuple[int, ...]:
        """Return the players whose entry an undo took back: their numbers are given again."""
        if not isinstance(entry.event, ev.ActUndone):
            return ()
        match self.session.history.entry(entry.event.sequence).event:
            case ev.TeamEntered(players=players, substitutes=substitutes):
                return (*players, *substitutes)
            case ev.PlayersAdded(entrants=entrants):
                return entrants
            case _:
                return ()

    def minutes(self) -> tuple[tuple[views.MinuteLine, str], ...]:
        """Return every line of the minutes with its sentence, oldest first."""
        return tuple(
            (line, meeting_sentence(line.event, line.of, self.name, line.figures))
            for line in views.minutes(self.session.history, self.session.note)
        )

    def points_corrected(self, team: int) -> Mapping[int, int]:
        """Return the points added to a team by hand, by round."""
        rounds = self.session.state.rounds
        return {one.number: one.corrections[team] for one in rounds if team in one.corrections}

    def corrections(self) -> tuple[Corrected, ...]:
        """Return the results put right for a reason, those undone left out, oldest first."""
        return tuple(
            Corrected(line, words)
            for line, words in self.minutes()
            if line.note and not line.undone
        )
