"""A few words of one's own: what was said, or a name for what has none."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QVBoxLayout

from rules_ropta.asked import LONGEST_TEXT
from td_app.ui.pages.floor.answer_button import floor_button
from td_app.ui.pages.floor.answer_number import row_of
from td_app.ui.pages.floor.answer_pad import AnswerPad, Asked
from td_app.ui.theme.tokens import Height, Space, TypeSize
from td_app.ui.theme.typefaces import typeface
from td_app.ui.widgets.keys import ENTER
from td_app.words.asking import field_question
from td_app.words.language import fr_en


class WordsField(QLineEdit):
    """A line as high and as wide as an answer."""

    def sizeHint(self) -> QSize:
        """Return the size of a sentence, in pixels."""
        return QSize(520, Height.TOP_BAR)


class TextPad(AnswerPad):
    """A line to write, then Enter. ``needed``: an empty line is no answer."""

    def __init__(self, asked: Asked, *, needed: bool = False) -> None:
        """Ask for words."""
        super().__init__(asked)
        self._needed = needed
        self.field = WordsField()
        self.field.setAccessibleName(field_question(asked.op, asked.name))
        self.field.setMaxLength(LONGEST_TEXT)
        self.field.setFont(typeface(TypeSize.TITLE))
        if isinstance(asked.first, str):
            self.field.setText(asked.first)
        self.ok = floor_button(fr_en("Valider", "OK"), self._give)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(Space.TIGHT)
        column.addLayout(row_of(self.field, self.ok))
        column.addStretch(1)
        self.setFocusProxy(self.field)

    def begin(self) -> None:
        """Take the keyboard in the line."""
        self.field.setFocus()
        self.field.selectAll()

    def take_back(self) -> bool:
        """Empty the line."""
        had = bool(self.field.text())
        self.field.clear()
        return had

    def clear(self) -> None:
        """Empty the line."""
        self.field.clear()

    def keyed(self, event: QKeyEvent) -> bool:
        """Answer on Enter."""
        return event.key() in ENTER and (event.isAutoRepeat() or self._give())

    def _give(self) -> bool:
        text = self.field.text().strip()
        if text or not self._needed:
            self.given.emit(text)
            return True
        return False
