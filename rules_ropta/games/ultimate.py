"""Ultimate Texas Hold'em: what each bet wins or loses against the dealer (uth)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Final, Literal

from rules_ropta.field_types import Advanced, Cards, Chips, Whole, asked_when
from rules_ropta.games.dealt import check_apart, check_hand
from rules_ropta.games.hand_order import Category, best_high
from rules_ropta.question import procedure
from rules_ropta.ruling import Amount, Line, Plain, Reason, Ruling

BLIND_PAYS: Final[Mapping[Category, tuple[int, int]]] = {
    "royal": (500, 1),
    "straight_flush": (50, 1),
    "four_of_a_kind": (10, 1),
    "full_house": (3, 1),
    "flush": (3, 2),
    "straight": (1, 1),
}
TRIPS_PAYS: Final[Mapping[Category, int]] = {
    "royal": 50,
    "straight_flush": 40,
    "four_of_a_kind": 30,
    "full_house": 8,
    "flush": 7,
    "straight": 4,
    "three_of_a_kind": 3,
}

Result = Literal["player", "dealer", "equal", "folded", "cancelled"]

REASONS: Final[Mapping[Result, str]] = {
    "player": "UTH_PLAYER_STRONGER",
    "dealer": "UTH_DEALER_STRONGER",
    "equal": "UTH_EQUAL_HANDS",
    "folded": "UTH_HAND_GIVEN_UP",
    "cancelled": "UTH_ROUND_CANCELLED",
}


@dataclass(frozen=True, slots=True, kw_only=True)
class UltimateHand:
    """A player's cards, the board, the ante (the blind is as much), the play bet and trips.

    ``play`` is how many antes were bet: four or three on the first two cards, two on the flop,
    one at the river, none by who gives up; the dealer's cards then change nothing.
    """

    player: Cards
    board: Cards
    ante: Annotated[int, Whole("chips", at_least=1)]
    play: Literal[0, 1, 2, 3, 4]
    dealer: Annotated[Cards, asked_when(play=(1, 2, 3, 4), required=True)] = ()
    trips: Chips = 0
    cancelled: Annotated[bool, Advanced()] = False

    def __post_init__(self) -> None:
        """Refuse cards that no deal gives."""
        check_hand("holdem", self.player, self.board, "player")
        if self.dealer or self.play:
            check_hand("holdem", self.dealer, self.board, "dealer")
        check_apart((("player", self.player), ("dealer", self.dealer)))


@dataclass(frozen=True, slots=True)
class Settlement:
    """The result of each bet (negative: lost), the winner, and both hands' categories."""

    ante: int
    blind: int
    play: int
    trips: int
    total: int
    result: Result
    hand: Category
    dealer_hand: Category | None = None
    dealer_qualifies: bool | None = None


def _ultimate_line(decision: Plain, _: Plain) -> Line:
    total = decision["total"]
    bets = ("ante", "blind", "play", "trips")
    amounts = tuple(
        Amount(f"AMOUNT_UTH_{bet}".upper(), decision[bet]) for bet in bets if decision[bet]
    )
    if not total:
        return Line("UTH_EVEN", amounts=amounts)
    code = "UTH_WINS" if total > 0 else "UTH_LOSES"
    return Line(code, {"chips": abs(total)}, amounts)


@procedure(
    "ultimate",
    "uth results",
    "uth blind",
    "uth trips",
    "uth hands",
    "uth game",
    "uth decisions",
    "uth errors",
    moment="showdown",
    line=_ultimate_line,
    text="uth",
)
def ultimate(case: UltimateHand) -> Ruling[Settlement]:
    """Return what the ante, the blind, the play bet and trips win or lose.

    The dealer qualifies with a pair: below it the ante is returned, whoever is stronger. The
    blind pays by its table, on a hand that wins; trips by its own, on any. Equal hands return
    all but trips.

    >>> hand = UltimateHand(player=("As", "Ad"), dealer=("2c", "3d"), ante=10, play=4,
    ...                     board=("Ks", "Qh", "9d", "7c", "4h"))
    >>> (ultimate(hand).decision.ante, ultimate(hand).decision.play)
    (0, 40)
    """
    mine = best_high("holdem", case.player, case.board)
    if case.cancelled:
        told = Settlement(0, 0, 0, 0, 0, "cancelled", mine.category)
        return Ruling(told, cites=("uth errors",), because=Reason(REASONS["cancelled"]))
    trips = TRIPS_PAYS.get(mine.category, -1) * case.trips
    cites = ("uth results", "uth blind", *(("uth trips",) if case.trips else ()))
    if not case.play:
        lost = -case.ante
        told = Settlement(lost, lost, 0, trips, 2 * lost + trips, "folded", mine.category)
        return Ruling(told, (*cites, "uth decisions"), Reason(REASONS["folded"]))
    theirs = best_high("holdem", case.dealer, case.board)
    qualifies = theirs.category != "high_card"
    result: Result = "player" if mine.strength > theirs.strength else "dealer"
    if mine.strength == theirs.strength:
        result = "equal"
    sign = {"player": 1, "dealer": -1}.get(result, 0)
    ante = sign * case.ante if qualifies else 0
    blind = _blind(case.ante, mine.category) if sign > 0 else sign * case.ante
    play = sign * case.play * case.ante
    total = ante + blind + play + trips
    return Ruling(
        Settlement(
            ante, blind, play, trips, total, result, mine.category, theirs.category, qualifies
        ),
        cites=cites,
        because=Reason(REASONS[result]),
        chain=() if qualifies else (Reason("UTH_NOT_QUALIFIED"),),
    )


def _blind(ante: int, hand: Category) -> int:
    """Return what the blind bet wins on a winning hand, rounded down; zero below a straight."""
    pays, for_each = BLIND_PAYS.get(hand, (0, 1))
    return ante * pays // for_each
