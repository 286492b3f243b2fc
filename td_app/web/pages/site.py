"""The base of the staff's pages: the device of a request, the page shown, the act done."""

from __future__ import annotations

import hmac
from collections.abc import Awaitable, Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import wraps
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Final
from uuid import uuid4

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from td_app.live.reading import Live
from td_app.tournament import events as ev
from td_app.tournament.commands import Redo, Undo
from td_app.web.calls import Calls
from td_app.web.devices import Device, hashed
from td_app.web.gate import Gate, Shared
from td_app.web.guard import this_computer
from td_app.web.pages.asking import Form, mark_of, one
from td_app.web.pages.rendering import Place, language_of, page, top_of
from td_app.web.pairing import Pairing
from td_app.web.roles import Role, may_ask
from td_app.web.served import Served
from td_app.words.language import answering_in
from td_app.words.minutes import action_label
from td_app.words.phones import page_text

if TYPE_CHECKING:
    from td_app.web.certificates import OwnCertificate

TOKEN: Final = "td"
#: Entries looked through for the last act of a device.
LOOKED_THROUGH: Final = 400

Handler = Callable[[Request], Awaitable[Response]]
StaffHandler = Callable[[Request, Device], Awaitable[Response]]


@dataclass(slots=True)
class Site:
    """One tournament's pages: what they read, and who may act.

    ``own``: the certificate of the club's own that serves them; None with another one or none.
    """

    served: Served
    pairing: Pairing
    gate: Gate
    shared: Shared = field(default_factory=Shared)
    own: OwnCertificate | None = None

    @property
    def calls(self) -> Calls:
        """Return the tables that call, and what waits to be confirmed."""
        return self.served.calls

    @property
    def logo(self) -> str:
        """Return where the club's logo is, another address for another logo; empty without one."""
        shown = self.served.logo
        return f"/logo/{sha256(shown).hexdigest()[:12]}" if shown else ""

    async def evening(self) -> str:
        """Return the tournament's name, asked of the session once for everybody."""

        async def read() -> str:
            return await self.gate.ask(lambda: self.served.live.setup().name)

        return await self.shared.get("evening", self.served.stamp, read)

    def device(self, request: Request) -> Device | None:
        """Return the device of a request, None for an unknown one; a program has no pages."""
        device = self.pairing.device(request.cookies.get(TOKEN, ""))
        return None if device is None or device.role is Role.READER else device

    def form_mark(self, request: Request) -> str:
        """Return what a form of this phone holds, and no other page can know."""
        return hashed("form " + request.cookies.get(TOKEN, ""))[:32]

    def honest(self, request: Request, form: Form) -> bool:
        """Return whether a form was sent by a page of ours, shown on this phone."""
        marked = hmac.compare_digest(one(form, "form").encode(), self.form_mark(request).encode())
        return marked and from_here(request)

    def staff(self, *roles: Role) -> Callable[[StaffHandler], Handler]:
        """Return what lets these roles alone to a page; others are led to the pairing."""

        def guarded(handler: StaffHandler) -> Handler:
            async def answered(request: Request) -> Response:
                device = self.device(request)
                if device is None:
                    return RedirectResponse("/pair", 303)
                if device.role not in roles:
                    return RedirectResponse(home_of(device), 303)
                with answering_in(language_of(request)):
                    return await handler(request, device)

            return answered

        return guarded

    async def show(
        self,
        request: Request,
        device: Device,
        name: str,
        look: Callable[[Live], Mapping[str, Any]],
        *,
        about: Iterable[str] = (),
        here: str = "",
        status: int = 200,
    ) -> Response:
        """Answer a page of the staff: what ``look`` finds where the session lives, and the rest.

        ``about``: what its forms act on, marked as it is now.
        """

        def read() -> dict[str, Any]:
            live = self.served.live
            facts = dict(look(live))
            told = facts.pop("about", ())
            return {
                **around(self.served, device, self.calls),
                "marks": {name: mark_of(live, name) for name in (*about, *told)},
                **facts,
            }

        facts = await self.gate.ask(read)
        path = here or request.url.path
        # Back to the page itself, where one can be asked for: the answer to a form has none.
        there = request.url.path if request.method == "GET" else path
        staff = {
            "here": path,
            "there": there,
            "csrf": self.form_mark(request),
            "new_key": new_key,
            "me": device,
            "logo": self.logo,
            "run": self.pairing.signatures.run if must_sign(request, device) else "",
        }
        return page(request, name, {**facts, **staff}, status)


def bearer(request: Request) -> str:
    """Return the token that a machine sends, "" without one."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token if scheme.casefold() == "bearer" else ""


def must_sign(request: Request, device: Device) -> bool:
    """Return whether a device's token alone does nothing, by the way that a request came.

    Heard once, a token is good to somebody else over TLS too; this computer itself nobody hears.
    """
    here = request.client is None or this_computer(request.client.host)
    return device.protected and not here and (device.signs or request.url.scheme != "https")


def owner_of(pairing: Pairing, request: Request) -> str:
    """Return the owner of a request: the paired device, otherwise the address."""
    device = pairing.device(bearer(request) or request.cookies.get(TOKEN, ""))
    if device is not None:
        return device.post
    return request.client.host if request.client else ""


def from_here(request: Request) -> bool:
    """Return whether no other site had this sent, as far as the browser says."""
    fetched = request.headers.get("sec-fetch-site", "same-origin")
    origin = request.headers.get("origin")
    ours = origin is None or origin.partition("://")[2] == request.headers.get("host", "")
    return ours and fetched in ("same-origin", "none")


def spoken(handler: Handler) -> Handler:
    """Return the handler, with its words in the reader's language."""

    @wraps(handler)
    async def answered(request: Request) -> Response:
        with answering_in(language_of(request)):
            return await handler(request)

    return answered


def new_key() -> str:
    """Return the id of an act that a form will ask for."""
    return uuid4().hex


def home_of(device: Device) -> str:
    """Return the first page of a role."""
    own = {Role.READER: "/", Role.TABLE: "/table"}
    return own.get(device.role, "/floor")


def around(served: Served, device: Device, calls: Calls) -> dict[str, Any]:
    """Return the values of every page of the staff, read where the session lives."""
    live = served.live
    waiting = len(calls.waiting) + len(calls.requests)
    to_do = len(live.proposals()) if device.role is not Role.TABLE else 0
    return {
        "top": top_of(live.setup().name, live.clock(), live.sequence),
        "last": last_act(served, device),
        "places": lambda: _places(device, waiting, to_do),
    }


def _places(device: Device, waiting: int, to_do: int) -> tuple[Place, ...]:
    if device.role is Role.TABLE:
        return (Place("/table", page_text("TABLE", table=device.table), "room"), _clock("/"))
    shown = (
        Place("/floor", page_text("CALLS"), "announce", waiting),
        Place("/floor/room", page_text("ROOM"), "room"),
        Place("/floor/rule", page_text("RULE"), "floor"),
        Place("/floor/todo", page_text("TO_DO"), "check", to_do),
    )
    if device.role is Role.DIRECTOR:
        return (*shown, _clock("/floor/clock"))
    return (*shown, _clock("/"))


def _clock(path: str) -> Place:
    return Place(path, page_text("CLOCK"), "clock")


@dataclass(frozen=True, slots=True)
class LastAct:
    """The last act of a phone, in a few words; ``undoable`` while it is the journal's last.

    ``asks_time``: undone, it sets the clock, and somebody says what became of the time.
    ``redoable``: it was just taken back, and may be done again.
    """

    sequence: int
    said: str
    undoable: bool
    asks_time: bool
    redoable: bool = False


def last_act(served: Served, device: Device) -> LastAct | None:
    """Return this phone's last act that still counts, None without a recent one."""
    live = served.live
    name = served.names_for(device)

    def label_of(event: ev.Event) -> str:
        label = action_label(event, name)
        return label[:1].upper() + label[1:]

    after = max(0, live.sequence - LOOKED_THROUGH)
    entries = tuple(reversed(live.entries_since(after)))
    taken_back = live.to_redo()
    may_redo = may_ask(device.role, Redo())
    if may_redo and taken_back is not None and entries and entries[0].post == device.post:
        told = served.sentence_of(entries[0], device)
        return LastAct(live.sequence, told, False, False, redoable=True)
    entry = next((e for e in entries if e.post == device.post and live.counts(e.sequence)), None)
    if entry is None:
        return None
    event = entry.event
    number = entry.sequence
    last = live.to_undo()
    if isinstance(event, ev.ActionUndone):
        return LastAct(number, served.sentence_of(entry, device), False, False)
    if isinstance(event, ev.ActionRedone):
        number = event.sequence
        event = live.entries_since(number - 1)[0].event
    latest = last is not None and last.sequence == number and entry.sequence == live.sequence
    mine = latest and may_ask(device.role, Undo())
    sets_clock = isinstance(event, ev.ClockEvent) or ev.stops_play(event)
    return LastAct(entry.sequence, label_of(event), mine, sets_clock)
