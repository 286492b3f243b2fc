"""The club's logo, and the picture behind its wall: chosen or taken away, wherever it is asked."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
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
from td_app.words.language import Pair, fr_en


@dataclass(frozen=True, slots=True)
class Asked:
    """One picture of the club: the words that ask for it, how it is read, kept and taken away."""

    choose: str
    remove: str
    none: str
    name: Callable[[], str]
    keep: Callable[[Path], None]
    drop: Callable[[], object]
    explains: Pair


class PictureRow(QWidget):
    """One picture, kept with the club as soon as it is chosen."""

    def __init__(self, hall: Hall, asked: Asked, parent: QWidget | None = None) -> None:
        """Show what ``hall`` has of it."""
        super().__init__(parent)
        self._asked = asked
        self.dialog: FileDialog | None = None
        self.name = CutLabel("")
        self.choose = Button(
            fr_en("Choisir…", "Choose…"),
            icon="open",
            name=asked.choose,
            does=self._choose,
            explains=asked.explains,
        )
        self.drop = Button(
            fr_en("Retirer", "Remove"), Rank.QUIET, name=asked.remove, does=asked.drop
        )
        self.said = label("", Say.SMALL, tone=Tone.RED, wraps=True)
        self.said.hide()
        hall.changed.connect(self._show)
        picture = row(wide(self.name), self.choose, self.drop, spacing=Space.TIGHT)
        column(picture, self.said, on=self, spacing=Space.HAIR, margins=0)
        self._show()

    def take(self, path: Path) -> None:
        """Keep the picture in a file, or say why not."""
        tell(self.said, said_of(lambda: self._asked.keep(path)))

    def _choose(self) -> None:
        self.dialog = file_to_open(self, self._asked.choose, picture_kinds())
        self.dialog.fileSelected.connect(lambda name: self.take(Path(name)))
        self.dialog.open()

    def _show(self) -> None:
        name = self._asked.name()
        self.name.say(name or self._asked.none)
        self.drop.setVisible(bool(name))


def said_of(act: Callable[[], object]) -> str:
    """Do what keeps pictures; return what stood in its way, empty once it is done."""
    try:
        act()
    except Refused as refused:
        return refusal_sentence(refused)
    except StorageTrouble as trouble:
        return trouble_sentence(trouble)
    return ""


def picture_kinds() -> str:
    """Return the kinds of files offered where a picture is chosen."""
    return fr_en(
        "Images (*.png *.jpg *.jpeg *.svg *.webp *.bmp)",
        "Pictures (*.png *.jpg *.jpeg *.svg *.webp *.bmp)",
    )


def logo_row(hall: Hall) -> PictureRow:
    """Return the row of the logo, for the wall and for papers."""
    asked = Asked(
        fr_en("Choisir le logo", "Choose the logo"),
        fr_en("Retirer le logo", "Remove the logo"),
        fr_en("aucun logo", "no logo"),
        lambda: hall.logo_name,
        hall.set_logo,
        hall.drop_logo,
        (
            "Choisit l’image en tête des papiers et de l’affichage public.",
            "Chooses the picture at the top of printouts and the public display.",
        ),
    )
    return PictureRow(hall, asked)


def background_row(hall: Hall) -> PictureRow:
    """Return the row of the picture behind the wall."""
    asked = Asked(
        fr_en("Choisir l’image de fond", "Choose the background picture"),
        fr_en("Retirer l’image de fond", "Remove the background picture"),
        fr_en("aucune image de fond", "no background picture"),
        lambda: hall.kept_pictures.background_name,
        hall.set_background,
        hall.drop_background,
        (
            "Choisit l’image à mettre derrière l’affichage, atténuée pour que tout se lise.",
            "Chooses the picture to put behind the display, toned down so that all can be read.",
        ),
    )
    return PictureRow(hall, asked)
