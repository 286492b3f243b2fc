"""For each line on standard input, forks a writer that appends until it is killed.

Run by ``test_killed.py``. The forks share what is imported here, so that twenty of them
start in the time of one. A writer prints its process number, then each sequence once the
entry is on disk.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from journal_builders import ticked

from td_app.persistence.engine import open_club_file
from td_app.tournament.state.person import Person


def say(line: str) -> None:
    os.write(1, f"{line}\n".encode())


def write_until_killed(path: Path, tournament: int) -> None:
    say(f"writer {os.getpid()}")
    club = open_club_file(path)
    sequence = len(club.store.entries_after(tournament, 0))
    while True:
        sequence += 1
        named = {sequence: Person(f"Joueur{sequence}")}
        club.store.append(tournament, ticked(sequence), named, f"note {sequence}")
        say(f"{sequence}")


def main(path: Path, tournament: int) -> None:
    for _ in sys.stdin:
        writer = os.fork()
        if writer == 0:
            write_until_killed(path, tournament)
        os.waitpid(writer, 0)
        say("gone")


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
