"""For each line on standard input, forks a writer that merges and separates until it is killed.

Run by ``test_killed_merging.py``, as ``writer_nursery.py`` is by ``test_killed.py``.
"""

from __future__ import annotations

import os
import sys
from dataclasses import replace
from pathlib import Path

from td_app.persistence.engine import open_club_file


def merge_until_killed(path: Path) -> None:
    os.write(1, f"writer {os.getpid()}\n".encode())
    club = open_club_file(path)
    for left in club.register.merges():
        # The writer before was killed between the merge and the parting: the same two again.
        club.register.unmerge(left.member.id)
    one, two = sorted(card.id for card in club.register.members())[:2]
    while True:
        club.register.merge(two, one, 1)
        os.write(1, b"1\n")
        club.register.unmerge(two)
        club.register.keep([replace(c, guest=not c.guest) for c in club.register.members()])


def main(path: Path) -> None:
    for _ in sys.stdin:
        writer = os.fork()
        if writer == 0:
            merge_until_killed(path)
        os.waitpid(writer, 0)
        os.write(1, b"gone\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
