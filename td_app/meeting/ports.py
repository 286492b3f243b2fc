"""What a meeting's session needs from outside: where journals of meetings are kept."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from td_app.meeting import events as meeting
from td_app.ports import PersonKey, StorageTrouble, TournamentRow
from td_app.tournament.state.person import Person


@dataclass(frozen=True, slots=True)
class MeetingNews:
    """What the journal of a meeting holds after an entry, as :class:`News` of a tournament's."""

    entries: Sequence[meeting.Entry]
    people: Mapping[PersonKey, Person]
    notes: Mapping[int, str]
    unknown: StorageTrouble | None = None


class MeetingStore(Protocol):
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
        """Return what was written after an entry, all read at one moment."""
        ...

    def append(
        self,
        tournament: int,
        entry: meeting.Entry,
        people: Mapping[int, Person],
        note: str = "",
        label: tuple[str, str] | None = None,
    ) -> None:
        """Write one entry with the names and the note that go with it, in one transaction."""
        ...

    def written(self, act: str) -> bool:
        """Return whether an act is written; if not, nothing under way will still write it."""
        ...

    def seal(self, tournament: int, sequence: int) -> str:
        """Return the hash of an entry, which speaks for all before it; empty where none is."""
        ...
