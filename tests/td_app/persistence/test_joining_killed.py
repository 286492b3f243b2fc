"""Killed while two files are joined: the club's file is the one of before, or the joined one."""

from __future__ import annotations

import os
import random
import shutil
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import pytest
from joining_builders import an_evening, goes_on, taken_along

from td_app.persistence.check import check_file
from td_app.persistence.engine import open_club_file

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork and SIGKILL")

NURSERY = Path(__file__).with_name("joining_nursery.py")
ROOT = Path(__file__).parents[3]


def killed_joining(folder: Path, kills: int, seed: int) -> set[int]:
    """Kill a program that joins so many times; return how many tournaments stood after each."""
    path, other, kept = folder / "club.db", folder / "other.db", folder / "kept"
    an_evening(path)
    taken_along(path, other)
    goes_on(path, 1, 3)
    goes_on(other, 1, 4)
    kept.mkdir()
    shutil.copy(path, kept)
    chance, seen = random.Random(seed), set[int]()
    found = os.pathsep.join((str(ROOT), str(ROOT / "tests")))
    with subprocess.Popen(
        [sys.executable, str(NURSERY), str(path), str(other)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": found},
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        for _ in range(kills):
            process.stdin.write("\n")
            process.stdin.flush()
            joiner = int(process.stdout.readline().removeprefix("joiner "))
            time.sleep(chance.uniform(0.0, 0.25))
            with suppress(ProcessLookupError):
                os.kill(joiner, signal.SIGKILL)
            while process.stdout.readline() != "gone\n":
                pass
            seen.add(_whole(path))
            _as_before(path, kept)
        process.stdin.close()
    return seen


def _whole(path: Path) -> int:
    """How many tournaments stand in the file, which is whole, and of which nothing is left over."""
    with open_club_file(path) as file:
        there = len(file.store.tournaments(archived=True))
    assert check_file(path).ok
    assert not list(path.parent.glob("*.joining*"))
    assert not list(path.parent.glob("*.put-back*"))
    return there


def _as_before(path: Path, kept: Path) -> None:
    for left in path.parent.glob("club*"):
        left.unlink()
    shutil.copy(kept / path.name, path)


def test_killed_at_random_moments_it_is_the_old_or_the_new(tmp_path: Path) -> None:
    assert killed_joining(tmp_path, 5, seed=2026) <= {1, 2}
