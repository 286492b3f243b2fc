"""The floor's pages: calls, tables, players, proposals of the rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from rules_ropta.ruling import Refused
from td_app.club.who_comes import Known, everyone, who_comes
from td_app.live.reading import Live
from td_app.live.waiting import waits_again, why_not_wait
from td_app.tournament import events as ev
from td_app.tournament.commands import OVERRULABLE, Proposal, SeatLateEntrant
from td_app.tournament.state.person import plain_letters
from td_app.tournament.views.conduct import TimeCallRow
from td_app.tournament.views.players import PlayerRow
from td_app.tournament.views.room import RoomTable
from td_app.web.calls import Calls, asked_sentence
from td_app.web.devices import Device
from td_app.web.pages.over import in_play, still_possible, while_played
from td_app.web.pages.public import found, podium
from td_app.web.pages.seating import free_seats, may_come_back, tables_with_room
from td_app.web.pages.site import Site, StaffHandler
from td_app.web.roles import Role, may_ask_kind, private_from
from td_app.wire import COMMANDS, Wrong, command_of
from td_app.words import proposal_action, proposal_reason, proposal_title, refusal_sentence
from td_app.words.phones import page_text
from td_app.words.speaking import Names

STAFF: Final = (Role.FLOOR, Role.DIRECTOR)
#: Players shown at once for a typed name, moves shown to be read out.
MOST_FOUND = 30
MOST_MOVES = 60
#: Entries looked through for how somebody came to a seat.
LATELY: Final = 40
#: Lengths of a player's thinking offered when time is called (s).
THOUGHT: Final = (60, 90, 120, 180)


@dataclass(slots=True)
class FloorPages:
    """The pages of a floor; a director has them too, and more on some."""

    site: Site

    def routes(self) -> list[Route]:
        """Return their addresses."""
        staff = self.site.staff(*STAFF)
        shown: dict[str, StaffHandler] = {
            "/floor": self.calls,
            "/floor/room": self.room,
            "/floor/table/{number:int}": self.table,
            "/floor/table/{number:int}/out": self.outs,
            "/floor/table/{number:int}/count": self.count,
            "/floor/player/{number:int}": self.player,
            "/floor/todo": self.to_do,
            "/floor/late": self.late,
        }
        return [Route(path, staff(handler)) for path, handler in shown.items()]

    async def calls(self, request: Request, device: Device) -> Response:
        """Answer the tables that call, what waits to be confirmed, the times being counted."""

        def look(live: Live) -> Mapping[str, Any]:
            times = live.time_calls()
            return {
                "about": [f"time {time.table}" for time in times],
                "calls": calls_told(self.site.calls),
                "requests": requests_told(
                    self.site.calls, live, self.site.served.names_for(device)
                ),
                "times": [(time, seconds_left(live, time)) for time in times],
                "hand": live.hand_for_hand(),
            }

        return await self.site.show(request, device, "calls.html", look)

    async def room(self, request: Request, device: Device) -> Response:
        """Answer the tables, or the players whose name was typed."""
        typed = request.query_params.get("name", "")[:60]

        def look(live: Live) -> Mapping[str, Any]:
            rows = found(live.players().rows, typed)[:MOST_FOUND]
            calling = {call.table for call in self.site.calls.waiting}
            room = live.room()
            standings = live.standings()
            reserve = [table.number for table in room.tables if table.status != "open"]
            shown = {"room": room, "typed": typed, "rows": rows, "calling": calling}
            return {
                **shown,
                "reserve": reserve,
                "may": may_of(device),
                "clock": live.clock(),
                "hand": None,
                "podium": podium(standings),
                "winners": standings.winners,
            }

        return await self.site.show(request, device, "room.html", look)

    async def table(self, request: Request, device: Device) -> Response:
        """Answer a table: who sits there, and what can be done."""

        def look(live: Live, table: RoomTable) -> Mapping[str, Any]:
            time = next((t for t in live.time_calls() if t.table == table.number), None)
            return {
                "hands": live.table_hands(table.number),
                "call": self.site.calls.of(table.number),
                "time": time,
                "left": seconds_left(live, time) if time is not None else 0,
                "thought": THOUGHT,
                "hand": live.hand_for_hand(),
            }

        return await self._of_table(request, device, "table.html", look)

    async def outs(self, request: Request, device: Device) -> Response:
        """Ask who is out of a table in one hand, with their stacks when there are several."""

        def look(live: Live, table: RoomTable) -> Mapping[str, Any]:
            in_play(live)
            who = request.query_params.get("who", "")
            return {"asks": live.setup().asks_knockouts, "who": who}

        title = page_text("OUTS")
        return await self._of_table(request, device, "out.html", look, title)

    async def count(self, request: Request, device: Device) -> Response:
        """Ask for every stack of a table."""

        def look(live: Live, table: RoomTable) -> Mapping[str, Any]:
            in_play(live)
            return {"stacks": {p.entrant: live.stack_of(p.entrant) for p in table.players}}

        title = page_text("COUNT_STACKS")
        return await self._of_table(request, device, "count.html", look, title)

    async def player(self, request: Request, device: Device) -> Response:
        """Answer a player, and what can be done with them."""
        number = request.path_params["number"]

        def look(live: Live) -> Mapping[str, Any]:
            row = next((row for row in live.players().rows if row.entrant == number), None)
            if row is None:
                return {"row": None}
            waits = row.waits or row.standing == "registered"
            refused = live.can(SeatLateEntrant(number)) if waits else None
            about = _putting_right(live, device, row)
            return {
                **about,
                "jobs": _to_put_right(about),
                "tables": tables_with_room(live) if waits else (),
                "hindered": refusal_sentence(refused) if refused is not None else "",
                "imposed": refused is not None and refused.code in OVERRULABLE,
                "enters": entering(live, number),
                "back_again": row.standing != "out" or may_come_back(live, row),
                **still_possible(live, device),
                "again": live.setup().entry_terms.reentry is not None and row.standing == "out",
                "waits_again": waits_again(live.can, number),
                "no_wait": why_no_wait(live, number),
            }

        return await self.site.show(request, device, "player.html", look, here="/floor/room")

    async def to_do(self, request: Request, device: Device) -> Response:
        """Answer what the rules ask for now, and the moves to read out."""

        def look(live: Live) -> Mapping[str, Any]:
            waits = [move for move in live.announcements() if move.waits]
            todo = [told_proposal(live, proposal) for proposal in live.proposals()]
            tables = {item.proposal.table for item in todo} - {None}
            return {
                "todo": todo,
                "moves": waits[:MOST_MOVES],
                "order": live.new_breaking_order(),
                "hand": live.hand_for_hand(),
                "known_bb": known_big_blinds(live, todo),
                "places_at": {
                    table.number: [player.place for player in table.players]
                    for table in live.room().tables
                },
                "may": may_of(device),
                "about": ("moves", "todo", *(f"table {number}" for number in tables)),
            }

        return await self.site.show(request, device, "todo.html", look)

    async def late(self, request: Request, device: Device) -> Response:
        """Ask who comes in, offer whoever is listed or in the register, or a form: ``new``."""
        typed = request.query_params.get("name", "")[:60]
        new = "new" in request.query_params

        def look(live: Live) -> Mapping[str, Any]:
            in_play(live)
            rows = live.players().rows
            known = everyone(rows, self.site.served.cards())
            who = who_comes(typed, [searched(one, typed, device.role) for one in known])
            return {
                "open": live.clock().late_entry_open,
                "waiting": [row for row in rows if row.waits],
                "typed": typed,
                "found": who.found[:MOST_FOUND],
                "meant": who.meant,
                "new": who.new,
                "writes": new or bool(typed and not who.found),
                "may": may_of(device),
            }

        told = {"title": page_text("LATE_ENTRANT"), "here": "/floor/todo"}
        return await while_played(self.site, request, device, "late.html", look, **told)

    async def _of_table(
        self,
        request: Request,
        device: Device,
        name: str,
        more: Callable[[Live, RoomTable], Mapping[str, Any]],
        asks: str = "",
    ) -> Response:
        """Answer a page of a table; ``asks``: the title of one that asks of its players."""
        number = request.path_params["number"]

        def look(live: Live) -> Mapping[str, Any]:
            table = next((t for t in live.room().tables if t.number == number), None)
            if table is None or (asks and table.status != "open"):
                raise LookupError
            about = (*(f"{kind} {number}" for kind in ("table", "blinds", "time")), "hand")
            return {"table": table, "about": about, "may": may_of(device), **more(live, table)}

        here = "/floor/room"
        try:
            told = {"title": asks, "here": here}
            return await while_played(self.site, request, device, name, look, **told)
        except LookupError:
            return RedirectResponse(here, 303)


def searched(one: Known, typed: str, role: Role) -> Known:
    """Return somebody without what a role does not read: a part of it, typed, would tell it.

    A licence typed whole is known to whoever types it.
    """
    hidden = dict.fromkeys(private_from(role), "")
    if plain_letters(one.person.licence) == plain_letters(typed):
        hidden.pop("licence", None)
    return replace(one, person=replace(one.person, **hidden))


def may_of(device: Device) -> Callable[[str], bool]:
    """Return a predicate: may this device send the named command?"""

    def may(name: str) -> bool:
        return may_ask_kind(device.role, COMMANDS[name])

    return may


def why_no_wait(live: Live, entrant: int) -> str:
    """Return why somebody is not put on the waiting list; empty while they may be."""
    refused = why_not_wait(live.can, entrant)
    if refused is None:
        return ""
    return refusal_sentence(refused, lambda who: live.person(who).display_name)


def known_big_blinds(live: Live, todo: list[ToldProposal]) -> dict[int, int]:
    """Return where the big blind is at the tables of these, where it was noted lately."""
    tables = {t for item in todo for t in (item.proposal.table, item.proposal.to_table) if t}
    hands = {number: live.table_hands(number) for number in tables}
    return {n: told.latest.big_blind for n, told in hands.items() if told.latest and told.fresh}


def seconds_left(live: Live, time: TimeCallRow) -> int:
    """Return how many seconds a player has left to act, 0 once time is up."""
    return max(0, -(-(time.ends_ms - live.now_ms()) // 1000))


@dataclass(frozen=True, slots=True)
class ToldCall:
    """A call as it is read: for how long the table waits (s), who goes there."""

    table: int
    waited_s: int
    taken_by: str


def calls_told(calls: Calls) -> tuple[ToldCall, ...]:
    """Return the tables that call, the longest first."""
    return tuple(
        ToldCall(call.table, calls.waited_s(call.since_s), call.taken_by) for call in calls.waiting
    )


@dataclass(frozen=True, slots=True)
class ToldRequest:
    """A request from a table's phone: its number, its table, what it would do, or its refusal."""

    number: int
    table: int | None
    said: str
    refused: bool
    waited_s: int


def requests_told(calls: Calls, live: Live, names: Names) -> tuple[ToldRequest, ...]:
    """Return what waits to be confirmed, the oldest first, by the names ``names`` gives."""
    told = []
    for request in calls.requests:
        try:
            event = live.foresee(command_of(request.asked))
        except Wrong:
            continue
        refused = isinstance(event, Refused)
        said = asked_sentence(event, names)
        waited = calls.waited_s(request.since_s)
        told.append(ToldRequest(request.number, request.device.table, said, refused, waited))
    return tuple(told)


def entering(live: Live, entrant: int) -> str:
    """Return how somebody seated or moved lately comes into play, empty when it is not known."""
    for entry in reversed(live.entries_since(max(0, live.sequence - LATELY))):
        event = entry.event
        if isinstance(event, ev.LateEntrantSeated) and event.entrant == entrant:
            return event.enters if live.counts(entry.sequence) else ""
        moves = event.moves if isinstance(event, ev.TableBroken) else ()
        for move in (event.move,) if isinstance(event, ev.PlayerMoved) else moves:
            if move.entrant == entrant:
                return move.enters if live.counts(entry.sequence) else ""
    return ""


@dataclass(frozen=True, slots=True)
class ToldProposal:
    """A proposal as it is read, and the command that accepts it, empty where the desk does."""

    title: str
    why: str
    action: str
    must: bool
    cites: tuple[str, ...]
    kind: str
    proposal: Proposal


def told_proposal(live: Live, proposal: Proposal) -> ToldProposal:
    """Return a proposal in words."""

    def name(entrant: int) -> str:
        return live.person(entrant).display_name

    return ToldProposal(
        proposal_title(proposal, name),
        proposal_reason(proposal, name),
        proposal_action(proposal),
        proposal.must,
        proposal.cites,
        proposal.kind,
        proposal,
    )


@dataclass(slots=True)
class PutRightPages:
    """One page a player: what is done seldom, and with a reason."""

    site: Site

    def routes(self) -> list[Route]:
        """Return its address."""
        staff = self.site.staff(*STAFF)
        return [Route("/floor/player/{number:int}/put-right", staff(self.put_right))]

    async def put_right(self, request: Request, device: Device) -> Response:
        """Answer what can be put right of a player, or ``what`` of it; ``table``: where to swap."""
        number = request.path_params["number"]
        asked = request.query_params.get("table", "")
        what = request.query_params.get("what", "")

        def look(live: Live) -> Mapping[str, Any]:
            row = next((row for row in live.players().rows if row.entrant == number), None)
            if row is None:
                raise LookupError
            tables = [table for table in live.room().tables if table.status == "open"]
            chosen = next((table for table in tables if str(table.number) == asked), None)
            seated = chosen.players if chosen is not None else ()
            facts = {
                **_putting_right(live, device, row),
                "tables": tables,
                "chosen": chosen.number if chosen is not None else 0,
                "others": [player for player in seated if player.entrant != number],
                "stack": live.stack_of(number),
            }
            jobs = _to_put_right(facts)
            if not jobs:
                in_play(live)
            job = what if what in jobs else jobs[0] if len(jobs) == 1 else ""
            return {**facts, "jobs": jobs, "job": job}

        told = {"title": page_text("PUT_RIGHT"), "here": "/floor/room"}
        try:
            return await while_played(self.site, request, device, "put_right.html", look, **told)
        except LookupError:
            return RedirectResponse("/floor/room", 303)


def _putting_right(live: Live, device: Device, row: PlayerRow) -> dict[str, Any]:
    """Return what tells what can be put right of a player."""
    who = row.entrant
    return {
        "row": row,
        "free": free_seats(live, row),
        "killers": _those_who_may_have(live, who),
        "penalties": [held for held in live.penalties() if held.entrant == who],
        "may": may_of(device),
        "about": (f"player {who}", f"penalties {who}"),
    }


def _to_put_right(facts: Mapping[str, Any]) -> list[str]:
    """Return what can be put right of a player, each a page of its own."""
    row = facts["row"]
    seated = row.standing == "seated" and row.place is None
    there = {
        "swap": seated,
        "seat": seated and bool(facts["free"]),
        "withdrawal": seated and facts["may"]("withdraw"),
        "knockout": not seated and bool(row.place and facts["killers"]),
        "sanctions": bool(facts["penalties"]),
    }
    return [job for job, is_there in there.items() if is_there]


def _those_who_may_have(live: Live, gone: int) -> list[tuple[int, str]]:
    """Return who may have knocked a player out, those out too; empty where it is not asked."""
    if not live.setup().asks_knockouts:
        return []
    rows = live.players().rows
    return [(row.entrant, row.name) for row in rows if row.entrant != gone and not row.waits]
