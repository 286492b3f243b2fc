"""The way to the session: acts and looks wait their turn there, whichever thread asks.

A server without a window runs where the session lives. Beside a window it has a thread of its
own, and asks the window's: phones and the desk then stand in one queue, and neither waits for a
page to be written.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import Future
from contextvars import copy_context
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeVar

T = TypeVar("T")


class Gate(Protocol):
    """Where the session is asked."""

    async def ask(self, call: Callable[[], T]) -> T:
        """Return what ``call`` returns where the session lives, or raise what it raises."""
        ...


class Here:
    """The session lives where the server runs."""

    async def ask(self, call: Callable[[], T]) -> T:
        """Return what it returns, at once."""
        return call()


@dataclass(frozen=True, slots=True)
class ThreadedGate:
    """The way to a session in another thread: ``post`` queues a call to run there."""

    post: Callable[[Callable[[], None]], object]

    async def ask(self, call: Callable[[], T]) -> T:
        """Return what it returns there; the language of whoever asks goes along."""
        answer: Future[T] = Future()
        context = copy_context()

        def run() -> None:
            if not answer.set_running_or_notify_cancel():
                return
            try:
                answer.set_result(context.run(call))
            except Exception as fault:
                answer.set_exception(fault)

        self.post(run)
        return await asyncio.wrap_future(answer)


@dataclass(slots=True)
class Shared:
    """A cache for requests made at the same moment: a value is kept by name while its stamp
    lasts.
    """

    most: int = 64
    _kept: dict[object, tuple[object, asyncio.Future[Any]]] = field(default_factory=dict)

    async def get(self, name: object, stamp: object, make: Callable[[], Awaitable[T]]) -> T:
        """Return what is kept under a name with this stamp, made when there is none."""
        known = self._kept.pop(name, None)
        if known is None or known[0] != stamp or _failed(known[1]):
            known = (stamp, asyncio.ensure_future(make()))
        # Asked for last, kept longest: what one phone invents drives out what all of them read.
        self._kept[name] = known
        while len(self._kept) > self.most:
            del self._kept[next(iter(self._kept))]
        # A client that hangs up does not cancel it for the others.
        made: T = await asyncio.shield(known[1])
        return made

    def ready(self, name: object, stamp: object) -> Any:
        """Return what is kept under a name with this stamp; None where it is still to be made."""
        known = self._kept.get(name)
        if known is None or known[0] != stamp or not known[1].done() or _failed(known[1]):
            return None
        return known[1].result()


def _failed(made: asyncio.Future[Any]) -> bool:
    return made.done() and (made.cancelled() or made.exception() is not None)
