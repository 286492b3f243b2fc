"""Cards dealt in each game, and cards that cannot come from one deal: wrong count, duplicates."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final, Literal

from rules_ropta.situation import Malformed

Game = Literal["holdem", "omaha", "omaha_hi_lo", "six_plus", "stud5", "stud7"]

Cards = tuple[str, ...]

SHORT_DECK: Final = frozenset("6789TJQKA")

CITED: Final[Mapping[Game, tuple[str, ...]]] = {
    "holdem": ("help hands",),
    "omaha": ("help omaha", "help hands"),
    "omaha_hi_lo": ("help omaha hi lo", "help hands"),
    "six_plus": ("help six plus", "help hands"),
    "stud5": ("help stud 5", "help hands"),
    "stud7": ("help stud 7", "help hands"),
}
"""The pages of the help book that a game's hands rest on."""


@dataclass(frozen=True, slots=True)
class Dealt:
    """Cards of a hand and of the board, each with what may stand for it, and the most hands.

    ``most_hands``: as many as the deck holds with its board and three cards burned; eight at
    stud, by the text; nine at Omaha, where a tenth place is not spread.
    """

    ways: tuple[tuple[int, int], ...]
    most_hands: int


DEALT: Final[Mapping[Game, Dealt]] = {
    "holdem": Dealt(((2, 5),), 22),
    "omaha": Dealt(((4, 5),), 9),
    "omaha_hi_lo": Dealt(((4, 5),), 9),
    "six_plus": Dealt(((2, 5),), 14),
    "stud5": Dealt(((5, 0),), 8),
    # The deck run out, one last card stands for the seventh of all.
    "stud7": Dealt(((7, 0), (6, 1)), 8),
}


def check_hand(game: Game, hole: Cards, board: Cards, field: str = "hole") -> None:
    """Raise ``Malformed`` where no deal of this game gives these cards.

    >>> check_hand("holdem", ("As", "Kd"), ("2c", "3c", "4c", "5c", "6c"))
    """
    ways = DEALT[game].ways
    if len(board) not in {there for _, there in ways}:
        asked = " or ".join(str(there) for _, there in ways)
        raise Malformed("WRONG_NUMBER", f"cards on the board: {asked}", "board")
    if (len(hole), len(board)) not in ways:
        asked = " or ".join(str(held) for held, there in ways if there == len(board))
        raise Malformed("WRONG_NUMBER", f"cards of a hand: {asked}", field)
    check_deck(game, hole, field)
    check_deck(game, board, "board")
    check_apart((("board", board), (field, hole)))


def check_hands(game: Game, holes: Mapping[str, Cards], board: Cards) -> None:
    """Raise ``Malformed`` where no deal of this game gives these hands together.

    >>> check_hands("stud5", {"A": ("As", "Ks", "Qs", "Js", "9s")}, ())
    """
    if len(holes) > DEALT[game].most_hands:
        raise Malformed("TOO_MANY", f"hands: {DEALT[game].most_hands} at most", "holes")
    for name, hole in holes.items():
        check_hand(game, hole, board, f"holes.{name}")
    check_apart((("board", board), *((f"holes.{name}", hole) for name, hole in holes.items())))


def check_deck(game: Game, cards: Cards, field: str) -> None:
    """Raise ``Malformed`` where a card is not in the game's deck.

    >>> check_deck("six_plus", ("6c", "As"), "hole")
    """
    if game == "six_plus" and not {card[0] for card in cards} <= SHORT_DECK:
        raise Malformed("UNKNOWN_CARD", "this deck begins at the six", field)


def check_apart(held: Iterable[tuple[str, Cards]]) -> None:
    """Raise ``Malformed`` where the same card stands in two places; they are named by field.

    >>> check_apart((("board", ("As",)), ("hole", ("Kd",))))
    """
    seen: set[str] = set()
    for field, cards in held:
        for card in cards:
            if card in seen:
                raise Malformed("TWICE", f"{card} is dealt twice", field)
            seen.add(card)
