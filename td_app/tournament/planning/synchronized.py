"""What the settings add to the clock besides the structure: hourly breaks, a day's end.

Breaks at the same minute of every hour come wherever the clock is in its levels (room 47).
"""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime, timedelta, tzinfo
from typing import Final

from rules_ropta.formats.breaks import HoursOfPlay, synchronized_breaks
from td_app.tournament.state.clock import MINUTE_MS, ClockState, read_clock
from td_app.tournament.state.setup import TournamentSetup, closing_moment
from td_app.tournament.state.structure import Level

#: To the full hour: the rule says when a break begins, the hour when play goes on.
BREAK_MS: Final = 5 * MINUTE_MS


def as_set(
    clock: ClockState, setup: TournamentSetup, now_ms: int, zone: tzinfo | None = None
) -> ClockState:
    """Return the clock as these settings have it from now on: its breaks of the hour, its end."""
    return with_holds(with_its_end(clock, setup), setup, now_ms, zone)


def with_its_end(clock: ClockState, setup: TournamentSetup) -> ClockState:
    """Return the clock that ends with the last level of a day 1; of any other, with the last."""
    ends = None
    if setup.flight is not None:
        levels = [at for at, one in enumerate(setup.structure.steps) if isinstance(one, Level)]
        ends = levels[min(setup.flight.ends_after, len(levels)) - 1]
    return replace(clock, ends_with=ends)


def with_holds(
    clock: ClockState, setup: TournamentSetup, now_ms: int, zone: tzinfo | None = None
) -> ClockState:
    """Return the clock with the breaks of the day to come, where this tournament takes them.

    None while its first level lasts. ``zone`` is the hall's, None for this computer's.
    """
    if not setup.synchronized_breaks or not clock.running:
        return replace(clock, holds=())
    reading = read_clock(replace(clock, holds=()), setup.structure, now_ms)
    in_first = reading.level_number == 1 and isinstance(reading.playing, Level)
    first = -(-reading.remaining_ms // MINUTE_MS) if in_first else 0
    # To the minute: one already begun is played.
    start = datetime.fromtimestamp(-(-now_ms // MINUTE_MS) * 60, zone)
    until = start - timedelta(minutes=1)
    hours = HoursOfPlay(start=f"{start:%H:%M}", first_level_min=first, until=f"{until:%H:%M}")
    begins = synchronized_breaks(hours).decision.breaks
    moments = (closing_moment(told, now_ms - 1, zone) for told in begins)
    return replace(clock, holds=tuple((moment, moment + BREAK_MS) for moment in moments))
