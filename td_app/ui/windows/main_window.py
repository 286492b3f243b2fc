"""The director's one window: the list of tournaments, or the tournament that is open."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QCloseEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QMainWindow, QStackedWidget, QWidget

from rules_ropta.ruling import Refused
from td_app.ports import StorageTrouble
from td_app.tournament.state.setup import TournamentSetup
from td_app.ui.acts import Act, KeyRow
from td_app.ui.desk import Desk, DeskTournament
from td_app.ui.dialogs.house_dialog import HouseDialog
from td_app.ui.dialogs.keys_dialog import KeysDialog
from td_app.ui.dialogs.trouble_dialog import TRY_AGAIN, TroubleDialog
from td_app.ui.keys import Keyboard, leave_control, leave_field
from td_app.ui.pages.settings_left import settings_found, settings_left
from td_app.ui.pages.settings_page import SettingsPage
from td_app.ui.widgets.buttons import Rank
from td_app.ui.windows.foreground import Foreground
from td_app.ui.windows.key_acts import KeyActs
from td_app.ui.windows.page_register import PAGES, RegisteredPage, page_words
from td_app.ui.windows.start_view import StartView
from td_app.ui.windows.tournament_view import TournamentView
from td_app.ui.windows.windows_beside import WindowsBeside
from td_app.words import refusal_sentence, trouble_sentence
from td_app.words.language import fr_en

if TYPE_CHECKING:
    from td_app.ui.windows.finder.finder_panel import FinderPanel

WIDTH, HEIGHT = 1366, 768
SMALLEST = (1180, 680)


class MainWindow(QMainWindow):
    """Builds itself again around the same tournament when the language changes."""

    def __init__(self, desk: Desk, *, pages: tuple[RegisteredPage, ...] = PAGES) -> None:
        """Show what is on ``desk``."""
        super().__init__()
        self.desk = desk
        self.pages = pages
        self.view: TournamentView | None = None
        self.start: StartView | None = None
        self.front: Foreground | None = None
        self.dialog: HouseDialog | None = None
        self.finder: FinderPanel | None = None
        self._stack = QStackedWidget()
        self.setCentralWidget(self._stack)
        self.resize(WIDTH, HEIGHT)
        self.setMinimumSize(*SMALLEST)
        self.acts = KeyActs(self)
        self.beside = WindowsBeside(self)
        self.keyboard = Keyboard(self, self.pressed, self.acts.space_on_a_row)
        desk.opened.connect(self._on_opened)
        desk.languageChanged.connect(self._on_language)
        desk.refused.connect(self._on_refused)
        desk.trouble.connect(self._on_trouble)
        self._on_opened()

    def pressed(self, row: KeyRow) -> None:
        """Do what a key asks; a search over the window makes way for anything else."""
        if self.finder is not None and row.act not in (Act.FIND, Act.PALETTE):
            self.finder.leave()
        self.acts.do(row)

    def find_anything(self) -> None:
        """Look for a player, a table, a situation, an article, a paper or a setting."""
        self._open_finder("find")

    def show_palette(self) -> None:
        """List every act by its words, with why one cannot be done now."""
        self._open_finder("act")

    def show_page(self, key: str) -> None:
        """Show a page of the open tournament by its key."""
        if self.view is not None:
            self.view.show_page(key)

    def show_start(self) -> None:
        """Show the list of tournaments; an open one leaves the desk."""
        if self.desk.live is not None:
            self.desk.clear()
        else:
            self._build_start()

    def show_new(self, initial: TournamentSetup | None = None) -> None:
        """Show the page where a new tournament is prepared, from ``initial`` or from scratch."""
        from td_app.ui.pages.setup_page import NewTournamentPage, usual_setup

        usual = initial or usual_setup(self.desk.club.chips())
        page = NewTournamentPage(self.desk.create, usual)
        page.form.prizes.offer_money(self.desk.money_prizes)
        self._put_in_front(fr_en("Nouveau tournoi", "New tournament"), page)

    def show_settings(self) -> None:
        """Show the settings of the application, without a tournament."""
        self._put_in_front(fr_en("Réglages", "Settings"), SettingsPage(self.desk))

    def show_keys(self) -> None:
        """Open the list of keys."""
        self.show_dialog(KeysDialog([page_words(page.key) for page in self.pages], self))

    def show_article(self, number: str) -> None:
        """Open an article of the rulebook in a few words."""
        from td_app.ui.dialogs.article_dialog import ArticleDialog

        self.show_dialog(ArticleDialog(number, self))

    def show_dialog(self, dialog: HouseDialog) -> None:
        """Open a dialog over the window."""
        self.dialog = dialog
        dialog.finished.connect(self._dialog_closed)
        dialog.open()

    def toggle_public_display(self) -> None:
        """Open the public window, or close it."""
        self.beside.toggle_walls()

    def show_floor_window(self) -> None:
        """Open the floor's page in its own window, or bring that window to the front."""
        self.beside.show_floor()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take the Escape that nothing else wanted: the keyboard leaves field and list."""
        if event.key() == Qt.Key.Key_Escape:
            leave_control()
        else:
            super().keyPressEvent(event)

    def focusNextPrevChild(self, forward: bool) -> bool:  # noqa: N802 - Qt calls it
        """Go to the next or the previous stop of the Tab key, in the order of the screen."""
        if self.view is not None:
            self.view.order_focus()
        return super().focusNextPrevChild(forward)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Leave the field after a click beside it, so that the keys act again."""
        leave_field()
        super().mousePressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Leave the desk: the journal is on disk already, the clock's moment is noted."""
        self.beside.close()
        self.desk.close()
        super().closeEvent(event)

    def _open_finder(self, purpose: str) -> None:
        from td_app.ui.windows.finder.finder_panel import FinderPanel, Purpose

        if self.finder is None:
            self.finder = FinderPanel(self, Purpose(purpose))
        else:
            self.finder.press_again(Purpose(purpose))

    def _put_in_front(self, title: str, page: QWidget) -> None:
        front = Foreground(title, page)
        front.backAsked.connect(self._leave_front)
        self._leave_front()
        self.front = front
        self._stack.addWidget(front)
        self._stack.setCurrentWidget(front)

    def _leave_front(self) -> None:
        front, self.front = self.front, None
        if front is not None:
            self._stack.removeWidget(front)
            front.deleteLater()

    def _put_down(self, shown: QWidget) -> None:
        """Show ``shown`` instead of all there was."""
        self.front = None
        while (old := self._stack.widget(0)) is not None:
            self._stack.removeWidget(old)
            old.hide()
            old.deleteLater()
        self._stack.addWidget(shown)

    def _on_opened(self) -> None:
        """Show the tournament on the desk, or the list when there is none."""
        self.beside.close()
        live = self.desk.live
        if live is None:
            self._build_start()
            return
        live.trouble.connect(self._on_trouble)
        live.changed.connect(self._name_window)
        self._build_view(live)

    def _build_start(self) -> None:
        self.view = None
        self.start = StartView(self.desk)
        self.start.newAsked.connect(lambda: self.show_new())
        self.start.settingsAsked.connect(self.show_settings)
        self._put_down(self.start)
        self._name_window()

    def _build_view(self, live: DeskTournament) -> TournamentView:
        self.start = None
        view = self.view = TournamentView(self.desk, live, pages=self.pages)
        view.top.clockPressed.connect(self.acts.toggle_clock)
        view.publicDisplayAsked.connect(self.toggle_public_display)
        view.floorWindowAsked.connect(self.show_floor_window)
        view.top.helpAsked.connect(self.show_keys)
        view.menu.newAsked.connect(lambda: self.show_new())
        view.menu.allAsked.connect(self.show_start)
        view.foot.undoAsked.connect(self.acts.undo)
        view.foot.redoAsked.connect(self.acts.redo)
        view.articleAsked.connect(self.show_article)
        self._put_down(view)
        self._name_window()
        return view

    def _on_language(self) -> None:
        """Build everything again in the new language; what is being written is kept."""
        front, live = self.front, self.desk.live
        if self.view is None or live is None:
            self._build_start()
        else:
            key, left = self.view.pages.key, settings_left(self.view.pages.made("settings"))
            view = self._build_view(live)
            if left is not None:
                settings_found(view.pages.page("settings"), left)
            view.show_page(key)
        self.beside.speak_again()
        if front is not None:
            self._put_in_front_again(front)

    def _put_in_front_again(self, front: Foreground) -> None:
        if isinstance(front.page, SettingsPage):
            self.show_settings()
        else:
            self.show_new(front.page.form.draft)  # type: ignore[attr-defined]

    def _name_window(self) -> None:
        live = self.desk.live
        name = live.state.setup.name if live is not None else ""
        self.setWindowTitle(name or fr_en("Direction de tournoi", "Tournament director"))

    def _dialog_closed(self) -> None:
        self.dialog = None

    def _on_refused(self, refusal: Refused) -> None:
        if self.view is not None:
            self.view.foot.refuse(refusal)
            return
        dialog = HouseDialog(
            fr_en("Ce n'est pas possible", "This is not possible"),
            refusal_sentence(refusal),
            self,
            icon="stop",
        )
        dialog.add_button("close", fr_en("Fermer", "Close"), Rank.PRIMARY)
        self.show_dialog(dialog)

    def _on_trouble(self, trouble: StorageTrouble) -> None:
        live = self.desk.live
        asked = live.asking if live is not None else None
        if asked is None or live is None:
            if self.view is not None:
                self.view.warn(trouble)
            else:
                self._tell_trouble(trouble)
            return
        dialog = TroubleDialog(trouble, self)
        dialog.chosen.connect(lambda name: live.dispatch(asked) if name == TRY_AGAIN else None)
        self.show_dialog(dialog)

    def _tell_trouble(self, trouble: StorageTrouble) -> None:
        if self.dialog is not None:
            return
        dialog = HouseDialog(
            fr_en("Le fichier du club pose problème", "There is trouble with the club's file"),
            trouble_sentence(trouble),
            self,
            icon="warning",
        )
        dialog.add_button("close", fr_en("Fermer", "Close"), Rank.PRIMARY)
        self.show_dialog(dialog)
