"""Whose five cards are best: the order of hands, and what each game lets one use."""

from __future__ import annotations

from typing import Any

import pytest
from examples import examples
from hypothesis import given
from hypothesis import strategies as st

from rules_ropta.games.dealt import DEALT, Game
from rules_ropta.games.hand_order import SHORT_ORDER, best_high, best_low
from rules_ropta.json_door import answer_case

DECK = tuple(rank + suit for rank in "23456789TJQKA" for suit in "cdhs")
SHORT = tuple(card for card in DECK if card[0] in "6789TJQKA")
RANKS = "23456789TJQKA"


def told(game: Game, hole: str, board: str = "") -> dict[str, Any]:
    return answer_case({"op": "best_hand", "game": game, "hole": hole, "board": board})


def made(game: Game, hole: str, board: str = "") -> tuple[str, str]:
    decision = told(game, hole, board)["decision"]
    return decision["category"], decision["cards"]


class TestHelp_hands:
    @pytest.mark.parametrize(
        ("cards", "category", "read"),
        [
            ("Ts As Ks Js Qs", "royal", "AsKsQsJsTs"),
            ("5s As 2s 3s 4s", "straight_flush", "5s4s3s2sAs"),
            ("7c 7d 7h 2s 7s", "four_of_a_kind", "7s7h7d7c2s"),
            ("4h 4c 4s Jd Js", "full_house", "4s4h4cJsJd"),
            ("10h 2h Jh 4h Ah", "flush", "AhJhTh4h2h"),
            ("6c 7d 8h 9s 10c", "straight", "Tc9s8h7d6c"),
            ("Ac 2d 3h 4s 5c", "straight", "5c4s3h2dAc"),
            ("7h 7s 7c Kd 2c", "three_of_a_kind", "7s7h7cKd2c"),
            ("9s 9h Qc Qs 3d", "two_pair", "QsQc9s9h3d"),
            ("8h 8c 2d Kc 5s", "pair", "8h8cKc5s2d"),
            ("8h 7c 2d Kc 5s", "high_card", "Kc8h7c5s2d"),
            ("Kc Ad 2h 3s 4c", "high_card", "AdKc4c3s2h"),
        ],
    )
    def test_each_kind_is_told_with_its_cards(self, cards: str, category: str, read: str) -> None:
        assert made("stud5", cards) == (category, read)

    def test_the_board_alone_may_play(self) -> None:
        assert made("holdem", "2c 3d", "As Ks Qs Js Ts") == ("royal", "AsKsQsJsTs")

    @examples(200)
    @given(st.permutations(DECK), st.randoms(use_true_random=False))
    def test_the_order_in_which_cards_are_named_changes_nothing(
        self, deck: list[str], chance: Any
    ) -> None:
        seven = deck[:7]
        mixed = seven[:]
        chance.shuffle(mixed)
        first = best_high("holdem", tuple(seven[:2]), tuple(seven[2:]))
        assert best_high("holdem", tuple(mixed[:2]), tuple(mixed[2:])) == first
        assert set(first.cards) <= set(seven) and len(set(first.cards)) == 5

    @examples(200)
    @given(st.permutations(DECK), st.sampled_from(["holdem", "omaha", "stud5"]))
    def test_of_two_hands_one_is_stronger_or_both_are_equal(
        self, deck: list[str], game: Game
    ) -> None:
        held, shared = DEALT[game].ways[0]
        board = tuple(deck[:shared])
        one = best_high(game, tuple(deck[shared : shared + held]), board)
        other = best_high(game, tuple(deck[shared + held : shared + 2 * held]), board)
        assert (one.strength > other.strength) + (one.strength < other.strength) + (
            one.strength == other.strength
        ) == 1
        same_ranks = [c[0] for c in one.cards] == [c[0] for c in other.cards]
        if one.strength == other.strength:
            assert same_ranks and one.category == other.category
        elif one.category == other.category:
            assert not same_ranks

    @examples(100)
    @given(st.permutations(DECK))
    def test_more_cards_never_make_a_weaker_hand(self, deck: list[str]) -> None:
        five = best_high("stud5", tuple(deck[:5]), ())
        seven = best_high("stud7", tuple(deck[:7]), ())
        assert seven.strength >= five.strength


class TestHelp_omaha:
    def test_four_of_a_suit_on_the_board_make_no_flush_with_one_held(self) -> None:
        assert made("omaha", "As Kd Qc 2h", "3s 5s 9s Js 8d")[0] == "high_card"

    def test_four_alike_held_play_as_a_pair(self) -> None:
        assert made("omaha", "Ac Ad Ah As", "2c 3d 4h 9s Kc") == ("pair", "AsAhKc9s4h")

    def test_it_cites_its_page(self) -> None:
        answer = told("omaha", "Ac Ad Ah As", "2c 3d 4h 9s Kc")
        assert (answer["cites"], answer["edition"]) == (["help omaha", "help hands"], "help")
        assert answer["decision"]["low"] is None


class TestHelp_omaha_hi_lo:
    def test_a_low_takes_five_ranks_under_nine(self) -> None:
        low = told("omaha_hi_lo", "As 2s Kd Kc", "3h 4h 8d Qc Jh")["decision"]["low"]
        assert low == "8d4h3h2sAs"

    @pytest.mark.parametrize(
        ("hole", "board"),
        [
            ("As 2s Kd Kc", "3h 4h 9d Qc Jh"),  # two low cards on the board
            ("As Ks Kd Kc", "3h 4h 5d 6c 7h"),  # one low card held
            ("As 2s Kd Kc", "2h Ah 5d Qc 8h"),  # the ranks held are there already
        ],
    )
    def test_and_none_is_made_without_them(self, hole: str, board: str) -> None:
        assert told("omaha_hi_lo", hole, board)["decision"]["low"] is None

    def test_lows_are_compared_from_the_highest_card_down(self) -> None:
        board = ("3h", "4h", "8d", "Qc", "Jh")
        seven = best_low("omaha_hi_lo", ("7s", "2s", "Kd", "Kc"), board)
        ace = best_low("omaha_hi_lo", ("As", "2s", "Kd", "Kc"), board)
        wheel = best_low("omaha_hi_lo", ("As", "2s", "Kd", "Kc"), ("3h", "4h", "5d", "Qc", "Jh"))
        assert seven and ace and wheel
        assert seven.strength < ace.strength < wheel.strength

    @examples(200)
    @given(st.permutations(DECK))
    def test_a_low_uses_two_cards_of_the_hand(self, deck: list[str]) -> None:
        hole, board = tuple(deck[:4]), tuple(deck[4:9])
        low = best_low("omaha_hi_lo", hole, board)
        held = {c[0] for c in hole if c[0] in "A2345678"}
        shared = {c[0] for c in board if c[0] in "A2345678"}
        possible = any(len(shared - {a, b}) >= 3 for a in held for b in held if a != b)
        assert (low is not None) == possible
        if low:
            assert len(set(low.cards) & set(hole)) == 2
            assert len({card[0] for card in low.cards}) == 5


class TestHelp_six_plus:
    def test_three_of_a_kind_beats_a_straight(self) -> None:
        assert made("six_plus", "Kd Kc", "Ks Qh Jd Tc 9h")[0] == "three_of_a_kind"

    def test_a_flush_beats_a_full_house(self) -> None:
        flush = best_high("six_plus", ("Ad", "6d"), ("7d", "9d", "Qd", "Kc", "Kh"))
        full = best_high("six_plus", ("Ks", "Qc"), ("7d", "9d", "Qd", "Kc", "Kh"))
        assert (flush.category, full.category) == ("flush", "full_house")
        assert flush.strength > full.strength

    def test_an_ace_begins_a_straight_under_the_six(self) -> None:
        answer = told("six_plus", "Ad 6c", "7h 8s 9c Kd Qh")
        assert answer["decision"]["cards"] == "9c8s7h6cAd"
        assert answer["readings"] == ["HSP-ace-low"]

    def test_there_is_no_five(self) -> None:
        answer = told("six_plus", "Ad 5c", "7h 8s 9c Kd Qh")
        assert (answer["code"], answer["field"]) == ("UNKNOWN_CARD", "hole")

    @examples(200)
    @given(st.permutations(SHORT))
    def test_the_order_of_the_kinds_is_the_pages(self, deck: list[str]) -> None:
        order = [*SHORT_ORDER, "royal"]
        assert order.index("straight") < order.index("three_of_a_kind")
        assert order.index("full_house") < order.index("flush")
        board = tuple(deck[:5])
        one = best_high("six_plus", tuple(deck[5:7]), board)
        other = best_high("six_plus", tuple(deck[7:9]), board)
        if one.category != other.category:
            stronger = order.index(one.category) > order.index(other.category)
            assert (one.strength > other.strength) == stronger


class TestHelp_stud_5:
    def test_five_cards_and_no_board(self) -> None:
        assert told("stud5", "As Ad Kc Kd")["field"] == "hole"
        assert told("stud5", "As Ad Kc Kd 2h", "3c")["field"] == "board"


class TestHelp_stud_7:
    def test_the_best_five_of_seven(self) -> None:
        assert made("stud7", "2c Jd 3h Jc 4h 8s 2h") == ("two_pair", "JdJc2h2c8s")

    def test_one_last_card_may_stand_for_all(self) -> None:
        assert made("stud7", "2c Jd 3h Jc 4h 8s", "Jh")[0] == "three_of_a_kind"
        assert told("stud7", "2c Jd 3h Jc 4h 8s 9s", "Jh")["field"] == "hole"
        assert told("stud7", "2c Jd 3h Jc 4h 8s")["code"] == "WRONG_NUMBER"


class TestCardsTyped:
    @pytest.mark.parametrize("hole", ["AdTc", "Ad 10c", "ad,tc", "A♦ 10♣", "A♦️T♣️", "AD 10C"])
    def test_as_a_floor_writes_them(self, hole: str) -> None:
        assert told("holdem", hole, "2c 3c 4h 9s Kd")["decision"]["cards"] == "AdKdTc9s4h"

    def test_french_letters_are_understood(self) -> None:
        assert made("stud5", "Rs Dd Vc 9h 8c")[1] == "KsQdJc9h8c"

    @pytest.mark.parametrize(
        ("hole", "board", "code", "field"),
        [
            ("As As", "2c 3c 4h 9s Kd", "TWICE", "hole"),
            ("As Kd", "2c 3c 4h 9s Kd", "TWICE", "hole"),
            ("As", "2c 3c 4h 9s Kd", "WRONG_NUMBER", "hole"),
            ("As Qd Jd", "2c 3c 4h 9s Kd", "WRONG_NUMBER", "hole"),
            ("As Qd", "2c 3c 4h 9s", "WRONG_NUMBER", "board"),
            ("As Qd", "2c 3c 4h 9s Kd 8d", "WRONG_NUMBER", "board"),
            ("As 1d", "2c 3c 4h 9s Kd", "UNKNOWN_CARD", "hole"),
            ("Asx Qd", "2c 3c 4h 9s Kd", "UNKNOWN_CARD", "hole"),
            ("A", "2c 3c 4h 9s Kd", "UNKNOWN_CARD", "hole"),
        ],
    )
    def test_cards_that_cannot_be_are_an_error(
        self, hole: str, board: str, code: str, field: str
    ) -> None:
        answer = told("holdem", hole, board)
        assert (answer["outcome"], answer["code"], answer["field"]) == ("error", code, field)

    @pytest.mark.parametrize("hole", [7, None, ["As", "Kd"], {"As": 1}])
    def test_what_is_no_text_is_an_error(self, hole: object) -> None:
        answer = answer_case({"op": "best_hand", "game": "holdem", "hole": hole, "board": ""})
        assert (answer["outcome"], answer["field"]) == ("error", "hole")
