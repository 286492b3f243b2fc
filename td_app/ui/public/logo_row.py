"""The club's logo: chosen or taken away, wherever it is asked."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QWidget

from rules_ropta.ruling import Refused
from td_app.ports.trouble import StorageTrouble
from td_app.ui.public.hall import Hall
from td_app.ui.theme import Space, Tone
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.file_dialog import FileDialog, file_to_open
from td_app.ui.widgets.labels import CutLabel, Say, label, tell
from td_app.ui.widgets.layout import column, row, wide
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
        self.choose = Button(
            fr_en("Choisir…", "Choose…"),
            icon="open",
            name=fr_en("Choisir le logo", "Choose the logo"),
            does=self._choose,
        )
        removing = fr_en("Retirer le logo", "Remove the logo")
        self.drop = Button(
            fr_en("Retirer", "Remove"), Rank.QUIET, name=removing, does=hall.drop_logo
        )
        self.said = label("", Say.SMALL, tone=Tone.RED, wraps=True)
        self.said.hide()
        hall.changed.connect(self._show)
        logo = row(wide(self.name), self.choose, self.drop, spacing=Space.TIGHT)
        column(logo, self.said, on=self, spacing=Space.HAIR, margins=0)
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
        tell(self.said, told)

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
