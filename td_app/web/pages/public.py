"""The public pages: the clock, one's seat, the moves, the ranking and the prizes."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import JSONResponse, RedirectResponse, Response
from starlette.routing import Route

from td_app.tournament.state.person import Person, plain_letters, plain_words
from td_app.tournament.views.finishing import StandingRow, Standings
from td_app.tournament.views.players import PlayerRow
from td_app.tournament.views.public import MoveRow, PublicView
from td_app.web.connection_limits import Requests
from td_app.web.guard import this_computer
from td_app.web.pages.files import KEPT, Written, file_address
from td_app.web.pages.pictures import seat_picture
from td_app.web.pages.rendering import (
    Place,
    Top,
    language_of,
    page,
    remembered,
    render_template,
    top_of,
)
from td_app.web.pages.site import TOKEN, Site
from td_app.web.published import NameDisplay
from td_app.web.roles import Role
from td_app.web.season_summary import SeasonSummary
from td_app.words.language import Language, answering_in, current_language, titled
from td_app.words.phones import page_text
from td_app.words.prizes import prize_text, won_title

#: Names offered to a person who looks for a seat, and rows of the ranking on one page.
MOST_FOUND: Final = 12
ROWS_A_PAGE: Final = 150
LONGEST_TYPED: Final = 60
PODIUM: Final = (1, 2, 3)
#: Where names are hidden, an address may look for so many at once, then one every so often (s).
SEARCHES_AT_ONCE: Final = 10
A_SEARCH_S: Final = 3
#: The colour around the pages once they are kept among a phone's applications.
BRAND: Final = "#0b5c3b"
SEEN: Final = "seen"
#: Where a name is typed, on a phone that remembers a seat too.
ANOTHER_NAME: Final = "/seat?another"
MARK: Final = re.compile(r"\d{1,9}-\d{1,9}\.\d{1,9}", re.ASCII)


@dataclass(frozen=True, slots=True)
class Hall:
    """The public facts at one moment, read once for all; ``hidden``: without whole names.

    ``seats``: how many each open table has.
    """

    tournament: int
    sequence: int
    wall: PublicView
    standings: Standings
    players: tuple[PlayerRow, ...]
    moves: tuple[MoveRow, ...]
    seats: Mapping[int, int]
    logo: str = ""
    season: bool = False
    hidden: bool = False

    @property
    def top(self) -> Top:
        """Return the head of every page."""
        return top_of(self.wall.title, self.wall.clock, self.sequence)


@dataclass(slots=True)
class PublicPages:
    """The pages without an account, each made once for everybody who reads it."""

    site: Site
    searches: Requests = field(
        default_factory=lambda: Requests(time.monotonic, SEARCHES_AT_ONCE, 1 / A_SEARCH_S)
    )

    def routes(self) -> list[Route]:
        """Return the addresses of these pages."""
        return [
            Route("/", self.clock),
            Route("/seat", self.seek),
            Route("/seat/{entrant:int}", self.seat),
            Route("/seat/{entrant:int}/seen", self.seen, methods=["POST"]),
            Route("/moves", self.moves),
            Route("/ranking", self.ranking),
            Route("/season", self.season),
            Route("/app.webmanifest", self.manifest),
            Route("/logo/{version}", self.logo),
        ]

    async def hall(self) -> Hall:
        """Return what the hall may know now, asked of the session once for everybody."""

        async def read() -> Hall:
            return await self.site.gate.ask(self._read)

        return await self.site.shared.get("hall", self.site.served.stamp, read)

    def _read(self) -> Hall:
        served = self.site.served
        wall, standings, players = served.room()
        hidden = served.names is not NameDisplay.WHOLE
        # A search tells who sits where: beside its seats, a move would tell whose the name is.
        told = {row.entrant: "" if hidden else row.name for row in players}
        moves = tuple(
            replace(move, name=told.get(move.entrant, move.name))
            for move in served.live.announcements()
        )
        season = served.season is not None and served.season.there(served.live)
        tournament = served.live.session.tournament
        seats = {table.number: table.seats for table in served.live.open_tables()}
        known = wall, standings, players, moves, seats, self.site.logo
        return Hall(tournament, served.sequence, *known, season, hidden)

    async def clock(self, request: Request) -> Response:
        """Answer the clock and how far play is; the staff keep the way back to their own pages."""
        device = self.site.device(request)
        if device is not None:
            hall = await self.hall()
            told = {"wall": hall.wall, "podium": podium(hall.standings)}
            here = "/floor/clock" if device.role is Role.DIRECTOR else ""
            with answering_in(language_of(request)):
                return await self.site.show(
                    request, device, "clock.html", lambda _: told, here=here
                )

        def first_places(hall: Hall) -> dict[str, Any]:
            return {"podium": podium(hall.standings)}

        return await self._same(request, "clock.html", "/", first_places)

    async def moves(self, request: Request) -> Response:
        """Answer the moves, those to be announced first."""

        def rows(hall: Hall) -> dict[str, Any]:
            return {"moves": [move for move in hall.moves if not move.overtaken][:40]}

        return await self._same(request, "moves.html", "/moves", rows)

    async def ranking(self, request: Request) -> Response:
        """Answer who is still in, who came where, and the prizes."""
        asked = request.query_params.get("from", "0")
        first = int(asked) if asked.isdecimal() and len(asked) < 6 else 0

        def rows(hall: Hall) -> dict[str, Any]:
            return _ranked(hall, first)

        which = (first,) if first else ()
        return await self._same(request, "ranking.html", "/ranking", rows, *which)

    async def season(self, request: Request) -> Response:
        """Answer the standings of the season that the tournament belongs to."""
        served = self.site.served
        language = language_of(request)

        async def read() -> SeasonSummary | None:
            season_of = served.season
            if season_of is None:
                return None
            return await self.site.gate.ask(lambda: season_of(served.live, served.names, language))

        season = await self.site.shared.get(("season", language), served.stamp, read)
        if season is None:
            return RedirectResponse("/ranking", 303)

        def shown(_: Hall) -> dict[str, Any]:
            return {"season": season}

        return await self._same(request, "season.html", "/ranking season", shown)

    async def manifest(self, request: Request) -> Response:
        """Answer what a phone needs to keep these pages beside its applications."""
        language = language_of(request)
        with answering_in(language):
            names = {"name": page_text("APP_NAME"), "short_name": page_text("APP_SHORT_NAME")}
        picture = {"sizes": "512x512", "type": "image/png", "src": file_address("icon-512.png")}
        small = {"sizes": "192x192", "type": "image/png", "src": file_address("icon-192.png")}
        told = {
            **names,
            "id": "/",
            "lang": language,
            "start_url": "/",
            "scope": "/",
            "display": "standalone",
            "background_color": BRAND,
            "theme_color": BRAND,
            "icons": [small, picture, {**picture, "purpose": "maskable"}],
        }
        return JSONResponse(told, media_type="application/manifest+json")

    async def logo(self, request: Request) -> Response:
        """Answer the club's logo."""
        if request.url.path != self.site.logo:
            return Response(status_code=404)
        return Response(
            self.site.served.logo, media_type="image/png", headers={"Cache-Control": KEPT}
        )

    async def seek(self, request: Request) -> Response:
        """Answer the seats of those whose name was typed.

        Where names are hidden, of a whole name alone, and no name is shown: every answer but a
        whole name's is the same.
        """
        hall = await self.hall()
        typed = request.query_params.get("name", "")[:LONGEST_TYPED]
        if not hall.hidden:
            # While somebody types, the list is asked for and nothing leads away from it.
            which = typed, "typing" in request.query_params
            more = partial(_sought, *which)
            return await self._same(request, "seek.html", "/seat", more, *which, packs=False)
        if typed and not self._may_search(request):
            facts = {"typed": typed, "rows": [], "more": False, "said": "SEARCH_LATER"}
            answer = page(request, "seek.html", {**_around(hall, "/seat"), **facts}, 429)
            answer.headers["Retry-After"] = str(A_SEARCH_S)
            return answer
        told = _sought(typed, False, hall)
        if isinstance(told, Response):
            return told
        return page(request, "seek.html", {**_around(hall, "/seat"), **told})

    async def seat(self, request: Request) -> Response:
        """Answer where one sits, and where one moves until it was seen."""
        hall = await self.hall()
        entrant = request.path_params["entrant"]
        row = next((row for row in hall.players if row.entrant == entrant), None)
        # Left open from one tournament to the next, the number is somebody else's.
        elsewhere = request.query_params.get("of", str(hall.tournament)) != str(hall.tournament)
        if row is None or elsewhere:
            return RedirectResponse(ANOTHER_NAME, 303)
        latest = next((m for m in hall.moves if m.entrant == entrant and not m.overtaken), None)
        read = request.cookies.get(f"{SEEN}{hall.tournament}-{entrant}", "")
        mark = move_mark(latest) if latest is not None else ""
        facts: dict[str, Any] = {"row": row, "move": latest if mark != read else None, "mark": mark}
        facts["entrants"] = hall.standings.entrants
        facts["picture"] = _picture(hall, row, language_of(request))
        return page(request, "seat.html", {**_around(hall, "/seat"), **facts})

    async def seen(self, request: Request) -> Response:
        """Keep on this phone that a move was seen."""
        entrant = request.path_params["entrant"]
        move = request.query_params.get("move", "")
        hall = await self.hall()
        answer = RedirectResponse(f"/seat/{entrant}?of={hall.tournament}", 303)
        if MARK.fullmatch(move):
            name = f"{SEEN}{hall.tournament}-{entrant}"
            answer.set_cookie(name, move, max_age=86_400, samesite="lax")
        return answer

    def _may_search(self, request: Request) -> bool:
        """Return whether one more search of this address is answered; the staff's always are."""
        device = self.site.device(request)
        if device is not None and device.role.of_staff:
            return True
        address = request.client.host if request.client else ""
        return not address or this_computer(address) or self.searches.take(address)

    async def _same(
        self,
        request: Request,
        name: str,
        path: str,
        more: Callable[[Hall], dict[str, Any] | Response],
        *which: object,
        packs: bool = True,
    ) -> Response:
        """The same page for everybody of a language, written once; ``which`` of those at a path.

        ``packs``: nothing that somebody typed is on it.
        """
        # Told before the hall is read: an act in between makes another page, not an old one kept.
        stamp = self.site.served.stamp
        language = language_of(request)
        hall = await self.hall()

        async def written() -> Written | Response:
            with answering_in(language):
                told = more(hall)
                if isinstance(told, Response):
                    return told
                facts = {**_around(hall, path), **told}
                text = render_template(name, language, facts).encode()
                return Written.of(text) if packs else Written(text, text)

        made = await self.site.shared.get((path, language, *which), stamp, written)
        if isinstance(made, Response):
            return made
        return remembered(request, made.answer(request, "text/html"))


def _picture(hall: Hall, row: PlayerRow, language: Language) -> str:
    """Return the table where somebody sits, drawn; empty without a seat at an open one."""
    seat = row.seat
    if seat is None or row.standing != "seated" or seat.table not in hall.seats:
        return ""
    with answering_in(language):
        title = page_text("TABLE_SEAT", table=seat.table, seat=seat.number)
        return seat_picture(hall.seats[seat.table], seat.number, title, page_text("DEALER"))


def kept_page(site: Site, request: Request) -> Response | None:
    """Return a page as everybody reads it and it was just written; None where it is to be made."""
    if request.method != "GET" or request.scope["query_string"] or TOKEN in request.cookies:
        return None
    made = site.shared.ready((request.scope["path"], language_of(request)), site.served.stamp)
    if not isinstance(made, Written):
        return None
    return remembered(request, made.answer(request, "text/html"))


def podium(standings: Standings) -> list[StandingRow]:
    """Return the first three places once somebody has won."""
    return [row for row in standings.rows if standings.over and row.place in PODIUM]


def _around(hall: Hall, path: str) -> dict[str, Any]:
    """Return the values that every public page needs."""
    shown = {"top": hall.top, "wall": hall.wall, "tournament": hall.tournament}
    shown["hidden"] = hall.hidden
    shown["logo"] = hall.logo
    return {**shown, "here": path, "places": places}


def move_mark(move: MoveRow) -> str:
    """Return a mark that distinguishes a move from one that later took its number."""
    return f"{move.number}-{move.to_seat.table}.{move.to_seat.number}"


def places() -> tuple[Place, ...]:
    """Return the places of the bar, in the language spoken now."""
    return tuple(
        Place(path, page_text(word), icon)
        for path, word, icon in (
            ("/", "CLOCK", "clock"),
            ("/seat", "MY_SEAT", "seat"),
            ("/moves", "MOVES", "move"),
            ("/ranking", "RANKING", "winner"),
        )
    )


def found(rows: tuple[PlayerRow, ...], typed: str) -> list[PlayerRow]:
    """Return the players whose name has every word typed, begun or whole; empty for an empty
    text.
    """
    words = plain_words(typed).split()
    if not words:
        return []

    def fits(row: PlayerRow) -> bool:
        held = f" {plain_words(f'{row.name} {row.person.display_name}')}"
        return all(f" {begun}" in held for begun in words)

    return [row for row in rows if fits(row)]


def found_whole(rows: tuple[PlayerRow, ...], typed: str) -> list[PlayerRow]:
    """Return the players of this last name, or first and last in either order, written whole.

    Accents, case, hyphens and spaces apart. Each row is looked at, found or not.
    """
    wanted = plain_letters(typed)
    return [row for row in rows if wanted and wanted in _whole_names(row.person)]


def _whole_names(person: Person) -> tuple[str, ...]:
    last = person.last_name
    first = person.first_name
    if not last:
        return (plain_letters(first),)
    return plain_letters(last), plain_letters(last + first), plain_letters(first + last)


def _first_name_missing(person: Person, typed: str) -> bool:
    """Return whether the last name alone was typed of somebody who has a first name too."""
    alone = plain_letters(typed) == plain_letters(person.last_name)
    return alone and bool(plain_letters(person.first_name))


def _sought(typed: str, typing: bool, hall: Hall) -> dict[str, Any] | Response:
    """Return what a search shows, or the way to the one seat found."""
    rows = (found_whole if hall.hidden else found)(hall.players, typed)
    if len(rows) == 1 and not typing:
        return RedirectResponse(f"/seat/{rows[0].entrant}?of={hall.tournament}", 303)
    said = "NOBODY_FOUND" if typed and not rows else ""
    if hall.hidden and any(_first_name_missing(row.person, typed) for row in rows):
        rows = []
        said = "SEVERAL_OF_THIS_NAME"
    more = len(rows) > MOST_FOUND
    return {"typed": typed, "rows": rows[:MOST_FOUND], "more": more, "said": said}


def _ranked(hall: Hall, first: int) -> dict[str, Any]:
    language: Language = current_language()
    rows = hall.standings.rows
    prizes = hall.wall.prizes
    shown = rows[first : first + ROWS_A_PAGE]
    return {
        "parts": _parts(hall.standings, shown),
        "podium": podium(hall.standings),
        "winners": hall.standings.winners,
        "clock": hall.wall.clock,
        "hand": None,
        "season": hall.season,
        "rows": shown,
        "before": max(0, first - ROWS_A_PAGE) if first else None,
        "after": first + ROWS_A_PAGE if len(rows) > first + ROWS_A_PAGE else None,
        "prizes_title": won_title(prizes.kind, language, several=True),
        "prizes": [
            (prize.place, prize_text(prizes.kind, prize, language), prize.holders)
            for prize in (() if first else prizes.rows)
            # Once all is played, a prize stands beside its player.
            if not (hall.standings.over and prize.holders)
        ],
    }


def _parts(
    standings: Standings, rows: Sequence[StandingRow]
) -> tuple[tuple[str, Sequence[StandingRow]], ...]:
    """Return the lists of the ranking with their titles: who plays, who is out; all, at the end."""
    if standings.over:
        return ((page_text("PLAYERS_COUNTED", count=standings.entrants), rows),)
    counted = page_text("OF_ENTRANTS", left=standings.players_left, entrants=standings.entrants)
    playing = [row for row in rows if not row.place]
    return (
        (titled(page_text("PLAYERS_LEFT"), counted), playing),
        (page_text("OUT_LISTED"), [row for row in rows if row.place]),
    )
