"""A list with its search, its filters and what is told while no row is shown."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from td_app.ui.widgets.layout import wide
from td_app.ui.widgets.list_box import ListBox
from td_app.ui.widgets.row_model import Column
from td_app.ui.widgets.row_table import RowTable

NAMES = ("Awa Ndiaye", "Bob Boyer", "Zoé Zola")


@pytest.fixture
def box(qtbot: QtBot) -> Iterator[ListBox[str]]:
    table: RowTable[str] = RowTable(
        (Column("name", "Nom", lambda name: name, fills=True),), key=lambda name: name
    )
    made = ListBox(table, "Chercher", no_match="Personne.", show_all="Tous")
    kept = {"all": None, "long": lambda name: len(name) > 8}
    chips = made.filters("Qui", (("all", "Tous"), ("long", "Longs")), kept)
    made.lay_out(wide(made.search), chips)
    qtbot.addWidget(made)
    made.show_rows(NAMES)
    made.show()
    qtbot.waitExposed(made)
    yield made


def shown(box: ListBox[str]) -> list[str]:
    model = box.table.filter
    return [model.row_at(model.index(at, 0)) for at in range(model.rowCount())]


def find(box: ListBox[str], typed: str) -> None:
    box.search.setText(typed)
    box.search._search()


def test_what_is_typed_leaves_the_rows_that_hold_it(box: ListBox[str], qtbot: QtBot) -> None:
    with qtbot.waitSignal(box.found):
        find(box, "zoe")
    assert shown(box) == ["Zoé Zola"] and box.why.isHidden()
    qtbot.keyClick(box.search, Qt.Key.Key_Down)
    assert box.table.chosen_row() == "Zoé Zola"
    qtbot.keyClick(box.search, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: len(shown(box)) == 3)


def test_a_letter_typed_on_the_table_begins_a_search(box: ListBox[str], qtbot: QtBot) -> None:
    qtbot.keyClick(box.table, Qt.Key.Key_B)
    assert box.search.text() == "b"


def test_a_chip_tells_how_many_rows_it_keeps_and_keeps_them(box: ListBox[str]) -> None:
    chips = box.chips.buttons
    assert [chip.text() for chip in chips.values()] == ["Tous\u20023", "Longs\u20022"]
    chips["long"].click()
    assert shown(box) == ["Awa Ndiaye", "Bob Boyer"]


def test_a_filter_that_keeps_none_says_so_apart(box: ListBox[str]) -> None:
    box.none_kept = ("Personne ici.", "", None)
    box.show_rows(("Bob",))
    box.keep("long")
    assert box.chips.chosen() == "long" and "Personne ici." in box.why.accessibleName()


def test_no_match_is_told_with_what_shows_all_again(box: ListBox[str], qtbot: QtBot) -> None:
    find(box, "xyzzy")
    assert "Personne." in box.why.accessibleName()
    (every,) = box.why.buttons
    every.click()
    qtbot.waitUntil(lambda: len(shown(box)) == 3)
    assert box.why.isHidden()


def test_why_nothing_is_there_goes_before_what_does_not_match(box: ListBox[str]) -> None:
    find(box, "xyzzy")
    box.show_rows((), nothing="Rien encore.")
    assert "Rien encore." in box.why.accessibleName()
    box.show_rows(NAMES, why=("Sans points.", "", None))
    assert "Sans points." in box.why.accessibleName()
