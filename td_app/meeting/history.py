"""The journal of a meeting in memory: what still counts, undo and redo, the state now.

Undo is an appended entry, last in first out; nothing is ever deleted. Every effective state is
kept: they share what does not change, and a meeting has some hundreds of entries.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from rules_ropta.ruling import Refused
from td_app.meeting import commands as cmd
from td_app.meeting import events as ev
from td_app.meeting.apply import apply, with_clocks
from td_app.meeting.decide import decide
from td_app.meeting.decide.asking import Context
from td_app.meeting.state import MeetingState
from td_app.tournament.state.clock import ClockState, held_at, running_from


class MeetingHistory:
    """The entries of one meeting, and what is true after them."""

    def __init__(self, entries: Iterable[ev.Entry] = ()) -> None:
        self.entries: list[ev.Entry] = []
        self._done: list[tuple[int, MeetingState]] = [(0, MeetingState())]
        self._undone: list[int] = []
        self._gone: set[int] = set()
        for entry in entries:
            self.take(entry)

    @property
    def sequence(self) -> int:
        """Return the sequence of the last entry (0 when there is none)."""
        return len(self.entries)

    @property
    def state(self) -> MeetingState:
        """Return what is true now."""
        return self._done[-1][1]

    def entry(self, sequence: int) -> ev.Entry:
        """Return an entry by its sequence, from 1."""
        return self.entries[sequence - 1]

    def counts(self, sequence: int) -> bool:
        """Return whether an entry still counts: an undone one does not."""
        return sequence not in self._gone

    @property
    def undoable(self) -> ev.Entry | None:
        """Return the action that undo would take back; never the opening."""
        return self.entry(self._done[-1][0]) if len(self._done) > 2 else None

    @property
    def redoable(self) -> ev.Entry | None:
        """Return the action that redo would do again."""
        return self.entry(self._undone[-1]) if self._undone else None

    def before_last(self) -> MeetingState:
        """Return the state as it was before the last effective action."""
        return self._done[-2][1]

    def after(self, event: ev.Event) -> MeetingState:
        """Return the state this event would give; nothing changes yet."""
        match event:
            case ev.ActUndone(sequence=sequence, clocks=clocks):
                undone, before = self.entry(sequence).event, self.before_last()
                if not (isinstance(undone, ev.MeetingChanged) and undone.clocks):
                    before = _clocks_running_on(before, self.state, undone)
                return with_clocks(before, clocks)
            case ev.ActRedone(sequence=sequence):
                return apply(self.state, self.entry(sequence).event)
            case _:
                return apply(self.state, event)

    def take(self, entry: ev.Entry) -> None:
        """Take in an entry that is on disk."""
        if entry.sequence != self.sequence + 1:
            raise ValueError(f"entry {entry.sequence} follows {self.sequence}")
        state = self.after(entry.event)
        self.entries.append(entry)
        match entry.event:
            case ev.ActUndone(sequence=sequence):
                self._done.pop()
                self._done[-1] = self._done[-1][0], state
                self._undone.append(sequence)
                self._gone.add(sequence)
            case ev.ActRedone(sequence=sequence):
                self._undone.pop()
                self._gone.discard(sequence)
                self._done.append((sequence, state))
            case _:
                self._undone.clear()
                self._done.append((entry.sequence, state))


def _clocks_running_on(before: MeetingState, now: MeetingState, undone: ev.Event) -> MeetingState:
    """The state before an act, its clocks as they run now but for those the act itself set."""
    theirs = {(one.round, one.table) for one in getattr(undone, "clocks", ())}
    for played in before.rounds:
        if len(now.rounds) < played.number:
            continue
        clocks = now.rounds[played.number - 1].clocks
        kept = {t: c for t, c in clocks.items() if (played.number, t) not in theirs}
        own = {t: c for t, c in played.clocks.items() if (played.number, t) in theirs}
        before = before.with_round(replace(played, clocks={**kept, **own}))
    return before


def decided(history: MeetingHistory, command: cmd.Command, context: Context) -> ev.Event:
    """Return the one event this command becomes; raises :class:`Refused` when it may not."""
    match command:
        case cmd.UndoAct(clock=choice):
            return _undone(history, choice, context)
        case cmd.RedoAct():
            entry = history.redoable
            if entry is None:
                raise Refused("NOTHING_TO_REDO")
            return ev.ActRedone(entry.sequence)
        case _:
            return decide(history.state, command, context)


def _undone(
    history: MeetingHistory, choice: cmd.UndoChoice | None, context: Context
) -> ev.ActUndone:
    entry = history.undoable
    if entry is None:
        raise Refused("NOTHING_TO_UNDO")
    if not isinstance(entry.event, ev.ClockEvent):
        return ev.ActUndone(entry.sequence)
    now, before = history.state, history.before_last()
    set_by_it = entry.event.clocks
    runs = any(
        state.rounds[one.round - 1].clock_of(one.table).running
        for state in (now, before)
        for one in set_by_it
    )
    if choice is None and runs:
        raise Refused("CLOCK_UNDO_CHOICE", sequence=entry.sequence)
    if choice != "from_now":
        return ev.ActUndone(entry.sequence)
    return ev.ActUndone(
        entry.sequence,
        tuple(replace(one, clock=_from_now(now, before, one, context.now_ms)) for one in set_by_it),
    )


def _from_now(
    now: MeetingState, before: MeetingState, one: ev.TableClock, now_ms: int
) -> ClockState:
    """The clock as it stands, running from now on if it did before the act."""
    there = now.rounds[one.round - 1].clock_of(one.table)
    then = before.rounds[one.round - 1].clock_of(one.table)
    held = held_at(there, now.setup.structure, now_ms)
    held = replace(held, started=then.started or there.started)
    return running_from(held, now_ms) if then.running else held
