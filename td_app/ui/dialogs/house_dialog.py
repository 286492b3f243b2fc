"""What every dialog of the house is: a title, a few words, and buttons with verbs on them."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QDialog, QHBoxLayout, QVBoxLayout, QWidget

from td_app.ui.theme import Space
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.labels import Say, icon_label, label

WIDTH = 480


class HouseDialog(QDialog):
    """``chosen(name)`` when a button is pressed; then the dialog closes.

    Escape and the window's cross choose nothing. Opened by ``open()``: nothing waits inside.
    """

    chosen = Signal(str)

    def __init__(
        self,
        title: str,
        words: str = "",
        parent: QWidget | None = None,
        *,
        icon: str = "",
        width: int = WIDTH,
    ) -> None:
        """Say ``title`` and ``words``; ``icon`` is a name of ``assets/icons``."""
        super().__init__(parent)
        self.setWindowTitle(title)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setFixedWidth(width)
        self.buttons: dict[str, Button] = {}
        whole = QVBoxLayout(self)
        whole.setContentsMargins(Space.WIDE, Space.WIDE, Space.WIDE, Space.NORMAL)
        whole.setSpacing(Space.NORMAL)
        head = QHBoxLayout()
        head.setSpacing(Space.SNUG)
        if icon:
            head.addWidget(icon_label(icon, "text_soft", 24), 0, Qt.AlignmentFlag.AlignTop)
        head.addWidget(label(title, Say.TITLE, wraps=True), 1, Qt.AlignmentFlag.AlignTop)
        whole.addLayout(head)
        if words:
            whole.addWidget(label(words, wraps=True))
        self.body = QVBoxLayout()
        self.body.setSpacing(Space.SNUG)
        whole.addLayout(self.body, 1)
        self._row = QHBoxLayout()
        self._row.setSpacing(Space.TIGHT)
        self._row.addStretch(1)
        whole.addSpacing(Space.TIGHT)
        whole.addLayout(self._row)
        self._whole = whole

    def add_button(self, name: str, words: str, rank: Rank = Rank.SECONDARY) -> Button:
        """Add a button that chooses ``name``; the primary one answers Enter."""
        button = Button(words, rank)
        button.setAutoDefault(rank is Rank.PRIMARY)
        button.setDefault(rank is Rank.PRIMARY)
        button.clicked.connect(lambda: self.choose(name))
        self._row.addWidget(button)
        self.buttons[name] = button
        return button

    def showEvent(self, event: QShowEvent) -> None:
        """Be as high as the words need at this width: a label that wraps claims more."""
        super().showEvent(event)
        if self.minimumHeight() != self.maximumHeight() and self._whole.hasHeightForWidth():
            self.setFixedHeight(self._whole.totalHeightForWidth(self.width()))

    def choose(self, name: str) -> None:
        """Choose as its button would."""
        self.accept()
        self.chosen.emit(name)
