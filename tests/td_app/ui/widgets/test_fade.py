"""What goes on beyond the edge of a page that scrolls fades out there."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from td_app.ui.widgets.labels import label
from td_app.ui.widgets.page_parts import Fade, ScrolledColumn


def faded(area: ScrolledColumn) -> list[bool]:
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
