"""A damaged or foreign file gives a code, whatever the damage, and is left as it was."""

from __future__ import annotations

import random
import sqlite3
import zipfile
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from journal_builders import a_journal

from td_app.persistence.check import check_file
from td_app.persistence.engine import open_club_file
from td_app.ports.trouble import StorageTrouble
from td_app.words.troubles import TROUBLES


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The bytes of a file with a journal of some pages."""
    path = tmp_path_factory.mktemp("whole") / "club.db"
    with open_club_file(path) as club:
        a_journal(club.store, 200)
    return path.read_bytes()


def code_opening(path: Path, *, read_only: bool = False) -> str:
    with pytest.raises(StorageTrouble) as refused:
        open_club_file(path, read_only=read_only)
    return refused.value.code


DAMAGE: dict[str, Callable[[bytes], bytes]] = {
    "text instead": lambda _: b"Ceci n'est pas un tournoi.\n" * 400,
    "a few bytes": lambda _: b"SQLite",
    "header overwritten": lambda whole: b"\xff" * 100 + whole[100:],
    "first page overwritten": lambda whole: whole[:100] + b"\x07" * 3996 + whole[4096:],
    "cut in half": lambda whole: whole[: len(whole) // 2],
    "cut in the first page": lambda whole: whole[:1000],
    "a page in the middle overwritten": lambda whole: (
        whole[: 3 * 4096] + b"\x55" * 4096 + whole[4 * 4096 :]
    ),
    "zeros": lambda whole: b"\0" * len(whole),
}


@pytest.mark.parametrize("damage", DAMAGE.values(), ids=DAMAGE.keys())
def test_a_damaged_file_is_refused_and_left_as_it_was(
    path: Path, whole: bytes, damage: Callable[[bytes], bytes]
) -> None:
    damaged = damage(whole)
    path.write_bytes(damaged)
    assert code_opening(path) == "FILE_CORRUPTED"
    assert path.read_bytes() == damaged
    try:
        report = check_file(path)
    except StorageTrouble as trouble:
        assert trouble.code == "FILE_CORRUPTED"
    else:
        assert not report.ok
    assert path.read_bytes() == damaged


def test_a_workbook_is_not_a_club(path: Path) -> None:
    with zipfile.ZipFile(path, "w") as workbook:
        workbook.writestr("xl/workbook.xml", "<workbook/>" * 900)
    assert code_opening(path) == "FILE_CORRUPTED"
    assert code_opening(path, read_only=True) == "FILE_CORRUPTED"


@pytest.mark.parametrize("table", ["moz_places", "alembic_version", "journal_entry"])
def test_another_programs_database_is_not_ours_to_fill(path: Path, table: str) -> None:
    with closing(sqlite3.connect(path)) as other:
        other.execute(f"CREATE TABLE {table} (version_num TEXT)")
        other.commit()
    before = path.read_bytes()
    assert code_opening(path) == "NOT_A_CLUB_FILE"
    assert code_opening(path, read_only=True) == "NOT_A_CLUB_FILE"
    assert path.read_bytes() == before


def test_a_file_from_a_newer_application_is_refused_and_left_as_it_was(path: Path) -> None:
    with open_club_file(path) as club:
        a_journal(club.store)
    with closing(sqlite3.connect(path)) as other:
        other.execute("UPDATE alembic_version SET version_num = '9999'")
        other.commit()
    before = path.read_bytes()
    assert code_opening(path) == "FILE_NEWER"
    assert code_opening(path, read_only=True) == "FILE_NEWER"
    assert path.read_bytes() == before
    assert {p.name for p in path.parent.iterdir()} == {"club.db", "club.db.lock"}


def test_text_that_is_no_text_is_damage(path: Path) -> None:
    with open_club_file(path) as club:
        tournament = a_journal(club.store)
    with closing(sqlite3.connect(path)) as other:
        other.execute("UPDATE tournament SET name = CAST(x'ff41fe' AS TEXT)")
        other.commit()
    with open_club_file(path) as club:
        with pytest.raises(StorageTrouble) as refused:
            club.store.tournaments()
        assert refused.value.code == "FILE_CORRUPTED"
        assert len(club.store.entries_after(tournament, 0)) == 3


@pytest.mark.parametrize("seed", range(60))
def test_whatever_the_damage_it_is_told_as_a_trouble(path: Path, whole: bytes, seed: int) -> None:
    chance = random.Random(seed)
    damaged = bytearray(whole)
    for _ in range(chance.choice((1, 8, 200))):
        at = chance.randrange(len(damaged))
        damaged[at : at + chance.choice((1, 4, 60))] = chance.randbytes(1)
    path.write_bytes(damaged)
    try:
        check_file(path)
        with open_club_file(path) as club:
            for row in club.store.tournaments(archived=True):
                club.store.entries_after(row.id, 0)
                club.store.people(row.id)
    except StorageTrouble as trouble:
        assert trouble.code in TROUBLES
