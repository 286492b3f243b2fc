"""A server running: alone in its process, or in a thread of its own beside a window."""

from __future__ import annotations

import asyncio
import socket
import sys
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from threading import Event, Thread
from typing import Any, Final

import uvicorn

from td_app.ports.trouble import StorageTrouble
from td_app.web.api import Api, application
from td_app.web.changes import Changes
from td_app.web.connection_limits import Listener, most_connections
from td_app.web.guard import PATIENCE_S, Impatient

LARGEST_PORT: Final = 65_535
#: Where a window's server is looked for: printed codes stay true from one evening to the next.
FIRST_PORT = 8_123
PORTS_TRIED = 10
#: How long the window waits for the server to begin, and at closing for its end (s).
LONGEST_START_S = 5.0
LONGEST_END_S = 2.0
#: Connections that wait to be taken, and that are taken in one go.
WAITING: Final = 512
#: How long the desk waits for Python's lock while phones are answered (s).
DESK_WAITS_S: Final = 0.0005
#: What changed is drawn at the desk first: phones are woken so much later (s).
HEAD_START_S = 0.02


def listening(host: str, port: int) -> socket.socket:
    """Return a socket that listens there; raises :class:`StorageTrouble`."""
    if not 0 <= port <= LARGEST_PORT:
        raise StorageTrouble("PORT_TAKEN", port=str(port))
    # Named, or asyncio leaves what is written waiting for the reader's word (40 ms an answer).
    listener = Listener(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
    except OSError as fault:
        listener.close()
        raise StorageTrouble("PORT_TAKEN", str(fault), port=str(port)) from fault
    listener.listen(WAITING)
    return listener


def listening_nearby(host: str) -> socket.socket:
    """Return a socket at the first of the usual ports that is free; raises ``StorageTrouble``."""
    for port in range(FIRST_PORT, FIRST_PORT + PORTS_TRIED - 1):
        with suppress(StorageTrouble):
            return listening(host, port)
    return listening(host, FIRST_PORT + PORTS_TRIED - 1)


def server_of(api: Api, certificate: Path | None = None) -> uvicorn.Server:
    """Return what serves these pages; ``certificate`` holds its key too, PEM.

    Raises :class:`StorageTrouble` when the certificate is no good.
    """
    most_connections()
    secure: dict[str, Any] = {}
    if certificate is not None:
        # A password that is none: nobody is asked for one on a terminal.
        secure = {"ssl_certfile": certificate, "ssl_keyfile_password": "-"}
    config = uvicorn.Config(
        application(api),
        http=Impatient,
        ws="none",
        lifespan="off",
        access_log=False,
        log_level="error",
        log_config=None,
        server_header=False,
        proxy_headers=False,
        backlog=WAITING,
        timeout_keep_alive=PATIENCE_S,
        timeout_graceful_shutdown=1,
        **secure,
    )
    try:
        config.load()
    except (OSError, ValueError) as fault:
        raise StorageTrouble("CERTIFICATE_WRONG", str(fault)) from fault
    return _Server(config, api.changes)


class _Server(uvicorn.Server):
    """Ends the pages that listen: cancelled, each would be told as a fault of the program."""

    def __init__(self, config: uvicorn.Config, changes: Changes) -> None:
        super().__init__(config)
        self._changes = changes

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._changes.end()
        await super().shutdown(sockets)


@dataclass(slots=True)
class Running:
    """A server in its own thread; what it asks of the session goes through the gate of ``api``."""

    api: Api
    listener: socket.socket
    certificate: Path | None = None
    _loop: asyncio.AbstractEventLoop | None = None
    _server: uvicorn.Server | None = None
    _thread: Thread | None = None
    _begun: Event = field(default_factory=Event)
    _fault: Exception | None = None

    def start(self) -> None:
        """Serve from now on; raises :class:`StorageTrouble` when the certificate is no good."""
        try:
            self._server = server_of(self.api, self.certificate)
        except StorageTrouble:
            self.listener.close()
            raise
        self._thread = Thread(target=self._run, name="phones", daemon=True)
        self._thread.start()
        self._begun.wait(LONGEST_START_S)

    def tell(self) -> None:
        """Wake every page that is open; from the session's thread."""
        if self._loop is not None:
            with suppress(RuntimeError):
                tell = self.api.changes.tell
                self._loop.call_soon_threadsafe(self._loop.call_later, HEAD_START_S, tell)

    def stop(self, wait: bool = False) -> None:
        """Serve no more; ``wait`` until the port is free again, two seconds at most."""
        if self._server is not None:
            self._server.should_exit = True
            self._server.force_exit = True
        if wait and self._thread is not None:
            self._thread.join(LONGEST_END_S)

    def _run(self) -> None:
        usual = sys.getswitchinterval()
        sys.setswitchinterval(DESK_WAITS_S)
        try:
            asyncio.run(self._serve())
        finally:
            sys.setswitchinterval(usual)
            self._begun.set()
            self.listener.close()

    async def _serve(self) -> None:
        assert self._server is not None
        self._loop = asyncio.get_running_loop()
        self._begun.set()
        await self._server.serve(sockets=[self.listener])
