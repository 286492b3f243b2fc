"""Chips pushed in silence, and a word that comes too late (ROPTA 9.2, 9.4, 9.6, 9.10 to 9.13)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Annotated, Literal

from rules_ropta.asked import Chips, Seldom, Street, asked_when
from rules_ropta.house_rules import (
    BY_THE_BOOK,
    CHIP_OVER_AN_OPENING,
    HALF_OF_THE_BET,
    UNDERCALL_COMPLETED,
    HouseRules,
)
from rules_ropta.incidents.possible import agree
from rules_ropta.incidents.possible_bets import needed, not_above, one_at_least
from rules_ropta.incidents.silent_order import ARTICLES, Push, read_in_order
from rules_ropta.incidents.wagers import Bettors, Chip, Increment, Wager
from rules_ropta.registry import incident
from rules_ropta.ruling import DirectorDecides, Ruling


@dataclass(frozen=True, slots=True, kw_only=True)
class SilentChips:
    """Chips in one move without a word, by a player who keeps others behind.

    ``bet_level`` is the total to match, 0 when nobody has bet in this round; ``prior`` what
    he already has in front of him; ``bb`` the big blind, the increment when not given.
    """

    bet_level: Chips
    min_increment: Increment
    prior: Chips = 0
    chips: tuple[Chip, ...]
    players_in_hand: Bettors
    bb: Annotated[Increment | None, Seldom(), asked_when(bet_level=0)] = None
    street: Annotated[Street | None, Seldom()] = None

    def __post_init__(self) -> None:
        one_at_least("chips", self.chips)
        not_above("prior", self.prior, self.bet_level)
        blind = self.bb or 0
        agree("min_increment", self.min_increment >= blind, "a raise adds the big blind at least")
        if self.street == "preflop":
            agree(
                "bet_level",
                self.bet_level >= max(blind, 1),
                "before the flop the big blind is to match",
            )


@incident(
    "silent_chips",
    *ARTICLES,
    departs=(HALF_OF_THE_BET, UNDERCALL_COMPLETED, CHIP_OVER_AN_OPENING),
)
def silent_chips(
    case: SilentChips, house: HouseRules = BY_THE_BOOK
) -> Ruling[Wager] | DirectorDecides:
    """Return what chips pushed without a word mean, by the one order of reading.

    >>> silent_chips(SilentChips(bet_level=600, min_increment=400, prior=200, chips=(1000,),
    ...                          players_in_hand=4)).decision.refund
    600
    """
    return read_in_order(
        Push(
            bet_level=case.bet_level,
            min_increment=case.min_increment,
            prior=case.prior,
            chips=case.chips,
            players_in_hand=case.players_in_hand,
            opening=case.bb or case.min_increment,
            postflop=None if case.street is None else case.street != "preflop",
            house=house,
        )
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class SilentThenWord:
    """Chips first, a word only then; ``players_in_hand`` matters when they cannot call."""

    word_after: Literal["check", "call", "raise", "fold", "all_in", "amount"]
    bet_level: Chips
    min_increment: Increment
    prior: Chips = 0
    chips: tuple[Chip, ...]
    players_in_hand: Annotated[Bettors | None, Seldom()] = None

    def __post_init__(self) -> None:
        one_at_least("chips", self.chips)
        not_above("prior", self.prior, self.bet_level)
        short = self.prior + sum(self.chips) < self.bet_level
        unknown = self.players_in_hand is None
        needed("players_in_hand", short and unknown, "these chips cannot call")


@incident("silent_then_word", "9.4", *ARTICLES, departs=(HALF_OF_THE_BET, UNDERCALL_COMPLETED))
def silent_then_word(
    case: SilentThenWord, house: HouseRules = BY_THE_BOOK
) -> Ruling[Wager] | DirectorDecides:
    """Return what the chips alone mean: a word after them changes nothing (9.4).

    >>> silent_then_word(SilentThenWord(bet_level=100, min_increment=100, chips=(100, 25),
    ...                                 word_after="raise")).decision.action
    'call'
    """
    answer = read_in_order(
        Push(
            bet_level=case.bet_level,
            min_increment=case.min_increment,
            prior=case.prior,
            chips=case.chips,
            players_in_hand=case.players_in_hand or 2,
            opening=case.min_increment,
            house=house,
        )
    )
    return replace(answer, cites=("9.4", *answer.cites))
