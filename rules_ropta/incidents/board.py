"""The board: an error on a street, a card too soon, cards taken away (ROPTA 7.1, 7.3, 7.4)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from rules_ropta.asked import Seldom, Who, asked_when
from rules_ropta.incidents.possible import two_at_least
from rules_ropta.registry import incident
from rules_ropta.ruling import Force, Reason, Ruling

STREETS = ("preflop", "flop", "turn", "river")


@dataclass(frozen=True, slots=True, kw_only=True)
class BoardError:
    """An error on a street of the board; was there substantial action before it was seen?"""

    street: Literal["flop", "turn", "river"]
    substantial_action: bool


@dataclass(frozen=True, slots=True)
class BoardErrorJudged:
    """The streets whose bets stand, and whether the board stays as it is."""

    kept_streets: tuple[str, ...]
    continue_as_is: bool


@incident("board_error", "7.1")
def board_error(case: BoardError) -> Ruling[BoardErrorJudged]:
    """Return which bets stand after an error on the board: those of the streets before it.

    After substantial action the hand goes on as it is, and the bets of that street stand too.

    >>> board_error(BoardError(street="river", substantial_action=False)).decision.kept_streets
    ('preflop', 'flop', 'turn')
    """
    before = STREETS[: STREETS.index(case.street)]
    if case.substantial_action:
        return Ruling(
            BoardErrorJudged((*before, case.street), continue_as_is=True),
            cites=("7.1",),
            because=Reason("BOARD_ERROR_SEEN_TOO_LATE"),
            announce=Reason("SAY_BOARD_STANDS"),
        )
    return Ruling(
        BoardErrorJudged(before, continue_as_is=False),
        cites=("7.1",),
        because=Reason("EARLIER_BETS_STAND"),
        announce=Reason("SAY_EARLIER_BETS_STAND"),
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class EarlyStreet:
    """A turn or a river dealt before the bets of the street before it were over."""

    street: Literal["turn", "river"]
    substantial_action: bool = False


@dataclass(frozen=True, slots=True)
class EarlyCard:
    """What becomes of the burned card and of the one dealt too soon."""

    burn_kept: bool
    card: Literal["reshuffled_into_stub", "stands"]
    continue_as_is: bool


@incident("early_turn_or_river", "7.1", "7.3")
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


@dataclass(frozen=True, slots=True, kw_only=True)
class BoardGone:
    """The board was taken away before the end.

    ``discernible``: it can be told from the rest without turning a card over;
    ``stub_shown_or_dropped``: the dealer let the stub be seen, or fall.
    """

    discernible: bool
    live: Annotated[tuple[Who, ...], asked_when(discernible=False, required=True)] = ()
    stub_shown_or_dropped: Annotated[bool, Seldom()] = False

    def __post_init__(self) -> None:
        if not self.discernible:
            two_at_least("live", self.live)


@dataclass(frozen=True, slots=True)
class BoardGoneJudged:
    """Whether the hand goes on, else who shares the pot."""

    continue_hand: bool
    split_between: tuple[Who, ...] | None = None
    dealer_sanction_possible: bool | None = None


@incident("board_removed_early", "7.4")
def board_removed_early(case: BoardGone) -> Ruling[BoardGoneJudged]:
    """Return what a board taken away too soon does: the pot is shared if it cannot be told.

    >>> board_removed_early(BoardGone(discernible=False, live=("A", "B"))).decision.split_between
    ('A', 'B')
    """
    sanction = True if case.stub_shown_or_dropped else None
    if case.discernible:
        return Ruling(
            BoardGoneJudged(True, dealer_sanction_possible=sanction),
            cites=("7.4",),
            because=Reason("BOARD_CAN_BE_TOLD"),
            force=Force.SANCTION_POSSIBLE if sanction else Force.AUTOMATIC,
            announce=Reason("SAY_BOARD_PUT_BACK"),
        )
    return Ruling(
        BoardGoneJudged(False, case.live, sanction),
        cites=("7.4",),
        because=Reason("BOARD_LOST"),
        announce=Reason("SAY_POT_SHARED", {"players": len(case.live)}),
    )
