"""The head of what was opened from the search: a way back, a mark, a title."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from td_app.ui.theme import Space, Tone, dress, give_icon
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.labels import Say, icon_label, label
from td_app.words.language import fr_en

ICON = 24


class ViewHead(QWidget):
    """``back`` is its button; the mark is an icon, or an article's number."""

    def __init__(self, back: str, parent: QWidget | None = None) -> None:
        """Lead back to where ``back`` says."""
        super().__init__(parent)
        self.back = Button("", Rank.QUIET, icon="chevron-left")
        dress(self.back, layout="number")
        self.back.setFixedWidth(36)
        self.back.setAccessibleName(back)
        self.back.setToolTip(fr_en("{0} (Échap)", "{0} (Esc)").format(back))
        self._icon = icon_label("stage-deal", "accent_text", ICON)
        self._number = label("", Say.TITLE, tone=Tone.ACCENT)
        self._title = label("", Say.TITLE, wraps=True)
        self._title.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._beside = label("", Say.SOFT)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(Space.SNUG)
        top = Qt.AlignmentFlag.AlignTop
        row.addWidget(self.back, 0, top)
        for mark in (self._icon, self._number):
            row.addWidget(mark)
        row.addWidget(self._title, 1)
        row.addWidget(self._beside)

    def say(self, title: str, *, icon: str = "", number: str = "", beside: str = "") -> None:
        """Say ``title`` after its icon or its number; ``beside`` stands at the right."""
        if icon:
            give_icon(self._icon, icon, "accent_text")
        self._icon.setVisible(bool(icon))
        self._number.setText(f"§\u00a0{number}")
        self._number.setVisible(bool(number))
        self._title.setText(title)
        self._beside.setText(beside)
