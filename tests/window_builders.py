"""Builders of a director's window: plain pages that remember, and the window around them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from builders import MemoryJournal
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QLineEdit, QListWidget, QPushButton, QVBoxLayout, QWidget

from td_app.ports.trouble import StorageTrouble
from td_app.tournament.state.clock import SeenMark
from td_app.ui.desk import Desk
from td_app.ui.destinations import Destination
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.page import Page
from td_app.ui.windows.main_window import MainWindow
from td_app.ui.windows.page_register import PAGES, TournamentPage
from td_app.ui.windows.tournament_view import TournamentView


class FullDisk(MemoryJournal):
    """A journal whose disk can be full: nothing is written then."""

    full = False

    def append(self, *given: Any, **named: Any) -> None:
        if self.full:
            raise StorageTrouble("DISK_FULL", "no space left on device")
        super().append(*given, **named)

    def seen(self, tournament: int, mark: SeenMark) -> None:
        if self.full:
            raise StorageTrouble("DISK_FULL", "no space left on device")
        super().seen(tournament, mark)


class PlainPage(Page):
    """A page with a field, a list and a button, and a memory."""

    def __init__(self, live: LiveTournament) -> None:
        super().__init__(live)
        self.told: list[str] = []
        self.gone_to: list[Destination] = []
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

    def go(self, destination: Destination) -> None:
        self.gone_to.append(destination)


def plain_pages() -> tuple[TournamentPage, ...]:
    """Return the register with a plain page behind every entry."""
    return tuple(replace(page, make=lambda _desk, live: PlainPage(live)) for page in PAGES)


class Watcher(QObject):
    """Notes every widget shown as a window."""

    def __init__(self) -> None:
        super().__init__()
        self.shown: list[str] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Show and isinstance(watched, QWidget) and watched.isWindow():
            self.shown.append(type(watched).__name__)
        return False


@dataclass
class Evening:
    """A window with a tournament in it."""

    desk: Desk
    window: MainWindow

    @property
    def live(self) -> LiveTournament:
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
