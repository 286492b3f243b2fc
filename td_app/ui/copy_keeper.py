"""Safe copies made by themselves: at opening and closing, every ten minutes while one works."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from threading import Thread

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from td_app.ports import SafeCopies, SafeCopy, StorageTrouble, Trace
from td_app.tournament.state.person import Person
from td_app.ui.post_settings import post_settings

#: Between two copies while the application is open (s).
EVERY_S = 600
#: Between two looks whether it is quiet enough to bring all into the one file (ms).
QUIET_MS = 2_000
#: Where this post keeps copies a second time: a stick, another disk.
SECOND_PLACE = "copies/second_place"


class CopyKeeper(QObject):
    """``made(copy)`` when one has been read back, ``failed(trouble)`` when it could not be,
    ``erased(outcome)`` when a person has been erased from those there are.

    Copies are made beside the window's thread: a disk that is slow holds nobody up.
    """

    made = Signal(object)
    failed = Signal(object)
    erased = Signal(object)
    _done = Signal(object)

    def __init__(self, files: SafeCopies, parent: QObject | None = None) -> None:
        """Have ``files`` make copies of the club's file."""
        super().__init__(parent)
        self.files = files
        self.trouble: StorageTrouble | None = None
        self._at_work: Thread | None = None
        self._settling: Thread | None = None
        self._timer = QTimer(self)
        self._timer.setInterval(EVERY_S * 1000)
        self._timer.timeout.connect(self.copy)
        self._quiet = QTimer(self)
        self._quiet.setInterval(QUIET_MS)
        self._quiet.timeout.connect(self._settle)
        self._done.connect(self._on_done, Qt.ConnectionType.QueuedConnection)

    def start(self) -> None:
        """Make a copy now, then one every ten minutes."""
        self._timer.start()
        self._quiet.start()
        self.copy()

    def copy(self) -> None:
        """Make a copy beside the window's work, unless one is being made."""
        if self._at_work is None or not self._at_work.is_alive():
            self._at_work = Thread(target=self._work, daemon=True)
            self._at_work.start()

    def erase(self, person: Person, erased: Sequence[Trace], kept: Sequence[Trace]) -> None:
        """Erase a person from the copies too, once the one being made is; then make a new one."""
        before, second = self._at_work, self.second_place

        def work() -> None:
            if before is not None:
                before.join()
            self.erased.emit(self.files.erase(person, erased, kept, second))
            self._work()

        self._at_work = Thread(target=work, daemon=True)
        self._at_work.start()

    def finish(self) -> None:
        """Make the last copy of the evening, and wait for it."""
        self._timer.stop()
        self._quiet.stop()
        for thread in (self._at_work, self._settling):
            if thread is not None:
                thread.join()
        self._on_done(self._copied())

    @property
    def latest(self) -> SafeCopy | None:
        """Return the latest safe copy there is."""
        return self.files.latest

    def minutes_since(self, now: datetime) -> int | None:
        """Return how many minutes ago the latest safe copy was made; None without one."""
        latest = self.latest
        if latest is None:
            return None
        return max(0, int(now.timestamp() * 1000) - latest.made_ms) // 60_000

    @property
    def second_place(self) -> Path | None:
        """Return where this post keeps copies a second time, there now or not."""
        kept = str(post_settings().value(SECOND_PLACE, ""))
        return Path(kept) if kept else None

    def set_second_place(self, folder: Path | None) -> None:
        """Keep copies there too from now on; None for nowhere else."""
        post_settings().setValue(SECOND_PLACE, str(folder) if folder else "")
        if folder is not None:
            self.copy()

    def _settle(self) -> None:
        """Beside the window's work: a disk may take its time."""
        if self._settling is None or not self._settling.is_alive():
            self._settling = Thread(target=self.files.settle, daemon=True)
            self._settling.start()

    def _work(self) -> None:
        self._done.emit(self._copied())

    def _copied(self) -> SafeCopy | StorageTrouble:
        try:
            return self.files.make(datetime.now(), self.second_place)
        except StorageTrouble as trouble:
            return trouble

    def _on_done(self, outcome: SafeCopy | StorageTrouble) -> None:
        if isinstance(outcome, StorageTrouble):
            self.trouble = outcome
            self.failed.emit(outcome)
        else:
            self.trouble = None
            self.made.emit(outcome)
