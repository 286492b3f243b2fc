"""What the window does while nobody acts: one beat a second, nothing painted that nobody sees."""

from __future__ import annotations

from collections import Counter

import pytest
from builders import clock_of
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QWidget
from window_builders import Evening

from td_app.tournament import commands as cmd
from td_app.ui import heartbeat
from td_app.ui.heartbeat import AFTER_MS, UNSEEN_MS, Heartbeat


class Watched(QObject):
    """Counts what is painted, and what asks for the window to be laid out."""

    def __init__(self, app: QApplication) -> None:
        super().__init__()
        self._seen: Counter[QEvent.Type] = Counter()
        app.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(watched, QWidget):
            self._seen[event.type()] += 1
        return False

    def over(self, evening: Evening, seconds: int) -> tuple[int, int]:
        """Let seconds go by on the evening's clock; return the paintings and the layouts."""
        evening.window.ahead.end()
        for _ in range(50):
            # What was shown just before finds its places first, one parent after the other.
            self._seen.clear()
            for _ in range(5):
                QApplication.processEvents()
            if not self._seen[QEvent.Type.LayoutRequest]:
                break
        self._seen.clear()
        for _ in range(seconds):
            clock_of(evening.live.session).forward(1_000)
            evening.live.heart.timeout.emit()
            QApplication.processEvents()
        return self._seen[QEvent.Type.Paint], self._seen[QEvent.Type.LayoutRequest]


class TestBeats:
    def test_a_beat_falls_just_after_the_second_of_what_counts_down(
        self, dressed: QApplication, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(heartbeat, "any_window_in_sight", lambda: True)
        counted: list[int] = []
        heart = Heartbeat(dressed, lambda: counted, lambda: None)
        for left, until in (
            ([12_340], 340),
            ([12_000], 1_000),
            ([5_900, 30_150], 150),  # a level, and time called at a table
            ([-250], 750),  # past the last level, or the time of day
            ([], 1_000),
        ):
            counted[:] = left
            heart.align()
            assert heart.interval() == min(1_000, until + AFTER_MS)
        heart.stop()

    def test_the_clock_started_in_mid_second_beats_with_its_own_seconds(
        self, evening: Evening
    ) -> None:
        live = evening.live
        live.dispatch(cmd.PauseClock())
        clock_of(live.session).forward(410)
        live.dispatch(cmd.StartClock())
        clock_of(live.session).forward(590)
        live.heart.align()
        assert live.heart.interval() == 410 + AFTER_MS

    def test_minimised_it_beats_less_often_until_the_last_minute_that_may_be_heard(
        self, evening: Evening
    ) -> None:
        live = evening.live
        evening.window.showMinimized()
        QApplication.processEvents()
        beats = []
        while live.clock().remaining_ms > 60_000:
            live.heart.align()
            beats.append(live.heart.interval())
            clock_of(live.session).forward(live.heart.interval())
        assert set(beats[1:]) == {UNSEEN_MS}
        assert live.clock().remaining_ms == 60_000 - AFTER_MS
        live.heart.align()
        assert live.heart.interval() == 1_000

    def test_the_seconds_are_counted_again_as_a_window_comes_back(self, evening: Evening) -> None:
        live = evening.live
        evening.window.showMinimized()
        QApplication.processEvents()
        clock_of(live.session).forward(live.clock().remaining_ms % UNSEEN_MS)
        live.heart.align()
        assert live.heart.interval() == UNSEEN_MS
        evening.window.showNormal()
        evening.window.activateWindow()
        QApplication.processEvents()
        assert live.heart.interval() <= 1_000

    def test_a_time_called_is_counted_beside_the_level(self, evening: Evening) -> None:
        live = evening.live
        live.dispatch(cmd.CallTime(1, accepted=True))
        assert len(live.counted_ms()) == 2


class TestNobodyLooks:
    def test_what_nobody_sees_is_not_painted(
        self, evening_of_pages: Evening, dressed: QApplication
    ) -> None:
        evening = evening_of_pages
        evening.window.show_page("clock")
        watched = Watched(dressed)
        watched.over(evening, 1)
        paintings, layouts = watched.over(evening, 3)
        assert paintings and layouts == 0
        evening.window.showMinimized()
        shown = evening.view.top.clock.accessibleName()
        assert watched.over(evening, 3) == (0, 0)
        assert evening.view.top.clock.accessibleName() == shown
        evening.window.showNormal()
        QApplication.processEvents()
        assert evening.view.top.clock.accessibleName() != shown, "as it is now, at once"

    def test_behind_the_club_only_its_clock_goes_on_and_nothing_is_laid_out(
        self, evening_of_pages: Evening, dressed: QApplication
    ) -> None:
        evening = evening_of_pages
        evening.window.show_page("members")
        watched = Watched(dressed)
        watched.over(evening, 1)
        shown = evening.view.top.clock.accessibleName()
        told = evening.window.layers.club_space().running.text()
        paintings, layouts = watched.over(evening, 3)
        assert paintings and layouts == 0
        assert evening.window.layers.club_space().running.text() != told
        assert evening.view.top.clock.accessibleName() == shown
