"""What goes on beyond the edge of a page that scrolls fades out there."""

from __future__ import annotations

from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QListWidget
from pytestqt.qtbot import QtBot

from td_app.ui.widgets.labels import label
from td_app.ui.widgets.page_parts import Fade, ScrolledColumn, fades_of


def faded(area: QAbstractScrollArea) -> list[bool]:
    QApplication.processEvents()
    return [fade.isVisible() for fade in area.findChildren(Fade)]


def test_only_the_edge_beyond_which_there_is_more_is_faded(
    dressed: QApplication, qtbot: QtBot
) -> None:
    area = ScrolledColumn(*(label(f"Ligne {number}") for number in range(40)))
    area.fade_edges()
    qtbot.addWidget(area)
    area.resize(300, 200)
    area.show()
    assert faded(area) == [False, True]
    bar = area.verticalScrollBar()
    bar.setValue(bar.maximum() // 2)
    assert faded(area) == [True, True]
    bar.setValue(bar.maximum())
    assert faded(area) == [True, False]
    area.resize(300, 4_000)
    assert faded(area) == [False, False]


def test_it_stays_as_wide_as_what_is_seen(dressed: QApplication, qtbot: QtBot) -> None:
    area = ScrolledColumn(*(label(f"Ligne {number}") for number in range(40)))
    area.fade_edges()
    qtbot.addWidget(area)
    area.resize(300, 200)
    area.show()
    area.resize(500, 200)
    QApplication.processEvents()
    assert {fade.width() for fade in area.findChildren(Fade)} == {area.viewport().width()}


def test_a_list_shows_no_line_cut_in_two_at_its_foot(dressed: QApplication, qtbot: QtBot) -> None:
    found = QListWidget()
    fades_of(found, card=True)
    qtbot.addWidget(found)
    found.addItems([f"Table {number}" for number in range(40)])
    found.resize(300, 200)
    found.show()
    assert faded(found) == [False, True]
    found.scrollToBottom()
    assert faded(found) == [True, False]
