"""Cards seen, fallen or missing as the hands are dealt (ROPTA 6.3, 6.4, 6.5, 6.6, 6.8)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from rules_ropta.field_types import (
    MOST_PLACES,
    Advanced,
    AtLeast,
    Count,
    SharedQuestion,
    Unasked,
    Who,
    Whole,
    asked_when,
)
from rules_ropta.house_rules import BY_THE_BOOK, FLASHED_TO_EVERYBODY, HouseRules
from rules_ropta.incidents.input_checks import CARDS_OF_A_DEAL, no_more_than
from rules_ropta.question import either, incident
from rules_ropta.ruling import DirectorDecides, HouseRule, Line, Option, Plain, Reason, Ruling

U11 = "U11-A"

CardState = Literal["live", "dead"]


@dataclass(frozen=True, slots=True, kw_only=True)
class ExposedCard:
    """One card turned over in the first deal: its rank in the deal, from 1.

    ``dead_cards_before``: those already dead in this deal, turned over or fallen.
    ``mixed_with_live``: its player has mixed it with his other card, and neither can be told.
    """

    index: Annotated[int, CARDS_OF_A_DEAL]
    player: Annotated[Who | None, Unasked()] = None
    dead_cards_before: Annotated[Count, asked_when(index=AtLeast(3))] = 0
    mixed_with_live: Annotated[bool, Advanced(), asked_when(index=AtLeast(3))] = False


@dataclass(frozen=True, slots=True)
class CardExchanged:
    """Whether everything is dealt again; else what the player gets and where the dead card goes."""

    misdeal: bool
    may_keep: bool
    replaced_by: Literal["would_be_first_burn"] | None = None
    exposed_becomes: Literal["first_burn"] | None = None
    hand: Literal["dead"] | None = None


def _exposed_card_line(decision: Plain, _: Plain) -> Line:
    if decision["misdeal"]:
        return Line("ALL_DEALT_AGAIN")
    return Line("WHOLE_HAND_DEAD" if decision.get("hand") == "dead" else "CARD_EXCHANGED")


@incident("exposed_card", "6.1", "6.3", "6.5", moment="deal", line=_exposed_card_line)
def exposed_card(case: ExposedCard) -> Ruling[CardExchanged]:
    """Return what becomes of a card turned over in the first deal.

    One of the first two makes a misdeal, and so does a second dead card of the deal. Another
    is dead: its player gets, once all are served, the card that was to be burned first, and
    the dead one is burned in its stead.

    >>> exposed_card(ExposedCard(player=4, index=3)).decision.replaced_by
    'would_be_first_burn'
    """
    if case.index <= 2:
        return Ruling(
            CardExchanged(misdeal=True, may_keep=False),
            cites=("6.1",),
            because=Reason("FIRST_CARDS_EXPOSED"),
            announce=Reason("SAY_MISDEAL"),
        )
    if case.dead_cards_before:
        return Ruling(
            CardExchanged(misdeal=True, may_keep=False),
            cites=("6.1", "6.3"),
            because=Reason("SECOND_DEAD_CARD"),
            announce=Reason("SAY_MISDEAL"),
        )
    if case.mixed_with_live:
        return Ruling(
            CardExchanged(misdeal=False, may_keep=False, hand="dead"),
            cites=("6.3", "6.5"),
            because=Reason("DEAD_CARD_MIXED_WITH_LIVE"),
            announce=Reason("SAY_HAND_DEAD_PLAY_ON"),
        )
    return Ruling(
        CardExchanged(
            misdeal=False,
            may_keep=False,
            replaced_by="would_be_first_burn",
            exposed_becomes="first_burn",
        ),
        cites=("6.3",),
        because=Reason("ONE_CARD_EXPOSED", {"index": case.index}),
        announce=Reason("SAY_CARD_EXCHANGED"),
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class DroppedCard:
    """A card has fallen off the table: who dropped it, when, and how it lies.

    ``among_first_two``: it is one of the first two dealt. ``dead_cards_before``: those already
    dead in this deal, turned over or fallen. ``mixed_with_live``: its player has mixed it with
    his other card, and neither can be told.
    """

    by: Literal["dealer", "player"]
    deal_over: Annotated[bool, asked_when(by="player")] = True
    face_down: Annotated[bool, SharedQuestion("how"), asked_when(by="player", deal_over=False)] = (
        True
    )
    seen: Annotated[bool, SharedQuestion("how"), asked_when(by="player", deal_over=False)] = False
    among_first_two: Annotated[
        bool, asked_when(by="dealer"), asked_when(by="player", deal_over=False)
    ] = False
    dead_cards_before: Annotated[
        Count,
        asked_when(by="dealer", among_first_two=False),
        asked_when(by="player", deal_over=False, among_first_two=False),
    ] = 0
    mixed_with_live: Annotated[
        bool, Advanced(), asked_when(by="dealer", among_first_two=False, dead_cards_before=0)
    ] = False

    @property
    def misdeal_if_dead(self) -> Reason | None:
        """Return why the deal begins again should the card be dead, None where it does not."""
        if self.among_first_two:
            return Reason("DEAD_AMONG_FIRST_TWO")
        return Reason("SECOND_DEAD_CARD") if self.dead_cards_before else None


@dataclass(frozen=True, slots=True)
class FallenCard:
    """The decision: whether the card plays, and whether everything is dealt again.

    ``treated_as_exposed``: it is one turned over, exchanged where that makes no misdeal.
    """

    card: CardState
    misdeal: bool = False
    treated_as_exposed: bool | None = None
    hand: Literal["dead"] | None = None


def _dropped_card_line(decision: Plain, _: Plain) -> Line:
    if "card" not in decision:
        return Line("CARD_PLAYS_OR_DIES")
    if decision["misdeal"]:
        return Line("ALL_DEALT_AGAIN")
    if decision.get("hand") == "dead":
        return Line("WHOLE_HAND_DEAD")
    return Line("CARD_EXCHANGED" if decision["card"] == "dead" else "CARD_IS_PLAYED")


@incident("dropped_card", "6.1", "6.3", "6.4", "6.5", moment="deal", line=_dropped_card_line)
def dropped_card(case: DroppedCard) -> Ruling[FallenCard] | DirectorDecides:
    """Return whether a fallen card still plays: never when the dealer dropped it.

    It counts as turned over even face down and unseen, and makes a misdeal where a card turned
    over would: one of the first two, or the second dead one. One its player dropped after the
    deal must be played; during the deal, the text is silent.

    >>> dropped_card(DroppedCard(by="dealer", among_first_two=True)).decision.misdeal
    True
    """
    if case.by == "dealer":
        return _dropped_by_dealer(case)
    if case.deal_over:
        return Ruling(
            FallenCard("live", treated_as_exposed=False),
            cites=("6.4",),
            because=Reason("DROPPED_BY_PLAYER"),
            announce=Reason("SAY_CARD_PLAYS"),
        )
    seen = case.seen or not case.face_down
    again = case.misdeal_if_dead
    weighs_dead = (
        *((Reason("WEIGHS_CARD_WAS_SEEN"),) if seen else ()),
        *((Reason("WEIGHS_DEAD_MAKES_A_MISDEAL"),) if again else ()),
    )
    then = Reason("SAY_MISDEAL" if again else "SAY_CARD_EXCHANGED")
    return DirectorDecides(
        question=Reason("DROPPED_BY_PLAYER_DURING_DEAL"),
        options=(
            Option(
                "CARD_PLAYS",
                (Reason("WEIGHS_NOT_THE_DEALERS_DOING"),),
                announce=Reason("SAY_CARD_PLAYS"),
            ),
            Option("CARD_DEAD", weighs_dead, announce=then),
        ),
        cites=("6.1", "6.4") if again else ("6.4",),
    )


def _dropped_by_dealer(case: DroppedCard) -> Ruling[FallenCard]:
    again = case.misdeal_if_dead
    if again is not None:
        second = again.code == "SECOND_DEAD_CARD"
        return Ruling(
            FallenCard("dead", misdeal=True, treated_as_exposed=True),
            cites=("6.1", "6.3", "6.4") if second else ("6.1", "6.4"),
            because=again,
            announce=Reason("SAY_MISDEAL"),
        )
    if case.mixed_with_live:
        return Ruling(
            FallenCard("dead", treated_as_exposed=False, hand="dead"),
            cites=("6.4", "6.5"),
            because=Reason("DEAD_CARD_MIXED_WITH_LIVE"),
            announce=Reason("SAY_HAND_DEAD_PLAY_ON"),
        )
    return Ruling(
        FallenCard("dead", treated_as_exposed=True),
        cites=("6.3", "6.4"),
        because=Reason("DROPPED_BY_DEALER"),
        announce=Reason("SAY_CARD_EXCHANGED"),
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class FlashedCard:
    """A card seen by some as it was dealt: how many are at the table, how many saw it."""

    present: Annotated[int, Whole("players", at_least=1, at_most=MOST_PLACES)]
    seen_by: Annotated[int, Whole("players", at_most=MOST_PLACES)]

    def __post_init__(self) -> None:
        no_more_than("seen_by", self.seen_by, self.present)


@dataclass(frozen=True, slots=True)
class GlimpsedCard:
    """The decision: whether the card plays, and whether those who saw it may name it."""

    card: CardState
    may_name_it: bool


def _flashed_card_line(decision: Plain, given: Plain) -> Line:
    if "card" not in decision:
        return Line("CARD_PLAYS_OR_DIES")
    if decision["card"] == "live":
        return Line("CARD_SEEN_PLAYS")
    return Line("CARD_SEEN_IS_BURNED", {name: given[name] for name in ("seen_by", "present")})


@incident(
    "flashed_card", "6.6", moment="deal", line=_flashed_card_line, departs=(FLASHED_TO_EVERYBODY,)
)
def flashed_card(
    case: FlashedCard, house: HouseRules = BY_THE_BOOK
) -> Ruling[GlimpsedCard] | DirectorDecides:
    """Return whether a card glimpsed by some still plays: not once most of the table saw it.

    Half the table exactly is left open (U11). A house may burn it only once everybody did.

    >>> flashed_card(FlashedCard(present=9, seen_by=5)).decision.card
    'dead'
    """
    counted = {"seen_by": case.seen_by, "present": case.present}
    departures = house.obeyed(FLASHED_TO_EVERYBODY)
    if departures:
        everybody = case.seen_by == case.present
        code = "SEEN_BY_EVERYBODY" if everybody else "SEEN_NOT_BY_EVERYBODY"
        return _glimpsed(everybody, Reason(code, counted), departures)
    if 2 * case.seen_by == case.present:
        return DirectorDecides(
            question=Reason("SEEN_BY_HALF", counted),
            options=(
                Option("CARD_DEAD", (Reason("WEIGHS_CARD_WAS_SEEN"),)),
                Option("CARD_PLAYS", (Reason("WEIGHS_NO_MAJORITY_SAW"),)),
            ),
            cites=("6.6",),
            readings=(U11,),
        )
    most = 2 * case.seen_by > case.present
    return _glimpsed(most, Reason("SEEN_BY_MOST" if most else "SEEN_BY_SOME", counted))


def _glimpsed(
    dead: bool, because: Reason, departures: tuple[HouseRule, ...] = ()
) -> Ruling[GlimpsedCard]:
    say = "SAY_CARD_BURNED" if dead else "SAY_DO_NOT_NAME_IT"
    return Ruling(
        GlimpsedCard("dead" if dead else "live", may_name_it=False),
        cites=("6.6",),
        because=because,
        readings=() if departures else (U11,),
        announce=Reason(say),
        departures=departures,
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class DealerOneCard:
    """The dealer holds one card only: have they acted with it?"""

    acted: bool


@dataclass(frozen=True, slots=True)
class DealerHand:
    """Whether the dealer may take their second card, and whether their hand plays."""

    may_complete: bool
    hand: CardState


@incident(
    "dealer_second_card",
    "6.8",
    moment="deal",
    line=either("may_complete", "DEALER_COMPLETES", "DEALER_HAND_DEAD"),
)
def dealer_second_card(case: DealerOneCard) -> Ruling[DealerHand]:
    """Return whether a dealer short of a card may take it: until they have acted.

    >>> dealer_second_card(DealerOneCard(acted=True)).decision
    DealerHand(may_complete=False, hand='dead')
    """
    if case.acted:
        return Ruling(
            DealerHand(may_complete=False, hand="dead"),
            cites=("6.8",),
            because=Reason("DEALER_ACTED_WITH_ONE_CARD"),
            announce=Reason("SAY_HAND_DEAD_PLAY_ON"),
        )
    return Ruling(
        DealerHand(may_complete=True, hand="live"),
        cites=("6.8",),
        because=Reason("DEALER_NOT_ACTED"),
        announce=Reason("SAY_DEALER_TAKES_CARD"),
    )
