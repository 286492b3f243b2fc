"""Whether anything moves on screens: as the computer tells, unless this post wants nothing to.

Asked each time something is about to move: a wish holds from the next movement on.
"""

from __future__ import annotations

import ctypes
import subprocess
import sys
from functools import cache
from typing import Final

from PySide6.QtDBus import QDBusConnection, QDBusInterface, QDBusMessage
from PySide6.QtGui import QGuiApplication

from td_app.ui.post_settings import post_settings

#: This post's setting.
STILL: Final = "motion/still"
#: Windows' question whether what is inside windows is animated.
CLIENT_AREA_ANIMATION: Final = 0x1042
#: What a Mac is asked.
DEFAULTS: Final = ("defaults", "read", "com.apple.universalaccess", "reduceMotion")
PORTAL: Final = ("org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop")
SETTINGS: Final = "org.freedesktop.portal.Settings"
ANIMATIONS: Final = ("org.gnome.desktop.interface", "enable-animations")
#: How long a system is waited for (ms).
PATIENCE_MS: Final = 200


def keeps_still() -> bool:
    """Return whether this post wants nothing to move."""
    return str(post_settings().value(STILL, "")) == "yes"


def keep_still(wanted: bool) -> None:
    """Have nothing move on this post's screens, or what the computer lets move."""
    post_settings().setValue(STILL, "yes" if wanted else "")


def may_move() -> bool:
    """Return whether a screen may fade or glide now."""
    return not keeps_still() and not _system_reduces()


@cache
def _system_reduces() -> bool:
    """Whether the system was told to reduce motion; False where it does not tell."""
    try:
        if sys.platform == "win32":
            animated = ctypes.c_int(1)
            asked = getattr(ctypes, "windll").user32  # noqa: B009 - known to Windows alone
            asked.SystemParametersInfoW(CLIENT_AREA_ANIMATION, 0, ctypes.byref(animated), 0)
            return not animated.value
        if sys.platform == "darwin":
            told = subprocess.run(DEFAULTS, capture_output=True, text=True, timeout=1, check=False)
            return told.stdout.strip() == "1"
    except (OSError, subprocess.SubprocessError):
        return False
    return QGuiApplication.platformName() in ("xcb", "wayland") and _desktop_reduces()


def _desktop_reduces() -> bool:
    bus = QDBusConnection.sessionBus()
    if not bus.isConnected():
        return False
    settings = QDBusInterface(*PORTAL, SETTINGS, bus)
    settings.setTimeout(PATIENCE_MS)
    answer = settings.call("Read", *ANIMATIONS)
    if answer.type() is not QDBusMessage.MessageType.ReplyMessage or not answer.arguments():
        return False
    told = answer.arguments()[0]
    while hasattr(told, "variant"):
        told = told.variant()
    return told is False
