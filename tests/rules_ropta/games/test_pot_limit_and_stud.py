"""The most that may be raised at pot-limit; who brings it in at stud."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules_ropta.json_door import answer_case


def raising(pot: int, bets: list[int], own: int = 0) -> dict[str, Any]:
    return answer_case({"op": "pot_limit", "pot": pot, "bets": bets, "own": own})


class TestHelp_pot_limit:
    def test_the_pages_own_example(self) -> None:
        assert raising(50, [10, 10])["decision"] == {"call": 10, "raise_by": 80, "raise_to": 90}

    def test_who_opens_bets_the_pot(self) -> None:
        assert raising(50, [])["decision"] == {"call": 0, "raise_by": 50, "raise_to": 50}

    def test_the_big_blind_raises_over_callers(self) -> None:
        told = raising(0, [100, 100, 50], own=100)["decision"]
        assert told == {"call": 0, "raise_by": 350, "raise_to": 450}

    @given(
        st.integers(0, 10**6), st.lists(st.integers(0, 10**6), min_size=1), st.integers(0, 10**6)
    )
    def test_the_raise_is_the_pot_once_called(self, pot: int, bets: list[int], own: int) -> None:
        answer = raising(pot, bets, own)
        if own > max(bets):
            assert (answer["code"], answer["field"]) == ("MORE_THAN_ALL", "own")
            return
        told = answer["decision"]
        assert own + told["call"] == max(bets)
        assert told["raise_by"] == pot + sum(bets) + max(bets)
        assert told["raise_to"] == max(bets) + told["raise_by"]

    @pytest.mark.parametrize("field", ["pot", "own"])
    def test_chips_below_zero_are_an_error(self, field: str) -> None:
        case = {"op": "pot_limit", "pot": 5, "bets": [1], "own": 0, field: -1}
        assert answer_case(case)["code"] == "NEGATIVE"


def bringing(**up: str) -> dict[str, Any]:
    return answer_case({"op": "bring_in", "up": up})


class TestHelp_stud_5:
    def test_the_lowest_card_up_brings_it_in(self) -> None:
        answer = bringing(A="9c", B="7d", C="10d")
        assert answer["decision"] == {"player": "B", "card": "7d"}
        assert answer["because"]["code"] == "LOWEST_CARD_UP"

    def test_of_cards_as_low_the_suits_part_them(self) -> None:
        assert bringing(A="9s", B="9h", C="9d", D="9c")["decision"]["player"] == "D"
        assert bringing(A="9s", B="9h", C="9d")["decision"]["player"] == "C"
        assert bringing(A="9s", B="9h")["decision"]["player"] == "B"
        assert bringing(A="9s", B="9h")["because"]["code"] == "LOWEST_SUIT_UP"

    def test_an_ace_is_the_highest(self) -> None:
        answer = bringing(A="Ac", B="Kd")
        assert (answer["decision"]["player"], answer["readings"]) == ("B", ["HST-ace-high"])

    @pytest.mark.parametrize(
        ("up", "code", "field"),
        [
            ({"A": "9s"}, "TOO_FEW", "up"),
            ({}, "TOO_FEW", "up"),
            ({f"P{i}": f"{i + 2}c" for i in range(8)} | {"P8": "As"}, "TOO_MANY", "up"),
            ({"A": "9s", "B": "9s"}, "TWICE", "up.B"),
            ({"A": "9s", "B": "9c 9d"}, "WRONG_NUMBER", "up.B"),
            ({"A": "9s", "B": ""}, "WRONG_NUMBER", "up.B"),
            ({"A": "9s", "B": "joker"}, "UNKNOWN_CARD", "up.B"),
        ],
    )
    def test_what_cannot_be_is_an_error(self, up: dict[str, str], code: str, field: str) -> None:
        answer = bringing(**up)
        assert (answer["outcome"], answer["code"], answer["field"]) == ("error", code, field)
