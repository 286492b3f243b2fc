"""The wall in any browser: the page, the films it shows, the pictures they name."""

from __future__ import annotations

import asyncio
import json
import time
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any, Final

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from td_app.web.changes import STILL_HERE, Changes, stream
from td_app.web.connection_limits import Requests
from td_app.web.guard import no, this_computer
from td_app.web.pages.files import KEPT, Written
from td_app.web.pages.rendering import lost_page, render_template
from td_app.web.pages.site import Site, owner_of
from td_app.web.published import NameDisplay
from td_app.web.walls import MOST_SHOWN, Asked, Film, Walls, What, rounded
from td_app.words.language import Language, answering_in, current_language, languages

#: Before its end a film is asked for anew; by then another may be had (ms).
RENEWED: Final = 2_500
#: How long one is given to all who ask: nobody is given one with less than that left (s).
GIVEN_S: Final = {"wall": 12, "overlay": 12, "all": 4}
#: Films that an address has made at once, then one every so often (s): each is a tenth of a second
#: of this computer's.
FILMS_AT_ONCE: Final = 20
A_FILM_S: Final = 2
#: The shape of most screens.
USUAL: Final = (1_920, 1_080)
PICTURES: Final = {b"\x89P": "image/png", b"\xff\xd8": "image/jpeg"}


@dataclass(frozen=True, slots=True)
class _Made:
    """A film as it is sent, and when it began (seconds that never jump)."""

    film: Film
    began: float
    mark: str
    sent: Written


@dataclass(slots=True)
class WallPages:
    """The wall of the tournament served, for everybody: each film is made once for all.

    ``made``: how many an address has made that nobody asked for before.
    """

    site: Site
    changes: Changes
    made: Requests = field(
        default_factory=lambda: Requests(time.monotonic, FILMS_AT_ONCE, 1 / A_FILM_S)
    )

    def routes(self) -> list[Route]:
        """Return the addresses of these pages."""
        return [
            Route("/wall", partial(self.page, "wall")),
            Route("/wall/all", partial(self.page, "all")),
            Route("/overlay", partial(self.page, "overlay")),
            Route("/wall/film/{what}", self.film),
            Route("/wall/events", self.events),
            Route("/wall/picture/{mark}", self.picture),
        ]

    async def page(self, what: What, request: Request) -> Response:
        """Answer the wall as it is now; its script goes on from there."""
        walls = self.site.served.walls
        if walls is None:
            return lost_page(request, 404)
        query = request.query_params
        if what == "wall" and "show" in query:
            what = "all"
        asked = asked_by(request, what)
        language = _language(request)
        made = await self._made(walls, asked, language, request)
        if made is None:
            return too_many()
        at = round((time.monotonic() - made.began) * 1_000)
        (_, still, ticking) = [frame for frame in made.film.frames if frame[0] <= at][-1]
        given = "w" in query and "h" in query
        facts: dict[str, Any] = {
            "what": what,
            "title": made.film.title,
            "still": Markup(made.film.stills[still]),
            "ticking": Markup(ticking),
            "asks": _asks(asked, language),
            "size": f"w={asked.width}&h={asked.height}" if given else "",
        }
        return HTMLResponse(render_template("wall.html", language, facts))

    async def film(self, request: Request) -> Response:
        """Answer what is shown in the next seconds; ``Wall-At`` tells how much of it is over."""
        walls = self.site.served.walls
        what = request.path_params["what"]
        if walls is None or what not in GIVEN_S:
            return lost_page(request, 404)
        asked = asked_by(request, what)
        made = await self._made(walls, asked, _language(request), request)
        if made is None:
            return too_many()
        answer = made.sent.answer(request, "application/json")
        answer.headers["Wall-At"] = str(round((time.monotonic() - made.began) * 1_000))
        return answer

    async def events(self, request: Request) -> Response:
        """Answer server-sent events: the mark of what is shown, at once and at each change."""
        owner = owner_of(self.site.pairing, request)
        walls = self.site.served.walls
        if walls is None or not self.changes.room_for(owner):
            return Response(status_code=503, headers={"Retry-After": "10"})
        now = partial(self._mark, walls)
        return stream(request, self.changes, now, owner=owner, quiet=STILL_HERE)

    async def picture(self, request: Request) -> Response:
        """Answer a picture that a film names; another picture has another address."""
        walls = self.site.served.walls
        mark = request.path_params["mark"]
        drawn = walls.picture(mark) if walls is not None else None
        if drawn is None:
            return Response(status_code=404)
        return Response(drawn, media_type=PICTURES[drawn[:2]], headers={"Cache-Control": KEPT})

    def _names(self, request: Request) -> NameDisplay:
        """Return the names told there: whole ones to the staff and to this computer's own wall."""
        device = self.site.device(request)
        staff = device is not None and device.role.of_staff
        here = request.client is not None and this_computer(request.client.host)
        return NameDisplay.WHOLE if staff or here else self.site.served.names

    def _mark(self, walls: Walls) -> str:
        served = self.site.served
        return f"{served.live.session.tournament}-{served.sequence}-{walls.changes}"

    async def _made(
        self, walls: Walls, asked: Asked, language: Language, request: Request
    ) -> _Made | None:
        """A film made for everybody who asks for the same within some seconds.

        None for an address that had too many made.
        """
        names = self._names(request)
        mark = self._mark(walls)

        async def make() -> _Made:
            gate = self.site.gate
            with answering_in(language):
                began = time.monotonic()
                live = self.site.served.live
                maker = await gate.ask(partial(walls.begin, live, asked, names))
                # A moment at a time: the desk is never kept waiting for all of them.
                while await gate.ask(maker.look):
                    pass
                film = await asyncio.to_thread(maker.made)
            told = {
                "mark": mark,
                "renewed": film.lasts - RENEWED,
                "title": film.title,
                "ground": film.ground,
                "stills": film.stills,
                "frames": film.frames,
            }
            return _Made(film, began, mark, Written.of(json.dumps(told).encode()))

        stamp = (mark, int(time.monotonic() / GIVEN_S[asked.what]))
        key = (asked, language, names)
        address = request.client.host if request.client else ""
        known = self.site.shared.ready(key, stamp) is not None
        if not (known or this_computer(address) or self.made.take(address)):
            return None
        return await self.site.shared.get(key, stamp, make)


def too_many() -> Response:
    """Answer an address that had too many films made."""
    return no(429, "TOO_MANY_REQUESTS", **{"Retry-After": str(A_FILM_S)})


def asked_by(request: Request, what: What) -> Asked:
    """Return what a browser asks: ``w`` and ``h`` its size, ``show`` tournaments, ``seats``."""
    query = request.query_params
    (width, height) = (_whole(query.get(name, "")) for name in ("w", "h"))
    size = rounded(width, height) if width and height else rounded(*USUAL)
    asked = Asked(what, *size, seats="seats" in query and what == "wall")
    if what != "all":
        return asked
    numbers = (_whole(part) for part in query.get("show", "").split(",")[:MOST_SHOWN])
    return replace(asked, show=tuple(sorted({number for number in numbers if number})))


def _asks(asked: Asked, language: Language) -> str:
    """Where the films of a page are asked for, its size apart."""
    show = f"&show={','.join(map(str, asked.show))}" if asked.show else ""
    seats = "&seats" if asked.seats else ""
    return f"/wall/film/{asked.what}?lang={language}{show}{seats}"


def _whole(text: str) -> int:
    return int(text) if text.isdecimal() and text.isascii() and len(text) < 8 else 0


def _language(request: Request) -> Language:
    """The language asked for, else the club's: the hall reads one, whatever each browser speaks."""
    chosen = request.query_params.get("lang", "")
    return next((one for one in languages() if one == chosen), current_language())
