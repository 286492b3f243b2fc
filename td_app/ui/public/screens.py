"""Which screens the walls are on, and keeping them awake."""

from __future__ import annotations

import ctypes
import os
import shutil
import sys
from collections.abc import Callable

from PySide6.QtCore import QObject, QProcess, Signal
from PySide6.QtDBus import QDBusConnection, QDBusInterface, QDBusMessage
from PySide6.QtGui import QGuiApplication, QScreen

from td_app.ui.post_settings import post_settings

Release = Callable[[], None]
CONTINUOUS = 0x80000000
DISPLAY_REQUIRED = 0x00000002
SYSTEM_REQUIRED = 0x00000001
SERVICE = "org.freedesktop.ScreenSaver"
PATH = "/org/freedesktop/ScreenSaver"
HEADLESS = ("offscreen", "minimal")


class ScreenAwake:
    """Holds the screen awake between :meth:`hold` and :meth:`release`."""

    def __init__(self, ways: tuple[Callable[[str], Release | None], ...] | None = None) -> None:
        """Try ``ways`` in turn, those of this system without them."""
        if ways is not None:
            self._ways = ways
        else:
            self._ways = ways_here()
        self._release: Release | None = None

    @property
    def keeps_awake(self) -> bool:
        """Return whether the system has promised to keep the screen on."""
        return self._release is not None

    def hold(self, reason: str) -> bool:
        """Ask the system to keep the screen on; whether it agreed."""
        if self._release is None:
            self._release = next((r for way in self._ways if (r := way(reason))), None)
        return self.keeps_awake

    def release(self) -> None:
        """Let the screen sleep again."""
        release = self._release
        self._release = None
        if release is not None:
            release()


def ways_here() -> tuple[Callable[[str], Release | None], ...]:
    """Return the ways of this system; none where there is no screen to keep on."""
    if QGuiApplication.platformName() in HEADLESS:
        return ()
    if sys.platform == "win32":
        return (_by_windows,)
    if sys.platform == "darwin":
        return (_by_caffeinate,)
    return (_by_screen_saver,)


def _by_windows(_: str) -> Release | None:
    kernel = getattr(ctypes, "windll").kernel32  # noqa: B009 - known to Windows alone
    wanted = CONTINUOUS | DISPLAY_REQUIRED | SYSTEM_REQUIRED
    if not kernel.SetThreadExecutionState(ctypes.c_uint(wanted)):
        return None
    return lambda: kernel.SetThreadExecutionState(ctypes.c_uint(CONTINUOUS))


def _by_caffeinate(_: str) -> Release | None:
    program = shutil.which("caffeinate")
    if program is None:
        return None
    process = QProcess()
    process.start(program, ["-d", "-i", "-w", str(os.getpid())])

    def release() -> None:
        process.kill()
        process.waitForFinished(500)

    return release


def _by_screen_saver(reason: str) -> Release | None:
    bus = QDBusConnection.sessionBus()
    if not bus.isConnected():
        return None
    saver = QDBusInterface(SERVICE, PATH, SERVICE, bus)
    answer = saver.call("Inhibit", "td-app", reason)
    if answer.type() is not QDBusMessage.MessageType.ReplyMessage or not answer.arguments():
        return None
    cookie = answer.arguments()[0]
    return lambda: _let_go(saver, cookie)


def _let_go(saver: QDBusInterface, cookie: object) -> None:
    saver.call("UnInhibit", cookie)


KEY = "public_window"

NOT_SHOWN = "none"
"""Chosen for a second wall that is not wanted."""


class WallPlace(QObject):
    """Where one wall is: ``chosen(screen)`` when another screen is wanted, ``shown_changed()``
    as the wall comes and goes, ``seats_changed()`` when it is to begin otherwise.

    The screen is kept with the computer's user, not in the club's file: it is this post's.
    """

    chosen = Signal(str)
    shown_changed = Signal()
    seats_changed = Signal()

    def __init__(self, number: int = 1) -> None:
        super().__init__()
        if number == 1:
            self._key = KEY
        else:
            self._key = f"{KEY}_{number}"
        self.number = number
        self._shown = False

    @property
    def name(self) -> str:
        """Return the screen chosen last as :func:`screen_key` gives it, "" when none was."""
        return str(post_settings().value(f"{self._key}/screen", ""))

    def choose(self, name: str) -> None:
        """Want the wall on that screen, now and next time."""
        post_settings().setValue(f"{self._key}/screen", name)
        self.chosen.emit(name)

    @property
    def wanted(self) -> bool:
        """Return whether this wall opens with the others: the first always does."""
        return self.number == 1 or self.name not in ("", NOT_SHOWN)

    @property
    def seats_first(self) -> bool:
        """Return whether this wall shows the list of places before the start."""
        return str(post_settings().value(f"{self._key}/seats_first", "")) == "yes"

    def show_seats_first(self, wanted: bool) -> None:
        """Show the list of places before the start, or the clock."""
        post_settings().setValue(f"{self._key}/seats_first", "yes" if wanted else "no")
        self.seats_changed.emit()

    @property
    def shown(self) -> bool:
        """Return whether the wall is shown now."""
        return self._shown

    def tell_shown(self, shown: bool) -> None:
        """Record that the wall has been opened or closed."""
        if shown != self._shown:
            self._shown = shown
            self.shown_changed.emit()


wall_place = WallPlace()
second_place = WallPlace(2)


def screen_key(screen: QScreen) -> str:
    """Return what a screen is found again by: its name, and its serial number if it has one."""
    serial = screen.serialNumber().strip()
    if serial:
        return f"{screen.name()}|{serial}"
    return screen.name()


def is_screen(screen: QScreen, wanted: str) -> bool:
    """Return whether a screen is the one wanted.

    A projector keeps its serial number when the socket, and so the name, is another one.
    """
    name, _, serial = wanted.partition("|")
    own = screen.serialNumber().strip()
    if serial and own:
        return serial == own
    return screen.name() == name


def screen_words(screen: QScreen) -> str:
    """Return a screen as it is offered: its name and its size in pixels."""
    size = screen.geometry().size() * screen.devicePixelRatio()
    return f"{screen.name() or '?'} · {size.width()} × {size.height()}"


def found_screen(wanted: str) -> QScreen | None:
    """Return the screen wanted, None while it is not plugged in."""
    if wanted:
        screens = QGuiApplication.screens()
    else:
        screens = []
    return next((screen for screen in screens if is_screen(screen, wanted)), None)


def wall_screen(desk: QScreen | None, wanted: str) -> QScreen:
    """Return the screen for the wall: the one wanted, else one the director is not on.

    ``desk`` is the director's screen. With a single screen, the wall covers it.
    """
    found = found_screen(wanted)
    if found is not None:
        return found
    here = desk or QGuiApplication.primaryScreen()
    return next((screen for screen in QGuiApplication.screens() if screen != here), here)
