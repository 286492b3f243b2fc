"""The director's one window: the list of tournaments, or the tournament that is open.

Here is what the window is made of, and where it goes. Each other matter of it has its file: what
stands before what (``page_stack.py``), windows beside it (``secondary_windows.py``), what is told
over it (``window_messages.py``), what is typed and not saved (``unsaved_work.py``), what is asked
before it is left (``close_guard.py``). Building again in another language stays here: it is the
window being made. So does the search: a key decides whether it makes way.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QMainWindow

from td_app.tournament.state.setup import TournamentSetup
from td_app.ui.acts import Act
from td_app.ui.club_settings import KNOCKOUTS_NOTED
from td_app.ui.desk import Desk
from td_app.ui.destinations import APPLICATION_SPOTS, Destination, Spot, ToArticle, ToPage
from td_app.ui.keys import Keyboard, leave_control, leave_field
from td_app.ui.preloading import MadeAhead
from td_app.ui.widgets.hold_key_help import PageHelp
from td_app.ui.windows.act_table import FIND, KEYS_HELP, PALETTE
from td_app.ui.windows.close_guard import Departures
from td_app.ui.windows.keys_dialog import TRAIN, KeysDialog, sells_in
from td_app.ui.windows.page_acts import OVER_THE_WINDOW, club_page, every_act
from td_app.ui.windows.page_register import (
    CLUB_PAGES,
    FRONT_PAGES,
    PAGES,
    TournamentPage,
    load_pages,
    page_words,
    settings_at,
)
from td_app.ui.windows.page_stack import Foreground, FrontStack
from td_app.ui.windows.secondary_windows import SecondaryWindows
from td_app.ui.windows.start_view import StartView
from td_app.ui.windows.unsaved_work import UnsavedWork
from td_app.ui.windows.window_messages import WindowMessages
from td_app.words.language import fr_en

if TYPE_CHECKING:
    from td_app.ui.live_tournament import LiveTournament
    from td_app.ui.windows.finder.finder_panel import FinderPanel
    from td_app.ui.windows.tournament_view import TournamentView

WIDTH = 1366
HEIGHT = 768
SMALLEST = (1024, 528)
"""A screen of 1024×600 less the bar of the desktop and the window's own, in pixels."""


class MainWindow(QMainWindow):
    """Builds itself again around the same tournament when the language changes.

    ``gone()`` once it is closed.
    """

    gone = Signal()
    own_acts: tuple[Act, ...] = ()

    def __init__(self, desk: Desk, *, pages: tuple[TournamentPage, ...] = PAGES) -> None:
        """Show the tournament or the list of ``desk``."""
        super().__init__()
        self.desk = desk
        self.pages = pages
        self.view: TournamentView | None = None
        self.start: StartView | None = None
        self.finder: FinderPanel | None = None
        self.resize(WIDTH, HEIGHT)
        self.setMinimumSize(*SMALLEST)
        self.acts = every_act(self.own_acts, pages)
        self.beside = SecondaryWindows(self)
        self.ahead = MadeAhead(self)
        self.messages = WindowMessages(self, self)
        self.note = self.messages.note
        self.ask = self.messages.ask
        self.unsaved = UnsavedWork(self)
        self.departures = Departures(self, self.unsaved)
        self.layers = FrontStack(self, self.departures.may_put_away)
        self.setCentralWidget(self.layers)
        desk.guard = self.departures.may_change
        self.keyboard = Keyboard(self, self.acts, self.pressed)
        self.help = PageHelp(self, self.show_keys)
        self.turn_help = self.help.turn
        self.turn_over = self.layers.turn_over
        self.meeting = self.layers.meeting
        desk.opened.connect(self._on_opened)
        desk.languageChanged.connect(self._on_language)
        desk.refused.connect(self.messages.tell_refusal)
        desk.trouble.connect(self.messages.tell_trouble)
        desk.closing.connect(self.close)
        self._on_opened()

    @property
    def showing(self) -> bool:
        """Return whether a tournament is shown, with no page in front of it."""
        return self.view is not None and not self.covered and not self.in_club

    @property
    def covered(self) -> bool:
        """Return whether a page stands in front of everything."""
        return self.front is not None

    @property
    def front(self) -> Foreground | None:
        """Return the page in front of everything, None for none."""
        return self.layers.front

    @property
    def in_club(self) -> bool:
        """Return whether the club's space is shown, or a page in front of it."""
        return self.layers.in_club

    def out_of_place(self) -> str:
        """Return why nothing can be done in a tournament here, empty when it can."""
        if self.view is None or self.desk.live is None:
            return fr_en("Ouvrez d’abord un tournoi.", "Open a tournament first.")
        if self.front is not None:
            return fr_en(
                "Fermez d’abord la page ouverte par-dessus.", "Close the page in front first."
            )
        if self.in_club:
            return fr_en(
                "Revenez d’abord au tournoi (F3).", "Go back to the tournament first (F3)."
            )
        return ""

    def pressed(self, act: Act) -> None:
        """Do what a key asks; a search over the window makes way for anything else."""
        if self.finder is not None and act not in (FIND, PALETTE):
            self.finder.leave()
        there = ""
        if self.in_club and not self.covered:
            there = club_page(act, self.pages)
        if there:
            self.show_page(there)
        elif act is KEYS_HELP:
            self.help.press()
        else:
            act.take(self)

    def go(self, destination: Destination) -> None:
        """Show a destination: beside the window, over it, in front, or in the tournament."""
        front = next((page for page in FRONT_PAGES if destination == ToPage(page.key)), None)
        match destination:
            case Spot.PUBLIC_DISPLAY:
                self.beside.toggle_walls(self.layers.meeting())
            case Spot.FLOOR_WINDOW:
                if self.view is not None:
                    self.beside.show_floor(self.view.pages.made("floor"))
            case ToArticle(number, in_short=True):
                self.messages.show_article(number)
            case Spot.GUIDE:
                self.beside.show_guide(self.layers.page_seen())
            case Spot() if destination in OVER_THE_WINDOW:
                OVER_THE_WINDOW[destination](self)
            case Spot.CLUB_SPACE:
                self.layers.show_club()
            case _ if front is not None:
                self.layers.put_in_front(front.words(), front.make(self.desk))
            case Spot() if destination in APPLICATION_SPOTS and self.view is None:
                self.layers.put_in_front(
                    page_words("application"), settings_at(self.desk, destination)
                )
            case _ if destination.page in {page.key for page in CLUB_PAGES}:
                self.layers.show_club(destination)
            case _ if self.view is not None and destination.page in ("", *self.view.pages.keys):
                self.layers.leave_club()
                self.view.go(destination)

    def show_page(self, key: str) -> None:
        """Show a page by its key."""
        self.go(ToPage(key))

    def search_here(self) -> tuple[str, Callable[[str], None]] | None:
        """Return the name of the page that is shown and its own search, when it has one."""
        if self.in_club and self.front is None:
            return self.layers.club_space().search_here()
        if self.front is None and self.view is not None:
            return self.view.search_here()
        return None

    def find_anything(self) -> None:
        """Look for a player, a table, a situation, an article, a paper or a setting."""
        self._open_finder("find")

    def show_palette(self) -> None:
        """List every act by its words, with why one cannot be done now."""
        self._open_finder("act")

    def show_start(self) -> None:
        """Show the list of tournaments; an open one leaves the desk."""
        self.layers.leave_club()
        if self.desk.live is not None:
            self.desk.clear()
        else:
            self._build_start()

    def show_new(self, initial: TournamentSetup | None = None) -> None:
        """Show the page where a new tournament is prepared, from ``initial`` or from scratch."""
        from td_app.ui.pages.program.setup.page import NewTournamentPage, usual_setup

        usual = initial or usual_setup(
            self.desk.club.chips(), self.desk.settings.value(KNOCKOUTS_NOTED)
        )
        page = NewTournamentPage(self.desk.create, usual)
        page.form.offer(self.desk.offered)
        self.layers.put_in_front(fr_en("Nouveau tournoi", "New tournament"), page)

    def show_keys(self) -> None:
        """Open the list of keys."""
        self.ask(
            lambda over: KeysDialog(self.acts, over, sells=sells_in(self.desk.live)),
            lambda name: self.show_page("training") if name == TRAIN else None,
        )

    def come_forward(self) -> None:
        """Show the window over the others."""
        self.raise_()
        self.activateWindow()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take the Escape that nothing else wanted: it leaves field and list, or page in front."""
        if event.key() != Qt.Key.Key_Escape:
            super().keyPressEvent(event)
        elif not (self.layers.escaped() or (self.view is not None and self.view.escaped())):
            leave_control()

    def focusNextPrevChild(self, forward: bool) -> bool:  # noqa: N802 - Qt calls it
        """Go to the next or the previous stop of the Tab key, in the order of the screen."""
        if self.view is not None:
            self.view.order_focus()
        with self.keyboard.going_on():
            return super().focusNextPrevChild(forward)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Leave the field after a click beside it, so that the keys act again."""
        leave_field()
        super().mousePressEvent(event)

    def leave_application(self) -> None:
        """Close as by hand: what closing asks is asked."""
        super().close()

    def close(self) -> bool:
        """Close without asking, as the program does; by hand, :meth:`closeEvent` asks."""
        with self.departures.surely():
            return super().close()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Leave the desk: the journal is on disk already, the clock's moment is noted.

        Closed by hand, it asks first what becomes of a running clock and of what is written.
        """
        if not self.departures.may_close():
            event.ignore()
            return
        self.ahead.end()
        self.beside.leave_all()
        self.desk.close()
        super().closeEvent(event)
        self.gone.emit()

    def _open_finder(self, purpose: str) -> None:
        from td_app.ui.windows.finder.finder_panel import FinderPanel, Purpose

        if self.finder is None:
            self.finder = FinderPanel(self, self, Purpose(purpose))
            self.finder.left.connect(self._finder_left)
        else:
            self.finder.press_again(Purpose(purpose))

    def _finder_left(self) -> None:
        self.finder = None

    def _on_opened(self) -> None:
        """Show the open tournament, or the list when there is none."""
        self.beside.close()
        live = self.desk.live
        if live is None:
            self._build_start()
            return
        live.asks_before = self.departures.asks_before
        live.trouble.connect(self.messages.tell_trouble)
        live.refused.connect(self.messages.ask_hour)
        live.changed.connect(self._name_window)
        self._build_view(live)

    def _build_start(self) -> None:
        self.view = None
        self.start = StartView(self.desk)
        self.start.newAsked.connect(lambda: self.show_new())
        self.start.asked.connect(self.go)
        self.layers.put_down(self.start)
        self.ahead.begin(load_pages())
        self._name_window()

    def _build_view(self, live: LiveTournament) -> TournamentView:
        from td_app.ui.windows.tournament_view import TournamentView

        self.start = None
        view = self.view = TournamentView(self.desk, live, pages=self.pages)
        view.asked.connect(self.go)
        for acting in (view.top.acted, view.menu.acted, view.foot.acted):
            acting.connect(lambda act: act.take(self))
        self.layers.put_down(view)
        self.ahead.begin(load_pages(), view.made_ahead(), self.layers.made_ahead())
        self._name_window()
        return view

    def _on_language(self) -> None:
        """Rebuild everything in the new language; unsaved work stays."""
        live = self.desk.live
        show_again = self.layers.speaking_again()
        if self.view is None or live is None:
            self._build_start()
        else:
            from td_app.ui.pages.program.settings.page import settings_found, settings_left

            key = self.view.pages.key
            left = settings_left(self.view.pages.made("settings"))
            view = self._build_view(live)
            if left is not None:
                settings_found(view.pages.page("settings"), left)
            view.show_page(key)
        self.beside.retranslate()
        show_again()

    def _name_window(self) -> None:
        live = self.desk.live
        name = ""
        if live is not None:
            name = live.setup().name
        self.setWindowTitle(name or fr_en("Direction de tournoi", "Tournament director"))
