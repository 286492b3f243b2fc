"""The base of every tab of the season's page, and the page as its tabs see it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from PySide6.QtWidgets import QWidget

from td_app.club.seasons import ClubSeasons
from td_app.season.board import Board
from td_app.season.repository import Season
from td_app.ui.desk import Desk

EVENINGS = 2
SCALE = 3
"""Places of the tabs that others lead to."""


class SeasonHost(Protocol):
    """The page as its tabs know it."""

    seasons: ClubSeasons
    desk: Desk
    board: Board
    known: tuple[Season, ...]

    @property
    def season(self) -> Season | None:
        """Return the season that is shown."""
        ...

    @property
    def part_shown(self) -> int | None:
        """Return the part that is shown, None for the whole season."""
        ...

    def show_tab(self, tab: int) -> None:
        """Show another tab, by its place."""
        ...

    def show_whole(self) -> None:
        """Show the whole season in place of one of its parts."""
        ...

    def add_evenings(self) -> None:
        """Ask which evenings to put in the season."""
        ...

    def print_grid(self) -> None:
        """Print the grid of the evenings."""
        ...

    def do(self, act: Callable[[], object], said: str = "") -> bool:
        """Do something to the season, then say it and show it."""
        ...


class SeasonTab(QWidget):
    """Shows the season and part chosen on the page, when it is asked to.

    ``tools`` stand after these, on their row; empty unless a tab puts something there.
    """

    def __init__(self, host: SeasonHost) -> None:
        super().__init__()
        self.host = host
        self.tools = QWidget()

    def refresh(self) -> None:
        """Show the season as it is now."""

    def find_text(self, text: str) -> None:
        """Search for ``text``; a tab without a search ignores it."""

    def unsaved_changes(self) -> str:
        """Return the unsaved work in a few words, "" when there is none."""
        return ""
