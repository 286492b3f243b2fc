"""The sanctions as shown, each with the hands still to miss (11.2)."""

from __future__ import annotations

from dataclasses import dataclass

from rules_ropta.table_layout import Seat
from td_app.tournament.conduct_state import PenaltyRecord
from td_app.tournament.sanctions import seat_now, served_now
from td_app.tournament.sanctions import suggestion as suggestion
from td_app.tournament.state import TournamentState
from td_app.tournament.views.naming import NamesAndNotes, name_known


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


def _row(
    state: TournamentState, penalty: PenaltyRecord, now: bool, names: NamesAndNotes
) -> PenaltyRow:
    seat = seat_now(state, penalty.entrant)
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
