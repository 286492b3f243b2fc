"""A reason asked beside the button that it lets through."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from td_app.ui.theme.tokens import Space
from td_app.ui.widgets.buttons import Button
from td_app.ui.widgets.keys import LineField
from td_app.ui.widgets.layout import Margins, row, wide
from td_app.words.language import fr_en


class ReasonLine(QWidget):
    """``given(reason)`` on the button or on Enter; the button waits for words."""

    given = Signal(str)

    def __init__(
        self,
        verb: str,
        *,
        name: str = "",
        hint: str = "",
        needed: str = "",
        width: int = 0,
        margins: Margins = 0,
    ) -> None:
        """Put ``verb`` on the button; ``hint`` stands in the line, ``needed`` on a grey button.

        ``width`` in pixels keeps the line from filling the page.
        """
        super().__init__()
        self.field = LineField(
            hint=hint or fr_en("Raison, écrite au procès-verbal", "Reason, written in the minutes"),
            name=name or fr_en("Raison", "Reason"),
        )
        self.button = Button(verb, does=self._give)
        self._needed = needed or fr_en("Écrivez d'abord la raison.", "Write the reason first.")
        parts = (wide(self.field), self.button)
        self.line = row(*parts, on=self, spacing=Space.TIGHT, margins=margins)
        if width:
            self.field.setMaximumWidth(width)
            self.line.addStretch(1)
        self.field.textChanged.connect(self.judge)
        self.field.returnPressed.connect(self.button.click)
        self.judge()

    def reason(self) -> str:
        """Return the reason typed, empty without one."""
        return self.field.text().strip()

    def judge(self) -> None:
        """Grey the button as long as there is no reason."""
        self.button.set_refusal(None if self.reason() else self._needed)

    def _give(self) -> None:
        self.given.emit(self.reason())
