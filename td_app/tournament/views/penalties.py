"""Sanctions given, and what may still be given to a player (11)."""

from __future__ import annotations

from dataclasses import dataclass

from rules_ropta import penalties as rule
from rules_ropta.penalties import FAULTS, LADDER, Fault, Sanction, Step
from rules_ropta.ruling import DirectorDecides, Reason, Ruling
from rules_ropta.table_layout import Seat
from td_app.tournament.decide.penalties import earlier_steps, seat_now, served_now, suggestion
from td_app.tournament.state.conduct import PenaltyRecord
from td_app.tournament.state.tournament import TournamentState
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


@dataclass(frozen=True, slots=True)
class LadderStep:
    """One step. ``hands`` is what its rounds cost now at the player's table, 0 without any.

    ``reached``: this player was given it for this fault; ``offered``: the ruling leads here,
    or leaves it to the director.
    """

    step: Step
    rounds: int
    hands: int
    reached: bool
    offered: bool


@dataclass(frozen=True, slots=True)
class PenaltyCase:
    """What is known before a sanction. ``players`` at his table now, himself included; None: he
    sits nowhere. ``imposed``: the text imposes a sanction; ``weighs`` speaks for the gravest.
    """

    entrant: int
    fault: Fault
    article: str
    regime: str
    imposed: bool
    players: int | None
    ladder: tuple[LadderStep, ...]
    proposed: Step
    director_decides: bool
    because: Reason
    weighs: tuple[Reason, ...]
    cites: tuple[str, ...]
    readings: tuple[str, ...]

    def at(self, step: Step) -> LadderStep:
        """Return a step of the ladder."""
        return self.ladder[LADDER.index(step)]


def penalty_case(
    state: TournamentState, entrant: int, fault: Fault, deliberate: bool = False
) -> PenaltyCase:
    """Return what is suggested to a player for a fault, and what each step would cost him."""
    answer = suggestion(state, entrant, fault, deliberate)
    offered = _offered(answer)
    players = players_beside(state, entrant)
    reached = earlier_steps(state, entrant, fault)
    decides = isinstance(answer, DirectorDecides)
    return PenaltyCase(
        entrant=entrant,
        fault=fault,
        article=FAULTS[fault].article,
        regime=state.setup.regime.value,
        imposed=FAULTS[fault].imposed,
        players=players,
        ladder=tuple(
            _ladder_step(step, players, step in reached, step in offered) for step in LADDER
        ),
        proposed=offered[0],
        director_decides=decides,
        because=answer.question if isinstance(answer, DirectorDecides) else answer.because,
        weighs=answer.options[-1].weighs if isinstance(answer, DirectorDecides) else (),
        cites=tuple(dict.fromkeys((*answer.cites, FAULTS[fault].article))),
        readings=answer.readings,
    )


def players_beside(state: TournamentState, entrant: int) -> int | None:
    """Return how many sit at a player's table now, himself included; None: he has no seat."""
    seat = seat_now(state, entrant)
    return None if seat is None else len(state.tables[seat.table].places)


def suspended(hands: int, players: int | None) -> Reason:
    """Return why a player who misses so many hands stays at his table meanwhile, or not (11.2)."""
    return rule.suspension(hands, players).because


def _offered(answer: Ruling[Sanction] | DirectorDecides) -> tuple[Step, ...]:
    if isinstance(answer, DirectorDecides):
        codes = {option.code for option in answer.options}
        return tuple(step for step in LADDER if step in codes)
    return (answer.decision.step,)


def _ladder_step(step: Step, players: int | None, reached: bool, offered: bool) -> LadderStep:
    rounds = rule.sanction_of(step).rounds
    hands = rule.missed_hands(players, rounds).decision.hands_missed if rounds and players else 0
    return LadderStep(step, rounds, hands, reached, offered)
