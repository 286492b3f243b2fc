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
from td_app.ui.widgets.choices import ChoiceField
from td_app.ui.widgets.labels import Say, label
from td_app.words.language import fr_en

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
        grid.addWidget(label(fr_en("Écran", "Screen"), Say.SECTION), 0, 0)
        grid.addWidget(label(fr_en("Avant le début", "Before the start"), Say.SECTION), 0, 1)
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
        offered = [(NOT_SHOWN, fr_en("Pas de second affichage", "No second display")), *there]
        if away:
            offered.append(
                (second_place.name, fr_en("Écran débranché, attendu", "Screen unplugged, awaited"))
            )
        second.set_choices(offered)
        found = found_screen(second_place.name)
        second.choose(screen_key(found) if found is not None else second_place.name or NOT_SHOWN)
        second.setEnabled(len(there) > 1 or away)
        self.begins[2].setEnabled(second_place.wanted)
        self._told.setText(
            fr_en(
                "Un écran débranché est retrouvé quand on le rebranche.",
                "A screen that was unplugged is found again when it is plugged in.",
            )
            if len(there) > 1
            else fr_en(
                "Un seul écran\u00a0: l'affichage public le couvre, Échap le quitte.",
                "A single screen: the public display covers it, Escape leaves it.",
            )
        )

    def _row(self, grid: QGridLayout, row: int, place: WallPlace) -> None:
        screens = self.screens[place.number] = ChoiceField()
        screens.setAccessibleName(
            fr_en("Écran de l'affichage {0}", "Screen of display {0}").format(place.number)
        )
        screens.choiceChanged.connect(lambda key: self._on_screen(place, key))
        begins = self.begins[place.number] = ChoiceField(
            [
                (CLOCK, fr_en("l'horloge", "the clock")),
                (SEATS, fr_en("la liste des places", "the list of seats")),
            ]
        )
        begins.setAccessibleName(
            fr_en("Affichage {0} avant le début", "Display {0} before the start").format(
                place.number
            )
        )
        begins.choose(SEATS if place.seats_first else CLOCK)
        begins.choiceChanged.connect(lambda key: place.show_seats_first(key == SEATS))
        grid.addWidget(screens, row, 0)
        grid.addWidget(begins, row, 1)

    def _on_screen(self, place: WallPlace, key: str) -> None:
        place.choose(key)
        self.begins[2].setEnabled(second_place.wanted)
