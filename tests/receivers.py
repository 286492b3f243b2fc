"""What a club has on the web for other programs: it takes JSON, and answers as it is told."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, HTTPServer
from threading import Event, Thread
from typing import Any


@dataclass
class Heard:
    """A request that was taken."""

    headers: Mapping[str, str]
    sent: bytes

    @property
    def form(self) -> str:
        return self.headers["Content-Type"]

    @property
    def body(self) -> Any:
        return json.loads(self.sent)


@dataclass
class Receiver:
    """A receiver, what it heard, and what it answers."""

    status: int = 200
    heard: list[Heard] = field(default_factory=list)
    address: str = ""
    taken: Event = field(default_factory=Event)


@contextmanager
def a_receiver() -> Iterator[Receiver]:
    """Yield a receiver on this computer."""
    told = Receiver()

    class Taking(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            told.heard.append(Heard(dict(self.headers), body))
            told.taken.set()
            self.send_response(told.status)
            self.end_headers()

        def log_message(self, *_told: object) -> None:
            """Say nothing."""

    server = HTTPServer(("127.0.0.1", 0), Taking)
    told.address = f"http://127.0.0.1:{server.server_port}/status"
    Thread(target=server.serve_forever, daemon=True).start()
    yield told
    server.shutdown()
    server.server_close()
