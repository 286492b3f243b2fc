"""The settings as they are looked for: by the name of their section, or by what is set there."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from td_app.ui.pages.setup.form import ICONS, section_words
from td_app.ui.windows.finder import going
from td_app.ui.windows.finder.offer import Offer

if TYPE_CHECKING:
    from td_app.ui.windows.main_window import MainWindow

#: What each section sets, in the words by which it is looked for (never shown).
SET_THERE = {
    "evening": "nom date heure fermeture hall tapis départ inscriptions tardives prix points "
    "name day closing hour stack late entry prizes",
    "tables": "tables places sièges ordre fermeture finale seats closing order final table",
    "structure": "niveaux blinds blindes antes pauses durée levels breaks length big blind ante",
    "chips": "jetons valeurs couleurs colour-up chip set values colours",
    "rules": "règlement sanctions sûreté floor tirage rules regime penalties draw",
    "house": "dérogations usages du club departures house rules",
    "application": "langue français anglais thème clair sombre nom du club fichier adresse du "
    "règlement version licence language english french theme light dark club name file address",
}


def settings_offered(window: MainWindow) -> list[Offer]:
    """Return the sections of the settings: those of the tournament, then the application's."""
    tr = QCoreApplication.translate
    group, view = tr("finder", "Réglages"), window.view
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
                tr("finder", "ce tournoi"),
                also=SET_THERE[key],
            )
            for key, words in section_words().items()
        ]
    offers.append(
        Offer(
            "setting.application",
            group,
            tr("SettingsTabs", "L'application et le club"),
            lambda: going.go_to_setting(view, "application") if view else window.show_settings(),
            "settings",
            also=SET_THERE["application"],
        )
    )
    return offers
