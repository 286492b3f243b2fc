"""Translations of the screens: French is the source, English is a file beside this one.

``python -m td_app.i18n`` takes the texts from the code again and builds what Qt reads.
"""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from td_app.ui.figures import ENGLISH, FRENCH
from td_app.words.language import Language, set_current_language

FOLDER = Path(__file__).parent

_installed: list[QTranslator] = []


def install_translators(app: QCoreApplication, language: Language) -> None:
    """Make every text asked from now on come in ``language``: screens, sentences, Qt's own.

    Texts already on screen stay as they are: windows ask again. French, the source, has no
    file of its own but Qt's.
    """
    while _installed:
        app.removeTranslator(_installed.pop())
    set_current_language(language)
    QLocale.setDefault(ENGLISH if language == "en" else FRENCH)
    qt_folder = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
    for file in (qt_folder / f"qtbase_{language}.qm", FOLDER / f"td_app_{language}.qm"):
        translator = QTranslator(app)
        if file.exists() and translator.load(str(file)):
            app.installTranslator(translator)
            _installed.append(translator)
