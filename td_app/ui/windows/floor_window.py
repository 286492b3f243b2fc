"""The floor's page alone in a window: search, question, ruling."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QWidget

from td_app.printing.document import Stationery, StationeryNow
from td_app.ui.acts import Act
from td_app.ui.heartbeat import WhileSeen
from td_app.ui.keys import Keyboard
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.evening.floor.floor_head import keep_place, kept_place
from td_app.ui.pages.evening.floor.tabs import FloorTabs
from td_app.ui.theme import dress
from td_app.ui.widgets.hold_key_help import PageHelp
from td_app.ui.widgets.layout import column, put_away
from td_app.ui.widgets.page_help import on_page
from td_app.ui.windows.act_table import FIND, FLOOR, KEYS_HELP, PALETTE, QUIT
from td_app.ui.windows.page_acts import GUIDE, PAGE_HELP
from td_app.words.language import fr_en

WIDTH = 900
HEIGHT = 1200
TITLE_BAR = 40
"""What the system draws over the window, in pixels."""
SMALLEST = (640, 560)


class FloorWindow(QWidget):
    """``closed()``. Stands where it stood last; F2 and the keys of the searches act here.

    ``acted(act)`` (a search, or leaving), ``asked(destination)`` and ``guideAsked()`` are for the
    director's window.
    """

    closed = Signal()
    guideAsked = Signal()  # noqa: N815 - a Qt signal among Qt's own
    acted = Signal(object)
    asked = Signal(object)

    def __init__(
        self,
        live: LiveTournament,
        parent: QWidget | None = None,
        *,
        stationery: StationeryNow = Stationery,
        other_games: Callable[[], bool] = lambda: False,
    ) -> None:
        """Show the page for the tournament of ``live``."""
        super().__init__(parent, Qt.WindowType.Window)
        dress(self, kind="page")
        self._live = live
        self._stationery = stationery
        self._other_games = other_games
        self.setAttribute(Qt.WidgetAttribute.WA_QuitOnClose, False)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setMinimumSize(*SMALLEST)
        self._column = column(on=self, margins=0)
        self.page = self._page()
        if not self.restoreGeometry(kept_place()):
            there = self.screen().availableSize()
            self.resize(min(WIDTH, there.width()), min(HEIGHT, there.height() - TITLE_BAR))
        self.help = PageHelp(self, lambda: self.acted.emit(KEYS_HELP))
        acts = (FLOOR, FIND, PALETTE, KEYS_HELP, PAGE_HELP, GUIDE, QUIT)
        Keyboard(self, acts, self._pressed)
        live.changed.connect(self.refresh)
        WhileSeen(self, live.ticked, lambda: self.page.tick())
        self.refresh()

    def refresh(self) -> None:
        """Show the tournament as it is now."""
        name = self._live.setup().name
        self.setWindowTitle(fr_en("Floor · {0}", "Floor · {0}").format(name))
        self.page.refresh()

    def take_over(self, other: QWidget | None) -> None:
        """Go on with what is being asked on another floor's page."""
        if isinstance(other, FloorTabs):
            self.page.take_over(other)

    def come_forward(self) -> None:
        """Show the window over the others, with the keyboard on its page."""
        self.show()
        self.raise_()
        self.activateWindow()
        if self.page.rule.finding:
            self.page.find_text("")

    def retranslate(self) -> None:
        """Rebuild the page in the language of the screens; the open question stays."""
        left = self.page
        self.page = self._page()
        self.page.take_over(left)
        put_away(left)
        self.refresh()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Remember where the window was."""
        keep_place(self.saveGeometry())
        super().closeEvent(event)
        self.closed.emit()

    def _page(self) -> FloorTabs:
        page = FloorTabs(
            self._live, alone=True, stationery=self._stationery, other_games=self._other_games
        )
        on_page(page, "floor")
        page.asked.connect(self.asked)
        self._column.addWidget(page)
        return page

    def _pressed(self, act: Act) -> None:
        if act is FLOOR:
            self.page.find_text("")
        elif act is KEYS_HELP:
            self.help.press()
        elif act is PAGE_HELP:
            self.help.turn()
        elif act is GUIDE:
            self.guideAsked.emit()
        else:
            self.acted.emit(act)
