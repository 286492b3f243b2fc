"""The season that the tournament belongs to, as it is published, for the room's phones."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from rules_ropta.ruling import Refused
from td_app.club.seasons import ClubSeasons
from td_app.live.reading import Live
from td_app.ports.trouble import StorageTrouble
from td_app.printing.season import HEADINGS, Issue
from td_app.season.board import Board, BoardRow, Who
from td_app.season.repository import Season
from td_app.web.published import NameDisplay
from td_app.words.figures import rank, whole
from td_app.words.language import Language, in_language
from td_app.words.season_page import points_figure

#: What unfolds under a line.
REST: Final = ("evenings", "counted", "wins", "kills")
#: How long standings are told as they were while people go out (s).
PATIENCE_S: Final = 20.0

#: The tournament, its players left, how often the seasons were changed.
Moment = tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class SeasonRow:
    """A line of the standings as it is read; ``scored``: it has points.

    ``rest``: what else is published and is not zero, by its heading.
    """

    rank: str
    name: str
    points: str
    scored: bool
    rest: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class SeasonSummary:
    """The standings of the season that the tournament belongs to. ``over``: of its last evening."""

    name: str
    rows: tuple[SeasonRow, ...]
    over: bool


@dataclass(slots=True)
class SeasonForPhones:
    """The season beside the tournament that is served, worked out again when somebody goes out.

    Not more than every :data:`PATIENCE_S`: a long season keeps the desk waiting.
    """

    seasons: ClubSeasons
    clock: Callable[[], float] = time.monotonic
    _known: tuple[Moment | None, tuple[Season, Board] | None] = (None, None)
    _made: float = 0.0
    _there: tuple[object, bool] = ((), False)

    def there(self, live: Live) -> bool:
        """Return whether the tournament is one of a season."""
        moment = live.session.tournament, self.seasons.changes
        if self._there[0] != moment:
            self._there = moment, self._placed(live)
        return self._there[1]

    def __call__(self, live: Live, way: NameDisplay, language: Language) -> SeasonSummary | None:
        """Return the standings of the tournament's season with the names wanted; None without
        one.
        """
        session = live.session
        moment = session.tournament, live.standings().players_left, self.seasons.changes
        before = self._known[0]
        now = self.clock()
        # Where only the number of players left differs, what is known is good for a while.
        alike = before is not None and (before[0], before[2]) == (moment[0], moment[2])
        if before != moment and (not alike or now - self._made >= PATIENCE_S):
            self._known = (moment, self._beside(live))
            self._made = now
        found = self._known[1]
        return None if found is None else _summary(*found, way, language)

    def _placed(self, live: Live) -> bool:
        try:
            return self.seasons.placed(live.session.tournament) is not None
        except (StorageTrouble, Refused):
            return False

    def _beside(self, live: Live) -> tuple[Season, Board] | None:
        try:
            return self.seasons.beside(live.session)
        except (StorageTrouble, Refused):
            return None


def _summary(season: Season, board: Board, way: NameDisplay, language: Language) -> SeasonSummary:
    issue = Issue(season.name, board)

    def name(who: Who) -> str:
        if who.unpublished or way is NameDisplay.WHOLE:
            return issue.called(who)
        return who.public if who.public and way is NameDisplay.PSEUDONYM else who.short or who.name

    shown = board.rows
    if way is not NameDisplay.WHOLE:
        # Of one rank, not in the alphabet's order of the names that are hidden.
        shown = tuple(sorted(board.rows, key=lambda row: (row.rank, name(row.who))))

    def line(row: BoardRow) -> SeasonRow:
        rest = tuple(
            (in_language(HEADINGS[column], language), whole(told))
            for column in REST
            if (told := getattr(row, column))
        )
        points = points_figure(row.points, language)
        return SeasonRow(rank(row.rank, language), name(row.who), points, bool(row.points), rest)

    rows = tuple(map(line, shown))
    return SeasonSummary(season.name, rows, board.last is None or board.last.over)
