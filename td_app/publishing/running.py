"""Publishing beside everything else, in a thread of its own: nobody waits for a server.

A change is told; the site goes ten seconds at most after it, and never more often. Offline it is
tried again later and later; what lasts stops until somebody acts.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from threading import Event, Thread
from typing import Final

from td_app.ports.trouble import StorageTrouble
from td_app.publishing.sending import NOT_OURS, NotSent, Outcome, Sender, Trouble, is_lasting
from td_app.publishing.transports.transport import TransportTrouble

#: The desk draws what changed first; a program that starts, its window (s).
HEAD_START_S: Final = 1.0
START_S: Final = 3.0
#: Two sendings are so far apart (s).
APART_S: Final = 10.0
#: What nobody tells is looked for so often: another post's, another program's (s).
LOOK_S: Final = 300.0
#: Between two tries: at first, then twice as long each time, at most (s).
FIRST_WAIT_S: Final = 5.0
LONGEST_WAIT_S: Final = 600.0
#: How long closing waits (s): what is under way then is looked up at the next start.
LONGEST_END_S: Final = 2.0


def wait_after(trouble: Trouble, tries: int) -> float | None:
    """Return how long to wait after so many tries in a row (s); None until somebody acts.

    >>> lost = TransportTrouble("CONNECTION_LOST", host="club.example")
    >>> [wait_after(lost, tries) for tries in (1, 2, 3, 8, 900)]
    [5.0, 10.0, 20.0, 600.0, 600.0]
    """
    if trouble.code in NOT_OURS:
        # It may be told to publish again, by another program too.
        return LOOK_S
    if is_lasting(trouble):
        return None
    wait = FIRST_WAIT_S
    for _ in range(1, tries):
        wait = min(wait * 2, LONGEST_WAIT_S)
    asked = trouble.retry_after_s if isinstance(trouble, TransportTrouble) else None
    return max(wait, asked or 0.0)


@dataclass(slots=True)
class Publishing:
    """A sender in its own thread.

    ``opened`` gives it, with the club's file opened apart to be read, in that thread. ``told``, if
    any, is called there after each try.
    """

    opened: Callable[[Callable[[], bool]], AbstractContextManager[Sender]]
    told: Callable[[Outcome], object] | None = None
    start_s: float = START_S
    last: Outcome | None = None
    _ending: Event = field(default_factory=Event)
    _woken: Event = field(default_factory=Event)
    _changed: deque[str] = field(default_factory=deque)
    _renewed: frozenset[str] = frozenset()
    _looked: float = -LOOK_S
    _asked: bool = False
    _tries: int = 0
    _thread: Thread | None = None

    def start(self) -> None:
        """Publish from now on."""
        self._thread = Thread(target=self._run, name="publishing", daemon=True)
        self._thread.start()

    def tell(self, evening: str = "") -> None:
        """Have what changed sent; from any thread, and at once done with.

        ``evening``: it alone changed, by its key on the site (``e12``), and is read again alone.
        """
        known = bool(self._changed)
        self._changed.append(evening)
        if not known:
            # Woken once: whoever acts at the desk does not share its time with this each time.
            self._woken.set()

    def again(self) -> None:
        """Try again now: somebody acted, or wishes it."""
        self._asked = True
        self._woken.set()

    def stop(self) -> None:
        """Publish no more; wait two seconds at most."""
        self._ending.set()
        self._woken.set()
        if self._thread is not None:
            self._thread.join(LONGEST_END_S)

    def _run(self) -> None:
        begun = time.monotonic()
        if self._ending.wait(self.start_s):
            return
        try:
            with self.opened(self._ending.is_set) as sender:
                while not self._ending.is_set():
                    begun = time.monotonic()
                    self._asked = False
                    self._woken.clear()
                    outcome = sender.send_due(self._taken())
                    self._tell(outcome)
                    self._wait(begun, outcome)
        except (StorageTrouble, TransportTrouble) as trouble:
            self._tell(Outcome(failed=(NotSent("", trouble),), stopped=trouble))

    def _taken(self) -> frozenset[str]:
        """Return the evenings to read again; none where all is to be."""
        told = set()
        while self._changed:
            told.add(self._changed.popleft())
        due = told or self._renewed
        self._renewed = frozenset()
        now = time.monotonic()
        if "" in told or not due or (not told and now >= self._looked + LOOK_S):
            self._looked = now
            return frozenset()
        return frozenset(due)

    def _tell(self, outcome: Outcome) -> None:
        if self._ending.is_set():
            return
        self.last = outcome
        if self.told is not None:
            self.told(outcome)

    def _wait(self, begun: float, outcome: Outcome) -> None:
        """Wait until the next try."""
        stopped = outcome.stopped
        self._tries = 0 if stopped is None else self._tries + 1
        wait = LOOK_S if stopped is None else wait_after(stopped, self._tries)
        until = None if wait is None else time.monotonic() + wait
        if stopped is None and outcome.renewal is not None:
            (in_s, self._renewed) = outcome.renewal
            soon = max(time.monotonic() + in_s, begun + APART_S)
            until = soon if until is None else min(until, soon)
        told = False
        while not self._ending.is_set() and not self._asked:
            now = time.monotonic()
            if self._changed and stopped is None and not told:
                # Told again and again it is not put off.
                told = True
                soon = max(now + HEAD_START_S, begun + APART_S)
                until = soon if until is None else min(until, soon)
            if until is not None and now >= until:
                return
            self._woken.wait(None if until is None else until - now)
            self._woken.clear()
