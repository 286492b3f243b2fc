"""The sanctions given, the hands still to miss, and the sanction suggested for a fault (11)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from rules_ropta import penalties as rule
from rules_ropta.penalties import LADDER, Fault, Sanction, Step, suggested_sanction
from rules_ropta.ruling import DirectorDecides, Ruling
from rules_ropta.table_layout import Seat
from td_app.tournament.conduct_state import PenaltyRecord
from td_app.tournament.setup import Regime
from td_app.tournament.state import TournamentState
from td_app.tournament.views.naming import NamesAndNotes, name_known

REGIMES: Final[Mapping[Regime, rule.Regime]] = {
    Regime.LIGHT: "light",
    Regime.NORMAL: "normal",
    Regime.HEAVY: "heavy",
}


@dataclass(frozen=True, slots=True)
class PenaltyRow:
    """One sanction. ``seat`` is where the player sits now; ``left`` the hands still to miss.

    ``served_now``: of several, the one being missed now; ``over``: nothing more to miss.
    """

    number: int
    entrant: int
    name: str
    seat: Seat | None
    fault: str
    article: str
    step: str
    hands: int
    left: int
    rounds: int
    may_stay: bool
    at_ms: int
    level: int
    table: int | None
    lifted: bool
    over: bool
    served_now: bool
    incident: int | None
    deliberate: bool
    ruled_by: str
    suggested: tuple[str, ...]
    imposed: bool
    note: str
    cites: tuple[str, ...]


def penalties(state: TournamentState, names: NamesAndNotes) -> tuple[PenaltyRow, ...]:
    """Return the sanctions, newest first."""
    now = {penalty.number for penalty in served_now(state).values()}
    return tuple(
        _row(state, state.penalties[number], number in now, names)
        for number in sorted(state.penalties, reverse=True)
    )


def running(state: TournamentState) -> tuple[PenaltyRecord, ...]:
    """Return the sanctions that players at a table still have hands to miss for, oldest first."""
    return tuple(
        penalty
        for _, penalty in sorted(state.penalties.items())
        if penalty.running and _seat_of(state, penalty.entrant) is not None
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


def _row(
    state: TournamentState, penalty: PenaltyRecord, now: bool, names: NamesAndNotes
) -> PenaltyRow:
    seat = _seat_of(state, penalty.entrant)
    return PenaltyRow(
        number=penalty.number,
        entrant=penalty.entrant,
        name=name_known(names, penalty.entrant),
        seat=seat,
        fault=penalty.fault,
        article=penalty.article,
        step=penalty.step,
        hands=penalty.hands,
        left=penalty.left,
        rounds=penalty.rounds,
        may_stay=penalty.may_stay,
        at_ms=penalty.at_ms,
        level=penalty.level,
        table=penalty.table,
        lifted=penalty.lifted,
        over=not penalty.running or seat is None,
        served_now=now,
        incident=penalty.incident,
        deliberate=penalty.deliberate,
        ruled_by=penalty.ruled_by,
        suggested=penalty.suggested,
        imposed=penalty.imposed,
        note=names.note(penalty.number),
        cites=penalty.cites,
    )


def _seat_of(state: TournamentState, entrant: int) -> Seat | None:
    known = state.entrants.get(entrant)
    return known.seat if known else None
