"""Finding which printed papers tell something else by now, a little at a time and unseen."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from time import perf_counter

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QWidget

from td_app.ports import StorageTrouble
from td_app.printing.document import Document
from td_app.printing.printed import PrintMemory

#: Milliseconds of quiet before the papers are compared after a change.
QUIET_FOR = 400
#: Milliseconds of quiet before a paper that takes long is compared.
SLOW_AFTER = 5_000
#: Seconds beyond which a paper takes long.
SLOW = 0.05
#: Milliseconds between two looks at what other posts printed.
OTHERS_EVERY = 3_000


class Comparing:
    """Compares printed papers one at each turn of the events, while its page is seen.

    ``told`` is called when what is known of them has changed.
    """

    def __init__(self, memory: PrintMemory, page: QWidget, told: Callable[[], None]) -> None:
        """Compare what ``memory`` knows for ``page``."""
        self._memory, self._page, self._told = memory, page, told
        self._took: dict[str, float] = {}
        self._quiet = QTimer(page)
        self._quiet.setSingleShot(True)
        self._quiet.timeout.connect(self._compare_one)
        self._others = QTimer(page)
        self._others.setInterval(OTHERS_EVERY)
        self._others.timeout.connect(self._look_at_others)

    def begin(self) -> None:
        """Compare anew once the tournament is quiet; a change meanwhile puts it off."""
        waiting = self._waiting()
        if waiting:
            self._quiet.start(SLOW_AFTER if self._slow(waiting[0]) else QUIET_FOR)

    def watch(self, seen: bool) -> None:
        """Follow the other posts while the page is seen."""
        if seen:
            self._look_at_others()
            self._others.start()
            self.begin()
        else:
            self._others.stop()
            self._quiet.stop()

    def compare_all(self) -> None:
        """Compare at once all that is to be compared."""
        for paper in self._memory.to_compare():
            self._memory.compare(paper)
        self._told()

    def _look_at_others(self) -> None:
        # A file that cannot be read is told where the journal is read.
        with suppress(StorageTrouble):
            if self._memory.read():
                self._told()
                self.begin()

    def _compare_one(self) -> None:
        waiting = self._waiting()
        if not waiting:
            return
        paper, began = waiting[0], perf_counter()
        before = self._memory.changed(paper.name)
        self._memory.compare(paper)
        self._took[paper.name] = perf_counter() - began
        if self._memory.changed(paper.name) != before:
            self._told()
        if waiting[1:]:
            self._quiet.start(SLOW_AFTER if self._slow(waiting[1]) else 0)

    def _waiting(self) -> list[Document]:
        """What is still to be compared, quick papers first."""
        if not self._page.isVisible():
            return []
        return sorted(self._memory.to_compare(), key=self._slow)

    def _slow(self, paper: Document) -> bool:
        return self._took.get(paper.name, 0.0) > SLOW
