"""Time called on a player who thinks too long, above whatever the floor is doing (3.5)."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from td_app.ui.live_tournament import LiveTournament
from td_app.ui.theme import dress
from td_app.ui.widgets.buttons import Button


class TimeCallBar(QWidget):
    """Hidden while nobody calls time; ``button`` stands where its owner puts it."""

    def __init__(self, live: LiveTournament, parent: QWidget | None = None) -> None:
        """Follow the countdowns of ``live``."""
        super().__init__(parent)
        dress(self, kind="page")
        self._live = live
        self.button = Button(self.tr("Temps"), icon="hourglass")
        self.hide()

    def refresh(self) -> None:
        """Show the countdowns that run now."""

    def tick(self) -> None:
        """Show the seconds left now."""

    def ask(self, table: int | None = None) -> None:
        """Call time at a table; without one, it is chosen first."""
