"""Rows of tables are low in a low window, and as high as ever in a tall one."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication, QDialog, QWidget
from pytestqt.qtbot import QtBot

from td_app.ui.theme.tokens import Height
from td_app.ui.widgets.layout import column, wide
from td_app.ui.widgets.row_model import Column
from td_app.ui.widgets.row_table import RowTable

NAMES = tuple(f"JOUEUR {number:02}" for number in range(40))


def a_table() -> RowTable[str]:
    table = RowTable((Column[str]("name", "Joueur", lambda row: row),), key=lambda row: row)
    table.set_rows(NAMES)
    return table


def shown(qtbot: QtBot, window: QWidget, table: RowTable[str], height: int) -> RowTable[str]:
    qtbot.addWidget(window)
    column(wide(table), on=window, margins=0)
    window.resize(600, height)
    window.show()
    QApplication.processEvents()
    return table


def heights(table: RowTable[str]) -> tuple[int, int]:
    return table.rowHeight(0), table.horizontalHeader().height()


@pytest.mark.parametrize(
    ("window", "row"), ((600, 32), (720, 32), (768, 32), (769, 36), (1080, 36))
)
def test_rows_are_low_up_to_768_pixels(
    window: int, row: int, dressed: QApplication, qtbot: QtBot
) -> None:
    page = QWidget()
    table = shown(qtbot, page, a_table(), window)
    assert heights(table) == (row, row)


def test_the_first_row_stands_clear_of_the_line_under_the_titles(
    dressed: QApplication, qtbot: QtBot
) -> None:
    page = QWidget()
    titles = shown(qtbot, page, a_table(), 720).horizontalHeader()
    seen = titles.grab().toImage()
    under = [seen.pixel(30, y) for y in range(seen.height())]
    line = max(y for y, colour in enumerate(under) if colour != under[-1])
    assert seen.height() - 1 - line >= 4


def test_they_follow_the_window_and_the_row_chosen_stays(
    dressed: QApplication, qtbot: QtBot
) -> None:
    window = QWidget()
    table = shown(qtbot, window, a_table(), 1080)
    table.choose(NAMES[-1])
    window.resize(600, 720)
    QApplication.processEvents()
    assert heights(table)[0] == Height.LOW_ROW
    assert table.chosen_row() == NAMES[-1]


@pytest.mark.parametrize(("window", "row"), ((720, 32), (1080, 36)))
def test_a_dialog_has_the_rows_of_its_window(
    window: int, row: int, dressed: QApplication, qtbot: QtBot
) -> None:
    behind = QWidget()
    shown(qtbot, behind, a_table(), window)
    dialog = QDialog(behind)
    table = shown(qtbot, dialog, a_table(), 400)
    assert heights(table)[0] == row


@pytest.mark.parametrize("window", (720, 1080))
def test_a_table_of_so_many_rows_shows_them_whole(
    window: int, dressed: QApplication, qtbot: QtBot
) -> None:
    behind = QWidget()
    shown(qtbot, behind, a_table(), window)
    table = a_table()
    table.stand_as_high_as(6)
    dialog = QDialog(behind)
    shown(qtbot, dialog, table, 600)
    assert table.viewport().height() // table.rowHeight(0) == 6
    assert table.viewport().height() % table.rowHeight(0) < 12
