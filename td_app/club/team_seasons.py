"""The club's seasons of meetings at this post: which days count, and the ranking over them.

A meeting dated within a season is one of its days, unless it was said not to count; one said to
count does whatever its date.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from rules_ropta.ruling import Refused
from td_app.club.club import Club
from td_app.meeting.days import Day, DaysSummed, matrix_read, matrix_written, played, summed
from td_app.meeting.setup import PointsMatrix, check_points
from td_app.meeting.state import MeetingState
from td_app.ports.journals import TournamentRow
from td_app.season.repository import By, Season, SeasonBook, SeasonEvening

if TYPE_CHECKING:
    from td_app.live.meeting_session import MeetingSession

#: The club's setting that keeps what places are worth in meetings: empty until it is filled in.
MEETING_POINTS = "meeting_points"


class TeamSeasons:
    """Reads the meetings of a club, keeps what it read, and says which of them count.

    Every method raises ``StorageTrouble``; what changes anything raises :class:`Refused`
    ``LOOKING_ONLY`` where one only looks.
    """

    def __init__(self, club: Club) -> None:
        self._club = club
        self._open: dict[int, MeetingSession] = {}

    def points(self) -> PointsMatrix:
        """Return what places are worth in the club's meetings: nothing until it was filled in."""
        return matrix_read(self._club.directory.setting(MEETING_POINTS))

    def set_points(self, matrix: PointsMatrix, season: Season | None = None) -> None:
        """Keep what places are worth; the minutes of the season looked at say so."""
        book = self._writing()
        check_points(matrix)
        self._club.directory.set_setting(MEETING_POINTS, matrix_written(matrix))
        if season is not None:
            sizes = ", ".join(str(row.size) for row in matrix.rows)
            book.note(season.id, "team_points_set", {"sizes": sizes}, self._by())

    def seasons(self) -> Sequence[Season]:
        """Return the seasons, the latest first."""
        return self._club.seasons.seasons() if self._club.seasons is not None else ()

    def days(self, season: Season) -> tuple[Day, ...]:
        """Return the meetings of a season, those that do not count too, in the order of play."""
        return tuple(day for day, _ in self._days(season))

    def ranking(self, season: Season) -> DaysSummed:
        """Return the teams over the days of a season that count."""
        return summed(self._days(season), self.points())

    def seasons_of(self, meetings: Sequence[TournamentRow]) -> Mapping[int, Season]:
        """Return the season in which each meeting counts; those that count in none are left out."""
        seasons = self.seasons()
        placed = self._placed()
        by_id = {season.id: season for season in seasons}
        found: dict[int, Season] = {}
        for row in meetings:
            said = placed.get(row.id)
            if said is not None and said.counts:
                found[row.id] = by_id[said.season]
            elif said is None and (within := _of_date(seasons, row.date)) is not None:
                found[row.id] = within
        return found

    def nearest(self, meeting: TournamentRow) -> Season | None:
        """Return the season a meeting belongs to by its date, else the latest; None without any."""
        seasons = self.seasons()
        return _of_date(seasons, meeting.date) or next(iter(seasons), None)

    def count(self, meeting: int, season: Season, counts: bool = True) -> None:
        """Say whether a meeting is summed in a season."""
        place = SeasonEvening(0, season.id, "", "", meeting, counts=counts)
        self._writing().place(place, self._by())

    def _days(self, season: Season) -> list[tuple[Day, MeetingState]]:
        found = []
        known = self._placed()
        for row in self._club.meetings():
            placed = known.get(row.id)
            here = _within(season, row.date) if placed is None else placed.season == season.id
            if here:
                # Only what is new of its journal is read again.
                session = self._open.get(row.id)
                if session is None:
                    session = self._open[row.id] = self._club.open_meeting(row.id)
                else:
                    session.refresh()
                state = session.state
                rounds = played(state)
                over = len(rounds) == state.setup.rounds and all(one.over for one in rounds)
                counts = placed is None or placed.counts
                told = (row.id, row.name, row.date, counts, bool(rounds), over)
                found.append((Day(*told), state))
        return sorted(found, key=lambda one: (one[0].date, one[0].meeting))

    def _placed(self) -> Mapping[int, SeasonEvening]:
        """Return the placements of meetings and tournaments in seasons, by their numbers."""
        book = self._club.seasons
        every = (one for s in self.seasons() for one in book.evenings(s.id)) if book else ()
        return {one.tournament: one for one in every if one.tournament is not None}

    def _writing(self) -> SeasonBook:
        if self._club.read_only or self._club.seasons is None:
            raise Refused("LOOKING_ONLY")
        return self._club.seasons

    def _by(self) -> By:
        return By(self._club.clock.now_ms(), self._club.post)


def _of_date(seasons: Sequence[Season], date: str) -> Season | None:
    """The latest season that a date is within."""
    return next((season for season in seasons if _within(season, date)), None)


def _within(season: Season, date: str) -> bool:
    return bool(date) and (season.begins or "0") <= date <= (season.ends or "9")
