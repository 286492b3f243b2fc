"""What every page of the director's window is."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from td_app.ui.destinations import Destination
from td_app.ui.live_tournament import LiveTournament


class Page(QWidget):
    """A page shows its view of the live tournament and sends commands.

    ``refresh`` is called after every change while the page is shown, and when it is shown;
    ``tick`` five times a second while shown, for what shows time. A page never decides,
    never reads the journal's rows, never repeats a rule. ``asked(destination)`` to go elsewhere:
    another page, a paper, an article.
    """

    asked = Signal(object)

    def __init__(self, live: LiveTournament, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.live = live

    def refresh(self) -> None:
        """Show the state as it is now."""

    def tick(self) -> None:
        """Show the time as it is now."""

    def go(self, destination: Destination) -> None:
        """Show a destination of this page; the page itself needs nothing more."""

    def find_text(self, text: str) -> None:
        """Put the page's own search on this text (Ctrl+F); pages without one ignore it."""
