"""Incidents as they were noted: read again, completed, and what follows from one (11.1).

A note is added, never rewritten; whom it concerns is said later; a hand is declared dead; a
sanction is given with the ruling it came of.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from rules_ropta.faults import fault_of
from td_app.floor.question_steps import answered_lines
from td_app.live.reading import Live
from td_app.tournament import events as ev
from td_app.tournament.views.conduct import IncidentRow
from td_app.web.devices import Device
from td_app.web.pages.floor import STAFF, may_of
from td_app.web.pages.site import Site
from td_app.words.asking import question_title
from td_app.words.figures import time_of_day
from td_app.words.ruling_text import RulingText, decided_words, told_ruling

#: Incidents shown on one page, the latest first.
MOST_SHOWN: Final = 40


@dataclass(frozen=True, slots=True)
class Noted:
    """An incident in words: what was asked, what was decided, at what hour."""

    row: IncidentRow
    title: str
    decided: str
    at: str
    told: RulingText


@dataclass(slots=True)
class IncidentPages:
    """The list of incidents, and one of them."""

    site: Site

    def routes(self) -> list[Route]:
        """Return their addresses."""
        staff = self.site.staff(*STAFF)
        return [
            Route("/floor/incidents", staff(self.all)),
            Route("/floor/incidents/last", staff(self.last)),
            Route("/floor/incidents/{number:int}", staff(self.one)),
        ]

    async def all(self, request: Request, device: Device) -> Response:
        """Answer the incidents, the latest first."""

        def look(live: Live) -> Mapping[str, Any]:
            return {"incidents": [_noted(row) for row in live.incidents()[:MOST_SHOWN]]}

        return await self.site.show(request, device, "incidents.html", look, here="/floor/rule")

    async def last(self, request: Request, device: Device) -> Response:
        """Lead to the incident that this phone noted last."""

        def look() -> int | None:
            live = self.site.served.live
            mine = {row.number for row in live.incidents()}
            entries = reversed(live.entries_since(0))
            own = (e for e in entries if e.post == device.post and e.sequence in mine)
            found = next((e for e in own if isinstance(e.event, ev.IncidentRecorded)), None)
            return found.sequence if found is not None else None

        number = await self.site.gate.ask(look)
        where = "/floor/incidents" if number is None else f"/floor/incidents/{number}"
        return RedirectResponse(where, 303)

    async def one(self, request: Request, device: Device) -> Response:
        """Answer one incident, and what may follow; ``table``: whose players may be named."""
        number = request.path_params["number"]
        asked = request.query_params.get("table", "")

        def look(live: Live) -> Mapping[str, Any]:
            row = next((row for row in live.incidents() if row.number == number), None)
            if row is None:
                raise LookupError
            chosen = int(asked) if asked.isdecimal() and len(asked) < 6 else row.table
            tables = live.room().tables
            seated = next((t.players for t in tables if t.number == chosen), ())
            named = {entrant for entrant, _ in row.players}
            others = [(p.entrant, p.name) for p in seated if p.entrant not in named]
            dead = {entrant for entrant, _ in row.dead_hands}
            # Whoever has won sits there still, and is sanctioned no more.
            over = live.clock().look == "winner"
            playing = [who for who in row.players if not over and live.seat_of(who[0]) is not None]
            return {
                "noted": _noted(row),
                "answers": answered_lines(row.op, row.given),
                "notes": [(_hour(at_ms), text) for at_ms, text in row.notes],
                "offered": [*((*who, True) for who in row.players), *((*o, False) for o in others)],
                "tables": [table.number for table in tables if table.status == "open"],
                "chosen": chosen,
                "asked": bool(asked),
                "playing": playing,
                "alive": [who for who in playing if who[0] not in dead],
                "fault": fault_of(row.op, row.given, row.outcome.get("decision")) or "",
                "may": may_of(device),
                "about": (f"incident {number}",),
            }

        try:
            return await self.site.show(request, device, "incident.html", look, here="/floor/rule")
        except LookupError:
            return RedirectResponse("/floor/incidents", 303)


def _noted(row: IncidentRow) -> Noted:
    told = told_ruling(row.op, row.given, row.outcome)
    decided = decided_words(told, row.chosen, row.reason if row.overruled else "")
    return Noted(row, question_title(row.op), decided, _hour(row.at_ms), told)


def _hour(at_ms: int) -> str:
    return time_of_day(datetime.fromtimestamp(at_ms / 1000))
