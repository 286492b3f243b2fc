"""Ports of what may be slow: a server, a disk."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from typing import Any, Protocol

from td_app.ports.journals import News
from td_app.ports.trouble import StorageTrouble


class Link(Protocol):
    """The link with the club's server; a club on this computer has none."""

    @property
    def unbound(self) -> bool:
        """Return whether the server has no name for this post: it writes under its own."""
        ...

    @property
    def linked(self) -> bool:
        """Return whether the server answers."""
        ...

    def silent_ms(self) -> int:
        """Return how long ago the server answered last."""
        ...

    @property
    def ahead_ms(self) -> int:
        """Return by how much this post's clock is ahead of the server's, 0 when hardly at all."""
        ...

    def on_erasure(self, do: Callable[[], object]) -> Callable[[], None]:
        """Call ``do``, on another thread, when another post erased a name; return what ends it."""
        ...

    def watch(
        self, read: Callable[[bool], News], heard: Callable[[News], None]
    ) -> Callable[[], None]:
        """Call ``heard``, on another thread, with what ``read`` finds new; return what ends it.

        Once another post erased a name, all is read (``read(True)``).
        """
        ...

    @property
    def waiting(self) -> bool:
        """Return whether the main thread waits for an answer now."""
        ...

    def wait_with(self, wait: Callable[[Future[Any]], object]) -> None:
        """Ask the server on another thread; the main one waits for each answer with ``wait``."""
        ...

    def later(self, work: Callable[[], object]) -> None:
        """Queue ``work`` on that thread; its result is not reported."""
        ...


class SlowDisk(Protocol):
    """The disk under a club's file, which may take its time."""

    def wait_with(self, wait: Callable[[Future[Any]], object]) -> None:
        """Write on another thread; the main one waits for each write with ``wait``."""
        ...

    def on_slow(self, tell: Callable[[StorageTrouble], object]) -> None:
        """Call ``tell`` once, on any thread, at the next slow write."""
        ...
