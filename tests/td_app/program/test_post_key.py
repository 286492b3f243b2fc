"""The key of this computer: drawn once, for its user alone, outside the club's file."""

from __future__ import annotations

import os
import stat
from pathlib import Path

import pytest

from td_app.ports.trouble import StorageTrouble
from td_app.program import post_key as module
from td_app.program.post_key import FILE, LENGTH, post_key


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(module, "data_folder", lambda: tmp_path / "post")
    return tmp_path / "post"


def _unheard(trouble: StorageTrouble) -> None:
    raise trouble


def test_it_is_drawn_once_and_read_by_its_user_alone(folder: Path) -> None:
    key = post_key(_unheard)
    assert len(key) == LENGTH and post_key(_unheard) == key
    if os.name == "posix":
        assert stat.S_IMODE((folder / FILE).stat().st_mode) == 0o600
        assert stat.S_IMODE(folder.stat().st_mode) == 0o700


@pytest.mark.parametrize("text", ["", "short", "é" * LENGTH])
def test_one_that_is_not_whole_is_drawn_anew(folder: Path, text: str) -> None:
    folder.mkdir()
    (folder / FILE).write_text(text, encoding="utf-8")
    key = post_key(_unheard)
    assert key != text and post_key(_unheard) == key


def test_where_the_disk_refuses_it_is_told_and_another_key_serves_meanwhile(folder: Path) -> None:
    folder.write_text("a file where the folder should be")
    told: list[StorageTrouble] = []
    assert len(post_key(told.append)) == LENGTH
    assert [trouble.code for trouble in told] == ["FOLDER_FORBIDDEN"]
