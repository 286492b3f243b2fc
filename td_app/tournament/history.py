"""The journal of a tournament in memory: its clock through undo, the numbers people know."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, ClassVar

from td_app.tournament import events as ev
from td_app.tournament.apply import apply
from td_app.tournament.events.deals import stops_play
from td_app.tournament.events.hands import moves_clock
from td_app.tournament.journal import Journal
from td_app.tournament.state.clock import ClockState
from td_app.tournament.state.copying import replace
from td_app.tournament.state.tournament import TournamentState
from td_app.tournament.versions import WrittenEntry


class History(Journal[WrittenEntry, ev.Entry, TournamentState]):
    """The entries of one tournament, with its state now."""

    not_read: ClassVar[Callable[[int], Any]] = ev.EntryNotRead

    def __init__(self, entries: Iterable[WrittenEntry] = ()) -> None:
        self._shown: dict[int, int] = {}
        self._incidents = 0
        self._sanctions = 0
        super().__init__(entries)

    def beginning(self) -> TournamentState:
        """Return a tournament that is not opened yet."""
        return TournamentState()

    def today(self, line: WrittenEntry) -> ev.Entry:
        """Return the next entry converted to today's version; the history is not changed."""
        return line if isinstance(line, ev.Entry) else line.today(self.state)

    def applied(self, state: TournamentState, entry: ev.Entry) -> TournamentState:
        """Return the state after an entry that neither undoes nor does again."""
        if isinstance(entry.event, ev.TournamentCreated) and entry.sequence > 1:
            raise ValueError("a tournament is created by its first entry")
        return apply(state, entry)

    def undone_by(self, entry: ev.Entry) -> int | None:
        """Return the sequence of the action an entry takes back."""
        return entry.event.sequence if isinstance(entry.event, ev.ActionUndone) else None

    def redone_by(self, entry: ev.Entry) -> int | None:
        """Return the sequence of the action an entry does again."""
        return entry.event.sequence if isinstance(entry.event, ev.ActionRedone) else None

    def after_undo(self, entry: ev.Entry, undone: ev.Entry) -> TournamentState:
        """Return the state as it was before, the clock as the undo says or as it runs now."""
        clock = entry.event.clock if isinstance(entry.event, ev.ActionUndone) else None
        if clock is None and not _sets_clock(undone.event):
            clock = self.state.clock
        return _with_clock(self.before_last(), clock)

    def after_redo(self, entry: ev.Entry, redone: ev.Entry) -> TournamentState:
        """Return the state with an action done again, the clock as the redo says."""
        clock = entry.event.clock if isinstance(entry.event, ev.ActionRedone) else None
        return _with_clock(apply(self.state, redone), clock)

    @property
    def redone_clock(self) -> ClockState | None:
        """Return the clock that the action to redo had come to have, where it sets one.

        A later change of the clock, undone "from now", had put its own in its place: done again,
        the action does not bring back the clock of its first time.
        """
        redoable = self.redoable
        left = self.state_when_undone
        if redoable is None or left is None or not _sets_clock(redoable.event):
            return None
        return left.clock

    def shown_number(self, sequence: int) -> int:
        """Return the number by which people know an incident or a sanction, from 1.

        ``sequence`` is its own, of the entry that gave it; the number is its rank among all that
        were written, undone or not, so that none is given twice. Any other entry keeps its own.
        """
        return self._shown.get(sequence, sequence)

    def keep(self, entry: ev.Entry, state: TournamentState) -> None:
        """Take in an entry that is on disk, with the state :meth:`after` gave for it."""
        super().keep(entry, state)
        match entry.event:
            case ev.IncidentRecorded():
                self._incidents += 1
                self._shown[entry.sequence] = self._incidents
            case ev.PenaltyGiven() | ev.PlayerDisqualified():
                self._sanctions += 1
                self._shown[entry.sequence] = self._sanctions


def _sets_clock(event: ev.Event) -> bool:
    """Return whether undoing this event alone may change the clock; other undos leave it
    running.
    """
    changed = ev.SetupChanged | ev.StructureChanged | ev.FlightsTaken
    sets = isinstance(event, changed | ev.ClockEvent)
    return sets or moves_clock(event) or stops_play(event)


def _with_clock(state: TournamentState, clock: ClockState | None) -> TournamentState:
    return state if clock is None else replace(state, clock=clock)
