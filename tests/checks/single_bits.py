"""Turn single bits of a club's file, by hand: no row may read differently while ``check`` says ok.

``python tests/checks/single_bits.py [HOW_MANY] [SEED]``; 1,000 take about a minute.
"""

from __future__ import annotations

import random
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(HERE), str(HERE / "td_app" / "persistence")]


def main(how_many: int = 1_000, seed: int = 1) -> int:
    """Return 0 when every bit that changed a row was seen, 1 otherwise."""
    from test_seals import an_evening, rows_read, seen_by_check

    folder = Path(tempfile.mkdtemp())
    path, flipped = folder / "club.db", folder / "flipped.db"
    an_evening(path)
    whole, before, chance = path.read_bytes(), rows_read(path), random.Random(seed)
    changed = silent = 0
    for _ in range(how_many):
        at, bit = chance.randrange(len(whole)), 1 << chance.randrange(8)
        flipped.write_bytes(whole[:at] + bytes([whole[at] ^ bit]) + whole[at + 1 :])
        if rows_read(flipped) != before:
            changed += 1
            if not seen_by_check(flipped):
                silent += 1
                print(f"unseen: bit {bit} of byte {at}")
    print(f"{how_many} bits turned, {changed} changed a row, {silent} unseen")
    return 1 if silent else 0


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])))
