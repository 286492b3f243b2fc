"""A process killed in mid-tournament six times, at random moments, loses nothing said.

Longer by hand: ``tests/checks/kills.py``.
"""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from td_app.persistence.check import check_file
from td_app.persistence.engine import open_club_file

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork and SIGKILL")

NURSERY = Path(__file__).with_name("evening_nursery.py")
ROOT = Path(__file__).parents[2]
KILLS = 6
PLAYERS, ENTRIES = 120, 220
"""An evening of so many has at least so many entries."""


@contextmanager
def nursery() -> Iterator[subprocess.Popen[str]]:
    with subprocess.Popen(
        [sys.executable, str(NURSERY)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    ) as process:
        yield process
        assert process.stdin is not None
        process.stdin.close()


def killed_after(process: subprocess.Popen[str], path: Path, acknowledged: int, seed: int) -> int:
    """Play until this many entries are acknowledged, kill; return the last one said."""
    assert process.stdin is not None
    assert process.stdout is not None
    told = ["simulate", "--players", str(PLAYERS), "--out", str(path), "--seed", str(seed)]
    process.stdin.write(json.dumps([*told, "--acknowledge"]) + "\n")
    process.stdin.flush()
    playing = int(process.stdout.readline().removeprefix("playing "))
    last = 0
    said = iter(process.stdout.readline, "gone\n")
    for line in said:
        last = int(line)
        if last >= acknowledged:
            break
    os.kill(playing, signal.SIGKILL)
    for line in said:
        last = int(line) if line.strip().isdigit() else last
    return last


def test_nothing_acknowledged_is_lost_and_the_file_reopens(tmp_path: Path) -> None:
    chance = random.Random(20)
    with nursery() as process:
        for kill in range(KILLS):
            folder = tmp_path / str(kill)
            last = killed_after(process, folder, chance.randrange(1, ENTRIES), kill)
            file = folder / "simulation.db"
            assert check_file(file).ok
            with open_club_file(file) as club:
                entries = club.store.entries_after(1, 0)
            assert len(entries) >= last
            assert [entry.sequence for entry in entries] == list(range(1, len(entries) + 1))
