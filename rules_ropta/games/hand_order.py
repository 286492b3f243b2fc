"""The order of hands, through PokerKit, and the best five cards of what a game lets one use.

PokerKit's short deck keeps a straight above three of a kind, the help book puts it below: there
the kind of the hand is compared in our order, and PokerKit's within the kind.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from typing import TYPE_CHECKING, Final, Literal

from rules_ropta.games.dealt import Cards, Game
from rules_ropta.situation import RANKS, SUITS

if TYPE_CHECKING:
    from pokerkit import Lookup

Category = Literal[
    "high_card",
    "pair",
    "two_pair",
    "three_of_a_kind",
    "straight",
    "flush",
    "full_house",
    "four_of_a_kind",
    "straight_flush",
    "royal",
]

OUR_NAMES: Final[Mapping[str, Category]] = {
    "HIGH_CARD": "high_card",
    "ONE_PAIR": "pair",
    "TWO_PAIR": "two_pair",
    "THREE_OF_A_KIND": "three_of_a_kind",
    "STRAIGHT": "straight",
    "FLUSH": "flush",
    "FULL_HOUSE": "full_house",
    "FOUR_OF_A_KIND": "four_of_a_kind",
    "STRAIGHT_FLUSH": "straight_flush",
}
STANDARD_ORDER: Final = tuple(OUR_NAMES.values())
SHORT_ORDER: Final[tuple[Category, ...]] = (
    "high_card",
    "pair",
    "two_pair",
    "straight",
    "three_of_a_kind",
    "full_house",
    "flush",
    "four_of_a_kind",
    "straight_flush",
)
WHEEL: Final = frozenset("A2345")
SHORT_WHEEL: Final = frozenset("A6789")
USED_FROM_HAND: Final = 2

Strength = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Five:
    """Five cards, those that make the hand first, its kind, and how strong it is.

    Of two hands of one game the stronger has the greater strength; equal hands have the same.
    """

    category: Category
    cards: Cards
    strength: Strength


def best_high(game: Game, hole: Cards, board: Cards) -> Five:
    """Return the best hand these cards make: two from the hand and three from the board at Omaha.

    >>> best_high("six_plus", ("Kd", "Kc"), ("Ks", "Ah", "9d", "8c", "7h")).category
    'three_of_a_kind'
    """
    short = game == "six_plus"
    rank = _high_short if short else _high
    strength, cards = _strongest(rank, _playable(game, hole, board))
    kind = (SHORT_ORDER if short else STANDARD_ORDER)[strength[0]]
    told = _in_reading_order(cards, kind, SHORT_WHEEL if short else WHEEL)
    royal = kind == "straight_flush" and told[0][0] == "A"
    return Five("royal" if royal else kind, told, strength)


def best_low(game: Game, hole: Cards, board: Cards) -> Five | None:
    """Return the best low hand, None where there is none: five ranks under nine, the ace lowest.

    >>> best_low("omaha_hi_lo", ("As", "2s", "Kd", "Kc"), ("3h", "4h", "5d", "Qc", "Jh")).cards
    ('5d', '4h', '3h', '2s', 'As')
    """
    low = [
        five for five in _playable(game, hole, board) if _lookup("low").has_entry(_as_text(five))
    ]
    if not low:
        return None
    strength, cards = _strongest(_low, low)
    ace_last = sorted(cards, key=lambda card: "A23456789".index(card[0]), reverse=True)
    return Five("high_card", tuple(ace_last), strength)


def by_rank_and_suit(card: str) -> tuple[int, int]:
    """Return what orders cards: their rank, the ace highest, then clubs up to spades.

    >>> max(("9s", "Td", "Th"), key=by_rank_and_suit)
    'Th'
    """
    return RANKS.index(card[0]), SUITS.index(card[1])


def _playable(game: Game, hole: Cards, board: Cards) -> Iterator[Cards]:
    if game in ("omaha", "omaha_hi_lo"):
        for held in combinations(hole, USED_FROM_HAND):
            for shared in combinations(board, 5 - USED_FROM_HAND):
                yield held + shared
        return
    yield from combinations((*hole, *board), 5)


def _strongest(rank: Callable[[Cards], Strength], fives: Iterable[Cards]) -> tuple[Strength, Cards]:
    """The strongest five; of equal ones always the same, however the cards were named."""
    return max(
        ((rank(five), five) for five in fives),
        key=lambda ranked: (ranked[0], sorted(by_rank_and_suit(card) for card in ranked[1])),
    )


def _high(five: Cards) -> Strength:
    return _ranked(_lookup("standard"), five, STANDARD_ORDER)


def _high_short(five: Cards) -> Strength:
    return _ranked(_lookup("short"), five, SHORT_ORDER)


def _ranked(lookup: Lookup, five: Cards, order: tuple[Category, ...]) -> Strength:
    entry = lookup.get_entry(_as_text(five))
    return order.index(OUR_NAMES[entry.label.name]), entry.index


def _low(five: Cards) -> Strength:
    return 0, -_lookup("low").get_entry(_as_text(five)).index


def _as_text(five: Cards) -> str:
    return "".join(five)


@cache
def _lookup(name: Literal["standard", "short", "low"]) -> Lookup:
    """PokerKit's table, read when a hand is first asked: half a second that no start pays."""
    import pokerkit

    if name == "short":
        return pokerkit.ShortDeckHoldemLookup()
    return pokerkit.EightOrBetterLookup() if name == "low" else pokerkit.StandardLookup()


def _in_reading_order(cards: Cards, kind: Category, wheel: frozenset[str]) -> Cards:
    """The cards as they are read: the pair before its kickers; an ace comes last if it is low."""
    ranks = [card[0] for card in cards]
    told = sorted(cards, key=lambda c: (ranks.count(c[0]), by_rank_and_suit(c)), reverse=True)
    if kind in ("straight", "straight_flush") and frozenset(ranks) == wheel:
        told = told[1:] + told[:1]
    return tuple(told)
