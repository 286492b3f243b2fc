"""The state of a meeting: teams, players, rounds, tables and their clocks.

Rounds, tables and places count from 1; teams and players are told by numbers never given twice.
A player is an entrant of the journal: names stand beside it (``decisions/0002``).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace

from td_app.meeting.setup import Absents, MeetingSetup
from td_app.tournament.state.clock import ClockState
from td_app.tournament.state.person import club_key
from td_app.tournament.state.structure import Structure

#: The clock of a round where all tables have one; else clocks go by table.
TOGETHER = 0


@dataclass(frozen=True, slots=True)
class Team:
    """A team; ``club``: a draw keeps its players apart; the team's own name when empty."""

    id: int
    name: str
    club: str = ""

    @property
    def apart(self) -> str:
        """Return the key that a draw keeps the team's players apart by."""
        return club_key(self.club or self.name)


@dataclass(frozen=True, slots=True)
class Player:
    """A player of a team; ``person`` is the entry that wrote the name, ``bench`` a substitute."""

    id: int
    team: int
    person: int
    bench: bool = False


@dataclass(frozen=True, slots=True)
class PlayedTable:
    """A table of a round: who sits where, who is missing, who is out, first out first."""

    number: int
    places: Mapping[int, int]
    absents: frozenset[int] = frozenset()
    outs: tuple[tuple[int, ...], ...] = ()

    @property
    def players(self) -> tuple[int, ...]:
        """Return the players of the table by place, missing ones too."""
        return tuple(self.places[place] for place in sorted(self.places))

    @property
    def gone(self) -> frozenset[int]:
        """Return the players who are out."""
        return frozenset(who for group in self.outs for who in group)

    @property
    def left(self) -> tuple[int, ...]:
        """Return the players still in, by place."""
        gone = self.gone
        return tuple(w for w in self.players if w not in gone and w not in self.absents)

    @property
    def over(self) -> bool:
        """Return whether a winner is known, or no player is at the table."""
        return len(self.left) == 0 or (len(self.left) == 1 and (self.begun or self.alone))

    @property
    def alone(self) -> bool:
        """Return whether all others are missing."""
        return len(self.players) - len(self.absents) == 1

    @property
    def begun(self) -> bool:
        """Return whether somebody is out."""
        return bool(self.outs)

    @property
    def winner(self) -> int | None:
        """Return the winner, None while several play."""
        return self.left[0] if self.over and self.left else None

    def place_of(self, player: int) -> int | None:
        """Return the place of a player, None when they sit elsewhere."""
        return next((place for place, who in self.places.items() if who == player), None)

    def ranks(self) -> dict[int, tuple[int, int]]:
        """Return the rank of each who has one, and how many hold it with them.

        Those out in one hand without a difference share the higher rank, as the rulebook has it
        for true ties (1.10). Missing players have none.
        """
        found: dict[int, tuple[int, int]] = {}
        below = len(self.players) - len(self.absents)
        for group in self.outs:
            below -= len(group)
            found |= {who: (below + 1, len(group)) for who in group}
        if self.winner is not None:
            found[self.winner] = (1, 1)
        return found

    def size(self, absents: Absents) -> int:
        """Return how many the table counts for the points."""
        missing = len(self.absents) if absents is Absents.LEFT_OUT else 0
        return len(self.players) - missing


@dataclass(frozen=True, slots=True)
class Round:
    """A round as drawn: its tables, and its clocks by table (:data:`TOGETHER`: one for all).

    ``corrections``: points added to teams by hand, or taken from them.
    """

    number: int
    tables: Mapping[int, PlayedTable]
    clocks: Mapping[int, ClockState] = field(default_factory=dict)
    corrections: Mapping[int, int] = field(default_factory=dict)

    @property
    def begun(self) -> bool:
        """Return whether a clock has run, or somebody is out."""
        started = any(clock.started for clock in self.clocks.values())
        return started or any(table.begun for table in self.tables.values())

    @property
    def over(self) -> bool:
        """Return whether every table has its winner."""
        return all(table.over for table in self.tables.values())

    def clock_of(self, table: int) -> ClockState:
        """Return the clock of a table: its own, or that of all."""
        return self.clocks.get(table) or self.clocks.get(TOGETHER, ClockState())

    def table_of(self, player: int) -> PlayedTable | None:
        """Return where a player sits, None when they do not play this round."""
        return next((t for t in self.tables.values() if player in t.places.values()), None)


@dataclass(frozen=True, slots=True)
class MeetingState:
    """The state of a meeting now; the ``last_…`` numbers are the last ones given, never reused."""

    setup: MeetingSetup = field(default_factory=lambda: MeetingSetup("", Structure()))
    teams: Mapping[int, Team] = field(default_factory=dict)
    players: Mapping[int, Player] = field(default_factory=dict)
    rounds: tuple[Round, ...] = ()
    last_team: int = 0
    last_player: int = 0

    def team_players(self, team: int) -> tuple[Player, ...]:
        """Return the players of a team, in the order in which they were entered."""
        return tuple(p for _, p in sorted(self.players.items()) if p.team == team)

    def lineup(self) -> Iterator[Player]:
        """Yield who is drawn for the next round: every player who is no substitute."""
        return (player for _, player in sorted(self.players.items()) if not player.bench)

    def round(self, number: int) -> Round | None:
        """Return a round drawn, by its number from 1."""
        return self.rounds[number - 1] if 1 <= number <= len(self.rounds) else None

    def with_round(self, played: Round) -> MeetingState:
        """Return the state with a round replaced, or put after the last one."""
        before = self.rounds[: played.number - 1]
        after = self.rounds[played.number :]
        return replace(self, rounds=(*before, played, *after))

    def with_table(self, round_number: int, table: PlayedTable) -> MeetingState:
        """Return the state with one table of a round replaced."""
        played = self.rounds[round_number - 1]
        tables = {**played.tables, table.number: table}
        return self.with_round(replace(played, tables=tables))

    @property
    def running(self) -> bool:
        """Return whether a clock runs."""
        return any(c.running for played in self.rounds for c in played.clocks.values())
