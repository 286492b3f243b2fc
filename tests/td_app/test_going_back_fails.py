"""A copy that cannot be had, or that brings back what was erased: told, never for ever."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from datetime import datetime
from pathlib import Path

import pytest
from builders import a_setup, people

from td_app import bootstrap
from td_app.bootstrap import club_of
from td_app.persistence.copies import copy_to, make_copy
from td_app.persistence.engine import open_club_file
from td_app.persistence.erased_copies import named_again
from td_app.ports.copies import ClubFileSummary
from td_app.ports.trouble import StorageTrouble
from td_app.tournament import commands as cmd
from td_app.tournament.state.person import Person
from td_app.ui import application
from td_app.words import trouble_sentence
from td_app.words.copies import named_again_words


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A club's file that is damaged, with a copy beside it."""
    path = tmp_path / "club.db"
    open_club_file(path).close()
    make_copy(path, datetime(2026, 11, 20, 20, 30))
    content = bytearray(path.read_bytes())
    content[4096:4200] = b"\xff" * 104
    path.write_bytes(content)
    return path


@pytest.mark.parametrize("gone", [True, False], ids=["gone", "damaged"])
def test_copies_taken_away_while_one_is_asked_are_not_asked_about_for_ever(
    qapp: object, path: Path, monkeypatch: pytest.MonkeyPatch, gone: bool
) -> None:
    if gone:
        path.unlink()
    told: list[tuple[str, bool]] = []
    asked: list[tuple[str, bool]] = []

    def ask(app: object, trouble: StorageTrouble, copy: tuple[Path, ClubFileSummary] | None) -> str:
        asked.append((trouble_sentence(trouble, "fr"), copy is not None))
        shutil.rmtree(path.parent / "club copies", ignore_errors=True)
        return "use_copy" if copy is not None else "quit"

    def tell(app: object, trouble: StorageTrouble, *, goes_on: bool = False) -> None:
        told.append((trouble.code, goes_on))

    monkeypatch.setattr(application, "asked_about_damage", ask)
    monkeypatch.setattr(application, "show_startup_error", tell)
    assert bootstrap.open_application(path, "fr") == 2
    assert told == [("FILE_MISSING", True)]
    assert [there for _, there in asked] == [True, False]
    assert "club copies" in asked[0][0] and "club copies" not in asked[1][0]


def test_a_copy_of_before_an_erasing_says_whom_it_names_again(
    qapp: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, copy, person = tmp_path / "club.db", tmp_path / "stick.db", Person("Dupont", "Jean")
    with open_club_file(path) as file:
        session = club_of(file).create(a_setup())
        session.dispatch(cmd.RegisterEntrants((person, *people(2))))
    copy_to(path, copy)
    with open_club_file(path) as file:
        assert file.privacy.erase(file.privacy.traces(person)) == 1
    told: list[str] = []
    ways = iter([copy])

    def run(app: object, club: object, put_back: Callable[[Path], object], **_: object) -> int:
        for way in ways:
            put_back(way)
        return 0

    monkeypatch.setattr(application, "run", run)
    monkeypatch.setattr(application, "told_put_back", lambda app, lines: told.extend(lines))
    assert bootstrap.open_application(path, "fr") == 0
    assert told[-1] == named_again_words(1)
    assert named_again(copy, path) == 0
