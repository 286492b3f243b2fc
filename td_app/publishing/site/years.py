"""A club's years as its site tells them: every evening, who played it, the seasons."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from fractions import Fraction

from td_app.club.club import Club
from td_app.live.public_names import NamesOnSite
from td_app.publishing.site.addresses import player_page
from td_app.season.board import Board, BoardRow, SeasonFacts
from td_app.season.repository import Season, SeasonEvening
from td_app.tournament.state.person import Person
from td_app.tournament.state.public_name import DEFAULT_KEPT_AS, default_kept


@dataclass(frozen=True, slots=True)
class Result:
    """Somebody on an evening: their key, how they were entered, place (0 in play), knock-outs.

    ``short``: their first name and initial, where the results alone are known.
    """

    who: str
    person: Person
    place: int
    kills: int = 0
    entrant: int = 0
    short: str = ""


@dataclass(frozen=True, slots=True)
class Evening:
    """An evening of the site; ``number`` is its tournament's or meeting's, 0 if not played here.

    ``key``: ``e12`` a tournament, ``m3`` a meeting of teams, ``r34`` results recorded. ``entries``
    of its journal. ``entrants``: more may have played than have a result. ``begun``: something of
    it is played. ``teams``: those who won a meeting. ``flights``: the days 1 that a day 2 is of.
    ``live``: it is being played, and has a page that says so.
    ``people``: tells one state of a meeting's names from another.
    ``made_ms``: when it was written down first, in milliseconds since 1970; of one not played
    here, its season.
    """

    key: str
    number: int
    name: str
    date: str
    over: bool
    entries: int = 0
    entrants: int = 0
    results: tuple[Result, ...] = ()
    season: int | None = None
    day_one: bool = False
    begun: bool = False
    teams: tuple[str, ...] = ()
    flights: tuple[int, ...] = ()
    live: bool = False
    people: str = ""
    made_ms: int = 0

    @property
    def through(self) -> int:
        """Return how many go on to day 2, once a day 1 is over; 0 of any other evening."""
        if not self.day_one or not self.over:
            return 0
        return sum(not one.place for one in self.results)

    @property
    def winners(self) -> tuple[Result, ...]:
        """Return who won, several where a place is shared; nobody before the end."""
        return tuple(one for one in self.results if one.place == 1) if self.over else ()


@dataclass(frozen=True, slots=True, eq=False)
class SeasonYear:
    """A season, its standings and what they are made of; ``points`` by evening, then by person.

    ``parts``: the standings of each part, by its number.
    """

    season: Season
    board: Board
    facts: SeasonFacts
    points: Mapping[str, Mapping[str, Fraction]]
    parts: Mapping[int, Board] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Years:
    """All that the site tells: evenings latest first, seasons latest first, who is called what."""

    evenings: tuple[Evening, ...]
    seasons: tuple[SeasonYear, ...]
    naming: NamesOnSite
    played: Mapping[str, tuple[tuple[Evening, Result], ...]] = field(default_factory=dict)
    """The evenings of each person, latest first."""
    standing: Mapping[str, tuple[tuple[SeasonYear, BoardRow | None], ...]] = field(
        default_factory=dict
    )
    """The row of each person in each season, the latest first; None for one not ranked."""
    kept_back: frozenset[str] = frozenset()
    """The evenings, by their keys, that the site does not name: they count in their season."""

    @property
    def made_ms(self) -> int:
        """Return when the first evening was written down, in milliseconds since 1970."""
        return min((one.made_ms for one in self.evenings), default=0)

    def called(self, result: Result) -> str:
        """Return the name of somebody on an evening, empty where none may stand."""
        return self.naming.name(result.who, result.person, result.short)

    def earned(self, evening: Evening, who: str) -> Fraction | None:
        """Return the points of the season that somebody has from an evening that is over."""
        year = self.season(evening.season) if evening.over else None
        return year.points.get(evening.key, {}).get(who) if year is not None else None

    def page(self, who: str) -> str:
        """Return the address of somebody's page by their key, "" where they have none."""
        there = who in self.played and self.naming.has_page(who)
        return player_page(int(who[1:])) if there else ""

    def evening(self, key: str) -> Evening | None:
        """Return an evening of the site by its key."""
        return next((one for one in self.evenings if one.key == key), None)

    def without(self, kept_back: frozenset[str]) -> Years:
        """Return the years with some evenings kept back, by their keys."""
        shown = (one for one in self.evenings if one.key not in kept_back)
        return replace(years_of(shown, self.seasons, self.naming), kept_back=kept_back)

    def season(self, number: int | None) -> SeasonYear | None:
        """Return a season by its number."""
        for one in self.seasons:
            if one.season.id == number:
                return one
        return None


def years_of(
    evenings: Iterable[Evening], seasons: Iterable[SeasonYear], naming: NamesOnSite
) -> Years:
    """Return the years of these evenings and seasons."""
    found = sorted(evenings, key=lambda one: (one.date, one.number, one.key), reverse=True)
    played = defaultdict[str, list[tuple[Evening, Result]]](list)
    for evening in found:
        for result in evening.results:
            played[result.who].append((evening, result))
    standing = defaultdict[str, list[tuple[SeasonYear, BoardRow | None]]](list)
    years = tuple(seasons)
    for year in years:
        for row in year.board.rows:
            standing[row.who.key].append((year, row))
        for who, *_ in year.board.left_out:
            standing[who.key].append((year, None))
    return Years(
        tuple(found),
        years,
        naming,
        {who: tuple(theirs) for who, theirs in played.items()},
        {who: tuple(theirs) for who, theirs in standing.items()},
    )


def naming_of(club: Club) -> NamesOnSite:
    """Return what names people on a club's site, as its register stands now."""
    return NamesOnSite(club.register, default_kept(club.directory.setting(DEFAULT_KEPT_AS)))


def site_key(evening: SeasonEvening) -> str:
    """Return the key of a season's evening on the site."""
    return f"r{evening.id}" if evening.tournament is None else f"e{evening.tournament}"
