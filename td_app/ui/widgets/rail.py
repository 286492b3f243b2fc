"""The rail: the pages in words, one icon each, with the digit that opens each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QButtonGroup, QFrame, QPushButton, QWidget

from td_app.ui.theme.active_theme import colours
from td_app.ui.theme.icons import dress, give_icon
from td_app.ui.theme.tokens import Space, TypeSize
from td_app.ui.theme.typefaces import typeface
from td_app.ui.widgets.layout import STRETCH, column
from td_app.ui.widgets.tips import explained, set_tip
from td_app.words.language import Pair

WIDTH = 164
FOLDED = 56
#: What a key of two signs takes beside the words, in pixels.
KEY_ROOM = 22


@dataclass(frozen=True, slots=True)
class RailEntry:
    """A page: its key, its word, its icon by name, the sentence of its help."""

    key: str
    text: str
    icon: str
    explains: Pair | None = None


class _EntryButton(QPushButton):
    def __init__(self, entry: RailEntry, key: str) -> None:
        super().__init__(entry.text)
        self._entry = entry
        self._key = key
        self._note = ""
        self._words = entry.text
        self._folded = False
        self.setAccessibleName(entry.text)
        self.setCheckable(True)
        dress(self, kind="rail-entry")
        self.toggled.connect(self._recolour)
        self._recolour(False)
        if entry.explains is not None:
            explained(self, *entry.explains)

    def set_note(self, note: str) -> None:
        self._note = note
        self.update()

    def set_text(self, text: str) -> None:
        self._words = text
        self.setAccessibleName(text)
        self._show_words()

    def fold(self, wanted: bool) -> None:
        self._folded = wanted
        self._show_words()

    def _show_words(self) -> None:
        if self._folded:
            self.setText("")
        else:
            self.setText(self._words)
        if self._key:
            told = f"{self._words} ({self._key})"
        else:
            told = self._words
        set_tip(self, told if self._folded or len(self._key) > 1 else "")
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        room = self.width() - self.sizeHint().width()
        if not self._note and len(self._key) > 1 and (self._folded or room < KEY_ROOM):
            # No room is left to the key, which the tip tells.
            return
        ink = colours()
        painter = QPainter(self)
        painter.setFont(typeface(TypeSize.SMALL, strong=bool(self._note)))
        painter.setPen(QColor(ink.accent_text if self._note else ink.text_soft))
        painter.drawText(
            # Folded: in the corner, where the icon leaves room.
            QRectF(self.rect()).adjusted(0, 0, *((-3, -1) if self._folded else (-10, 0))),
            Qt.AlignmentFlag.AlignRight
            | (Qt.AlignmentFlag.AlignBottom if self._folded else Qt.AlignmentFlag.AlignVCenter),
            self._note or self._key,
        )
        painter.end()

    def _recolour(self, on: bool) -> None:
        give_icon(self, self._entry.icon, "accent_text" if on else "text_soft")


class Rail(QFrame):
    """``pageChosen(key)`` when another page is asked for; Up and Down go from entry to entry.

    ``awayAsked()``: the entry at the foot leads to another space of the window.
    """

    pageChosen = Signal(str)  # noqa: N815 - a Qt signal among Qt's own
    awayAsked = Signal()  # noqa: N815

    def __init__(
        self,
        entries: Sequence[RailEntry],
        parent: QWidget | None = None,
        *,
        away: RailEntry | None = None,
        key: str = "",
    ) -> None:
        """Show ``entries``, the first one chosen, and at the foot ``away``, with its ``key``."""
        super().__init__(parent)
        dress(self, kind="rail")
        self.setFixedWidth(WIDTH)
        group = QButtonGroup(self)
        self._buttons: dict[str, _EntryButton] = {}
        for digit, entry in enumerate(entries, 1):
            button = _EntryButton(entry, str(digit) if digit < 10 else "")
            button.clicked.connect(lambda _=False, key=entry.key: self.pageChosen.emit(key))
            group.addButton(button)
            self._buttons[entry.key] = button
        pages = tuple(self._buttons.values())
        foot: list[_EntryButton] = []
        if away is not None:
            leaving = self._buttons[away.key] = _EntryButton(away, key)
            leaving.setCheckable(False)
            leaving.clicked.connect(self.awayAsked)
            foot = [leaving]
        column(*pages, STRETCH, *foot, on=self, spacing=Space.HAIR, margins=Space.TIGHT)
        if entries:
            self.choose(entries[0].key)

    def choose(self, key: str) -> None:
        """Show which page is on, without saying it was asked for."""
        self._buttons[key].setChecked(True)

    def chosen(self) -> str:
        """Return the key of the page that is on, empty without any."""
        return next((key for key, button in self._buttons.items() if button.isChecked()), "")

    def set_text(self, key: str, text: str) -> None:
        """Say an entry in other words (another language)."""
        self._buttons[key].set_text(text)

    def set_note(self, key: str, note: str) -> None:
        """Write a few signs (a count) in place of an entry's digit, or the digit again."""
        self._buttons[key].set_note(note)

    def set_shown(self, key: str, shown: bool) -> None:
        """Show an entry, or leave it out; the one that is on stays."""
        button = self._buttons[key]
        if button.isHidden() == (shown or button.isChecked()):
            button.setVisible(shown or button.isChecked())

    def fold(self, wanted: bool) -> None:
        """Show icons and digits alone, the words on hover, or words and digits again."""
        if wanted:
            self.setFixedWidth(FOLDED)
        else:
            self.setFixedWidth(WIDTH)
        for button in self._buttons.values():
            button.fold(wanted)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go to the entry above or below."""
        if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.focusNextPrevChild(event.key() == Qt.Key.Key_Down)
        else:
            super().keyPressEvent(event)
