"""Effective entries, undo and redo: which of what happened still counts.

Undo is an appended entry, last in first out; nothing is ever deleted. States are kept for
the last entries and at intervals, so that undoing costs the same however long the journal.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from td_app.tournament import events as ev
from td_app.tournament.apply import apply
from td_app.tournament.events.deals import stops_play
from td_app.tournament.events.hands import moves_clock
from td_app.tournament.state.clock import ClockState
from td_app.tournament.state.tournament import TournamentState
from td_app.tournament.versions import WrittenEntry

#: States kept near the end of the journal, and the distance between older ones.
KEPT = 128


@dataclass(frozen=True, slots=True)
class _Step:
    """An effective entry, and the clock that a later undo or redo left in force after it."""

    sequence: int
    clock: ClockState | None = None


class History:
    """The journal of one tournament in memory, with its state now."""

    def __init__(self, entries: Iterable[WrittenEntry] = ()) -> None:
        self.entries: list[ev.Entry] = []
        self._done: list[_Step] = []
        self._undone: list[_Step] = []
        self._gone: set[int] = set()
        self._states: dict[int, TournamentState] = {}
        self._shown: dict[int, int] = {}
        self._incidents = self._sanctions = 0
        self.state = TournamentState()
        for entry in entries:
            self.take(entry)

    @property
    def sequence(self) -> int:
        """Return the sequence of the last entry (0 when there is none)."""
        return len(self.entries)

    def entry(self, sequence: int) -> ev.Entry:
        """Return an entry by its sequence, from 1."""
        return self.entries[sequence - 1]

    def since(self, sequence: int) -> tuple[ev.Entry, ...]:
        """Return the entries written after one."""
        return tuple(self.entries[max(0, sequence) :])

    @property
    def undoable(self) -> ev.Entry | None:
        """Return the action that undo would take back; never the creation."""
        return self.entry(self._done[-1].sequence) if len(self._done) > 1 else None

    @property
    def redoable(self) -> ev.Entry | None:
        """Return the action that redo would do again."""
        return self.entry(self._undone[-1].sequence) if self._undone else None

    @property
    def redone_clock(self) -> ClockState | None:
        """Return the clock that the action to redo had come to have, where it sets one.

        A later change of the clock, undone "from now", had put its own in its place: done again,
        the action does not bring back the clock of its first time.
        """
        step = self._undone[-1] if self._undone else None
        if step is None or not _sets_clock(self.entry(step.sequence).event):
            return None
        return step.clock

    def shown_number(self, sequence: int) -> int:
        """Return the number by which people know an incident or a sanction, from 1.

        ``sequence`` is its own, of the entry that gave it; the number is its rank among all that
        were written, undone or not, so that none is given twice. Any other entry keeps its own.
        """
        return self._shown.get(sequence, sequence)

    def counts(self, sequence: int) -> bool:
        """Return whether an entry still counts (undone ones do not)."""
        return sequence not in self._gone

    def before_last(self) -> TournamentState:
        """Return the state as it was before the last effective action."""
        return self._state_after(len(self._done) - 1)

    def before(self, sequence: int) -> TournamentState:
        """Return the state as it was before an entry that counts; raises ``KeyError``."""
        position = next((n for n, step in enumerate(self._done) if step.sequence == sequence), None)
        if position is None:
            raise KeyError(sequence)
        return self._state_after(position)

    def after(self, entry: ev.Entry) -> TournamentState:
        """Return the state this entry would give; nothing changes yet."""
        match entry.event:
            case ev.ActionUndone(sequence=sequence, clock=clock):
                if clock is None and not _sets_clock(self.entry(sequence).event):
                    clock = self.state.clock
                return _with_clock(self.before_last(), clock)
            case ev.ActionRedone(sequence=sequence, clock=clock):
                return _with_clock(apply(self.state, self.entry(sequence)), clock)
            case _:
                return apply(self.state, entry)

    def take(self, written: WrittenEntry) -> ev.Entry:
        """Take in an entry read from disk; return it as it would be written today."""
        entry = self.today(written)
        self.keep(entry, self.after(entry))
        return entry

    def today(self, written: WrittenEntry) -> ev.Entry:
        """Return the next entry as it would be written today; nothing changes yet."""
        return written if isinstance(written, ev.Entry) else written.today(self.state)

    def keep(self, entry: ev.Entry, state: TournamentState) -> None:
        """Take in an entry that is on disk, with the state :meth:`after` gave for it."""
        if entry.sequence != self.sequence + 1:
            raise ValueError(f"entry {entry.sequence} follows {self.sequence}")
        self.entries.append(entry)
        self._number(entry)
        match entry.event:
            case ev.ActionUndone(sequence=sequence):
                self._states.pop(len(self._done), None)
                self._undone.append(self._done.pop())
                self._gone.add(sequence)
                self._done[-1] = replace(self._done[-1], clock=state.clock)
            case ev.ActionRedone(sequence=sequence):
                self._undone.pop()
                self._gone.discard(sequence)
                self._done.append(_Step(sequence, state.clock))
            case _:
                self._undone.clear()
                self._done.append(_Step(entry.sequence))
        self.state = state
        self._states[len(self._done)] = state
        self._thin_out()

    def sign(self, operators: Mapping[int, str]) -> None:
        """Take over who was at the post, by sequence: a name that was erased is gone."""
        self.entries = [
            replace(entry, operator=operators.get(entry.sequence, entry.operator))
            for entry in self.entries
        ]

    def _number(self, entry: ev.Entry) -> None:
        match entry.event:
            case ev.IncidentRecorded():
                self._incidents += 1
                self._shown[entry.sequence] = self._incidents
            case ev.PenaltyGiven() | ev.PlayerDisqualified():
                self._sanctions += 1
                self._shown[entry.sequence] = self._sanctions

    def _thin_out(self) -> None:
        old = len(self._done) - KEPT
        if old > 0 and old % KEPT:
            self._states.pop(old, None)

    def _state_after(self, count: int) -> TournamentState:
        """The state after the first ``count`` effective entries, kept or folded again."""
        known = count
        while known > 0 and known not in self._states:
            known -= 1
        state = self._states[known] if known else TournamentState()
        for position in range(known + 1, count + 1):
            step = self._done[position - 1]
            state = _with_clock(apply(state, self.entry(step.sequence)), step.clock)
            self._states[position] = state
        return state


def _sets_clock(event: ev.Event) -> bool:
    """Whether undoing this event alone may change the clock; the rest leave it as it runs."""
    changed = ev.SetupChanged | ev.StructureChanged | ev.FlightsTaken
    sets = isinstance(event, changed | ev.ClockEvent)
    return sets or moves_clock(event) or stops_play(event)


def _with_clock(state: TournamentState, clock: ClockState | None) -> TournamentState:
    return state if clock is None else replace(state, clock=clock)
