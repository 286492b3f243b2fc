"""The rake of a pot, and what one comes back with."""

from __future__ import annotations

from typing import Any

import pytest

from rules_ropta.json_door import answer_case


def rake(**given: Any) -> int:
    pot = {"pot": 5000, "tenths_percent": 50, "cap": 300, "short_cap": 150, "players": 6}
    told = answer_case({"op": "rake", **pot, "reached_flop": True, **given})
    taken: int = told["decision"]["rake"]
    return taken


class TestRoom_rake:
    def test_it_is_rounded_to_the_nearest_cent_halves_up(self) -> None:
        assert (rake(pot=1010), rake(pot=1009), rake(pot=1030)) == (51, 50, 52)

    def test_a_cent_at_least_of_a_hand_that_saw_a_flop(self) -> None:
        assert (rake(pot=4), rake(pot=4, reached_flop=False)) == (1, 0)

    @pytest.mark.parametrize(("players", "taken"), [(2, 150), (3, 150), (4, 300), (9, 300)])
    def test_the_cap_is_smaller_for_two_or_three(self, players: int, taken: int) -> None:
        assert rake(pot=100_000, players=players) == taken

    def test_nothing_is_taken_of_nothing(self) -> None:
        assert rake(pot=0) == 0


def back(stack: int, counter: int = 0, soon: bool = True) -> tuple[int, int]:
    told = answer_case(
        {
            "op": "rejoin_buy_in",
            "same_table_within_30": soon,
            "stack": stack,
            "big_blind": 10,
            "counter": counter,
        }
    )["decision"]
    return told["minimum"], told["maximum"]


class TestRoom_rejoin:
    def test_another_table_or_later_is_as_for_anyone(self) -> None:
        assert back(5000, 9, soon=False) == (500, 1000)

    def test_back_with_a_short_stack_is_as_for_anyone(self) -> None:
        assert back(500) == back(100) == (500, 1000)

    def test_between_fifty_and_a_hundred_the_stack_at_least(self) -> None:
        assert back(501) == (501, 1000) and back(999) == (999, 1000)

    def test_a_deep_stack_may_come_back_with_a_hundred_four_times(self) -> None:
        assert back(1000, 4) == (1000, 1000) and back(2500, 4) == (1000, 2500)

    def test_then_with_all_of_it(self) -> None:
        assert back(2500, 5) == (2500, 2500)
