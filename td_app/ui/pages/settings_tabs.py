"""Réglages: those of the tournament, and those of the application."""

from __future__ import annotations

from PySide6.QtWidgets import QTabWidget, QVBoxLayout, QWidget

from td_app.ui.desk import Desk
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.page import Page
from td_app.ui.pages.settings_page import SettingsPage
from td_app.ui.pages.setup_page import SetupPage
from td_app.ui.theme import Space


class SettingsTabs(Page):
    """Two tabs; the first one speaks of the open tournament."""

    def __init__(self, desk: Desk, live: LiveTournament, parent: QWidget | None = None) -> None:
        """Show the settings of ``live`` and of ``desk``."""
        super().__init__(live, parent)
        self.setup = SetupPage(live)
        self.application = SettingsPage(desk)
        self.tabs = QTabWidget()
        self.tabs.setDocumentMode(True)
        self.tabs.addTab(self.setup, self.tr("Ce tournoi"))
        self.tabs.addTab(self.application, self.tr("L'application et le club"))
        self.tabs.setAccessibleName(self.tr("Réglages"))
        column = QVBoxLayout(self)
        column.setContentsMargins(Space.NORMAL, Space.TIGHT, 0, 0)
        column.addWidget(self.tabs)

    def refresh(self) -> None:
        """Show the settings as they are now."""
        self.setup.refresh()

    def tick(self) -> None:
        """Tell the settings of the tournament that time has passed."""
        self.setup.tick()

    def show_application(self) -> None:
        """Show the settings of the application."""
        self.tabs.setCurrentWidget(self.application)

    @property
    def on_application(self) -> bool:
        """Return whether the settings of the application are shown."""
        return self.tabs.currentWidget() is self.application
