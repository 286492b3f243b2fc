"""The pages one over the other: each is made when first shown, only the shown one follows."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QApplication, QStackedWidget, QWidget

from td_app.ui.desk import Desk, DeskTournament
from td_app.ui.pages.page import Page
from td_app.ui.theme import dress
from td_app.ui.windows.page_register import PAGES, RegisteredPage

#: Signals of pages that the window answers; a page has those it needs.
ASKED = (
    "pageAsked",
    "articleAsked",
    "publicDisplayAsked",
    "placeRequested",
    "floorWindowAsked",
    "sanctionAsked",
    "moveAsked",
    "paperAsked",
    "clubSettingsAsked",
)


class PageStack(QStackedWidget):
    """Pages by key; :meth:`show_page` makes, refreshes and shows one.

    What a page asks of the window comes through: another page, an article, the public
    display, a place for a late entrant (by number), the floor in its own window, a sanction
    or another seat for a player, a paper by its name, the settings of the club.
    """

    pageAsked = Signal(str)  # noqa: N815 - a Qt signal among Qt's own
    articleAsked = Signal(str)  # noqa: N815
    publicDisplayAsked = Signal()  # noqa: N815
    placeRequested = Signal(int)  # noqa: N815
    floorWindowAsked = Signal()  # noqa: N815
    sanctionAsked = Signal(int)  # noqa: N815
    moveAsked = Signal(int)  # noqa: N815
    paperAsked = Signal(str)  # noqa: N815
    clubSettingsAsked = Signal()  # noqa: N815

    def __init__(
        self,
        desk: Desk,
        live: DeskTournament,
        parent: QWidget | None = None,
        *,
        pages: tuple[RegisteredPage, ...] = PAGES,
    ) -> None:
        """Hold ``pages`` for the tournament of ``live``; none is made yet."""
        super().__init__(parent)
        dress(self, kind="page")
        self._desk = desk
        self._live = live
        self._register = {page.key: page for page in pages}
        self._made: dict[str, Page] = {}
        self.key = ""

    @property
    def keys(self) -> tuple[str, ...]:
        """Return the keys of the pages, in the order of the rail."""
        return tuple(self._register)

    def page(self, key: str) -> Page:
        """Return a page, made now if it was never shown; raises ``KeyError`` for another key."""
        if key not in self._made:
            page = self._register[key].make(self._desk, self._live)
            self._made[key] = page
            for asked in ASKED:
                if hasattr(page, asked):
                    getattr(page, asked).connect(getattr(self, asked))
            self.addWidget(page)
        return self._made[key]

    def made(self, key: str) -> Page | None:
        """Return a page if it was ever shown."""
        return self._made.get(key)

    def show_page(self, key: str) -> Page:
        """Show a page as the tournament is now, and return it."""
        page = self.page(key)
        self.key = key
        page.refresh()
        page.tick()
        self._leave_keyboard(page)
        self.setCurrentWidget(page)
        return page

    def _leave_keyboard(self, page: Page) -> None:
        """Take the keyboard from the page that goes: the next one's first field would get it.

        The keys of the window then act on every page until a field is chosen there.
        """
        typed_in, going = QApplication.focusWidget(), self.currentWidget()
        if typed_in is None or going is None or going is page:
            return
        if going.isAncestorOf(typed_in):
            typed_in.clearFocus()

    def refresh(self) -> None:
        """Refresh the page that is shown."""
        if self.key:
            self._made[self.key].refresh()

    def tick(self) -> None:
        """Tell the page that is shown that time has passed."""
        if self.key:
            self._made[self.key].tick()
