"""Which sanctions run, what each player still misses, and what is suggested for a fault (11)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rules_ropta import penalties as rule
from rules_ropta.penalties import LADDER, Fault, Sanction, Step, suggested_sanction
from rules_ropta.ruling import DirectorDecides, Ruling
from rules_ropta.table_layout import Seat
from td_app.tournament.conduct_state import PenaltyRecord
from td_app.tournament.setup import Regime
from td_app.tournament.state import TournamentState

REGIMES: Final[Mapping[Regime, rule.Regime]] = {
    Regime.LIGHT: "light",
    Regime.NORMAL: "normal",
    Regime.HEAVY: "heavy",
}


def running(state: TournamentState) -> tuple[PenaltyRecord, ...]:
    """Return the sanctions that players at a table still have hands to miss for, oldest first."""
    return tuple(
        penalty
        for _, penalty in sorted(state.penalties.items())
        if penalty.running and seat_now(state, penalty.entrant) is not None
    )


def served_now(state: TournamentState) -> dict[int, PenaltyRecord]:
    """Return by player the sanction he misses hands for now: the oldest that runs."""
    first: dict[int, PenaltyRecord] = {}
    for penalty in running(state):
        first.setdefault(penalty.entrant, penalty)
    return first


def hands_to_miss(state: TournamentState) -> dict[int, int]:
    """Return by player the hands still to miss, all sanctions together; only who has some."""
    hands: dict[int, int] = {}
    for penalty in running(state):
        hands[penalty.entrant] = hands.get(penalty.entrant, 0) + penalty.left
    return hands


def earlier_steps(state: TournamentState, entrant: int, fault: str) -> tuple[Step, ...]:
    """Return the steps given to a player for this fault, oldest first; lifted ones left out."""
    return tuple(
        step
        for _, penalty in sorted(state.penalties.items())
        if penalty.entrant == entrant and penalty.fault == fault and not penalty.lifted
        for step in LADDER
        if step == penalty.step
    )


def suggestion(
    state: TournamentState, entrant: int, fault: Fault, deliberate: bool = False
) -> Ruling[Sanction] | DirectorDecides:
    """Return the sanction suggested now: the regime, then one step up a repeat (11, 11.2)."""
    earlier = earlier_steps(state, entrant, fault)
    return suggested_sanction(fault, REGIMES[state.setup.regime], earlier, deliberate)


def seat_now(state: TournamentState, entrant: int) -> Seat | None:
    """Return where an entrant sits now, if anywhere."""
    known = state.entrants.get(entrant)
    return known.seat if known else None
