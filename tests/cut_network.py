"""A network between a post and its server that can be cut, or fall silent, when a test says so."""

from __future__ import annotations

import selectors
import socket
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress

import psutil

ENTRY, COMMIT = b"INSERT INTO journal_entry", b"COMMIT"
#: The server's answer is waited for so long before it is withheld (s): it was kept by then.
KEPT_S = 60
#: A server that has not closed its end yet may still be doing what it was asked.
UNFINISHED = (psutil.CONN_ESTABLISHED, psutil.CONN_CLOSE_WAIT)


class CutNetwork:
    """Passes everything on between ``port`` and the server, until it is told not to.

    ``silent()``: nothing goes through any more and nobody is told. ``cut()``: every conversation
    ends and none begins. ``cut_after_commit()``: the commit of the next entry reaches the server,
    its answer never comes back. ``cut_after()``: so many bytes still pass. ``mend()`` undoes all
    of it.
    """

    def __init__(
        self, server_port: int, host: str = "127.0.0.1", beside: Sequence[int] = ()
    ) -> None:
        """Listen at a free port of ``host``; ``beside``: at these ports too, for the server's."""
        self._open = threading.Event()
        self._open.set()
        self._refusing = False
        self._drop_answer: Callable[[bytes], bool] | None = None
        self._still_pass: tuple[bool, int] | None = None
        self._pairs: list[tuple[socket.socket, socket.socket]] = []
        self._listening: list[socket.socket] = []
        self._server_ports: set[int] = set()
        self._listen((host, 0), server_port)
        self.port: int = self._listening[0].getsockname()[1]
        for port in beside:
            self._listen((host, port), port)

    def silent(self) -> None:
        """Let nothing through, and tell nobody."""
        self._open.clear()

    def cut(self) -> None:
        """End every conversation; none begins any more."""
        self._refusing = True
        for pair in tuple(self._pairs):
            self._end(*pair)

    def cut_after_commit(self) -> None:
        """Pass the commit of the next entry on, and cut before its answer comes back."""
        seen = bytearray()

        def committed(sent: bytes) -> bool:
            seen.extend(sent)
            entry = seen.find(ENTRY)
            return entry >= 0 and seen.find(COMMIT, entry) >= 0

        self._drop_answer = committed

    def cut_after(self, *, sent: int | None = None, answered: int | None = None) -> None:
        """Cut once so many more bytes went to the server, or came from it."""
        self._still_pass = (sent is not None, sent if sent is not None else answered or 0)

    def mend(self) -> None:
        """Let everything through again."""
        self._refusing, self._drop_answer = False, None
        self._still_pass = None
        self._open.set()

    def settled(self) -> None:
        """Wait until the server has done with every conversation that was cut."""
        until = time.monotonic() + KEPT_S
        while time.monotonic() < until:
            theirs = psutil.net_connections("tcp4")
            if not any(
                one.laddr.port in self._server_ports and one.status in UNFINISHED
                for one in theirs
                if one.laddr
            ):
                return
            time.sleep(0.01)

    def close(self) -> None:
        """End it."""
        self.mend()
        self._refusing = True
        for listening in self._listening:
            listening.close()
        for pair in tuple(self._pairs):
            self._end(*pair)

    def _listen(self, at: tuple[str, int], server_port: int) -> None:
        listening = socket.create_server(at)
        self._server_ports.add(server_port)
        self._listening.append(listening)
        accepting = threading.Thread(
            target=self._accept, args=(listening, server_port), daemon=True
        )
        accepting.start()

    def _accept(self, listening: socket.socket, server_port: int) -> None:
        with suppress(OSError):
            while True:
                near, _ = listening.accept()
                if self._refusing:
                    near.close()
                    continue
                try:
                    far = socket.create_connection(("127.0.0.1", server_port), timeout=KEPT_S)
                except OSError:
                    near.close()
                    continue
                self._pairs.append((near, far))
                if self._refusing:
                    # Cut while it began: it does not outlive the others.
                    self._end(near, far)
                    continue
                threading.Thread(target=self._pass_on, args=(near, far), daemon=True).start()

    def _pass_on(self, near: socket.socket, far: socket.socket) -> None:
        try:
            with selectors.DefaultSelector() as ready, suppress(OSError, ValueError):
                ready.register(near, selectors.EVENT_READ, far)
                ready.register(far, selectors.EVENT_READ, near)
                while self._passed_on(ready, near, far):
                    pass
        finally:
            self._end(near, far)

    def _passed_on(
        self, ready: selectors.BaseSelector, near: socket.socket, far: socket.socket
    ) -> bool:
        """Pass on what has come; return whether the conversation goes on."""
        for key, _ in ready.select():
            self._open.wait()
            said = key.fileobj.recv(65536)  # type: ignore[union-attr]
            if not said:
                return False
            if self._still_pass and self._still_pass[0] is (key.fileobj is near):
                left = self._still_pass[1] - len(said)
                if left <= 0:
                    self._still_pass = None
                    key.data.sendall(said[:left] if left else said)
                    self.cut()
                    return False
                self._still_pass = (self._still_pass[0], left)
            key.data.sendall(said)
            if key.fileobj is near and self._drop_answer and self._drop_answer(said):
                self._drop_answer = None
                # The server answers once it is kept: wait for that, and pass nothing on.
                try:
                    far.settimeout(KEPT_S)
                    far.recv(1)
                finally:
                    self.cut()
                return False
        return True

    def _end(self, near: socket.socket, far: socket.socket) -> None:
        with suppress(ValueError):
            self._pairs.remove((near, far))
        for one in (near, far):
            with suppress(OSError):
                one.shutdown(socket.SHUT_RDWR)
            one.close()
