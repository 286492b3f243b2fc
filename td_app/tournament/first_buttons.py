"""Where the button was drawn, for as long as no hand has moved it (2.1)."""

from __future__ import annotations

from td_app.tournament.state import TournamentState


def first_buttons(state: TournamentState) -> dict[int, int]:
    """Return the place drawn for the button by table, while the first hand has not begun."""
    if not state.draws:
        return {}
    last = state.draws[-1]
    fresh = state.players_left == len(last.seats) if last.final_table else not state.clock.started
    return dict(last.buttons) if fresh else {}
