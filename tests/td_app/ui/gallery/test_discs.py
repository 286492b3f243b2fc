"""Discs on a picture of the guide: beside what a step names, on no word, in order."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QTabBar, QWidget
from pytestqt.qtbot import QtBot

from td_app.ui.gallery.discs import APART, Disc, discs_beside
from td_app.ui.gallery.dots import Dots

CLEAR_OF = 6
"""Pixels between a disc and what it numbers, at the least."""


@pytest.fixture
def till(qtbot: QtBot) -> QWidget:
    """A till of 900×600: tabs, two buttons beside one another, a label close to its field."""
    page = QWidget()
    qtbot.addWidget(page)
    page.resize(900, 600)
    tabs = QTabBar(page)
    tabs.addTab("À verser")
    tabs.addTab("Lignes")
    tabs.move(200, 10)
    tabs.adjustSize()
    for kind, text, x, y in (
        (QPushButton, "Encaisser", 300, 300),
        (QPushButton, "&Verser…", 428, 300),
        (QPushButton, "Rendre (R)", 300, 500),
        (QLabel, "Clôture", 40, 400),
    ):
        part = kind(text, page)
        part.setGeometry(x, y, 120, 30)
    page.show()
    return page


def discs_on(page: QWidget, named: dict[int, tuple[str, ...]]) -> tuple[Disc, ...]:
    return discs_beside(Dots(page.grab().toImage()), page.rect(), page, named)


def numbers(discs: tuple[Disc, ...]) -> list[int]:
    return [disc.number for disc in discs]


def test_each_stands_beside_what_it_numbers_and_on_nothing(till: QWidget) -> None:
    discs = discs_on(till, {1: ("Encaisser",), 2: ("Verser",), 3: ("Clôture",)})
    assert numbers(discs) == [1, 2, 3]
    parts = [QRect(one.mapTo(till, QPoint()), one.size()) for one in till.findChildren(QPushButton)]
    for disc in discs:
        assert not any(disc.place.intersects(one) for one in parts)
        assert not disc.place.intersects(disc.around)
        near = disc.around.adjusted(-44, -44, 44, 44)
        assert near.contains(disc.place)
        assert not disc.place.intersects(
            disc.around.adjusted(-CLEAR_OF, -CLEAR_OF, CLEAR_OF, CLEAR_OF)
        )


def test_they_are_apart_and_read_in_their_order(till: QWidget) -> None:
    discs = discs_on(till, {1: ("Rendre",), 2: ("Encaisser",), 3: ("Verser",), 4: ("Clôture",)})
    assert numbers(discs) == [2, 3, 4], "what is lower has no lower number"
    for one, other in pairwise(discs):
        assert not one.place.adjusted(-APART, -APART, APART, APART).intersects(other.place)


def test_two_steps_that_name_the_same_share_no_place(till: QWidget) -> None:
    discs = discs_on(till, {1: ("Encaisser",), 2: ("Encaisser", "Verser")})
    assert [disc.around.x() for disc in discs] == [300, 428]


def test_a_key_told_after_a_name_is_not_part_of_it(till: QWidget) -> None:
    assert numbers(discs_on(till, {1: ("Rendre",)})) == [1]


def test_a_label_has_its_disc_on_its_line(till: QWidget) -> None:
    (disc,) = discs_on(till, {1: ("Clôture",)})
    assert disc.around.top() <= disc.place.center().y() <= disc.around.bottom()


def test_what_is_on_a_button_is_numbered_beside_the_button(till: QWidget) -> None:
    card = QPushButton(till)
    card.setGeometry(600, 300, 200, 100)
    QLabel("S’entraîner", card).move(30, 10)
    card.show()
    (disc,) = discs_on(till, {1: ("S’entraîner",)})
    assert disc.around == card.geometry()


def test_where_every_place_has_words_there_is_no_disc(till: QWidget, qtbot: QtBot) -> None:
    for x in range(0, 900, 12):
        for y in range(250, 400, 14):
            QLabel("WW", till).move(x, y)
    for button in till.findChildren(QPushButton):
        button.raise_()
    for label in till.findChildren(QLabel):
        label.show()
    assert discs_on(till, {1: ("Encaisser",)}) == ()


def test_the_edge_of_a_frame_may_be_covered(till: QWidget) -> None:
    frame = QFrame(till)
    frame.setFrameShape(QFrame.Shape.Box)
    frame.setGeometry(294, 294, 260, 42)
    frame.lower()
    frame.show()
    assert numbers(discs_on(till, {1: ("Encaisser",)})) == [1]


def test_a_hidden_part_is_not_numbered(till: QWidget) -> None:
    till.findChildren(QPushButton)[0].hide()
    assert discs_on(till, {1: ("Encaisser",), 2: ("Ailleurs",)}) == ()
