"""What each bet wins or loses at Ultimate Texas Hold'em."""

from __future__ import annotations

from typing import Any

import pytest
from every_case import every_case
from examples import examples
from hypothesis import given
from hypothesis import strategies as st

from rules_ropta.json_door import answer_case

DECK = tuple(rank + suit for rank in "23456789TJQKA" for suit in "cdhs")
DULL = "Ks Qh 9d 7c 4h"


def bets(**given: Any) -> dict[str, Any]:
    case = {"player": "As Ad", "dealer": "2c 3d", "board": DULL, "ante": 10, "play": 4, "trips": 0}
    return answer_case({"op": "ultimate", **case, **given})


def settled(**given: Any) -> tuple[int, int, int, int, int]:
    told = bets(**given)["decision"]
    return told["ante"], told["blind"], told["play"], told["trips"], told["total"]


class TestUth_results:
    def test_the_ante_is_returned_where_the_dealer_has_no_pair(self) -> None:
        assert settled() == (0, 0, 40, 0, 40)
        told = bets(player="2s 3s", dealer="Ac 2d")
        assert told["decision"]["dealer_qualifies"] is False
        assert told["chain"][0]["code"] == "UTH_NOT_QUALIFIED"
        assert settled(player="2s 3s", dealer="Ac 2d") == (0, -10, -40, 0, -50)

    def test_a_pair_qualifies(self) -> None:
        assert settled(dealer="4c 3d") == (10, 0, 40, 0, 50)
        assert settled(player="2s 3s", dealer="4c 3d") == (-10, -10, -40, 0, -60)

    def test_equal_hands_return_everything(self) -> None:
        told = bets(player="As 2d", dealer="Ac 2h")
        assert told["decision"]["result"] == "equal"
        assert settled(player="As 2d", dealer="Ac 2h") == (0, 0, 0, 0, 0)


class TestUth_blind:
    @pytest.mark.parametrize(
        ("player", "board", "times"),
        [
            ("As Ks", "Qs Js Ts 2c 3d", 500),
            ("9s Ks", "Qs Js Ts 2c 3d", 50),
            ("9s 9d", "9c 9h Ts 2c 3d", 10),
            ("9s 9d", "9c Th Ts 2c 3d", 3),
            ("9s 8d", "7c 6h Ts 2c 3d", 1),
            ("9s 9d", "9c 6h Ts 2c 3d", 0),
        ],
    )
    def test_it_pays_a_winning_hand_by_its_table(self, player: str, board: str, times: int) -> None:
        assert bets(player=player, board=board, dealer="4c 7h")["decision"]["blind"] == 10 * times

    def test_a_flush_pays_three_to_two_rounded_down(self) -> None:
        flush = {"player": "As 8s", "board": "Qs Js 2s 3c 4d"}
        assert bets(**flush, ante=15)["decision"]["blind"] == 22

    def test_it_pays_nothing_on_a_hand_that_loses_or_ties(self) -> None:
        straight = {"player": "9s 2d", "board": "8c 7h 6s 5c Kd"}
        assert bets(**straight, dealer="Tc 9h")["decision"]["blind"] == -10
        assert bets(**straight, dealer="9h 2c")["decision"]["blind"] == 0


class TestUth_trips:
    @every_case(
        "player, board, times",
        [
            ("As Ks", "Qs Js Ts 2c 3d", 50),
            ("9s Ks", "Qs Js Ts 2c 3d", 40),
            ("9s 9d", "9c 9h Ts 2c 3d", 30),
            ("9s 9d", "9c Th Ts 2c 3d", 8),
            ("9s 8s", "7s 6h Ts 2s 3d", 7),
            ("9s 8d", "7c 6h Ts 2c 3d", 4),
            ("9s 9d", "9c 6h Ts 2c 3d", 3),
            ("9s 9d", "Tc 6h Ts 2c 3d", -1),
        ],
    )
    @every_case("play", [0, 1])
    def test_it_pays_any_hand_even_given_up(
        self, player: str, board: str, times: int, play: int
    ) -> None:
        told = bets(player=player, board=board, dealer="4c 5h", trips=20, play=play)
        assert told["decision"]["trips"] == 20 * times
        assert "uth trips" in told["cites"]


class TestUth_hands:
    def test_both_take_the_best_five_of_seven(self) -> None:
        told = bets(player="2s 3d", dealer="2d 3s", board="As Kd Qh Jc Ts")["decision"]
        assert (told["hand"], told["dealer_hand"], told["result"]) == (
            "straight",
            "straight",
            "equal",
        )


class TestUth_game:
    def test_the_blind_is_as_much_as_the_ante(self) -> None:
        assert settled(player="2s 3s", dealer="4c 3d", ante=70, play=1) == (-70, -70, -70, 0, -210)

    @pytest.mark.parametrize(
        ("changed", "code", "field"),
        [
            ({"player": "As Ks"}, "TWICE", "player"),
            ({"dealer": "As 2c"}, "TWICE", "dealer"),
            ({"dealer": ""}, "WRONG_NUMBER", "dealer"),
            ({"player": "As"}, "WRONG_NUMBER", "player"),
            ({"board": "Ks Qh 9d 7c"}, "WRONG_NUMBER", "board"),
            ({"ante": 0}, "OUT_OF_RANGE", "ante"),
            ({"trips": -1}, "NEGATIVE", "trips"),
        ],
    )
    def test_what_cannot_be_is_an_error(
        self, changed: dict[str, Any], code: str, field: str
    ) -> None:
        told = bets(**changed)
        assert (told["outcome"], told["code"], told["field"]) == ("error", code, field)


class TestUth_decisions:
    @pytest.mark.parametrize("play", [1, 2, 3, 4])
    def test_the_play_bet_is_so_many_antes(self, play: int) -> None:
        assert bets(play=play)["decision"]["play"] == 10 * play

    @pytest.mark.parametrize("play", [5, -1, True, "2", 2.0])
    def test_and_no_other_number(self, play: object) -> None:
        assert bets(play=play)["field"] == "play"

    def test_who_gives_up_loses_ante_and_blind_whatever_the_dealer_has(self) -> None:
        assert settled(play=0) == (-10, -10, 0, 0, -20)
        assert settled(play=0, dealer="") == (-10, -10, 0, 0, -20)


class TestUth_errors:
    def test_a_round_cancelled_returns_every_bet(self) -> None:
        told = bets(cancelled=True, trips=50)
        assert (told["decision"]["total"], told["cites"]) == (0, ["uth errors"])
        assert told["edition"] == "uth"


@examples(200)
@given(st.permutations(DECK), st.integers(1, 500), st.integers(0, 4), st.integers(0, 100))
def test_nobody_loses_more_than_the_bets(deck: list[str], ante: int, play: int, trips: int) -> None:
    given_cards = {"player": deck[:2], "dealer": deck[2:4], "board": deck[4:9]}
    cards = {name: "".join(part) for name, part in given_cards.items()}
    told = bets(**cards, ante=ante, play=play, trips=trips)["decision"]
    assert told["total"] == told["ante"] + told["blind"] + told["play"] + told["trips"]
    assert told["total"] >= -(2 + play) * ante - trips
    swapped = {**cards, "player": cards["dealer"], "dealer": cards["player"]}
    other = bets(**swapped, ante=ante, play=play, trips=trips)["decision"]
    if play:
        assert told["play"] == -other["play"]
