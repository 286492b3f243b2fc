"""Players, chips and cards where they should not be (ROPTA 2.1, 3.7, 6.1, 6.3, 9.2)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from rules_ropta.field_types import asked_when
from rules_ropta.question import either, incident
from rules_ropta.ruling import DirectorDecides, Force, Line, Option, Plain, Reason, Ruling

C43 = "C43-seat-after-a-move"


@dataclass(frozen=True, slots=True, kw_only=True)
class ChipsCarried:
    """A player carries tournament chips; ``out_of_sight``: in a pocket, a bag, a closed hand."""

    out_of_sight: bool
    allowed: Annotated[bool, asked_when(out_of_sight=True, required=True)] = False


@dataclass(frozen=True, slots=True)
class CarriedChips:
    """Whether the chips are taken out of play, even if the player is eliminated by it."""

    chips_removed: bool
    sanction: bool


@incident(
    "chips_carried",
    "3.7",
    moment="behaviour",
    line=either("chips_removed", "CARRIED_CHIPS_REMOVED", "CARRIED_CHIPS_STAY"),
)
def chips_carried(case: ChipsCarried) -> Ruling[CarriedChips]:
    """Return what becomes of chips carried away from the table: never out of sight.

    >>> chips_carried(ChipsCarried(out_of_sight=True)).decision.chips_removed
    True
    """
    if not case.out_of_sight or case.allowed:
        code = "CHIPS_STAYED_IN_SIGHT" if not case.out_of_sight else "DIRECTOR_ALLOWED_IT"
        return Ruling(CarriedChips(chips_removed=False, sanction=False), ("3.7",), Reason(code))
    return Ruling(
        CarriedChips(chips_removed=True, sanction=True),
        cites=("3.7",),
        because=Reason("CHIPS_OUT_OF_SIGHT"),
        force=Force.SANCTION_IMPOSED,
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class ObstructiveBet:
    """Chips thrown about, pushed into the pot or held where they hinder the others."""

    on_purpose: bool


@dataclass(frozen=True, slots=True)
class BetHindering:
    """The chips count all the same; hindering on purpose is punished."""

    chips_count: bool
    sanction: bool


@incident(
    "obstructive_betting",
    "9.2",
    moment="betting",
    line=either("sanction", "HINDERING_IS_PUNISHED", "HINDERING_IS_TOLD"),
)
def obstructive_betting(case: ObstructiveBet) -> Ruling[BetHindering]:
    """Return what betting in a way that hinders leads to; the chips count all the same.

    >>> obstructive_betting(ObstructiveBet(on_purpose=True)).decision.sanction
    True
    """
    say = Reason("SAY_BET_IN_FRONT")
    if case.on_purpose:
        decision = BetHindering(chips_count=True, sanction=True)
        because = Reason("HINDERED_ON_PURPOSE")
        force = Force.SANCTION_IMPOSED
        return Ruling(decision, ("9.2",), because, force=force, announce=say)
    decision = BetHindering(chips_count=True, sanction=False)
    return Ruling(decision, ("9.2",), Reason("HINDERED_UNAWARES"), announce=say)


@dataclass(frozen=True, slots=True, kw_only=True)
class ExposedByAnother:
    """A player has turned over a card that is not theirs: on purpose, in the deal or later?

    ``misdeal_by_rank``: it is one of the first two dealt, or the second dead one of the deal.
    """

    on_purpose: bool
    in_the_deal: bool
    misdeal_by_rank: Annotated[
        bool, asked_when(in_the_deal=True, on_purpose=False, required=True)
    ] = False


@dataclass(frozen=True, slots=True)
class CardOfAnother:
    """Whether everything is dealt again, and what becomes of the card and of the offender."""

    misdeal: bool
    card: Literal["exchanged", "plays"] | None = None
    offender_hand: Literal["dead"] | None = None
    offender_sanction: bool = False


def _card_of_another_line(decision: Plain, _: Plain) -> Line:
    if "options" in decision:
        return Line("EXPOSED_BY_ANOTHER_OPEN")
    if decision["misdeal"]:
        return Line("ALL_DEALT_AGAIN")
    if decision.get("offender_hand"):
        return Line("OFFENDER_OUT_CARD_EXCHANGED")
    return Line("CARD_EXCHANGED")


@incident("exposed_by_another", "6.1", "6.3", "11.4", moment="deal", line=_card_of_another_line)
def exposed_by_another(case: ExposedByAnother) -> Ruling[CardOfAnother] | DirectorDecides:
    """Return what becomes of a card that another player turned over.

    In the deal it is a card turned over like any other; on purpose it is never a misdeal, and
    its author alone is out of the hand and punished. Later nothing in the text kills the hand:
    the director judges.

    >>> exposed_by_another(ExposedByAnother(on_purpose=True, in_the_deal=True)).decision.misdeal
    False
    """
    if not case.in_the_deal:
        return _after_the_deal(case)
    if case.on_purpose:
        return Ruling(
            CardOfAnother(False, "exchanged", offender_hand="dead", offender_sanction=True),
            cites=("6.1", "6.3"),
            because=Reason("EXPOSED_ON_PURPOSE_BY_ANOTHER"),
            force=Force.SANCTION_IMPOSED,
            announce=Reason("SAY_CARD_EXCHANGED"),
        )
    if case.misdeal_by_rank:
        because = Reason("EXPOSED_BY_ANOTHER_MISDEAL")
        announce = Reason("SAY_MISDEAL")
        return Ruling(CardOfAnother(True), ("6.1", "6.3"), because, announce=announce)
    return Ruling(
        CardOfAnother(False, "exchanged"),
        cites=("6.3",),
        because=Reason("EXPOSED_BY_ANOTHER_IN_THE_DEAL"),
        announce=Reason("SAY_CARD_EXCHANGED"),
    )


def _after_the_deal(case: ExposedByAnother) -> DirectorDecides:
    weighs = "WEIGHS_SHOWN_ON_PURPOSE" if case.on_purpose else "WEIGHS_BY_ACCIDENT"
    plays = Option("HAND_PLAYS_ON")
    punished = Option("HAND_PLAYS_ON_AUTHOR_PUNISHED")
    told = Reason(weighs)
    options = (
        (plays, Option(punished.code, (told,)))
        if case.on_purpose
        else (Option(plays.code, (told,)), punished)
    )
    return DirectorDecides(
        question=Reason("EXPOSED_BY_ANOTHER_AFTER_THE_DEAL"),
        options=options,
        cites=("11.4",),
        settled=CardOfAnother(False, "plays"),
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class WrongSeat:
    """A player sits at a place that is not theirs.

    ``right_stack``: they began there with the chips they should have.
    """

    right_stack: bool
    in_hand: bool


@dataclass(frozen=True, slots=True)
class SeatPutRight:
    """When the player moves to the right place, and with which chips where that is settled."""

    moves: Literal["now", "after_hand"]
    chips: Literal["present"] | None = None
    sanction_possible: bool = True


def _wrong_seat_line(decision: Plain, _: Plain) -> Line:
    if "options" in decision:
        return Line("STACK_BEFORE_MOVING")
    return Line("SEAT_RIGHT_NOW" if decision["moves"] == "now" else "SEAT_RIGHT_AFTER_HAND")


@incident("wrong_seat", "2.1", "2.3", moment="before_deal", line=_wrong_seat_line)
def wrong_seat(case: WrongSeat) -> Ruling[SeatPutRight] | DirectorDecides:
    """Return when and with what a player seated wrongly moves to the right place.

    With the chips of the moment, and a penalty by the circumstances; in a hand, once out of it,
    as anybody who moves (2.3). Since the draw or a change of table alike (C43). Begun with a wrong
    stack, the text is silent.

    >>> wrong_seat(WrongSeat(right_stack=True, in_hand=False)).decision.chips
    'present'
    """
    moves: Literal["now", "after_hand"] = "after_hand" if case.in_hand else "now"
    cites = ("2.1", "2.3") if case.in_hand else ("2.1",)
    say = Reason("SAY_MOVE_AFTER_HAND" if case.in_hand else "SAY_MOVE_TO_YOUR_SEAT")
    if not case.right_stack:
        return DirectorDecides(
            question=Reason("SEATED_WRONG_WITH_WRONG_STACK"),
            options=(
                Option("STACK_PUT_RIGHT", (Reason("WEIGHS_NOBODY_GAINS_BY_A_SEAT"),), say),
                Option("KEEPS_PRESENT_CHIPS", (Reason("WEIGHS_CHIPS_WERE_PLAYED"),), say),
            ),
            cites=cites,
            settled=SeatPutRight(moves),
        )
    return Ruling(
        SeatPutRight(moves, chips="present"),
        cites=cites,
        because=Reason("SEATED_WRONG_FROM_THE_START"),
        force=Force.SANCTION_POSSIBLE,
        readings=(C43,),
        announce=say,
    )
