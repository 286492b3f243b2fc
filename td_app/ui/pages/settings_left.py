"""What is being written in the settings, carried over when the windows are built again."""

from __future__ import annotations

from dataclasses import dataclass

from td_app.tournament.state.setup import TournamentSetup
from td_app.ui.pages.page import Page
from td_app.ui.pages.settings_tabs import SettingsTabs


@dataclass(frozen=True, slots=True)
class SettingsLeft:
    """The settings not yet kept, and whether those of the application were on top."""

    draft: TournamentSetup
    on_application: bool


def settings_left(page: Page | None) -> SettingsLeft | None:
    """Return what a settings page holds, None when there is no such page."""
    if not isinstance(page, SettingsTabs):
        return None
    return SettingsLeft(page.setup.form.draft, page.on_application)


def settings_found(page: Page, left: SettingsLeft) -> None:
    """Put back what was left."""
    if not isinstance(page, SettingsTabs):
        return
    page.setup.form.draft = left.draft
    page.setup.refresh()
    if left.on_application:
        page.show_application()
