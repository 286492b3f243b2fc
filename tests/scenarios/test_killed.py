"""A process killed in mid-tournament, twenty times at random moments, loses nothing said."""

from __future__ import annotations

import random
import signal
import subprocess
import sys
from pathlib import Path

from td_app.persistence.check import check_file
from td_app.persistence.engine import open_club_file

KILLS = 20


def killed_after(path: Path, acknowledged: int, seed: int) -> int:
    """Play until this many entries are acknowledged, kill; return the last one said."""
    played = subprocess.Popen(
        [
            *(sys.executable, "-m", "td_app", "simulate", "--players", "300"),
            *("--out", str(path), "--seed", str(seed), "--acknowledge"),
        ],
        stdout=subprocess.PIPE,
        text=True,
    )
    assert played.stdout is not None
    last = 0
    for line in played.stdout:
        last = int(line)
        if last >= acknowledged:
            break
    played.send_signal(signal.SIGKILL)
    for line in played.stdout:
        last = int(line) if line.strip().isdigit() else last
    played.stdout.close()
    played.wait()
    return last


def test_nothing_acknowledged_is_lost_and_the_file_reopens(tmp_path: Path) -> None:
    chance = random.Random(20)
    for kill in range(KILLS):
        folder = tmp_path / str(kill)
        last = killed_after(folder, chance.randrange(1, 300), kill)
        file = folder / "simulation.db"
        assert check_file(file).ok
        with open_club_file(file) as club:
            entries = club.store.entries_after(1, 0)
        assert len(entries) >= last
        assert [entry.sequence for entry in entries] == list(range(1, len(entries) + 1))
