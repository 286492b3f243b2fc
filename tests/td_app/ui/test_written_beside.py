"""The mark of a running clock: written beside the window, the latest alone."""

from __future__ import annotations

import threading
from collections.abc import Callable

from builders import a_club
from pytestqt.qtbot import QtBot

from td_app.live.acting import SEEN_MS
from td_app.ports.trouble import StorageTrouble
from td_app.tournament import commands as cmd
from td_app.training.sample import sample_tournament
from td_app.ui.live_tournament import RESTS, LiveTournament, WrittenBeside


def test_the_latest_alone_is_written_once_the_disk_is_free(qtbot: QtBot) -> None:
    beside = WrittenBeside()
    begun, free = threading.Event(), threading.Event()
    written: list[int] = []

    def first() -> None:
        begun.set()
        assert free.wait(60)
        written.append(1)

    def another(number: int) -> Callable[[], None]:
        return lambda: written.append(number)

    beside.give(first)
    assert begun.wait(60)
    for number in (2, 3, 4):
        beside.give(another(number))
    free.set()
    qtbot.waitUntil(lambda: written == [1, 4])
    beside.end()
    beside.give(another(5))
    assert written == [1, 4]


def test_after_a_write_the_disk_rests_twenty_times_as_long() -> None:
    assert RESTS == 20 and 5_000 <= SEEN_MS <= 10_000


def test_a_disk_that_fails_is_told_in_the_window_s_thread(qtbot: QtBot) -> None:
    beside = WrittenBeside()
    told: list[bool] = []
    beside.failed.connect(lambda _trouble: told.append(True))

    def fail() -> None:
        raise StorageTrouble("DISK_FULL")

    beside.give(fail)
    qtbot.waitUntil(lambda: bool(told))
    beside.end()


def test_the_clock_is_noted_as_seen_by_another_thread(qtbot: QtBot) -> None:
    club = a_club()
    session = sample_tournament(club, seed=b"x")
    live = LiveTournament(session)
    threads: list[threading.Thread] = []
    seen = session._store.seen

    def note(*given: object) -> None:
        threads.append(threading.current_thread())
        seen(*given)  # type: ignore[arg-type]

    session._store.seen = note  # type: ignore[method-assign]
    live.write_beside()
    if not live.state.clock.running:
        live.dispatch(cmd.StartClock())
    live.note_seen()
    qtbot.waitUntil(lambda: bool(threads))
    assert threading.main_thread() not in threads
    live.close()
    assert threads[-1] is threading.main_thread()
