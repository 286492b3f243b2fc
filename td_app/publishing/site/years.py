"""A club's years as its site tells them: every evening, who played it, the seasons they count in.

Numbers alone are read for most (what a journal told is kept beside it); a journal is replayed for
the page of its evening, once that has to be written.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from hashlib import sha256

from td_app.club.club import Club
from td_app.club.seasons import ClubSeasons
from td_app.live.meeting_reading import LiveMeeting
from td_app.live.public_names import NamesOnSite
from td_app.ports.journals import TournamentRow
from td_app.season.board import Board, SeasonFacts
from td_app.season.evening import evening_key, reading_of
from td_app.season.repository import Reading, Season, SeasonEvening, entrant_mark
from td_app.tournament.state.person import BLANK, Person
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


@dataclass(frozen=True, slots=True)
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

    @property
    def made_ms(self) -> int:
        """Return when the first evening was written down, in milliseconds since 1970."""
        return min((one.made_ms for one in self.evenings), default=0)

    def called(self, result: Result) -> str:
        """Return the name of somebody on an evening, empty where none may stand."""
        return self.naming.name(result.who, result.person, result.short)

    def season(self, number: int | None) -> SeasonYear | None:
        """Return a season by its number."""
        return next((one for one in self.seasons if one.season.id == number), None)


def years_of(club: Club, kept_back: frozenset[str] = frozenset()) -> Years:
    """Return the years of a club without the evenings kept back; raises ``StorageTrouble``."""
    reader = _Reader(club)
    found = [one for one in reader.evenings() if one.key not in kept_back]
    found.sort(key=lambda one: (one.date, one.number, one.key), reverse=True)
    played = defaultdict[str, list[tuple[Evening, Result]]](list)
    for evening in found:
        for result in evening.results:
            played[result.who].append((evening, result))
    told = {who: tuple(theirs) for who, theirs in played.items()}
    default = default_kept(club.directory.setting(DEFAULT_KEPT_AS))
    naming = NamesOnSite(club.register, default)
    return Years(tuple(found), tuple(reader.seasons.values()), naming, told)


class _Reader:
    """Reads the club's file once."""

    def __init__(self, club: Club) -> None:
        self._club = club
        book = club.seasons
        self._linked: Mapping[tuple[int, int], int] = {}
        if club.register is not None:
            self._linked = club.register.played()
        self._readings = book.readings(None) if book is not None else {}
        self._people = book.people(None) if book is not None else {}
        #: The person of a mark, as the seasons recognise them.
        self._known: dict[str, str] = {}
        self._placed: dict[int, SeasonEvening] = {}
        self.seasons = {one.season.id: one for one in self._every_season()}

    def _every_season(self) -> Iterator[SeasonYear]:
        seasons = ClubSeasons(self._club)
        for season in seasons.seasons():
            board = seasons.board(season)
            facts = seasons.facts(season)
            self._known.update(facts.marks)
            for one in facts.evenings:
                if one.kept.tournament is not None:
                    self._placed[one.kept.tournament] = one.kept
            parts = {one.id: seasons.board(season, one.id) for one in season.parts}
            yield SeasonYear(season, board, facts, _points(board, facts), parts)

    def evenings(self) -> Iterator[Evening]:
        """Yield every evening of the club, samples left out."""
        for row in self._club.tournaments(archived=True):
            if row.sample:
                continue
            reading = self._reading(row.id, row.entries)
            placed = self._placed.get(row.id)
            results = tuple(self._results(row.id, reading))
            yield Evening(
                f"e{row.id}",
                row.id,
                row.name,
                row.date,
                reading.over,
                row.entries,
                len(results),
                results,
                placed.season if placed is not None else None,
                reading.flight,
                any(one.place for one in results),
                flights=reading.flights,
                made_ms=row.created_at,
            )
        yield from map(self._meeting, self._club.meetings())
        for year in self.seasons.values():
            yield from self._recorded(year)

    def _meeting(self, row: TournamentRow) -> Evening:
        """Return a meeting; its journal is read, for what it told is kept nowhere."""
        session = self._club.open_meeting(row.id)
        live = LiveMeeting(session)
        drawn = live.rounds_drawn()
        standings = live.standings()
        over = drawn == live.setup().rounds and standings.over
        won = tuple(one.name for one in standings.rows if one.standing.rank == 1) if over else ()
        named = [
            (who, session.person(who), self._linked.get((row.id, who)))
            for who in session.state.players
        ]
        sat = sum(one.drawn for team in live.teams() for one in team.players)
        return Evening(
            f"m{row.id}",
            row.id,
            row.name,
            row.date,
            over,
            row.entries,
            sat,
            begun=any(map(live.round_begun, range(1, drawn + 1))),
            teams=won,
            people=sha256(repr(named).encode()).hexdigest(),
            made_ms=row.created_at,
        )

    def _reading(self, number: int, entries: int) -> Reading:
        kept = self._readings.get(number)
        if kept is not None and kept.entries == entries:
            return kept
        session = self._club.open(number, looking=True, listed=True)
        reading = reading_of(session.state, session.history.sequence)
        if reading.over and self._club.seasons is not None and not self._club.read_only:
            self._club.seasons.keep_reading(number, reading)
        return reading

    def _results(self, number: int, reading: Reading) -> Iterator[Result]:
        for entrant, at, place, kills, *_ in reading.rows:
            mark = entrant_mark(number, entrant)
            card = self._linked.get((number, entrant))
            who = self._known.get(mark) or (f"m{card}" if card is not None else mark)
            person = self._people.get((number, entrant, at), BLANK)
            yield Result(who, person, place, kills, entrant)

    def _recorded(self, year: SeasonYear) -> Iterator[Evening]:
        """Yield the evenings of a season that were not played here."""
        entries = self._club.seasons.entries(year.season.id) if self._club.seasons else ()
        begun = entries[0].at_ms if entries else 0
        rows = defaultdict[tuple[str, ...], list[Result]](list)
        for one in year.facts.played:
            who = year.facts.people[one.player]
            person = Person("", who.name if who.short else "", who.public)
            rows[one.evening].append(
                Result(one.player, person, one.place, one.kills, short=who.short)
            )
        for told in year.facts.evenings:
            kept = told.kept
            if kept.tournament is None:
                results = tuple(rows[evening_key(kept)])
                yield Evening(
                    f"r{kept.id}",
                    0,
                    kept.name,
                    kept.date,
                    True,
                    0,
                    told.entrants,
                    results,
                    kept.season,
                    made_ms=begun,
                )


def _points(board: Board, facts: SeasonFacts) -> Mapping[str, Mapping[str, Fraction]]:
    """Return the points of each evening, by its key on the site, then by person."""
    keys = {one.key: site_key(one.kept) for one in facts.evenings}
    rows = [*((row.who.key, row.played) for row in board.rows), *board.apart.items()]
    found = defaultdict[str, dict[str, Fraction]](dict)
    for who, played in rows:
        for one in played:
            found[keys[one.evening]][who] = one.total
    return found


def site_key(evening: SeasonEvening) -> str:
    """Return the key of a season's evening on the site."""
    return f"r{evening.id}" if evening.tournament is None else f"e{evening.tournament}"
