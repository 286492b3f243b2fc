"""The clock of a training: as fast as wanted between two happenings, at its own speed during one.

It is the clock given to the session, so that whatever the application tells of time is told of
this one; nobody else's clock changes. Milliseconds throughout.
"""

from __future__ import annotations

from typing import Final

from td_app.ports.chance_and_time import WallClock

PACES: Final = (10, 30, 60)
"""How many times faster the bots play between two happenings."""


class PacedClock:
    """Time that runs ``pace`` times faster while :attr:`hurried`, and may be moved forward."""

    def __init__(self, real: WallClock, begins_ms: int | None = None, pace: int = PACES[1]) -> None:
        """Begin at ``begins_ms`` (milliseconds since 1970), else at the moment of ``real``."""
        self._real = real
        self._pace = pace
        self._hurried = False
        self._counted = 0
        self._since = real.steady_ms()
        self._begins = real.now_ms() if begins_ms is None else begins_ms

    def now_ms(self) -> int:
        """Return the moment of the training, milliseconds since 1970."""
        return self._begins + self.steady_ms()

    def steady_ms(self) -> int:
        """Return how long the training has lasted, in its own milliseconds."""
        faster = self._pace if self._hurried else 1
        return self._counted + (self._real.steady_ms() - self._since) * faster

    @property
    def hurried(self) -> bool:
        """Return whether time runs fast now."""
        return self._hurried

    @property
    def pace(self) -> int:
        """Return how many times faster it runs when hurried."""
        return self._pace

    def hurry(self, hurried: bool) -> None:
        """Run fast from now on, or at the usual speed."""
        if hurried != self._hurried:
            self._count()
            self._hurried = hurried

    def set_pace(self, pace: int) -> None:
        """Run so many times faster when hurried, from now on."""
        self._count()
        self._pace = pace

    def skip(self, ms: int) -> None:
        """Move forward at once; nothing where ``ms`` is not positive."""
        self._count()
        self._counted += max(0, ms)

    def _count(self) -> None:
        self._counted = self.steady_ms()
        self._since = self._real.steady_ms()
