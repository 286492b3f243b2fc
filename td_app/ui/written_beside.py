"""Writes that nobody waits for, on a thread of their own: that the clock is seen running."""

from __future__ import annotations

import time
from collections.abc import Callable
from threading import Condition, Thread

from PySide6.QtCore import QObject, Signal

from td_app.ports.trouble import StorageTrouble

RESTS = 20
"""After a write, so many times what it took go by before the next one: acts come first."""
LONGEST_S = 5.0
"""A write under way is waited for so long at the end, on a disk that hangs (s)."""


class WrittenBeside(QObject):
    """Writes the latest of what it is given; what came before it is not written at all.

    ``failed(trouble)`` with a :class:`StorageTrouble`, in the thread of this object.
    """

    failed = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        """Begin the thread; nothing is to be written yet."""
        super().__init__(parent)
        self._news = Condition()
        self._latest: Callable[[], object] | None = None
        self._ended = False
        self._thread = Thread(target=self._run, name="written-beside", daemon=True)
        self._thread.start()

    def give(self, write: Callable[[], object]) -> None:
        """Have this written soon, in place of what waits to be."""
        with self._news:
            self._latest = write
            self._news.notify()

    def end(self) -> None:
        """Stop, once the write under way is done."""
        with self._news:
            self._ended = True
            self._latest = None
            self._news.notify()
        self._thread.join(LONGEST_S)

    def _run(self) -> None:
        while (write := self._taken()) is not None:
            began = time.monotonic()
            try:
                write()
            except StorageTrouble as trouble:
                self.failed.emit(trouble)
            rest = RESTS * (time.monotonic() - began)
            with self._news:
                self._news.wait_for(lambda: self._ended, rest)

    def _taken(self) -> Callable[[], object] | None:
        """Return what is to be written, waited for; None at the end."""
        with self._news:
            self._news.wait_for(lambda: self._ended or self._latest is not None)
            write = self._latest
            self._latest = None
            return write
