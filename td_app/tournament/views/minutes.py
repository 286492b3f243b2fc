"""At which level each line of the journal was written."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from td_app.tournament import events as ev
from td_app.tournament.events import Entry
from td_app.tournament.history import History
from td_app.tournament.state.clock import read_clock
from td_app.tournament.state.person import Person


def levels_of(entries: Sequence[Entry]) -> tuple[int, ...]:
    """Return for each entry the level played as it was written, 0 before the clock started.

    The journal holds no level for what happens while time passes: it is read again from the
    clock as it stood after each entry.
    """
    history = History()
    levels = []
    for entry in entries:
        history.take(entry)
        clock = history.state.clock
        day = history.state.bagged
        if not clock.started or day is not None:
            # A day 1 ends after its last level: the clock waits at the one of tomorrow.
            levels.append(day.level if day is not None else 0)
            continue
        structure = history.state.setup.structure
        levels.append(read_clock(clock, structure, entry.recorded_at).level_number)
    return tuple(levels)


@dataclass(frozen=True, slots=True)
class MinuteLine:
    """One entry as the minutes show it. ``names`` are those of the entrants in it.

    ``of`` is the entry that an undo or redo speaks of; ``undone`` when it no longer counts.
    ``shown`` are the figures that people know by another number than the event holds.
    """

    sequence: int
    at_ms: int
    kind: str
    event: ev.Event
    of: ev.Event | None
    names: Mapping[int, str]
    cites: tuple[str, ...]
    undone: bool
    note: str
    operator: str
    post: str
    shown: Mapping[str, object] = field(default_factory=dict)


#: What may give lines told before another name, or count them no more.
RETELLS = (
    *(ev.EntrantsRegistered, ev.EntrantCorrected, ev.EntrantsRemoved, ev.FlightsTaken),
    *(ev.ActionUndone, ev.ActionRedone),
)


class KeptLines:
    """Caches the lines by sequence, until an entry changes how earlier ones are shown."""

    def __init__(self) -> None:
        self._lines: dict[int, MinuteLine] = {}
        self._looked = 0

    def after(self, history: History) -> dict[int, MinuteLine]:
        """Return the lines that still stand."""
        new = history.entries[self._looked :]
        if any(isinstance(entry.event, RETELLS) for entry in new):
            self._lines.clear()
        self._looked = len(history.entries)
        return self._lines


def minutes(
    history: History,
    person: Callable[[int], Person | None],
    note: Callable[[int], str],
    *,
    last: int | None = None,
    kept: KeptLines | None = None,
) -> tuple[MinuteLine, ...]:
    """Return the latest lines (all when ``last`` is None), oldest first.

    ``kept`` saves telling the same lines again.
    """
    entries = history.entries if last is None else history.entries[-last:]
    lines = (kept or KeptLines()).after(history)
    for entry in entries:
        if entry.sequence not in lines:
            lines[entry.sequence] = line(history, entry, person, note)
    return tuple([lines[entry.sequence] for entry in entries])


def line(
    history: History,
    entry: ev.Entry,
    person: Callable[[int], Person | None],
    note: Callable[[int], str],
) -> MinuteLine:
    """Return one entry as a line of the minutes."""
    event = entry.event
    of = None
    if isinstance(event, ev.ActionUndone | ev.ActionRedone):
        of = history.entry(event.sequence).event
    names = {}
    for who in (of or event).concerns():
        known = person(who)
        names[who] = known.display_name if known else f"#{who}"
    return MinuteLine(
        sequence=entry.sequence,
        at_ms=entry.recorded_at,
        kind=event.KIND,
        event=event,
        of=of,
        names=names,
        cites=getattr(event, "cites", ()),
        undone=not history.counts(entry.sequence),
        note=note(entry.sequence),
        operator=entry.operator,
        post=entry.post,
        shown=_shown(history, event),
    )


def _shown(history: History, event: ev.Event) -> dict[str, object]:
    """Return the number of the incident that an event is about, as people know it."""
    match event:
        case ev.IncidentRecorded(number=number):
            return {"number": history.shown_number(number)}
        case ev.IncidentNoted(incident=number) | ev.IncidentPlayersNamed(incident=number):
            return {"incident": history.shown_number(number)}
        case _:
            return {}
