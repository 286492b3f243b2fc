"""The port of a meeting's session: a store for journals of meetings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from td_app.meeting.events import Entry, WrittenEntry
from td_app.ports.journals import Journals, NewsOf, TournamentRow

#: What the journal of a meeting holds after an entry.
MeetingNews = NewsOf[WrittenEntry]


class MeetingStore(Journals[Entry], Protocol):
    """Keeps the journals of meetings; see :class:`JournalStore` for what each method promises."""

    def meetings(self, *, archived: bool = False) -> Sequence[TournamentRow]:
        """Return the meetings, latest first; archived ones only when asked."""
        ...

    def new_tournament(self, name: str, date: str, at_ms: int) -> int:
        """Return the number of a new, empty meeting."""
        ...

    def archive(self, tournament: int, archived: bool = True) -> None:
        """Put a meeting away, or take it out again."""
        ...

    def meeting_news(self, meeting: int, after: int) -> MeetingNews:
        """Return the entries after a sequence, all read at one moment."""
        ...
