"""The language Qt itself speaks, and the figures of pages."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from td_app.words.figures import (
    MINUTE_MS,
    TOLD_TO,
    about,
    clock_time,
    day,
    exactly,
    lasting,
    short_day,
    tenths,
    time_of_day,
    whole,
)
from td_app.words.language import Language, set_current_language

FRENCH = QLocale(QLocale.Language.French, QLocale.Country.France)
ENGLISH = QLocale(QLocale.Language.English, QLocale.Country.UnitedKingdom)

__all__ = (
    "MINUTE_MS",
    "TOLD_TO",
    "about",
    "clock_time",
    "day",
    "exactly",
    "lasting",
    "short_day",
    "speak",
    "tenths",
    "time_of_day",
    "whole",
)

_installed: list[QTranslator] = []


def speak(app: QCoreApplication, language: Language) -> None:
    """Make every text asked from now on come in ``language``: labels, sentences, Qt's own.

    Texts already on screen stay as they are: windows ask again.
    """
    while _installed:
        app.removeTranslator(_installed.pop())
    set_current_language(language)
    QLocale.setDefault(ENGLISH if language == "en" else FRENCH)
    folder = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
    translator = QTranslator(app)
    if translator.load(str(folder / f"qtbase_{language}.qm")):
        app.installTranslator(translator)
        _installed.append(translator)
