"""Killed while cards are merged or a file is kept: the old state or the new, never between."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from journal_builders import a_journal

from td_app.persistence.check import check_file
from td_app.persistence.engine import open_club_file
from td_app.register.member import NEW, Member
from td_app.tournament.state.person import Person

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork and SIGKILL")

NURSERY = Path(__file__).with_name("merging_nursery.py")
ROOT = Path(__file__).parents[3]
CARDS, KILLS = 200, 10


def test_a_merge_or_an_update_cut_short_is_whole_or_not_there(path: Path) -> None:
    with open_club_file(path) as club:
        evening = a_journal(club.store, 1)
        cards = club.register.keep([Member(NEW, Person(f"J{n}")) for n in range(CARDS)])
        club.register.enter({(evening, 1): cards[0], (evening, 2): cards[1]})
    found = os.pathsep.join((str(ROOT), str(ROOT / "tests")))
    chance, seen = random.Random(7), set[int]()
    with subprocess.Popen(
        [sys.executable, str(NURSERY), str(path)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": found},
    ) as process:
        assert process.stdin is not None and process.stdout is not None
        for _ in range(KILLS):
            process.stdin.write("\n")
            process.stdin.flush()
            writer = int(process.stdout.readline().removeprefix("writer "))
            assert process.stdout.readline() == "1\n"
            time.sleep(chance.uniform(0.0, 0.05))
            os.kill(writer, signal.SIGKILL)
            for _line in iter(process.stdout.readline, "gone\n"):
                pass
            with open_club_file(path) as club:
                members, played = club.register.members(), club.register.played()
            seen.add(len(members))
            merged = len(members) == CARDS - 1
            assert merged or len(members) == CARDS
            owners = {cards[0].id} if merged else {cards[0].id, cards[1].id}
            assert set(played.values()) == owners
            # An update of every card is kept for all of them or for none; the merged one waits.
            others = {card.guest for card in members if card.id != cards[1].id}
            assert len(others) == 1
        process.stdin.close()
    assert seen <= {CARDS - 1, CARDS}
    assert check_file(path).findings == ()
