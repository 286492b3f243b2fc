"""A deal between those left, from a director's phone: stacks, then every way side by side."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from td_app.live.reading import Live
from td_app.tournament.state.deals import DealKind
from td_app.tournament.views.deals import DealsView, deal_offers
from td_app.web.devices import Device
from td_app.web.pages.asking import Form, cents, number
from td_app.web.pages.site import Site
from td_app.web.roles import Role
from td_app.wire import Wrong
from td_app.words.deals import kind_title, two_readings_told
from td_app.words.figures import money_text
from td_app.words.language import current_language
from td_app.words.phones import page_text

WAYS: Final = (DealKind.ICM, DealKind.CHIP_CHOP, DealKind.EVEN)


@dataclass(slots=True)
class DealPages:
    """The deal: typed values travel in the address; an unfinished deal is not stored."""

    site: Site

    def routes(self) -> list[Route]:
        """Return its address."""
        return [Route("/floor/deal", self.site.staff(Role.DIRECTOR)(self.deal))]

    async def deal(self, request: Request, device: Device) -> Response:
        """Ask for the stacks; once they add up, for the way and everybody's yes."""
        typed: Form = {
            name: (value,) for name, value in request.query_params.items() if len(value) < 40
        }

        def look(live: Live) -> Mapping[str, Any]:
            view = live.deals()
            facts = {
                "said": "",
                "deals": view,
                "about": ("deal",),
                "stacks": {},
                "kept": 0,
                "ways": (),
            }
            if not view.possible or not any(name.startswith("stack.") for name in typed):
                return facts
            return {**facts, **_reckoned(live, view, typed)}

        return await self.site.show(request, device, "deal.html", look, here="/floor/clock")


def _reckoned(live: Live, view: DealsView, typed: Form) -> Mapping[str, Any]:
    """Return the stacks typed and, once they add up, what each way gives; else what is wrong."""
    try:
        stacks = {p.entrant: number(typed, f"stack.{p.entrant}") or 0 for p in view.players}
        kept = cents(typed, "kept") or 0
    except Wrong as wrong:
        return {"said": page_text(wrong.said["code"])}
    told = sum(stacks.values())
    if told != view.chips_in_play or not all(stacks.values()):
        said = page_text("DO_NOT_ADD_UP", told=told, chips=view.chips_in_play)
        return {"stacks": stacks, "said": said}
    language = current_language()
    offers = live.ask(deal_offers, list(stacks.values()), kept)
    names = [player.name for player in view.players]
    ways = [
        (
            offer.kind.value,
            kind_title(offer.kind.value),
            [money_text(share, language) for share in offer.shares],
            two_readings_told(
                offer.readings, tuple(zip(names, offer.other_shares, strict=False)), language
            ),
        )
        for offer in offers
        if offer.kind in WAYS and offer.shares
    ]
    by_hand = DealKind.BY_HAND.value
    ways.append((by_hand, kind_title(by_hand), [], ""))
    return {"stacks": stacks, "kept": kept, "ways": ways}
