"""Rounds at one desk: tournaments, languages, trainings, phones; and what is left of them."""

from __future__ import annotations

import gc
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication, QBoxLayout, QGridLayout, QLayout, QLayoutItem
from shiboken6 import Shiboken

from td_app.bootstrap import club_of
from td_app.persistence.engine import open_club_file
from td_app.tournament.state.setup import TournamentSetup
from td_app.training.room import Wish
from td_app.ui.application import Trainings
from td_app.ui.desk import Desk
from td_app.ui.destinations import Spot
from td_app.ui.dialogs.house_dialog import ReasonDialog, UndoClockDialog
from td_app.ui.sweeping import search_everything
from td_app.ui.windows.main_window import MainWindow
from td_app.ui.windows.page_register import CLUB_PAGES, FRONT_PAGES, PAGES

SPOTS = (Spot.FLOOR_SEARCH, Spot.SANCTIONS, Spot.INCIDENTS, Spot.RULEBOOK)


def places_left() -> list[str]:
    """Return the layouts of which PySide keeps a place that Qt has deleted.

    The next object made at that address is taken for it.
    """
    gc.collect()
    left = []
    for box in [one for one in gc.get_objects() if isinstance(one, QBoxLayout | QGridLayout)]:
        if Shiboken.isValid(box):
            kept = [one for one in gc.get_referents(box) if _is_a_place(one)]
            there = list(_places(box))
            gone = [one for one in kept if not any(one is place for place in there)]
            if gone:
                left.append(f"{len(gone)} in a {type(box).__name__} of {box.parentWidget()}")
    return left


def _places(box: QLayout) -> Iterator[QLayoutItem]:
    for at in range(box.count()):
        place = box.itemAt(at)
        if place is not None:
            yield place
        if isinstance(place, QBoxLayout | QGridLayout):
            yield from _places(place)


def _is_a_place(one: object) -> bool:
    place = isinstance(one, QLayoutItem) and not isinstance(one, QLayout)
    return place and Shiboken.isValid(one)


class Rounds:
    """One window on a club of two tournaments, and one who goes round all of it."""

    def __init__(self, app: QApplication, desk: Desk) -> None:
        """Sit down; no round is made yet."""
        self.app = app
        self.desk = desk
        self.window = MainWindow(desk)
        self.trainings = Trainings(self.window)
        self.window.resize(1366, 768)
        self.window.show()
        self.settle()

    def settle(self) -> None:
        """Let everything asked for happen, and what is thrown away go."""
        for _ in range(3):
            self.app.processEvents()
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)

    def whole_round(self, *, phones: bool = False) -> None:
        """Open A, go home, open B; language, theme, copy, training; and come back."""
        assert self.desk.open(1)
        self.settle()
        self.visit_every_page()
        self.open_every_dialog()
        self.go_home()
        assert self.desk.open(2)
        self.settle()
        self.make_everything_ahead()
        if phones:
            self.serve_phones()
        else:
            self.desk.phones.changed.emit()
        self.speak_and_dress()
        self.copy_and_archive()
        self.train()

    def copy_and_archive(self) -> None:
        """Open a copy from what is open, and put it in the archive."""
        assert self.desk.duplicate(1, "Encore")
        self.settle()
        copy = self.desk.live
        assert copy is not None
        number = copy.session.tournament
        self.go_home()
        self.desk.archive(number)
        self.settle()

    def go_home(self) -> None:
        """Take the tournament off the desk."""
        self.window.show_start()
        self.settle()
        assert self.desk.live is None

    def make_everything_ahead(self) -> None:
        """Make at once what a window makes between two keys."""
        for _ in self.window.ahead._steps:
            pass
        self.window.ahead.end()
        self.settle()

    def visit_every_page(self) -> None:
        """See each page of the tournament, of the club, and those in front."""
        for page in (*PAGES, *CLUB_PAGES):
            self.window.show_page(page.key)
            self.settle()
        self.put_pages_in_front()
        self.window.layers.leave_club()
        for spot in SPOTS:
            self.window.go(spot)
            self.settle()
        self.put_pages_in_front()

    def put_pages_in_front(self) -> None:
        """Put each page that may stand in front there, and go back."""
        for front in FRONT_PAGES:
            self.window.show_page(front.key)
            self.settle()
            self.window.layers.leave_front()
            self.settle()
        self.window.show_new()
        self.settle()
        self.window.layers.leave_front()
        self.settle()

    def open_every_dialog(self) -> None:
        """Open each question and each window that every page may open, and close it."""
        window = self.window
        for opens in (
            window.show_keys,
            lambda: window.messages.show_article("2.3"),
            lambda: window.messages.show_dialog(
                ReasonDialog("Écarter", "Le directeur décide.", "Oui", window)
            ),
            lambda: window.messages.show_dialog(UndoClockDialog("arrêt de l’horloge", window)),
        ):
            opens()
            self.settle()
            assert window.messages.dialog is not None
            window.messages.dialog.reject()
            self.settle()
        for search in (window.find_anything, window.show_palette):
            search()
            self.settle()
            assert window.finder is not None
            window.finder.leave()
            self.settle()
        window.beside.toggle_walls()
        self.settle()
        window.beside.toggle_walls()
        window.go(Spot.FLOOR_WINDOW)
        self.settle()
        assert window.beside.floor is not None
        window.beside.floor.close()
        window.go(Spot.GUIDE)
        self.settle()
        assert window.beside.guide is not None
        window.beside.guide.close()
        self.settle()

    def speak_and_dress(self) -> None:
        """Speak English and French again, in the dark and in the light."""
        self.desk.set_language("en")
        self.settle()
        self.desk.set_theme("dark")
        self.settle()
        self.desk.set_language("fr")
        self.desk.set_theme("light")
        self.settle()

    def serve_phones(self) -> None:
        """Switch phones on and off."""
        networks = self.desk.phones.networks()
        if networks:
            assert self.desk.phones.switch_on(networks[0])
            self.settle()
            self.desk.phones.switch_off(wait=True)
            self.settle()

    def train(self) -> None:
        """Begin a training evening and leave it."""
        self.desk.training_asked.emit(Wish(seed=9124, pace=1))
        self.settle()
        assert self.trainings.open is not None
        self.trainings.close()
        self.settle()
        assert self.trainings.open is None

    def windows(self) -> list[str]:
        """Return the kinds of the windows that Qt has, shown or not."""
        return sorted(type(window).__name__ for window in self.app.topLevelWidgets())

    def alive(self) -> Counter[str]:
        """Return how many objects of ours and of Qt there are, by their kind."""
        self.settle()
        search_everything()
        gc.unfreeze()
        kinds = (type(thing) for thing in gc.get_objects())
        ours = ("td_app", "PySide6", "reports", "rules_ropta")
        return Counter(
            f"{kind.__module__}.{kind.__qualname__}"
            for kind in kinds
            if str(kind.__module__).startswith(ours)
        )


@contextmanager
def rounds_at_a_desk(app: QApplication, folder: Path) -> Iterator[Rounds]:
    """Give a window on a new club with the tournaments A and B, both closed."""
    file = folder / "club.db"
    with open_club_file(file) as opened:
        club = club_of(opened)
        for name in ("A", "B"):
            club.create(TournamentSetup(name=name))
        desk = Desk(club, file)
        desk.dress("fr")
        rounds = Rounds(app, desk)
        try:
            yield rounds
        finally:
            rounds.window.close()
            rounds.settle()
