"""Translations of the screens: French is the source, English is a file beside this one."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QTranslator

from td_app.ui.language import Language

FOLDER = Path(__file__).parent

_installed: list[QTranslator] = []


def install_translators(app: QCoreApplication, language: Language) -> None:
    """Make every text asked from now on come in ``language``, Qt's own dialogs included.

    A language without a file of its own stays in the source, French.
    """
    while _installed:
        app.removeTranslator(_installed.pop())
    qt_folder = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
    for file in (qt_folder / f"qtbase_{language}.qm", FOLDER / f"td_app_{language}.qm"):
        translator = QTranslator(app)
        if file.exists() and translator.load(str(file)):
            app.installTranslator(translator)
            _installed.append(translator)
