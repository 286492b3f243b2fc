"""Points by table size and place, and the standings of teams: of a round, or of them all.

Points count only where the matrix is filled in for every table size that is played: until then
places alone are told. Ties for a place share what the places they hold are worth (1.10); teams
with equal points are parted by tables won, else they share their rank.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Protocol

from td_app.meeting.setup import PointsMatrix
from td_app.meeting.state import MeetingState, PlayedTable, Round
from td_app.season.scale import ByList, Scale

NOTHING = Fraction(0)
#: What every number of players tied at a table divides: the least common multiple of 1 to 10.
SHARED = 2520


@dataclass(frozen=True, slots=True)
class PlayerResult:
    """The result of a seat: ``rank`` is None while its player is in, or when they are missing.

    ``points`` are won, ``assured`` what those still in have at least; None while not counted.
    """

    round: int
    table: int
    place: int
    player: int
    team: int
    rank: int | None
    tied: int
    missing: bool
    points: Fraction | None
    assured: Fraction | None


@dataclass(frozen=True, slots=True)
class TeamStanding:
    """A team among the others. ``rank`` is None until points count.

    ``places`` says how many of its players finished first, second, and so on; ``by_round`` the
    points of each round asked for; ``corrected`` what was added by hand, in the points already.
    """

    team: int
    rank: int | None
    points: Fraction | None
    assured: Fraction | None
    by_round: tuple[Fraction | None, ...]
    tables_won: int
    places: tuple[int, ...]
    left: int
    missing: int
    corrected: int = 0


def place_points(matrix: PointsMatrix, size: int, rank: int, tied: int = 1) -> Fraction | None:
    """Return what a place is worth at a table of so many; None while the matrix does not say.

    >>> from td_app.meeting.setup import PointsRow
    >>> place_points(PointsMatrix((PointsRow(3, (6, 3, 1)),)), 3, rank=2, tied=2)
    Fraction(2, 1)
    """
    if not matrix.filled(size):
        return None
    points = tuple(Fraction(each or 0) for each in matrix.of_size(size))
    return Scale(ByList(points)).place_points(size, rank, tied, 0, 0)


def sizes_missing(state: MeetingState, rounds: Iterable[Round]) -> tuple[int, ...]:
    """Return the table sizes played whose points are not filled in."""
    absents = state.setup.absents
    matrix = state.setup.matrix
    sizes = {t.size(absents) for played in rounds for t in played.tables.values()}
    return tuple(sorted(size for size in sizes if size and not matrix.filled(size)))


def table_results(
    state: MeetingState, played: Round, table: PlayedTable, *, counted: bool
) -> tuple[PlayerResult, ...]:
    """Return what each seat of a table brought, by place."""
    ranks = table.ranks()
    size = table.size(state.setup.absents)
    left = len(table.left)
    least = place_points(state.setup.matrix, size, left) if counted and left else None
    rows = []
    for place, who in sorted(table.places.items()):
        rank, tied = ranks.get(who, (None, 1))
        missing = who in table.absents
        points: Fraction | None = None
        if counted:
            won = NOTHING if rank is None else place_points(state.setup.matrix, size, rank, tied)
            points = NOTHING if missing else won
        rows.append(
            PlayerResult(
                round=played.number,
                table=table.number,
                place=place,
                player=who,
                team=state.players[who].team,
                rank=rank,
                tied=tied,
                missing=missing,
                points=points,
                assured=least if rank is None and not missing else points,
            )
        )
    return tuple(rows)


class Results(Protocol):
    """Gives what each seat of a table brought, worked out or kept."""

    def __call__(
        self, state: MeetingState, played: Round, table: PlayedTable, *, counted: bool
    ) -> Sequence[PlayerResult]:
        """Return what each seat of a table brought, by place."""


def standings(
    state: MeetingState, rounds: Sequence[Round], results: Results = table_results
) -> tuple[TeamStanding, ...]:
    """Return every team over these rounds, best first; by number while points do not count."""
    counted = bool(rounds) and not sizes_missing(state, rounds)
    of_team: dict[int, list[PlayerResult]] = {number: [] for number in sorted(state.teams)}
    for played in rounds:
        for table in played.tables.values():
            for result in results(state, played, table, counted=counted):
                of_team.setdefault(result.team, []).append(result)
    rows = [_standing(team, theirs, rounds, counted) for team, theirs in of_team.items()]
    if not counted:
        return tuple(rows)
    rows.sort(key=lambda row: (-(row.points or NOTHING), -row.tables_won, row.team))
    return tuple(_ranked(rows))


def _total(points: Iterable[Fraction | None]) -> Fraction:
    """Add points up: whole parts of a tie of any size at a table, which adds faster."""
    added = sum(p.numerator * (SHARED // p.denominator) for p in points if p is not None)
    return Fraction(added, SHARED)


def _standing(
    team: int, results: Sequence[PlayerResult], rounds: Sequence[Round], counted: bool
) -> TeamStanding:
    by_hand = {played.number: played.corrections.get(team, 0) for played in rounds}
    corrected = sum(by_hand.values()) if counted else 0
    ranks = [result.rank for result in results if result.rank is not None]
    most = max(ranks, default=0)
    by_round = tuple(
        _total(r.points for r in results if r.round == number) + added if counted else None
        for number, added in by_hand.items()
    )
    return TeamStanding(
        team=team,
        rank=None,
        points=_total(r.points for r in results) + corrected if counted else None,
        assured=_total(r.assured for r in results) + corrected if counted else None,
        by_round=by_round,
        tables_won=ranks.count(1),
        places=tuple(ranks.count(place) for place in range(1, most + 1)),
        left=sum(1 for r in results if r.rank is None and not r.missing),
        missing=sum(1 for r in results if r.missing),
        corrected=corrected,
    )


def _ranked(rows: Sequence[TeamStanding]) -> Iterable[TeamStanding]:
    """The same with their ranks: equal points and tables won share one (1, 2, 2, 4)."""
    before: tuple[object, int] | None = None
    rank = 0
    for at, row in enumerate(rows, 1):
        key = (row.points, row.tables_won)
        if key != before:
            before = key
            rank = at
        yield replace(row, rank=rank)
