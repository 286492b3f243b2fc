"""The club's logo: chosen or taken away, wherever it is asked."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from rules_ropta.ruling import Refused
from td_app.ports import StorageTrouble
from td_app.ui.public.hall import Hall
from td_app.ui.theme import Space, Tone
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.file_dialog import FileDialog, file_to_open
from td_app.ui.widgets.labels import CutLabel, Say, label
from td_app.words import refusal_sentence, trouble_sentence
from td_app.words.language import fr_en


class LogoRow(QWidget):
    """One logo for the wall and for the papers, kept with the club as soon as it is chosen."""

    def __init__(self, hall: Hall, parent: QWidget | None = None) -> None:
        """Show the logo of ``hall``."""
        super().__init__(parent)
        self._hall = hall
        self.dialog: FileDialog | None = None
        self.name = CutLabel("")
        self.choose = Button(fr_en("Choisir…", "Choose…"), Rank.SECONDARY, icon="open")
        self.choose.setAccessibleName(fr_en("Choisir le logo", "Choose the logo"))
        self.drop = Button(fr_en("Retirer", "Remove"), Rank.QUIET)
        self.drop.setAccessibleName(fr_en("Retirer le logo", "Remove the logo"))
        self.said = label("", Say.SMALL, tone=Tone.RED, wraps=True)
        self.said.hide()
        self.choose.clicked.connect(self._choose)
        self.drop.clicked.connect(hall.drop_logo)
        hall.changed.connect(self._show)
        row = QHBoxLayout()
        row.setSpacing(Space.TIGHT)
        row.addWidget(self.name, 1)
        row.addWidget(self.choose)
        row.addWidget(self.drop)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(Space.HAIR)
        column.addLayout(row)
        column.addWidget(self.said)
        self._show()

    def take(self, path: Path) -> None:
        """Make the picture in a file the club's logo, or say why not."""
        told = ""
        try:
            self._hall.set_logo(path)
        except Refused as refused:
            told = refusal_sentence(refused)
        except StorageTrouble as trouble:
            told = trouble_sentence(trouble)
        self.said.setText(told)
        self.said.setVisible(bool(told))

    def _choose(self) -> None:
        kinds = fr_en(
            "Images (*.png *.jpg *.jpeg *.svg *.webp *.bmp)",
            "Pictures (*.png *.jpg *.jpeg *.svg *.webp *.bmp)",
        )
        self.dialog = file_to_open(self, fr_en("Choisir le logo", "Choose the logo"), kinds)
        self.dialog.fileSelected.connect(lambda name: self.take(Path(name)))
        self.dialog.open()

    def _show(self) -> None:
        name = self._hall.logo_name
        self.name.say(name or fr_en("aucun logo", "no logo"))
        self.drop.setVisible(bool(name))
