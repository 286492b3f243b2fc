"""A line across the page that says what is wrong or running out, with what to do about it."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QVBoxLayout, QWidget

from td_app.ui.theme.icons import dress, give_icon
from td_app.ui.theme.tokens import Space, Tone
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.labels import Say, icon_label, label
from td_app.words.language import fr_en

ROOM_FOR_WORDS = 320
"""Pixels the words need before buttons stand beside them."""

ICON_OF = {
    Tone.NEUTRAL: "note",
    Tone.ACCENT: "note",
    Tone.AMBER: "warning",
    Tone.RED: "stop",
}
INK_OF = {
    Tone.NEUTRAL: "text_soft",
    Tone.ACCENT: "accent_text",
    Tone.AMBER: "amber_text",
    Tone.RED: "red_text",
}


@dataclass(frozen=True, slots=True)
class BannerFacts:
    """What is said, how gravely, and the words of its buttons (the first is the main one)."""

    text: str
    detail: str = ""
    tone: Tone = Tone.AMBER
    actions: tuple[str, ...] = ()
    closable: bool = False


class Banner(QFrame):
    """``acted(index)`` when a button is pressed, ``closed()`` when it is put away."""

    acted = Signal(int)
    closed = Signal()

    def __init__(self, facts: BannerFacts, parent: QWidget | None = None) -> None:
        """Show ``facts``."""
        super().__init__(parent)
        dress(self, kind="banner", tone=facts.tone.value)
        self._icon = icon_label(ICON_OF[facts.tone], INK_OF[facts.tone])
        self._text = label(facts.text, Say.STRONG, wraps=True)
        self._detail = label(facts.detail, Say.SMALL, wraps=True)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self._text)
        words.addWidget(self._detail)
        said = QHBoxLayout()
        said.setSpacing(Space.SNUG)
        said.addWidget(self._icon, 0, Qt.AlignmentFlag.AlignTop)
        said.addLayout(words, 1)
        self._row = QHBoxLayout()
        self._row.setSpacing(Space.TIGHT)
        self._whole = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._whole.setContentsMargins(Space.SNUG, Space.TIGHT, Space.TIGHT, Space.TIGHT)
        self._whole.setSpacing(Space.TIGHT)
        self._whole.addLayout(said, 1)
        self._whole.addLayout(self._row)
        self._close = Button(
            rank=Rank.QUIET, icon="close", scale="small", tip=fr_en("Fermer", "Close")
        )
        self._close.setAccessibleName(fr_en("Fermer", "Close"))
        self._close.clicked.connect(self.closed)
        said.addWidget(self._close, 0, Qt.AlignmentFlag.AlignTop)
        self._facts: BannerFacts | None = None
        self._buttons: list[Button] = []
        self.set_facts(facts)

    @property
    def buttons(self) -> tuple[Button, ...]:
        """Return the buttons, in the order of the actions."""
        return tuple(self._buttons)

    def set_facts(self, facts: BannerFacts) -> None:
        """Show something else."""
        if facts == self._facts:
            return
        self._facts = facts
        dress(self, tone=facts.tone.value)
        give_icon(self._icon, ICON_OF[facts.tone], INK_OF[facts.tone])
        self._text.setText(facts.text)
        self._detail.setText(facts.detail)
        self._detail.setVisible(bool(facts.detail))
        self.setAccessibleName(" ".join(part for part in (facts.text, facts.detail) if part))
        while (item := self._row.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        self._buttons = [self._action(place, words) for place, words in enumerate(facts.actions)]
        self._close.setVisible(facts.closable)
        self._row.addStretch(1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the buttons under the words where there is little room beside them."""
        super().resizeEvent(event)
        narrow = self.width() - self._row.sizeHint().width() < ROOM_FOR_WORDS
        way = QBoxLayout.Direction
        self._whole.setDirection(way.TopToBottom if narrow else way.LeftToRight)

    def _action(self, place: int, words: str) -> Button:
        button = Button(words, Rank.SECONDARY if place == 0 else Rank.QUIET, scale="small")
        button.clicked.connect(lambda: self.acted.emit(place))
        self._row.addWidget(button)
        return button
