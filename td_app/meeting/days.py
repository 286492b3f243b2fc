"""Days of teams summed over a season, by one matrix of points: that of the club.

A day is a meeting. A team is told from one day to the next by its name. Equal points are parted by
tables won; those still equal share their rank.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import groupby

from td_app.meeting.setup import PointsMatrix, PointsRow
from td_app.meeting.standings import NOTHING, TeamStanding, sizes_missing, standings
from td_app.meeting.state import MeetingState, Round
from td_app.tournament.state.person import club_key


@dataclass(frozen=True, slots=True)
class Day:
    """A meeting of a season; ``counts``: its points are summed; ``begun`` and ``over``: its
    play.
    """

    meeting: int
    name: str
    date: str
    counts: bool = True
    begun: bool = False
    over: bool = False


@dataclass(frozen=True, slots=True)
class TeamOfDays:
    """A team over the days: ``rank`` and points are None until points count.

    ``days``: how it stood on each, None where it did not come.
    """

    name: str
    rank: int | None
    points: Fraction | None
    tables_won: int
    days: tuple[TeamStanding | None, ...]

    @property
    def played(self) -> int:
        """Return how many days it came to."""
        return sum(day is not None for day in self.days)


@dataclass(frozen=True, slots=True)
class DaysSummed:
    """The ranking over the days begun that count, in their order.

    ``missing``: the sizes of table that were played and have no points; then nothing is counted.
    """

    days: tuple[Day, ...] = ()
    teams: tuple[TeamOfDays, ...] = ()
    missing: tuple[int, ...] = ()

    @property
    def counted(self) -> bool:
        """Return whether points count."""
        return bool(self.days) and not self.missing

    @property
    def over(self) -> bool:
        """Return whether every day is played to its end."""
        return all(day.over for day in self.days)

    def tied(self, team: TeamOfDays) -> bool:
        """Return whether others share the rank of a team."""
        return team.rank is not None and sum(one.rank == team.rank for one in self.teams) > 1


def played(state: MeetingState) -> tuple[Round, ...]:
    """Return the rounds that count: those in which play began, or nobody came to play."""
    return tuple(one for one in state.rounds if one.begun or one.over)


def summed(days: Sequence[tuple[Day, MeetingState]], matrix: PointsMatrix) -> DaysSummed:
    """Return the ranking of teams over these days, by the club's points."""
    missing: set[int] = set()
    found: list[tuple[Day, Mapping[str, tuple[str, TeamStanding]]]] = []
    for day, kept in sorted(days, key=lambda one: (one[0].date, one[0].meeting)):
        state = replace(kept, setup=replace(kept.setup, matrix=matrix))
        rounds = played(state)
        if not (day.counts and rounds):
            continue
        missing |= {*sizes_missing(state, rounds)}
        names = {number: team.name for number, team in state.teams.items()}
        seated = {p.team for one in rounds for p in state.players.values() if one.table_of(p.id)}
        rows = (row for row in standings(state, rounds) if row.team in seated)
        found.append((day, {club_key(names[r.team]): (names[r.team], r) for r in rows}))
    keys = {key: name for _, there in found for key, (name, _) in there.items()}
    teams = [_team(key, name, [there for _, there in found]) for key, name in keys.items()]
    sizes = tuple(sorted(missing))
    if sizes:
        teams = [replace(one, points=None) for one in teams]
        return DaysSummed(tuple(d for d, _ in found), tuple(sorted(teams, key=_by_name)), sizes)
    teams.sort(key=lambda one: (*_worth(one), _by_name(one)))
    # Equal points and tables won share one rank (1, 2, 2, 4).
    ranked: list[TeamOfDays] = []
    for _, equal in groupby(teams, key=_worth):
        rank = len(ranked) + 1
        ranked += [replace(one, rank=rank) for one in equal]
    return DaysSummed(tuple(day for day, _ in found), tuple(ranked))


def _team(
    key: str, name: str, there: Sequence[Mapping[str, tuple[str, TeamStanding]]]
) -> TeamOfDays:
    days = tuple(day[key][1] if key in day else None for day in there)
    came = [day for day in days if day is not None]
    points = sum((day.points or NOTHING for day in came), NOTHING)
    return TeamOfDays(name, None, points, sum(day.tables_won for day in came), days)


def _worth(team: TeamOfDays) -> tuple[Fraction, int]:
    return -(team.points or NOTHING), -team.tables_won


def _by_name(team: TeamOfDays) -> str:
    return club_key(team.name)


def matrix_written(matrix: PointsMatrix) -> str:
    """Return a matrix as a setting keeps it.

    >>> matrix_written(PointsMatrix((PointsRow(3, (6, None, 1)),)))
    '3:6,,1'
    """
    told = (
        f"{row.size}:" + ",".join("" if each is None else str(each) for each in row.points)
        for row in matrix.rows
    )
    return ";".join(told)


def matrix_read(text: str) -> PointsMatrix:
    """Return a matrix from a setting; what it cannot be is left out.

    >>> matrix_read("3:6,,1;x").rows
    (PointsRow(size=3, points=(6, None, 1)),)
    """
    rows = []
    for written in text.split(";"):
        size, _, points = written.partition(":")
        if size.isdecimal():
            told = (int(each) if each.isdecimal() else None for each in points.split(","))
            rows.append(PointsRow(int(size), tuple(told)))
    return PointsMatrix(tuple(rows))
