"""The addresses for machines: JSON in and out. ``README.md`` beside this file lists them all."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from rules_ropta.ruling import Refused
from td_app.ports.trouble import StorageTrouble
from td_app.web.calls import Calls
from td_app.web.changes import Changes, stream
from td_app.web.gate import Gate, Here
from td_app.web.guard import Guarded, TooLong, TooSlow, body_of, heard, no
from td_app.web.hosts import Hosts
from td_app.web.pages.every_page import every_page
from td_app.web.pages.files import files
from td_app.web.pages.public import kept_page
from td_app.web.pages.rendering import lost_page
from td_app.web.pages.site import Site, bearer, owner_of
from td_app.web.pairing import LONGEST_NAME, Device, Pairing, TooMany, Unprotected, WrongPin
from td_app.web.served import Forbidden, KeyTaken, NoSuchView, Served
from td_app.web.signature_check import checked
from td_app.web.signing import proof_of
from td_app.wire import Wrong, refused_json, trouble_json

if TYPE_CHECKING:
    from td_app.web.certificates import OwnCertificate

#: The longest id that a device may give its act, as wide as the journal's column.
LONGEST_KEY: Final = 64

Handler = Callable[[Request], Awaitable[Response]]


def _json(value: Any, status: int = 200, **headers: str) -> JSONResponse:
    return JSONResponse(value, status, headers or None)


def _answering(handler: Handler) -> Handler:
    """Return the handler; what may go wrong is answered by its status and a sentence."""

    async def answered(request: Request) -> Response:
        try:
            return await handler(request)
        except TooLong:
            return no(413, "BODY_TOO_LONG", Connection="close")
        except TooSlow:
            return no(408, "TOO_SLOW", Connection="close")
        except Wrong as wrong:
            return _json({"ok": False, "error": wrong.said}, 400)
        except Forbidden:
            return no(403, "BEYOND_ROLE")
        except NoSuchView:
            return no(404, "NO_SUCH_VIEW")
        except KeyTaken:
            return no(409, "KEY_TAKEN")
        except StorageTrouble as trouble:
            return _json(trouble_json(trouble), 503, **{"Retry-After": "2"})

    return answered


@dataclass(slots=True)
class Api:
    """The handlers, on one tournament and the devices paired with it."""

    served: Served
    pairing: Pairing
    changes: Changes = field(default_factory=Changes)
    gate: Gate = field(default_factory=Here)
    hosts: Hosts = field(default_factory=Hosts)
    own: OwnCertificate | None = None

    def __post_init__(self) -> None:
        """Have what waits of a phone wait no more once it is revoked."""
        self.served.paired = lambda device: device in self.pairing.devices

    @property
    def calls(self) -> Calls:
        """Return the tables that call, and what waits to be confirmed."""
        return self.served.calls

    def routes(self) -> list[Route]:
        """Return the addresses of machines."""
        return [
            Route("/api/public", _answering(self.public)),
            Route("/api/status", _answering(self.status)),
            Route("/api/openapi.json", _answering(self.described)),
            Route("/api/nonce", _answering(self.nonce)),
            Route("/api/pair", _answering(self.pair), methods=["POST"]),
            Route("/api/command", _answering(self.command), methods=["POST"]),
            Route("/api/view/{name}", _answering(self.view)),
            Route("/api/events", _answering(self.events)),
        ]

    def site(self) -> Site:
        """Return what the pages rest on: the same tournament, the same devices."""
        return Site(self.served, self.pairing, self.gate, own=self.own)

    async def public(self, request: Request) -> Response:
        """Answer what everybody in the room may read."""
        return _json(await self.gate.ask(self.served.public))

    async def status(self, request: Request) -> Response:
        """Answer the status that receivers of The Tournament Director read."""
        return _json(await self.gate.ask(self.served.status))

    async def described(self, request: Request) -> Response:
        """Answer what machines may ask, and what they are answered."""
        # Made when somebody asks, aside: phones wait for nothing that one program reads once.
        from td_app.web.openapi import description_bytes

        return Response(await asyncio.to_thread(description_bytes), media_type="application/json")

    async def nonce(self, request: Request) -> Response:
        """Answer what a pairing by a secret is signed with, once, and this run of the server."""
        signatures = self.pairing.signatures
        return _json({"nonce": signatures.nonce(), "run": signatures.run})

    async def pair(self, request: Request) -> Response:
        """Answer a token for a PIN or the proof of a secret: 401 when it is wrong, 429 when too
        many were, 403 where it would protect nothing and that is refused.
        """
        asked = await _object(request)
        proof = proof_of(asked)
        pin = asked.get("pin") if proof is None else ""
        name = asked.get("name", "")
        if not isinstance(pin, str):
            raise Wrong("WRONG_FIELD", "a PIN is a string of digits", "pin")
        if not isinstance(name, str) or not name.strip() or len(name) > LONGEST_NAME:
            raise Wrong("WRONG_FIELD", f"a name has 1 to {LONGEST_NAME} characters", "name")
        if not name.isprintable():
            raise Wrong("WRONG_FIELD", "a name is written in letters", "name")
        address = request.client.host if request.client else ""
        try:
            if proof is not None:
                token, device = self.pairing.pair_proved(proof, name.strip(), heard=heard(request))
            else:
                paired = self.pairing.pair(pin, name.strip(), address, heard=heard(request))
                token, device = paired
        except Unprotected:
            return no(403, "UNPROTECTED_REFUSED")
        except WrongPin:
            return no(401, "WRONG_PIN")
        except TooMany as closed:
            return no(429, "TOO_MANY_PINS", **{"Retry-After": str(closed.wait_s)})
        told = {"token": token, "role": device.role.value, "protected": device.protected}
        return _json(told)

    async def command(self, request: Request) -> Response:
        """Answer what happened, on disk; the refusal (409) when nothing did, 202 while it waits."""
        device = self._device(request)
        if device is None:
            return self._unknown(request)
        key = request.headers.get("idempotency-key", "")
        if len(key) > LONGEST_KEY or not key.isascii() or not (key.isprintable() or not key):
            raise Wrong("WRONG_FIELD", f"a key has at most {LONGEST_KEY} ASCII characters", "key")
        asked = await _object(request)
        if not isinstance(asked.get("command"), str):
            raise Wrong("NOTHING_ASKED", 'say {"command": NAME, …fields}', "command")
        try:
            answer = await self.gate.ask(partial(self.served.act, device, asked, key))
            return _json(answer, 202 if "waiting" in answer else 200)
        except Refused as refusal:
            told = refusal

            def refused() -> dict[str, Any]:
                names = self.served.names_for(device)
                return refused_json(told, lambda who: names(who) or f"n° {who}")

            return _json(await self.gate.ask(refused), 409)

    async def view(self, request: Request) -> Response:
        """Answer a view of the role's, as it is."""
        device = self._device(request)
        if device is None:
            return self._unknown(request)
        name = request.path_params["name"]
        return _json(await self.gate.ask(partial(self.served.view, device.role, name)))

    async def events(self, request: Request) -> Response:
        """Answer server-sent events: the sequence, at each change."""
        owner = owner_of(self.pairing, request)
        if not self.changes.room_for(owner):
            return no(503, "ROOM_FULL", **{"Retry-After": "10"})

        def now() -> str:
            return f'{{"sequence": {self.served.sequence}}}'

        return stream(request, self.changes, now, owner=owner)

    def _device(self, request: Request) -> Device | None:
        return self.pairing.device(bearer(request))

    def _unknown(self, request: Request) -> Response:
        if self.pairing.refused(bearer(request)):
            return no(403, "UNPROTECTED_REFUSED")
        return no(401, "NO_TOKEN", **{"WWW-Authenticate": "Bearer"})


async def _object(request: Request) -> dict[str, Any]:
    """Return the JSON object sent; raises :class:`Wrong` where it is none."""
    body = await body_of(request.receive)
    try:
        asked = json.loads(body)
        # Halves of a letter are no text: they could not be written again.
        json.dumps(asked, ensure_ascii=False).encode("utf-8")
    except (ValueError, RecursionError) as trouble:
        raise Wrong("NOT_JSON", str(trouble)[:200]) from None
    if not isinstance(asked, dict):
        raise Wrong("NOT_AN_OBJECT", "the body is one JSON object")
    return asked


async def _not_there(request: Request, fault: Exception) -> Response:
    status = getattr(fault, "status_code", 404)
    told = getattr(fault, "headers", None) or {}
    if not request.url.path.startswith("/api"):
        return lost_page(request, status)
    return no(status, "NO_SUCH_ADDRESS" if status == 404 else "WRONG_METHOD", **told)


async def our_fault(request: Request, fault: Exception) -> Response:
    """Answer that something went wrong here: a sentence to machines, a page to people."""
    if not request.url.path.startswith("/api"):
        return lost_page(request, 500)
    return no(500, "OUR_FAULT")


def application(api: Api) -> Guarded:
    """Return the application a server runs."""
    handlers: dict[Any, Any] = {404: _not_there, 405: _not_there, Exception: our_fault}
    site = api.site()
    answering = (*api.routes(), *every_page(site, api.changes))
    routes = [*(checked(route, api.pairing) for route in answering), *files()]
    app = Starlette(routes=routes, exception_handlers=handlers)
    # An address is what it is: no answer leads where a forged header says.
    app.router.redirect_slashes = False
    ready = partial(kept_page, site)
    return Guarded(app, partial(owner_of, api.pairing), hosts=api.hosts, ready=ready)
