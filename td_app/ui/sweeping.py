"""Python's search for cycles of what is used no more: by the window's thread, at its moments.

What is made ahead of an evening stays as long as the evening: it is set aside (``gc.freeze``),
since a search through all of it would keep the window's loop for a tenth of a second in play.
What is set aside is never searched: so, once a tournament, a language or a window is left, all of
it is taken back, searched once, and set aside again.
"""

from __future__ import annotations

import gc

from PySide6.QtCore import QObject, QTimer

SWEEP_MS = 3_000
"""How often cycles are searched for, when there are enough to search."""


class Sweeper(QObject):
    """Searches in the window's thread alone.

    Widgets may be among what it finds, and no other thread may destroy them: one that asks a
    server would, whenever its own work happens to start the search.
    """

    left_behind = False
    """Whether something large was left since the last search through everything."""

    def __init__(self) -> None:
        """Take the search over, until :meth:`end`."""
        super().__init__()
        gc.disable()
        # What is made by now stays: a look at all of it would stop the window.
        gc.freeze()
        self._timer = QTimer(self, interval=SWEEP_MS)
        self._timer.timeout.connect(self.sweep)
        self._timer.start()

    def sweep(self) -> None:
        """Search as far as Python itself would have by now; everything after a departure."""
        if Sweeper.left_behind:
            search_everything()
            return
        counts = zip(gc.get_count(), gc.get_threshold(), strict=True)
        due = [generation for generation, (count, most) in enumerate(counts) if count > most]
        if due:
            gc.collect(max(due))

    def end(self) -> None:
        """Give the search back to Python."""
        self._timer.stop()
        gc.enable()


def set_aside() -> None:
    """Exclude the objects made so far from later garbage collections, where a sweeper runs."""
    if not gc.isenabled():
        gc.freeze()


def leave_behind() -> None:
    """Have the next search go through everything: something large was left just now."""
    Sweeper.left_behind = True


def search_everything() -> None:
    """Take back what was set aside, search it once, and set aside what is still used."""
    Sweeper.left_behind = False
    gc.unfreeze()
    gc.collect()
    gc.freeze()
