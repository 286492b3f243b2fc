"""Everybody's share of what has an end: connections, listeners, requests.

Whoever asks is a paired device, otherwise an address, and a club's router may put every phone of
the room behind one. So nobody has a bound of their own while there is room: when there is none,
whoever holds the most gives way to whoever holds less.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cache
from typing import Final

#: Connections at once: three hundred phones, each with a page that listens and two that it reads.
MOST_CONNECTIONS: Final = 900
FEWEST_CONNECTIONS: Final = 64
#: Files that the process may have open, and those that are the desk's, or accepted a moment ago.
FILES, NOT_FOR_PHONES = 4_096, 700
#: Requests that somebody may send at once, and a second later again.
AT_ONCE, A_SECOND = 1_000.0, 300.0
#: Senders remembered; the one unheard of for longest is forgotten.
MOST_SENDERS: Final = 1_000


def gives_way(holders: Iterable[str], newcomer: str) -> str | None:
    """Return who gives a place up for a newcomer's, None when nobody holds more than they would.

    >>> gives_way(["a", "a", "a", "b"], "b"), gives_way(["a", "b"], "a")
    ('a', None)
    """
    held = Counter(holders)
    whose, most = held.most_common(1)[0]
    return whose if most > held[newcomer] + 1 else None


@dataclass(slots=True)
class Requests:
    """How many requests somebody may still send; ``clock`` counts seconds."""

    clock: Callable[[], float]
    at_once: float = AT_ONCE
    a_second: float = A_SECOND
    _left: dict[str, tuple[float, float]] = field(default_factory=dict)

    def take(self, sender: str) -> bool:
        """Return whether one more request of theirs is looked at."""
        now = self.clock()
        left, since = self._left.pop(sender, (self.at_once, now))
        left = min(self.at_once, left + (now - since) * self.a_second)
        self._left[sender] = (left - 1 if left >= 1 else left, now)
        while len(self._left) > MOST_SENDERS:
            del self._left[next(iter(self._left))]
        return left >= 1


@cache
def most_connections() -> int:
    """Return how many connections there may be; the process may open more files from now on.

    A window opens files too: phones never take the last one.
    """
    if sys.platform == "win32":
        return MOST_CONNECTIONS
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    endless = resource.RLIM_INFINITY
    if soft != endless and soft < FILES:
        with suppress(OSError, ValueError):
            more = FILES if hard == endless else min(FILES, hard)
            resource.setrlimit(resource.RLIMIT_NOFILE, (more, hard))
            soft = more
    if soft == endless:
        return MOST_CONNECTIONS
    return max(FEWEST_CONNECTIONS, min(MOST_CONNECTIONS, soft - NOT_FOR_PHONES))
