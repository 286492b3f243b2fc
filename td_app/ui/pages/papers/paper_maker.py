"""Papers drawn beside the screens: a slow one never holds up the room.

Their facts are gathered where the tournament lives; drawing needs nothing else, and one thread
draws for every page, so that two papers are never drawn at once.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from concurrent.futures import TimeoutError as NotYet
from functools import lru_cache

from PySide6.QtCore import QObject, QTimer

#: Seconds that a paper is waited for before the page says that it is being made.
PATIENCE = 0.12
#: Milliseconds between two looks at a paper being drawn.
LOOKS = 20

Drawn = Callable[[bytes], None]


@lru_cache(maxsize=1)
def _drawing() -> ThreadPoolExecutor:
    return ThreadPoolExecutor(max_workers=1, thread_name_prefix="papers")


class PaperMaker(QObject):
    """Draws one paper at a time; asking for another forgets the one before."""

    def __init__(self, parent: QObject) -> None:
        """Draw nothing yet."""
        super().__init__(parent)
        self._future: Future[bytes] | None = None
        self._drawn: Drawn | None = None
        self._looks = QTimer(self)
        self._looks.setInterval(LOOKS)
        self._looks.timeout.connect(self._look)

    @property
    def busy(self) -> bool:
        """Return whether a paper is being drawn."""
        return self._future is not None

    def make(self, draw: Callable[[], bytes], drawn: Drawn, *, patience: float = PATIENCE) -> None:
        """Give ``drawn`` the PDF that ``draw`` makes: at once, or later when it takes long.

        What ``draw`` raises is raised here, or from the loop of events.
        """
        self.forget()
        future = self._future = _drawing().submit(draw)
        self._drawn = drawn
        try:
            future.result(timeout=patience)
        except NotYet:
            if not future.done():
                self._looks.start()
                return
        self._look()

    def forget(self) -> None:
        """Let go of the paper being drawn: nobody waits for it any more."""
        self._looks.stop()
        if self._future is not None:
            self._future.cancel()
        self._future = self._drawn = None

    def _look(self) -> None:
        future, drawn = self._future, self._drawn
        if future is None or drawn is None or not future.done():
            return
        self._looks.stop()
        self._future = self._drawn = None
        drawn(future.result())
