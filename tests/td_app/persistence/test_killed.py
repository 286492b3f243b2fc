"""A program killed at any moment loses nothing it had acknowledged."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from journal_builders import a_journal

from td_app.persistence.check import check_file
from td_app.persistence.engine import open_club_file
from td_app.tournament.state.person import Person

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork and SIGKILL")

NURSERY = Path(__file__).with_name("writer_nursery.py")
ROOT = Path(__file__).parents[3]
KILLS = 20


@contextmanager
def nursery(path: Path, tournament: int) -> Iterator[subprocess.Popen[str]]:
    found = os.pathsep.join((str(ROOT), str(ROOT / "tests")))
    with subprocess.Popen(
        [sys.executable, str(NURSERY), str(path), str(tournament)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": found},
    ) as process:
        yield process
        assert process.stdin is not None
        process.stdin.close()


def acknowledged(
    process: subprocess.Popen[str], seconds: float, *, once_writing: bool
) -> list[int]:
    """Return what a writer acknowledged in the time it was left to live.

    ``once_writing`` counts from its first entry; else it may be killed while opening.
    """
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write("\n")
    process.stdin.flush()
    writer = int(process.stdout.readline().removeprefix("writer "))
    first = [process.stdout.readline()] if once_writing else []
    time.sleep(seconds)
    os.kill(writer, signal.SIGKILL)
    said = iter(process.stdout.readline, "gone\n")
    return [int(line) for line in (*first, *said)]


def killed_again_and_again(path: Path, kills: int, seed: int) -> int:
    """Kill a writer so many times at random; return how often it had written something.

    Nothing it acknowledged is lost, nothing is half there, no part is said to be missing.
    """
    with open_club_file(path) as club:
        tournament = a_journal(club.store, 1)
    chance = random.Random(seed)
    last, wrote = 1, 0
    with nursery(path, tournament) as process:
        for kill in range(kills):
            writing = kill % 3 > 0
            said = acknowledged(process, chance.uniform(0.0, 0.08), once_writing=writing)
            wrote += bool(said)
            last = max([last, *said])
            with open_club_file(path) as club:
                # Killed in the middle of a write, it says so; no part of it is missing.
                assert {warning.code for warning in club.warnings} <= {"ACT_CUT_SHORT"}
                entries = club.store.entries_after(tournament, 0)
                notes = club.store.notes(tournament)
                people = club.store.people(tournament)
            there = [entry.sequence for entry in entries]
            # The entry being written when the end came may be there too, whole.
            assert there == list(range(1, len(there) + 1))
            assert last <= len(there) <= last + 1
            assert notes == {s: f"note {s}" for s in there[1:]}
            assert people == {(s, s): Person(f"Joueur{s}") for s in there[1:]}
            last = len(there)
    assert check_file(path).findings == ()
    return wrote


def test_twenty_kills_at_random_moments_lose_nothing(path: Path) -> None:
    assert killed_again_and_again(path, KILLS, seed=2025) > KILLS // 2
