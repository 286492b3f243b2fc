"""Cards of both decks in one hand (ROPTA 5.3, 5.5)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from rules_ropta.field_types import Advanced, asked_when
from rules_ropta.incidents.input_checks import agree
from rules_ropta.question import incident
from rules_ropta.ruling import Force, Line, Plain, Reason, Ruling

C4 = "C4-board"
C13 = "C13-deck"


@dataclass(frozen=True, slots=True, kw_only=True)
class MixedDecks:
    """Both decks served in one hand.

    ``board_from_wrong_deck``: the hands are all of one deck, only the board is of the other.
    ``stacks_known``: what each had before the hand can be told exactly.
    """

    all_in_preflop: bool = False
    hand_over: Annotated[bool | None, Advanced()] = None
    found_at: Annotated[
        Literal["preflop", "flop", "turn", "river", "after"] | None,
        asked_when(),
        asked_when(all_in_preflop=False, hand_over=(None, False), required=True),
    ] = None
    chips_in_winner_stack: Annotated[
        bool, asked_when(hand_over=True), asked_when(found_at="after")
    ] = True
    board_from_wrong_deck: Annotated[
        bool,
        asked_when(hand_over=False),
        asked_when(found_at=("flop", "turn", "river")),
        asked_when(chips_in_winner_stack=False),
    ] = True
    stacks_known: Annotated[
        bool,
        asked_when(hand_over=True, all_in_preflop=True, chips_in_winner_stack=True),
        asked_when(found_at="after", all_in_preflop=True, chips_in_winner_stack=True),
    ] = False
    next_hand_started: Annotated[
        bool,
        asked_when(hand_over=True, all_in_preflop=True, stacks_known=True),
        asked_when(found_at="after", all_in_preflop=True, stacks_known=True),
    ] = False

    def __post_init__(self) -> None:
        both_told = self.hand_over is not None and self.found_at is not None
        agree(
            "found_at",
            not both_told or self.hand_over == (self.found_at == "after"),
            "found after the hand, or while it went on",
        )

    @property
    def awarded(self) -> bool:
        """Return whether the pot had joined its winner's stack."""
        over = self.hand_over or self.found_at == "after"
        return over and self.chips_in_winner_stack


@dataclass(frozen=True, slots=True)
class DecksSorted:
    """What becomes of the hand (cancelled, corrected or valid), and the deck it goes on with."""

    cancel: bool
    replay: bool
    validated: bool | None = None
    return_bets_of: Literal["flop"] | None = None
    redeal: Literal["flop", "board"] | None = None
    with_deck: Literal["first", "correct"] | None = None
    same_dealer: bool | None = None
    absent_now_present_plays: bool | None = None


def _two_decks_line(decision: Plain, _: Plain) -> Line:
    if decision.get("redeal"):
        flop = decision["redeal"] == "flop"
        return Line("FLOP_FROM_FIRST_DECK" if flop else "BOARD_FROM_RIGHT_DECK")
    if not decision["cancel"]:
        return Line("HAND_OVER_STANDS")
    if decision.get("same_dealer"):
        return Line("HAND_CANCELLED_SAME_DEALER")
    return Line("HAND_REPLAYED", then=(Line("DIRECTOR_ANSWERS"),))


@incident("two_decks", "5.3", "5.5", "6.1", moment="deal", line=_two_decks_line)
def two_decks(case: MixedDecks) -> Ruling[DecksSorted]:
    """Return what becomes of a hand in which both decks were used.

    The flop is dealt again from the first deck; later the hand is cancelled; awarded, it is
    valid. Where all were all-in before the flop, the board alone is dealt again (C4), or the
    hand is replayed if its stacks can still be told.

    >>> two_decks(MixedDecks(found_at="flop")).decision.redeal
    'flop'
    """
    if case.awarded:
        return _after_the_hand(case)
    if case.found_at == "preflop" or not case.board_from_wrong_deck:
        return _cancelled("TWO_DECKS_IN_THE_HANDS", ("5.5", "6.1"))
    if case.all_in_preflop:
        return Ruling(
            DecksSorted(cancel=False, replay=False, redeal="board", with_deck="correct"),
            cites=("5.5",),
            because=Reason("TWO_DECKS_BOARD_ONLY"),
            readings=(C4,),
            announce=Reason("SAY_BOARD_AGAIN"),
        )
    if case.found_at == "flop":
        return Ruling(
            DecksSorted(
                cancel=False,
                replay=False,
                return_bets_of="flop",
                redeal="flop",
                with_deck="first",
            ),
            cites=("5.3",),
            because=Reason("TWO_DECKS_AT_THE_FLOP"),
            readings=(C4,),
            announce=Reason("SAY_FLOP_AGAIN_FIRST_DECK"),
        )
    return _cancelled("TWO_DECKS_TOO_LATE", ("5.3", "6.1"))


def _after_the_hand(case: MixedDecks) -> Ruling[DecksSorted]:
    if case.all_in_preflop and case.stacks_known and not case.next_hand_started:
        return Ruling(
            DecksSorted(cancel=True, replay=True, validated=False, with_deck="correct"),
            cites=("5.3",),
            because=Reason("TWO_DECKS_STACKS_KNOWN"),
            force=Force.DIRECTOR,
            readings=(C4,),
            announce=Reason("SAY_HAND_REPLAYED"),
        )
    return Ruling(
        DecksSorted(cancel=False, replay=False, validated=True),
        cites=("5.3",),
        because=Reason("TWO_DECKS_POT_AWARDED"),
        announce=Reason("SAY_HAND_STANDS"),
    )


def _cancelled(code: str, cites: tuple[str, ...]) -> Ruling[DecksSorted]:
    return Ruling(
        DecksSorted(
            cancel=True,
            replay=True,
            validated=False,
            with_deck="correct",
            same_dealer=True,
            absent_now_present_plays=True,
        ),
        cites=cites,
        because=Reason(code),
        readings=(C4, C13),
        announce=Reason("SAY_HAND_CANCELLED"),
    )
