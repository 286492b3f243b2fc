"""A sanction before it is given: the ladder as it stands for one player and one fault (11.2)."""

from __future__ import annotations

from dataclasses import dataclass

from rules_ropta import penalties as rule
from rules_ropta.penalties import FAULTS, LADDER, Fault, Sanction, Step
from rules_ropta.ruling import DirectorDecides, Reason, Ruling
from td_app.tournament.sanctions import earlier_steps, seat_now, suggestion
from td_app.tournament.state import TournamentState


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
