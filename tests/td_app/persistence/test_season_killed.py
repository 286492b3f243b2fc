"""Killed while a season is written: an evening is there with all its results, or not at all."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path

import pytest

from td_app.persistence.check import check_file
from td_app.persistence.engine import open_club_file
from td_app.season.repository import By, Season

pytestmark = pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="needs SIGKILL")

NURSERY = Path(__file__).with_name("season_nursery.py")
ROOT = Path(__file__).parents[3]


def test_an_act_of_several_rows_is_whole_or_not_there(path: Path) -> None:
    with open_club_file(path) as club:
        season = club.seasons.begin(Season(0, "2025-2026"), By(1))
    chance = random.Random(7)
    for _ in range(3):
        with subprocess.Popen(
            [sys.executable, str(NURSERY), str(path)],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": str(ROOT)},
        ) as writer:
            assert writer.stdout is not None
            assert writer.stdout.readline() == "ready\n"
            # Killed at work, however slow the machine: one act is done, others are under way.
            said = [int(writer.stdout.readline())]
            time.sleep(chance.uniform(0.0, 0.05))
            writer.kill()
            said += [int(line) for line in writer.stdout.read().split()]
        with open_club_file(path) as club:
            results = Counter(one.evening for one in club.seasons.recorded(season))
            evenings = {one.id for one in club.seasons.evenings(season)}
            assert set(results) == evenings and set(results.values()) <= {9}
            lines = club.seasons.entries(season)
            recorded = [e.body["evening"] for e in lines if e.kind == "evening_recorded"]
            gone = {e.body["evening"] for e in lines if e.kind == "evening_taken_out"}
            assert set(recorded) - gone == evenings
            assert set(said) <= set(recorded), "what it said was done is there"
    assert check_file(path).findings == ()
