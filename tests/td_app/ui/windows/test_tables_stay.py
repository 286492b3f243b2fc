"""The tables of the room stay where they are, whatever is said above, below or over them."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QWidget
from room_builders import settle
from window_builders import Evening

from td_app.ports.trouble import StorageTrouble
from td_app.tournament import commands as cmd
from td_app.ui.destinations import Spot
from td_app.ui.pages.evening.room.floor_view import FloorView
from td_app.ui.pages.evening.room.page import RoomPage
from td_app.ui.theme import Tone
from td_app.ui.widgets.click_guard import GUARD_MS, ClickGuard
from td_app.ui.widgets.notices import BannerFacts

SAID = BannerFacts("Noté.", tone=Tone.ACCENT, closable=True)


def where(floor: FloorView) -> list[QRect]:
    """Return where each table is on the screen."""
    settle()
    origin = QPoint(0, 0)
    return [QRect(plan.mapToGlobal(origin), plan.size()) for plan in floor.plan.plans]


def room_of(evening: Evening) -> RoomPage:
    page = evening.view.show_page("room")
    assert isinstance(page, RoomPage)
    return page


def point_at(part: QWidget, above: int = 0) -> None:
    """Put the pointer on a part, or so many pixels above it."""
    QCursor.setPos(part.mapToGlobal(part.rect().center()) - QPoint(0, above))
    settle()


class TestWhatWasSaid:
    def test_escape_puts_it_away_wherever_the_keyboard_is(self, evening_of_pages: Evening) -> None:
        window, floor = evening_of_pages.window, room_of(evening_of_pages).floor
        for keyboard in (floor, floor.plan.plans[0], window, floor.entry.field):
            floor.say(SAID)
            keyboard.setFocus()
            QTest.keyClick(keyboard, Qt.Key.Key_Escape)
            assert floor.notice.isHidden(), keyboard

    def test_escape_in_the_club_s_space_leaves_it(self, evening_of_pages: Evening) -> None:
        window, floor = evening_of_pages.window, room_of(evening_of_pages).floor
        floor.say(SAID)
        window.go(Spot.CLUB_SPACE)
        QTest.keyClick(window, Qt.Key.Key_Escape)
        assert not floor.notice.isHidden()


class TestTablesStay:
    def test_banners_lie_over_the_foot_of_the_room_and_push_other_pages(
        self, evening_of_pages: Evening
    ) -> None:
        view, floor = evening_of_pages.view, room_of(evening_of_pages).floor
        before, rail = where(floor), view.rail.geometry()
        floor.say(SAID)
        view.warn(StorageTrouble("DISK_FULL", "full"))
        assert where(floor) == before
        assert view.rail.geometry() == rail
        shown = (view.warning, floor.notice)
        boxes = [QRect(part.mapToGlobal(QPoint(0, 0)), part.size()) for part in shown]
        assert not boxes[0].intersects(boxes[1])
        field = floor.entry.field
        entry = QRect(field.mapToGlobal(QPoint(0, 0)), field.size())
        assert not any(box.intersects(entry) for box in boxes)
        view.show_page("players")
        settle()
        assert view.warning.mapToGlobal(QPoint(0, 0)).y() < view.pages.mapToGlobal(QPoint(0, 0)).y()
        view.show_page("room")
        view.warning.closed.emit()
        floor.notice.closed.emit()
        assert where(floor) == before


class TestWhatTakesTheirPlace:
    def test_a_card_that_moves_up_takes_no_click_meant_for_the_one_that_goes(
        self, evening_of_pages: Evening, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        now = [0]
        monkeypatch.setattr(ClickGuard, "clock_ms", staticmethod(lambda: now[0]))
        todo = evening_of_pages.view.side.todo
        cards = list(todo.cards.values())
        assert len(cards) > 1
        first, second = cards[:2]
        assert first.secondary is not None and second.secondary is not None
        asked: list[str] = []
        second.secondaryClicked.connect(asked.append)
        point_at(second.secondary, above=second.y() - first.y())
        todo.column.removeWidget(first)
        first.hide()
        settle()
        QTest.mouseClick(second.secondary, Qt.MouseButton.LeftButton)
        assert asked == []
        now[0] = GUARD_MS
        QTest.mouseClick(second.secondary, Qt.MouseButton.LeftButton)
        assert asked == [second.key]
        assert todo.question is not None
        todo.question.close()

    def test_a_call_that_follows_another_is_not_ended_by_its_click(
        self, evening_of_pages: Evening, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        now = [0]
        monkeypatch.setattr(ClickGuard, "clock_ms", staticmethod(lambda: now[0]))
        view = evening_of_pages.view
        ended: list[int] = []
        view.warning.acted.connect(ended.append)
        view.warn(StorageTrouble("DISK_FULL", "full"))
        settle()
        now[0] = GUARD_MS
        view.warning.set_facts(BannerFacts("La table 2 appelle.", actions=("Fini",)))
        settle()
        point_at(view.warning.buttons[0])
        for table in (4, 7):
            view.warning.set_facts(BannerFacts(f"La table {table} appelle.", actions=("Fini",)))
            settle()
            QTest.mouseClick(view.warning.buttons[0], Qt.MouseButton.LeftButton)
        assert ended == []
        waits = BannerFacts("La table 7 appelle.", "Depuis 12 s.", actions=("Fini",))
        now[0] = 2 * GUARD_MS
        view.warning.set_facts(waits)
        QTest.mouseClick(view.warning.buttons[0], Qt.MouseButton.LeftButton)
        assert ended == [0], "the seconds it waits are no other call"


class TestAPageThatComesByItself:
    def test_the_end_takes_no_click_meant_for_the_room(
        self, evening_of_pages: Evening, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        now = [0]
        monkeypatch.setattr(ClickGuard, "clock_ms", staticmethod(lambda: now[0]))
        view, live = evening_of_pages.view, evening_of_pages.view.live
        room_of(evening_of_pages)
        seated = [row.entrant for row in live.players().rows if row.seat is not None]
        for who in seated[1:]:
            live.dispatch(cmd.Eliminate((cmd.PlayerOut(who),)))
        settle()
        page = view.pages.page("ranking")
        button = next(one for one in page.findChildren(QPushButton) if one.isVisible())
        live.dispatch(cmd.Undo())
        assert view.pages.key == "room"
        now[0] = GUARD_MS
        point_at(button)
        pressed: list[int] = []
        button.pressed.connect(lambda: pressed.append(now[0]))
        live.dispatch(cmd.Redo())
        settle()
        assert view.pages.key == "ranking"
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        assert pressed == []
        now[0] = 2 * GUARD_MS
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        assert pressed == [2 * GUARD_MS]
        live.dispatch(cmd.Undo())
        now[0] = 3 * GUARD_MS
        view.show_page("ranking")
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        assert len(pressed) == 2, "a page one goes to takes clicks at once"
