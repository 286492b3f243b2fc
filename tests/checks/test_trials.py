"""The trials that are run longer by hand, in their short form."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from td_app.persistence.check import check_file

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE))


def test_crafted_files_are_rows_or_a_refusal() -> None:
    from crafted_files import MOST, read_all

    refused, most = read_all(25, seed=7)
    assert 0 < refused < 25 and most < MOST


def test_whatever_is_said_is_answered_and_the_journal_replays(tmp_path: Path) -> None:
    from fuzzed_lines import answered

    done, faults = answered(tmp_path / "club.db", 3_000, seed=11)
    assert done > 20 and not faults
    assert check_file(tmp_path / "club.db").ok


@pytest.mark.servers
def test_four_posts_for_a_minute(tmp_path: Path) -> None:
    """How long anything took is told by the trial itself, run on a machine of its own."""
    from four_posts import run, told

    trial = run(1, tmp_path, stops=3)
    assert not trial.faults
    assert len(trial.entries) > 5 and trial.outages and trial.news_s()
    assert "faults: none" in told(trial)
