"""Which screens the public windows are on, and how each begins."""

from __future__ import annotations

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QGridLayout, QWidget

from td_app.ui.public.screens import (
    NOT_SHOWN,
    WallPlace,
    found_screen,
    screen_key,
    screen_words,
    second_place,
    wall_place,
    wall_screen,
)
from td_app.ui.theme import Space
from td_app.ui.widgets.choice_field import ChoiceField
from td_app.ui.widgets.labels import Say, label

CLOCK, SEATS = "clock", "seats"


class ScreensPart(QWidget):
    """A row for each of the two public windows: its screen, and what it shows before the start."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Offer the screens there are."""
        super().__init__(parent)
        self.screens: dict[int, ChoiceField] = {}
        self.begins: dict[int, ChoiceField] = {}
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(Space.TIGHT)
        grid.setVerticalSpacing(Space.HAIR)
        grid.addWidget(label(self.tr("Écran"), Say.SECTION), 0, 0)
        grid.addWidget(label(self.tr("Avant le début"), Say.SECTION), 0, 1)
        for row, place in enumerate((wall_place, second_place), 1):
            self._row(grid, row, place)
        self._told = label("", Say.SMALL, wraps=True)
        grid.addWidget(self._told, 3, 0, 1, 2)
        app = QGuiApplication.instance()
        if isinstance(app, QGuiApplication):
            app.screenAdded.connect(self.refresh)
            app.screenRemoved.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Offer the screens as they are now."""
        there = [(screen_key(s), screen_words(s)) for s in QGuiApplication.screens()]
        first, second = self.screens[1], self.screens[2]
        first.set_choices(there)
        first.choose(screen_key(wall_screen(None, wall_place.name)))
        first.setEnabled(len(there) > 1)
        away = second_place.wanted and found_screen(second_place.name) is None
        offered = [(NOT_SHOWN, self.tr("Pas de second affichage")), *there]
        if away:
            offered.append((second_place.name, self.tr("Écran débranché, attendu")))
        second.set_choices(offered)
        found = found_screen(second_place.name)
        second.choose(screen_key(found) if found is not None else second_place.name or NOT_SHOWN)
        second.setEnabled(len(there) > 1 or away)
        self.begins[2].setEnabled(second_place.wanted)
        self._told.setText(
            self.tr("Un écran débranché est retrouvé quand on le rebranche.")
            if len(there) > 1
            else self.tr("Un seul écran\u00a0: l'affichage public le couvre, Échap le quitte.")
        )

    def _row(self, grid: QGridLayout, row: int, place: WallPlace) -> None:
        screens = self.screens[place.number] = ChoiceField()
        screens.setAccessibleName(self.tr("Écran de l'affichage {0}").format(place.number))
        screens.choiceChanged.connect(lambda key: self._on_screen(place, key))
        begins = self.begins[place.number] = ChoiceField(
            [(CLOCK, self.tr("l'horloge")), (SEATS, self.tr("la liste des places"))]
        )
        begins.setAccessibleName(self.tr("Affichage {0} avant le début").format(place.number))
        begins.choose(SEATS if place.seats_first else CLOCK)
        begins.choiceChanged.connect(lambda key: place.show_seats_first(key == SEATS))
        grid.addWidget(screens, row, 0)
        grid.addWidget(begins, row, 1)

    def _on_screen(self, place: WallPlace, key: str) -> None:
        place.choose(key)
        self.begins[2].setEnabled(second_place.wanted)
