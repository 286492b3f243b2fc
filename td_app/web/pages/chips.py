"""Chips from a phone: a value that leaves at a break, chips found later or taken out (3.2, 3.7)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from td_app.live.reading import Live
from td_app.tournament.events.chips import change_told
from td_app.tournament.views.chips import RaceRow
from td_app.web.devices import Device
from td_app.web.pages.floor import STAFF, may_of
from td_app.web.pages.site import Site
from td_app.words.chips import change_sentence


def _race_facts(live: Live, race: RaceRow | None) -> dict[str, Any]:
    """Return the facts of a colour-up for its page: each player's chips, and the change in play."""
    if race is None:
        return {"names": {}, "change": ""}
    known = {stack.entrant: live.last_known(stack.entrant) for stack in race.stacks}
    lines = live.chips_ledger()
    after = next((one.balance for one in lines if one.sequence == race.sequence), 0)
    return {
        "names": {who: person.display_name for who, person in known.items() if person},
        "change": change_sentence(change_told(race), after - race.drift, race.drift),
    }


@dataclass(slots=True)
class ChipPages:
    """The value that leaves, table by table; what a director does beside it."""

    site: Site

    def routes(self) -> list[Route]:
        """Return their addresses."""
        staff = self.site.staff(*STAFF)
        return [
            Route("/floor/chips", staff(self.chips)),
            Route("/floor/table/{number:int}/race", staff(self.race)),
        ]

    async def chips(self, request: Request, device: Device) -> Response:
        """Answer which value leaves and at which tables it was exchanged, values, the average."""

        def look(live: Live) -> Mapping[str, Any]:
            view = live.chips()
            told = {"chips": view, "set": live.setup().chips, "clock": live.clock()}
            told["leaves_after"] = {one.value: one.level for one in view.coming}
            return {**told, "may": may_of(device), "about": ("chips",)}

        return await self.site.show(request, device, "chips.html", look, here="/floor/todo")

    async def race(self, request: Request, device: Device) -> Response:
        """Ask for the chips of the value that each player of a table has."""
        number = request.path_params["number"]

        def look(live: Live) -> Mapping[str, Any]:
            view = live.chips()
            table = next((table for table in view.tables if table.table == number), None)
            if table is None:
                raise LookupError
            return {
                "chips": view,
                "table": table,
                "about": (f"table {number}", "chips"),
                **_race_facts(live, table.race),
            }

        try:
            return await self.site.show(request, device, "race.html", look, here="/floor/todo")
        except LookupError:
            return RedirectResponse("/floor/chips", 303)
