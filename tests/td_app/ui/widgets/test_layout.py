"""Rows and columns: order, gaps, room left over."""

from __future__ import annotations

from PySide6.QtCore import QMargins, Qt
from PySide6.QtWidgets import QFrame, QPushButton, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from td_app.ui.widgets.labels import label
from td_app.ui.widgets.layout import (
    STRETCH,
    FlowLayout,
    TurningRow,
    at,
    column,
    framed,
    hide_idle,
    put_away,
    row,
    wide,
)


def boxes(*names: str) -> list[QWidget]:
    made = []
    for name in names:
        widget = QWidget(objectName=name)
        widget.setMinimumSize(20, 10)
        made.append(widget)
    return made


def test_what_is_put_away_leaves_the_keyboard_to_what_held_it(qtbot: QtBot) -> None:
    holder = QWidget()
    qtbot.addWidget(holder)
    gone, undo = QPushButton("Fermer"), QPushButton("Annuler")
    row(gone, undo, on=holder)
    with qtbot.waitActive(holder):
        holder.show()
        holder.activateWindow()
    gone.setFocus()
    put_away(gone)
    assert holder.hasFocus() and not undo.hasFocus()


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


class TestHeld:
    def test_a_layout_alone_stands_in_a_widget_without_margins(self, qtbot: QtBot) -> None:
        (part,) = boxes("part")
        holder = framed(row(part))
        qtbot.addWidget(holder)
        assert part.parentWidget() is holder
        assert holder.layout().contentsMargins() == QMargins(0, 0, 0, 0)

    def test_two_margins_are_those_of_the_sides_and_of_the_ends(self, qtbot: QtBot) -> None:
        holder = framed(column(*boxes("part")), kind="card", margins=(16, 8))
        qtbot.addWidget(holder)
        assert isinstance(holder, QFrame) and holder.property("kind") == "card"
        assert holder.layout().contentsMargins() == QMargins(16, 8, 16, 8)


class TestFlowLayout:
    def test_what_has_no_room_goes_on_to_the_next_line(self, qtbot: QtBot) -> None:
        holder = QWidget()
        qtbot.addWidget(holder)
        flow = FlowLayout(holder)
        parts = [label(words) for words in ("first", "second", "third")]
        for part in parts:
            flow.addWidget(part)
        wide_enough = sum(part.sizeHint().width() for part in parts) + 100
        holder.resize(wide_enough, flow.heightForWidth(wide_enough))
        holder.show()
        assert len({part.y() for part in parts}) == 1
        holder.resize(parts[1].sizeHint().width(), 200)
        assert parts[0].y() < parts[1].y() < parts[2].y()

    def test_a_chip_stands_in_the_middle_of_a_line_with_a_field(self, qtbot: QtBot) -> None:
        holder = QWidget()
        qtbot.addWidget(holder)
        flow = FlowLayout(holder)
        chip, field = boxes("chip", "field")
        chip.setFixedSize(60, 26)
        field.setFixedSize(60, 36)
        for part in (chip, field):
            flow.addWidget(part)
        holder.resize(200, flow.heightForWidth(200))
        holder.show()
        assert chip.geometry().center().y() == field.geometry().center().y()


def test_a_row_turns_where_its_words_would_be_cut(qtbot: QtBot) -> None:
    left = QPushButton("Everything for the start")
    right = QPushButton("Everything for the end")
    turning = TurningRow(left, right)
    around = QWidget()
    qtbot.addWidget(around)
    column(turning, STRETCH, on=around, margins=0)
    around.resize(turning.sizeHint().width(), 200)
    around.show()
    assert left.geometry().right() < right.geometry().left()
    around.resize(turning.minimumSizeHint().width(), 200)
    qtbot.waitUntil(lambda: left.geometry().bottom() < right.geometry().top())
    assert left.width() >= left.sizeHint().width()
    around.resize(turning.sizeHint().width(), 200)
    qtbot.waitUntil(lambda: left.y() == right.y())


def test_a_bar_with_nothing_to_scroll_shows_no_handle(qtbot: QtBot) -> None:
    area = QScrollArea()
    qtbot.addWidget(area)
    bar = area.verticalScrollBar()
    hide_idle(area)
    assert not bar.isEnabled()
    bar.setRange(0, 40)
    assert bar.isEnabled()
    bar.setRange(0, 0)
    assert not bar.isEnabled()
