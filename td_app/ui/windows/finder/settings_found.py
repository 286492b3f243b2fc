"""The settings as they are looked for: by the name of their section, or by what is set there."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from td_app.ui.pages.setup.form import ICONS, section_words
from td_app.ui.windows.finder import going
from td_app.ui.windows.finder.offer import Offer
from td_app.words.language import fr_en
from td_app.words.terms import SET_THERE

if TYPE_CHECKING:
    from td_app.ui.windows.main_window import MainWindow


def settings_offered(window: MainWindow) -> list[Offer]:
    """Return the sections of the settings: those of the tournament, then the application's."""
    group, view = fr_en("Réglages", "Settings"), window.view
    if window.front is not None:
        return []
    offers = []
    if view is not None:
        offers = [
            Offer(
                f"setting.{key}",
                group,
                words,
                partial(going.go_to_setting, view, key),
                ICONS[key],
                fr_en("ce tournoi", "this tournament"),
                also=SET_THERE[key],
            )
            for key, words in section_words().items()
        ]
    offers.append(
        Offer(
            "setting.application",
            group,
            fr_en("L'application et le club", "The application and the club"),
            lambda: going.go_to_setting(view, "application") if view else window.show_settings(),
            "settings",
            also=SET_THERE["application"],
        )
    )
    return offers
