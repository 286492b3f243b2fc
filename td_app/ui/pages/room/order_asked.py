"""Where the director's order is asked, when the rules do not settle who finishes before whom."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QVBoxLayout

from rules_ropta.finishing_order import Out
from rules_ropta.ruling import Refused
from td_app.ui.pages.room.ranking_form import RankingForm


class OrderAsked(QVBoxLayout):
    """Holds the form while it is asked; ``answered()`` on Enter, ``resized()`` with its rows."""

    answered = Signal()
    resized = Signal()

    def __init__(self) -> None:
        """Ask nothing yet."""
        super().__init__()
        self.form: RankingForm | None = None

    def ask(
        self, names: Mapping[int, str], outs: Sequence[Out], refused: Refused, left: int
    ) -> None:
        """Ask in which order these players finish, ``left`` being in play; why is ``refused``."""
        self.drop()
        self.form = RankingForm(dict(names), list(outs), refused, left)
        self.form.reason.returnPressed.connect(self.answered)
        self.form.resized.connect(self.resized)
        self.addWidget(self.form)
        self.form.reason.setFocus(Qt.FocusReason.TabFocusReason)

    def drop(self) -> None:
        """Ask no more."""
        if self.form is not None:
            self.form.hide()
            self.form.deleteLater()
            self.form = None
