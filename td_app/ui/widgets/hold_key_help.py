"""The help of a page, asked for: a key held down, or an act for those who cannot hold one.

A short press of the same key is for something else (the list of keys): time tells which.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

from td_app.ui.widgets.help_overlay import HelpOverlay
from td_app.ui.widgets.keys import held_with_others, is_escape
from td_app.ui.widgets.page_help import explain
from td_app.words.language import fr_en

HELD_MS: Final = 400
"""A key is held, and not pressed, after this long (ms)."""

SETTLED_MS: Final = 60
"""A key is let go for good after this long (ms): X11 tells a repeat as let go, then down again."""


class PageHelp(QObject):
    """Shows the help over a window while a key is held, or until it is asked for again.

    ``timer`` tells that the key has been held for ``HELD_MS``, ``settling`` that it is let go.
    """

    def __init__(self, window: QWidget, short: Callable[[], object] | None = None) -> None:
        """Explain ``window``; ``short`` is done when the key was only pressed; without it the
        help stays.
        """
        super().__init__(window)
        self._short = short
        self.overlay: HelpOverlay | None = None
        self.timer = QTimer(self, singleShot=True, interval=HELD_MS)
        self.timer.timeout.connect(self._show_if_down)
        self.settling = QTimer(self, singleShot=True, interval=SETTLED_MS)
        self.settling.timeout.connect(self.leave)
        self._down = False
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._on_focus)

    def window(self) -> QWidget:
        """Return the window that is explained: it holds this, and is not held by it."""
        window = self.parent()
        assert isinstance(window, QWidget)
        return window

    def press(self) -> None:
        """Take the key as pressed: held long enough it shows the help, let go before, it does
        what a short press does.
        """
        if self._down:
            self.settling.stop()
            return
        if self.overlay is not None:
            self.leave()
            return
        self._down = True
        self._listen()
        self.timer.start()

    def turn(self) -> None:
        """Show the help until it is asked again, any key or a click; or leave it."""
        if self.overlay is not None:
            self.leave()
            return
        self._show(
            fr_en("Échap ou un clic\u00a0: revenir à la page", "Esc or a click: back to the page")
        )

    def leave(self) -> None:
        """Show the page again."""
        self._down = False
        self.timer.stop()
        self.settling.stop()
        app = QApplication.instance()
        if app is not None:
            app.removeEventFilter(self)
        overlay = self.overlay
        self.overlay = None
        if overlay is not None:
            overlay.hide()
            overlay.deleteLater()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Hear the key let go, Escape, and the window that changes, wherever the keyboard is."""
        kind = event.type()
        if isinstance(event, QKeyEvent) and not event.isAutoRepeat():
            if kind == QEvent.Type.KeyRelease and self._down:
                self._let_go(event)
            elif kind in (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress):
                return self._pressed(event)
        elif watched is self.window() and kind == QEvent.Type.WindowDeactivate:
            self.leave()
        elif watched is self.window() and kind == QEvent.Type.Resize and self.overlay is not None:
            self.overlay.place()
        return False

    def _pressed(self, event: QKeyEvent) -> bool:
        """Close on a key pressed over the help; Escape does no more than that."""
        if self.overlay is None or held_with_others(event):
            return False
        self.settling.stop()
        if is_escape(event):
            event.accept()
            if event.type() == QEvent.Type.KeyPress:
                self.leave()
            return True
        if not self._down and event.type() == QEvent.Type.KeyPress:
            self.leave()
        return False

    def _let_go(self, event: QKeyEvent) -> None:
        if held_with_others(event):
            return
        if self.overlay is not None:
            self.settling.start()
            return
        self.leave()
        (self._short or self.turn)()

    def _show_if_down(self) -> None:
        if self._down:
            self._show(fr_en("Relâchez «\u00a0?\u00a0» pour revenir", "Release “?” to go back"))

    def _show(self, hint: str) -> None:
        self.overlay = HelpOverlay(self.window(), hint)
        self.overlay.left.connect(self.leave)
        self._listen()

    def _listen(self) -> None:
        app = QApplication.instance()
        if app is not None:
            app.installEventFilter(self)

    def _on_focus(self, _old: QWidget | None, new: QWidget | None) -> None:
        """Let screen readers read the help of the control that the keyboard reached."""
        if new is not None and new.window() is self.window():
            explain(new)
