"""The director's pages: the clock, hand-for-hand, penalties to the end, undoing a change of clock.

Sanctions within the regime are a floor's too.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, cast, get_args

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from reports.drawings import dots_of
from rules_ropta.penalties import Fault
from td_app.live.reading import Live
from td_app.tournament.commands import GivePenalty, StartClock
from td_app.tournament.state.deals import DealKind
from td_app.tournament.state.person import plain_words
from td_app.tournament.views.conduct import penalty_case
from td_app.tournament.views.deals import DealsView, deal_offers
from td_app.web.devices import Device
from td_app.web.guard import heard
from td_app.web.pages.asking import Form, cents, number
from td_app.web.pages.floor import STAFF, may_of
from td_app.web.pages.over import in_play, while_played
from td_app.web.pages.public import podium
from td_app.web.pages.site import Site
from td_app.web.printed_codes import code_address
from td_app.web.roles import Role
from td_app.wire import Wrong
from td_app.words import refusal_sentence
from td_app.words.deals import kind_title, two_readings_told
from td_app.words.faults import fault_text
from td_app.words.figures import money_text
from td_app.words.language import current_language
from td_app.words.phones import page_text
from td_app.words.reasons import reason_sentence

FAULTS: Final[tuple[Fault, ...]] = get_args(Fault)
#: Why the clock does not start, that a director may overrule (2.2, 1.1).
OVERRULED: Final = ("TOO_FEW_TO_START", "TOO_FEW_BACK")


@dataclass(slots=True)
class DirectorPages:
    """The clock and hand-for-hand, for a director; sanctions, for the staff."""

    site: Site

    def routes(self) -> list[Route]:
        """Return their addresses."""
        director = self.site.staff(Role.DIRECTOR)
        staff = self.site.staff(*STAFF)
        return [
            Route("/floor/clock", director(self.clock)),
            Route("/floor/table/{number:int}/phone", director(self.table_code)),
            Route("/undo", staff(self.undo)),
            Route("/floor/player/{number:int}/sanction", staff(self.sanction)),
        ]

    async def clock(self, request: Request, device: Device) -> Response:
        """Answer the clock and what a director does with it."""

        def look(live: Live) -> Mapping[str, Any]:
            clock = live.clock()
            standings = live.standings()
            short = live.can(StartClock()) if not clock.running else None
            return {
                "clock": clock,
                "winners": standings.winners,
                "podium": podium(standings),
                "short": refusal_sentence(short) if short and short.code in OVERRULED else "",
                "gap": live.gap,
                "hand": live.hand_for_hand(),
                "deal": live.deals().possible,
                "about": ("clock", "hand"),
            }

        return await self.site.show(request, device, "director.html", look)

    async def table_code(self, request: Request, device: Device) -> Response:
        """Answer the code that makes any phone the one of a table."""
        number = request.path_params["number"]

        if await self.site.gate.ask(lambda: self.site.served.live.table(number)) is None:
            return RedirectResponse("/floor/room", 303)
        listened = heard(request)
        secret = self.site.pairing.offer_table(number, heard=listened)
        address = code_address(f"{request.url.scheme}://{request.url.netloc}", secret)
        dots = dots_of(address)
        facts = {
            "number": number,
            "address": address,
            "heard": listened,
            "refused": listened and self.site.pairing.refuse_unprotected,
            "side": len(dots) + 8,
            "path": "".join(
                f"M{across} {down}h1v1h-1z"
                for down, line in enumerate(dots, 4)
                for across, dark in enumerate(line, 4)
                if dark
            ),
        }
        return await self.site.show(
            request, device, "table_code.html", lambda live: facts, here="/floor/room"
        )

    async def undo(self, request: Request, device: Device) -> Response:
        """Ask what becomes of the time, of an act on the clock that is undone."""
        return await self.site.show(request, device, "undo.html", lambda live: {}, here="/floor")

    async def sanction(self, request: Request, device: Device) -> Response:
        """Ask for the fault, then show what is laid down for this player."""
        number = request.path_params["number"]
        fault = cast(Fault, request.query_params.get("fault", ""))
        deliberate = request.query_params.get("deliberate") == "on"
        told = request.query_params.get("incident", "")
        incident = told if told.isdecimal() and len(told) < 9 else ""

        def look(live: Live) -> Mapping[str, Any]:
            in_play(live)
            row = next((row for row in live.players().rows if row.entrant == number), None)
            if row is None:
                raise LookupError
            refused = live.can(GivePenalty(number, FAULTS[0], "warning", note="–"))
            undrawn = refused is not None and refused.code == "NOT_DRAWN_YET"
            case = None
            if fault in FAULTS and not undrawn:
                case = live.ask(penalty_case, number, fault, deliberate)
            return {
                "row": row,
                "faults": sorted(
                    ((fault_text(f), f) for f in FAULTS), key=lambda told: plain_words(told[0])
                ),
                "fault": fault,
                "deliberate": deliberate,
                "hindered": refusal_sentence(refused) if undrawn and refused else "",
                "incident": incident,
                "case": case,
                "why": reason_sentence(case.because) if case is not None else "",
                "may": may_of(device),
                "about": (f"player {number}",),
            }

        try:
            named = {"title": page_text("SANCTION"), "here": "/floor/room"}
            return await while_played(self.site, request, device, "sanction.html", look, **named)
        except LookupError:
            return RedirectResponse("/floor/room", 303)


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
