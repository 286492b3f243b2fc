"""Hands shown, given up, doubted or killed as a hand ends (ROPTA 10.2, 10.3, 10.5, 10.6)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from rules_ropta.field_types import asked_when
from rules_ropta.question import either, incident
from rules_ropta.ruling import DirectorDecides, Force, Line, Option, Plain, Reason, Ruling

U22 = "U22-A"


@dataclass(frozen=True, slots=True, kw_only=True)
class WinnerKilled:
    """The dealer has mucked a hand that plainly wins: were both its cards shown, or one?"""

    cards_shown: Literal["both", "one"]
    second_refused: Annotated[bool, asked_when(cards_shown="one", required=True)] = False


@dataclass(frozen=True, slots=True)
class WinnerKept:
    """What becomes of the hand; a refused second card is shown on a floor's order."""

    hand: Literal["wins", "second_card_asked", "shown_by_floor"]
    sanction_possible: bool = False


def _winner_line(decision: Plain, _: Plain) -> Line:
    return Line(
        {
            "wins": "WINNER_CANNOT_BE_KILLED",
            "second_card_asked": "SECOND_CARD_IS_ASKED",
            "shown_by_floor": "SECOND_CARD_IS_ORDERED",
        }[decision["hand"]]
    )


@incident("winning_hand_killed", "10.2", "10.5", moment="showdown", line=_winner_line)
def winning_hand_killed(case: WinnerKilled) -> Ruling[WinnerKept]:
    """Return what becomes of a plainly winning hand that the dealer killed, or is about to.

    Properly shown, it cannot be killed. One card that wins: the other is asked for; refused,
    a floor has it shown, and may punish.

    >>> winning_hand_killed(WinnerKilled(cards_shown="both")).decision.hand
    'wins'
    """
    if case.cards_shown == "both":
        return Ruling(
            WinnerKept("wins"),
            cites=("10.2",),
            because=Reason("SHOWN_AND_PLAINLY_WINNING"),
            announce=Reason("SAY_WINNER_KEEPS_THE_POT"),
        )
    if not case.second_refused:
        return Ruling(
            WinnerKept("second_card_asked"),
            cites=("10.2",),
            because=Reason("ONE_CARD_THAT_WINS"),
            announce=Reason("SAY_SHOW_THE_OTHER_CARD"),
        )
    return Ruling(
        WinnerKept("shown_by_floor", sanction_possible=True),
        cites=("10.2", "10.5"),
        because=Reason("OTHER_CARD_REFUSED"),
        force=Force.SANCTION_POSSIBLE,
        announce=Reason("SAY_SHOW_THE_OTHER_CARD"),
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class HandCalledWrong:
    """A player has announced a hand they do not hold; ``deliberate``: on purpose."""

    deliberate: bool


@dataclass(frozen=True, slots=True)
class CardsSpeak:
    """The announcement does not count; whether its author may be penalised."""

    announcement_counts: bool
    sanction_possible: bool


@incident(
    "hand_called_wrong",
    "10.3",
    moment="showdown",
    line=either("sanction_possible", "CARDS_SPEAK_LIE", "CARDS_SPEAK"),
)
def hand_called_wrong(case: HandCalledWrong) -> Ruling[CardsSpeak]:
    """Return what saying a hand does: nothing, the cards speak; a lie told on purpose may cost.

    >>> hand_called_wrong(HandCalledWrong(deliberate=False)).decision.sanction_possible
    False
    """
    return Ruling(
        CardsSpeak(announcement_counts=False, sanction_possible=case.deliberate),
        cites=("10.3",),
        because=Reason("HAND_SAID_ON_PURPOSE" if case.deliberate else "HAND_SAID_IS_NO_HAND"),
        force=Force.SANCTION_POSSIBLE if case.deliberate else Force.AUTOMATIC,
        announce=Reason("SAY_CARDS_SPEAK"),
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class OneCardThenMuck:
    """A player showed one card and threw the hand; ``identifiable``: both cards are.

    ``pot_awarded``: the pot had plainly been given to him before.
    """

    pot_awarded: bool
    identifiable: Annotated[bool, asked_when(pot_awarded=False, required=True)] = False


@dataclass(frozen=True, slots=True)
class HalfShown:
    """The decision: whether the hand may still claim the pot, once both cards are shown."""

    may_claim: bool


def _half_shown_line(decision: Plain, _: Plain) -> Line:
    if "options" in decision:
        return Line("THROWN_HAND_OPEN")
    return Line("THROWN_HAND_KEEPS" if decision["may_claim"] else "THROWN_HAND_LOSES")


@incident("one_card_then_muck", "10.5", moment="showdown", line=_half_shown_line)
def one_card_then_muck(case: OneCardThenMuck) -> Ruling[HalfShown] | DirectorDecides:
    """Return whether a player who showed one card, then threw the hand, may still claim the pot.

    Plainly given the pot before, he keeps it. Else two cards make a hand, even to share: where
    they cannot be told any more, nothing is left; still told, the director judges.

    >>> one_card_then_muck(OneCardThenMuck(pot_awarded=True)).decision.may_claim
    True
    """
    if case.pot_awarded:
        because = Reason("POT_WAS_GIVEN_BEFORE")
        return Ruling(HalfShown(may_claim=True), cites=("10.5",), because=because)
    if not case.identifiable:
        return Ruling(
            HalfShown(may_claim=False),
            cites=("10.5",),
            because=Reason("HALF_SHOWN_CARDS_LOST"),
            force=Force.DIRECTOR,
            announce=Reason("SAY_TWO_CARDS_MAKE_A_HAND"),
        )
    return DirectorDecides(
        question=Reason("HALF_SHOWN_CARDS_FOUND"),
        options=(
            Option("HAND_SHOWS_BOTH_CARDS", (Reason("WEIGHS_CARDS_CAN_BE_TOLD"),)),
            Option("HAND_WAS_GIVEN_UP", (Reason("WEIGHS_THROWN_AT_OWN_RISK"),)),
        ),
        cites=("10.5",),
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class CardsTakenBack:
    """A player gave up, then wants the cards back: where were they thrown, face down?"""

    thrown: Literal["towards_muck", "in_front"]


@dataclass(frozen=True, slots=True)
class TakenBack:
    """The decision: whether the player may take the cards back."""

    may_take_back: bool
    hand: Literal["live", "dead"]


def _taken_back_line(decision: Plain, _: Plain) -> Line:
    return Line("CARDS_MAY_BE_TAKEN_BACK" if decision["may_take_back"] else "HAND_WAS_GIVEN_UP")


@incident("cards_taken_back", "10.5", moment="showdown", line=_taken_back_line)
def cards_taken_back(case: CardsTakenBack) -> Ruling[TakenBack]:
    """Return whether cards laid face down may be taken back: not once sent to the muck.

    >>> cards_taken_back(CardsTakenBack(thrown="in_front")).decision.may_take_back
    True
    """
    if case.thrown == "in_front":
        decision = TakenBack(may_take_back=True, hand="live")
        return Ruling(decision, ("10.5",), Reason("FACE_DOWN_IN_FRONT_IS_NO_FOLD"))
    return Ruling(
        TakenBack(may_take_back=False, hand="dead"),
        cites=("10.5",),
        because=Reason("SENT_TO_THE_MUCK"),
        announce=Reason("SAY_HAND_DEAD"),
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class NutsChecked:
    """Last to act on the river with the one unbeatable hand, a player checked."""

    collusion_suspected: bool


@dataclass(frozen=True, slots=True)
class NutsDecision:
    """The decision: whether a penalty is possible."""

    sanction_possible: bool


def _nuts_line(decision: Plain, _: Plain) -> Line:
    return Line("NUTS_FOR_DIRECTOR" if "options" in decision else "NUTS_NO_PENALTY")


@incident("nuts_checked", "10.5", "11.6", moment="showdown", line=_nuts_line)
def nuts_checked(case: NutsChecked) -> Ruling[NutsDecision] | DirectorDecides:
    """Return whether checking the unbeatable hand in last place is a fault: not by itself.

    >>> nuts_checked(NutsChecked(collusion_suspected=False)).decision.sanction_possible
    False
    """
    if not case.collusion_suspected:
        because = Reason("CHECKING_THE_NUTS_IS_NO_FAULT")
        return Ruling(NutsDecision(sanction_possible=False), ("10.5",), because)
    return DirectorDecides(
        question=Reason("NUTS_CHECKED_COLLUSION_SUSPECTED"),
        options=(
            Option("NO_PENALTY_FOR_NUTS", (Reason("WEIGHS_MAY_BE_AN_OVERSIGHT"),)),
            Option("PENALTY_FOR_COLLUSION", (Reason("WEIGHS_CHIPS_SPARED"),)),
        ),
        cites=("10.5", "11.6"),
        settled=NutsDecision(sanction_possible=True),
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class CardCheckAsked:
    """Somebody wants an unshown hand checked; a player must say that cheating is suspected."""

    by: Literal["player", "floor"]
    suspicion_said: Annotated[bool, asked_when(by="player", required=True)] = True


@dataclass(frozen=True, slots=True)
class CardCheck:
    """The decision: whether the floor looks at the cards, without showing them."""

    granted: bool
    seen_by: Literal["floor"] | None = None
    sanction_possible: bool | None = None


def _check_line(decision: Plain, _: Plain) -> Line:
    return Line("CARDS_ARE_CHECKED" if decision["granted"] else "CHECK_IS_REFUSED")


@incident("card_check_requested", "10.6", moment="showdown", line=_check_line)
def card_check_requested(case: CardCheckAsked) -> Ruling[CardCheck]:
    """Return whether an unshown hand is checked: on a suspicion of cheating, said aloud.

    The floor looks without showing; the director then chooses whether to reveal (U22).

    >>> card_check_requested(CardCheckAsked(by="player", suspicion_said=False)).decision.granted
    False
    """
    if case.by == "player" and not case.suspicion_said:
        return Ruling(
            CardCheck(granted=False, sanction_possible=True),
            cites=("10.6",),
            because=Reason("NO_SUSPICION_SAID"),
            force=Force.SANCTION_POSSIBLE,
            announce=Reason("SAY_NO_CHECK_WITHOUT_SUSPICION"),
        )
    code = "SUSPICION_WAS_SAID" if case.by == "player" else "FLOOR_SAYS_WHY"
    return Ruling(
        CardCheck(granted=True, seen_by="floor"),
        cites=("10.6",),
        because=Reason(code),
        force=Force.DIRECTOR,
        readings=(U22,),
        announce=Reason("SAY_FLOOR_LOOKS_ALONE"),
    )
