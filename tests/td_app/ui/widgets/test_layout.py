"""Rows and columns: order, gaps, room left over."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from td_app.ui.widgets.layout import STRETCH, at, column, row, wide


def boxes(*names: str) -> list[QWidget]:
    made = []
    for name in names:
        widget = QWidget(objectName=name)
        widget.setMinimumSize(20, 10)
        made.append(widget)
    return made


class TestRow:
    def test_parts_stand_from_left_to_right_with_their_gaps(self, qtbot: QtBot) -> None:
        holder = QWidget()
        qtbot.addWidget(holder)
        first, second, last = boxes("first", "second", "last")
        row(first, 30, wide(second), at(last, Qt.AlignmentFlag.AlignTop), on=holder, margins=0)
        holder.resize(400, 100)
        holder.show()
        assert first.x() < second.x() < last.x()
        assert second.width() > first.width()
        assert last.height() == last.minimumHeight()

    def test_a_stretch_pushes_its_neighbours_apart(self, qtbot: QtBot) -> None:
        holder = QWidget()
        qtbot.addWidget(holder)
        left, right = boxes("left", "right")
        for widget in (left, right):
            widget.setFixedWidth(20)
        row(left, STRETCH, right, on=holder, spacing=4, margins=0)
        holder.resize(400, 50)
        holder.show()
        assert (left.x(), right.x()) == (0, 380)


class TestColumn:
    def test_a_row_stands_within_a_column(self, qtbot: QtBot) -> None:
        holder = QWidget()
        qtbot.addWidget(holder)
        one, two, under = boxes("one", "two", "under")
        column(row(one, two), under, on=holder, spacing=8, margins=(1, 2, 3, 4))
        holder.resize(200, 100)
        holder.show()
        assert one.y() == two.y() == 2
        assert under.y() > one.y()
        assert one.x() == 1
