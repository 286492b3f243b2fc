"""Corrections for one player: seat, knock-out, penalty, withdrawal."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from td_app.live.reading import Live
from td_app.web.devices import Device
from td_app.web.pages.floor import STAFF, free_seats, may_of
from td_app.web.pages.site import Site


@dataclass(slots=True)
class PutRightPages:
    """One page a player: what is done seldom, and with a reason."""

    site: Site

    def routes(self) -> list[Route]:
        """Return its address."""
        staff = self.site.staff(*STAFF)
        return [Route("/floor/player/{number:int}/put-right", staff(self.put_right))]

    async def put_right(self, request: Request, device: Device) -> Response:
        """Answer what can be put right of a player; ``table``: where they might swap with."""
        number = request.path_params["number"]
        asked = request.query_params.get("table", "")

        def look(live: Live) -> Mapping[str, Any]:
            row = next((row for row in live.players().rows if row.entrant == number), None)
            if row is None:
                raise LookupError
            here = row.seat.table if row.seat is not None else 0
            chosen = int(asked) if asked.isdecimal() and len(asked) < 6 else here
            tables = [table for table in live.room().tables if table.status == "open"]
            seated = next((t.players for t in tables if t.number == chosen), ())
            return {
                "row": row,
                "tables": [table.number for table in tables],
                "chosen": chosen,
                "others": [player for player in seated if player.entrant != number],
                "free": free_seats(live, row),
                "stack": live.stack_of(number),
                "killers": _those_who_may_have(live, number),
                "penalties": [held for held in live.penalties() if held.entrant == number],
                "may": may_of(device),
                "about": (f"player {number}", f"penalties {number}"),
            }

        path = "put_right.html"
        try:
            return await self.site.show(request, device, path, look, here="/floor/room")
        except LookupError:
            return RedirectResponse("/floor/room", 303)


def _those_who_may_have(live: Live, gone: int) -> list[tuple[int, str]]:
    """Return who may have knocked a player out, those out too; empty where it is not asked."""
    if not live.setup().asks_knockouts:
        return []
    rows = live.players().rows
    return [(row.entrant, row.name) for row in rows if row.entrant != gone and not row.waits]
