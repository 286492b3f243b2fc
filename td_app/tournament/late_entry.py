"""Late entry: the level an entrant would play first, and whether he may still come in (1.8)."""

from __future__ import annotations

from rules_ropta.late_arrivals import late_entry_allowed
from td_app.tournament.clock import read_clock
from td_app.tournament.state import TournamentState


def entry_level(state: TournamentState, now_ms: int) -> int:
    """Return the level a late entrant would play first (0 before the start)."""
    if not state.clock.started:
        return 0
    return read_clock(state.clock, state.setup.structure, now_ms).entry_level


def late_entry_open(state: TournamentState, now_ms: int) -> bool:
    """Return whether entrants may still come in at this level (1.8)."""
    if state.final_table is not None or state.over:
        return False
    level = entry_level(state, now_ms)
    return late_entry_allowed(level, state.setup.late_entry_until).decision
