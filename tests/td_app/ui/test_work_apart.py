"""Work on another thread: its outcome comes in the window's, whatever it is."""

from __future__ import annotations

import gc
from concurrent.futures import Future
from threading import current_thread, main_thread

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from td_app.ui.work_apart import WorkApart


@pytest.fixture
def window() -> QObject:
    return QObject()


def test_the_outcome_is_told_in_the_thread_that_asked(qtbot: QtBot, window: QObject) -> None:
    work = WorkApart(window)
    told: list[object] = []
    work.ended.connect(lambda outcome: told.append((outcome.result(), current_thread())))
    work.begin(lambda: current_thread() is main_thread(), "work")
    assert not work.idle
    qtbot.waitUntil(lambda: work.idle, timeout=5_000)
    assert told == [(False, main_thread())]


def test_what_went_wrong_is_the_outcome(qtbot: QtBot, window: QObject) -> None:
    work = WorkApart(window)
    outcomes: list[Future[object]] = []
    work.ended.connect(outcomes.append)
    work.begin(lambda: 1 // 0, "work")
    qtbot.waitUntil(lambda: bool(outcomes), timeout=5_000)
    with pytest.raises(ZeroDivisionError):
        outcomes[0].result()


def test_widgets_are_not_searched_for_from_the_other_thread(qtbot: QtBot, window: QObject) -> None:
    work = WorkApart(window)
    searched: list[bool] = []
    before = gc.isenabled()
    work.begin(lambda: searched.append(gc.isenabled()), "work")
    qtbot.waitUntil(lambda: work.idle, timeout=5_000)
    assert searched == [False]
    assert gc.isenabled() == before
