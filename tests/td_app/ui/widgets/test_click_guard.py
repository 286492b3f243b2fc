"""What comes under the pointer by itself takes no click for half a second."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from td_app.ui.widgets.click_guard import GUARD_MS, ClickGuard

LEFT = Qt.MouseButton.LeftButton


class Clock:
    """Milliseconds that go by when the test says so."""

    def __init__(self) -> None:
        self.now_ms = 0

    def __call__(self) -> int:
        return self.now_ms


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock()
    monkeypatch.setattr(ClickGuard, "clock_ms", staticmethod(made))
    return made


class Scene(QWidget):
    """A banner with a button, hidden over a page; what was clicked is counted."""

    def __init__(self) -> None:
        super().__init__()
        self.resize(400, 300)
        self.clicks: list[str] = []
        self.page = QPushButton("page", self)
        self.page.setGeometry(0, 0, 400, 300)
        self.page.clicked.connect(lambda: self.clicks.append("page"))
        self.banner = QWidget(self)
        self.banner.setGeometry(50, 50, 300, 60)
        self.button = QPushButton("banner", self.banner)
        self.button.setGeometry(0, 0, 300, 60)
        self.button.clicked.connect(lambda: self.clicks.append("banner"))
        self.banner.hide()
        self.guard = ClickGuard(self.banner)

    def point(self, x: int, y: int) -> None:
        QCursor.setPos(self.mapToGlobal(QPoint(x, y)))
        QApplication.processEvents()

    def click_at_the_pointer(self) -> None:
        QTest.mouseClick(self.button, LEFT, pos=self.button.mapFromGlobal(QCursor.pos()))


@pytest.fixture
def scene(qtbot: QtBot, clock: Clock) -> Scene:
    made = Scene()
    qtbot.addWidget(made)
    with qtbot.waitExposed(made):
        made.show()
    return made


class TestWhatComesUnderThePointer:
    def test_it_takes_no_click_for_half_a_second_and_lets_none_through(
        self, scene: Scene, clock: Clock
    ) -> None:
        scene.point(200, 80)
        scene.banner.show()
        clock.now_ms = GUARD_MS - 1
        QTest.mouseClick(scene.button, LEFT)
        QTest.mouseDClick(scene.button, LEFT)
        assert scene.clicks == []
        clock.now_ms = GUARD_MS
        QTest.mouseClick(scene.button, LEFT)
        assert scene.clicks == ["banner"]

    def test_a_press_kept_keeps_its_release_however_late(self, scene: Scene, clock: Clock) -> None:
        scene.point(200, 80)
        scene.banner.show()
        QTest.mousePress(scene.button, LEFT)
        clock.now_ms = 3 * GUARD_MS
        QTest.mouseRelease(scene.button, LEFT)
        assert scene.clicks == []
        QTest.mouseClick(scene.button, LEFT)
        assert scene.clicks == ["banner"]

    def test_it_comes_by_moving_or_growing_or_being_another_thing_too(
        self, scene: Scene, clock: Clock
    ) -> None:
        scene.point(200, 200)
        scene.banner.show()
        for box in (QRect(50, 180, 300, 60), QRect(50, 50, 300, 60), QRect(50, 50, 300, 200)):
            scene.banner.setGeometry(box)
            scene.button.resize(box.size())
        scene.click_at_the_pointer()
        assert scene.clicks == [], "it grew"
        clock.now_ms = GUARD_MS
        scene.click_at_the_pointer()
        assert scene.clicks.pop() == "banner"
        scene.guard.renew()
        scene.click_at_the_pointer()
        assert scene.clicks == [], "it is another thing"
        clock.now_ms = 2 * GUARD_MS
        scene.banner.move(50, 210)
        scene.banner.move(50, 150)
        scene.click_at_the_pointer()
        assert scene.clicks == [], "it moved"
        clock.now_ms = 3 * GUARD_MS
        scene.click_at_the_pointer()
        assert scene.clicks == ["banner"]

    def test_keys_and_what_the_pointer_goes_to_are_not_guarded(self, scene: Scene) -> None:
        scene.banner.show()
        scene.point(200, 80)
        QTest.mouseClick(scene.button, LEFT)
        scene.banner.hide()
        scene.banner.show()
        QTest.keyClick(scene.button, Qt.Key.Key_Space)
        QTest.mouseClick(scene.page, LEFT)
        assert scene.clicks == ["banner", "banner", "page"]

    def test_a_step_aside_under_the_pointer_begins_nothing(self, scene: Scene) -> None:
        scene.banner.show()
        scene.point(200, 80)
        scene.banner.move(55, 52)
        QTest.mouseClick(scene.button, LEFT)
        assert scene.clicks == ["banner"]
