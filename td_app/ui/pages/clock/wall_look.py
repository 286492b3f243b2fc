"""How the wall looks: the panels that turn, how long each, the colours, the club's logo."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtWidgets import QCheckBox, QGridLayout, QWidget

from td_app.ui.public.hall import LEAST_SECONDS, MOST_SECONDS, PANELS, Hall, PanelWish
from td_app.ui.public.logo_row import LogoRow
from td_app.ui.theme import Space
from td_app.ui.theme.tokens import HALL_COLOURS
from td_app.ui.widgets.choices import ChoiceField
from td_app.ui.widgets.labels import Say, label
from td_app.ui.widgets.layout import column
from td_app.ui.widgets.typed_fields import CountField
from td_app.words.language import fr_en

SECONDS_WIDTH = 96


class LookPart(QWidget):
    """Everything is kept with the club as soon as it changes."""

    def __init__(self, hall: Hall, parent: QWidget | None = None) -> None:
        """Show what ``hall`` wants."""
        super().__init__(parent)
        self._hall = hall
        self.panels: dict[str, QCheckBox] = {}
        self.seconds: dict[str, CountField] = {}
        self.colours = ChoiceField(self._colour_words())
        self.colours.setAccessibleName(fr_en("Couleur de l'affichage", "Colour of the display"))
        self.colours.choose(hall.wishes.colours)
        self.colours.choiceChanged.connect(self._on_colours)
        self.logo = LogoRow(hall)
        self._lay_out()

    def _on_colours(self, name: str) -> None:
        self._hall.wish(replace(self._hall.wishes, colours=name))

    def _on_panel(self, key: str) -> None:
        wishes = self._hall.wishes
        wish = PanelWish(key, self.seconds[key].value(), self.panels[key].isChecked())
        self.seconds[key].setEnabled(wish.on)
        self._hall.wish(replace(wishes, panels=wishes.with_panel(wish)))

    def _lay_out(self) -> None:
        column(
            label(
                fr_en("Panneaux de la colonne, à tour de rôle", "Panels of the column, in turn"),
                Say.SECTION,
            ),
            self._panel_rows(),
            Space.TIGHT,
            label(fr_en("Couleur et logo", "Colour and logo"), Say.SECTION),
            self.colours,
            self.logo,
            on=self,
            spacing=Space.TIGHT,
            margins=0,
        )

    def _panel_rows(self) -> QGridLayout:
        words = {
            "moves": fr_en("Changements de place", "Changes of seat"),
            "closing": fr_en("Ordre de fermeture des tables", "Breaking order of the tables"),
            "ranking": fr_en("Derniers sortis, avec leur place", "Last out, with their places"),
            "prizes": fr_en("Lots", "Prizes"),
            "chips": fr_en("Jetons et leurs couleurs", "Chips and their colours"),
        }
        grid = QGridLayout()
        grid.setVerticalSpacing(Space.HAIR)
        grid.setColumnStretch(0, 1)
        for row, key in enumerate(PANELS):
            wish = self._hall.wishes.panel(key)
            box = self.panels[key] = QCheckBox(words[key])
            box.setChecked(wish.on)
            field = CountField(wish.seconds, least=LEAST_SECONDS, most=MOST_SECONDS)
            field.setSuffix(fr_en("\u00a0s", "\u00a0s"))
            field.setFixedWidth(SECONDS_WIDTH)
            field.setEnabled(wish.on)
            field.setAccessibleName(fr_en("{0}, en secondes", "{0}, in seconds").format(words[key]))
            self.seconds[key] = field
            box.toggled.connect(lambda _on, key=key: self._on_panel(key))
            field.valueChanged.connect(lambda _value, key=key: self._on_panel(key))
            grid.addWidget(box, row, 0)
            grid.addWidget(field, row, 1)
        return grid

    def _colour_words(self) -> list[tuple[str, str]]:
        words = {
            "green": fr_en("Vert", "Green"),
            "blue": fr_en("Bleu", "Blue"),
            "plum": fr_en("Prune", "Plum"),
            "turquoise": fr_en("Turquoise", "Turquoise"),
        }
        return [(name, words[name]) for name in HALL_COLOURS]
