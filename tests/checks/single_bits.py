"""Turn single bits of a club's file, by hand: no row may read differently while ``check`` says ok.

``python tests/checks/single_bits.py [HOW_MANY] [SEED]``; 1,000 take about a minute.
"""

from __future__ import annotations

import random
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(HERE))

from seal_builders import an_evening, rows_read, seen_by_check  # noqa: E402

from td_app.persistence.engine import open_club_file  # noqa: E402


def main(how_many: int = 1_000, seed: int = 1) -> int:
    """Return 0 when every bit that changed a row was seen, 1 otherwise."""
    folder = Path(tempfile.mkdtemp())
    path = folder / "club.db"
    an_evening(path)
    closed = turned(folder, path.read_bytes(), b"", how_many, seed)
    with open_club_file(path) as file:
        file.directory.set_setting("club_name", "Tapis Vert")
        file.directory.set_setting("club_name", "Tapis Rouge")
        there, log = path.read_bytes(), Path(f"{path}-wal").read_bytes()
    stopped = turned(folder, there, log, how_many // 4, seed)
    return 1 if closed or stopped else 0


def turned(folder: Path, whole: bytes, log: bytes, how_many: int, seed: int) -> int:
    """Turn bits of a file, or of the log beside it where there is one; return how many unseen."""
    flipped, chance = folder / "flipped.db", random.Random(seed)

    def written(file: bytes, its_log: bytes) -> None:
        flipped.write_bytes(file)
        for ending in ("-wal", "-shm"):
            Path(f"{flipped}{ending}").unlink(missing_ok=True)
        if its_log:
            Path(f"{flipped}-wal").write_bytes(its_log)

    written(whole, log)
    before, changed, silent = rows_read(flipped), 0, 0
    for _ in range(how_many):
        content = log or whole
        at, bit = chance.randrange(len(content)), 1 << chance.randrange(8)
        one = content[:at] + bytes([content[at] ^ bit]) + content[at + 1 :]
        parts = (whole, one) if log else (one, b"")
        written(*parts)
        seen = seen_by_check(flipped)
        written(*parts)
        if rows_read(flipped) != before:
            changed += 1
            silent += not seen
            if not seen:
                print(f"unseen: bit {bit} of byte {at}")
    what = "of the log of an open file" if log else "of a file"
    print(f"{how_many} bits turned {what}, {changed} changed a row, {silent} unseen")
    return silent


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])))
