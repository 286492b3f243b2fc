"""Backups made by themselves: at opening and closing, every ten minutes while one works."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from datetime import datetime
from pathlib import Path
from threading import Thread

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from td_app.ports.copies import CopiesErased, SafeCopies, SafeCopy
from td_app.ports.privacy import Trace
from td_app.ports.trouble import StorageTrouble
from td_app.tournament.state.person import Person
from td_app.ui.post_settings import post_settings
from td_app.words.copies import second_place_words

#: Between two copies while the application is open (s).
EVERY_S = 600
#: How long the last copy is waited for when the window is closed (s).
LONGEST_S = 60.0
#: Between two looks whether it is quiet enough to bring all into the one file (ms).
QUIET_MS = 5_000
#: Where this post keeps copies a second time: a stick, another disk.
SECOND_PLACE = "copies/second_place"


class CopyKeeper(QObject):
    """``made(copy)`` when one has been read back, ``failed(trouble)`` when it could not be.

    Copies are made beside the window's thread: a disk that is slow holds nobody up.
    """

    made = Signal(object)
    failed = Signal(object)
    _done = Signal(object)
    _erased = Signal()

    def __init__(self, files: SafeCopies, parent: QObject | None = None) -> None:
        """Have ``files`` make copies of the club's file."""
        super().__init__(parent)
        self.files = files
        self.trouble: StorageTrouble | None = None
        self._at_work: Thread | None = None
        self._settling: Thread | None = None
        self._busy = self._again = False
        self._outcomes: deque[tuple[CopiesErased, Callable[[CopiesErased], object]]] = deque()
        self._timer = QTimer(self)
        self._timer.setInterval(EVERY_S * 1000)
        self._timer.timeout.connect(self.copy)
        self._quiet = QTimer(self)
        self._quiet.setInterval(QUIET_MS)
        self._quiet.timeout.connect(self._settle)
        self._done.connect(self._on_done, Qt.ConnectionType.QueuedConnection)
        self._erased.connect(self._on_erased, Qt.ConnectionType.QueuedConnection)

    def start(self) -> None:
        """Make a copy now, then one every ten minutes."""
        self._timer.start()
        self._quiet.start()
        self.copy()

    def copy(self) -> None:
        """Make a copy beside the window's work; while one is being made, another after it."""
        if self._busy:
            self._again = True
        else:
            self._begin(self._work)

    def erase(
        self,
        person: Person,
        erased: Sequence[Trace],
        kept: Sequence[Trace],
        then: Callable[[CopiesErased], object],
    ) -> None:
        """Erase a person from the copies, after any backup under way; ``then`` gets the result,
        here.

        A new copy is made after it.
        """
        before = self._at_work
        second = self.second_place

        def work() -> None:
            if before is not None:
                before.join()
            self._outcomes.append((self._erased_in(person, erased, kept, second), then))
            self._erased.emit()

        self._begin(work)

    def finish(self) -> None:
        """Make the last copy of the evening, and wait for it: a disk that hangs, not for ever."""
        self._timer.stop()
        self._quiet.stop()
        self._busy = True
        for thread in (self._at_work, self._settling):
            if thread is not None:
                thread.join(LONGEST_S)
        self._tell_erased()
        last: list[SafeCopy | StorageTrouble] = []
        copying = Thread(target=lambda: last.append(self._copied()), daemon=True)
        copying.start()
        copying.join(LONGEST_S)
        late = StorageTrouble("BACKUP_FAILED", "too slow", path=str(self.files.latest_folder))
        if last:
            self._tell(last[0])
        else:
            self._tell(late)

    @property
    def latest(self) -> SafeCopy | None:
        """Return the latest backup there is."""
        return self.files.latest

    def minutes_since(self, now: datetime) -> int | None:
        """Return how many minutes ago the latest backup was made; None without one."""
        latest = self.latest
        if latest is None:
            return None
        return _minutes(latest, now)

    @property
    def second_place(self) -> Path | None:
        """Return where this post keeps copies a second time, there now or not."""
        kept = str(post_settings().value(SECOND_PLACE, ""))
        if kept:
            return Path(kept)
        return None

    @property
    def second_is_there(self) -> bool:
        """Return whether the second place is there now; a stick pulled out may answer a fault."""
        second = self.second_place
        try:
            return second is not None and second.is_dir()
        except OSError:
            return False

    def second_words(self, now: datetime) -> str:
        """Return how the second place does; empty without one."""
        second = self.second_place
        if second is None:
            return ""
        made = self.files.latest_in(second)
        if made is None:
            since = None
        else:
            since = _minutes(made, now)
        return second_place_words(self.second_is_there, since)

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

    def _begin(self, work: Callable[[], object]) -> None:
        self._busy = True
        self._at_work = Thread(target=work, daemon=True)
        self._at_work.start()

    def _work(self) -> None:
        self._done.emit(self._copied())

    def _copied(self) -> SafeCopy | StorageTrouble:
        try:
            return self.files.make(datetime.now(), self.second_place)
        except StorageTrouble as trouble:
            return trouble
        except Exception as fault:
            # Whatever it was: said now, and tried again in ten minutes.
            told = f"{type(fault).__name__}: {fault}"
            return StorageTrouble("BACKUP_FAILED", told, path=str(self.files.latest_folder))

    def _erased_in(
        self, person: Person, erased: Sequence[Trace], kept: Sequence[Trace], second: Path | None
    ) -> CopiesErased:
        try:
            return self.files.erase(person, erased, kept, second)
        except Exception:
            # Whatever it was: none is known to be rewritten, each is named.
            left = ((copy, "BACKUP_FAILED") for copy in self.files.copies(second))
            return CopiesErased((), tuple(left))

    def _on_erased(self) -> None:
        self._tell_erased()
        self._begin(self._work)

    def _tell_erased(self) -> None:
        while self._outcomes:
            outcome, then = self._outcomes.popleft()
            then(outcome)

    def _on_done(self, outcome: SafeCopy | StorageTrouble) -> None:
        self._busy = False
        self._tell(outcome)
        if self._again:
            self._again = False
            self.copy()

    def _tell(self, outcome: SafeCopy | StorageTrouble) -> None:
        if isinstance(outcome, StorageTrouble):
            self.trouble = outcome
            self.failed.emit(outcome)
        else:
            self.trouble = None
            self.made.emit(outcome)


def _minutes(copy: SafeCopy, now: datetime) -> int:
    return max(0, int(now.timestamp() * 1000) - copy.made_ms) // 60_000
