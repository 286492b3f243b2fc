"""At which level each line of the journal was written."""

from __future__ import annotations

from collections.abc import Sequence

from td_app.tournament.clock import read_clock
from td_app.tournament.events import Entry
from td_app.tournament.history import History


def levels_of(entries: Sequence[Entry]) -> tuple[int, ...]:
    """Return for each entry the level played as it was written, 0 before the clock started.

    The journal holds no level for what happens while time passes: it is read again from the
    clock as it stood after each entry.
    """
    history = History()
    levels = []
    for entry in entries:
        history.keep(entry, history.after(entry))
        clock = history.state.clock
        if not clock.started:
            levels.append(0)
            continue
        structure = history.state.setup.structure
        levels.append(read_clock(clock, structure, entry.recorded_at).level_number)
    return tuple(levels)
