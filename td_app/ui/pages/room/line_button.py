"""A line of a panel: what can be done, and under it why it cannot be done now."""

from __future__ import annotations

from PySide6.QtWidgets import QBoxLayout, QLabel

from td_app.ui.theme import dress
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.labels import Say, label

#: Where the words of a line begin, in pixels: after its edge and its icon.
WORDS_FROM = 40


class LineButton(Button):
    """A quiet button as wide as its panel; ``why`` stands under it while it is refused."""

    why: QLabel | None = None

    def __init__(self, words: str, icon: str, column: QBoxLayout) -> None:
        """Stand at the end of ``column``, the layout of a widget."""
        super().__init__(words, Rank.QUIET, icon=icon)
        dress(self, layout="line")
        self.why = label("", Say.SMALL, wraps=True)
        self.why.hide()
        self.why.setIndent(WORDS_FROM)
        column.addWidget(self)
        column.addWidget(self.why)

    def set_refusal(self, reason: str | None) -> None:
        """Grey the line and say why under it, or make it available again with ``None``."""
        super().set_refusal(reason)
        if self.why is not None:
            self.why.setText(reason or "")
            self.why.setVisible(reason is not None)
