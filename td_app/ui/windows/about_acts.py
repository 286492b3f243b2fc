"""About the application, from any page: its version, its changes, the licences of its parts."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtWidgets import QWidget

from td_app.ui.acts import Act, Group, Window
from td_app.ui.destinations import Spot, ToPage
from td_app.ui.dialogs.house_dialog import HouseDialog
from td_app.ui.windows.act_handlers import going
from td_app.words.language import fr_en


def _about(over: QWidget) -> HouseDialog:
    from td_app.ui.pages.program.settings.about_card import AboutDialog

    return AboutDialog(over)


def _changes(over: QWidget) -> HouseDialog:
    from td_app.ui.pages.program.settings.about_card import ChangesDialog

    return ChangesDialog(over)


def _licences(over: QWidget) -> HouseDialog:
    from td_app.ui.pages.program.settings.about_card import LicencesDialog

    return LicencesDialog(over)


def _opening(make: Callable[[QWidget], HouseDialog]) -> Callable[[Window], None]:
    return lambda window: window.ask(make, lambda _chosen: None)


#: What opens each of them over a window.
TOLD: Final[Mapping[Spot, Callable[[Window], None]]] = {
    Spot.ABOUT: _opening(_about),
    Spot.CHANGES: _opening(_changes),
    Spot.LICENCES: _opening(_licences),
}


def about_acts() -> tuple[Act, ...]:
    """Return the acts that open the papers of training and the words about the application."""
    rows = (
        ("papers", "training_papers", _papers_words, ToPage("training")),
        ("note", "about", _about_words, Spot.ABOUT),
        ("note", "changes", _changes_words, Spot.CHANGES),
        ("open", "licences", _licences_words, Spot.LICENCES),
    )
    return tuple(
        Act(Group.CLUB, icon, name, words, going(where), anywhere=True)
        for icon, name, words, where in rows
    )


def _papers_words() -> str:
    return fr_en(
        "Papiers d’entraînement\u00a0: bilan, feuille de litiges",
        "Training papers: report, sheet of disputes",
    )


def _about_words() -> str:
    return fr_en("À propos\u00a0: version, licence", "About: version, licence")


def _changes_words() -> str:
    return fr_en("Ce qui change dans cette version", "What is new in this version")


def _licences_words() -> str:
    return fr_en("Licences de chaque composant", "Licences of every part")
