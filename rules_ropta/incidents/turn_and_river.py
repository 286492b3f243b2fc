"""The turn and the river: wrong burns, two cards, one too soon; the bets (ROPTA 7.1 to 7.3)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Annotated, Final, Literal

from rules_ropta.field_types import Unasked, asked_when
from rules_ropta.incidents.input_checks import agree
from rules_ropta.question import incident
from rules_ropta.ruling import DirectorDecides, Line, Option, Plain, Reason, Ruling

C38 = "C38-as-on-the-flop"

C39 = "C39-cards-due"

STREETS = ("preflop", "flop", "turn", "river")

Wrong = Literal["no_burn", "two_burns", "two_cards"]


@dataclass(frozen=True, slots=True, kw_only=True)
class BoardError:
    """An error on a street of the board; was there substantial action before it was seen?

    ``kind``: what was wrong on the turn or the river, null where it is something else; the flop
    has a question of its own. ``identifiable``: the order in which its cards came is known.
    """

    street: Literal["flop", "turn", "river"]
    kind: Annotated[Wrong | None, asked_when(street=("turn", "river"))] = None
    substantial_action: bool
    identifiable: Annotated[
        bool,
        asked_when(kind=("two_burns", "two_cards"), substantial_action=False, required=True),
    ] = False
    burn_identifiable: Annotated[
        bool, asked_when(kind="two_cards", identifiable=False, substantial_action=False)
    ] = True

    def __post_init__(self) -> None:
        elsewhere = self.kind is None or self.street != "flop"
        agree("kind", elsewhere, "what may be wrong with a flop is asked by flop_error")


@dataclass(frozen=True, slots=True)
class BoardErrorDecision:
    """The streets whose bets stand, whether the board stays as it is, else what becomes of what.

    Cards told apart take their place: ``burn``, ``card`` (that of the street), ``next_burn``
    before the river, or ``aside`` what plays no part any more. Otherwise ``shuffle_count`` cards
    are shuffled, and ``draw`` says what is drawn from them, in order. ``river_burns``: the cards
    to burn before the river, where a turn that was played on shifted the others.
    """

    kept_streets: tuple[str, ...]
    continue_as_is: bool
    burn: str | None = None
    card: str | None = None
    next_burn: str | None = None
    aside: str | None = None
    shuffle_count: int | None = None
    draw: tuple[str, ...] | None = None
    river_burns: int | None = None


_LAST_KEPT: Final = {
    "preflop": "PREFLOP_BETS_STAND",
    "flop": "BETS_TO_FLOP_STAND",
    "turn": "BETS_TO_TURN_STAND",
}

_OPEN_LINES: Final = {
    "ONLY_FIRST_IS_TURN": "TWO_TURNS_PLAYED_ON",
    "ONLY_FIRST_IS_RIVER": "TWO_RIVERS_PLAYED_ON",
    "SHUFFLE_ALL_THREE": "TWO_CARDS_BURN_LOST",
}


def _board_error_line(decision: Plain, given: Plain) -> Line:
    if "options" in decision:
        return Line(_OPEN_LINES[decision["options"][0]])
    if (burns := decision.get("river_burns")) is not None:
        return Line("TURN_STANDS_TWO_BURNS_NEXT" if burns else "TURN_STANDS_NO_BURN_NEXT")
    if decision["continue_as_is"]:
        return Line("BOARD_STANDS")
    if given.get("kind") is None:
        return Line(_LAST_KEPT[decision["kept_streets"][-1]])
    wrong = f"{given['street']}_{given['kind']}".upper()
    return Line(f"{wrong}_DRAWN" if "draw" in decision else f"{wrong}_TOLD")


@incident("board_error", "7.1", "7.2", "7.3", moment="board", line=_board_error_line)
def board_error(case: BoardError) -> Ruling[BoardErrorDecision] | DirectorDecides:
    """Return which bets stand after an error on the board, and which card becomes what.

    The bets of the streets before stand. On the turn and the river each card takes the place in
    which it was due, drawn where that is lost, as on the flop (C38). After substantial action the
    hand goes on as it is, the bets of that street too, and the cards due come next (C39).

    >>> board_error(BoardError(street="river", substantial_action=False)).decision.kept_streets
    ('preflop', 'flop', 'turn')
    """
    before = STREETS[: STREETS.index(case.street)]
    if case.substantial_action:
        return _seen_too_late(case, BoardErrorDecision((*before, case.street), continue_as_is=True))
    kept = BoardErrorDecision(before, continue_as_is=False)
    if case.kind is None:
        return Ruling(
            kept,
            cites=("7.1",),
            because=Reason("EARLIER_BETS_STAND"),
            announce=Reason("SAY_EARLIER_BETS_STAND"),
        )
    if case.kind == "no_burn" or case.identifiable:
        return _cards_in_order(case, case.kind, kept)
    if case.kind == "two_cards" and not case.burn_identifiable:
        return DirectorDecides(
            question=Reason("TWO_CARDS_EVEN_THE_BURN_LOST"),
            options=(
                Option("SHUFFLE_ALL_THREE", (Reason("WEIGHS_THREE_AS_WITH_TWO_BURNS"),)),
                Option("SHUFFLE_THEM_INTO_STUB", (Reason("WEIGHS_AS_A_CARD_TOO_SOON"),)),
            ),
            cites=("7.1", "7.2", "7.3"),
            settled=kept,
        )
    return _cards_drawn(case, kept)


def _seen_too_late(
    case: BoardError, played: BoardErrorDecision
) -> Ruling[BoardErrorDecision] | DirectorDecides:
    """The hand goes on; two cards cannot both be one street, and shifted ones are caught up."""
    if case.kind == "two_cards":
        return _two_cards_played_on(case, played)
    going_on = Ruling(
        played,
        cites=("7.1",),
        because=Reason("BOARD_ERROR_SEEN_TOO_LATE"),
        announce=Reason("SAY_BOARD_STANDS"),
    )
    if case.kind is None or case.street != "turn":
        return going_on
    too_few = case.kind == "no_burn"
    return replace(
        going_on,
        decision=replace(played, river_burns=2 if too_few else 0),
        because=Reason("TURN_CAME_A_CARD_EARLY" if too_few else "TURN_CAME_A_CARD_LATE"),
        readings=(C39,),
        announce=Reason("SAY_TWO_BURNS_NEXT" if too_few else "SAY_NO_BURN_NEXT"),
        chain=(going_on.because,),
    )


def _two_cards_played_on(case: BoardError, played: BoardErrorDecision) -> DirectorDecides:
    first = Option(f"ONLY_FIRST_IS_{case.street.upper()}", (Reason("WEIGHS_CARD_THAT_WAS_DUE"),))
    if case.street == "turn":
        other = Option("SECOND_IS_THE_RIVER", (Reason("WEIGHS_BOTH_WERE_PLAYED_ON"),))
    else:
        other = Option("DRAW_ONE_OF_THE_TWO", (Reason("WEIGHS_ORDER_IS_NOT_SURE"),))
    return DirectorDecides(
        question=Reason("TWO_CARDS_PLAYED_ON"),
        options=(first, other),
        cites=("7.1",),
        settled=played,
    )


def _cards_in_order(
    case: BoardError, kind: Wrong, kept: BoardErrorDecision
) -> Ruling[BoardErrorDecision]:
    """Return each card in the place in which it was due: a burn, the street, what is over."""
    due = {
        "no_burn": ("card_1", "stub_top"),
        "two_burns": ("burn_1", "burn_2", "card_1"),
        "two_cards": ("burn_1", "card_1", "card_2"),
    }[kind]
    code = {
        "no_burn": "STREET_WITHOUT_BURN",
        "two_burns": "STREET_AFTER_TWO_BURNS",
        "two_cards": "STREET_OF_TWO_CARDS",
    }[kind]
    burn, card, *over = due
    left = over[0] if over else None
    turn = case.street == "turn"
    decision = replace(
        kept,
        burn=burn,
        card=card,
        next_burn=left if turn else None,
        aside=None if turn else left,
    )
    return Ruling(
        decision,
        cites=("7.1", "7.2"),
        because=Reason(code),
        readings=(C38,),
        announce=Reason("SAY_STREET_PUT_IN_ORDER"),
    )


def _cards_drawn(case: BoardError, kept: BoardErrorDecision) -> Ruling[BoardErrorDecision]:
    """Return which cards are shuffled, and what is drawn from them."""
    drawn = ("turn", "river_burn") if case.street == "turn" else ("river",)
    two_burns = case.kind == "two_burns"
    count = 3 if two_burns else 2
    decision = replace(
        kept,
        burn=None if two_burns else "burn_1",
        shuffle_count=count,
        draw=("burn", *drawn) if two_burns else drawn,
    )
    return Ruling(
        decision,
        cites=("7.1", "7.2"),
        because=Reason("FLOP_ORDER_LOST", {"count": count}),
        readings=(C38,),
        announce=Reason("SAY_FLOOR_SHUFFLES_FLOP"),
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class EarlyStreet:
    """A turn or a river dealt before the bets of the street before it were over."""

    street: Annotated[Literal["turn", "river"] | None, Unasked()] = None
    substantial_action: bool = False


@dataclass(frozen=True, slots=True)
class EarlyCard:
    """What becomes of the burn card and of the card dealt too soon."""

    burn_kept: bool
    card: Literal["reshuffled_into_stub", "stands"]
    continue_as_is: bool


def _early_card_line(decision: Plain, given: Plain) -> Line:
    if decision["continue_as_is"]:
        return Line("BOARD_STANDS")
    return Line(f"EARLY_{(given.get('street') or 'card').upper()}_GOES_BACK")


@incident("early_turn_or_river", "7.1", "7.3", moment="board", line=_early_card_line)
def early_turn_or_river(case: EarlyStreet) -> Ruling[EarlyCard]:
    """Return what becomes of a card dealt too soon: back into the stub, its burn stays.

    Substantial action before anyone saw it lets the card stand.

    >>> early_turn_or_river(EarlyStreet(street="turn")).decision.card
    'reshuffled_into_stub'
    """
    if case.substantial_action:
        return Ruling(
            EarlyCard(burn_kept=True, card="stands", continue_as_is=True),
            cites=("7.1",),
            because=Reason("BOARD_ERROR_SEEN_TOO_LATE"),
            announce=Reason("SAY_BOARD_STANDS"),
        )
    return Ruling(
        EarlyCard(burn_kept=True, card="reshuffled_into_stub", continue_as_is=False),
        cites=("7.3",),
        because=Reason("CARD_DEALT_TOO_SOON"),
        announce=Reason("SAY_CARD_BACK_IN_STUB"),
    )
