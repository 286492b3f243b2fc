"""Kill a program that joins two files, by hand: the club's file is the old one or the joined one.

``python tests/checks/joining_kills.py [HOW_MANY] [SEED]``; 100 take about twenty seconds.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(HERE), str(HERE / "td_app" / "persistence")]


def main(how_many: int = 100, seed: int = 1) -> int:
    """Return 0; an assertion tells what was lost."""
    from test_joining_killed import killed_joining

    with tempfile.TemporaryDirectory() as folder:
        seen = killed_joining(Path(folder), how_many, seed)
    print(f"{how_many} kills; tournaments in the file after one: {sorted(seen)} (1 old, 2 joined)")
    return 0


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])))
