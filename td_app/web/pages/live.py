"""The page of tonight, at ``/live/``: the one of the club's site, made when it is asked for."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from email.utils import formatdate
from functools import partial
from typing import Final

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from td_app.web.pages.files import Written
from td_app.web.pages.rendering import language_of, lost_page
from td_app.web.pages.site import Site
from td_app.web.published import NameDisplay
from td_app.words.language import answering_in

PAGE: Final = "/live/"


@dataclass(slots=True)
class LivePages:
    """The page of the tournament served, written once for everybody of a language."""

    site: Site

    def routes(self) -> list[Route]:
        """Return the addresses of the page and of what stands beside it."""
        return [
            Route(PAGE.rstrip("/"), lambda _: RedirectResponse(PAGE, 303)),
            Route(PAGE, self.page),
            Route(PAGE + "{name}", self.file),
        ]

    async def page(self, request: Request) -> Response:
        """Answer the page as it is now; its script reads how old it is from the answer."""
        served = self.site.served
        page = served.live_page
        if page is None:
            return lost_page(request, 404)
        language = language_of(request)
        # A search by name tells who sits where: where names are hidden, so would a move.
        seats = served.names is NameDisplay.WHOLE

        async def made() -> tuple[Written, str]:
            with answering_in(language):
                begun = partial(page.begin, served.live, language, seats)
                make = await self.site.gate.ask(begun)
                text = await asyncio.to_thread(make)
            return Written.of(text), formatdate(usegmt=True)

        key = ("live", language, seats)
        (written, when) = await self.site.shared.get(key, served.stamp, made)
        answer = written.answer(request, "text/html")
        answer.headers["Last-Modified"] = when
        return answer

    async def file(self, request: Request) -> Response:
        """Answer a file that the page asks for."""
        page = self.site.served.live_page
        found = None
        if page is not None:
            found = await self.site.gate.ask(partial(page.file, request.path_params["name"]))
        if found is None:
            return lost_page(request, 404)
        (content, kind) = found
        return Response(content, media_type=kind, headers={"Cache-Control": "no-cache"})
