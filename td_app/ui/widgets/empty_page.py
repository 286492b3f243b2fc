"""A page with nothing on it yet: what to do first, and the button to do it."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from td_app.ui.theme.icons import dress
from td_app.ui.theme.tokens import Space
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.labels import Say, icon_label, label

READING_WIDTH = 440


@dataclass(frozen=True, slots=True)
class EmptyFacts:
    """An icon by its name, what is missing, what to do first, and the words of the buttons."""

    icon: str
    title: str
    text: str
    primary: str = ""
    secondary: str = ""
    refusal: str | None = None


class EmptyPage(QWidget):
    """``primaryClicked()`` and ``secondaryClicked()``."""

    primaryClicked = Signal()  # noqa: N815 - a Qt signal among Qt's own
    secondaryClicked = Signal()  # noqa: N815

    def __init__(self, facts: EmptyFacts, parent: QWidget | None = None) -> None:
        """Show ``facts`` in the middle of the room there is."""
        super().__init__(parent)
        dress(self, kind="empty")
        column = QVBoxLayout(self)
        column.setContentsMargins(Space.WIDE, Space.WIDE, Space.WIDE, Space.WIDE)
        column.setSpacing(Space.TIGHT)
        column.addStretch(2)
        middle = Qt.AlignmentFlag.AlignHCenter
        column.addWidget(icon_label(facts.icon, "felt_line", 64), 0, middle)
        column.addSpacing(Space.TIGHT)
        column.addWidget(label(facts.title, Say.TITLE), 0, middle)
        text = label(facts.text, Say.SOFT, wraps=True)
        text.setAlignment(Qt.AlignmentFlag.AlignCenter)
        text.setFixedWidth(READING_WIDTH)
        around = QHBoxLayout()
        around.addStretch(1)
        around.addWidget(text)
        around.addStretch(1)
        column.addLayout(around)
        column.addSpacing(Space.TIGHT)
        column.addLayout(self._buttons(facts))
        column.addStretch(3)

    def _buttons(self, facts: EmptyFacts) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(Space.TIGHT)
        row.addStretch(1)
        self.primary = Button(facts.primary, Rank.PRIMARY)
        if not facts.primary:
            self.primary.hide()
        self.primary.set_refusal(facts.refusal)
        self.primary.clicked.connect(self.primaryClicked)
        self.secondary = Button(facts.secondary)
        if not facts.secondary:
            self.secondary.hide()
        self.secondary.clicked.connect(self.secondaryClicked)
        row.addWidget(self.primary)
        row.addWidget(self.secondary)
        row.addStretch(1)
        return row
