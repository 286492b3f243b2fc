"""Starting, refusing to start, and crashing without losing anything."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from builders import a_club, a_tournament
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from td_app.ports import StorageTrouble
from td_app.ui import application
from td_app.ui.crash_report import MOST_REPORTS, CrashWatch, written_report
from td_app.ui.desk import Desk
from td_app.ui.dialogs.trouble_dialogs import CrashDialog, FileTroubleDialog
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
        QTimer.singleShot(200, dressed.closeAllWindows)
        assert application.run(dressed, club, path=tmp_path / "club.td") == 0


class TestRefusedAtTheDoor:
    def test_already_open_offers_to_look(self, dressed: QApplication) -> None:
        QTimer.singleShot(50, lambda: press("look"))
        assert application.asked_to_look(dressed, StorageTrouble("ALREADY_OPEN", path="club.td"))

    def test_one_may_rather_leave(self, dressed: QApplication) -> None:
        QTimer.singleShot(50, lambda: press("quit"))
        assert not application.asked_to_look(
            dressed, StorageTrouble("ALREADY_OPEN", path="club.td")
        )

    def test_a_newer_file_cannot_be_looked_at(self, dressed: QApplication) -> None:
        seen: list[bool] = []

        def look() -> None:
            dialog = door()
            seen.append("look" in dialog.buttons)
            dialog.close()

        QTimer.singleShot(50, look)
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

    def test_the_dialog_says_where_it_is(
        self, dressed: QApplication, qtbot: QtBot, tmp_path: Path
    ) -> None:
        desk = Desk(a_club())
        window = MainWindow(desk)
        qtbot.addWidget(window)
        watch = application.watch_crashes(window, tmp_path / "club.td")
        fault = caught("encore")
        watch.take(RuntimeError, fault, fault.__traceback__)
        assert isinstance(window.dialog, CrashDialog)
        where = window.dialog.findChild(QLineEdit)
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


def door() -> FileTroubleDialog:
    return next(w for w in QApplication.topLevelWidgets() if isinstance(w, FileTroubleDialog))


def press(name: str) -> None:
    door().buttons[name].click()


@pytest.fixture(autouse=True)
def quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep the interpreter's own hook from writing on the test's screen."""
    monkeypatch.setattr("sys.__excepthook__", lambda *_: None)
