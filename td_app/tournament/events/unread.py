"""What becomes of a line of the journal, of any kind, whose body cannot be read."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from td_app.tournament.events.telling import Happened
from td_app.tournament.journal import NotRead, SetsAside


@dataclass(frozen=True, slots=True)
class EntrySetAside(Happened, SetsAside):
    """A line that cannot be read was set aside: it stays in the journal and counts for nothing."""

    KIND: ClassVar[str] = "entry_set_aside"
    sequence: int


@dataclass(frozen=True, slots=True)
class EntryNotRead(Happened, NotRead):
    """The line that was set aside, in its place: in memory alone, no file has one."""

    KIND: ClassVar[str] = "entry_not_read"
    sequence: int
