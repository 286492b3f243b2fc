"""The club's file read for its site: all of it once, then one evening at a time as it changes.

Numbers alone are read for most (what a journal told is kept beside it); a journal is replayed for
the page of its evening, once that has to be written.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping
from fractions import Fraction
from hashlib import sha256

from td_app.club.club import Club
from td_app.club.seasons import ClubSeasons
from td_app.live.door import erased_person
from td_app.live.meeting_reading import LiveMeeting
from td_app.live.public_names import NamesOnSite
from td_app.live.reading import Live
from td_app.live.session import TournamentSession
from td_app.ports.journals import TournamentRow
from td_app.publishing.site.live import is_live
from td_app.publishing.site.years import (
    Evening,
    Result,
    SeasonYear,
    Years,
    naming_of,
    site_key,
    years_of,
)
from td_app.season.board import Board, SeasonFacts
from td_app.season.evening import evening_key, reading_of
from td_app.season.repository import Reading, Season, SeasonEvening, entrant_mark
from td_app.tournament.state.person import BLANK, Person


class SiteReader:
    """Reads the club's file; every method raises ``StorageTrouble``."""

    def __init__(self, club: Club) -> None:
        self._club = club
        self._seasons = ClubSeasons(club)
        book = club.seasons
        self._linked: dict[tuple[int, int], int] = {}
        if club.register is not None:
            self._linked = dict(club.register.played())
        self._readings = dict(book.readings(None)) if book is not None else {}
        self._people = dict(book.people(None)) if book is not None else {}
        #: The person of a mark, as the seasons recognise them.
        self._known: dict[str, str] = {}
        self._placed: dict[int, SeasonEvening] = {}
        #: The evenings that are not over, as they were read last; None of those nobody plays.
        self.in_play: dict[int, Live | None] = {}

    def years(self) -> Years:
        """Return all that the site tells."""
        naming = self.naming()
        with self._seasons.at_one_moment(self._linked, naming.members):
            years = [self._year(season) for season in self._seasons.seasons()]
        found = [
            *map(self._evening, self._rows()),
            *map(self._meeting, self._club.meetings()),
            *(one for year in years for one in self._recorded(year)),
        ]
        return years_of(found, years, naming)

    def naming(self) -> NamesOnSite:
        """Return what names people, as the register stands now."""
        return naming_of(self._club)

    def again(self, key: str, before: Years) -> Years:
        """Return the years after one evening changed, by its key: it alone is read, its season."""
        naming = self.naming()
        members = naming.members
        if naming.same_as(before.naming):
            naming = before.naming
        number = int(key[1:])
        others = [one for one in before.evenings if one.key != key]
        if key[0] == "m":
            met = [self._meeting(row) for row in self._club.meetings() if row.id == number]
            return years_of([*others, *met], before.seasons, naming)
        rows = [row for row in self._rows() if row.id == number]
        if rows:
            self._session_again(number)
        self._seasons.forget()
        there = self._placed.pop(number, None)
        changed = {one.season for one in (there, self._seasons.placed(number)) if one is not None}
        with self._seasons.at_one_moment(self._linked, members):
            seasons = [
                self._year(one) if one.id in changed else before.season(one.id) or self._year(one)
                for one in self._seasons.seasons()
            ]
        return years_of([*others, *map(self._evening, rows)], seasons, naming)

    def _rows(self) -> Iterator[TournamentRow]:
        """Yield every tournament of the club, samples left out."""
        return (row for row in self._club.tournaments(archived=True) if not row.sample)

    def _session_again(self, number: int) -> None:
        """Take in what the journal of a tournament tells now."""
        session = self._club.open(number, looking=True, listed=True)
        reading = self._reading_of(session)
        self._readings[number] = reading
        for entrant, at, *_ in reading.rows:
            person = session.named(entrant, at)
            known = BLANK if person is None or person == erased_person(entrant) else person
            self._people[number, entrant, at] = known
        self._linked = {at: card for at, card in self._linked.items() if at[0] != number}
        if self._club.register is not None:
            linked = self._club.register.linked(number)
            self._linked |= {(number, who): card for who, card in linked.items()}

    def _year(self, season: Season) -> SeasonYear:
        board = self._seasons.board(season)
        facts = self._seasons.facts(season)
        self._known.update(facts.marks)
        for one in facts.evenings:
            if one.kept.tournament is not None:
                self._placed[one.kept.tournament] = one.kept
        parts = {one.id: self._seasons.board(season, one.id) for one in season.parts}
        return SeasonYear(season, board, facts, _points(board, facts), parts)

    def _evening(self, row: TournamentRow) -> Evening:
        reading = self._reading(row.id, row.entries)
        placed = self._placed.get(row.id)
        results = tuple(self._results(row.id, reading))
        return Evening(
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
            live=self.in_play.get(row.id) is not None,
            made_ms=row.created_at,
        )

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
        # One that is not over was kept by others, who do not tell whether it is being played.
        sure = kept is not None and (kept.over or number in self.in_play)
        if kept is not None and kept.entries == entries and sure:
            return kept
        return self._reading_of(self._club.open(number, looking=True, listed=True))

    def _reading_of(self, session: TournamentSession) -> Reading:
        live = Live(session)
        self.in_play[session.tournament] = live if is_live(live) else None
        reading = reading_of(session.state, session.history.sequence)
        if reading.over and self._club.seasons is not None and not self._club.read_only:
            self._club.seasons.keep_reading(session.tournament, reading)
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
        played_elsewhere = {one.key for one in year.facts.evenings if one.kept.tournament is None}
        if not played_elsewhere:
            return
        entries = self._club.seasons.entries(year.season.id) if self._club.seasons else ()
        begun = entries[0].at_ms if entries else 0
        rows = defaultdict[tuple[str, ...], list[Result]](list)
        for one in year.facts.played:
            if one.evening not in played_elsewhere:
                continue
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
