"""The help of a dialog: that of a page, in room made for it below what is asked."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QMargins, QSize, Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QDialog

from td_app.ui.widgets.help_overlay import room_wanted
from td_app.ui.widgets.hold_key_help import PageHelp
from td_app.ui.widgets.keys import HELP_KEY

ASKED_AGAIN: Final = "Shift+F1"
"""The key of those who cannot hold one, in a field too."""

FRAME: Final = 48
"""What the system draws around a dialog, in pixels."""


class DialogHelp(PageHelp):
    """Shows the help over a dialog, which grows with it as far as the screen allows.

    The key pressed and let go shows it too, until any key or a click.
    """

    def __init__(self, dialog: QDialog) -> None:
        """Explain ``dialog``, by its own keys: none of the window behind acts in it."""
        super().__init__(dialog)
        self._before: tuple[QSize, QSize, QSize] | None = None
        for keys, asked in ((HELP_KEY, self.press), (ASKED_AGAIN, self.turn)):
            shortcut = QShortcut(QKeySequence(keys), dialog)
            shortcut.setContext(Qt.ShortcutContext.WindowShortcut)
            shortcut.setAutoRepeat(False)
            shortcut.activated.connect(asked)

    def leave(self) -> None:
        """Show the dialog again, as large as it was."""
        super().leave()
        if self._before is None:
            return
        (least, most, size) = self._before
        self._before = None
        dialog = self.window()
        dialog.setContentsMargins(QMargins())
        dialog.setMinimumSize(least)
        dialog.setMaximumSize(most)
        dialog.resize(size)

    def _show(self, hint: str) -> None:
        self._make_room()
        super()._show(hint)

    def _make_room(self) -> None:
        """Grow below by the list of sentences; by less where the screen ends."""
        dialog = self.window()
        there = dialog.screen().availableGeometry()
        most = max(there.height() - FRAME, dialog.height())
        high = min(dialog.height() + room_wanted(dialog), most)
        room = QMargins(0, 0, 0, high - dialog.height())
        self._before = dialog.minimumSize(), dialog.maximumSize(), dialog.size()
        dialog.setContentsMargins(room)
        dialog.setFixedSize(dialog.width(), high)
        lowest = there.bottom() - high
        if dialog.y() > lowest:
            dialog.move(dialog.x(), max(there.top(), lowest))
