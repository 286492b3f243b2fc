"""Once it is over: what remains possible, in place of a form that would be refused."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from td_app.live.reading import Live
from td_app.web.devices import Device
from td_app.web.pages.seating import may_come_back
from td_app.web.pages.site import Site
from td_app.web.roles import may_ask_kind
from td_app.wire import COMMANDS

Look = Callable[[Live], Mapping[str, Any]]


class PlayIsOverError(Exception):
    """Asked for what nobody does any more."""


def in_play(live: Live) -> None:
    """Raise :class:`PlayIsOverError` once somebody has won, or play was ended."""
    if live.clock().look == "winner":
        raise PlayIsOverError


def still_possible(live: Live, device: Device) -> Mapping[str, Any]:
    """Return what the list of what remains possible reads.

    ``reopens``: somebody may come back; ``noted``: there are incidents.
    """
    may = may_ask_kind(device.role, COMMANDS["reinstate"])
    gone = (row for row in live.players().rows if row.standing == "out")
    back = may and any(may_come_back(live, row) for row in gone)
    return {"reopens": back, "noted": bool(live.incidents())}


async def while_played(
    site: Site, request: Request, device: Device, name: str, look: Look, *, title: str, here: str
) -> Response:
    """Answer a page of the staff; where its ``look`` finds play over, what remains, so titled."""

    def over(live: Live) -> Mapping[str, Any]:
        return {"title": title, **still_possible(live, device)}

    try:
        return await site.show(request, device, name, look, here=here)
    except PlayIsOverError:
        return await site.show(request, device, "over.html", over, here=here)
