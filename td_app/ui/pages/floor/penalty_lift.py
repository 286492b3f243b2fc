"""Taking a sanction back: a reason first, then the verb, in the page."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from td_app.tournament import commands as cmd
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.theme import Space
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.keys import LineField
from td_app.words.language import fr_en


class LiftLine(QWidget):
    """Hidden until a sanction is to be lifted; ``closed()`` once it is, or is kept."""

    closed = Signal()

    def __init__(self, live: LiveTournament, parent: QWidget | None = None) -> None:
        """Lift sanctions of ``live``."""
        super().__init__(parent)
        self._live = live
        self._penalty = 0
        self.reason = LineField()
        self.reason.setPlaceholderText(
            fr_en("Pourquoi cette sanction est levée", "Why this penalty is lifted")
        )
        self.lift = Button(fr_en("Lever la sanction", "Lift the penalty"), Rank.SECONDARY)
        self.keep = Button(fr_en("La garder", "Keep it"), Rank.QUIET)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(Space.TIGHT)
        row.addWidget(self.reason, 1)
        row.addWidget(self.lift)
        row.addWidget(self.keep)
        self.reason.textChanged.connect(self._judge)
        self.reason.returnPressed.connect(self._send)
        self.lift.clicked.connect(self._send)
        self.keep.clicked.connect(self.leave)
        self.hide()

    def ask(self, penalty: int, name: str) -> None:
        """Ask why the sanction of that number, of this player, is lifted."""
        self._penalty = penalty
        words = fr_en(
            "Pourquoi la sanction de {0} est levée", "Why the penalty of {0} is lifted"
        ).format(name)
        self.reason.setAccessibleName(words)
        self.reason.clear()
        self._judge()
        self.show()
        self.reason.setFocus(Qt.FocusReason.OtherFocusReason)

    def leave(self) -> None:
        """Ask no more."""
        self.hide()
        self.closed.emit()

    def _judge(self) -> None:
        wordless = not self.reason.text().strip()
        self.lift.set_refusal(
            fr_en("Écrivez d'abord le motif.", "Write the reason first.") if wordless else None
        )

    def _send(self) -> None:
        note = self.reason.text().strip()
        if note and self._live.dispatch(cmd.LiftPenalty(self._penalty, note)) is not None:
            self.leave()
