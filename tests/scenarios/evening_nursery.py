"""For each line of arguments on standard input, forks the application until it is killed.

Run by ``test_killed.py``. The forks share what is imported here, so that twenty evenings
start in the time of one. Each tells its process number first; "gone" follows its end.
"""

from __future__ import annotations

import json
import os
import sys
from contextlib import redirect_stdout
from io import StringIO
from tempfile import TemporaryDirectory

from td_app.cli.arguments import main


def say(line: str) -> None:
    os.write(1, f"{line}\n".encode())


def play_until_killed(arguments: list[str]) -> None:
    say(f"playing {os.getpid()}")
    os._exit(main(arguments))


def nursery() -> None:
    with TemporaryDirectory() as folder, redirect_stdout(StringIO()):
        main(["simulate", "--players", "9", "--out", folder])  # imports all an evening needs
    for line in sys.stdin:
        playing = os.fork()
        if playing == 0:
            play_until_killed(json.loads(line))
        os.waitpid(playing, 0)
        say("gone")


if __name__ == "__main__":
    nursery()
