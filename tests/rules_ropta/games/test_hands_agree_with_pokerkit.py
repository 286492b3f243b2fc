"""The best hands agree with PokerKit's own, game by game, but for the short deck's two kinds."""

from __future__ import annotations

import pokerkit
import pytest
from examples import examples
from hypothesis import given
from hypothesis import strategies as st

from rules_ropta.games.dealt import DEALT, Game
from rules_ropta.games.hand_order import OUR_NAMES, best_high, best_low

DECK = tuple(rank + suit for rank in "23456789TJQKA" for suit in "cdhs")
SHORT = tuple(card for card in DECK if card[0] in "6789TJQKA")
OF: dict[Game, type[pokerkit.CombinationHand]] = {
    "holdem": pokerkit.StandardHighHand,
    "omaha": pokerkit.OmahaHoldemHand,
    "stud5": pokerkit.StandardHighHand,
    "stud7": pokerkit.StandardHighHand,
}


@pytest.mark.parametrize("game", OF)
@examples(120)
@given(deck=st.permutations(DECK))
def test_the_same_hand_wins(game: Game, deck: list[str]) -> None:
    held, shared = DEALT[game].ways[0]
    board = tuple(deck[:shared])
    holes = [tuple(deck[shared + i * held : shared + (i + 1) * held]) for i in range(2)]
    ours = [best_high(game, hole, board) for hole in holes]
    theirs = [OF[game].from_game("".join(hole), "".join(board)) for hole in holes]
    assert (ours[0].strength < ours[1].strength) == (theirs[0] < theirs[1])
    assert (ours[0].strength == ours[1].strength) == (theirs[0] == theirs[1])
    for our, their in zip(ours, theirs, strict=True):
        kind = "straight_flush" if our.category == "royal" else our.category
        assert kind == OUR_NAMES[their.entry.label.name]


@examples(150)
@given(deck=st.permutations(DECK))
def test_the_same_low_wins(deck: list[str]) -> None:
    board, holes = tuple(deck[:5]), (tuple(deck[5:9]), tuple(deck[9:13]))
    ours = [best_low("omaha_hi_lo", hole, board) for hole in holes]
    theirs = [
        pokerkit.OmahaEightOrBetterLowHand.from_game_or_none("".join(hole), "".join(board))
        for hole in holes
    ]
    assert [low is None for low in ours] == [low is None for low in theirs]
    if ours[0] and ours[1]:
        assert (ours[0].strength < ours[1].strength) == (theirs[0] < theirs[1])
        assert (ours[0].strength == ours[1].strength) == (theirs[0] == theirs[1])


@examples(200)
@given(deck=st.permutations(SHORT))
def test_in_a_short_deck_only_straights_and_threes_change_places(deck: list[str]) -> None:
    board, holes = tuple(deck[:5]), (tuple(deck[5:7]), tuple(deck[7:9]))
    ours = [best_high("six_plus", hole, board) for hole in holes]
    theirs = [
        pokerkit.ShortDeckHoldemHand.from_game("".join(hole), "".join(board)) for hole in holes
    ]
    if not any(hand.entry.label.name == "STRAIGHT" for hand in theirs):
        assert (ours[0].strength < ours[1].strength) == (theirs[0] < theirs[1])
        assert (ours[0].strength == ours[1].strength) == (theirs[0] == theirs[1])
