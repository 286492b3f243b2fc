"""Where the time and chance come from."""

from __future__ import annotations

from typing import Protocol


class WallClock(Protocol):
    """The time of day and a steady count, both in milliseconds."""

    def now_ms(self) -> int:
        """Return milliseconds since 1970, as the computer believes."""
        ...

    def steady_ms(self) -> int:
        """Return milliseconds that never jump, and stand while the computer sleeps."""
        ...


class Shuffler(Protocol):
    """Where chance comes from."""

    def seed(self) -> bytes:
        """Return 32 fresh bytes."""
        ...
