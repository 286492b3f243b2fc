"""Pictures of the guide: a disc on what each step names, the rest cut away, nothing resized."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from td_app.ui.gallery.pictures import DISC, LOWEST, TALLEST, WIDE, numbered_picture
from td_app.ui.theme import colours


@pytest.fixture
def page(qtbot: QtBot) -> QWidget:
    """A page of 1366×768 with two buttons beside one another, and a label far from them."""
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(1366, 768)
    for kind, text, x, y in (
        (QPushButton, "Encaisser", 300, 300),
        (QPushButton, "&Verser…", 500, 320),
        (QLabel, "Clôture", 1300, 740),
    ):
        part = kind(text, window)
        part.setGeometry(x, y, 120, 30)
    window.show()
    return window


def accents(page: QWidget, named: dict[int, tuple[str, ...]]) -> int:
    image = numbered_picture(page, named).toImage()
    size = image.size()
    dots = ((x, y) for x in range(size.width()) for y in range(size.height()))
    return sum(image.pixelColor(x, y).name() == colours().accent.lower() for x, y in dots)


def test_what_is_named_stands_on_a_picture_as_wide_as_a_page_at_its_own_size(page) -> None:
    picture = numbered_picture(page, {1: ("Encaisser",), 2: ("Verser",)})
    assert picture.width() == WIDE
    assert LOWEST <= picture.height() <= TALLEST


def test_each_has_a_disc_and_what_stands_far_has_none(page) -> None:
    least = DISC * DISC * 0.5  # of a disc, its figure apart
    one = accents(page, {1: ("Encaisser",)})
    two = accents(page, {1: ("Encaisser",), 2: ("Verser",)})
    assert one > least
    assert two - one > least
    assert accents(page, {1: ("Encaisser",), 2: ("Verser",), 3: ("Clôture",)}) == two


def test_a_page_that_shows_nothing_of_it_is_whole(page) -> None:
    assert numbered_picture(page, {1: ("Ailleurs",)}).size() == QSize(1366, 768)
    page.findChildren(QPushButton)[0].hide()
    assert numbered_picture(page, {1: ("Encaisser",)}).size() == QSize(1366, 768)
