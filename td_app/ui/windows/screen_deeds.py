"""How the screens look and speak, from the palette: public display, language, theme."""

from __future__ import annotations

from typing import TYPE_CHECKING

from td_app.ui.acts import Act
from td_app.ui.windows.deeds import Deed, Deeds
from td_app.words.language import Language, fr_en

if TYPE_CHECKING:
    from td_app.ui.windows.main_window import MainWindow

LANGUAGES: dict[Act, Language] = {Act.IN_FRENCH: "fr", Act.IN_ENGLISH: "en"}
THEMES = {Act.THEME_SYSTEM: "system", Act.THEME_LIGHT: "light", Act.THEME_DARK: "dark"}


def screen_deeds(window: MainWindow) -> Deeds:
    """Return how the screens of ``window`` are changed."""
    return {
        Act.PUBLIC_DISPLAY: Deed(window.toggle_public_display),
        **{act: _spoken(window, language) for act, language in LANGUAGES.items()},
        **{act: _worn(window, theme) for act, theme in THEMES.items()},
    }


def _spoken(window: MainWindow, language: Language) -> Deed:
    desk = window.desk
    return Deed(
        lambda: desk.set_language(language),
        lambda: _already() if desk.language == language else "",
        anywhere=True,
    )


def _worn(window: MainWindow, theme: str) -> Deed:
    desk = window.desk
    return Deed(
        lambda: desk.set_theme(theme),
        lambda: _already() if desk.theme == theme else "",
        anywhere=True,
    )


def _already() -> str:
    return fr_en("C'est déjà ainsi.", "It is so already.")
