"""Starting, refusing to start, and crashing without losing anything."""

from __future__ import annotations

import gc
import json
import subprocess
import sys
import threading
import weakref
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TypeVar

import pytest
from builders import a_club, a_tournament
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtGui import QCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from td_app.persistence.engine import open_club_file
from td_app.persistence.erased_copies import PrivateCopies
from td_app.ports.trouble import StorageTrouble
from td_app.ui import application, sweeping
from td_app.ui.copy_keeper import CopyKeeper
from td_app.ui.crash_report import MOST_REPORTS, CrashWatch, written_report
from td_app.ui.desk import Desk
from td_app.ui.dialogs.house_dialog import HouseDialog
from td_app.ui.dialogs.trouble_dialogs import CrashDialog, FileTroubleDialog
from td_app.ui.widgets.click_guard import GUARD_MS, ClickGuard
from td_app.ui.windows.main_window import MainWindow


def caught(words: str) -> RuntimeError:
    try:
        raise RuntimeError(words)
    except RuntimeError as fault:
        return fault


class TestStarting:
    def test_the_application_is_made_once(self, qapp: QApplication) -> None:
        assert application.started(["td-app"]) is qapp

    def test_the_window_is_shown_and_left(self, dressed: QApplication, tmp_path: Path) -> None:
        club = a_club()
        QTimer.singleShot(200, lambda: when(shown, dressed.closeAllWindows))
        assert application.run(dressed, club, path=tmp_path / "club.td") == 0


class TestSweeping:
    def test_cycles_are_searched_for_by_the_windows_thread_alone(
        self, dressed: QApplication
    ) -> None:
        ended: list[bool] = []
        many = gc.get_threshold()[0] + 1

        def end(_widget: object) -> None:
            ended.append(threading.current_thread() is threading.main_thread())

        def drop() -> None:
            for _ in range(many):
                in_a_ring = Ring()
                in_a_ring.itself = in_a_ring
                weakref.finalize(in_a_ring, end, None)

        sweeper = sweeping.Sweeper()
        try:
            thread = threading.Thread(target=drop)
            thread.start()
            thread.join()
            assert not ended and not gc.isenabled()
            sweeper.sweep()
            assert len(ended) == many and all(ended)
        finally:
            sweeper.end()
        assert gc.isenabled()


class Ring:
    """What only a search for cycles finds unused."""

    itself: Ring | None = None


class TestTheLastBackup:
    def test_one_that_fails_at_closing_is_told_and_tried_again(
        self, dressed: QApplication, tmp_path: Path
    ) -> None:
        path, in_the_way = tmp_path / "club.db", tmp_path / "club copies"
        open_club_file(path).close()
        in_the_way.write_text("no folder")
        keeper = CopyKeeper(PrivateCopies(path))

        def asking() -> HouseDialog | None:
            return next(iter(open_ones(HouseDialog)), None)

        def make_room() -> None:
            in_the_way.unlink()
            dialog = asking()
            assert dialog is not None
            dialog.buttons["try_again"].click()

        when(asking, make_room)
        application._last_copy(dressed, keeper)
        assert keeper.trouble is None and len(list(in_the_way.iterdir())) == 1

    def test_a_club_kept_on_a_server_keeps_nobody_from_leaving(
        self, dressed: QApplication, tmp_path: Path
    ) -> None:
        class OfAServer(PrivateCopies):
            elsewhere = True

        (tmp_path / "club copies").write_text("no folder")
        open_club_file(tmp_path / "club.db").close()
        keeper = CopyKeeper(OfAServer(tmp_path / "club.db"))
        application._last_copy(dressed, keeper)
        assert keeper.trouble is not None


class TestRefusedAtTheDoor:
    def test_already_open_offers_to_look(self, dressed: QApplication) -> None:
        when(door, lambda: press("look"))
        assert application.asked_to_look(dressed, StorageTrouble("ALREADY_OPEN", path="club.td"))

    def test_one_may_rather_leave(self, dressed: QApplication) -> None:
        when(door, lambda: press("quit"))
        assert not application.asked_to_look(
            dressed, StorageTrouble("ALREADY_OPEN", path="club.td")
        )

    def test_a_newer_file_cannot_be_looked_at(self, dressed: QApplication) -> None:
        seen: list[bool] = []

        def look() -> None:
            dialog = door()
            assert dialog is not None
            seen.append("look" in dialog.buttons)
            dialog.close()

        when(door, look)
        assert not application.asked_to_look(dressed, StorageTrouble("FILE_NEWER"))
        assert seen == [False]


class TestCrashing:
    def test_the_report_comes_with_the_journal_and_without_names(self, tmp_path: Path) -> None:
        session = a_tournament(8, tables=1)
        report = written_report(tmp_path / "reports", caught("la faute"), session)
        assert "la faute" in report.read_text(encoding="utf-8")
        journal = next(report.parent.glob("*.jsonl")).read_text(encoding="utf-8")
        kinds = [json.loads(line)["kind"] for line in journal.splitlines()]
        assert kinds == [entry.event.KIND for entry in session.history.entries]
        assert "Joueur0001" not in journal

    def test_a_server_s_club_has_them_in_the_users_data(self, tmp_path: Path) -> None:
        club = replace(a_club(), folder=tmp_path / "data")
        assert application.reports_folder(club, None) == tmp_path / "data" / "crash-reports"
        beside = tmp_path / "club.db"
        assert application.reports_folder(club, beside) == tmp_path / "crash-reports"

    def test_what_ends_the_program_outright_says_where_it_stood(self, tmp_path: Path) -> None:
        ending = (
            "import faulthandler, sys; from pathlib import Path;"
            "from td_app.ui.crash_report import hard_faults\n"
            "with hard_faults(Path(sys.argv[1])): {}"
        )
        told = tmp_path / "reports"
        for what in ("pass", "faulthandler._sigsegv()"):
            command = [sys.executable, "-c", ending.format(what), str(told)]
            done = subprocess.run(command, check=False)
            assert (done.returncode == 0) == (what == "pass")
            assert told.exists() == (what != "pass")
        assert "Segmentation fault" in (told / "faults.txt").read_text(encoding="utf-8")

    def test_the_dialog_says_where_it_is(
        self, dressed: QApplication, qtbot: QtBot, tmp_path: Path
    ) -> None:
        desk = Desk(a_club())
        window = MainWindow(desk)
        qtbot.addWidget(window)
        watch = application.watch_crashes(window, tmp_path / "club.td")
        fault = caught("encore")
        watch.take(RuntimeError, fault, fault.__traceback__)
        assert isinstance(window.messages.dialog, CrashDialog)
        where = window.messages.dialog.findChild(QLineEdit)
        assert where is not None
        assert Path(where.text()).exists()

    def test_faults_that_repeat_do_not_fill_the_disk(self, tmp_path: Path) -> None:
        told: list[Path | None] = []
        watch = CrashWatch(tmp_path, lambda: None, lambda _fault, report: told.append(report))
        fault = caught("sans fin")
        for _ in range(MOST_REPORTS + 5):
            watch.take(RuntimeError, fault, None)
        assert len(list(tmp_path.glob("*.txt"))) == MOST_REPORTS
        assert told[-5:] == [None] * 5

    def test_a_folder_that_takes_nothing_is_no_second_fault(self, tmp_path: Path) -> None:
        file = tmp_path / "file"
        file.write_text("")
        told: list[Path | None] = []
        watch = CrashWatch(file, lambda: None, lambda _fault, report: told.append(report))
        watch.take(RuntimeError, caught("x"), None)
        assert told == [None]


W = TypeVar("W", bound=QWidget)


def open_ones(kind: type[W]) -> list[W]:
    """Return the windows of a kind that are on the screen."""
    return [w for w in QApplication.topLevelWidgets() if isinstance(w, kind) and w.isVisible()]


def shown() -> list[MainWindow]:
    return open_ones(MainWindow)


def door() -> FileTroubleDialog | None:
    return next(iter(open_ones(FileTroubleDialog)), None)


def press(name: str) -> None:
    dialog = door()
    assert dialog is not None
    dialog.buttons[name].click()


def when(there: Callable[[], object], do: Callable[[], object]) -> None:
    """Do it once it is there, however slowly it comes: the loop belongs to what is tested."""
    QTimer.singleShot(20, lambda: do() if there() else when(there, do))


@pytest.fixture(autouse=True)
def quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep the interpreter's own hook from writing on the test's screen."""
    monkeypatch.setattr("sys.__excepthook__", lambda *_: None)


def test_what_is_clicked_while_the_window_is_black_falls_on_nothing(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    now, clicks = [0], list[bool]()
    monkeypatch.setattr(ClickGuard, "clock_ms", staticmethod(lambda: now[0]))
    window = QPushButton("Nouveau tournoi")
    qtbot.addWidget(window)
    window.clicked.connect(lambda: clicks.append(True))
    here = QPoint(20, 12)
    QCursor.setPos(here)
    application.show_first(window)

    def click() -> None:
        QTest.mouseClick(window, Qt.MouseButton.LeftButton, pos=window.mapFromGlobal(here))

    now[0] = 8_000
    click()
    assert not clicks, "it was meant for nothing that was seen"
    QTest.qWait(20)
    click()
    assert not clicks, "it has only just been painted"
    now[0] = 8_000 + GUARD_MS + 1
    click()
    assert len(clicks) == 1
