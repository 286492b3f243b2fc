"""Actions that the table does not agree about, with or without chips (ROPTA 9.15 to 9.18, 9.20)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from rules_ropta.field_types import asked_when
from rules_ropta.question import either, incident
from rules_ropta.ruling import DirectorDecides, Force, Line, Option, Plain, Reason, Ruling

U18 = "U18-A"
U19 = "U19-A"

AsActed = Literal["as_done", "as_understood"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Misunderstood:
    """An action was misread, or chips miscounted, by the dealer or by a player.

    ``substantial_after``: a substantial action followed before anybody noticed; ``bets_legal``:
    what followed respects the rules of betting. ``large_gap``: the count was wrong by so much
    that somebody was truly misled.
    """

    kind: Literal["misread", "miscounted"]
    substantial_after: Annotated[bool, asked_when(kind="misread", required=True)] = False
    bets_legal: Annotated[bool, asked_when(substantial_after=True, required=True)] = True
    large_gap: Annotated[bool, asked_when(kind="miscounted", required=True)] = False


@dataclass(frozen=True, slots=True)
class ActionHeld:
    """How the action stands: as it was done, or as it was understood."""

    action: AsActed


def _misunderstood_line(decision: Plain, _: Plain) -> Line:
    if "options" in decision:
        return Line("MISUNDERSTANDING_OPEN")
    understood = decision["action"] == "as_understood"
    return Line("STANDS_AS_UNDERSTOOD" if understood else "STANDS_AS_DONE")


@incident("misunderstood_action", "9.20", "6.7", moment="betting", line=_misunderstood_line)
def misunderstood_action(case: Misunderstood) -> Ruling[ActionHeld] | DirectorDecides:
    """Return how an action stands that was misread, or whose chips were miscounted.

    A misreading binds nobody, until a substantial action follows it. Each answers for what was
    done on a wrong count; a large gap is the director's, for whoever was misled.

    >>> misunderstood_action(Misunderstood(kind="misread")).decision.action
    'as_done'
    """
    if case.kind == "miscounted":
        return _miscounted(case)
    if not case.substantial_after:
        because = Reason("MISREADING_BINDS_NOBODY")
        say = Reason("SAY_ACTION_AS_DONE")
        return Ruling(ActionHeld("as_done"), ("9.20",), because, announce=say)
    if case.bets_legal:
        return Ruling(
            ActionHeld("as_understood"),
            cites=("9.20", "6.7"),
            because=Reason("MISREADING_WAS_ACTED_ON"),
            announce=Reason("SAY_ACTION_AS_UNDERSTOOD"),
        )
    return DirectorDecides(
        question=Reason("MISREADING_ACTED_ON_UNLAWFULLY"),
        options=(
            Option("ACTION_AS_DONE", (Reason("WEIGHS_BETS_BREAK_THE_RULES"),)),
            Option("ACTION_AS_UNDERSTOOD", (Reason("WEIGHS_OTHERS_HAVE_ACTED"),)),
        ),
        cites=("9.20", "6.7"),
    )


def _miscounted(case: Misunderstood) -> Ruling[ActionHeld] | DirectorDecides:
    if not case.large_gap:
        because = Reason("EVERYBODY_CHECKS_THE_COUNT")
        say = Reason("SAY_ACTION_AS_DONE")
        return Ruling(ActionHeld("as_done"), ("9.20",), because, announce=say)
    return DirectorDecides(
        question=Reason("MISLED_BY_THE_COUNT"),
        options=(
            Option("ACTION_AS_DONE", (Reason("WEIGHS_COUNT_COULD_BE_CHECKED"),)),
            Option("HELP_THE_MISLED", (Reason("WEIGHS_MISLED_IN_GOOD_FAITH"),)),
        ),
        cites=("9.20",),
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class SimultaneousActions:
    """Two players acted together; ``makes_sense``: played in order, both actions are possible."""

    makes_sense: bool


@dataclass(frozen=True, slots=True)
class InOrder:
    """The decision: whether both actions stand, as if made in order."""

    both_stand: bool


@incident(
    "simultaneous_actions",
    "9.18",
    "9.3",
    moment="betting",
    line=either("both_stand", "BOTH_STAND_IN_ORDER", "SECOND_ACTION_OPEN"),
)
def simultaneous_actions(case: SimultaneousActions) -> Ruling[InOrder] | DirectorDecides:
    """Return whether two actions made together stand: as if played in order, if that holds.

    >>> simultaneous_actions(SimultaneousActions(makes_sense=True)).decision.both_stand
    True
    """
    if case.makes_sense:
        return Ruling(
            InOrder(both_stand=True),
            cites=("9.18",),
            because=Reason("ACTED_TOGETHER_IN_ORDER"),
            announce=Reason("SAY_BOTH_ACTIONS_STAND"),
        )
    return DirectorDecides(
        question=Reason("ACTED_TOGETHER_OUT_OF_STEP"),
        options=(
            Option("SECOND_ACTS_AGAIN", (Reason("WEIGHS_FIRST_CHANGED_THE_ACTION"),)),
            Option("SECOND_IS_HELD_TO_IT", (Reason("WEIGHS_ACTED_TOO_SOON"),)),
        ),
        cites=("9.18", "9.3"),
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class InTheDark:
    """Somebody says to have bet before the cards; ``established``: the floor finds it so."""

    dealer_confirms: bool
    established: Annotated[bool, asked_when(dealer_confirms=False, required=True)] = False


@dataclass(frozen=True, slots=True)
class DarkAction:
    """The decision: whether an action announced before the cards stands."""

    stands: bool


@incident("in_the_dark", "9.16", moment="betting", line=either("stands", "DARK_HOLDS", "DARK_VOID"))
def in_the_dark(case: InTheDark) -> Ruling[DarkAction]:
    """Return whether an action said before the board was seen stands, when it is disputed.

    What the dealer confirms does; else what the floor finds was said before the cards (U19).

    >>> in_the_dark(InTheDark(dealer_confirms=True)).decision.stands
    True
    """
    if case.dealer_confirms:
        return Ruling(DarkAction(stands=True), ("9.16",), Reason("DARK_SAYS_THE_DEALER"))
    code = "DARK_FOUND_BY_FLOOR" if case.established else "DARK_NOT_FOUND"
    return Ruling(
        DarkAction(case.established),
        cites=("9.16",),
        because=Reason(code),
        force=Force.DIRECTOR,
        readings=(U19,),
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class CountAsked:
    """A player wants chips counted; ``pot_said``: "pot" was announced as a bet."""

    what: Literal["wager", "stack", "pot", "pot_said"]
    asker_in_hand: Annotated[bool, asked_when(what="wager", required=True)] = True


@dataclass(frozen=True, slots=True)
class Counted:
    """Whether the chips must be counted aloud, and what may be asked instead."""

    must_count: bool
    may_see_spread: bool
    announcement_counts: bool | None = None


def _count_line(decision: Plain, _: Plain) -> Line:
    if decision.get("announcement_counts") is False:
        return Line("POT_IS_NO_BET")
    if decision["must_count"]:
        return Line("COUNTED_AND_TOLD")
    return Line("SPREAD_NOT_COUNTED" if decision["may_see_spread"] else "NOT_COUNTED")


@incident("count_requested", "9.15", moment="betting", line=_count_line)
def count_requested(case: CountAsked) -> Ruling[Counted]:
    """Return whether chips must be counted: a bet, a raise or an all-in, for a live opponent.

    Nothing else need be (U18); but the pot may be spread and stacks put in order. "Pot" is no
    amount in no-limit.

    >>> count_requested(CountAsked(what="wager")).decision.must_count
    True
    """
    if case.what == "pot_said":
        decision = Counted(False, may_see_spread=True, announcement_counts=False)
        return Ruling(decision, ("9.15",), Reason("POT_HAS_NO_VALUE"), force=Force.FORBIDDEN)
    if case.what == "wager" and case.asker_in_hand:
        return Ruling(
            Counted(True, may_see_spread=True),
            cites=("9.15",),
            because=Reason("WAGER_IS_COUNTED"),
            announce=Reason("SAY_COUNT_AND_TELL"),
        )
    if case.what == "wager":
        decision = Counted(False, may_see_spread=False)
        return Ruling(decision, ("9.15",), Reason("ASKER_IS_OUT_OF_THE_HAND"))
    because = Reason("POT_MAY_BE_SPREAD" if case.what == "pot" else "STACK_MAY_BE_ORDERED")
    return Ruling(Counted(False, may_see_spread=True), ("9.15",), because, readings=(U18,))


@dataclass(frozen=True, slots=True, kw_only=True)
class PotDoubted:
    """Somebody doubts the pot; ``gathered``: the round's chips were brought in already."""

    gathered: bool


@dataclass(frozen=True, slots=True)
class PotChecked:
    """The decision: whether the bets are checked now, or the pot is taken to be right."""

    check_now: bool


@incident(
    "pot_disputed",
    "9.17",
    moment="betting",
    line=either("check_now", "BETS_CHECKED_NOW", "POT_TAKEN_AS_RIGHT"),
)
def pot_disputed(case: PotDoubted) -> Ruling[PotChecked]:
    """Return whether a pot is checked: only as long as the round's chips are apart.

    >>> pot_disputed(PotDoubted(gathered=True)).decision.check_now
    False
    """
    if case.gathered:
        say = Reason("SAY_POT_IS_RIGHT")
        return Ruling(PotChecked(False), ("9.17",), Reason("CHIPS_WERE_BROUGHT_IN"), announce=say)
    return Ruling(
        PotChecked(True),
        cites=("9.17",),
        because=Reason("CHIPS_STILL_APART"),
        announce=Reason("SAY_CHECK_THE_BETS"),
    )
