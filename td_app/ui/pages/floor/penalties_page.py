"""Sanctions: which one is suggested for a fault, which ones run, hand by hand (11)."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.page import Page
from td_app.ui.theme import dress


class PenaltiesPage(Page):
    """``articleAsked(number)`` to read an article, ``paperAsked(document)`` to print them all."""

    articleAsked = Signal(str)  # noqa: N815 - Qt signals among Qt's own
    paperAsked = Signal(str)  # noqa: N815

    def __init__(self, live: LiveTournament, parent: QWidget | None = None) -> None:
        """Show the sanctions of ``live``."""
        super().__init__(live, parent)
        dress(self, kind="page")

    def prefill(self, entrant: int, fault: str = "", incident: int | None = None) -> None:
        """Begin a sanction with what is known of it: the player, the fault, the incident."""
