"""A file named ``portable`` beside the program keeps the club on the stick."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from td_app.__main__ import keep_packed_libraries
from td_app.persistence.engine import open_club_file
from td_app.persistence.places import club_file, name_post, post_name
from td_app.program.portable import DATA, portable_folder
from td_app.ui.post_settings import post_settings
from td_app.words import trouble_sentence


@pytest.fixture
def stick(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A stick that holds a packed program, started from there."""
    folder = tmp_path / "Clé du club" / "td-app"
    folder.mkdir(parents=True)
    monkeypatch.delenv("APPIMAGE", raising=False)
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(folder / "td-app"))
    return folder


@pytest.mark.parametrize("sign", ["portable", "portable.txt"])
def test_the_club_is_kept_beside_the_program(stick: Path, sign: str) -> None:
    (stick / sign).touch()
    assert club_file() == stick / DATA / "club.db"


def test_without_the_file_the_user_s_folder_is_used(stick: Path) -> None:
    assert stick not in club_file().parents


def test_a_folder_of_that_name_is_no_sign(stick: Path) -> None:
    (stick / "portable").mkdir()
    assert portable_folder() is None


def test_a_checkout_is_never_portable(stick: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (stick / "portable").touch()
    monkeypatch.delattr(sys, "frozen")
    assert portable_folder() is None


def test_pulling_the_stick_out_is_told_of_as_the_club_opens(stick: Path, tmp_path: Path) -> None:
    (stick / "portable").touch()
    with open_club_file(club_file()) as club:
        assert [one.code for one in club.warnings] == ["ON_A_STICK"]
        assert "éjectez" in trouble_sentence(club.warnings[0], "fr")
    with open_club_file(tmp_path / "club.db") as elsewhere:
        assert elsewhere.warnings == ()


def test_this_post_s_name_and_settings_go_along(stick: Path) -> None:
    (stick / "portable").touch()
    name_post("Accueil")
    post_settings().setValue("wall/screen", "HDMI-1")
    assert post_name() == "Accueil"
    assert {file.name for file in (stick / DATA).iterdir()} == {"post.txt", "post.ini"}
    assert post_settings().value("wall/screen") == "HDMI-1"


def test_on_macos_it_is_beside_the_bundle(stick: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    inside = stick / "td-app.app" / "Contents" / "MacOS"
    inside.mkdir(parents=True)
    monkeypatch.setattr(sys, "executable", str(inside / "td-app"))
    (stick / "portable").touch()
    assert portable_folder() == stick / DATA


def test_an_appimage_is_what_one_clicks_on(stick: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    mounted = stick / "mounted"
    mounted.mkdir()
    monkeypatch.setattr(sys, "executable", str(mounted / "td-app"))
    monkeypatch.setenv("APPIMAGE", str(stick / "td-app.AppImage"))
    (stick / "portable").touch()
    assert portable_folder() == stick / DATA


@pytest.mark.parametrize("before", ["", "/opt/club/lib"])
def test_a_file_manager_opened_from_here_uses_its_own_libraries(
    stick: Path, monkeypatch: pytest.MonkeyPatch, before: str
) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("PYINSTALLER_RESET_ENVIRONMENT", "")
    monkeypatch.setenv("LD_LIBRARY_PATH", str(stick / "_internal"))
    monkeypatch.setenv("LD_LIBRARY_PATH_ORIG", before)
    keep_packed_libraries()
    assert os.environ.get("LD_LIBRARY_PATH", "") == before
    assert os.environ["PYINSTALLER_RESET_ENVIRONMENT"] == "1"


def test_a_checkout_leaves_what_surrounds_it_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LD_LIBRARY_PATH", "/opt/club/lib")
    keep_packed_libraries()
    assert os.environ["LD_LIBRARY_PATH"] == "/opt/club/lib"
