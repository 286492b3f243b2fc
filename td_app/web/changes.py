"""The signal that wakes a page: another entry in the journal, another call."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field
from typing import Final

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from td_app.web.connection_limits import gives_way

#: A line that says nothing, so that a connection that is gone is noticed (s).
STILL_HERE_S: Final = 10
#: That line, for machines; a page hears it as an event, and what hears none says so.
NOTHING_NEW = ": here"
STILL_HERE = "event: here\ndata: 1"
#: Listeners at once; beyond, the one with most gives one up, or the next comes back later.
MOST_LISTENERS: Final = 600
#: Listeners woken at one moment, and until the next are (s): each reads a page at once, which takes
#: half a millisecond, and nobody's act waits for all of them.
AT_ONCE: Final = 20
PAUSE_S: Final = 0.005
EVENTS: Final = "text/event-stream"


@dataclass(slots=True, eq=False)
class _Listener:
    owner: str
    woken: asyncio.Event = field(default_factory=asyncio.Event)
    ended: bool = False


@dataclass(slots=True)
class Changes:
    """Wakes listeners when something has changed: only the latest signal waits, none pile up."""

    _listeners: dict[_Listener, None] = field(default_factory=dict)
    _asleep: dict[_Listener, None] = field(default_factory=dict)

    def tell(self) -> None:
        """Wake every listener, some after the others; to be called where the loop runs."""
        waking = bool(self._asleep)
        self._asleep |= self._listeners
        if not waking:
            self._wake()

    def _wake(self) -> None:
        for listener in list(self._asleep)[:AT_ONCE]:
            del self._asleep[listener]
            listener.woken.set()
        if self._asleep:
            asyncio.get_running_loop().call_later(PAUSE_S, self._wake)

    def end(self) -> None:
        """End every listener; to be called where the loop runs."""
        for listener in self._listeners:
            listener.ended = True
            listener.woken.set()

    def room_for(self, owner: str) -> bool:
        """Return whether one more of this device's, or address's, is listened to.

        Where nobody more was, the oldest of whoever has the most ends.
        """
        if len(self._listeners) < MOST_LISTENERS:
            return True
        whose = gives_way((one.owner for one in self._listeners), owner)
        if whose is None:
            return False
        oldest = next(one for one in self._listeners if one.owner == whose)
        del self._listeners[oldest]
        oldest.ended = True
        oldest.woken.set()
        return True

    async def stream(
        self, now: Callable[[], str], quiet: str = NOTHING_NEW, owner: str = ""
    ) -> AsyncIterator[str]:
        """Yield server-sent events: what is now at once, then at each change of it.

        ``quiet``: what is said when nothing changes.
        """
        listener = _Listener(owner)
        self._listeners[listener] = None
        before = ""
        try:
            while not listener.ended:
                listener.woken.clear()
                if (data := now()) != before:
                    before = data
                    yield f"data: {data}\n\n"
                try:
                    async with asyncio.timeout(STILL_HERE_S):
                        await listener.woken.wait()
                except TimeoutError:
                    now()
                    yield f"{quiet}\n\n"
        finally:
            self._listeners.pop(listener, None)
            self._asleep.pop(listener, None)


def stream(
    request: Request,
    changes: Changes,
    now: Callable[[], str],
    *,
    owner: str,
    quiet: str = NOTHING_NEW,
) -> Response:
    """Answer what :meth:`Changes.stream` yields; to be asked once there is room."""
    if request.method == "HEAD":
        return Response(media_type=EVENTS)
    events = changes.stream(now, quiet, owner)
    # What ended does not wait for another request: the place is somebody else's.
    return StreamingResponse(events, media_type=EVENTS, headers={"Connection": "close"})
