"""Builders of a director's window: plain pages that remember, and the window around them."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtWidgets import QLineEdit, QListWidget, QPushButton, QVBoxLayout

from td_app.tournament.proposals import Proposal
from td_app.ui.desk import Desk, DeskTournament
from td_app.ui.pages.page import Page
from td_app.ui.windows.main_window import MainWindow
from td_app.ui.windows.page_register import PAGES, RegisteredPage
from td_app.ui.windows.tournament_view import TournamentView


class PlainPage(Page):
    """A page with a field, a list and a button, and a memory."""

    def __init__(self, live: DeskTournament) -> None:
        super().__init__(live)
        self.told: list[str] = []
        self.asked: list[Proposal] = []
        self.field = QLineEdit()
        self.rows = QListWidget()
        self.rows.addItems(["un", "deux"])
        self.rows.itemActivated.connect(lambda: self.told.append("row"))
        self.button = QPushButton("Un bouton")
        self.button.clicked.connect(lambda: self.told.append("button"))
        column = QVBoxLayout(self)
        for widget in (self.field, self.rows, self.button):
            column.addWidget(widget)

    def refresh(self) -> None:
        self.told.append("refresh")

    def find_text(self, text: str) -> None:
        self.told.append("find")
        self.field.setFocus()

    def ask(self, proposal: Proposal) -> None:
        self.asked.append(proposal)

    def eliminate(self) -> None:
        self.told.append("eliminate")


def plain_pages() -> tuple[RegisteredPage, ...]:
    """Return the register with a plain page behind every entry."""
    return tuple(
        RegisteredPage(page.key, page.icon, lambda _desk, live: PlainPage(live)) for page in PAGES
    )


@dataclass
class Evening:
    """A window with a tournament in it."""

    desk: Desk
    window: MainWindow

    @property
    def live(self) -> DeskTournament:
        assert self.desk.live is not None
        return self.desk.live

    @property
    def view(self) -> TournamentView:
        assert self.window.view is not None
        return self.window.view

    @property
    def page(self) -> PlainPage:
        page = self.view.pages.currentWidget()
        assert isinstance(page, PlainPage)
        return page
