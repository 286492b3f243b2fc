"""The clock page of a small screen while the banner asks what the time passed was."""

from __future__ import annotations

import pytest
from builders import MINUTE, SteppedClock
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot
from window_builders import Evening

from td_app.ui.pages.evening.clock.page import ClockPage


@pytest.mark.parametrize("tall", [600, 575, 528])
def test_under_the_question_of_a_gap_the_clock_page_stands_whole(
    evening_of_pages: Evening, tall: int, qtbot: QtBot
) -> None:
    evening = evening_of_pages
    page = evening.view.show_page("clock")
    assert isinstance(page, ClockPage)
    time = evening.live.session._clock
    assert isinstance(time, SteppedClock)
    evening.live._on_tick()
    time.at += 60 * MINUTE
    evening.live._on_tick()
    evening.window.resize(1024, tall)

    def stands_whole() -> None:
        assert evening.view.gap.isVisible()
        assert not page.controls.refusal.isHidden()
        for part in page.controls.refusal.findChildren(QLabel):
            if part.isVisible() and part.text():
                assert part.height() >= part.heightForWidth(part.width()), part.text()
        laid_out = page.layout()
        assert laid_out is not None
        assert laid_out.totalMinimumHeightForWidth(page.width()) <= page.height()
        assert page.face.height() >= page.face.minimumHeight()

    qtbot.waitUntil(stands_whole)
