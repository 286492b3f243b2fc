"""The checks of every request (sizes, patience), and the headers of every answer."""

from __future__ import annotations

import asyncio
import ipaddress
import time
from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final

import h11
from starlette.requests import Request
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from uvicorn.protocols.http.h11_impl import H11Protocol

from td_app.web.connection_limits import Requests, gives_way, most_connections
from td_app.web.hosts import Hosts
from td_app.web.pages.rendering import misdirected_page
from td_app.words.web import answer_sentence

#: The largest body read: three hundred names in one command (bytes).
LARGEST_BODY: Final = 256 * 1024
#: What is read past before the connection is closed (bytes).
MOST_READ_PAST: Final = 32 * 1024 * 1024
#: How long a request may take to arrive, and an answer to be taken (s).
PATIENCE_S: Final = 10

HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
        "font-src 'self'; connect-src 'self'; manifest-src 'self'; form-action 'self'; "
        "base-uri 'none'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    # To ourselves alone: a form that is sent says where it comes from.
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cache-Control": "no-store",
}
_SENT: Final = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]


class TooLong(Exception):  # noqa: N818 - what is sent, not the program
    """More was sent than is read."""


class TooSlow(Exception):  # noqa: N818 - what is sent, not the program
    """The request did not arrive in time."""


def status_of(fault: Exception) -> int:
    """Return the status of a request that was not read."""
    if isinstance(fault, TooLong):
        return 413
    return 408 if isinstance(fault, TooSlow) else 400


def no(status: int, code: str, field: str = "", **headers: str) -> JSONResponse:
    """Return an answer with the reason why the request is refused."""
    said = {"code": code, "message": answer_sentence(code), "field": field}
    return JSONResponse({"ok": False, "error": said}, status, headers or None)


class Guarded:
    """An application whose answers carry :data:`HEADERS`, and that nobody keeps from the others.

    ``owner``: whose a request is, by which it is counted (:class:`Requests`). What comes from
    this computer is not: no phone does. ``ready``: an answer that is there already, in place of
    the application's.
    """

    def __init__(
        self,
        app: ASGIApp,
        owner: Callable[[Request], str],
        clock: Callable[[], float] = time.monotonic,
        hosts: Hosts | None = None,
        ready: Callable[[Request], ASGIApp | None] = lambda _: None,
    ) -> None:
        self._app = app
        self._owner = owner
        self._hosts = hosts or Hosts()
        self._requests = Requests(clock)
        self._ready = ready

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, its answer guarded."""
        if scope["type"] != "http":
            if scope["type"] == "websocket":
                await send({"type": "websocket.close", "code": 1000})
                return
            await self._app(scope, receive, send)
            return
        body = _Body(receive)

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = list(message["headers"])
                told = {name for name, _ in headers}
                headers += [(name, value) for name, value in _SENT if name not in told]
                if not await body.read_past(scope):
                    headers = [one for one in headers if one[0] != b"connection"]
                    headers.append((b"connection", b"close"))
                message = {**message, "headers": headers}
            # A client that does not read is cut by its connection (`Impatient.pause_writing`).
            await send(message)

        asked = [value for name, value in scope["headers"] if name == b"host"]
        meant = len(asked) == 1 and await self._hosts.serve(asked[0].decode("latin-1"))
        await self._app_for(scope, meant)(scope, body.receive, guarded)

    def _app_for(self, scope: Scope, meant: bool) -> ASGIApp:
        """Return what answers: the application, or why it is not asked.

        ``meant``: the request names this computer; of another, nothing but its sender is looked at.
        """
        request = Request(scope)
        sender = request.client.host if request.client else ""
        owner = sender
        if meant:
            told = {name for name, _ in scope["headers"]}
            if {b"content-length", b"transfer-encoding"} <= told:
                return no(400, "TWO_LENGTHS", Connection="close")
            owner = self._owner(request)
        here = request.client is None or this_computer(sender)
        if not here and not self._requests.take(owner):
            return no(429, "TOO_MANY_REQUESTS", **{"Retry-After": "1", "Connection": "close"})
        if meant:
            return self._ready(request) or self._app
        if scope["path"].startswith("/api"):
            return no(421, "NOT_OUR_NAME")
        return misdirected_page(request)


@lru_cache(maxsize=256)
def this_computer(address: str) -> bool:
    """Return whether a request came from this computer itself."""
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False


def heard(request: Request) -> bool:
    """Return whether somebody on the network may have listened to a request."""
    crossed = request.client is not None and not this_computer(request.client.host)
    return crossed and request.url.scheme != "https"


class _Body:
    """The body of a request: an unread rest is read to its end, or the sender gets no answer."""

    def __init__(self, receive: Receive) -> None:
        self._receive = receive
        self._until = asyncio.get_running_loop().time() + PATIENCE_S
        self._read = 0
        self._ended = False

    async def receive(self) -> Message:
        message = await self._receive()
        self._read += len(message.get("body", b""))
        self._ended = self._ended or not message.get("more_body", False)
        return message

    async def read_past(self, scope: Scope) -> bool:
        """Return whether it has arrived whole, as far as :data:`MOST_READ_PAST` and in time."""
        brings = {b"content-length", b"transfer-encoding"}
        if self._ended or not any(name in brings for name, _ in scope["headers"]):
            return True
        try:
            async with asyncio.timeout_at(self._until):
                while not self._ended and self._read <= MOST_READ_PAST:
                    await self.receive()
        except TimeoutError:
            return False
        return self._ended


async def body_of(receive: Receive) -> bytes:
    """Return a request's body; raises :class:`TooLong` or :class:`TooSlow`.

    What is too long is read past, not kept, as far as :data:`MOST_READ_PAST`: who sends it hears
    why, where closing at once would cut the answer off.
    """
    try:
        return await asyncio.wait_for(_read(receive), PATIENCE_S)
    except TimeoutError:
        raise TooSlow from None


async def _read(receive: Receive) -> bytes:
    kept = bytearray()
    read = 0
    while True:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise TooSlow
        part = message.get("body", b"")
        read += len(part)
        if read <= LARGEST_BODY:
            kept += part
        if read > MOST_READ_PAST or (read > LARGEST_BODY and not message.get("more_body")):
            raise TooLong
        if not message.get("more_body"):
            return bytes(kept)


TOO_SLOW: Final = b"HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
ROOM_FULL: Final = (
    b"HTTP/1.1 503 Service Unavailable\r\nRetry-After: 10\r\n"
    b"Connection: close\r\nContent-Length: 0\r\n\r\n"
)


class _Joined:
    """What a connection writes to: parts written in one go leave in one piece.

    The head of an answer and its body wake the phone once, and cost one call of the system.
    """

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        self._transport = transport
        self._loop = loop
        self._parts: list[bytes] = []

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)

    def write(self, part: bytes) -> None:
        if part and not self._parts:
            self._loop.call_soon(self._leave)
        if part:
            self._parts.append(part)

    def close(self) -> None:
        self._leave()
        self._transport.close()

    def _leave(self) -> None:
        parts = self._parts
        self._parts = []
        if parts:
            self._transport.write(b"".join(parts))


class Impatient(H11Protocol):
    """A connection that closes when no request has arrived whole in time, the first or the next.

    Where there is no room for one more, one gives way (:meth:`_make_room`).
    """

    def connection_made(self, transport: Any) -> None:
        """Begin to wait."""
        super().connection_made(transport)
        self.transport = _Joined(transport, self.loop)  # type: ignore[assignment]
        self._overdue = self._untaken = self.loop.call_later(PATIENCE_S, self._give_up)
        self._since = self.loop.time()
        if len(self.connections) > most_connections():
            self._make_room()

    def on_response_complete(self) -> None:
        """Wait for the next request: what trickles in does not keep the connection."""
        self._overdue.cancel()
        self._overdue = self.loop.call_later(PATIENCE_S, self._give_up)
        self._since = self.loop.time()
        super().on_response_complete()

    def pause_writing(self) -> None:
        """Cut the connection of a client that does not take its answer for too long."""
        super().pause_writing()
        self._untaken = self.loop.call_later(PATIENCE_S, self.transport.abort)

    def resume_writing(self) -> None:
        """Go on: it is taken."""
        self._untaken.cancel()
        super().resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop the timers of the connection."""
        self._overdue.cancel()
        self._untaken.cancel()
        super().connection_lost(exc)

    @property
    def _whose(self) -> str:
        return self.client[0] if self.client else ""

    @property
    def _answering(self) -> bool:
        """Return whether a request has arrived whole and its answer is not finished."""
        cycle = self.cycle
        return cycle is not None and not cycle.response_complete and not cycle.more_body

    def _make_room(self) -> None:
        """Close the connection silent for longest, of the client with the most connections.

        One that listens gives way to another's alone; where none does, this one is not taken.
        """
        held_now = (one for one in self.connections if not one.transport.is_closing())
        others = [one for one in held_now if isinstance(one, Impatient) and one is not self]
        if len(others) < most_connections():
            return
        whose = gives_way((one._whose for one in others), self._whose)
        own = whose or self._whose
        held = [one for one in others if one._whose == own and (whose or not one._answering)]
        if not held:
            self.transport.write(ROOM_FULL)
            self.transport.close()
            return
        min(held, key=lambda one: (one._answering, one._since)).transport.abort()

    def _give_up(self) -> None:
        """Close what is late; what was closed and is not taken is cut."""
        self._overdue = self.loop.call_later(PATIENCE_S, self._give_up)
        if self.transport.is_closing():
            self.transport.abort()
            return
        answering = self.cycle is not None and not self.cycle.response_complete
        if not answering:
            if self.conn.their_state is h11.IDLE and self.conn.trailing_data[0]:
                self.transport.write(TOO_SLOW)
            self.transport.close()
