"""Words of play that are disputed or taken back: all-in, fold (ROPTA 8.3, 9.2 to 9.4, 9.15)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Annotated, Literal

from rules_ropta.field_types import asked_when
from rules_ropta.house_rules import (
    BY_THE_BOOK,
    OPEN_MUCK_BIG_BLIND,
    OUT_OF_TURN_PUNISHED,
    HouseRules,
)
from rules_ropta.incidents.dead_hands import U13, OpenMuck, open_muck
from rules_ropta.incidents.turn_to_act import U15, Between, OutOfTurn, Sanction, out_of_turn
from rules_ropta.question import incident
from rules_ropta.ruling import (
    DirectorDecides,
    Force,
    Line,
    Option,
    Plain,
    Reason,
    Ruling,
    decided,
)


@dataclass(frozen=True, slots=True, kw_only=True)
class AllInSaid:
    """ "All-in" was announced, then disputed: was it clear, in turn, before any chips?

    ``unclear``: a question, a joke, another word. ``chips_first``: chips had been pushed without
    a word before it. ``actions_between``: what was done until the turn came, out of turn.
    """

    heard: Literal["clear", "denied", "unclear"]
    in_turn: Annotated[bool, asked_when(heard="clear", required=True)] = True
    chips_first: Annotated[bool, asked_when(heard="clear", in_turn=True, required=True)] = False
    actions_between: Annotated[
        tuple[Between, ...], asked_when(heard="clear", in_turn=False, required=True)
    ] = ()


Judged = Literal["all_chips", "chips_alone", "free"]


@dataclass(frozen=True, slots=True)
class AllInHeld:
    """Whether every chip is bet, only the chips pushed count, or the player is free to act."""

    binding: bool
    judged_as: Judged
    sanction: Sanction | None = None


def _all_in_line(decision: Plain, given: Plain) -> Line:
    if "options" in decision:
        between = given["heard"] == "clear"
        return Line("HELD_OR_FREE" if between else "ALL_IN_HELD_OR_SAID_AGAIN")
    if decision["judged_as"] == "chips_alone":
        return Line("ALL_IN_SAID_TOO_LATE")
    if not decision["binding"]:
        return Line("NOT_HELD")
    waits = given.get("in_turn") is False and not given.get("actions_between")
    return Line("HELD_SO_FAR" if waits else "HELD_TO_ALL_IN")


@incident(
    "all_in_said",
    "9.3",
    "9.15",
    "9.4",
    "9.2",
    "9.21",
    "11.1",
    moment="betting",
    line=_all_in_line,
    departs=(OUT_OF_TURN_PUNISHED,),
)
def all_in_said(
    case: AllInSaid, house: HouseRules = BY_THE_BOOK
) -> Ruling[AllInHeld] | DirectorDecides:
    """Return whether a disputed "all-in" is binding on the player.

    In turn the word binds and is a bet of every chip (9.3, 9.15); after chips pushed in silence
    it comes too late (9.4); before the turn it holds unless a bet or a raise comes in between.
    Whether it was said, or meant, is the director's to find (9.2).

    >>> all_in_said(AllInSaid(heard="clear")).decision.judged_as
    'all_chips'
    """
    if case.heard != "clear":
        denied = case.heard == "denied"
        stands = "WEIGHS_TABLE_HEARD_IT" if denied else "WEIGHS_TABLE_TOOK_IT_FOR_A_BET"
        free = "WEIGHS_NOBODY_IS_SURE" if denied else "WEIGHS_NO_BET_WAS_MEANT"
        return DirectorDecides(
            question=Reason("ALL_IN_DENIED" if denied else "ALL_IN_UNCLEAR"),
            options=(
                Option("ALL_IN_STANDS", (Reason(stands),), Reason("SAY_ALL_IN_HOLDS")),
                Option("SAYS_ACTION_AGAIN", (Reason(free),), Reason("SAY_WHAT_DO_YOU_DO_CLEARLY")),
            ),
            cites=("9.2", "9.3"),
        )
    if not case.in_turn:
        return _before_the_turn(case, house)
    if case.chips_first:
        return Ruling(
            AllInHeld(binding=False, judged_as="chips_alone"),
            cites=("9.4",),
            because=Reason("ALL_IN_AFTER_CHIPS"),
            announce=Reason("SAY_CHIPS_ALONE_COUNT"),
        )
    return Ruling(
        AllInHeld(binding=True, judged_as="all_chips"),
        cites=("9.3", "9.15"),
        because=Reason("ALL_IN_SAID_IN_TURN"),
        announce=Reason("SAY_ALL_IN_HOLDS"),
    )


def _before_the_turn(case: AllInSaid, house: HouseRules) -> Ruling[AllInHeld] | DirectorDecides:
    """A bet like another: as anything said before one's turn."""
    early = OutOfTurn(announced="raise", actions_between=case.actions_between)
    told = out_of_turn(early, house)
    if isinstance(told, DirectorDecides):
        return told
    found = told.decision
    judged: Judged = "all_chips" if found.binding else "free"
    return decided(told, AllInHeld(found.binding, judged, found.sanction))


@dataclass(frozen=True, slots=True, kw_only=True)
class FoldTakenBack:
    """A player folds, then wants to play on: how was it done, in turn, facing a bet?

    ``thrown``: the cards were thrown towards the muck; ``pushed_forward``: they were only pushed
    ahead, face down, without a word.
    """

    how: Literal["said", "thrown", "pushed_forward"]
    in_turn: Annotated[bool, asked_when(how=("said", "thrown"), required=True)] = True
    facing_bet: Annotated[bool, asked_when(how=("said", "thrown"), in_turn=True, required=True)] = (
        True
    )
    posted_bb: Annotated[
        bool,
        asked_when(how=("said", "thrown"), in_turn=True, facing_bet=False, required=True),
    ] = False


@dataclass(frozen=True, slots=True)
class FoldHeld:
    """Whether the fold is binding, the state of the hand, and whether its player is penalised."""

    binding: bool
    hand: Literal["dead"]
    penalty: bool


def _fold_line(decision: Plain, _: Plain) -> Line:
    if "options" in decision:
        return Line("FOLD_OR_PLAYS_ON")
    return Line("FOLD_HOLDS_PUNISHED" if decision["penalty"] else "FOLD_HOLDS_HAND_DEAD")


@incident(
    "fold_taken_back",
    "9.3",
    "8.3",
    "8.4",
    "9.2",
    "9.22",
    "10.5",
    moment="betting",
    line=_fold_line,
    departs=(OPEN_MUCK_BIG_BLIND,),
)
def fold_taken_back(
    case: FoldTakenBack, house: HouseRules = BY_THE_BOOK
) -> Ruling[FoldHeld] | DirectorDecides:
    """Return whether a fold may be taken back: neither one said, nor cards thrown.

    Before the turn, or with nothing to match, it is punished besides, save the big blind (9.22).
    Cards only pushed ahead without a word are the director's.

    >>> fold_taken_back(FoldTakenBack(how="said")).decision.binding
    True
    """
    if case.how == "pushed_forward":
        return DirectorDecides(
            question=Reason("CARDS_PUSHED_WITHOUT_A_WORD"),
            options=(
                Option(
                    "GESTURE_IS_A_FOLD",
                    (Reason("WEIGHS_TABLE_TOOK_IT_FOR_A_FOLD"),),
                    Reason("SAY_FOLD"),
                ),
                Option("HAND_STILL_PLAYS", (Reason("WEIGHS_CARDS_NEVER_LEFT"),)),
            ),
            cites=("9.2", "10.5"),
        )
    said = case.how == "said"
    held = Ruling(
        FoldHeld(binding=True, hand="dead", penalty=False),
        cites=("9.3",) if said else ("8.3", "8.4"),
        because=Reason("FOLD_SAID_BINDS" if said else "THROWN_BY_HIMSELF"),
        readings=() if said else (U13,),
        announce=Reason("SAY_FOLD"),
    )
    if not case.in_turn:
        return replace(
            held,
            decision=replace(held.decision, penalty=True),
            cites=tuple(dict.fromkeys(("9.3", *held.cites))),
            because=Reason("FOLD_OUT_OF_TURN_HOLDS"),
            readings=(U15, *held.readings),
            force=Force.SANCTION_IMPOSED,
            announce=Reason("SAY_FOLD_HOLDS"),
        )
    if case.facing_bet:
        return held
    unasked = open_muck(OpenMuck(posted_bb=case.posted_bb), house)
    told = decided(unasked, FoldHeld(True, "dead", unasked.decision.penalty))
    return replace(told, cites=("9.3", *told.cites))
