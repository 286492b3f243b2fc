"""Events of a meeting: one for each action, holding its result.

``KIND`` is written in every file: never rename one, never change a field's meaning. Events hold
numbers, never a person's name; a team's name is that of a club or of one of its teams.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from rules_ropta.table_layout import Seat
from td_app.meeting.setup import MeetingSetup, PointsMatrix
from td_app.tournament.events.clock import ComputerHourSettled
from td_app.tournament.events.telling import Happened, SentenceCode
from td_app.tournament.events.unread import EntrySetAside
from td_app.tournament.journal import JournalEntry, UnreadLine
from td_app.tournament.state.clock import ClockState


@dataclass(frozen=True, slots=True)
class TableClock:
    """A clock as it is from now on; ``table`` 0 stands for every table of the round."""

    round: int
    table: int
    clock: ClockState


@dataclass(frozen=True, slots=True)
class MeetingOpened(Happened):
    """A meeting began, with its settings: the first entry of its journal."""

    KIND: ClassVar[str] = "meeting_opened"
    setup: MeetingSetup


@dataclass(frozen=True, slots=True)
class MeetingChanged(Happened):
    """The settings changed; ``clocks`` are those of rounds under way, where they follow."""

    KIND: ClassVar[str] = "meeting_changed"
    setup: MeetingSetup
    clocks: tuple[TableClock, ...] = ()


@dataclass(frozen=True, slots=True)
class PointsFilled(Happened):
    """The points of each place were set, by table size."""

    KIND: ClassVar[str] = "meeting_points_filled"
    matrix: PointsMatrix


@dataclass(frozen=True, slots=True)
class TeamEntered(Happened):
    """A team was entered with its players, then its substitutes."""

    KIND: ClassVar[str] = "meeting_team_entered"
    team: int
    name: str
    club: str
    players: tuple[int, ...]
    substitutes: tuple[int, ...]
    person: int

    def sentence_code(self) -> SentenceCode:
        """Return its sentence, with how many came."""
        return self._sentence_code(count=len(self.players), more=len(self.substitutes))


@dataclass(frozen=True, slots=True)
class TeamRenamed(Happened):
    """A team's name or club was corrected."""

    KIND: ClassVar[str] = "meeting_team_renamed"
    team: int
    name: str
    club: str


@dataclass(frozen=True, slots=True)
class TeamRemoved(Happened):
    """A team was taken off the list."""

    KIND: ClassVar[str] = "meeting_team_removed"
    team: int
    name: str


@dataclass(frozen=True, slots=True)
class PlayersAdded(Happened):
    """Players joined a team."""

    KIND: ClassVar[str] = "meeting_players_added"
    team: int
    entrants: tuple[int, ...]
    bench: bool
    person: int


@dataclass(frozen=True, slots=True)
class PlayerCorrected(Happened):
    """A player's name was corrected."""

    KIND: ClassVar[str] = "meeting_player_corrected"
    entrant: int
    person: int


@dataclass(frozen=True, slots=True)
class PlayerRemoved(Happened):
    """A player was taken off the list."""

    KIND: ClassVar[str] = "meeting_player_removed"
    entrant: int


@dataclass(frozen=True, slots=True)
class BenchSet(Happened):
    """A player is a substitute from the next round on, or plays again."""

    KIND: ClassVar[str] = "meeting_bench_set"
    entrant: int
    bench: bool

    def sentence_code(self) -> SentenceCode:
        """Return its sentence: to the bench, or back from it."""
        return self._sentence_code("" if self.bench else "+plays")


@dataclass(frozen=True, slots=True)
class DrawnSeat:
    """Where a player sits in a round."""

    entrant: int
    seat: Seat


@dataclass(frozen=True, slots=True)
class RoundDrawn(Happened):
    """A round was drawn.

    ``groups`` pairs each player with the number of the club they are kept apart by. What the draw
    could not avoid: players who meet their own club (``together``), who sit at a table
    (``same_table``) or in a place (``same_place``) of an earlier round, pairs who meet again.
    """

    KIND: ClassVar[str] = "meeting_round_drawn"
    round: int
    method: str
    seed: str
    tables: int
    seats: int
    groups: tuple[tuple[int, int], ...]
    drawn: tuple[DrawnSeat, ...]
    together: tuple[tuple[int, ...], ...] = ()
    same_table: tuple[int, ...] = ()
    same_place: tuple[int, ...] = ()
    met_again: int = 0

    def sentence_code(self) -> SentenceCode:
        """Return its sentence, with how many players it seats."""
        return self._sentence_code(count=len(self.drawn))


@dataclass(frozen=True, slots=True)
class SubstituteIn(Happened):
    """A team mate took the seat of a player."""

    KIND: ClassVar[str] = "meeting_substitute_in"
    round: int
    table: int
    entrant: int
    other: int

    def who(self) -> tuple[int, ...]:
        """Return the player who sits down, then the one who leaves."""
        return (self.other, self.entrant)

    def sentence_code(self) -> SentenceCode:
        """Return the sentence, in which the two players are distinguished."""
        return self._sentence_code(sits=self.other, leaves=self.entrant)


@dataclass(frozen=True, slots=True)
class MissingMarked(Happened):
    """A player is missing, or has come."""

    KIND: ClassVar[str] = "meeting_missing_marked"
    round: int
    table: int
    entrant: int
    missing: bool

    def sentence_code(self) -> SentenceCode:
        """Return its sentence: missing, or there after all."""
        return self._sentence_code("" if self.missing else "+came")


@dataclass(frozen=True, slots=True)
class PlayersOut(Happened):
    """Players are out at a table, at the rank they share."""

    KIND: ClassVar[str] = "meeting_players_out"
    round: int
    table: int
    entrants: tuple[int, ...]
    rank: int

    def sentence_code(self) -> SentenceCode:
        """Return its sentence: one is out, or several equal."""
        return self._sentence_code("+equal" if len(self.entrants) > 1 else "")


@dataclass(frozen=True, slots=True)
class PlayerBack(Happened):
    """A player's exit was a mistake: they play on."""

    KIND: ClassVar[str] = "meeting_player_back"
    round: int
    table: int
    entrant: int
    outs: tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class TableCorrected(Happened):
    """The order of a table was given anew: ``missing`` who never came, ``came`` who did."""

    KIND: ClassVar[str] = "meeting_table_corrected"
    round: int
    table: int
    outs: tuple[tuple[int, ...], ...]
    missing: tuple[int, ...] = ()
    came: tuple[int, ...] = ()

    def concerns(self) -> tuple[int, ...]:
        """Return everybody whose rank, or presence, it told."""
        return (*(who for group in self.outs for who in group), *self.missing, *self.came)


@dataclass(frozen=True, slots=True)
class TableOuts:
    """The eliminations at a table from now on, first out first."""

    table: int
    outs: tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class TeamMissing(Happened):
    """A team is missing from a round, or has come: its players by number, their tables' order."""

    KIND: ClassVar[str] = "meeting_team_missing"
    round: int
    team: int
    players: tuple[int, ...]
    missing: bool
    tables: tuple[TableOuts, ...]

    def sentence_code(self) -> SentenceCode:
        """Return its sentence: missing, or there after all."""
        return self._sentence_code("" if self.missing else "+came")


@dataclass(frozen=True, slots=True)
class PointsCorrected(Happened):
    """A team's points in a round were corrected; it replaces any correction there (0: none)."""

    KIND: ClassVar[str] = "meeting_points_corrected"
    round: int
    team: int
    points: int

    def sentence_code(self) -> SentenceCode:
        """Return its sentence: corrected, or no longer."""
        return self._sentence_code("" if self.points else "+none")


@dataclass(frozen=True, slots=True)
class ClocksStarted(Happened):
    """Clocks run."""

    KIND: ClassVar[str] = "meeting_clocks_started"
    round: int
    clocks: tuple[TableClock, ...]

    def sentence_code(self) -> SentenceCode:
        """Return its sentence."""
        return of_clocks(self)


@dataclass(frozen=True, slots=True)
class ClocksPaused(Happened):
    """Clocks stand."""

    KIND: ClassVar[str] = "meeting_clocks_paused"
    round: int
    clocks: tuple[TableClock, ...]

    def sentence_code(self) -> SentenceCode:
        """Return its sentence."""
        return of_clocks(self)


@dataclass(frozen=True, slots=True)
class ClocksAdjusted(Happened):
    """Time was added to what is left, or taken away (seconds)."""

    KIND: ClassVar[str] = "meeting_clocks_adjusted"
    round: int
    seconds: int
    clocks: tuple[TableClock, ...]

    def sentence_code(self) -> SentenceCode:
        """Return its sentence."""
        return of_clocks(self, seconds=self.seconds)


@dataclass(frozen=True, slots=True)
class ClocksStepped(Happened):
    """Clocks stand at the beginning of another level, or of a break."""

    KIND: ClassVar[str] = "meeting_clocks_stepped"
    round: int
    level: int
    clocks: tuple[TableClock, ...]

    def sentence_code(self) -> SentenceCode:
        """Return its sentence."""
        return of_clocks(self, level=self.level)


@dataclass(frozen=True, slots=True)
class ActUndone(Happened):
    """An action was undone; ``clocks`` run from now on as they did before it, where asked."""

    KIND: ClassVar[str] = "meeting_act_undone"
    sequence: int
    clocks: tuple[TableClock, ...] = ()


@dataclass(frozen=True, slots=True)
class ActRedone(Happened):
    """An undone action was done again."""

    KIND: ClassVar[str] = "meeting_act_redone"
    sequence: int


ClockEvent = ClocksStarted | ClocksPaused | ClocksAdjusted | ClocksStepped

Event = (
    MeetingOpened
    | MeetingChanged
    | PointsFilled
    | TeamEntered
    | TeamRenamed
    | TeamRemoved
    | PlayersAdded
    | PlayerCorrected
    | PlayerRemoved
    | BenchSet
    | RoundDrawn
    | SubstituteIn
    | MissingMarked
    | PlayersOut
    | PlayerBack
    | TableCorrected
    | TeamMissing
    | PointsCorrected
    | ClockEvent
    | ComputerHourSettled
    | EntrySetAside
    | ActUndone
    | ActRedone
)


def of_clocks(event: ClockEvent, **figures: object) -> SentenceCode:
    """Return the sentence of an act on the clocks: of every table, or of some by number."""
    tables = tuple(sorted(clock.table for clock in event.clocks if clock.table))
    variant = "+some" if tables else ""
    return SentenceCode(
        event.KIND + variant, (), {"round": event.round, "tables": tables, **figures}
    )


@dataclass(frozen=True, slots=True)
class Entry(JournalEntry[Event]):
    """One line of a meeting's journal."""


#: A line of it as a store hands it over.
WrittenEntry = Entry | UnreadLine
