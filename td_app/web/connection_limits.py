"""Everybody's share of what has an end: connections, listeners, requests.

Whoever asks is a paired device, otherwise an address, and a club's router may put every phone of
the room behind one. So nobody has a bound of their own while there is room: when there is none,
whoever holds the most gives way to whoever holds less.
"""

from __future__ import annotations

import socket
import sys
from collections import Counter
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final
from weakref import WeakKeyDictionary

#: Connections at once: three hundred phones, each with a page that listens and two that it reads.
MOST_CONNECTIONS: Final = 900
FEWEST_CONNECTIONS: Final = 64
#: Taken beyond: they are on their way out, or have not said yet that they are theirs (TLS).
ON_THE_WAY: Final = 64
#: Files that the process may have open, and those that are the desk's.
FILES = 4_096
NOT_FOR_PHONES = 300
#: Requests that somebody may send at once, and a second later again.
AT_ONCE = 1_000.0
A_SECOND = 300.0
#: Senders remembered; the one unheard of for longest is forgotten.
MOST_SENDERS: Final = 1_000


def gives_way(holders: Iterable[str], newcomer: str) -> str | None:
    """Return who gives a place up to a newcomer; None where nobody holds two places more.

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


class Listener(socket.socket):
    """A socket that takes no conversation for which there is no room: the desk keeps its files."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._taken: WeakKeyDictionary[socket.socket, str] = WeakKeyDictionary()

    def accept(self) -> tuple[socket.socket, Any]:
        """Return the next one, as a socket does; those that are too many are closed at once."""
        for _ in range(ON_THE_WAY):
            taken, address = super().accept()
            if self._has_room_for(address[0]):
                self._taken[taken] = address[0]
                return taken, address
            taken.close()
        raise BlockingIOError

    def _has_room_for(self, newcomer: str) -> bool:
        most = most_connections() + ON_THE_WAY
        if len(self._taken) < most:
            return True
        for one in [one for one in self._taken if one.fileno() < 0]:
            del self._taken[one]
        if len(self._taken) < most:
            return True
        whose = gives_way(self._taken.values(), newcomer)
        if whose is None:
            return False
        oldest = next(one for one, held in self._taken.items() if held == whose)
        del self._taken[oldest]
        # Its reader learns that it is over, and closes it.
        with suppress(OSError):
            oldest.shutdown(socket.SHUT_RDWR)
        return True
