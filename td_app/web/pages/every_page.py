"""Every page there is."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from td_app.web.changes import STILL_HERE, Changes, stream
from td_app.web.pages.acting import Acting
from td_app.web.pages.chips import ChipPages
from td_app.web.pages.director import DealPages, DirectorPages
from td_app.web.pages.doors import Doors
from td_app.web.pages.floor import FloorPages, PutRightPages
from td_app.web.pages.incidents import IncidentPages
from td_app.web.pages.live import LivePages
from td_app.web.pages.public import PublicPages
from td_app.web.pages.rulings import RulingPages
from td_app.web.pages.site import Site, owner_of
from td_app.web.pages.table import TablePages
from td_app.web.pages.walls import WallPages
from td_app.web.pages.who_wins import WhoWinsPages


def every_page(site: Site, changes: Changes) -> list[Route]:
    """Return the addresses of all pages, and of what wakes them."""

    async def events(request: Request) -> Response:
        owner = owner_of(site.pairing, request)
        if not changes.room_for(owner):
            return Response(status_code=503, headers={"Retry-After": "10"})

        def now() -> str:
            # Asked each time: a phone whose page is open is connected. The public's shows no call.
            calls = site.calls.version if site.device(request) is not None else 0
            return f'{{"sequence": {site.served.sequence}, "calls": {calls}}}'

        return stream(request, changes, now, owner=owner, quiet=STILL_HERE)

    staff = Acting(site), FloorPages(site), DirectorPages(site), TablePages(site)
    ruling = RulingPages(site), WhoWinsPages(site), IncidentPages(site)
    rarer = ChipPages(site), PutRightPages(site), DealPages(site)
    public = PublicPages(site), WallPages(site, changes), LivePages(site), Doors(site)
    groups = *public, *staff, *ruling, *rarer
    return [Route("/events", events), *(route for group in groups for route in group.routes())]
