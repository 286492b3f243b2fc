"""The settings of a meeting, the points of its places, and what may not be played."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from rules_ropta.ruling import Refused
from td_app.tournament.state.person import LONGEST_FIELD, printable
from td_app.tournament.state.setup import is_date
from td_app.tournament.state.structure import Structure, check_structure

#: Above these, a screen or a sheet could not show them.
MOST_TEAMS = 64
MOST_PLAYERS = 400
#: Two players at each, at least.
MOST_TABLES = MOST_PLAYERS // 2
MOST_ROUNDS = 12
MOST_SEATS = 10
MOST_POINTS = 10_000


class Clocks(Enum):
    """One clock for every table of a round, or each table its own."""

    TOGETHER = "together"
    APART = "apart"


class Absents(Enum):
    """How a missing player counts for those at the table: left out of its size, or last."""

    LEFT_OUT = "left_out"
    LAST = "last"


@dataclass(frozen=True, slots=True)
class PointsRow:
    """Points by place at a table of so many; a place that is not filled in yet is None."""

    size: int
    points: tuple[int | None, ...]


@dataclass(frozen=True, slots=True)
class PointsMatrix:
    """Points by table size and place: empty until a director fills it in, never invented."""

    rows: tuple[PointsRow, ...] = ()

    def of_size(self, size: int) -> tuple[int | None, ...]:
        """Return the points of a table of so many, one a place; None where not filled in."""
        known = next((row.points for row in self.rows if row.size == size), ())
        return tuple(known[place] if place < len(known) else None for place in range(size))

    def filled(self, size: int) -> bool:
        """Return whether every place of a table of so many has its points.

        >>> PointsMatrix((PointsRow(2, (2, 1)), PointsRow(3, (3, None, 1)))).filled(3)
        False
        """
        return None not in self.of_size(size)


@dataclass(frozen=True, slots=True)
class MeetingSetup:
    """The settings of a meeting.

    ``seats`` at a table; ``tables`` a round (0: as few as seat everybody); ``rounds`` foreseen.
    """

    name: str
    structure: Structure
    date: str = ""
    rounds: int = 2
    seats: int = 8
    tables: int = 0
    starting_stack: int = 10_000
    clocks: Clocks = Clocks.TOGETHER
    absents: Absents = Absents.LEFT_OUT
    matrix: PointsMatrix = PointsMatrix()


def check_meeting(setup: MeetingSetup) -> None:
    """Refuse settings that cannot be played; the code names the first one to correct."""
    if not setup.name.strip():
        raise Refused("MEETING_NAME")
    check_words(setup.name)
    if setup.date and not is_date(setup.date):
        raise Refused("SETUP_DATE", date=setup.date)
    if not 1 <= setup.rounds <= MOST_ROUNDS:
        raise Refused("MEETING_ROUNDS", most=MOST_ROUNDS)
    if not 2 <= setup.seats <= MOST_SEATS:
        raise Refused("SETUP_SEATS", seats=setup.seats)
    if not 0 <= setup.tables <= MOST_TABLES:
        raise Refused("MEETING_TABLES", most=MOST_TABLES)
    if not 1 <= setup.starting_stack <= 1_000_000_000:
        raise Refused("SETUP_STACK", stack=setup.starting_stack)
    check_structure(setup.structure)
    check_points(setup.matrix)


def check_points(matrix: PointsMatrix) -> None:
    """Refuse points that no table could give."""
    sizes = [row.size for row in matrix.rows]
    for row in matrix.rows:
        if not 1 <= row.size <= MOST_SEATS or sizes.count(row.size) > 1:
            raise Refused("MEETING_POINTS_ROW", size=row.size)
        if len(row.points) > row.size:
            raise Refused("MEETING_POINTS_ROW", size=row.size)
        for place, points in enumerate(row.points, 1):
            if points is not None and not 0 <= points <= MOST_POINTS:
                raise Refused("MEETING_POINTS", size=row.size, place=place, most=MOST_POINTS)


def check_words(*texts: str) -> None:
    """Refuse texts that cannot be stored or printed."""
    for text in texts:
        if len(text) > LONGEST_FIELD:
            raise Refused("TEXT_TOO_LONG", longest=LONGEST_FIELD)
        if not printable(text):
            raise Refused("TEXT_UNREADABLE")
