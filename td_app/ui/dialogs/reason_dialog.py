"""Asking for the reason of a departure: it goes into the minutes."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from td_app.ui.dialogs.house_dialog import HouseDialog
from td_app.ui.widgets.buttons import Rank
from td_app.ui.widgets.labels import Say, label
from td_app.words.language import fr_en

LINES_HEIGHT = 92


class ReasonDialog(HouseDialog):
    """``given(reason)`` with the words typed."""

    given = Signal(str)

    def __init__(
        self,
        title: str,
        words: str,
        verb: str,
        parent: QWidget | None = None,
        *,
        needed: bool = True,
    ) -> None:
        """Ask under ``title``; ``verb`` is on the button, greyed until a needed reason is typed."""
        super().__init__(title, words, parent, icon="note")
        self._needed = needed
        self.reason = QPlainTextEdit()
        self.reason.setAccessibleName(fr_en("Motif", "Reason"))
        self.reason.setFixedHeight(LINES_HEIGHT)
        self.reason.setTabChangesFocus(True)
        title_of_field = (
            fr_en("Motif", "Reason") if needed else fr_en("Motif (facultatif)", "Reason (optional)")
        )
        self.body.addWidget(label(title_of_field, Say.STRONG))
        self.body.addWidget(self.reason)
        self.body.addWidget(
            label(
                fr_en("Il sera écrit au procès-verbal.", "It will be written in the minutes."),
                Say.SMALL,
                wraps=True,
            )
        )
        self.add_button("cancel", fr_en("Ne rien changer", "Change nothing"))
        self.confirm = self.add_button("confirm", verb, Rank.PRIMARY)
        self.reason.textChanged.connect(self._judge)
        self.chosen.connect(self._give)
        self._judge()
        self.reason.setFocus()

    def _judge(self) -> None:
        missing = self._needed and not self.reason.toPlainText().strip()
        self.confirm.set_refusal(
            fr_en("Écrivez d'abord un motif.", "Write a reason first.") if missing else None
        )

    def _give(self, name: str) -> None:
        if name == "confirm":
            self.given.emit(self.reason.toPlainText().strip())


def ask_reason(
    parent: QWidget,
    title: str,
    words: str,
    verb: str,
    given: Callable[[str], None],
    *,
    needed: bool = True,
) -> ReasonDialog:
    """Open the question and call ``given`` with the reason; return the dialog."""
    dialog = ReasonDialog(title, words, verb, parent, needed=needed)
    dialog.given.connect(given)
    dialog.open()
    return dialog
