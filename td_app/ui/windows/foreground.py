"""A page that takes the whole window for a while, under a bar with the way back."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from td_app.ui.theme import Height, Space, dress
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.labels import Say, label
from td_app.words.language import fr_en


class Foreground(QWidget):
    """``backAsked()`` when the director goes back without finishing."""

    backAsked = Signal()  # noqa: N815 - a Qt signal among Qt's own

    def __init__(self, title: str, page: QWidget) -> None:
        """Show ``page`` under ``title``."""
        super().__init__()
        dress(self, kind="page")
        self.page = page
        self.back = Button(fr_en("Retour", "Back"), Rank.QUIET, icon="chevron-left")
        self.back.clicked.connect(self.backAsked)
        bar = QFrame()
        dress(bar, kind="top-bar")
        bar.setFixedHeight(Height.TOP_BAR)
        row = QHBoxLayout(bar)
        row.setContentsMargins(Space.TIGHT, 0, Space.NORMAL, 0)
        row.setSpacing(Space.SNUG)
        row.addWidget(self.back)
        row.addWidget(label(title, Say.SECTION))
        row.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(bar)
        column.addWidget(page, 1)
