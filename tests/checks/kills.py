"""Kill a program that writes, by hand: nothing it had acknowledged is lost.

``python tests/checks/kills.py [HOW_MANY] [SEED]``; 1,000 take about five minutes.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(HERE), str(HERE / "td_app" / "persistence")]

#: A fresh file after so many: the journal of one evening.
AN_EVENING = 100


def main(how_many: int = 1_000, seed: int = 1) -> int:
    """Return 0; an assertion tells what was lost."""
    from test_killed import killed_again_and_again

    wrote = 0
    for first in range(0, how_many, AN_EVENING):
        with tempfile.TemporaryDirectory() as folder:
            kills = min(AN_EVENING, how_many - first)
            wrote += killed_again_and_again(Path(folder) / "club.db", kills, seed + first)
    print(f"{how_many} kills, {wrote} while something was written, nothing lost")
    return 0


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])))
