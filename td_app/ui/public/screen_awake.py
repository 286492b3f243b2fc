"""Keeping the screen from sleeping while the wall is shown, by what each system offers.

Windows: ``SetThreadExecutionState`` asks that the display stay on. macOS: ``caffeinate -d``
runs beside us and ends with us. Linux: the session's ``org.freedesktop.ScreenSaver`` is asked
to wait, over D-Bus (GNOME, KDE, Xfce, Cinnamon). Elsewhere nothing can be asked, and
:attr:`ScreenAwake.held` says so.
"""

from __future__ import annotations

import ctypes
import os
import shutil
import sys
from collections.abc import Callable

from PySide6.QtCore import QProcess
from PySide6.QtDBus import QDBusConnection, QDBusInterface, QDBusMessage
from PySide6.QtGui import QGuiApplication

Release = Callable[[], None]

CONTINUOUS, DISPLAY_REQUIRED, SYSTEM_REQUIRED = 0x80000000, 0x00000002, 0x00000001
SERVICE, PATH = "org.freedesktop.ScreenSaver", "/org/freedesktop/ScreenSaver"
HEADLESS = ("offscreen", "minimal")


class ScreenAwake:
    """Holds the screen awake between :meth:`hold` and :meth:`release`."""

    def __init__(self, ways: tuple[Callable[[str], Release | None], ...] | None = None) -> None:
        """Try ``ways`` in turn, those of this system without them."""
        self._ways = ways if ways is not None else ways_here()
        self._release: Release | None = None

    @property
    def held(self) -> bool:
        """Return whether the system has promised to keep the screen on."""
        return self._release is not None

    def hold(self, reason: str) -> bool:
        """Ask the system to keep the screen on; whether it agreed."""
        if self._release is None:
            self._release = next((r for way in self._ways if (r := way(reason))), None)
        return self.held

    def release(self) -> None:
        """Let the screen sleep again."""
        release, self._release = self._release, None
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
