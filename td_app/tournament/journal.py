"""A journal in memory, of any kind: entries that still count, undo and redo, the state now.

Undo is an appended entry, last in first out; nothing is ever deleted. States are kept for
the last entries and at intervals, so that undoing costs the same however long the journal.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, ClassVar, Generic, NoReturn, Protocol, TypeVar

from rules_ropta.ruling import Refused

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


class SetsAside(BesideActs):
    """Base of the event that sets aside ``sequence``, a line before it that cannot be read."""

    __slots__ = ()
    sequence: int


class NotRead(BesideActs):
    """Base of what stands in memory for a line that was set aside; it is never written."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class UnreadLine:
    """A line whose body cannot be read, as it came off the disk, and ``why`` in one line."""

    sequence: int
    recorded_at: int
    why: str
    operator: str = ""
    post: str = ""
    act: str = ""

    def today(self, before: object) -> NoReturn:
        """Raise ``ValueError``: nothing is guessed at."""
        raise ValueError(self.why)


class ReadLine(Protocol):
    """An entry as it is read from disk: its place from 1, and who wrote it where."""

    @property
    def sequence(self) -> int:
        """Return its place in the journal, from 1."""
        ...

    @property
    def operator(self) -> str:
        """Return the operator's name, "" when unknown."""
        ...

    @property
    def post(self) -> str:
        """Return the post's name, "" when unknown."""
        ...


Line = TypeVar("Line", bound=ReadLine)
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
    :meth:`beginning`, :meth:`today`, :meth:`applied`, :meth:`undone_by`, :meth:`redone_by`, and
    ``not_read``, what makes the event that stands for a line set aside (:class:`NotRead`).
    """

    not_read: ClassVar[Callable[[int], Any]]

    def __init__(self, lines: Iterable[Line] = ()) -> None:
        self.entries: list[Entry] = []
        #: The line that cannot be read, where the journal stops, and those after it.
        self.unread: tuple[Line, ...] = ()
        self._done: list[_Step[State]] = []
        self._undone: list[_Step[State]] = []
        self._gone: set[int] = set()
        self._states: dict[int, State] = {}
        self.state = self.beginning()
        for _ in self.follow(lines):
            pass

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
        """Return the state this entry would lead to; the journal is not changed.

        Raises whatever applying it raises, ``ValueError`` where it names another entry than it may.
        """
        if isinstance(entry.event, SetsAside) and self.counts(entry.event.sequence):
            raise ValueError(f"line {entry.event.sequence} counts: it is not set aside")
        if isinstance(entry.event, BesideActs):
            return self.state
        undone = self.undone_by(entry)
        if undone is not None:
            return self.after_undo(entry, _due(self.undoable, undone))
        redone = self.redone_by(entry)
        if redone is not None:
            return self.after_redo(entry, _due(self.redoable, redone))
        return self.applied(self.state, entry)

    def follow(self, lines: Iterable[Line]) -> Iterator[Entry]:
        """Take in the lines not known yet, each as it is asked for, up to one that cannot be read.

        That one, and those after it, are then ``unread``. Where a later line sets it aside, it
        counts for nothing and what follows is taken in without it: alike wherever it is read.
        """
        new = [line for line in lines if line.sequence > self.sequence]
        if new:
            self.unread = ()
        aside = set_aside_by(new)
        for place, line in enumerate(new):
            try:
                entry = self.take(line)
            except Exception:
                # Whatever a body that nobody checked can make its reader, or the fold, say.
                if line.sequence not in aside or line.sequence != self.sequence + 1:
                    self.unread = tuple(new[place:])
                    return
                entry = self.put_aside(line)
            yield entry

    def put_aside(self, line: ReadLine) -> Entry:
        """Take in the next line as one that was set aside; return what stands for it."""
        told = {name: getattr(line, name) for name in ("recorded_at", "operator", "post", "act")}
        event = type(self).not_read(line.sequence)
        entry = replace(self.entries[-1], sequence=line.sequence, event=event, **told)
        self.keep(entry, self.state)
        return entry

    @property
    def stopped(self) -> Refused | None:
        """Return why nothing is written after the last entry: the next line cannot be read, or is
        missing.
        """
        if not self.unread:
            return None
        line = self.unread[0]
        if line.sequence != self.sequence + 1:
            return Refused("ENTRY_MISSING", sequence=self.sequence + 1)
        if not line.post:
            return Refused("ENTRY_UNREADABLE", sequence=line.sequence)
        return Refused("ENTRY_UNREADABLE", sequence=line.sequence, post=line.post)

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
        elif isinstance(entry.event, NotRead):
            self._gone.add(entry.sequence)
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


def set_aside_by(lines: Iterable[ReadLine]) -> Mapping[int, int]:
    """Return the lines that others, after them, set aside where they cannot be read, and which.

    The first one holds the settings: without it there is no evening.
    """
    events = [(line.sequence, getattr(line, "event", None)) for line in lines]
    return {
        event.sequence: sequence
        for sequence, event in events
        if isinstance(event, SetsAside) and 1 < event.sequence < sequence
    }


def _due(entry: Entry | None, named: int) -> Entry:
    """Return the entry that an undo or redo is due to name; raises ``ValueError``."""
    if entry is None or entry.sequence != named:
        raise ValueError(f"entry {named} is not the one to undo or redo")
    return entry
