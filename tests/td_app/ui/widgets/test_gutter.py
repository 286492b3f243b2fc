"""The right edge of the Floor's pages and of the settings: one, bar of scrolling or not."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from td_app.ui.theme import SCROLL_BAR
from td_app.ui.widgets.page_parts import REACH, ScrolledColumn


@pytest.mark.parametrize("high", [100, 900])
def test_what_scrolls_keeps_one_right_edge_and_its_bar_stands_in_the_gutter(
    dressed: QApplication, qtbot: QtBot, high: int
) -> None:
    area = ScrolledColumn()
    qtbot.addWidget(area)
    area.reach_into_gutter()
    part = QWidget()
    part.setMinimumHeight(high)
    area.fill((part,))
    area.resize(400 + REACH, 300)
    area.show()
    QApplication.processEvents()
    bar = area.verticalScrollBar()
    assert bar.isEnabled() == (high > 300), "drawn only where one scrolls"
    assert part.mapTo(area, QPoint(0, 0)).x() == 0 and part.width() == 400
    assert bar.width() == SCROLL_BAR
    assert bar.mapTo(area, QPoint(0, 0)).x() == 400 + REACH - SCROLL_BAR
