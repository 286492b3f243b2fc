"""Sanctions: the regime, what may be given, hands missed, the way out (11)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from rules_ropta import penalties as rule
from rules_ropta.penalties import LADDER, Fault, Sanction, Step, suggested_sanction
from rules_ropta.ruling import DirectorDecides, Refused, Ruling
from rules_ropta.table_layout import Seat
from td_app.tournament import commands as cmd
from td_app.tournament import events as ev
from td_app.tournament.decide import checks
from td_app.tournament.decide.checks import Context, Deciders
from td_app.tournament.decide.conduct import FAIRNESS, the_incident
from td_app.tournament.decide.finishing import withdraw
from td_app.tournament.state.conduct import MOST_HANDS, PenaltyRecord
from td_app.tournament.state.setup import Regime, declared_house_rules
from td_app.tournament.state.tournament import TournamentState

REGIMES: Final[Mapping[Regime, rule.Regime]] = {
    Regime.LIGHT: "light",
    Regime.NORMAL: "normal",
    Regime.HEAVY: "heavy",
}


def running(state: TournamentState) -> tuple[PenaltyRecord, ...]:
    """Return the sanctions that players at a table still have hands to miss for, oldest first.

    Once play is over no hand is left to miss.
    """
    if state.over:
        return ()
    return tuple(
        penalty
        for _, penalty in sorted(state.penalties.items())
        if penalty.running and seat_now(state, penalty.event.entrant) is not None
    )


def served_now(state: TournamentState) -> dict[int, PenaltyRecord]:
    """Return by player the penalty they miss hands for now: their oldest one in force."""
    first: dict[int, PenaltyRecord] = {}
    for penalty in running(state):
        first.setdefault(penalty.event.entrant, penalty)
    return first


def hands_to_miss(state: TournamentState) -> dict[int, int]:
    """Return by player the hands still to miss, all sanctions together; only who has some."""
    hands: dict[int, int] = {}
    for penalty in running(state):
        hands[penalty.event.entrant] = hands.get(penalty.event.entrant, 0) + penalty.left
    return hands


def earlier_steps(state: TournamentState, entrant: int, fault: str) -> tuple[Step, ...]:
    """Return the steps given to a player for this fault, oldest first; lifted ones left out."""
    return tuple(
        step
        for _, penalty in sorted(state.penalties.items())
        if penalty.event.entrant == entrant
        and rule.same_fault(penalty.event.fault, fault)
        and not penalty.lifted
        for step in LADDER
        if step == penalty.event.step
    )


def suggestion(
    state: TournamentState, entrant: int, fault: Fault, deliberate: bool = False
) -> Ruling[Sanction] | DirectorDecides:
    """Return the sanction suggested now: the regime, then one step up a repeat (11, 11.2)."""
    earlier = earlier_steps(state, entrant, fault)
    house = declared_house_rules(state.setup)
    return suggested_sanction(fault, REGIMES[state.setup.regime], earlier, deliberate, house)


def is_imposed(state: TournamentState, entrant: int, fault: Fault) -> bool:
    """Return whether the text, or the house, imposes a sanction on this player for this fault."""
    earlier = earlier_steps(state, entrant, fault)
    return rule.is_imposed(fault, earlier, declared_house_rules(state.setup))


def seat_now(state: TournamentState, entrant: int) -> Seat | None:
    """Return where an entrant sits now, if anywhere."""
    known = state.entrants.get(entrant)
    return known.seat if known else None


def give_penalty(
    state: TournamentState, command: cmd.GivePenalty, context: Context
) -> ev.PenaltyGiven:
    """Sanction a fault; departing from what is suggested needs a reason.

    An intention, a grave fault and what follows four rounds are the director's (11.1, 11.2).
    """
    checks.playing(state)
    fault = _the_fault(command.fault)
    the_incident(state, command.incident)
    if command.step not in rule.LADDER:
        raise Refused("NO_SUCH_STEP", cites=("11.2",))
    if command.step == "disqualification":
        raise Refused("DISQUALIFICATION_APART", cites=("11.2",))
    suggested, imposed, cites = _suggested(state, command)
    table, players = _table_of(state, command)
    rounds = rule.sanction_of(command.step).rounds
    if command.step == "hands":
        if command.hands is None or not 1 <= command.hands <= MOST_HANDS:
            raise Refused("HANDS_NEEDED", cites=("11.2",), most=MOST_HANDS)
        hands = command.hands
    elif command.hands is not None:
        raise Refused("HANDS_NOT_ASKED", cites=("11.1",))
    else:
        hands = rule.missed_hands(players or 0, rounds).decision.hands_missed if rounds else 0
    return ev.PenaltyGiven(
        number=context.sequence,
        entrant=command.entrant,
        fault=command.fault,
        step=command.step,
        hands=hands,
        rounds=rounds,
        may_stay=not rounds and rule.suspension(hands, players).decision.may_stay,
        suggested=suggested,
        imposed=imposed,
        article=fault.article,
        table=table,
        level=checks.level_now(state, context),
        incident=command.incident,
        deliberate=command.deliberate,
        ruled_by=command.ruled_by,
        at_ms=context.now_ms,
        cites=tuple(dict.fromkeys((*cites, fault.article))),
    )


def _the_fault(fault: rule.Fault) -> rule.FaultRule:
    known = rule.FAULTS.get(fault)
    if known is None:
        raise Refused("NO_SUCH_FAULT", cites=("11.1",))
    return known


def _suggested(
    state: TournamentState, command: cmd.GivePenalty
) -> tuple[tuple[str, ...], bool, tuple[str, ...]]:
    """The steps suggested, whether the text imposes a sanction, and the articles."""
    checks.the_entrant(state, command.entrant)
    answer = suggestion(state, command.entrant, command.fault, command.deliberate)
    imposed = is_imposed(state, command.entrant, command.fault)
    if isinstance(answer, DirectorDecides):
        if command.ruled_by != "director":
            raise Refused("DIRECTOR_ONLY", cites=answer.cites)
        steps = tuple(option.code for option in answer.options)
    else:
        steps = (answer.decision.step,)
    if command.step in steps:
        return steps, imposed, answer.cites
    if not command.note.strip():
        raise Refused("STEP_NOT_SUGGESTED", cites=(FAIRNESS, *answer.cites), step=steps[0])
    return steps, imposed, (FAIRNESS, *answer.cites)


def _table_of(state: TournamentState, command: cmd.GivePenalty) -> tuple[int | None, int | None]:
    """Return the player's table and the number of players there; a warning needs no seat."""
    seat = state.entrants[command.entrant].seat
    if seat is None and command.step == "warning":
        return None, None
    table = checks.seat_of(state, command.entrant).table
    return table, len(state.tables[table].places)


def disqualify(
    state: TournamentState, command: cmd.Disqualify, context: Context
) -> ev.PlayerDisqualified:
    """Disqualify a player: they leave as by a withdrawal, their chips out of play (1.9, 11.2)."""
    if command.ruled_by != "director":
        raise Refused("DIRECTOR_ONLY", cites=("11.1",))
    fault = _the_fault(command.fault)
    the_incident(state, command.incident)
    leaves = cmd.Withdraw(command.entrant, chips=command.stack or 0)
    gone = withdraw(state, leaves, context)
    if not command.note.strip():
        raise Refused("REASON_NEEDED", cites=("11.1", "11.2"))
    answer = suggestion(state, command.entrant, command.fault)
    return ev.PlayerDisqualified(
        number=context.sequence,
        out=ev.Out(command.entrant, gone.out.seat, command.stack),
        place=gone.place,
        chips_removed=gone.chips_removed,
        fault=command.fault,
        article=fault.article,
        incident=command.incident,
        suggested=tuple(option.code for option in answer.options)
        if isinstance(answer, DirectorDecides)
        else (answer.decision.step,),
        imposed=is_imposed(state, command.entrant, command.fault),
        level=gone.level,
        at_ms=gone.at_ms,
        resumed=gone.resumed,
        round_over=gone.round_over,
        hand=gone.hand,
        cites=tuple(dict.fromkeys(("11.1", "11.2", fault.article, *gone.cites))),
    )


def count_missed_hands(
    state: TournamentState, command: cmd.CountMissedHands, context: Context
) -> ev.MissedHandsCounted:
    """Count missed hands for each player named, on their oldest penalty first, never below 0.

    Counted during a hand played hand-for-hand, that hand is not counted again as it ends.
    """
    if not 1 <= command.hands <= MOST_HANDS:
        raise Refused("HANDS_NEEDED", cites=("11.2",), most=MOST_HANDS)
    if command.table is not None:
        checks.open_table(state, command.table)
    missing = running(state)
    to_count = dict.fromkeys(_players_named(state, command, missing), command.hands)
    counted = dict(_counted(missing, to_count))
    if not counted:
        raise Refused("NOBODY_MISSES_HANDS", cites=("11.2",))
    going = state.hand_for_hand
    return ev.MissedHandsCounted(
        entrants=tuple(dict.fromkeys(state.penalties[number].event.entrant for number in counted)),
        penalties=tuple(counted),
        left=tuple(counted.values()),
        hands=command.hands,
        table=command.table,
        at_ms=context.now_ms if going is not None and going.round.hand else 0,
    )


def missed_in_the_hand(
    state: TournamentState, table: int, began_ms: int
) -> tuple[tuple[int, int, int], ...]:
    """Return the sanctions of which a hand was missed as one ends: (number, entrant, left).

    A sanction given since the hand began counts from the next one. A hand is counted once:
    not for whom hand-for-hand has counted one since it began.
    """
    counted_already = {p.event.entrant for p in state.penalties.values() if p.missed_ms > began_ms}
    missing = tuple(
        penalty
        for penalty in running(state)
        if penalty.event.at_ms <= began_ms
        and penalty.event.entrant not in counted_already
        and checks.seat_of(state, penalty.event.entrant).table == table
    )
    counted = _counted(missing, {penalty.event.entrant: 1 for penalty in missing})
    return tuple((number, state.penalties[number].event.entrant, left) for number, left in counted)


def _players_named(
    state: TournamentState, command: cmd.CountMissedHands, missing: tuple[PenaltyRecord, ...]
) -> Iterator[int]:
    """The players who miss the hands being counted."""
    for number in command.penalties:
        if the_penalty(state, number) not in missing:
            raise Refused("PENALTY_OVER", cites=("11.2",))
    named = {state.penalties[number].event.entrant for number in command.penalties}
    for penalty in missing:
        here = command.table in (None, checks.seat_of(state, penalty.event.entrant).table)
        if here and (not named or penalty.event.entrant in named):
            yield penalty.event.entrant


def _counted(
    missing: tuple[PenaltyRecord, ...], to_count: dict[int, int]
) -> Iterator[tuple[int, int]]:
    """Each sanction that loses hands, with what it has left then."""
    for penalty in missing:
        missed = min(penalty.left, to_count.get(penalty.event.entrant, 0))
        if missed:
            to_count[penalty.event.entrant] -= missed
            yield penalty.event.number, penalty.left - missed


def lift_penalty(
    state: TournamentState, command: cmd.LiftPenalty, context: Context
) -> ev.PenaltyLifted:
    """Take a sanction back, with a reason; a disqualification goes by bringing the player back."""
    penalty = the_penalty(state, command.penalty)
    if penalty.lifted:
        raise Refused("PENALTY_LIFTED")
    if penalty.event.step == "disqualification":
        raise Refused("REINSTATE_INSTEAD", entrant=penalty.event.entrant)
    if not command.note.strip():
        raise Refused("REASON_NEEDED", cites=(FAIRNESS,))
    return ev.PenaltyLifted(command.penalty, penalty.event.entrant)


def the_penalty(state: TournamentState, number: int) -> PenaltyRecord:
    """Return a penalty; refuse an unknown number: ``NO_SUCH_PENALTY``."""
    penalty = state.penalties.get(number)
    if penalty is None:
        raise Refused("NO_SUCH_PENALTY")
    return penalty


#: Which function judges which command.
DECIDERS: Deciders = {
    cmd.GivePenalty: give_penalty,
    cmd.Disqualify: disqualify,
    cmd.CountMissedHands: count_missed_hands,
    cmd.LiftPenalty: lift_penalty,
}
