"""Talk about a hand in progress, and cards shown before it ends (ROPTA 8.6, 11.3 to 11.5)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Annotated, Final, Literal

from rules_ropta.field_types import Advanced, asked_when
from rules_ropta.house_rules import (
    BY_THE_BOOK,
    EXPOSED_FOLD_OR_CALL,
    TALK_ABOUT_THE_HAND,
    HouseRules,
)
from rules_ropta.incidents.input_checks import agree
from rules_ropta.incidents.wagers import Bettors
from rules_ropta.question import either, incident
from rules_ropta.ruling import Force, Line, Plain, Reason, Ruling

U14 = "U14-A"

U24 = "U24-A"

C17 = "C17-between-two"

Remark = Literal[
    "comment",
    "official_announcement",
    "points_out_error",
    "speculation",
    "reveals_a_hand",
    "advice",
    "conditional",
]


@dataclass(frozen=True, slots=True, kw_only=True)
class Talk:
    """A remark made during a hand: in the speaker's words (``remark``), and what it is (``kind``).

    A comment bears on the hand or the board, however obvious; speculation, on what another
    may hold; an official announcement is a word of play, or of whoever ``speaker_deals``; an
    error pointed out is one of the deal, of the chips or of the award.
    """

    kind: Remark = "comment"
    speaker_in_hand: bool
    players_in_hand: Annotated[
        Bettors | None,
        asked_when(speaker_in_hand=True, kind=("comment", "speculation"), required=True),
    ] = None
    speaker_deals: Annotated[
        bool, asked_when(speaker_in_hand=False, kind="official_announcement")
    ] = True
    remark: Annotated[str, Advanced()] = ""


@dataclass(frozen=True, slots=True)
class TalkDecision:
    """The decision: whether the remark is allowed."""

    allowed: bool


_FORBIDDEN: Final = {
    "reveals_a_hand": "REVEALING_FORBIDDEN",
    "advice": "ADVICE_FORBIDDEN",
    "conditional": "IFS_FORBIDDEN",
}


_ALLOWED: Final = {
    "official_announcement": "WORDS_OF_PLAY_ALLOWED",
    "points_out_error": "ERROR_POINTED_OUT",
}


def _talk_line(decision: Plain, given: Plain) -> Line:
    kind = given.get("kind", "comment")
    if decision["allowed"]:
        return Line(_ALLOWED.get(kind, "TALK_ALLOWED"))
    return Line(_FORBIDDEN.get(kind, "TALK_FORBIDDEN"))


@incident(
    "talk_about_the_hand",
    "11.3",
    "1.2",
    "5.6",
    "9.19",
    "10.2",
    "10.9",
    moment="behaviour",
    line=_talk_line,
    departs=(TALK_ABOUT_THE_HAND,),
)
def talk_about_the_hand(case: Talk, house: HouseRules = BY_THE_BOOK) -> Ruling[TalkDecision]:
    """Return whether a remark is allowed while a hand is played.

    Nobody reveals a hand or advises; everybody points out an error. Out of the hand: nothing
    about it, but what a folded dealer announces. In it: nothing while three or more are left,
    but the words of play; between two, guessing is allowed, without conditions (C17). A house
    may let all those in the hand guess, or nobody.

    >>> talk_about_the_hand(Talk(speaker_in_hand=False)).decision.allowed
    False
    """
    if case.kind == "reveals_a_hand":
        return _forbidden(Reason("REVEALS_A_HAND"))
    if case.kind == "advice":
        return _forbidden(Reason("ADVISES_OR_CRITICISES"))
    if case.kind == "points_out_error":
        because = Reason("ERRORS_ARE_POINTED_OUT")
        return Ruling(TalkDecision(True), ("1.2", "10.2", "10.9"), because)
    if case.kind == "official_announcement" and not case.speaker_in_hand and case.speaker_deals:
        return Ruling(TalkDecision(True), ("5.6", "11.3"), Reason("DEALER_ANNOUNCES"))
    if not case.speaker_in_hand:
        return _forbidden(Reason("SPEAKER_IS_OUT_OF_THE_HAND"))
    if case.kind == "conditional":
        return _forbidden(Reason("SPEAKS_WITH_A_CONDITION"), "11.3", "9.19")
    if case.kind == "official_announcement":
        return Ruling(TalkDecision(True), ("11.3",), Reason("WORDS_OF_PLAY"))
    departures = house.obeyed(TALK_ABOUT_THE_HAND)
    if departures:
        allowed = house.choice(TALK_ABOUT_THE_HAND) == "in_hand"
        because = Reason("HOUSE_RULE_SETTLES", {"article": "11.3"})
        told = Ruling(TalkDecision(True), ("11.3",), because) if allowed else _forbidden(because)
        return replace(told, departures=departures)
    if case.players_in_hand == 2:
        readings = (C17,) if case.kind == "speculation" else ()
        because = Reason("BETWEEN_TWO_MAY_TALK")
        return Ruling(TalkDecision(True), ("11.3",), because, readings=readings)
    return _forbidden(Reason("MORE_THAN_TWO_IN_THE_HAND", {"players": case.players_in_hand}))


def _forbidden(because: Reason, *cites: str) -> Ruling[TalkDecision]:
    return Ruling(
        TalkDecision(False),
        cites or ("11.3",),
        because,
        force=Force.FORBIDDEN,
        announce=Reason("SAY_NO_TALK_ABOUT_THE_HAND"),
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class ShowsCards:
    """A player shows their hand or a card of it on purpose, without tabling it: who sees it?

    ``folding_heads_up``: he gives up the hand, and one opponent only was left.
    ``only_one_left``: he has won it, everybody else has folded.
    """

    to: Literal["live_player", "folded_player", "spectator", "captain"]
    only_one_left: Annotated[bool, asked_when(to=("folded_player", "spectator", "captain"))] = False
    folding_heads_up: Annotated[bool, asked_when(only_one_left=False)] = False

    def __post_init__(self) -> None:
        both = self.folding_heads_up and self.only_one_left
        agree("folding_heads_up", not both, "who folds has not won the hand")
        nobody = not (self.only_one_left and self.to == "live_player")
        agree("only_one_left", nobody, "the one left has no opponent in the hand")


@dataclass(frozen=True, slots=True)
class CardsShown:
    """Showing kills no hand; when everybody sees it, and how its player is punished."""

    hand: Literal["live"]
    show_all: Literal["immediately", "end_of_hand"]
    sanction: bool | Literal["heavier"]


def _shows_cards_line(decision: Plain, _: Plain) -> Line:
    if decision["sanction"] == "heavier":
        return Line("SHOWN_TO_ALL_NOW_HEAVIER")
    return Line("SHOWN_TO_ALL_LATER" if decision["sanction"] else "SHOWN_TO_ALL_NOW")


@incident("shows_cards", "11.4", "10.1", moment="behaviour", line=_shows_cards_line)
def shows_cards(case: ShowsCards) -> Ruling[CardsShown]:
    """Return what showing cards on purpose leads to; the hand stays live (U24).

    Everybody sees them when the hand ends, at once where an opponent still in it did, which
    is punished more. Who gives up a hand between two may show, face up and to everybody; so
    may who has won it (10.1).

    >>> shows_cards(ShowsCards(to="folded_player")).decision.show_all
    'end_of_hand'
    """
    if case.folding_heads_up:
        return Ruling(
            CardsShown("live", "immediately", False),
            cites=("11.4",),
            because=Reason("SHOWN_FOLDING_HEADS_UP"),
            announce=Reason("SAY_SHOW_EVERYBODY_NOW"),
        )
    if case.to == "live_player":
        return Ruling(
            CardsShown("live", "immediately", "heavier"),
            cites=("11.4",),
            because=Reason("SHOWN_TO_AN_OPPONENT"),
            force=Force.SANCTION_IMPOSED,
            readings=(U24,),
            announce=Reason("SAY_SHOW_EVERYBODY_NOW"),
        )
    if case.only_one_left:
        return Ruling(
            CardsShown("live", "immediately", False),
            cites=("10.1",),
            because=Reason("SHOWN_ALONE_IN_THE_HAND"),
            announce=Reason("SAY_SHOW_EVERYBODY_NOW"),
        )
    return Ruling(
        CardsShown("live", "end_of_hand", True),
        cites=("11.4",),
        because=Reason("SHOWN_OUTSIDE_THE_HAND"),
        force=Force.SANCTION_IMPOSED,
        readings=(U24,),
        announce=Reason("SAY_SHOW_EVERYBODY_LATER"),
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnsCards:
    """A player turns their cards face up in front of them: is the betting over?"""

    action_over: bool


@dataclass(frozen=True, slots=True)
class CardsTurned:
    """What becomes of the hand, whether its player is penalised, and from when."""

    hand: Literal["live"]
    sanction: bool
    sanction_starts: Literal["end_of_hand"] | None = None


@incident(
    "turns_cards",
    "11.5",
    "8.6",
    moment="behaviour",
    line=either("sanction", "TURNED_WITH_SANCTION", "TURNED_WITHOUT_BLAME"),
)
def turns_cards(case: TurnsCards) -> Ruling[CardsTurned]:
    """Return what turning one's cards up leads to: a sanction after the hand, which stays live.

    >>> turns_cards(TurnsCards(action_over=False)).decision.sanction_starts
    'end_of_hand'
    """
    if case.action_over:
        return Ruling(CardsTurned("live", False), ("11.5",), Reason("TURNED_ONCE_ACTION_OVER"))
    return Ruling(
        CardsTurned("live", True, "end_of_hand"),
        cites=("11.5", "8.6"),
        because=Reason("TURNED_BEFORE_ACTION_OVER"),
        force=Force.SANCTION_IMPOSED,
        announce=Reason("SAY_HAND_LIVE_SANCTION_LATER"),
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class ExposedOnTurn:
    """On their turn, without a word, a player lays their hand open; is there a bet to call?"""

    facing_bet: bool = True


@dataclass(frozen=True, slots=True)
class ExposedHand:
    """The gesture is no action; the options left to the player, and whether a penalty follows the
    hand.
    """

    interpreted_as: None
    options: tuple[str, ...]
    sanction_after_hand: bool


_MAY_SAY: Final[Mapping[tuple[str, ...], str]] = {
    ("fold", "call", "raise"): "NO_ACTION_FACING_BET",
    ("fold", "call"): "NO_ACTION_FOLD_OR_CALL",
    ("check", "bet"): "NO_ACTION_CHECK_OR_BET",
    ("check",): "NO_ACTION_CHECK",
}


@incident(
    "expose_on_turn",
    "8.6",
    moment="behaviour",
    line=lambda decision, _: Line(_MAY_SAY[tuple(decision["options"])]),
    departs=(EXPOSED_FOLD_OR_CALL,),
)
def expose_on_turn(case: ExposedOnTurn, house: HouseRules = BY_THE_BOOK) -> Ruling[ExposedHand]:
    """Return what laying one's hand open in turn, unsaid, is: no action at all.

    He then says what he does, freely (U14), unless the house takes the raise from him; the
    sanction comes after the hand, by the confusion caused.

    >>> expose_on_turn(ExposedOnTurn()).decision.options
    ('fold', 'call', 'raise')
    """
    departures = house.obeyed(EXPOSED_FOLD_OR_CALL)
    options = ("fold", "call", "raise") if case.facing_bet else ("check", "bet")
    return Ruling(
        ExposedHand(None, options[:-1] if departures else options, sanction_after_hand=True),
        cites=("8.6",),
        because=Reason("EXPOSED_WITHOUT_A_WORD"),
        force=Force.SANCTION_IMPOSED,
        readings=() if departures else (U14,),
        announce=Reason("SAY_WHAT_DO_YOU_DO"),
        departures=departures,
    )
