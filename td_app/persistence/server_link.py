"""The link with the club's server: its time, its news as they come, and whether it answers.

One thread listens beside everything else, so that nobody waits to learn that the server is silent.
Another asks it what the window wants: the window's own thread never waits on the network.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Hashable
from concurrent.futures import Future, ThreadPoolExecutor, wait
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar, cast

from sqlalchemy import Engine, text

from td_app.persistence.database import storage_trouble
from td_app.persistence.server import CHANNEL, ERASURES, apart_connection
from td_app.ports.chance_and_time import WallClock
from td_app.ports.journals import News
from td_app.ports.trouble import StorageTrouble

if TYPE_CHECKING:
    from td_app.persistence.bounded_connection import BoundedConnection, Line

#: News are asked for at least so often, even unannounced (s), in so many looks.
BEAT_S = 1.0
LOOKS = 5
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

#: An answer that comes this fast is waited for on the spot, by the window too (s).
AT_ONCE_S = 0.02
#: What screens read again and again: as it was, rather than wait for a slow or silent server.
READ_FOR_SCREENS = frozenset({"tournaments", "meetings", "members", "setting", "printed", "photo"})
#: What changes what screens read.
CHANGES = frozenset(
    {"new_tournament", "archive", "remember", "set_setting", "note_printed", "keep_photo", "erase"}
)

T = TypeVar("T")

#: The server's time (ms), and what changes once a name was erased.
_LOOK = (
    "SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint,"
    f" (SELECT value FROM club_setting WHERE name = '{ERASURES}')"
)


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


class Errands:
    """Runs the requests to the server one after the other, on a thread of their own.

    Where nobody says how an answer is waited for (no window), each thread asks for itself.
    ``waited`` counts what the main thread waits for.
    """

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, "server-errands")
        self._wait: Callable[[Future[Any]], object] | None = None
        self._late: Future[Any] | None = None
        self._known: dict[Hashable, Any] = {}
        self.waited = 0

    def wait_with(self, wait: Callable[[Future[Any]], object]) -> None:
        """Let the main thread wait for its answers with ``wait``."""
        self._wait = wait

    def run(self, work: Callable[[], T]) -> T:
        """Return what ``work`` returns, or raise what it raises."""
        if self._wait is None or threading.current_thread() is not threading.main_thread():
            return work()
        answer = self._thread.submit(work)
        if not wait([answer], AT_ONCE_S).done:
            self.waited += 1
            try:
                self._wait(answer)
            finally:
                self.waited -= 1
        return answer.result()

    def read(self, what: Hashable, work: Callable[[], T]) -> T:
        """Return what ``work`` reads for a screen, or what it read last, rather than wait.

        Raises what it raises where nothing was read before.
        """
        if self._wait is None or threading.current_thread() is not threading.main_thread():
            return work()

        def read_now() -> T:
            read = self._known[what] = work()
            return read

        if what not in self._known:
            return self.run(read_now)
        if self._late is None or self._late.done():
            self._late = self._thread.submit(read_now)
            wait([self._late], AT_ONCE_S)
        last: T = self._known[what]
        return last

    def forget(self) -> None:
        """Read anew what was changed here."""
        self._known.clear()

    def later(self, work: Callable[[], object]) -> None:
        """Queue ``work``; a server that does not answer is reported elsewhere."""

        def done() -> None:
            with suppress(StorageTrouble):
                work()

        self._thread.submit(done)

    def through(self, kept: T) -> T:
        """Return the same, each of its methods asked for on that thread."""
        return cast(T, _Through(kept, self))

    def close(self) -> None:
        """Wait for what is under way; afterwards each thread asks for itself."""
        self._wait = None
        self._thread.shutdown()


class _Through:
    """Asks for another's methods by errands: see :data:`READ_FOR_SCREENS`, :data:`CHANGES`."""

    def __init__(self, kept: object, errands: Errands) -> None:
        self._kept = kept
        self._errands = errands

    def __getattr__(self, name: str) -> Any:
        method = getattr(self._kept, name)
        errands = self._errands

        def asked(*given: Any, **named: Any) -> Any:
            work = partial(method, *given, **named)
            if name in READ_FOR_SCREENS:
                return errands.read((name, given, *sorted(named.items())), work)
            try:
                return errands.run(work)
            finally:
                if name in CHANGES:
                    errands.forget()

        return asked


class ServerLink:
    """A :class:`td_app.ports.waiting.Link` with a PostgreSQL server."""

    def __init__(
        self, engine: Engine, line: Line, own: WallClock, *, unbound: bool = False
    ) -> None:
        self._engine = engine
        self._line = line
        self._own = own
        self.unbound = unbound
        self.clock = ServerClock(own)
        self.errands = Errands()
        self._erasure: str | None = None
        self._on_erasure: Callable[[], object] | None = None
        with storage_trouble(), engine.connect() as connection:

            def server_time() -> int:
                at, self._erasure = connection.execute(text(_LOOK)).one()
                return int(at)

            self.clock.read(server_time)
        self._heard_ms = own.steady_ms()
        self._watched: tuple[Callable[[bool], News], Callable[[News], None]] | None = None
        self._telling = threading.Lock()
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

    @property
    def waiting(self) -> bool:
        """Return whether the main thread waits for an answer now."""
        return self.errands.waited > 0

    def wait_with(self, wait: Callable[[Future[Any]], object]) -> None:
        """Let the main thread wait for the server's answers with ``wait``."""
        self.errands.wait_with(wait)

    def later(self, work: Callable[[], object]) -> None:
        """Queue ``work`` on the server's thread; its result is not reported."""
        self.errands.later(work)

    def on_erasure(self, do: Callable[[], object]) -> Callable[[], None]:
        """Call ``do``, on another thread, when another post erased a name; return what ends it."""
        self._on_erasure = do

        def end() -> None:
            with self._telling:
                if self._on_erasure is do:
                    self._on_erasure = None

        return end

    def watch(
        self, read: Callable[[bool], News], heard: Callable[[News], None]
    ) -> Callable[[], None]:
        """Call ``heard``, on another thread, with what ``read`` finds new; return what ends it.

        Once another post erased a name, all is read (``read(True)``).
        """
        watched = self._watched = (read, heard)

        def end() -> None:
            # The listener may be deleted as soon as this returns.
            with self._telling:
                if self._watched is watched:
                    self._watched = None

        return end

    def close(self) -> None:
        """Stop listening, once what is under way is done."""
        self._watched = None
        self._stopped.set()
        self.errands.close()
        self._thread.join(timeout=2 * PATIENCE_S)

    def _run(self) -> None:
        connection: BoundedConnection | None = None
        while not self._stopped.is_set():
            try:
                if connection is None:
                    connection = apart_connection(self._engine, self._line, PATIENCE_S)
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
        erasure: str | None = None

        def server_time() -> int:
            nonlocal erasure
            row: Any = connection.execute(_LOOK).fetchone()
            erasure = row[1]
            return int(row[0])

        self.clock.read(server_time)
        self._heard_ms = self._own.steady_ms()
        self._line.linked = True
        erased = erasure != self._erasure
        if erased:
            self.errands.forget()
        if (watched := self._watched) is not None:
            read, heard = watched
            try:
                news = read(erased)
            except StorageTrouble:
                return
            new = erased or bool(news.entries) or news.unknown is not None
            with self._telling:
                if new and self._watched is watched:
                    heard(news)
        if erased:
            self._erasure = erasure
            with self._telling:
                if self._on_erasure is not None:
                    self._on_erasure()
