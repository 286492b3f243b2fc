"""Sanctions: what they cost, and which one is suggested (ROPTA 11, 11.1, 11.2)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Literal

from rules_ropta.field_types import Advanced, AtATable, Rounds, TurnedOn, Whole
from rules_ropta.house_rules import BY_THE_BOOK, OUT_OF_TURN_PUNISHED, HouseRules
from rules_ropta.incidents.input_checks import needed
from rules_ropta.question import procedure
from rules_ropta.ruling import (
    DirectorDecides,
    Force,
    Line,
    Option,
    Plain,
    Reason,
    Refused,
    Ruling,
    applies,
)

U23 = "U23-A"

C8 = "C8-special"
C37 = "C37-not-shown"

MOST_ROUNDS = 4

UNDER_A_ROUND = 2
"""The hands that a suspension of less than a round usually has (11.2)."""

Regime = Literal["light", "normal", "heavy"]

Step = Literal["warning", "hands", "round_1", "round_2", "round_3", "round_4", "disqualification"]

Fault = Literal[
    "away_with_cards",
    "away_at_all_in",
    "chips_out_of_sight",
    "device_in_hand",
    "deliberate_misdeal",
    "out_of_turn",
    "out_of_turn_punished",
    "repeated_misdeals",
    "unprotected_hand",
    "others_hand_lost",
    "cards_thrown",
    "obstructive_bet",
    "conditional_action",
    "open_muck",
    "false_hand",
    "mucked_at_showdown",
    "mucked_at_all_in",
    "refused_to_show",
    "second_card_withheld",
    "two_hands_one_player",
    "showed_cards",
    "turned_cards",
    "slow_play",
    "table_talk",
    "wilful_delay",
    "abuse",
    "insult",
    "soft_play",
    "collusion",
    "cheating",
    "misconduct",
    "misconduct_punished",
    "false_identity",
    "wrong_seat",
]

LADDER: tuple[Step, ...] = (
    "warning",
    "hands",
    "round_1",
    "round_2",
    "round_3",
    "round_4",
    "disqualification",
)


@dataclass(frozen=True, slots=True)
class FaultRule:
    """Where a fault stands in the rulebook, and whether its sanction is imposed.

    11.1 only allows the sanctions it lists; an article of its own that imposes one is more
    precise, and goes before it. ``warning``: that article asks for one, or for one at
    least, so that it is enough the first time.
    """

    article: str
    imposed: bool
    grave: bool = False
    readings: tuple[str, ...] = ()
    warning: bool = False


FAULTS: dict[Fault, FaultRule] = {
    "away_with_cards": FaultRule("4.1", imposed=False),
    "away_at_all_in": FaultRule("4.1", imposed=True),
    "chips_out_of_sight": FaultRule("3.7", imposed=True),
    "device_in_hand": FaultRule("4.1", imposed=False),
    "deliberate_misdeal": FaultRule("6.1", imposed=True),
    "repeated_misdeals": FaultRule("6.2", imposed=True),
    "unprotected_hand": FaultRule("8.1", imposed=True, warning=True),
    "others_hand_lost": FaultRule("8.3", imposed=True, warning=True),
    "cards_thrown": FaultRule("8.5", imposed=True),
    "out_of_turn": FaultRule("9.3", imposed=False),
    "out_of_turn_punished": FaultRule("9.3", imposed=True),
    "obstructive_bet": FaultRule("9.2", imposed=True),
    "conditional_action": FaultRule("9.19", imposed=False),
    "open_muck": FaultRule("9.22", imposed=True, readings=(C8,)),
    "false_hand": FaultRule("10.3", imposed=False),
    "mucked_at_showdown": FaultRule("10.5", imposed=False, readings=(C37,)),
    "mucked_at_all_in": FaultRule("10.4", imposed=True),
    "refused_to_show": FaultRule("10.5", imposed=True, readings=(C37,)),
    "second_card_withheld": FaultRule("10.2", imposed=False),
    "two_hands_one_player": FaultRule("1.2", imposed=False),
    "showed_cards": FaultRule("11.4", imposed=True),
    "turned_cards": FaultRule("11.5", imposed=True),
    "slow_play": FaultRule("3.5", imposed=False),
    "table_talk": FaultRule("11.3", imposed=False),
    "wilful_delay": FaultRule("2.3", imposed=True),
    "abuse": FaultRule("11.1", imposed=True),
    "insult": FaultRule("11.7", imposed=True),
    "soft_play": FaultRule("11.6", imposed=True, grave=True),
    "collusion": FaultRule("11.6", imposed=True, grave=True),
    "cheating": FaultRule("11.1", imposed=False, grave=True),
    "misconduct": FaultRule("11.7", imposed=False),
    "misconduct_punished": FaultRule("11.7", imposed=True),
    "false_identity": FaultRule("1.4", imposed=True, grave=True),
    "wrong_seat": FaultRule("2.1", imposed=False),
}
"""The faults of 11.1 and of the articles that sanction, each with the article that speaks of it."""

SAME_AS: dict[Fault, Fault] = {
    "out_of_turn_punished": "out_of_turn",
    "misconduct_punished": "misconduct",
}
"""A fault that is another, punished for sure: one of either makes the other a repeat."""

PUNISHED_ONCE_REPEATED: tuple[Fault, ...] = ("out_of_turn", "misconduct")
"""A habit of these is punished for sure (9.3, 11.7)."""


def same_fault(one: str, other: str) -> bool:
    """Return whether two faults are the same one, as a repeat counts them (11.2).

    >>> same_fault("out_of_turn", "out_of_turn_punished")
    True
    """
    known: dict[str, str] = {str(code): kept for code, kept in SAME_AS.items()}
    return known.get(one, one) == known.get(other, other)


def is_imposed(fault: Fault, earlier: Sequence[Step] = (), house: HouseRules = BY_THE_BOOK) -> bool:
    """Return whether the text imposes a sanction for this fault, ``earlier`` having been given.

    Acting out of turn and misconduct are punished once they are a habit (9.3, 11.7), the first
    always where the house says so.

    >>> is_imposed("out_of_turn"), is_imposed("out_of_turn", ["warning"])
    (False, True)
    """
    if fault not in PUNISHED_ONCE_REPEATED:
        return FAULTS[fault].imposed
    always = fault == "out_of_turn" and bool(house.obeyed(OUT_OF_TURN_PUNISHED))
    return bool(earlier) or always


@dataclass(frozen=True, slots=True)
class MissedHands:
    """The effect of a penalty in rounds: hands missed, and whether they leave the table."""

    hands_missed: int
    away_from_table: bool


@dataclass(frozen=True, slots=True)
class Suspension:
    """What a suspended player keeps and loses; their cards are dealt and stay unseen."""

    may_stay: bool
    blinds_taken: bool
    hand: Literal["dead"]


@dataclass(frozen=True, slots=True)
class Sanction:
    """A step of the ladder, and what it does."""

    step: Step
    rounds: int = 0
    may_stay: bool = True
    blinds_taken: bool = False
    chips_removed: bool = False
    director_only: bool = False


@applies("11.1", "11.2")
def missed_hands(players_at_table: int, rounds: int) -> Ruling[MissedHands]:
    """Return what so many rounds cost: the players at the table now, himself included, a round.

    Refused: ``COUNT_NEGATIVE``, ``ROUNDS_FROM_ONE_TO_FOUR``.

    >>> missed_hands(players_at_table=8, rounds=2).decision.hands_missed
    16
    """
    if players_at_table < 0:
        raise Refused("COUNT_NEGATIVE", cites=("11.1",), players=players_at_table)
    if not 1 <= rounds <= MOST_ROUNDS:
        raise Refused("ROUNDS_FROM_ONE_TO_FOUR", cites=("11.2",), rounds=rounds)
    hands = players_at_table * rounds
    return Ruling(
        MissedHands(hands, away_from_table=True),
        cites=("11.1",),
        because=Reason(
            "ROUNDS_IN_HANDS", {"players": players_at_table, "rounds": rounds, "hands": hands}
        ),
        force=Force.DIRECTOR,
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundsGiven:
    """A sanction of so many rounds, at a table of so many players, himself included."""

    players_at_table: AtATable
    rounds: Rounds


@procedure(
    "penalty_rounds",
    "11.1",
    "11.2",
    moment="behaviour",
    line=lambda decision, _: Line("HANDS_TO_MISS", {"hands": decision["hands_missed"]}),
)
def penalty_rounds(case: RoundsGiven) -> Ruling[MissedHands]:
    """Return how many hands a sanction in rounds costs."""
    return missed_hands(case.players_at_table, case.rounds)


@applies("11.2")
def suspension(hands: int, players_at_table: int | None = None) -> Ruling[Suspension]:
    """Return the effect of a suspension of so many hands; under a round, they may stay seated.

    Counted in hands it is under a round, unless the table has no more players than that.
    Refused: ``COUNT_NEGATIVE``; ``ROUNDS_FROM_ONE_TO_FOUR`` beyond the ladder's longest.

    >>> suspension(1).decision.may_stay
    True
    """
    if hands < 0:
        raise Refused("COUNT_NEGATIVE", cites=("11.2",), hands=hands)
    if players_at_table and hands > MOST_ROUNDS * players_at_table:
        rounds = -(-hands // players_at_table)
        raise Refused("ROUNDS_FROM_ONE_TO_FOUR", cites=("11.2",), rounds=rounds)
    under_a_round = players_at_table is None or hands < players_at_table
    code = "SUSPENDED_UNDER_A_ROUND" if under_a_round else "SUSPENDED_A_ROUND_OR_MORE"
    return Ruling(
        Suspension(may_stay=under_a_round, blinds_taken=True, hand="dead"),
        cites=("11.2",),
        because=Reason(code, {"hands": hands}),
        force=Force.DIRECTOR,
        readings=(U23,),
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class HandsGiven:
    """A suspension of so many hands; above the ladder's usual one or two, at which table?"""

    hands: Annotated[int, Whole("hands", at_least=1, at_most=100_000)]
    players_at_table: Annotated[AtATable | None, Advanced(), TurnedOn()] = None

    def __post_init__(self) -> None:
        """Require the number of players where it decides whether the hands make a round or more."""
        unknown = self.players_at_table is None and self.hands > UNDER_A_ROUND
        needed("players_at_table", unknown, "so many hands may be a round")


def _suspension_line(decision: Plain, given: Plain) -> Line:
    code = "SUSPENDED_MAY_STAY" if decision["may_stay"] else "SUSPENDED_AWAY"
    return Line(code, {"hands": given["hands"]})


@procedure("suspension", "11.2", moment="behaviour", line=_suspension_line)
def suspension_asked(case: HandsGiven) -> Ruling[Suspension]:
    """Return what a suspension in hands does."""
    return suspension(case.hands, case.players_at_table)


def sanction_of(step: Step) -> Sanction:
    """Return what a step of the ladder does to the player (11.2).

    >>> sanction_of("round_2").rounds, sanction_of("hands").may_stay
    (2, True)
    """
    if step == "warning":
        return Sanction(step)
    if step == "hands":
        return Sanction(step, blinds_taken=True)
    if step == "disqualification":
        return Sanction(step, may_stay=False, chips_removed=True, director_only=True)
    return Sanction(step, rounds=int(step[-1]), may_stay=False, blinds_taken=True)


@applies("11", "11.1", "11.2")
def suggested_sanction(
    fault: Fault,
    regime: Regime,
    earlier: Sequence[Step] = (),
    deliberate: bool = False,
    house: HouseRules = BY_THE_BOOK,
) -> Ruling[Sanction] | DirectorDecides:
    """Return the step suggested for a fault, ``earlier`` being those given for the same one.

    Light: a warning explained comes first. Normal: a warning first, unless the text imposes
    a sanction. Heavy: no warning. Each repeat goes one step up. A deliberate or grave fault,
    and any disqualification, are the director's alone.

    >>> suggested_sanction("out_of_turn", "normal", ["warning"]).decision.step
    'hands'
    """
    rule = FAULTS[fault]
    imposed = is_imposed(fault, earlier, house)
    without_warning = regime == "heavy" or (regime == "normal" and imposed and not rule.warning)
    first = LADDER.index("hands" if without_warning else "warning")
    reached = max((LADDER.index(step) + 1 for step in earlier), default=0)
    step = LADDER[min(max(first, reached), len(LADDER) - 1)]
    if deliberate or rule.grave or step == "disqualification":
        return _for_the_director(fault, step, deliberate)
    repeated = bool(earlier)
    code = "SANCTION_ONE_STEP_UP" if repeated else "SANCTION_BY_REGIME"
    return Ruling(
        sanction_of(step),
        cites=("11", "11.1", "11.2"),
        because=Reason(code, {"fault": fault, "regime": regime, "earlier": len(earlier)}),
        force=Force.SANCTION_IMPOSED if imposed else Force.SANCTION_POSSIBLE,
        readings=(U23, *rule.readings),
        departures=house.obeyed(OUT_OF_TURN_PUNISHED) if fault == "out_of_turn" else (),
    )


def _for_the_director(fault: Fault, step: Step, deliberate: bool) -> DirectorDecides:
    """Leave it to the director: they alone find an intention, or disqualify (11.1, 11.2)."""
    from_here = LADDER[LADDER.index(step) :]
    weighs = (Reason("WEIGHS_INTENTION"),) if deliberate else (Reason("WEIGHS_GRAVITY"),)
    return DirectorDecides(
        Reason("SANCTION_FOR_THE_DIRECTOR", {"fault": fault, "deliberate": deliberate}),
        options=tuple(
            Option(option, weighs if option == LADDER[-1] else ()) for option in from_here
        ),
        cites=("11.1", "11.2"),
        readings=(U23,),
        settled=sanction_of(step),
    )
