"""What safety costs: the hash chain in an append, a backup, going back to one. Never asserted.

What a backup costs the window is measured by hand: ``tests/checks/backup_cost.py``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import datetime
from itertools import count
from pathlib import Path

import pytest
from journal_builders import a_journal, ticked
from sqlalchemy import insert

from td_app.persistence.copies import make_copy, put_back
from td_app.persistence.engine import ClubFile, open_club_file
from td_app.persistence.event_codec import encode
from td_app.persistence.journal_store import _entry_row
from td_app.persistence.seals import chained
from td_app.persistence.tables import journal_entry

ENTRIES = 20_000


@pytest.fixture
def file(tmp_path: Path) -> Iterator[ClubFile]:
    """A club's real file on disk."""
    with open_club_file(tmp_path / "club.db") as file:
        yield file


@pytest.fixture
def large(file: ClubFile, scale: Callable[[int], int]) -> Path:
    """A file of 20,000 entries, in ten journals, written at once."""
    for _ in range(10):
        tournament = a_journal(file.store, 1)
        before = file.store.seal(tournament, 1)
        rows = []
        for sequence in range(2, scale(ENTRIES) // 10 + 1):
            row = {**_entry_row(tournament, ticked(sequence)), "operator_id": None}
            row["hash"] = before = chained(before, row)
            rows.append(row)
        with file.engine.begin() as connection:
            connection.execute(insert(journal_entry), rows)
    assert file.path is not None
    return file.path


class TestTheHashChain:
    """The two are compared within one run: the second is to be under 5 % of the first."""

    @pytest.mark.benchmark(group="chain")
    def test_an_entry_appended_on_disk(self, file: ClubFile, benchmark) -> None:  # type: ignore[no-untyped-def]
        tournament = a_journal(file.store, 1)
        sequences = count(2)
        benchmark(lambda: file.store.append(tournament, ticked(next(sequences)), {}))

    @pytest.mark.benchmark(group="chain")
    def test_its_hash_alone(self, benchmark) -> None:  # type: ignore[no-untyped-def]
        entry = ticked(2)
        kind, version, body = encode(entry.event)
        row = {
            "tournament_id": 1,
            "sequence": entry.sequence,
            "recorded_at": entry.recorded_at,
            "post": "accueil",
            "operator_id": 1,
            "kind": kind,
            "version": version,
            "body": body,
            "act": "a" * 32,
        }
        benchmark(chained, "f" * 64, row)


class TestBackups:
    def test_one_made_and_read_back_row_by_row(
        self, large: Path, benchmark, tmp_path: Path
    ) -> None:  # type: ignore[no-untyped-def]
        folders = count()
        benchmark.pedantic(
            lambda: make_copy(large, datetime.now(), tmp_path / str(next(folders))), rounds=5
        )

    def test_gone_back_to(self, large: Path, benchmark, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]
        copy = make_copy(large, datetime.now()).path
        there = tmp_path / "elsewhere" / "club.db"
        there.parent.mkdir()
        benchmark.pedantic(lambda: put_back(copy, there, datetime.now()), rounds=5)
