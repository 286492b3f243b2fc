"""The whole site from a club's file: every page with what it is made from, written where due."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial

from td_app.club.club import Club
from td_app.live.session import TournamentSession
from td_app.printing.document import stationery_of
from td_app.printing.season import names_on_site
from td_app.publishing.site.addresses import (
    CALENDAR_FEED,
    HOME,
    LOGO,
    NEWS_FEED,
    RECORDS,
    ROBOTS,
    SEASONS,
    STYLE,
    evening_page,
    player_page,
    season_page,
)
from td_app.publishing.site.calendar import calendar_bytes
from td_app.publishing.site.evening import evening_bytes
from td_app.publishing.site.feeds import announced, calendar_feed, news_feed, robots
from td_app.publishing.site.frame import Frame, made_by, style_sheet
from td_app.publishing.site.meeting import meeting_bytes
from td_app.publishing.site.others import recorded_bytes, records_bytes, seasons_bytes
from td_app.publishing.site.player import player_bytes
from td_app.publishing.site.season import season_bytes
from td_app.publishing.site.years import Evening, SeasonYear, Years, years_of
from td_app.publishing.wishes import SiteWishes, wishes_of
from td_app.season.board import Board
from td_app.tournament.state.person import BLANK
from td_app.words.language import answering_in


@dataclass(frozen=True, slots=True)
class Page:
    """A file of the site: its address, a digest of what it is made from, what makes it.

    ``title`` and ``slug`` are for systems of pages, where it is the body of one (WordPress).
    """

    address: str
    inputs: str
    make: Callable[[], bytes]
    title: str = ""
    slug: str = ""


class Site:
    """The site of a club as its file is now. Raises ``StorageTrouble``."""

    def __init__(self, club: Club) -> None:
        """Read the club's file."""
        self._club = club
        self._stationery = stationery_of(club)
        self._wishes: SiteWishes = wishes_of(club.directory)
        self.years: Years = years_of(club, self._wishes.kept_back)

    def pages(self) -> Iterator[Page]:
        """Yield every file that is due, what others link to before them."""
        logo = self._stationery.logo
        colours = self._wishes.colours
        yield self._page(STYLE, colours, lambda: style_sheet(colours))
        if logo:
            yield self._page(LOGO, hashlib.sha256(logo).hexdigest(), lambda: logo)
        yield self._page(ROBOTS, (), lambda: robots(self._wishes.listed))
        for language in self._wishes.languages:
            yield from self._tree(Frame(self._stationery.club, self._wishes, language, bool(logo)))

    def _tree(self, frame: Frame) -> Iterator[Page]:
        years = self.years
        for card in sorted(years.naming.cards):
            if years.naming.has_page(f"m{card}") and f"m{card}" in years.played:
                yield self._player(frame, card)
        for evening in years.evenings:
            if evening.key[0] == "e":
                yield self._evening(frame, evening)
            elif evening.key[0] == "m":
                yield self._meeting(frame, evening)
            else:
                yield self._recorded(frame, evening)
        for year in years.seasons:
            for part in (None, *year.parts):
                yield self._season(frame, year, part)
        evenings = years.evenings
        boards = tuple(year.board for year in years.seasons)
        first = [self._leaders(board) for board in boards]
        seasons = (evenings, boards, first)
        yield self._made(frame, SEASONS, seasons, partial(seasons_bytes, frame, years))
        members = [self._member(who) for who in years.played if years.naming.has_page(who)]
        yield self._made(frame, RECORDS, (evenings, members), partial(records_bytes, frame, years))
        won = [tuple(map(years.called, one.winners)) for one in evenings]
        yield self._made(frame, NEWS_FEED, (evenings, won), partial(news_feed, frame, years))
        coming = announced(years)
        yield self._made(
            frame, CALENDAR_FEED, coming, partial(calendar_feed, frame, years, self._opened)
        )
        yield self._made(frame, HOME, (evenings, won), partial(calendar_bytes, frame, years))

    def _opened(self, number: int) -> TournamentSession:
        return self._club.open(number, looking=True, listed=True)

    def _player(self, frame: Frame, card: int) -> Page:
        who = f"m{card}"
        seasons = [
            (year.season.id, year.season.name, row.rank, row.points, row.evenings)
            for year in self.years.seasons
            for row in year.board.rows
            if row.who.key == who
        ]
        played = [
            (one.key, one.name, one.date, one.entrants, result.place)
            for one, result in self.years.played.get(who, ())
        ]
        name = self.years.naming.of_card(self.years.naming.cards[card])
        told = (name, seasons, played)
        return self._made(
            frame, player_page(card), told, partial(player_bytes, frame, self.years, card)
        )

    def _leaders(self, board: Board) -> list[str]:
        named = names_on_site(board, self.years.naming)
        return [named(row.who) for row in board.rows if row.rank == 1]

    def _member(self, who: str) -> tuple[str, str]:
        return who, self.years.naming.name(who, BLANK)

    def _recorded(self, frame: Frame, evening: Evening) -> Page:
        told = (evening, self._called(evening))
        make = partial(recorded_bytes, frame, self.years, evening)
        return self._made(frame, evening_page(evening.key), told, make)

    def _season(self, frame: Frame, year: SeasonYear, part: int | None) -> Page:
        board = year.board if part is None else year.parts[part]
        named = names_on_site(board, self.years.naming)
        called = [named(who) for who in board.everyone]
        told = (year.season, board, called)
        make = partial(season_bytes, frame, self.years, year, part)
        return self._made(frame, season_page(year.season.id, part), told, make)

    def _evening(self, frame: Frame, evening: Evening) -> Page:
        def make() -> bytes:
            return evening_bytes(frame, self.years, evening, self._opened(evening.number))

        year = self.years.season(evening.season)
        points = year.points.get(evening.key) if year is not None else None
        told = (evening, self._called(evening), points, year and year.season.name)
        return self._made(frame, evening_page(evening.key), told, make)

    def _meeting(self, frame: Frame, evening: Evening) -> Page:
        def make() -> bytes:
            session = self._club.open_meeting(evening.number)
            return meeting_bytes(frame, self.years, evening, session)

        told = (evening, self.years.naming.stamp)
        return self._made(frame, evening_page(evening.key), told, make)

    def _called(self, evening: Evening) -> tuple[str, ...]:
        return tuple(map(self.years.called, evening.results))

    def _made(self, frame: Frame, address: str, told: object, make: Callable[[], bytes]) -> Page:
        """Return a page of a tree, made in its language."""

        def made() -> bytes:
            with answering_in(frame.language):
                return make()

        return self._page(frame.in_tree(address), told, made)

    def _page(self, address: str, told: object, make: Callable[[], bytes]) -> Page:
        common = (made_by(), self._stationery.club, bool(self._stationery.logo), self._wishes)
        digest = hashlib.sha256(repr((common, address, told)).encode())
        return Page(address, digest.hexdigest()[:32], make)
