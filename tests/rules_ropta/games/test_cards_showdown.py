"""Who takes which pot, cards face up: pots whole, halves, ties and odd chips."""

from __future__ import annotations

from typing import Any

import pytest
from examples import examples
from hypothesis import given
from hypothesis import strategies as st

from rules_ropta.games.cards_showdown import parts
from rules_ropta.games.dealt import DEALT, Game
from rules_ropta.games.hand_order import best_high
from rules_ropta.json_door import answer_case

DECK = tuple(rank + suit for rank in "23456789TJQKA" for suit in "cdhs")
SHORT = tuple(card for card in DECK if card[0] in "6789TJQKA")
NAMES = ("A", "B", "C", "D", "E")
BOARD = "2c 3d 4h 9s Kc"


def told(**given: Any) -> dict[str, Any]:
    holes = given["holes"]
    whole = [{"amount": given.pop("amount", 100), "eligible": list(holes)}]
    case = {"game": "holdem", "board": BOARD, "pots": whole, "from_button": list(holes)}
    return answer_case({"op": "cards_showdown", **case, **given})


@st.composite
def showdowns(draw: st.DrawFn) -> dict[str, Any]:
    game: Game = draw(st.sampled_from(sorted(DEALT)))
    deck = draw(st.permutations(SHORT if game == "six_plus" else DECK))
    held, shared = DEALT[game].ways[0]
    players = NAMES[: draw(st.integers(2, 5))]
    cut = [deck[shared + i * held : shared + (i + 1) * held] for i in range(len(players))]
    pots = draw(
        st.lists(
            st.fixed_dictionaries(
                {
                    "amount": st.integers(0, 10_000),
                    "eligible": st.lists(st.sampled_from(players), min_size=1, unique=True),
                }
            ),
            max_size=4,
        )
    )
    return {
        "op": "cards_showdown",
        "game": game,
        "holes": {name: "".join(hole) for name, hole in zip(players, cut, strict=True)},
        "board": "".join(deck[:shared]),
        "pots": pots,
        "from_button": draw(st.permutations(players)),
    }


@examples(250)
@given(showdowns())
def test_awards_sum_to_the_pots_and_go_to_who_may_win_them(case: dict[str, Any]) -> None:
    decision = answer_case(case)["decision"]
    assert set(decision["awards"]) == set(case["holes"])
    assert sum(decision["awards"].values()) == sum(pot["amount"] for pot in case["pots"])
    for asked, pot in zip(case["pots"], decision["pots"], strict=True):
        assert set(pot["shares"]) == {*pot["high"], *pot["low"]} <= set(asked["eligible"])
        assert sum(pot["shares"].values()) == asked["amount"] == pot["amount"]
        shares = [pot["shares"][name] for name in pot["high"]]
        if not pot["low"]:
            assert max(shares) - min(shares) <= 1
            assert shares == sorted(shares, reverse=True)
        for name, chips in pot["odd"].items():
            assert 0 < chips <= 2 and pot["shares"][name] >= chips


@examples(150)
@given(showdowns())
def test_nobody_who_may_win_a_pot_beats_its_winners(case: dict[str, Any]) -> None:
    decision = answer_case(case)["decision"]
    board = tuple(case["board"][i : i + 2] for i in range(0, len(case["board"]), 2))
    strength = {
        name: best_high(
            case["game"], tuple(hole[i : i + 2] for i in range(0, len(hole), 2)), board
        ).strength
        for name, hole in case["holes"].items()
    }
    for asked, pot in zip(case["pots"], decision["pots"], strict=True):
        top = max(strength[name] for name in asked["eligible"])
        assert set(pot["high"]) == {n for n in asked["eligible"] if strength[n] == top}


@given(st.integers(0, 10**9), st.integers(1, 9), st.sampled_from([1, 25, 100]))
def test_parts_sum_to_the_whole_and_differ_by_one_chip(amount: int, among: int, chip: int) -> None:
    shares = parts(amount, among, chip)
    assert sum(shares) == amount
    assert len(shares) == among
    assert max(shares[1:], default=shares[0]) <= shares[0] < shares[-1] + 2 * chip
    assert all(share % chip == 0 for share in shares[1:])


class TestSharing:
    def test_the_odd_chip_goes_to_the_first_left_of_the_button(self) -> None:
        holes = {"A": "As Qd", "B": "Ad Qs"}
        answer = told(holes=holes, amount=101, from_button=["B", "A"])
        assert answer["decision"]["awards"] == {"A": 50, "B": 51}
        assert answer["decision"]["pots"][0]["odd"] == {"B": 1}
        assert answer["because"]["code"] == "EQUAL_HANDS_SHARE"
        assert answer["cites"] == ["help hands", "10.8"]
        assert answer["readings"] == []

    def test_two_odd_chips_go_one_each(self) -> None:
        holes = {"A": "As Qd", "B": "Ad Qs", "C": "Ac Qh"}
        answer = told(holes=holes, amount=101, from_button=["C", "A", "B"])
        assert answer["decision"]["awards"] == {"A": 34, "B": 33, "C": 34}
        assert answer["readings"] == ["HO-odd-chips"]

    def test_an_odd_chip_is_one_of_those_in_play(self) -> None:
        holes = {"A": "As Qd", "B": "Ad Qs"}
        answer = told(holes=holes, amount=725, from_button=["B", "A"], smallest_chip=25)
        assert answer["decision"]["awards"] == {"A": 350, "B": 375}

    def test_an_even_pot_rests_on_no_odd_chip(self) -> None:
        assert told(holes={"A": "As Qd", "B": "Ad Qs"})["cites"] == ["help hands"]

    def test_a_short_stack_wins_only_the_pot_it_may(self) -> None:
        pots = [
            {"amount": 300, "eligible": ["A", "B", "C"]},
            {"amount": 90, "eligible": ["B", "C"]},
        ]
        holes = {"A": "Ks Kd", "B": "9d 9h", "C": "5d 6h"}
        answer = told(holes=holes, pots=pots)
        assert answer["decision"]["awards"] == {"A": 0, "B": 0, "C": 390}
        assert "10.7" in answer["cites"]
        answer = told(holes={**holes, "C": "Qd Jh"}, pots=pots)
        assert answer["decision"]["awards"] == {"A": 300, "B": 90, "C": 0}


class TestHiLo:
    BOARD = "3h 4h 8d Qc Jh"

    def test_the_odd_chip_stays_with_the_high(self) -> None:
        holes = {"A": "Qd Qs Kc Kd", "B": "As 2s Kh 9d"}
        answer = told(game="omaha_hi_lo", board=self.BOARD, holes=holes, amount=101)
        assert answer["decision"]["awards"] == {"A": 51, "B": 50}
        assert answer["because"]["code"] == "LOW_TAKES_HALF"

    def test_without_a_low_the_high_takes_it_all(self) -> None:
        holes = {"A": "Qd Qs Kc Kd", "B": "As Ks Kh 9d"}
        answer = told(game="omaha_hi_lo", board=self.BOARD, holes=holes, amount=101)
        assert answer["decision"]["awards"] == {"A": 101, "B": 0}
        assert answer["because"]["code"] == "NO_LOW_HAND"

    def test_two_lows_quarter_the_pot(self) -> None:
        holes = {"A": "Qd Qs Kc Kd", "B": "As 2s Kh 9d", "C": "Ad 2d 9c 6s"}
        answer = told(
            game="omaha_hi_lo",
            board=self.BOARD,
            holes=holes,
            amount=103,
            from_button=["C", "A", "B"],
        )
        assert answer["decision"]["awards"] == {"A": 52, "B": 25, "C": 26}
        assert answer["decision"]["pots"][0]["odd"] == {"A": 1, "C": 1}

    def test_a_low_counts_for_the_pots_its_player_may_win(self) -> None:
        holes = {"A": "As 2s Kh 9d", "B": "Qd Qs Kc Kd", "C": "Jd Js 9c 6s"}
        pots = [{"amount": 90, "eligible": ["A", "B", "C"]}, {"amount": 50, "eligible": ["B", "C"]}]
        answer = told(game="omaha_hi_lo", board=self.BOARD, holes=holes, pots=pots)
        assert answer["decision"]["awards"] == {"A": 45, "B": 95, "C": 0}


class TestWhatCannotBe:
    HOLES = {"A": "As Qd", "B": "Ad Qs"}  # noqa: RUF012

    @pytest.mark.parametrize(
        ("changed", "code", "field"),
        [
            ({"holes": {"A": "As Qd", "B": "As Qs"}}, "TWICE", "holes.B"),
            ({"holes": {"A": "As Qd", "B": "2c Qs"}}, "TWICE", "holes.B"),
            ({"holes": {"A": "As Qd", "B": "Qs"}}, "WRONG_NUMBER", "holes.B"),
            ({"holes": {}}, "TOO_FEW", "holes"),
            ({"board": "2c 3d 4h 9s"}, "WRONG_NUMBER", "board"),
            ({"pots": [{"amount": 1, "eligible": []}]}, "TOO_FEW", "pots[0].eligible"),
            ({"pots": [{"amount": 1, "eligible": ["Z"]}]}, "UNKNOWN_PLAYER", "pots[0].eligible"),
            ({"pots": [{"amount": 1, "eligible": ["A", "A"]}]}, "TWICE", "pots[0].eligible"),
            ({"pots": [{"amount": -1, "eligible": ["A"]}]}, "NEGATIVE", "pots[0].amount"),
            ({"from_button": ["A"]}, "TOO_FEW", "from_button"),
            ({"from_button": ["A", "A"]}, "TWICE", "from_button"),
            ({"from_button": ["A", "B", "C"]}, "UNKNOWN_PLAYER", "from_button"),
            ({"smallest_chip": 0}, "OUT_OF_RANGE", "smallest_chip"),
            ({"game": "badugi"}, "NOT_ALLOWED", "game"),
        ],
    )
    def test_it_is_an_error_that_names_the_field(
        self, changed: dict[str, Any], code: str, field: str
    ) -> None:
        answer = told(**{"holes": self.HOLES, **changed})
        assert (answer["outcome"], answer["code"], answer["field"]) == ("error", code, field)

    @pytest.mark.parametrize(("game", "hands"), [("omaha", 10), ("stud5", 9), ("holdem", 23)])
    def test_more_hands_than_a_table_deals_are_an_error(self, game: Game, hands: int) -> None:
        held, shared = DEALT[game].ways[0]
        cards = [DECK[shared + i * held : shared + (i + 1) * held] for i in range(hands)]
        holes = {f"P{i}": "".join(hole) for i, hole in enumerate(cards)}
        answer = told(game=game, holes=holes, board="".join(DECK[:shared]))
        assert (answer["code"], answer["field"]) == ("TOO_MANY", "holes")

    def test_eight_seven_card_studs_share_the_last_card(self) -> None:
        holes = {f"P{i}": "".join(DECK[i * 6 : i * 6 + 6]) for i in range(8)}
        answer = told(game="stud7", holes=holes, board=DECK[48])
        assert sum(answer["decision"]["awards"].values()) == 100
        assert len(answer["decision"]["hands"]) == 8
        assert told(game="stud7", holes=holes, board="")["code"] == "WRONG_NUMBER"
