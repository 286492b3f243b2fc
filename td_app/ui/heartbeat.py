"""One beat a second for what shows time, and only for what somebody can see."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, SignalInstance
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

SECOND_MS = 1_000
UNSEEN_MS = 3_000
"""How often it beats while no window is in sight; what sounds at a whole minute is not late."""
COUNTED_DOWN_MS = 60_000
"""The end of what is counted is heard second by second, seen or not."""
AFTER_MS = 3
"""A beat comes so long after its second begins: one that came before would show the last one."""


def any_window_in_sight() -> bool:
    """Return whether a window of the application is open, and not minimised."""
    return any(
        window.isVisible() and not window.windowStates() & Qt.WindowState.WindowMinimized
        for window in QGuiApplication.topLevelWindows()
    )


class Heartbeat(QTimer):
    """Calls ``beat`` as each second begins of what ``counted`` gives, in milliseconds left.

    While no window is in sight it beats less often, but for the last minute of what is counted:
    that may be heard. ``longest_ms`` is the most between two beats, for what runs faster than time.
    """

    def __init__(
        self, parent: QObject, counted: Callable[[], Iterable[int]], beat: Callable[[], object]
    ) -> None:
        """Stand still until :meth:`align`."""
        super().__init__(parent, singleShot=True, timerType=Qt.TimerType.PreciseTimer)
        self.longest_ms = UNSEEN_MS
        self._counted = counted
        self._beat = beat
        self.timeout.connect(self._on_second)

    def align(self) -> None:
        """Beat next at the first second to begin of all that is counted now."""
        counted = tuple(self._counted())
        period = self._period_ms(counted)
        until = min((left % period or period for left in counted), default=period)
        self.start(min(period, self.longest_ms, until + AFTER_MS))

    def _period_ms(self, counted: tuple[int, ...]) -> int:
        hurried = self.longest_ms < SECOND_MS
        ending = any(0 <= left <= COUNTED_DOWN_MS for left in counted)
        if hurried or ending or any_window_in_sight():
            return SECOND_MS
        for window in QGuiApplication.topLevelWindows():
            window.visibilityChanged.connect(self._on_seen, Qt.ConnectionType.UniqueConnection)
        return UNSEEN_MS

    def _on_seen(self) -> None:
        """A window comes back: its seconds are counted at once."""
        if self.isActive():
            self.align()

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
        self._part = part
        self._show_time = show_time
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
