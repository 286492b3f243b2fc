"""At which level each line of the journal was written."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from td_app.tournament import events as ev
from td_app.tournament.events import Entry
from td_app.tournament.history import History
from td_app.tournament.state.clock import MINUTE_MS, read_clock
from td_app.tournament.state.person import Person
from td_app.tournament.state.structure import Break
from td_app.tournament.state.tournament import TournamentState


def levels_of(entries: Sequence[Entry]) -> tuple[tuple[int, int], ...]:
    """Return for each entry the level played as it was written (0 before the clock started), and
    since which moment.

    The journal holds no level for what happens while time passes: it is read again from the
    clock as it stood before and after each entry.
    """
    history = History()
    levels: list[tuple[int, int]] = []
    for entry in entries:
        before = history.state
        history.take(entry)
        level = _level_after(history.state, entry.recorded_at)
        if levels and level == levels[-1][0]:
            levels.append(levels[-1])
        else:
            levels.append((level, _level_began(before, level, entry.recorded_at)))
    return tuple(levels)


def _level_after(state: TournamentState, at_ms: int) -> int:
    if not state.clock.started or state.bagged is not None:
        # A day 1 ends after its last level: the clock waits at the one of tomorrow.
        return state.bagged.level if state.bagged is not None else 0
    return read_clock(state.clock, state.setup.structure, at_ms).level_number


def _level_began(before: TournamentState, level: int, at_ms: int) -> int:
    """Return when a level began that is played at a moment: now, unless it came as time passed."""
    clock = before.clock
    since = clock.since_ms
    if since is None:
        return at_ms
    structure = before.setup.structure
    reading = read_clock(clock, structure, at_ms)
    if reading.level_number != level:
        return at_ms
    step = reading.step
    into = reading.elapsed_ms
    while step and isinstance(structure.steps[step], Break):
        step -= 1
        into += structure.steps[step].minutes * MINUTE_MS
    played = at_ms - since - clock.held_ms(since, at_ms)
    return clock.moment_of(played - into, since)


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
