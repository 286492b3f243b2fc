"""The best hand a player makes, high and low (help hands, omaha, six plus, stud)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rules_ropta.field_types import Cards
from rules_ropta.games.dealt import CITED, Game, check_hand
from rules_ropta.games.hand_order import Category, best_high, best_low
from rules_ropta.question import procedure
from rules_ropta.ruling import Line, Plain, Reason, Ruling
from rules_ropta.situation import cards_in

ACE_UNDER_SIX: Final = "HSP-ace-low"
"""The reading under which an ace begins a straight of six-plus."""

USED: Final = {"omaha": "TWO_HELD_THREE_SHARED", "omaha_hi_lo": "TWO_HELD_THREE_SHARED"}


@dataclass(frozen=True, slots=True, kw_only=True)
class HandHeld:
    """A player's cards and the board, empty at stud, or one last card common to all."""

    game: Game
    hole: Cards
    board: Cards = ()

    def __post_init__(self) -> None:
        """Refuse cards that no deal of the game gives."""
        check_hand(self.game, self.hole, self.board)


@dataclass(frozen=True, slots=True)
class BestHand:
    """The kind of hand, its five cards, those that make it first; the low's, if there is one."""

    category: Category
    cards: str
    low: str | None


def _best_hand_line(decision: Plain, _: Plain) -> Line:
    high = Line(f"HAND_{decision['category']}".upper(), {"cards": cards_in(decision["cards"])})
    if decision["low"] is None:
        return high
    low = Line("HAND_LOW", {"cards": cards_in(decision["low"])})
    return Line(high.code, high.params, then=(low,))


@procedure(
    "best_hand",
    "help hands",
    "help omaha",
    "help omaha hi lo",
    "help six plus",
    "help stud 5",
    "help stud 7",
    moment="showdown",
    line=_best_hand_line,
    text="help",
)
def best_hand(case: HandHeld) -> Ruling[BestHand]:
    """Return the best hand of these cards; at Omaha hi-lo its low too, null where there is no low.

    >>> best_hand(HandHeld(game="stud5", hole=("As", "Ad", "Kc", "Kd", "2h"))).decision.category
    'two_pair'
    """
    high = best_high(case.game, case.hole, case.board)
    low = best_low(case.game, case.hole, case.board) if case.game == "omaha_hi_lo" else None
    short = case.game == "six_plus"
    ace_below_six = short and "straight" in high.category and high.cards[-1][0] == "A"
    return Ruling(
        BestHand(high.category, "".join(high.cards), "".join(low.cards) if low else None),
        cites=CITED[case.game],
        because=Reason("SHORT_DECK_ORDER" if short else USED.get(case.game, "ANY_FIVE_CARDS")),
        readings=(ACE_UNDER_SIX,) if ace_below_six else (),
    )
