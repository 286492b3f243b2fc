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

CONTINUE, QUIT = "continue", "quit"


class CrashDialog(HouseDialog):
    """``chosen`` gives ``continue`` or ``quit``."""

    def __init__(self, report: Path | None, parent: QWidget | None = None) -> None:
        """Say where ``report`` is, None when none could be written."""
        super().__init__(
            self.tr("Une erreur de l'application s'est produite"),
            self.tr(
                "Ce n'est pas votre faute. Tout ce qui était enregistré l'est toujours : le "
                "tournoi rouvre exactement où il en était."
            ),
            parent,
            icon="warning",
            width=560,
        )
        if report is not None:
            self._tell_report(report)
        self.add_button(QUIT, self.tr("Quitter"))
        self.add_button(CONTINUE, self.tr("Continuer"), Rank.PRIMARY).setFocus()

    def _tell_report(self, report: Path) -> None:
        words = self.tr(
            "Un rapport a été écrit, avec une copie du journal qui ne nomme personne. "
            "Transmettez-le à qui s'occupe de l'application."
        )
        self.body.addWidget(label(words, wraps=True))
        where = QLineEdit(str(report))
        where.setReadOnly(True)
        where.setAccessibleName(self.tr("Emplacement du rapport"))
        where.setCursorPosition(0)
        dress(where, read="true")
        self.body.addWidget(label(self.tr("Emplacement du rapport"), Say.STRONG))
        self.body.addWidget(where)
        self._folder = QUrl.fromLocalFile(str(report.parent))
        button = self.add_button("folder", self.tr("Ouvrir le dossier"), Rank.QUIET)
        button.clicked.disconnect()
        button.clicked.connect(lambda: QDesktopServices.openUrl(self._folder))
