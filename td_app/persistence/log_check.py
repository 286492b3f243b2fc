"""Whether the write-ahead log beside a file is whole: SQLite silently applies as much as is.

A log that was cut, or a bit of which turned, ends for SQLite at the last transaction before; what
stood behind is as if it had never been. Here the frames behind are looked for. An unfinished
transaction at the end is what a computer leaves that stops while it writes; a log cut anywhere
looks the same.
"""

from __future__ import annotations

import struct
import time
from enum import Enum
from pathlib import Path

HEADER = 32
FRAME = 24
NO_COMMIT = b"\0\0\0\0"
MAGIC = (0x377F0682, 0x377F0683)
#: Somebody may be writing at this moment: what looks cut is looked at again so much later (s).
AGAIN = 0.1


class Log(Enum):
    """The state of a log: whole; ending in an act half written; or with writes missing."""

    WHOLE = "whole"
    CUT_SHORT = "cut_short"
    BROKEN = "broken"


def state_of_log(log: Path) -> Log:
    """Return the state of a log, judged by what follows its last transaction.

    Raises ``OSError`` where it cannot be read.
    """
    state = _state(log.read_bytes())
    if state is Log.WHOLE:
        return state
    time.sleep(AGAIN)
    return _state(log.read_bytes())


def _state(content: bytes) -> Log:
    if len(content) <= HEADER:
        return Log.BROKEN
    magic, _, page = struct.unpack(">III", content[:12])
    if magic not in MAGIC or page not in (1 << power for power in range(9, 17)):
        return Log.BROKEN
    order = ">" if magic & 1 else "<"
    salts = content[16:24]
    sums = _summed(content[:24], order, (0, 0))
    if struct.pack(">II", *sums) != content[24:HEADER]:
        return Log.BROKEN
    at = committed = HEADER
    while at + FRAME + page <= len(content):
        head = content[at : at + FRAME]
        sums = _summed(head[:8], order, sums)
        sums = _summed(content[at + FRAME : at + FRAME + page], order, sums)
        if head[8:16] != salts or struct.pack(">II", *sums) != head[16:]:
            break
        at += FRAME + page
        if head[4:8] != NO_COMMIT:
            committed = at
    return _behind(content, committed, FRAME + page, salts)


def _behind(content: bytes, at: int, size: int, salts: bytes) -> Log:
    """Return the state after the last transaction: older frames have other salts.

    Begun anew, a log may hold no transaction yet: all of those before are in the file itself.
    """
    cut = at < len(content) < at + FRAME
    ended = False
    while at + FRAME <= len(content):
        if content[at + 8 : at + 16] == salts:
            if ended:
                return Log.BROKEN
            cut = True
            ended = content[at + 4 : at + 8] != NO_COMMIT
        at += size
    return Log.CUT_SHORT if cut else Log.WHOLE


def _summed(content: bytes, order: str, sums: tuple[int, int]) -> tuple[int, int]:
    """SQLite's checksum of a log, over words of 32 bits, carried on from what came before."""
    one, two = sums
    words = iter(struct.unpack(f"{order}{len(content) // 4}I", content))
    for word in words:
        one = (one + word + two) & 0xFFFFFFFF
        two = (two + next(words) + one) & 0xFFFFFFFF
    return one, two
