"""What is cut at the foot of what scrolls is seen: a row of a list, a line of a form, a card."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QLabel,
    QListWidget,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from td_app.ui.gallery.guide_pictures import guide_picture
from td_app.ui.gallery.whole_rows import cut_at_foot, hidden_at_the_right, wait_until_told
from td_app.ui.widgets.page_parts import REACH, Area
from td_app.words.guide import Shown


def a_list(qtbot: QtBot, rows: float) -> QWidget:
    """Twenty players, of whom so many rows are seen."""
    page = QWidget()
    qtbot.addWidget(page)
    players = QListWidget(page)
    players.setFrameShape(QFrame.Shape.NoFrame)
    players.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    players.addItems([f"Joueur {number}" for number in range(20)])
    page.show()
    first = players.visualItemRect(players.item(0))
    frame = players.height() - players.viewport().height()
    players.resize(200, first.top() + round(rows * first.height()) + frame)
    return page


def a_form(qtbot: QtBot, height: int, kind: str = "") -> QWidget:
    """Lines of 30 pixels, 40 apart, in a form 600 pixels wide and 400 high."""
    page = QWidget()
    qtbot.addWidget(page)
    inside = QWidget()
    inside.resize(600, 400)
    for number in range(10):
        line = QLabel(f"Ligne {number}", inside)
        line.setProperty("kind", kind)
        line.setGeometry(0, number * 40, 200, 30)
    area = QScrollArea(page)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setWidget(inside)
    area.resize(400, height)
    page.show()
    return page


def height_of_bar(qtbot: QtBot) -> int:
    page = a_form(qtbot, 200)
    return page.findChild(QScrollArea).horizontalScrollBar().height()


def test_a_row_seen_in_part_is_cut(qtbot: QtBot) -> None:
    assert cut_at_foot(a_list(qtbot, 5)) == (0, 0)
    assert cut_at_foot(a_list(qtbot, 5.5)) == (1, 0)


def test_a_line_of_a_form_seen_in_part_is_cut(qtbot: QtBot) -> None:
    bar = height_of_bar(qtbot)
    assert cut_at_foot(a_form(qtbot, 195 + bar)) == (0, 1)
    assert cut_at_foot(a_form(qtbot, 180 + bar)) == (1, 1)
    assert cut_at_foot(a_form(qtbot, 400 + bar)) == (0, 0), "all of it is seen"


def test_a_line_that_fades_at_the_foot_is_cut(qtbot: QtBot) -> None:
    pale = int(REACH) // 2
    page, area = a_fading_form(qtbot, high=30, apart=40)
    for height, cut in ((110 + pale, 0), (113, 1)):
        area.resize(300, height)
        assert cut_at_foot(page) == (cut, 1)


def test_lines_close_to_one_another_end_where_the_next_is_not_seen(qtbot: QtBot) -> None:
    pale = int(REACH) // 2
    page, area = a_fading_form(qtbot, high=17, apart=21)
    whole = 7 * 21 + 17 + pale
    for height, cut in ((whole - 1, 1), (whole, 0), (whole + 1, 1)):
        area.resize(300, height)
        assert cut_at_foot(page) == (cut, 1)


def a_fading_form(qtbot: QtBot, *, high: int, apart: int) -> tuple[QWidget, Area]:
    """Lines so high, so far apart, in a form that fades at its edges."""
    inside = QWidget()
    inside.setFixedSize(200, 400)
    for number in range(10):
        line = QLabel(f"Ligne {number}", inside)
        line.setGeometry(0, number * apart, 200, high)
    page = QWidget()
    qtbot.addWidget(page)
    area = Area()
    area.setParent(page)
    page.setStyleSheet(" ")
    area.setWidget(inside)
    area.fade_edges()
    page.show()
    return page, area


def test_a_card_longer_than_its_room_is_not_cut(qtbot: QtBot) -> None:
    bar = height_of_bar(qtbot)
    assert cut_at_foot(a_form(qtbot, 180 + bar, kind="card")) == (1, 1)
    assert cut_at_foot(a_form(qtbot, 25 + bar, kind="card")) == (0, 1)


def test_a_form_wider_than_its_room_tells_by_how_much(qtbot: QtBot) -> None:
    page = a_form(qtbot, 200)
    across = page.findChild(QScrollArea).viewport().width()
    assert hidden_at_the_right(page) == 600 - across


class Players(QWidget):
    """A list of players under a head that is told a moment after the page was resized."""

    def __init__(self) -> None:
        """Tell nothing over the list yet."""
        super().__init__()
        self.head = QLabel()
        self.players = QListWidget()
        self.players.setFrameShape(QFrame.Shape.NoFrame)
        self.players.addItems([f"Joueur {number}" for number in range(200)])
        layout = QVBoxLayout(self)
        layout.addWidget(self.head)
        layout.addWidget(self.players)
        self.told = QTimer(self, singleShot=True, interval=120)
        self.told.timeout.connect(lambda: self.head.setFixedHeight(41))
        self.told.start()


def test_what_is_told_a_moment_later_is_waited_for(qtbot: QtBot) -> None:
    page = Players()
    qtbot.addWidget(page)
    page.show()
    wait_until_told(page, QApplication.processEvents)
    assert page.head.height() == 41
    assert not page.told.isActive()


def test_a_timer_of_minutes_is_not(qtbot: QtBot) -> None:
    page = Players()
    qtbot.addWidget(page)
    page.told.start(60_000)
    wait_until_told(page, QApplication.processEvents)
    assert page.told.isActive()


def test_no_row_is_cut_by_a_head_told_late(qtbot: QtBot) -> None:
    page = Players()
    qtbot.addWidget(page)
    page.show()
    guide_picture(page, Shown("page", {}), QApplication.processEvents, least=400)
    assert page.head.height() == 41
    assert cut_at_foot(page)[0] == 0
