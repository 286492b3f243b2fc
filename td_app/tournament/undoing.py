"""Commands judged with the history behind them: undo and redo, and all the others."""

from __future__ import annotations

from rules_ropta.ruling import Refused
from td_app.tournament import commands as cmd
from td_app.tournament import events as ev
from td_app.tournament.decide import decide
from td_app.tournament.decide.checks import Context
from td_app.tournament.decide.clock import undone_clock
from td_app.tournament.decide.entries import clock_after
from td_app.tournament.history import History
from td_app.tournament.journal import BesideActs

#: What is judged with what was on sight when it was asked.
SEEN = (cmd.Undo, cmd.Redo, cmd.NextLevel, cmd.PreviousLevel, cmd.GoToStep)


def decided(history: History, command: cmd.Command, context: Context) -> ev.Event:
    """Return the one event this command becomes; raise :class:`Refused` where it is not allowed."""
    _seen_as_it_is(history, command)
    match command:
        case cmd.Undo(clock=choice):
            return _undone(history, choice, context)
        case cmd.Redo():
            return _redone(history, context)
        case _:
            return decide(history.state, command, context)


def _seen_as_it_is(history: History, command: cmd.Command) -> None:
    """Refuse what was asked on a sight that another post has changed since."""
    match command:
        case cmd.Undo(expected_sequence=int(seen)) | cmd.Redo(expected_sequence=int(seen)):
            since = tuple(e for e in history.since(seen) if not isinstance(e.event, BesideActs))
            code = "UNDO_OTHERS_SINCE" if isinstance(command, cmd.Undo) else "REDO_OTHERS_SINCE"
        case (
            cmd.NextLevel(expected_sequence=int(seen))
            | cmd.PreviousLevel(expected_sequence=int(seen))
            | cmd.GoToStep(expected_sequence=int(seen))
        ):
            since = tuple(e for e in history.since(seen) if _changes_level(history, e))
            code = "LEVEL_CHANGED_SINCE"
        case _:
            return
    if since:
        last = since[-1]
        told: dict[str, int | str] = {"count": len(since), "since": seen}
        if last.post:
            told["post"] = last.post
        raise Refused(code, cites=(), **told)


def _changes_level(history: History, entry: ev.Entry) -> bool:
    match entry.event:
        case ev.ActionUndone(sequence=undone) | ev.ActionRedone(sequence=undone):
            return _changes_level(history, history.entry(undone))
        case event:
            return isinstance(event, ev.LevelChanged)


def _undone(history: History, choice: cmd.UndoChoice | None, context: Context) -> ev.ActionUndone:
    entry = history.undoable
    if entry is None:
        raise Refused("NOTHING_TO_UNDO")
    sets_clock = isinstance(entry.event, ev.ClockEvent | ev.StructureChanged)
    if not sets_clock and not ev.stops_play(entry.event):
        return ev.ActionUndone(entry.sequence)
    state = history.state
    before = history.before_last()
    if isinstance(entry.event, ev.StructureChanged):
        clock = clock_after(state, before.setup.structure, context)
        return ev.ActionUndone(entry.sequence, clock)
    if choice is None:
        if state.clock.running or before.clock.running:
            raise Refused("CLOCK_UNDO_CHOICE", sequence=entry.sequence)
        # No time has passed on a clock that stands: there is nothing to ask.
        choice = "as_if_never"
    return ev.ActionUndone(entry.sequence, undone_clock(state, before, choice, context))


def _redone(history: History, context: Context) -> ev.ActionRedone:
    entry = history.redoable
    if entry is None:
        raise Refused("NOTHING_TO_REDO")
    if isinstance(entry.event, ev.StructureChanged):
        clock = clock_after(history.state, entry.event.structure, context)
        return ev.ActionRedone(entry.sequence, clock)
    return ev.ActionRedone(entry.sequence, history.redone_clock)
