"""How long the disk under a club's file takes to write, and how the window waits for it.

Every transaction that writes is synchronised before it is acknowledged. On a good disk that takes
a millisecond; on a bad stick a second, and in the window's thread neither clock nor wall would
go on. There the wait is done by whoever shows them, while another thread writes.
"""

from __future__ import annotations

import sqlite3
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor, wait
from typing import Any, TypeVar

from td_app.ports.trouble import StorageTrouble

T = TypeVar("T")

SECOND = 1_000
AT_ONCE_S = 0.02
"""A write that is done this fast is waited for on the spot (s)."""
SLOW_S = 0.3
"""A disk that takes longer than this for one write is told once (s)."""


class Disk:
    """The disk of one open file. ``slowest_s`` is the longest that one write took (s)."""

    def __init__(self) -> None:
        self.slowest_s = 0.0
        self._last_s = 0.0
        self._wait: Callable[[Future[Any]], object] | None = None
        self._on_slow: Callable[[StorageTrouble], object] | None = None
        self._thread: ThreadPoolExecutor | None = None

    @property
    def trouble(self) -> StorageTrouble | None:
        """Return what the director ought to know of a disk this slow; None of a good one."""
        if self.slowest_s <= SLOW_S:
            return None
        milliseconds = round(self.slowest_s * SECOND)
        took = f"{milliseconds}\u00a0ms"
        if milliseconds >= SECOND:
            took = f"{round(self.slowest_s)}\u00a0s"
        return StorageTrouble("DISK_SLOW", took=took)

    def opened(self) -> None:
        """Judge by the last write alone from now on: making a file takes several syncs."""
        self.slowest_s = self._last_s

    def wait_with(self, wait: Callable[[Future[Any]], object]) -> None:
        """Write on another thread; the main one waits for each write with ``wait``."""
        self._wait = wait
        self._thread = self._thread or ThreadPoolExecutor(1, "disk")

    def on_slow(self, tell: Callable[[StorageTrouble], object]) -> None:
        """Call ``tell`` once, on any thread, at the next slow write."""
        self._on_slow = None if self.trouble else tell

    def run(self, work: Callable[[], T]) -> T:
        """Return what ``work`` returns, or raise what it raises; the window goes on meanwhile."""
        waiting = self._wait
        thread = self._thread
        here = threading.current_thread() is threading.main_thread()
        if waiting is None or thread is None or not here:
            return work()
        answer = thread.submit(work)
        if not wait([answer], AT_ONCE_S).done:
            waiting(answer)
        return answer.result()

    def written(self, commit: Callable[[], T]) -> T:
        """Return what ``commit`` returns, measured: it is the disk that takes the time."""

        def measured() -> T:
            began = time.monotonic()
            try:
                return commit()
            finally:
                self._took(time.monotonic() - began)

        return self.run(measured)

    def close(self) -> None:
        """Wait for what is under way; afterwards each thread writes for itself."""
        self._wait = None
        self._on_slow = None
        if self._thread is not None:
            self._thread.shutdown()

    def _took(self, seconds: float) -> None:
        self._last_s = seconds
        self.slowest_s = max(self.slowest_s, seconds)
        trouble = self.trouble
        tell = self._on_slow
        if trouble is not None and tell is not None:
            self._on_slow = None
            tell(trouble)


class MeasuredConnection(sqlite3.Connection):
    """A connection whose writes are those of a :class:`Disk`.

    ``unsynchronised``: what it writes now may be lost as the power goes, not as the program ends.
    """

    disk: Disk | None = None
    unsynchronised = False

    def synchronise(self, wanted: bool) -> None:
        """Have the next transaction on disk before it is acknowledged, or not."""
        if self.unsynchronised is wanted:
            self.execute(f"PRAGMA synchronous={'FULL' if wanted else 'NORMAL'}")
            self.unsynchronised = not wanted

    def commit(self) -> None:
        """Commit the transaction; it is on disk when this returns."""
        if self.disk is None or not self.in_transaction:
            super().commit()
        else:
            self.disk.written(super().commit)
