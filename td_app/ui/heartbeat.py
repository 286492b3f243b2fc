"""One beat a second for what shows time, and only for what somebody can see."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, SignalInstance
from PySide6.QtWidgets import QWidget

SECOND_MS = 1_000
AFTER_MS = 3
"""A beat comes so long after its second begins: one that came before would show the last one."""


class Heartbeat(QTimer):
    """Calls ``beat`` as each second begins of what ``counted`` gives, in milliseconds left.

    ``longest_ms`` is the most between two beats, for what runs faster than time.
    """

    def __init__(
        self, parent: QObject, counted: Callable[[], Iterable[int]], beat: Callable[[], object]
    ) -> None:
        """Stand still until :meth:`align`."""
        super().__init__(parent, singleShot=True, timerType=Qt.TimerType.PreciseTimer)
        self.longest_ms = SECOND_MS
        self._counted, self._beat = counted, beat
        self.timeout.connect(self._on_second)

    def align(self) -> None:
        """Beat next at the first second to begin of all that is counted now."""
        until = (left % SECOND_MS or SECOND_MS for left in self._counted())
        self.start(min(self.longest_ms, min(until, default=SECOND_MS) + AFTER_MS))

    def _on_second(self) -> None:
        # The next one first: what this one brings may wait in a loop of its own.
        self.align()
        self._beat()


def in_sight(part: QWidget) -> bool:
    """Return whether somebody can see a part of a window: shown, and the window with it."""
    window = part.window()
    handle = window.windowHandle()
    shown = part.isVisible() and not window.isMinimized()
    return shown and handle is not None and handle.isExposed()


class WhileSeen(QObject):
    """Calls ``show_time`` at each beat while ``part`` is in sight, and as it comes back there."""

    def __init__(
        self, part: QWidget, beats: SignalInstance, show_time: Callable[[], object]
    ) -> None:
        """Listen to ``beats`` as long as ``part`` lives."""
        super().__init__(part)
        self._part, self._show_time = part, show_time
        part.installEventFilter(self)
        beats.connect(self._on_beat)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Show the time of now in a window that was minimised, or stood behind another page."""
        if event.type() is QEvent.Type.Show and watched is self._part:
            self._show_time()
        return False

    def _on_beat(self) -> None:
        if in_sight(self._part):
            self._show_time()
