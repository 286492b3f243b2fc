"""Starting: the window opens on the file, and what stands in the way is a sentence."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Sequence
from datetime import datetime
from pathlib import Path

import pytest
from builders import CountedChance, SteppedClock, a_setup, registered
from joining_builders import an_evening
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QLabel

from td_app import bootstrap
from td_app.club.club import Club
from td_app.joining import Chosen
from td_app.persistence.check import check_file
from td_app.persistence.copies import copy_to, held_in, make_copy
from td_app.persistence.database import file_engine
from td_app.persistence.engine import open_club_file
from td_app.persistence.schema import SchemaVersions, upgrade
from td_app.persistence.schema_versions import HEAD, revisions
from td_app.ports.copies import ClubFileSummary
from td_app.ports.trouble import StorageTrouble
from td_app.training.pace import PacedClock
from td_app.training.room import SeededChance, training_tournament
from td_app.ui import application
from td_app.ui.copy_keeper import CopyKeeper
from td_app.ui.desk import Desk
from td_app.ui.dialogs.house_dialog import HouseDialog
from td_app.words import trouble_sentence
from td_app.words.copies import moment_words


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

    def unexpected(app: object, trouble: Exception, *_: object) -> bool:
        raise trouble

    for asking in ("asked_to_look", "asked_about_damage", "show_startup_error", "told_put_back"):
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
        assert [p.name for p in tmp_path.glob("*before*")] == [f"club.before-{HEAD}.db"]

    def test_a_club_taken_to_another_computer_is_told_once(
        self, qapp: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        told: list[tuple[str, ...]] = []

        def warned(app: object, troubles: Sequence[StorageTrouble]) -> None:
            told.append(tuple(trouble_sentence(trouble, "fr") for trouble in troubles))

        def run(app: object, club: Club, **_: object) -> int:
            if len(told) == 1:
                Desk(club).leave_for(Path("/cle/club 2026-11-22.db"))
            return 0

        monkeypatch.setattr(application, "warned", warned)
        monkeypatch.setattr(application, "run", run)
        for _ in range(3):
            assert bootstrap.open_application(tmp_path / "club.db", "fr") == 0
        assert told[0] == () == told[2]
        assert "emporté" in told[1][0] and "/cle/club 2026-11-22.db" in told[1][0]


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
            club = Club(file.store, file.directory, SteppedClock(), CountedChance())
            registered(club.create(a_setup()), 3)
        copy_to(path, copy)
        with open_club_file(path) as file:
            file.directory.set_setting("club_name", "Après")
        names: list[str] = []

        def run(app: object, club: Club, *, put_back: Callable[[Path], None], **_: object) -> int:
            names.append(club.directory.setting("club_name"))
            if len(names) == 1:
                put_back(copy)
            return 0

        told: list[str] = []
        monkeypatch.setattr(application, "run", run)
        monkeypatch.setattr(application, "told_put_back", lambda app, lines: told.extend(lines))
        assert bootstrap.open_application(path, "fr") == 0
        assert names == ["Après", "Avant"]
        (kept,) = tmp_path.glob("club before *.db")
        last = held_in(copy).tournaments[0].last_ms
        assert copy.name in told[0] and "1 tournoi, 2 entrées" in told[1]
        assert moment_words(last) in told[1] and kept.name in told[2] and "à nouveau" in told[3]

    def test_another_file_joined_takes_the_place_of_the_clubs_and_is_told(
        self, qapp: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        path, other = tmp_path / "club.db", tmp_path / "other.db"
        an_evening(path, "Ici")
        an_evening(other, "Ailleurs")
        seen: list[set[str]] = []

        def run(app: object, club: Club, *, put_back: Callable[[Path], None], **_: object) -> int:
            seen.append({row.name for row in club.tournaments()})
            if len(seen) == 1:
                assert club.copies is not None
                put_back(club.copies.join(other, Chosen()))
            return 0

        told: list[str] = []
        monkeypatch.setattr(application, "run", run)
        monkeypatch.setattr(application, "told_joined", lambda app, lines: told.extend(lines))
        assert bootstrap.open_application(path, "fr") == 0
        assert seen == [{"Ici"}, {"Ici", "Ailleurs"}]
        (kept,) = tmp_path.glob("club before *.db")
        assert "2 tournois" in told[0] and kept.name in told[1]
        assert not list(tmp_path.glob("*.joining*"))

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

        told: list[str] = []
        monkeypatch.setattr(application, "asked_about_damage", lambda *_: "use_copy")
        monkeypatch.setattr(application, "told_put_back", lambda app, lines: told.extend(lines))
        monkeypatch.setattr(application, "run", run)
        assert bootstrap.open_application(path, "fr") == 0
        assert names == ["Avant"] and "club before" in "".join(told)

    def test_another_copy_can_be_chosen_and_a_bad_one_is_told_and_asked_again(
        self, qapp: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        path, stick = tmp_path / "club.db", tmp_path / "cle.db"
        self.damaged(path)
        (copy,) = (tmp_path / "club copies").iterdir()
        stick.write_bytes(copy.read_bytes())
        bad = tmp_path / "photo.db"
        bad.write_bytes(b"\x89PNG" * 300)
        answers = iter(["other_copy", "other_copy", "other_copy"])
        chosen = iter([bad, None, stick])
        told: list[str] = []
        shown: list[Path] = []

        def agreed(app: object, copy: Path, held: object) -> bool:
            shown.append(copy)
            return True

        monkeypatch.setattr(application, "asked_about_damage", lambda *_: next(answers))
        monkeypatch.setattr(application, "asked_which_copy", lambda *_: next(chosen))
        monkeypatch.setattr(application, "asked_to_go_back", agreed)
        monkeypatch.setattr(
            application, "show_startup_error", lambda app, trouble, **_: told.append(trouble.code)
        )
        monkeypatch.setattr(application, "told_put_back", lambda *_: None)
        monkeypatch.setattr(application, "run", lambda *_, **__: 0)
        assert bootstrap.open_application(path, "fr") == 0
        assert told == ["FILE_CORRUPTED"] and shown == [stick]
        assert check_file(path).ok

    @pytest.mark.parametrize("empty", [True, False], ids=["empty", "gone"])
    def test_a_file_that_is_gone_is_not_made_new_in_silence(
        self, qapp: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, empty: bool
    ) -> None:
        path = tmp_path / "club.db"
        self.damaged(path)
        path.unlink()
        if empty:
            path.touch()
        told: list[tuple[str, int]] = []
        ways = iter(["quit", "use_copy"])
        names: list[str] = []

        def ask(
            app: object, trouble: StorageTrouble, copy: tuple[Path, ClubFileSummary] | None
        ) -> str:
            told.append((trouble.code, copy[1].entries if copy is not None else -1))
            return next(ways)

        def run(app: object, club: Club, **_: object) -> int:
            names.append(club.directory.setting("club_name"))
            return 0

        monkeypatch.setattr(application, "asked_about_damage", ask)
        monkeypatch.setattr(application, "told_put_back", lambda *_: None)
        monkeypatch.setattr(application, "run", run)
        assert bootstrap.open_application(path, "fr") == 2
        assert path.exists() is empty
        assert bootstrap.open_application(path, "fr") == 0
        assert told == [("FILE_GONE", 0)] * 2 and names == ["Avant"]

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

        monkeypatch.setattr(application, "asked_about_damage", lambda *_: "salvage")
        ways = iter(["look", "go_on"])

        def salvaged(app: object, lines: list[str], at: Path) -> str:
            told.extend(lines)
            return next(ways)

        monkeypatch.setattr(application, "told_salvaged", salvaged)
        monkeypatch.setattr(application, "told_put_back", lambda *_: None)
        monkeypatch.setattr(application, "run", run)
        assert bootstrap.open_application(path, "fr") == 0
        assert looked == [True] and told[0].startswith("Open d’automne")
        assert path.read_bytes() == bytes(content)
        for aside in tmp_path.glob("club salvaged*"):
            aside.unlink()
        assert bootstrap.open_application(path, "fr") == 0
        assert looked == [True, False] and check_file(path).tournaments[0].entries
        assert [one.read_bytes() for one in tmp_path.glob("club before*.db")] == [bytes(content)]

    def test_a_database_out_of_reach_is_told(
        self, qapp: object, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        told: list[str] = []
        monkeypatch.setattr(
            application, "show_startup_error", lambda app, trouble, **_: told.append(trouble.code)
        )
        assert bootstrap.open_application(None, "fr", "mysql://x/y") == 2
        assert told == ["DATABASE_UNKNOWN"]


def test_sqlite_is_recent_enough() -> None:
    assert sqlite3.sqlite_version_info >= (3, 35)


def test_a_training_has_a_file_of_its_own(tmp_path: Path) -> None:
    with open_club_file(tmp_path / "club.db") as file:
        club = bootstrap.club_of(file)
        file.directory.set_setting("language", "en")
        assert club.training is not None
        for seed in (3, 4):
            apart = club.training(PacedClock(club.clock), SeededChance(seed))
            training_tournament(apart.club, seed)
            # Those before are put away: the list tells of one.
            assert len(apart.club.tournaments()) == 1
            assert apart.club.directory.setting("language") == "en"
            apart.close()
        assert not club.tournaments(archived=True)
    assert (tmp_path / "club training" / "club training.db").is_file()
