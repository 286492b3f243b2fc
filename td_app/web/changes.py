"""What wakes a page: another entry in the journal, another call."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field
from typing import Final

from starlette.responses import Response, StreamingResponse

#: A line that says nothing, so that a connection that is gone is noticed (s).
STILL_HERE_S: Final = 10
#: That line, for machines; a page hears it as an event, and what hears none says so.
NOTHING_NEW, STILL_HERE = ": here", "event: here\ndata: 1"
#: Listeners at once; beyond, the next is asked to come back.
MOST_LISTENERS: Final = 1_000


@dataclass(slots=True)
class Changes:
    """Tells listeners that something changed: the latest alone, nothing piles up."""

    _listeners: set[asyncio.Event] = field(default_factory=set)

    def tell(self) -> None:
        """Wake every listener; to be called where the loop runs."""
        for listener in self._listeners:
            listener.set()

    @property
    def full(self) -> bool:
        """Return whether nobody more is listened to."""
        return len(self._listeners) >= MOST_LISTENERS

    async def told(self, now: Callable[[], str], quiet: str = NOTHING_NEW) -> AsyncIterator[str]:
        """Yield server-sent events: what is now at once, then at each change of it.

        ``quiet``: what is said when nothing changes.
        """
        changed = asyncio.Event()
        self._listeners.add(changed)
        before = ""
        try:
            while True:
                changed.clear()
                if (data := now()) != before:
                    before = data
                    yield f"data: {data}\n\n"
                try:
                    await asyncio.wait_for(changed.wait(), STILL_HERE_S)
                except TimeoutError:
                    now()
                    yield f"{quiet}\n\n"
        finally:
            self._listeners.discard(changed)


def stream(changes: Changes, now: Callable[[], str], quiet: str = NOTHING_NEW) -> Response:
    """Answer what :meth:`Changes.told` yields."""
    return StreamingResponse(changes.told(now, quiet), media_type="text/event-stream")
