"""A journal in memory, of any kind: entries that still count, undo and redo, the state now.

Undo is an appended entry, last in first out; nothing is ever deleted. States are kept for
the last entries and at intervals, so that undoing costs the same however long the journal.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Generic, TypeVar

#: States kept near the end of the journal, and the distance between older ones.
KEPT = 128


Event = TypeVar("Event", covariant=True)


@dataclass(frozen=True, slots=True)
class JournalEntry(Generic[Event]):
    """One line of a journal: its sequence from 1, its time (ms since 1970), its event, its author.

    ``act`` is the one act that wrote it, wherever it is tried again.
    """

    sequence: int
    recorded_at: int
    event: Event
    operator: str = ""
    post: str = ""
    act: str = field(default="", compare=False)


class BesideActs:
    """Base of events that are no act: they change no state, and undo and redo pass over them."""

    __slots__ = ()


Line = TypeVar("Line")
Entry = TypeVar("Entry", bound=JournalEntry[object])
State = TypeVar("State")


@dataclass(frozen=True, slots=True)
class _Step(Generic[State]):
    """An entry that counts, and the state that a later undo or redo left after it."""

    sequence: int
    left: State | None = None


class Journal(ABC, Generic[Line, Entry, State]):
    """The entries of one journal, and what is true after them.

    A ``Line`` is an entry as it is read from disk. What each kind of journal says for itself:
    :meth:`beginning`, :meth:`today`, :meth:`applied`, :meth:`undone_by`, :meth:`redone_by`.
    """

    def __init__(self, lines: Iterable[Line] = ()) -> None:
        self.entries: list[Entry] = []
        self._done: list[_Step[State]] = []
        self._undone: list[_Step[State]] = []
        self._gone: set[int] = set()
        self._states: dict[int, State] = {}
        self.state = self.beginning()
        for line in lines:
            self.take(line)

    @abstractmethod
    def beginning(self) -> State:
        """Return the state before the first entry."""

    @abstractmethod
    def today(self, line: Line) -> Entry:
        """Return the next line converted to today's version; the journal is not changed."""

    @abstractmethod
    def applied(self, state: State, entry: Entry) -> State:
        """Return the state after an entry that neither undoes nor does again."""

    @abstractmethod
    def undone_by(self, entry: Entry) -> int | None:
        """Return the sequence of the entry that this one undoes; None for any other entry."""

    @abstractmethod
    def redone_by(self, entry: Entry) -> int | None:
        """Return the sequence of the entry that this one redoes; None for any other entry."""

    def after_undo(self, entry: Entry, undone: Entry) -> State:
        """Return the state once ``entry`` took ``undone`` back, the last that counts."""
        return self.before_last()

    def after_redo(self, entry: Entry, redone: Entry) -> State:
        """Return the state once ``entry`` did ``redone`` again."""
        return self.applied(self.state, redone)

    @property
    def sequence(self) -> int:
        """Return the sequence of the last entry (0 when there is none)."""
        return len(self.entries)

    def entry(self, sequence: int) -> Entry:
        """Return an entry by its sequence, from 1."""
        return self.entries[sequence - 1]

    def since(self, sequence: int) -> tuple[Entry, ...]:
        """Return the entries written after one."""
        return tuple(self.entries[max(0, sequence) :])

    @property
    def undoable(self) -> Entry | None:
        """Return the action that undo would take back; never the first."""
        return self.entry(self._done[-1].sequence) if len(self._done) > 1 else None

    @property
    def redoable(self) -> Entry | None:
        """Return the action that redo would do again."""
        return self.entry(self._undone[-1].sequence) if self._undone else None

    @property
    def state_when_undone(self) -> State | None:
        """Return the state that the action to redo had come to leave, by an undo after it."""
        return self._undone[-1].left if self._undone else None

    def counts(self, sequence: int) -> bool:
        """Return whether an entry still counts (undone ones do not)."""
        return sequence not in self._gone

    def before_last(self) -> State:
        """Return the state as it was before the last effective action."""
        return self._state_after(len(self._done) - 1)

    def before(self, sequence: int) -> State:
        """Return the state as it was before an entry that counts; raises ``KeyError``."""
        position = next((n for n, step in enumerate(self._done) if step.sequence == sequence), None)
        if position is None:
            raise KeyError(sequence)
        return self._state_after(position)

    def after(self, entry: Entry) -> State:
        """Return the state this entry would lead to; the journal is not changed."""
        if isinstance(entry.event, BesideActs):
            return self.state
        undone = self.undone_by(entry)
        if undone is not None:
            return self.after_undo(entry, self.entry(undone))
        redone = self.redone_by(entry)
        if redone is not None:
            return self.after_redo(entry, self.entry(redone))
        return self.applied(self.state, entry)

    def take(self, line: Line) -> Entry:
        """Take in an entry read from disk; return it as it would be written today."""
        entry = self.today(line)
        self.keep(entry, self.after(entry))
        return entry

    def keep(self, entry: Entry, state: State) -> None:
        """Take in an entry that is on disk, with the state :meth:`after` gave for it."""
        if entry.sequence != self.sequence + 1:
            raise ValueError(f"entry {entry.sequence} follows {self.sequence}")
        self.entries.append(entry)
        undone = self.undone_by(entry)
        redone = self.redone_by(entry)
        if undone is not None:
            self._states.pop(len(self._done), None)
            self._undone.append(self._done.pop())
            self._gone.add(undone)
            self._done[-1] = replace(self._done[-1], left=state)
        elif redone is not None:
            self._undone.pop()
            self._gone.discard(redone)
            self._done.append(_Step(redone, state))
        elif not isinstance(entry.event, BesideActs):
            self._undone.clear()
            self._done.append(_Step(entry.sequence))
        self.state = state
        self._states[len(self._done)] = state
        old = len(self._done) - KEPT
        if old > 0 and old % KEPT:
            self._states.pop(old, None)

    def sign(self, operators: Mapping[int, str]) -> None:
        """Take over who was at the post, by sequence: a name that was erased is gone."""
        self.entries = [
            replace(entry, operator=operators.get(entry.sequence, entry.operator))
            for entry in self.entries
        ]

    def _state_after(self, count: int) -> State:
        """The state after the first ``count`` effective entries, kept or folded again."""
        known = count
        while known > 0 and known not in self._states:
            known -= 1
        state = self._states[known] if known else self.beginning()
        for position in range(known + 1, count + 1):
            step = self._done[position - 1]
            if step.left is not None:
                state = step.left
            else:
                state = self.applied(state, self.entry(step.sequence))
            self._states[position] = state
        return state
