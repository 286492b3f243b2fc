"""A disk that takes its time: the window's thread waits its own way, and it is told once."""

from __future__ import annotations

import threading
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import pytest
from journal_builders import a_journal
from sqlalchemy import Connection, Engine, event

from td_app.persistence import open_mark, slow_disk
from td_app.persistence.engine import open_club_file
from td_app.persistence.slow_disk import Disk
from td_app.ports.trouble import StorageTrouble
from td_app.tournament.state.clock import SeenMark


@pytest.fixture
def in_turn(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Hold what each write will have taken (s): the measure reads it, no time passes."""
    given: list[float] = []
    now = [0.0]

    class Passing:
        @staticmethod
        def monotonic() -> float:
            now[0] += given.pop(0) if given else 0.0
            return now[0]

    monkeypatch.setattr(slow_disk, "time", Passing)
    return given


def test_without_a_window_each_thread_writes_for_itself() -> None:
    assert Disk().written(threading.current_thread) is threading.main_thread()


def test_a_window_waits_its_own_way_while_another_thread_writes() -> None:
    disk = Disk()
    waited: list[Future[Any]] = []
    goes_on = threading.Event()

    def wait(answer: Future[Any]) -> None:
        waited.append(answer)
        goes_on.set()
        answer.result()

    def write() -> threading.Thread:
        assert goes_on.wait(60)
        return threading.current_thread()

    disk.wait_with(wait)
    assert disk.written(write) is not threading.main_thread()
    assert len(waited) == 1
    disk.close()
    assert disk.written(threading.current_thread) is threading.main_thread()


def test_what_a_write_raises_comes_to_whoever_asked() -> None:
    disk = Disk()
    disk.wait_with(lambda answer: answer.exception())

    def fail() -> None:
        raise StorageTrouble("DISK_FULL")

    with pytest.raises(StorageTrouble):
        disk.written(fail)
    disk.close()


def test_a_slow_write_is_told_once(in_turn: list[float]) -> None:
    told: list[StorageTrouble] = []
    disk = Disk()
    disk.on_slow(told.append)
    for took in (0.001, 0.29, 1.2, 0.8):
        in_turn[:] = [0.0, took]
        disk.written(lambda: None)
    assert [(one.code, one.params["took"]) for one in told] == [("DISK_SLOW", "1\u00a0s")]
    in_turn[:] = [0.0, 0.45]
    other = Disk()
    other.written(lambda: None)
    assert other.trouble is not None and other.trouble.params["took"] == "450\u00a0ms"


def test_a_bad_stick_is_told_as_the_file_is_opened(tmp_path: Path, in_turn: list[float]) -> None:
    path = tmp_path / "club.db"
    with open_club_file(path) as club:
        a_journal(club.store, 2)
        assert club.warnings == ()
    in_turn[:] = [0.0, 2.0] * 20
    with open_club_file(path) as club:
        assert [one.code for one in club.warnings] == ["DISK_SLOW"]


def test_what_is_told_at_the_opening_is_what_one_write_takes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    measured: list[list[str]] = []
    pragma = open_mark.outside_transaction

    def heard(engine: Engine, statement: str) -> None:
        said.append(statement)
        pragma(engine, statement)

    def written(_disk: Disk, commit: Callable[[], object]) -> object:
        before = len(said)
        answer = commit()
        measured.append(said[before:])
        return answer

    monkeypatch.setattr(open_mark, "outside_transaction", heard)
    for _ in ("made", "opened again"):
        with monkeypatch.context() as patched:
            patched.setattr(Disk, "written", written)
            with open_club_file(tmp_path / "club.db"):
                # The log is begun before: the first write into it is synchronised twice.
                assert said[:2] == [
                    f"PRAGMA application_id={open_mark.KIND}",
                    "PRAGMA user_version=1",
                ]
                assert measured[-1] == said[1:2]
        said.clear()


def test_a_moment_merely_seen_is_written_without_waiting_for_the_disk(tmp_path: Path) -> None:
    with open_club_file(tmp_path / "club.db") as club:
        safe: list[int] = []
        tournament = a_journal(club.store, 2)

        @event.listens_for(club.engine, "commit")
        def committed(connection: Connection) -> None:
            safe.append(connection.exec_driver_sql("PRAGMA synchronous").scalar() or 0)

        club.store.seen(tournament, SeenMark(5_000, 0, 0, ""))
        a_journal(club.store, 2)
        full, normal = 2, 1
        assert safe[0] == normal
        assert set(safe[1:]) == {full}
        mark = club.store.last_seen(tournament)
        assert mark is not None and mark.at_ms == 5_000


def test_acts_are_on_disk_in_the_order_they_were_written(tmp_path: Path) -> None:
    path = tmp_path / "club.db"
    with open_club_file(path) as club:
        assert club.disk is not None
        club.disk.wait_with(lambda answer: answer.exception())
        tournament = a_journal(club.store, 12)
        assert [e.sequence for e in club.store.entries_after(tournament, 0)] == list(range(1, 13))
    with open_club_file(path, read_only=True) as again:
        assert len(again.store.entries_after(tournament, 0)) == 12
