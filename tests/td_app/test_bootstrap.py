"""Starting: the window opens on the file, and what stands in the way is a sentence."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from datetime import datetime
from pathlib import Path

import pytest
from builders import CountedChance, SteppedClock, a_setup, registered
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QLabel

from td_app import bootstrap
from td_app.club import Club
from td_app.persistence.check import check_file
from td_app.persistence.copies import copy_to, make_copy
from td_app.persistence.database import file_engine
from td_app.persistence.engine import open_club_file
from td_app.persistence.schema import SchemaVersions, upgrade
from td_app.persistence.schema_versions import revisions
from td_app.ui import application
from td_app.ui.copy_keeper import CopyKeeper
from td_app.ui.dialogs.house_dialog import HouseDialog


def started(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run the application without a screen of any kind."""
    quiet = {k: v for k, v in os.environ.items() if k not in ("QT_QPA_PLATFORM", "DISPLAY")}
    return subprocess.run(
        [sys.executable, "-m", "td_app", *arguments],
        env={**quiet, **environment},
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only there is no screen normal")
class TestWithoutAScreen:
    @pytest.mark.parametrize(("language", "word"), [("fr", "écran"), ("en", "screen")])
    def test_it_says_so_instead_of_breaking(self, tmp_path: Path, language: str, word: str) -> None:
        done = started("--lang", language, "--file", str(tmp_path / "club.db"), WAYLAND_DISPLAY="")
        assert done.returncode == 2
        assert word in done.stderr
        assert "Traceback" not in done.stderr


@pytest.fixture(autouse=True)
def nobody_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """A dialog nobody expects is a failure, not a wait without end."""

    def unexpected(app: object, trouble: Exception) -> bool:
        raise trouble

    for asking in ("asked_to_look", "asked_about_damage", "told"):
        monkeypatch.setattr(application, asking, unexpected)


class TestWhatIsToBeKnown:
    def test_a_part_missing_is_said_each_time_a_synchronised_folder_once(
        self, qapp: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        told: list[str] = []
        answered = application._answer

        def answer(dialog: HouseDialog) -> str:
            told.extend(label.text() for label in dialog.findChildren(QLabel))
            QTimer.singleShot(0, dialog.buttons["continue"].click)
            return answered(dialog)

        monkeypatch.setattr(application, "run", lambda *_, **__: 0)
        monkeypatch.setattr(application, "_answer", answer)
        path = tmp_path / "Dropbox" / "club.db"
        with open_club_file(path):
            part = path.read_bytes()
        assert bootstrap.open_application(path, "fr") == 0
        assert any("Dropbox" in text for text in told)
        told.clear()
        assert bootstrap.open_application(path, "fr") == 0
        assert told == []
        path.write_bytes(part)
        assert bootstrap.open_application(path, "fr") == 0
        assert any("manquent peut-être" in text for text in told)

    def test_an_upgrade_is_followed_by_a_copy(
        self, qapp: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        keepers: list[CopyKeeper] = []

        def run(app: object, club: Club, **_more: object) -> int:
            assert club.copies is not None
            keepers.append(CopyKeeper(club.copies))
            keepers[0].start()
            keepers[0].finish()
            return 0

        path = tmp_path / "club.db"
        engine = file_engine(path)
        upgrade(engine, SchemaVersions(revisions, "0003"))
        engine.dispose()
        monkeypatch.setattr(application, "run", run)
        assert bootstrap.open_application(path, "fr") == 0
        latest = keepers[0].latest
        assert latest is not None and check_file(latest.path).ok
        assert [p.name for p in tmp_path.glob("*before*")] == ["club.before-0004.db"]


class TestOpening:
    def test_the_window_opens_on_the_file_named(
        self, qapp: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        opened: list[object] = []

        def run(app: object, club: object, **more: object) -> int:
            opened.append(more["path"])
            return 0

        monkeypatch.setattr(application, "run", run)
        path = tmp_path / "new" / "club.db"
        assert bootstrap.open_application(path, "fr") == 0
        assert opened == [path]
        assert path.is_file()

    def test_a_second_start_offers_to_look_and_then_writes_nothing(
        self, qapp: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        path = tmp_path / "club.db"
        asked: list[str] = []
        looking: list[bool] = []

        def look(app: object, trouble: object) -> bool:
            asked.append(getattr(trouble, "code", ""))
            return True

        def run(app: object, club: object, **more: object) -> int:
            looking.append(getattr(club, "read_only", False))
            return 0

        monkeypatch.setattr(application, "asked_to_look", look)
        monkeypatch.setattr(application, "run", run)
        with open_club_file(path):
            assert bootstrap.open_application(path, "fr") == 0
        assert asked == ["ALREADY_OPEN"]
        assert looking == [True]

    def test_a_copy_chosen_takes_the_place_of_the_file_and_the_window_opens_again(
        self, qapp: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        path, copy = tmp_path / "club.db", tmp_path / "copie.db"
        with open_club_file(path) as file:
            file.directory.set_setting("club_name", "Avant")
        copy_to(path, copy)
        with open_club_file(path) as file:
            file.directory.set_setting("club_name", "Après")
        names: list[str] = []

        def run(app: object, club: Club, *, put_back: Callable[[Path], None], **_: object) -> int:
            names.append(club.directory.setting("club_name"))
            if len(names) == 1:
                put_back(copy)
            return 0

        monkeypatch.setattr(application, "run", run)
        assert bootstrap.open_application(path, "fr") == 0
        assert names == ["Après", "Avant"]

    def test_a_file_that_is_none_of_ours_is_told_and_left_alone(
        self, qapp: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        path = tmp_path / "club.db"
        path.write_bytes(b"a shopping list")
        monkeypatch.setattr(application, "asked_to_look", lambda app, trouble: False)
        assert bootstrap.open_application(path, "fr") == 2
        assert path.read_bytes() == b"a shopping list"

    def damaged(self, path: Path) -> None:
        with open_club_file(path) as file:
            file.directory.set_setting("club_name", "Avant")
        make_copy(path, datetime(2026, 11, 20, 20, 30))
        content = bytearray(path.read_bytes())
        content[4096:4200] = b"\xff" * 104
        path.write_bytes(content)

    def test_a_damaged_file_makes_way_for_its_copy(
        self, qapp: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        path = tmp_path / "club.db"
        self.damaged(path)
        names: list[str] = []

        def run(app: object, club: Club, **_: object) -> int:
            names.append(club.directory.setting("club_name"))
            return 0

        monkeypatch.setattr(application, "asked_about_damage", lambda app, trouble: "use_copy")
        monkeypatch.setattr(application, "run", run)
        assert bootstrap.open_application(path, "fr") == 0
        assert names == ["Avant"]

    def test_what_is_whole_of_it_is_saved_and_looked_at(
        self, qapp: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        path = tmp_path / "club.db"
        with open_club_file(path) as file:
            club = Club(file.store, file.directory, SteppedClock(), CountedChance())
            registered(club.create(a_setup()), 300)
            with file.engine.connect() as connection:
                index = "WHERE name = 'sqlite_autoindex_entrant_person_1'"
                page = connection.exec_driver_sql(
                    f"SELECT rootpage FROM sqlite_master {index}"
                ).scalar_one()
        content = bytearray(path.read_bytes())
        content[(page - 1) * 4096 : page * 4096] = b"\xff" * 4096
        path.write_bytes(content)
        told: list[str] = []
        looked: list[bool] = []

        def run(app: object, club: Club, **_: object) -> int:
            looked.append(club.read_only)
            return 0

        monkeypatch.setattr(application, "asked_about_damage", lambda app, trouble: "salvage")
        monkeypatch.setattr(application, "told_salvaged", lambda app, lines, at: told.extend(lines))
        monkeypatch.setattr(application, "run", run)
        assert bootstrap.open_application(path, "fr") == 0
        assert looked == [True] and told[0].startswith("Open d’automne")
        assert path.read_bytes() == bytes(content)

    def test_a_database_out_of_reach_is_told(
        self, qapp: object, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        told: list[str] = []
        monkeypatch.setattr(application, "told", lambda app, trouble: told.append(trouble.code))
        assert bootstrap.open_application(None, "fr", "mysql://x/y") == 2
        assert told == ["DATABASE_UNKNOWN"]


def test_sqlite_is_recent_enough() -> None:
    assert sqlite3.sqlite_version_info >= (3, 35)
