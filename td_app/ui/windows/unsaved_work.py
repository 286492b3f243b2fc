"""The unsaved work in the director's window: found page by page, saved, gone back to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from td_app.ui.desk import Desk

if TYPE_CHECKING:
    from td_app.ui.windows.page_stack import FrontStack
    from td_app.ui.windows.secondary_windows import SecondaryWindows
    from td_app.ui.windows.tournament_view import TournamentView


@dataclass(frozen=True, slots=True)
class Unkept:
    """Unsaved work in a few words, and the key of its page (none: the page in front)."""

    words: str
    page: str = ""


class WorkWindow(Protocol):
    """The window, by where one types."""

    desk: Desk
    layers: FrontStack
    beside: SecondaryWindows
    view: TournamentView | None

    def show_page(self, key: str) -> None:
        """Show a page by its key."""
        ...


class UnsavedWork:
    """Reads the pages that were made; one that was never shown holds nothing."""

    def __init__(self, window: WorkWindow) -> None:
        """Look into the pages of ``window``."""
        self._window = window

    def in_tournament(self) -> Sequence[Unkept]:
        """Return the unsaved work on the pages of the open tournament."""
        view = self._window.view
        if view is not None:
            made = [(key, view.pages.made(key)) for key in view.pages.keys]
        else:
            made = []
        floor = ""
        if self._window.beside.floor is not None:
            floor = self._window.beside.floor.page.unsaved_changes()
        doubt = ""
        if self._window.desk.live is not None:
            doubt = self._window.desk.live.unsettled()
        told = {floor: "floor", doubt: ""}
        told |= {page.unsaved_changes(): key for key, page in made if page is not None}
        return [Unkept(words, told[words]) for words in told if words]

    def in_front(self) -> Sequence[Unkept]:
        """Return that a tournament is being prepared on the page in front."""
        front = self._window.layers.front
        words = ""
        if front is not None:
            words = getattr(front.page, "unsaved_changes", str)()
        if words:
            return [Unkept(words)]
        return []

    def in_club(self) -> Sequence[Unkept]:
        """Return the unsaved work of the club's pages."""
        space = self._window.layers.space
        if space is None:
            return []
        return [Unkept(words, key) for key, words in space.unsaved_changes().items()]

    def keep(self, page: str) -> bool:
        """Save the unsaved work of a page of the tournament; return whether none is left there."""
        made = None
        if self._window.view is not None:
            made = self._window.view.pages.made(page)
        return made is None or made.keep()

    def back_to(self, page: str) -> None:
        """Show the page where something is written; empty for the one in front."""
        if page:
            self._window.layers.leave_front()
            self._window.show_page(page)
