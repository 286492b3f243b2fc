"""For each line on standard input, forks a program that joins two files until it is killed.

Run by ``test_joining_killed.py``; the forks share what is imported here.
"""

from __future__ import annotations

import os
import sys
from datetime import datetime
from pathlib import Path

from td_app.joining import Chosen
from td_app.persistence.joining.files import join_files


def say(line: str) -> None:
    os.write(1, f"{line}\n".encode())


def main(path: Path, other: Path) -> None:
    for _ in sys.stdin:
        joiner = os.fork()
        if joiner == 0:
            say(f"joiner {os.getpid()}")
            join_files(path, other, Chosen({1: "both"}), datetime.now())
            say("joined")
            os._exit(0)
        os.waitpid(joiner, 0)
        say("gone")


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
