"""The whole site from a club's file: every page with what it is made from, written where due."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Container, Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cache, partial

from td_app.club.club import Club
from td_app.live.public_names import NamesOnSite
from td_app.live.reading import Live
from td_app.live.session import TournamentSession
from td_app.printing.document import Stationery, stationery_of
from td_app.printing.season import names_on_site
from td_app.publishing.site import addresses as at
from td_app.publishing.site.calendar import by_year, calendar_bytes, on_first_page, year_bytes
from td_app.publishing.site.evening import draw_bytes, evening_bytes, has_draw_page
from td_app.publishing.site.feeds import announced, calendar_feed, latest, news_feed, robots
from td_app.publishing.site.frame import LIGHT, Frame, club_colours, made_by, style_sheet
from td_app.publishing.site.live import (
    BEAT_MS,
    led_bytes,
    live_bytes,
    live_facts,
    live_script,
    renewed_in,
)
from td_app.publishing.site.meeting import meeting_bytes
from td_app.publishing.site.others import recorded_bytes, records_bytes, seasons_bytes
from td_app.publishing.site.player import player_bytes
from td_app.publishing.site.reading import SiteReader
from td_app.publishing.site.season import (
    grid_bytes,
    grid_pages,
    row_pages,
    season_bytes,
    whole_grid,
)
from td_app.publishing.site.years import Evening, SeasonYear, Years
from td_app.publishing.wishes import SiteWishes, wishes_of
from td_app.tournament.state.person import BLANK
from td_app.wall.wishes import WISHES, wishes_read
from td_app.words.language import answering_in

Told = Callable[[], object]
#: In how many seconds which evenings are to be read again, by their keys.
Renewal = tuple[float, frozenset[str]]


@dataclass(frozen=True, slots=True)
class Page:
    """A file of the site: its address, a digest of what it is made from, what makes it.

    ``follows``: it leads on from an address that was given before, and is due nowhere else.
    ``title`` and ``slug`` are for systems of pages, where it is the body of one (WordPress).
    """

    address: str
    inputs: str
    make: Callable[[], bytes]
    title: str = ""
    slug: str = ""
    follows: bool = False


def due_where(pages: Iterable[Page], there: Container[str]) -> Iterator[Page]:
    """Yield the pages that are due at a place where these addresses were given before."""
    return (page for page in pages if not page.follows or page.address in there)


@dataclass(frozen=True, slots=True)
class Home:
    """The first page as a picture of it needs it: the club, what it holds, its main colour.

    ``main`` is HTML without a style; ``on_colour`` is read on the main one.
    """

    club: str
    main: str
    colours: tuple[str, str]
    on_colour: str


class Site:
    """The site of a club as its file is now. Raises ``StorageTrouble``.

    ``beat_ms``: how often the page of an evening in play is due while nothing changes; 0 for never.
    In a process that stays, :meth:`evening_changed` reads again what changed alone, and of the
    pages those alone are looked at closer whose facts are no longer the same objects.
    """

    def __init__(self, club: Club, beat_ms: int = BEAT_MS) -> None:
        """Read the club's file."""
        self._club = club
        self._beat_ms = beat_ms
        self._wall = wishes_read(club.directory.setting(WISHES))
        self._stationery = stationery_of(club)
        self._wishes: SiteWishes = wishes_of(club.directory)
        wishes = self._wishes
        head = (wishes.languages, wishes.listed, wishes.address, wishes.about)
        self._common = (made_by(), self._stationery.club, bool(self._stationery.logo), head)
        self._reader = SiteReader(club)
        self._all = self._reader.years()
        self.years = self._shown()
        #: What each page was last made from: the objects, and the digest of what they tell.
        self._digests: dict[str, tuple[tuple[object, ...], str]] = {}
        #: The evenings in play under the names of the site, as last read.
        self._under: dict[str, tuple[Evening, NamesOnSite, Live]] = {}

    def evening_changed(self, key: str) -> None:
        """Read one evening again, by its key, and the season that it counts in."""
        self._all = self._reader.again(key, self._all)
        self.years = self._shown()

    def _shown(self) -> Years:
        back = self._wishes.kept_back
        return self._all.without(back) if back else self._all

    def renewal(self) -> Renewal | None:
        """Return when which evenings have a page due by themselves; None where nobody plays."""
        playing = [(one.key, self._playing(one)) for one in self.years.evenings if one.live]
        if not playing:
            return None
        waits = [renewed_in(live, self._beat_ms) for _, live in playing]
        return min(waits) / 1000, frozenset(key for key, _ in playing)

    def pages(self) -> Iterator[Page]:
        """Yield every file that is due, what others link to before them.

        Before all others that change, those of the evenings in play: somebody waits for them.
        """
        logo = self._stationery.logo
        colours = self._wishes.colours
        yield self._page(at.STYLE, (colours,), lambda: colours, lambda: style_sheet(colours))
        if logo:
            yield self._page(at.LOGO, (logo,), lambda: logo, lambda: logo)
        yield self._page(at.ROBOTS, (), lambda: "", lambda: robots(self._wishes.listed))
        frames = [
            Frame(self._stationery.club, self._wishes, language, bool(logo))
            for language in self._wishes.languages
        ]
        playing = [one for one in self.years.evenings if one.live]
        if playing:
            yield self._page(at.SCRIPT, (), lambda: "", live_script)
        for frame in frames:
            yield from (self._live(frame, evening) for evening in playing)
        for frame in frames:
            yield from self._tree(frame)

    def home(self) -> Home:
        """Return the first page, of the first language."""
        wishes = self._wishes
        frame = Frame(self._stationery.club, wishes, wishes.languages[0])
        *_, page = self._lists(frame)
        _, _, main = page.make().decode().partition("<main")
        main, _, _ = main.partition("</h1>")[2].partition("</main>")
        drawn = club_colours(wishes.colours, LIGHT["page"])
        colours = (drawn["accent"], drawn["second"])
        return Home(frame.club, main, colours, drawn["on-accent"])

    def plain_pages(self) -> Iterator[Page]:
        """Yield one page an evening and one a season, bodies without style, in one language.

        For systems of pages that strip what they did not make; nothing of them leads elsewhere.
        """
        language = self._wishes.languages[0]
        frame = Frame(self._stationery.club, self._wishes, language, plain=True)
        for evening in self.years.evenings:
            pages = {page.address: page for page in self._of_evening(frame, evening)}
            page = pages[at.evening_page(evening.key)]
            title = evening.name or evening.date
            yield replace(page, title=title, slug=f"td-{evening.key}")
        for year in self.years.seasons:
            for part in (None, *year.parts):
                pages = {page.address: page for page in self._season(frame, year, part)}
                page = pages[at.season_page(year.season.id, part)]
                called = {one.id: one.name for one in year.season.parts}
                title = " – ".join(filter(None, (year.season.name, called.get(part or 0))))
                slug = f"td-s{year.season.id}" + (f"-{part}" if part is not None else "")
                yield replace(page, title=title, slug=slug)

    def _tree(self, frame: Frame) -> Iterator[Page]:
        years = self.years
        for card in sorted(years.naming.cards):
            if years.naming.has_page(f"m{card}") and f"m{card}" in years.played:
                yield self._player(frame, card)
        for evening in years.evenings:
            yield from self._of_evening(frame, evening)
        for year in years.seasons:
            for part in (None, *year.parts):
                yield from self._season(frame, year, part)
        yield from self._lists(frame)

    def _lists(self, frame: Frame) -> Iterator[Page]:
        """Yield the pages that lead to the others, the first page of the site last."""
        years = self.years
        leaders = [(year.season, self._leaders(year)) for year in years.seasons]
        make = partial(seasons_bytes, frame, years)
        yield self._made(frame, at.SEASONS, (), lambda: leaders, make)
        over = [self._digest(one) for one in years.evenings if one.over]
        members = [self._member(who) for who in years.played if years.naming.has_page(who)]
        make = partial(records_bytes, frame, years)
        yield self._made(frame, at.RECORDS, (), lambda: (over, members), make)
        told = {one.key: self._line(one) for one in years.evenings}
        grouped = by_year(years)
        for year, evenings in grouped.items():
            shown = (tuple(grouped), [told[one.key] for one in evenings])
            make = partial(year_bytes, frame, years, year)
            yield self._made(frame, at.year_page(year), (), partial(tuple, shown), make)
        finished = (years.made_ms, [told[one.key] for one in latest(years)])
        yield self._made(
            frame, at.NEWS_FEED, (), lambda: finished, partial(news_feed, frame, years)
        )
        coming = [(told[one.key], 0 if one.begun else one.entries) for one in announced(years)]
        make = partial(calendar_feed, frame, years, self._opened)
        yield self._made(frame, at.CALENDAR_FEED, (), lambda: coming, make)
        first = [told[one.key] for one in on_first_page(years)]
        make = partial(calendar_bytes, frame, years)
        yield self._made(frame, at.HOME, (), lambda: (first, tuple(by_year(years))), make)

    def _of_evening(self, frame: Frame, evening: Evening) -> Iterator[Page]:
        """Yield the pages of an evening: one, and that of a long draw."""
        if evening.key[0] == "e":
            yield from self._evening(frame, evening)
        elif evening.key[0] == "m":
            yield self._meeting(frame, evening)
        else:
            yield self._recorded(frame, evening)

    def _opened(self, number: int) -> TournamentSession:
        playing = self._reader.in_play.get(number)
        if playing is not None:
            return playing.session
        return self._club.open(number, looking=True, listed=True)

    def _player(self, frame: Frame, card: int) -> Page:
        who = f"m{card}"
        years = self.years
        played = years.played.get(who, ())
        standing = years.standing.get(who, ())
        name = years.naming.of_card(years.naming.cards[card])

        def made_from() -> object:
            seasons = [
                (year.season.id, year.season.name, row.rank, row.points, row.evenings)
                for year, row in standing
                if row is not None
            ]
            evenings = [
                (one.key, one.name, one.date, one.entrants, result.place, years.earned(one, who))
                for one, result in played
            ]
            return name, seasons, evenings

        make = partial(player_bytes, frame, years, card)
        return self._made(frame, at.player_page(card), (name, played, standing), made_from, make)

    def _leaders(self, year: SeasonYear) -> tuple[int, list[str]]:
        named = names_on_site(year.board, self.years.naming)
        first = [named(row.who) for row in year.board.rows if row.rank == 1]
        return len(year.board.evenings), first

    def _member(self, who: str) -> tuple[str, str]:
        return who, self.years.naming.name(who, BLANK)

    def _recorded(self, frame: Frame, evening: Evening) -> Page:
        make = partial(recorded_bytes, frame, self.years, evening)
        address = at.evening_page(evening.key)
        told = partial(self._made_from, evening)
        return self._made(frame, address, self._stamp(evening), told, make)

    def _season(self, frame: Frame, year: SeasonYear, part: int | None) -> Iterator[Page]:
        board = year.board if part is None else year.parts[part]
        years = self.years
        there = tuple(one.key for one in years.evenings if one.season == year.season.id)

        def made_from() -> object:
            named = names_on_site(board, years.naming)
            called = [(named(who), years.page(who.key)) for who in board.everyone]
            facts = year.facts
            made = (facts.played, facts.corrections, sorted(facts.guests), sorted(facts.days_one))
            return year.season, facts.evenings, made, called, there

        number = year.season.id
        stamp = (year, years.naming, there)
        digest = self._known(f"season {number} {part}", stamp, made_from)
        grid = cache(partial(whole_grid, board, frame.language))
        for page, _ in enumerate(grid_pages(board), 1):
            make = partial(grid_bytes, frame, years, year, part, page, grid)
            address = at.grid_page(number, part, page)
            yield self._made(frame, address, (digest,), lambda: digest, make)
        for page in reversed(range(len(row_pages(board)))):
            make = partial(season_bytes, frame, years, year, part, page + 1)
            address = at.season_page(number, part, page + 1)
            yield self._made(frame, address, (digest,), lambda: digest, make)

    def _evening(self, frame: Frame, evening: Evening) -> Iterator[Page]:
        def make(page: Callable[..., bytes]) -> bytes:
            return page(frame, self.years, evening, self._opened(evening.number))

        stamp = self._stamp(evening)
        told = partial(self._made_from, evening)
        if has_draw_page(evening):
            yield self._made(
                frame, at.draw_page(evening.key), stamp, told, partial(make, draw_bytes)
            )
        address = at.evening_page(evening.key)
        yield self._made(frame, address, stamp, told, partial(make, evening_bytes))
        if not evening.live:
            yield self._led(frame, evening)

    def _live(self, frame: Frame, evening: Evening) -> Page:
        live = self._playing(evening)
        stationery = Stationery(frame.language, frame.club)
        beat = live.now_ms() // self._beat_ms if self._beat_ms else 0

        facts = cache(lambda: live_facts(live, stationery, self._wall))

        def make() -> bytes:
            return live_bytes(frame, evening.key, live, facts(), self._beat_ms)

        return self._made(frame, at.live_page(evening.key), (), lambda: (facts(), beat), make)

    def _led(self, frame: Frame, evening: Evening) -> Page:
        """Return what the address of an evening in play leads to afterwards."""
        make = partial(led_bytes, frame, evening.key, evening.name)
        told = (evening.name,)
        return self._made(frame, at.live_page(evening.key), told, lambda: told, make, follows=True)

    def _playing(self, evening: Evening) -> Live:
        """Return an evening in play, under the names of the site."""
        naming = self.years.naming
        known = self._under.get(evening.key)
        if known is None or known[:2] != (evening, naming):
            session = self._opened(evening.number)
            known = (evening, naming, Live(naming.on_site(session)))
            self._under[evening.key] = known
        return known[2]

    def _meeting(self, frame: Frame, evening: Evening) -> Page:
        naming = self.years.naming

        def make() -> bytes:
            session = self._club.open_meeting(evening.number)
            return meeting_bytes(frame, self.years, evening, session)

        stamp = (evening, naming)
        told = (evening, naming.stamp)
        return self._made(frame, at.evening_page(evening.key), stamp, lambda: told, make)

    def _stamp(self, evening: Evening) -> tuple[object, ...]:
        return evening, self.years.naming, self.years.season(evening.season)

    def _made_from(self, evening: Evening) -> object:
        """Return what the page of an evening of people is made from."""
        years = self.years
        year = years.season(evening.season)
        season = None
        if year is not None:
            season = year.season.name, sorted(year.points.get(evening.key, {}).items())
        flights = [years.evening(f"e{number}") is not None for number in evening.flights]
        return evening, tuple(map(years.called, evening.results)), season, flights

    def _line(self, evening: Evening) -> tuple[object, ...]:
        """Return what a line about an evening is made from."""
        won = tuple(map(self.years.called, evening.winners)) or evening.teams
        told = (evening.key, evening.name, evening.date, evening.over, evening.begun, evening.live)
        return (*told, evening.entrants, evening.through, won)

    def _digest(self, evening: Evening) -> str:
        return self._known(evening.key, (evening,), lambda: evening)

    def _made(
        self,
        frame: Frame,
        address: str,
        stamp: tuple[object, ...],
        told: Told,
        make: Callable[[], bytes],
        follows: bool = False,
    ) -> Page:
        """Return a page of a tree, told and made in its language."""

        def made() -> bytes:
            with answering_in(frame.language):
                return make()

        def told_so() -> object:
            with answering_in(frame.language):
                return told()

        address = frame.in_tree(address)
        return Page(address, self._known(address, stamp, told_so), made, follows=follows)

    def _page(
        self, address: str, stamp: tuple[object, ...], told: Told, make: Callable[[], bytes]
    ) -> Page:
        return Page(address, self._known(address, stamp, told), make)

    def _known(self, address: str, stamp: tuple[object, ...], told: Told) -> str:
        """Return the digest of what a page is made from: the last one while its stamp is the same.

        Without a stamp, it is made each time.
        """
        known = self._digests.get(address)
        if known is not None and stamp and known[0] == stamp:
            return known[1]
        digest = hashlib.sha256(repr((self._common, address, told())).encode()).hexdigest()[:32]
        self._digests[address] = (stamp, digest)
        return digest
