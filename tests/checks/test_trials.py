"""The trials that are run longer by hand, in their short form."""

from __future__ import annotations

import sys
from pathlib import Path
from statistics import median

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


#: A tenth of a second is promised (``four_posts.py`` tells the figure); machines that test share
#: their processors with other tests, and Python's own lock with threads that wait for one.
STANDING_STILL_S = 0.25


@pytest.mark.servers
def test_four_posts_for_a_minute(tmp_path: Path) -> None:
    from four_posts import run

    trial = run(1, tmp_path, stops=3)
    assert not trial.faults
    assert len(trial.entries) > 20 and trial.outages
    assert trial.longest_gap() < STANDING_STILL_S
    assert median(trial.news_s()) < 0.2
    assert all(late < 3.5 for late in trial.told_after_s())
