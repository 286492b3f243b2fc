"""The incidents noted: found again, read whole, completed by a note, never rewritten."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.page import Page
from td_app.ui.theme import dress


class IncidentsPage(Page):
    """``articleAsked(number)`` for the book, ``incidentAsked(op)`` to ask the question anew,
    ``penaltyAsked(incident, entrant, fault)`` to sanction a player concerned.
    """

    articleAsked = Signal(str)  # noqa: N815 - Qt signals among Qt's own
    incidentAsked = Signal(str)  # noqa: N815
    penaltyAsked = Signal(int, int, str)  # noqa: N815

    def __init__(self, live: LiveTournament, parent: QWidget | None = None) -> None:
        """Show the incidents of ``live``."""
        super().__init__(live, parent)
        dress(self, kind="page")
