"""Réglages: those of the tournament, and those of the application."""

from __future__ import annotations

from PySide6.QtWidgets import QStackedWidget, QWidget

from td_app.ui.desk import Desk
from td_app.ui.destinations import Destination, Spot, ToSetting
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.page import Page
from td_app.ui.pages.settings_page import SettingsPage
from td_app.ui.pages.setup_page import SetupPage
from td_app.ui.theme import dress
from td_app.ui.widgets.page_parts import PageTabs
from td_app.words.language import fr_en


class SettingsTabs(Page):
    """Two tabs; the first one speaks of the open tournament."""

    def __init__(self, desk: Desk, live: LiveTournament, parent: QWidget | None = None) -> None:
        """Show the settings of ``live`` and of ``desk``."""
        super().__init__(live, parent)
        dress(self, kind="page")
        self._desk = desk
        self.setup = SetupPage(live)
        self.setup.form.prizes.offer_money(desk.money_prizes)
        self.application = SettingsPage(desk)
        self.tabs = PageTabs(
            fr_en("Réglages", "Settings"),
            (
                fr_en("Ce tournoi", "This tournament"),
                fr_en("L'application et le club", "The application and the club"),
            ),
        )
        self._stack = QStackedWidget()
        for page in (self.setup, self.application):
            self._stack.addWidget(page)
        self.tabs.currentChanged.connect(self._show_tab)
        self.tabs.lay_out(self, self._stack)

    def refresh(self) -> None:
        """Show the settings as they are now."""
        self.setup.refresh()

    def tick(self) -> None:
        """Tell the settings of the tournament that time has passed."""
        self.setup.tick()

    def go(self, destination: Destination) -> None:
        """Show a section of the settings."""
        match destination:
            case ToSetting(section):
                self.show_section(section)
            case Spot.CLUB_SETTINGS:
                self.show_club()
            case Spot.STRUCTURE_MAKER:
                self.show_section("structure")
                self.setup.form.structure.open_maker()

    def show_application(self) -> None:
        """Show the settings of the application."""
        self.tabs.setCurrentIndex(1)

    def show_club(self) -> None:
        """Show the club's name and logo."""
        self.show_application()
        self.application.show_club()

    def show_section(self, key: str) -> None:
        """Show a section of the tournament's settings by its key, or the application's."""
        if key == "application":
            self.show_application()
        else:
            self.tabs.setCurrentIndex(0)
            self.setup.form.show_section(key)

    def _show_tab(self, tab: int) -> None:
        self.setup.form.prizes.offer_money(self._desk.money_prizes)
        self._stack.setCurrentIndex(tab)

    @property
    def on_application(self) -> bool:
        """Return whether the settings of the application are shown."""
        return self.tabs.currentIndex() == 1
