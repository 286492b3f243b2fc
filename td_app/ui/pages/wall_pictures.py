"""The club's pictures on its wall: its logo, what is behind, its partners."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPixmap
from PySide6.QtWidgets import QLabel, QLineEdit, QWidget

from td_app.ui.dialogs.house_dialog import HouseDialog
from td_app.ui.public.hall import Hall
from td_app.ui.public.kept_pictures import LONGEST_PARTNER, MOST_PARTNERS, KeptPartner
from td_app.ui.public.picture_rows import background_row, logo_row, picture_kinds, said_of
from td_app.ui.theme import Space, Tone
from td_app.ui.widgets.buttons import Button, Rank, icon_button
from td_app.ui.widgets.file_dialog import FileDialog, file_to_open
from td_app.ui.widgets.labels import Say, label, tell
from td_app.ui.widgets.layout import STRETCH, column, emptied, framed, row, wide
from td_app.ui.widgets.page_parts import FormRows
from td_app.ui.widgets.tips import explained
from td_app.words.language import fr_en

WIDTH = 560
LABELS = 120
THUMBNAIL = (72, 32)


class PicturesDialog(HouseDialog):
    """The club's pictures, each kept as soon as it is chosen."""

    help_page = "wall"

    def __init__(self, hall: Hall, parent: QWidget | None = None) -> None:
        """Show what ``hall`` has."""
        title = fr_en("Images de l’affichage public", "Pictures of the public display")
        super().__init__(title, parent=parent, icon="public-display", width=WIDTH)
        self.logo = logo_row(hall)
        self.background = background_row(hall)
        behind = fr_en(
            "Derrière l’affichage public, atténuée pour que tout se lise.",
            "Behind the public display, toned down so that everything can be read.",
        )
        seen = fr_en(
            "Sur les papiers et l’affichage public.", "On printouts and the public display."
        )
        rows = FormRows(label_width=LABELS)
        rows.add(fr_en("Logo", "Logo"), self.logo, seen)
        rows.add(fr_en("Fond", "Background"), self.background, behind)
        self.body.addWidget(rows)
        self.partners = PartnersPart(hall)
        self.body.addWidget(self.partners)
        self.add_button(
            "close",
            fr_en("Fermer", "Close"),
            explains=(
                "Ferme cette fenêtre ; tout est déjà enregistré.",
                "Closes this window; everything is saved already.",
            ),
        )


class PartnersPart(QWidget):
    """The partners in their order, a line each: named, moved, taken away; one more added."""

    def __init__(self, hall: Hall, parent: QWidget | None = None) -> None:
        """Show the partners of ``hall``."""
        super().__init__(parent)
        self._hall = hall
        self.names: list[QLineEdit] = []
        self.dialog: FileDialog | None = None
        self._shown: tuple[str, ...] | None = None
        self._lines = column(spacing=Space.HAIR)
        self.add = Button(
            fr_en("Ajouter un partenaire…", "Add a partner…"),
            icon="add",
            does=self._choose,
            explains=(
                "Ajoute le logo d’un partenaire à ceux qui passent en bas de l’affichage.",
                "Adds a partner’s logo to those that take turns at the foot of the display.",
            ),
        )
        self.said = label("", Say.SMALL, tone=Tone.RED, wraps=True)
        self.said.hide()
        heading = fr_en("Partenaires", "Partners")
        told = fr_en(
            "Douze secondes chacun, en bas à gauche.", "Twelve seconds each, at the bottom left."
        )
        column(
            label(heading, Say.SECTION),
            label(told, Say.SMALL, wraps=True),
            self._lines,
            row(self.add, STRETCH),
            self.said,
            on=self,
            spacing=Space.TIGHT,
            margins=0,
        )
        hall.changed.connect(self._show)
        self._show()

    def take(self, path: Path) -> None:
        """Add the logo in a file, or say why not."""
        tell(self.said, said_of(lambda: self._hall.add_partner(path)))

    def _choose(self) -> None:
        asked = fr_en("Choisir le logo d’un partenaire", "Choose a partner’s logo")
        self.dialog = file_to_open(self, asked, picture_kinds())
        self.dialog.fileSelected.connect(lambda name: self.take(Path(name)))
        self.dialog.open()

    def _show(self) -> None:
        """Show the partners there are; a name being typed keeps its field."""
        kept = self._hall.kept_pictures
        partners = kept.partners
        logos = tuple(one.logo for one in partners)
        if logos == self._shown:
            return
        self._shown = logos
        emptied(self._lines)
        self.names = []
        for place, one in enumerate(partners):
            self._lines.addWidget(self._line(place, one, kept.logo_of(one), len(partners)))
        full = fr_en(
            "L’affichage montre huit partenaires au plus.",
            "The display shows eight partners at most.",
        )
        self.add.set_refusal(full if len(partners) >= MOST_PARTNERS else None)
        self.updateGeometry()

    def _line(self, place: int, one: KeptPartner, logo: QImage | None, count: int) -> QWidget:
        number = place + 1
        shown = QLabel()
        shown.setFixedSize(*THUMBNAIL)
        shown.setAlignment(Qt.AlignmentFlag.AlignCenter)
        if logo is not None:
            small = logo.scaled(
                shown.size(),
                Qt.AspectRatioMode.KeepAspectRatio,
                Qt.TransformationMode.SmoothTransformation,
            )
            shown.setPixmap(QPixmap.fromImage(small))
        name = QLineEdit(one.name)
        name.setMaxLength(LONGEST_PARTNER)
        name.setAccessibleName(fr_en("Nom du partenaire {0}", "Name of partner {0}").format(number))
        explained(
            name,
            "Le nom que lit un lecteur d’écran quand ce logo s’affiche.",
            "The name that a screen reader says when this logo is shown.",
        )
        name.editingFinished.connect(lambda: self._name(place, name.text()))
        self.names.append(name)
        up = icon_button(
            "arrow-up",
            fr_en("Monter le partenaire {0}", "Move partner {0} up").format(number),
            explains=("Fait passer ce partenaire plus tôt.", "Shows this partner sooner."),
            does=lambda: self._swap(place, place - 1),
        )
        if place == 0:
            up.set_refusal(fr_en("C’est le premier.", "It is the first one."))
        down = icon_button(
            "arrow-down",
            fr_en("Descendre le partenaire {0}", "Move partner {0} down").format(number),
            explains=("Fait passer ce partenaire plus tard.", "Shows this partner later."),
            does=lambda: self._swap(place, place + 1),
        )
        if place == count - 1:
            down.set_refusal(fr_en("C’est le dernier.", "It is the last one."))
        remove = icon_button(
            "trash",
            fr_en("Retirer le partenaire {0}", "Remove partner {0}").format(number),
            explains=(
                "Retire ce partenaire de l’affichage public.",
                "Removes this partner from the public display.",
            ),
            does=lambda: self._keep([p for at, p in enumerate(self._now()) if at != place]),
        )
        return framed(row(shown, wide(name), up, down, remove, spacing=Space.TIGHT))

    def _now(self) -> list[KeptPartner]:
        return list(self._hall.kept_pictures.partners)

    def _name(self, place: int, name: str) -> None:
        partners = self._now()
        if place < len(partners) and partners[place].name != name.strip():
            partners[place] = replace(partners[place], name=name.strip())
            self._keep(partners)

    def _swap(self, place: int, other: int) -> None:
        partners = self._now()
        moved = partners.pop(place)
        partners.insert(other, moved)
        self._keep(partners)

    def _keep(self, partners: list[KeptPartner]) -> None:
        tell(self.said, said_of(lambda: self._hall.set_partners(partners)))


def pictures_button(hall: Hall) -> Button:
    """Return the button that opens these pictures over its window."""
    button = Button(
        fr_en("Logo, fond, partenaires…", "Logo, background, partners…"),
        Rank.QUIET,
        icon="open",
        scale="small",
        explains=(
            "Choisit les images de l’affichage : logo, fond, partenaires.",
            "Chooses the pictures of the display: logo, background, partners.",
        ),
    )
    button.clicked.connect(lambda: PicturesDialog(hall, button.window()).open())
    return button
