"""A fault of ours, said in plain words: nothing recorded is lost, and where the report is."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QLineEdit, QWidget

from td_app.ui.dialogs.house_dialog import HouseDialog
from td_app.ui.theme import dress
from td_app.ui.widgets.buttons import Rank
from td_app.ui.widgets.labels import Say, label
from td_app.words.language import fr_en

CONTINUE, QUIT = "continue", "quit"


class CrashDialog(HouseDialog):
    """``chosen`` gives ``continue`` or ``quit``."""

    def __init__(self, report: Path | None, parent: QWidget | None = None) -> None:
        """Say where ``report`` is, None when none could be written."""
        super().__init__(
            fr_en("Une erreur de l'application s'est produite", "The application met an error"),
            fr_en(
                "Ce n'est pas votre faute. Tout ce qui était enregistré l'est toujours\u00a0: le "
                "tournoi rouvre exactement où il en était.",
                "It is not your fault. Everything recorded still is: the tournament reopens "
                "exactly where it was.",
            ),
            parent,
            icon="warning",
            width=560,
        )
        if report is not None:
            self._tell_report(report)
        self.add_button(QUIT, fr_en("Quitter", "Quit"))
        self.add_button(CONTINUE, fr_en("Continuer", "Continue"), Rank.PRIMARY).setFocus()

    def _tell_report(self, report: Path) -> None:
        words = fr_en(
            "Un rapport a été écrit, avec une copie du journal qui ne nomme personne. "
            "Transmettez-le à qui s'occupe de l'application.",
            "A report was written, with a copy of the journal that names nobody. Pass it on to "
            "whoever looks after the application.",
        )
        self.body.addWidget(label(words, wraps=True))
        where = QLineEdit(str(report))
        where.setReadOnly(True)
        where.setAccessibleName(fr_en("Emplacement du rapport", "Where the report is"))
        where.setCursorPosition(0)
        dress(where, read="true")
        self.body.addWidget(
            label(fr_en("Emplacement du rapport", "Where the report is"), Say.STRONG)
        )
        self.body.addWidget(where)
        self._folder = QUrl.fromLocalFile(str(report.parent))
        button = self.add_button(
            "folder", fr_en("Ouvrir le dossier", "Open the folder"), Rank.QUIET
        )
        button.clicked.disconnect()
        button.clicked.connect(lambda: QDesktopServices.openUrl(self._folder))
