"""What a machine does besides a test: told apart from what the test measures."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path


def queued_s() -> float:
    """Return how long this program was ready and waited for a processor, as Linux counts (s).

    All its threads: one that waits while it holds Python's lock keeps the others waiting too.
    Elsewhere 0.
    """
    with suppress(OSError):
        counts = (thread / "schedstat" for thread in Path("/proc/self/task").iterdir())
        return sum(int(count.read_text().split()[1]) for count in counts) / 1e9
    return 0.0
