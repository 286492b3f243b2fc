"""A start that wants a copy it cannot have: told, asked again, never for ever."""

from __future__ import annotations

import shutil
from datetime import datetime
from pathlib import Path

import pytest

from td_app import bootstrap
from td_app.persistence.copies import make_copy
from td_app.persistence.engine import open_club_file
from td_app.ports import Held, StorageTrouble
from td_app.ui import application
from td_app.words import trouble_sentence


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

    def ask(app: object, trouble: StorageTrouble, copy: tuple[Path, Held] | None) -> str:
        asked.append((trouble_sentence(trouble, "fr"), copy is not None))
        shutil.rmtree(path.parent / "club copies", ignore_errors=True)
        return "use_copy" if copy is not None else "quit"

    def tell(app: object, trouble: StorageTrouble, *, goes_on: bool = False) -> None:
        told.append((trouble.code, goes_on))

    monkeypatch.setattr(application, "asked_about_damage", ask)
    monkeypatch.setattr(application, "told", tell)
    assert bootstrap.open_application(path, "fr") == 2
    assert told == [("FILE_MISSING", True)]
    assert [there for _, there in asked] == [True, False]
    assert "club copies" in asked[0][0] and "club copies" not in asked[1][0]
