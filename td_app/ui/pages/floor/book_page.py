"""The rulebook: its articles by chapter, in our own words, and what applies them."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.page import Page
from td_app.ui.theme import dress


class BookPage(Page):
    """``incidentAsked(op)`` to ask about a situation or a procedure that applies an article."""

    incidentAsked = Signal(str)  # noqa: N815 - a Qt signal among Qt's own

    def __init__(self, live: LiveTournament, parent: QWidget | None = None) -> None:
        """Open the book at its first article."""
        super().__init__(live, parent)
        dress(self, kind="page")
        self.number = ""

    def show_article(self, number: str) -> None:
        """Open the book at an article."""
        self.number = number
