"""Which screen the wall is on: chosen by its name, remembered at this post."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication, QScreen

from td_app.ui.post_settings import post_settings

KEY = "public_window/screen"


class WallPlace(QObject):
    """``chosen(name)`` when another screen is wanted, ``shown_changed()`` as the wall comes and
    goes. The name is kept with the computer's user, not in the club's file: it is this post's.
    """

    chosen = Signal(str)
    shown_changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._shown = False

    @property
    def name(self) -> str:
        """Return the name of the screen chosen last, empty when none ever was."""
        return str(post_settings().value(KEY, ""))

    def choose(self, name: str) -> None:
        """Want the wall on the screen of that name, now and next time."""
        post_settings().setValue(KEY, name)
        self.chosen.emit(name)

    @property
    def shown(self) -> bool:
        """Return whether the wall is shown now."""
        return self._shown

    def tell_shown(self, shown: bool) -> None:
        """Note that the wall has come or gone."""
        if shown != self._shown:
            self._shown = shown
            self.shown_changed.emit()


wall_place = WallPlace()


def screen_words(screen: QScreen) -> str:
    """Return a screen as it is offered: its name and its size in pixels."""
    size = screen.geometry().size() * screen.devicePixelRatio()
    return f"{screen.name() or '?'} · {size.width()} × {size.height()}"


def wall_screen(desk: QScreen | None, wanted: str) -> QScreen:
    """Return the screen for the wall: the one wanted, else one the director is not on.

    ``desk`` is the director's screen. With a single screen, the wall covers it.
    """
    screens = QGuiApplication.screens()
    primary = QGuiApplication.primaryScreen()
    for screen in screens:
        if wanted and screen.name() == wanted:
            return screen
    here = desk or primary
    return next((screen for screen in screens if screen != here), here)
