"""The phone of a table: it calls the floor, and shows where the hand is."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from td_app.live.reading import Live
from td_app.tournament.views.room import RoomTable
from td_app.web.devices import Device
from td_app.web.pages.public import podium
from td_app.web.pages.site import Site
from td_app.web.roles import Role


@dataclass(slots=True)
class TablePages:
    """Its pages: one, and the count of its stacks."""

    site: Site

    def routes(self) -> list[Route]:
        """Return their addresses."""
        own = self.site.staff(Role.TABLE)
        return [Route("/table", own(self.table)), Route("/table/count", own(self.count))]

    async def table(self, request: Request, device: Device) -> Response:
        """Answer the call of its table, and its hand when all tables play one together."""
        calls = self.site.calls

        def look(live: Live) -> Mapping[str, Any]:
            call = calls.of(device.table) if device.table is not None else None
            # It lies where all read it: by the names that the room may read.
            standings = self.site.served.room()[1]
            return {
                "winners": standings.winners,
                "podium": podium(standings),
                "table": _table(live, device),
                "call": call,
                "waited": calls.waited_s(call.since_s) if call is not None else 0,
                "asked": [r for r in calls.requests if r.device.table == device.table],
                "hand": live.hand_for_hand(),
                "clock": live.clock(),
                "about": (f"table {device.table}", "hand"),
            }

        return await self.site.show(request, device, "own_table.html", look)

    async def count(self, request: Request, device: Device) -> Response:
        """Ask for every stack of its table, while somebody plays there."""

        def look(live: Live) -> Mapping[str, Any]:
            table = _table(live, device)
            told = self.site.served.names_for(device)
            seated = table.players if table is not None else ()
            if not seated or live.clock().look == "winner":
                raise LookupError
            players = [replace(player, name=told(player.entrant)) for player in seated]
            return {
                "table": {"number": device.table, "players": players},
                "stacks": {player.entrant: live.stack_of(player.entrant) for player in players},
                "about": (f"table {device.table}",),
            }

        try:
            return await self.site.show(request, device, "count.html", look, here="/table")
        except LookupError:
            return RedirectResponse("/table", 303)


def _table(live: Live, device: Device) -> RoomTable | None:
    return next((t for t in live.room().tables if t.number == device.table), None)
