"""What hand-for-hand is played for: the final table, a prize step the director marked (2.7)."""

from __future__ import annotations

from rules_ropta.ruling import Reason
from td_app.tournament.state import TournamentState

FINAL_TABLE, PRIZE, DIRECTOR = "final_table", "prize", "director"


def what_it_waits_for(state: TournamentState) -> tuple[str, int | None]:
    """Return the next reason and the players left at which it is gone.

    A prize step that is also the final table counts as the prize: there, ties share.
    ``director`` and None when nothing is left to wait for.
    """
    steps = dict.fromkeys(state.setup.steps_of_prizes, PRIZE)
    if state.final_table is None:
        steps.setdefault(state.setup.final_table_size, FINAL_TABLE)
    ahead = [step for step in steps if step < state.players_left]
    if not ahead:
        return DIRECTOR, None
    return steps[max(ahead)], max(ahead)


def hand_for_hand_due(state: TournamentState) -> Reason | None:
    """Return why hand-for-hand is advised now: one elimination from what it waits for."""
    if state.hand_for_hand is not None or state.over:
        return None
    if sum(players > 1 for players in state.counts().values()) < 2:
        return None
    reason, until = what_it_waits_for(state)
    if until is None or state.players_left != until + 1:
        return None
    code = "ONE_FROM_FINAL_TABLE" if reason == FINAL_TABLE else "ONE_FROM_PRIZE"
    return Reason(code, {"players": state.players_left, "place": until})
