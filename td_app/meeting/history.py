"""The journal of a meeting in memory: its clocks through undo and redo."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, ClassVar

from rules_ropta.ruling import Refused
from td_app.meeting import commands as cmd
from td_app.meeting import events as ev
from td_app.meeting.apply import apply, with_clocks
from td_app.meeting.decide import decide
from td_app.meeting.decide.checks import Context
from td_app.meeting.state import MeetingState
from td_app.tournament.events.unread import EntryNotRead
from td_app.tournament.journal import Journal
from td_app.tournament.state.clock import ClockState, held_at, running_from


class MeetingHistory(Journal[ev.WrittenEntry, ev.Entry, MeetingState]):
    """The entries of one meeting, and what is true after them."""

    not_read: ClassVar[Callable[[int], Any]] = EntryNotRead

    def beginning(self) -> MeetingState:
        """Return a meeting that is not opened yet."""
        return MeetingState()

    def today(self, line: ev.WrittenEntry) -> ev.Entry:
        """Return an entry as it is: none was ever written otherwise."""
        return line if isinstance(line, ev.Entry) else line.today(self.state)

    def applied(self, state: MeetingState, entry: ev.Entry) -> MeetingState:
        """Return the state after an entry that neither undoes nor does again."""
        if isinstance(entry.event, ev.MeetingOpened) and entry.sequence > 1:
            raise ValueError("a meeting is opened by its first entry")
        return apply(state, entry.event)

    def undone_by(self, entry: ev.Entry) -> int | None:
        """Return the sequence of the act an entry takes back."""
        return entry.event.sequence if isinstance(entry.event, ev.ActUndone) else None

    def redone_by(self, entry: ev.Entry) -> int | None:
        """Return the sequence of the act an entry does again."""
        return entry.event.sequence if isinstance(entry.event, ev.ActRedone) else None

    def after_undo(self, entry: ev.Entry, undone: ev.Entry) -> MeetingState:
        """Return the state as it was before, its clocks as they run now or as the undo says."""
        before = self.before_last()
        if not (isinstance(undone.event, ev.MeetingChanged) and undone.event.clocks):
            before = _clocks_running_on(before, self.state, undone.event)
        clocks = entry.event.clocks if isinstance(entry.event, ev.ActUndone) else ()
        return with_clocks(before, clocks)


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
    """Return the one event this command becomes; raise :class:`Refused` where it is not allowed."""
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
    now = history.state
    before = history.before_last()
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
