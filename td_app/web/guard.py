"""What every request passes first: sizes, patience, and the headers every answer carries."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from uvicorn.protocols.http.h11_impl import H11Protocol

#: The largest body read: three hundred names in one command (bytes).
LARGEST_BODY: Final = 256 * 1024
#: What is read past before the connection is closed (bytes).
MOST_READ_PAST: Final = 32 * 1024 * 1024
#: How long a request may take to arrive, and an answer to be taken (s).
PATIENCE_S: Final = 10

HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
        "font-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; "
        "frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    # To ourselves alone: a form that is sent says where it comes from.
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cache-Control": "no-store",
}


class TooLong(Exception):  # noqa: N818 - what is sent, not the program
    """More was sent than is read."""


class TooSlow(Exception):  # noqa: N818 - what is sent, not the program
    """The request did not arrive in time."""


class Guarded:
    """An application whose answers carry :data:`HEADERS` and whose readers may not be slow."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, its answer guarded."""
        if scope["type"] != "http":
            if scope["type"] == "websocket":
                await send({"type": "websocket.close", "code": 1000})
                return
            await self._app(scope, receive, send)
            return

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            # Whoever does not read is not written to for ever.
            await asyncio.wait_for(send(message), PATIENCE_S)

        await self._app(scope, receive, guarded)


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
    kept, read = bytearray(), 0
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


class Impatient(H11Protocol):
    """A connection that closes when no request has arrived whole in time, the first or the next."""

    def connection_made(self, transport: Any) -> None:
        """Begin to wait."""
        super().connection_made(transport)
        self._overdue = self.loop.call_later(PATIENCE_S, self._give_up)

    def on_response_complete(self) -> None:
        """Wait for the next request: what trickles in does not keep the connection."""
        self._overdue.cancel()
        self._overdue = self.loop.call_later(PATIENCE_S, self._give_up)
        super().on_response_complete()

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait no more."""
        self._overdue.cancel()
        super().connection_lost(exc)

    def _give_up(self) -> None:
        answering = self.cycle is not None and not self.cycle.response_complete
        if not answering and not self.transport.is_closing():
            self.transport.close()
