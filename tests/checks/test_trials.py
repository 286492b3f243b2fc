"""The trials that are run longer by hand, in their short form."""

from __future__ import annotations

import sys
from pathlib import Path

from td_app.persistence.check import check_file

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE))


def test_crafted_files_are_rows_or_a_refusal() -> None:
    from crafted_files import MOST, read_all

    refused, most = read_all(25, seed=7)
    assert 0 < refused < 25 and most < MOST


def test_whatever_is_said_is_answered_and_the_journal_replays(tmp_path: Path) -> None:
    from fuzzed_lines import answered

    done, faults = answered(tmp_path / "club.db", 1_200, seed=7)
    assert done > 20 and not faults
    assert check_file(tmp_path / "club.db").ok
