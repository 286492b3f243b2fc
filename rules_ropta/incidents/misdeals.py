"""Misdeals, who plays the new deal, and substantial action (ROPTA 6.1, 6.2, 6.3, 6.7)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Literal

from rules_ropta.field_types import Advanced, AtLeast, SharedQuestion, Who, Whole, asked_when
from rules_ropta.incidents.input_checks import CARDS_OF_A_DEAL, agree, someone
from rules_ropta.question import either, incident, line_of_players
from rules_ropta.ruling import DirectorDecides, Force, Line, Option, Plain, Reason, Ruling
from rules_ropta.situation import each_once

Action = Literal["check", "bet", "call", "raise", "fold"]


PUTS_CHIPS_IN = frozenset({"bet", "call", "raise"})


@dataclass(frozen=True, slots=True, kw_only=True)
class ActionsSoFar:
    """The players' actions since, in order; posting a blind is not an action."""

    actions: tuple[Action, ...]


@dataclass(frozen=True, slots=True)
class SubstantialAction:
    """The decision: whether there was substantial action."""

    substantial: bool


@incident(
    "substantial_action",
    "6.7",
    moment="betting",
    line=either("substantial", "IS_SUBSTANTIAL", "NOT_SUBSTANTIAL"),
)
def substantial_action(case: ActionsSoFar) -> Ruling[SubstantialAction]:
    """Return whether these actions are substantial: three, or two with chips in one of them.

    >>> substantial_action(ActionsSoFar(actions=("call", "fold"))).decision.substantial
    True
    >>> substantial_action(ActionsSoFar(actions=("fold", "fold"))).decision.substantial
    False
    """
    count = len(case.actions)
    with_chips = any(action in PUTS_CHIPS_IN for action in case.actions)
    if count >= 3:
        code = "THREE_ACTIONS"
    elif count == 2 and with_chips:
        code = "TWO_ACTIONS_WITH_CHIPS"
    else:
        code = "TOO_LITTLE_ACTION"
    return Ruling(
        SubstantialAction(code != "TOO_LITTLE_ACTION"),
        cites=("6.7",),
        because=Reason(code, {"count": count}),
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class CardsHeld:
    """How many cards each player holds, substantial action having taken place.

    ``dealer_to_act``: the dealer, where his turn has not come yet; a single card is then no
    fault of his hand, for he may still take the second.
    """

    cards: Mapping[str, Annotated[int, Whole("cards", at_most=52)]]
    dealer_to_act: Annotated[str | None, Advanced()] = None

    def __post_init__(self) -> None:
        someone("cards", self.cards)
        named = self.dealer_to_act is None or self.dealer_to_act in self.cards
        agree("dealer_to_act", named, "nobody of that name holds cards")

    @property
    def completes(self) -> str | None:
        """Return the dealer who takes their second card, None where there is no such dealer."""
        dealer = self.dealer_to_act
        return dealer if dealer is not None and self.cards[dealer] == 1 else None


@dataclass(frozen=True, slots=True)
class HandsThatPlay:
    """The hands that play on and the dead ones; ``completes``: the dealer who takes a card."""

    live: tuple[str, ...]
    dead: tuple[str, ...]
    completes: str | None = None


def _hands_that_play_line(decision: Plain, _: Plain) -> Line:
    live = decision["live"]
    dead = decision["dead"]
    if decision.get("completes"):
        code = "DEALER_COMPLETES_OTHERS_DEAD" if dead else "DEALER_COMPLETES"
        return Line(code, {"dead": len(dead)} if dead else {})
    if not live:
        return Line("NOBODY_HAS_TWO_CARDS")
    if len(live) == 1:
        return line_of_players("WINS_WITH_TWO_CARDS", live)
    if not dead:
        return Line("EVERY_HAND_PLAYS")
    return line_of_players("TWO_CARDS_PLAY", live, dead=len(dead))


@incident(
    "misdeal_after_substantial_action", "6.7", "6.8", moment="deal", line=_hands_that_play_line
)
def misdeal_after_substantial_action(case: CardsHeld) -> Ruling[HandsThatPlay] | DirectorDecides:
    """Return the hands that play after a misdeal seen too late: those of exactly two cards.

    The board comes as the deck lies. The dealer may take his second card until he acts. Where
    nobody holds two cards, the text is silent.

    >>> misdeal_after_substantial_action(CardsHeld(cards={"A": 2, "B": 3})).decision
    HandsThatPlay(live=('A',), dead=('B',), completes=None)
    """
    two = {player for player, held in case.cards.items() if held == 2} | {case.completes}
    live = tuple(player for player in case.cards if player in two)
    dead = tuple(player for player in case.cards if player not in two)
    hands = HandsThatPlay(live, dead, case.completes)
    if case.completes is not None:
        return Ruling(
            hands,
            cites=("6.7", "6.8"),
            because=Reason("DEALER_NOT_ACTED"),
            announce=Reason("SAY_DEALER_TAKES_CARD"),
        )
    if not live:
        return DirectorDecides(
            question=Reason("NOBODY_HOLDS_TWO_CARDS"),
            options=(
                Option("CANCEL_AND_RETURN_ALL", (Reason("WEIGHS_NOBODY_CAN_WIN"),)),
                Option("SHARE_THE_POT", (Reason("WEIGHS_ACTION_IS_NOT_UNDONE"),)),
            ),
            cites=("6.7",),
            settled=hands,
        )
    code = "ONE_HAND_OF_TWO_CARDS" if len(live) == 1 else "HANDS_OF_TWO_CARDS_PLAY"
    return Ruling(
        hands,
        cites=("6.7",),
        because=Reason(code),
        announce=Reason("SAY_TWO_CARDS_PLAY"),
    )


U10 = "U10-A"


@dataclass(frozen=True, slots=True, kw_only=True)
class FaultyDeal:
    """The errors of the first deal.

    ``exposed_index`` ranks the cards turned over in the order dealt, from 1; ``wrong_seat``:
    a seat that awaited no card got one; ``wrong_count`` is how many cards a player holds
    where it is not two; ``of_dealer``: the one card is the dealer's own, who then may have
    ``dealer_acted`` with it; ``deliberate_by`` is who did it on purpose; ``repeated``: the same
    person is to blame again and again.
    """

    exposed_index: Annotated[
        tuple[Annotated[int, CARDS_OF_A_DEAL], ...], SharedQuestion("what")
    ] = ()
    wrong_count: Annotated[
        Annotated[int, Whole("cards", at_most=52)] | None, SharedQuestion("what")
    ] = None
    forgotten: Annotated[bool, SharedQuestion("what")] = False
    wrong_seat: Annotated[bool, SharedQuestion("what")] = False
    button_two_in_a_row: Annotated[bool, SharedQuestion("what")] = False
    deliberate_by: Annotated[Who | None, SharedQuestion("what", told="P")] = None
    of_dealer: Annotated[bool, asked_when(wrong_count=1, deliberate_by=None)] = False
    dealer_acted: Annotated[
        bool, asked_when(wrong_count=1, of_dealer=True, deliberate_by=None, required=True)
    ] = False
    notified_before_as: Annotated[
        bool,
        asked_when(wrong_count=AtLeast(0), of_dealer=False, deliberate_by=None, required=True),
        asked_when(wrong_seat=True, deliberate_by=None),
        asked_when(forgotten=True, deliberate_by=None),
    ] = True
    repeated: Annotated[bool, Advanced()] = False

    def __post_init__(self) -> None:
        each_once("exposed_index", self.exposed_index)
        agree("wrong_count", self.wrong_count != 2, "two cards are the right count")
        one = self.wrong_count == 1
        agree("of_dealer", one or not self.of_dealer, "the dealer is short of his second card")
        agree("dealer_acted", self.of_dealer or not self.dealer_acted, "the dealer has his cards")

    @property
    def dealer_short_only(self) -> bool:
        """Return whether the only error is the dealer's second card, which they may still take."""
        others = self.exposed_index or self.wrong_seat or self.forgotten
        return self.of_dealer and not others

    @property
    def cause(self) -> str | None:
        """Return which of the five causes of a misdeal is met, None where none of them is."""
        if any(index <= 2 for index in self.exposed_index):
            return "FIRST_CARDS_EXPOSED"
        if len(self.exposed_index) >= 2:
            return "SEVERAL_CARDS_EXPOSED"
        if self.wrong_seat:
            return "CARD_TO_A_WRONG_SEAT"
        if self.forgotten or self.wrong_count == 0:
            return "PLAYER_FORGOTTEN"
        return None if self.wrong_count is None or self.of_dealer else "WRONG_NUMBER_OF_CARDS"


@dataclass(frozen=True, slots=True)
class FirstDealDecision:
    """Whether everything is dealt again; if not, what becomes of the one hand at fault.

    ``player_hand`` is that of who acted on purpose, or does not hold two cards;
    ``may_complete`` whether a dealer short of his second card takes it now.
    """

    misdeal: bool
    player_hand: Literal["dead"] | None = None
    sanction: bool | None = None
    exchange_card: bool | None = None
    may_complete: bool | None = None


def _misdeal_line(decision: Plain, given: Plain) -> Line:
    if given.get("deliberate_by") is not None:
        return Line("ON_PURPOSE")
    if decision["misdeal"]:
        code = "ALL_DEALT_AGAIN"
    elif decision.get("exchange_card"):
        code = "CARD_EXCHANGED"
    elif "may_complete" in decision:
        code = "DEALER_COMPLETES" if decision["may_complete"] else "DEALER_HAND_DEAD"
    elif given.get("notified_before_as") is False:
        code = "TOO_LATE_TO_DEAL_AGAIN"
    else:
        twice = given.get("button_two_in_a_row")
        code = "BUTTON_TWICE_IS_NO_MISDEAL" if twice else "NO_MISDEAL"
    return Line(code, then=(Line("SANCTION_REPEATED"),) if decision.get("sanction") else ())


@incident("misdeal", "6.1", "6.2", "6.3", "6.7", "6.8", moment="deal", line=_misdeal_line)
def misdeal(case: FaultyDeal) -> Ruling[FirstDealDecision]:
    """Return whether the deal is a misdeal.

    Never on purpose: that player alone is out of the hand, with a sanction. Never once there
    was substantial action: the hand goes on with the hands of two cards. Never for the dealer's
    own second card, which he takes until he acts.

    >>> misdeal(FaultyDeal(exposed_index=(1,))).decision.misdeal
    True
    >>> misdeal(FaultyDeal(exposed_index=(3,))).decision.misdeal
    False
    """
    if case.deliberate_by is not None:
        return Ruling(
            FirstDealDecision(misdeal=False, player_hand="dead", sanction=True),
            cites=("6.1",),
            because=Reason("FAULT_ON_PURPOSE"),
            force=Force.SANCTION_IMPOSED,
            announce=Reason("SAY_HAND_DEAD_PLAY_ON"),
        )
    if case.dealer_short_only:
        return _dealer_short(case)
    cause = case.cause
    if cause is None:
        return _no_cause(case)
    if not case.notified_before_as:
        dead = case.wrong_count is not None
        return Ruling(
            FirstDealDecision(False, "dead" if dead else None, _sanction(case)),
            cites=_with_repetition(case, "6.1", "6.7"),
            because=Reason("MISDEAL_SEEN_TOO_LATE"),
            announce=Reason("SAY_TWO_CARDS_PLAY"),
        )
    return Ruling(
        FirstDealDecision(misdeal=True, sanction=_sanction(case)),
        cites=_with_repetition(case, "6.1"),
        because=Reason(cause),
        announce=Reason("SAY_MISDEAL"),
    )


def _dealer_short(case: FaultyDeal) -> Ruling[FirstDealDecision]:
    """Return the ruling on the dealer's own missing card: they may take it until they act."""
    acted = case.dealer_acted
    return Ruling(
        FirstDealDecision(
            False, "dead" if acted else None, _sanction(case), may_complete=not acted
        ),
        cites=_with_repetition(case, "6.8"),
        because=Reason("DEALER_ACTED_WITH_ONE_CARD" if acted else "DEALER_NOT_ACTED"),
        announce=Reason("SAY_HAND_DEAD_PLAY_ON" if acted else "SAY_DEALER_TAKES_CARD"),
    )


def _no_cause(case: FaultyDeal) -> Ruling[FirstDealDecision]:
    sanction = _sanction(case)
    if case.exposed_index:
        return Ruling(
            FirstDealDecision(misdeal=False, sanction=sanction, exchange_card=True),
            cites=_with_repetition(case, "6.1", "6.3"),
            because=Reason("ONE_CARD_EXPOSED", {"index": case.exposed_index[0]}),
            announce=Reason("SAY_CARD_EXCHANGED"),
        )
    code = "BUTTON_TWO_IN_A_ROW" if case.button_two_in_a_row else "NO_CAUSE_OF_MISDEAL"
    return Ruling(
        FirstDealDecision(misdeal=False, sanction=sanction),
        cites=_with_repetition(case, "6.1"),
        because=Reason(code),
        announce=Reason("SAY_PLAY_ON"),
    )


def _sanction(case: FaultyDeal) -> bool | None:
    return True if case.repeated else None


def _with_repetition(case: FaultyDeal, *cites: str) -> tuple[str, ...]:
    return (*cites, "6.2") if case.repeated else cites


@dataclass(frozen=True, slots=True, kw_only=True)
class NewDeal:
    """A player at a new deal; ``present_now``: they are at their seat for it."""

    absent_then_present: bool
    present_now: Annotated[bool, asked_when(absent_then_present=False)] = True

    def __post_init__(self) -> None:
        both = self.present_now or not self.absent_then_present
        agree("present_now", both, "he came back, or he is not there")


@dataclass(frozen=True, slots=True)
class NewDealPlayed:
    """The decision: whether the player plays the new deal."""

    plays: bool


@incident(
    "redeal_after_misdeal",
    "6.1",
    moment="deal",
    line=either("plays", "PLAYS_NEW_DEAL", "NOT_IN_NEW_DEAL"),
)
def redeal_after_misdeal(case: NewDeal) -> Ruling[NewDealPlayed]:
    """Return whether a player plays the deal that follows a misdeal.

    Whoever has come to his seat since plays it (U10).

    >>> redeal_after_misdeal(NewDeal(absent_then_present=True)).decision.plays
    True
    """
    if case.absent_then_present:
        return Ruling(
            NewDealPlayed(True),
            cites=("6.1",),
            because=Reason("CAME_BEFORE_THE_NEW_DEAL"),
            readings=(U10,),
        )
    code = "THERE_FOR_THE_NEW_DEAL" if case.present_now else "STILL_ABSENT_FOR_THE_NEW_DEAL"
    return Ruling(NewDealPlayed(case.present_now), cites=("6.1",), because=Reason(code))
