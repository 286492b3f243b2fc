"""One thing to have ready, ticked or not, with the button that sees to it."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QWidget

from td_app.ui.theme import Height, Space, Tone, dress, give_icon
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.labels import icon_label, label


class ChecklistRow(QWidget):
    """Words with a tick once ready, a warning until then, a quiet dot while it must wait."""

    def __init__(self, verb: str) -> None:
        """Offer ``verb`` at the right."""
        super().__init__()
        self.setMinimumHeight(Height.ROW + Space.HAIR)
        self._icon = icon_label("check", "accent_text")
        self.words = label("")
        self.button = Button(verb, Rank.SECONDARY, scale="small")
        self._line = QHBoxLayout(self)
        self._line.setContentsMargins(0, 0, 0, 0)
        self._line.setSpacing(Space.SNUG)
        self._line.addWidget(self._icon)
        self._line.addWidget(self.words, 1)
        self._line.addWidget(self.button)

    def add(self, button: Button) -> None:
        """Put another button at the right."""
        self._line.addWidget(button)

    def say(self, words: str, *, ready: bool, waiting: bool = False) -> None:
        """Say where it stands."""
        self.words.setText(words)
        if waiting:
            give_icon(self._icon, "hourglass", "text_soft")
        elif ready:
            give_icon(self._icon, "check", "accent_text")
        else:
            give_icon(self._icon, "warning", "amber_text")
        dress(self.words, tone=Tone.NEUTRAL.value if ready or waiting else Tone.AMBER.value)
        dress(self.words, type="soft" if waiting else "body")
