"""What the players see on the wall."""

from __future__ import annotations

from dataclasses import dataclass

from td_app.tournament.state import TournamentState
from td_app.tournament.views.announcements import MoveRow, announcements
from td_app.tournament.views.clock import ClockView, clock_view
from td_app.tournament.views.naming import Names
from td_app.tournament.views.standings import standings

#: How long an announced move stays on the wall.
SHOWN_MS = 5 * 60_000


@dataclass(frozen=True, slots=True)
class PublicView:
    """Clock, breaking order, last moves, and the winner at the end."""

    title: str
    place: str
    clock: ClockView
    closing_order: tuple[int, ...]
    moves: tuple[MoveRow, ...]
    winner: str | None
    prizes: tuple[str, ...]
    final_table: int | None


def public_view(state: TournamentState, names: Names, now_ms: int) -> PublicView:
    """Return the wall at ``now_ms``: moves not read out, or of the last five minutes."""
    recent = tuple(
        m
        for m in announcements(state, names, last=12)
        if not m.announced or now_ms - m.at_ms <= SHOWN_MS
    )
    open_now = state.counts()
    return PublicView(
        title=state.setup.name,
        place=state.setup.place,
        clock=clock_view(state, now_ms),
        closing_order=tuple(n for n in state.setup.closing_order if n in open_now),
        moves=recent,
        winner=standings(state, names).winner if state.over else None,
        prizes=state.setup.prizes,
        final_table=state.final_table,
    )
