"""The link with the club's server: its time, its news as they come, and whether it answers.

One thread listens beside everything else, so that nobody waits to learn that the server is silent.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from sqlalchemy import Engine, text

from td_app.persistence.database import storage_trouble
from td_app.persistence.server import CHANNEL, apart_connection
from td_app.ports import News, StorageTrouble, WallClock

if TYPE_CHECKING:
    from td_app.persistence.bounded_connection import BoundedConnection, Line

#: News are asked for at least so often, even unannounced (s), in so many looks.
BEAT_S, LOOKS = 1.0, 5
#: An answer of the server is waited for so long here (s), before it counts as silent.
PATIENCE_S = 1.5
#: So long after the last answer the post is no longer linked (ms): within three seconds.
SILENT_MS = 2_500
#: After a failure the server is tried again so much later (s).
AGAIN_S = 0.5
#: A post whose clock is farther from the server's is told (ms).
FAR_MS = 1_000
#: Below this a new measure of the time is the network's whim (ms).
WHIM_MS = 100

_TIME = "SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint"


class ServerClock:
    """The server's time of day, read once and counted on by this post's steady count.

    ``ahead_ms`` is by how much this post's own clock is ahead of the server's.
    """

    def __init__(self, own: WallClock) -> None:
        self._own = own
        self._apart = own.now_ms() - own.steady_ms()

    def now_ms(self) -> int:
        """Return milliseconds since 1970, as the server believes."""
        return self._own.steady_ms() + self._apart

    def steady_ms(self) -> int:
        """Return milliseconds that never jump, and stand while the computer sleeps."""
        return self._own.steady_ms()

    @property
    def ahead_ms(self) -> int:
        """Return by how much this post's clock is ahead of the server's (behind: negative)."""
        return self._own.now_ms() - self.now_ms()

    def read(self, ask: Callable[[], int]) -> None:
        """Take the server's time, as ``ask`` returns it: halfway between question and answer."""
        before = self._own.steady_ms()
        told = ask()
        after = self._own.steady_ms()
        apart = told - (before + after) // 2
        if abs(apart - self._apart) > WHIM_MS + (after - before):
            self._apart = apart


class ServerLink:
    """A :class:`td_app.ports.Link` with a PostgreSQL server."""

    def __init__(self, engine: Engine, line: Line, own: WallClock) -> None:
        self._engine, self._line, self._own = engine, line, own
        self.clock = ServerClock(own)
        with storage_trouble(), engine.connect() as connection:
            self.clock.read(lambda: int(connection.execute(text(_TIME)).scalar() or 0))
        self._heard_ms = own.steady_ms()
        self._watched: tuple[Callable[[], News], Callable[[News], None]] | None = None
        self._stopped = threading.Event()
        self._thread = threading.Thread(target=self._run, name="server-link", daemon=True)
        self._thread.start()

    @property
    def linked(self) -> bool:
        """Return whether the server answers."""
        return self._line.linked and self.silent_ms() < SILENT_MS

    def silent_ms(self) -> int:
        """Return how long ago the server answered last."""
        return self._own.steady_ms() - self._heard_ms

    @property
    def ahead_ms(self) -> int:
        """Return by how much this post's clock is ahead of the server's, 0 when hardly at all."""
        ahead = self.clock.ahead_ms
        return ahead if abs(ahead) > FAR_MS else 0

    def meanwhile(self, do: Callable[[], object]) -> None:
        """Call ``do`` again and again while an answer is waited for on the main thread."""
        self._line.meanwhile = do

    def watch(self, read: Callable[[], News], heard: Callable[[News], None]) -> Callable[[], None]:
        """Call ``heard``, on another thread, with what ``read`` finds new; return what ends it."""
        watched = self._watched = (read, heard)

        def end() -> None:
            if self._watched is watched:
                self._watched = None

        return end

    def close(self) -> None:
        """Stop listening."""
        self._watched = None
        self._stopped.set()
        self._thread.join(timeout=2 * PATIENCE_S)

    def _run(self) -> None:
        connection: BoundedConnection | None = None
        while not self._stopped.is_set():
            try:
                if connection is None:
                    connection = apart_connection(self._engine, PATIENCE_S)
                    connection.execute(f"LISTEN {CHANNEL}")
                self._beat(connection)
                self._wait_for_news(connection)
            except Exception:
                # Whatever it is, the server is not there: it is tried again until it is.
                self._line.linked = False
                if connection is not None:
                    with suppress(Exception):
                        connection.close()
                connection = None
                self._stopped.wait(AGAIN_S)
        if connection is not None:
            with suppress(Exception):
                connection.close()

    def _wait_for_news(self, connection: BoundedConnection) -> None:
        """Return when news are announced, at the next beat, or when listening ends."""
        for _ in range(LOOKS):
            if self._stopped.is_set() or any(
                True for _ in connection.notifies(timeout=BEAT_S / LOOKS, stop_after=1)
            ):
                return

    def _beat(self, connection: BoundedConnection) -> None:
        def told() -> int:
            row: Any = connection.execute(_TIME).fetchone()
            return int(row[0])

        self.clock.read(told)
        self._heard_ms = self._own.steady_ms()
        self._line.linked = True
        if self._watched is None:
            return
        read, heard = self._watched
        with suppress(StorageTrouble):
            news = read()
            if news.entries or news.unknown is not None:
                heard(news)
