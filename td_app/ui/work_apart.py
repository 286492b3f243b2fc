"""Long work on a thread of its own, its outcome taken by the window's thread."""

from __future__ import annotations

import gc
from collections.abc import Callable
from concurrent.futures import Future
from threading import Thread
from typing import Any, TypeVar

from PySide6.QtCore import QObject, QTimer, Signal

LOOKS_MS = 40
"""Milliseconds between two looks at how far the work is."""

T = TypeVar("T")


def begun(work: Callable[[], T], name: str) -> tuple[Thread, Future[T]]:
    """Return the thread just started for a work, and what will hold its outcome."""
    outcome: Future[T] = Future()

    def run() -> None:
        try:
            outcome.set_result(work())
        except BaseException as fault:
            outcome.set_exception(fault)

    thread = Thread(target=run, name=name, daemon=True)
    thread.start()
    return thread, outcome


class WorkApart(QObject):
    """One work at a time, which knows no widget.

    ``looked()`` at each look while it goes on; ``ended(future)`` once it is over.
    """

    looked = Signal()
    ended = Signal(object)

    def __init__(self, parent: QObject) -> None:
        """Look from the thread of ``parent``; nothing is begun."""
        super().__init__(parent)
        self._thread: Thread | None = None
        self._outcome: Future[Any] = Future()
        self._swept = False
        self._looking = QTimer(self, interval=LOOKS_MS)
        self._looking.timeout.connect(self._look)

    @property
    def idle(self) -> bool:
        """Return whether nothing is under way."""
        return self._thread is None

    def begin(self, work: Callable[[], object], name: str) -> None:
        """Begin a work, under a name for its thread."""
        # The search for cycles may find widgets, which no other thread may destroy.
        self._swept = gc.isenabled()
        gc.disable()
        self._thread, self._outcome = begun(work, name)
        self._looking.start()

    def _look(self) -> None:
        self.looked.emit()
        if self._thread is None or not self._outcome.done():
            return
        self._looking.stop()
        # Nothing is held by the other thread any more: what goes, goes here.
        self._thread.join()
        self._thread = None
        if self._swept:
            gc.enable()
        self.ended.emit(self._outcome)
