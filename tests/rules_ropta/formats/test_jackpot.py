"""The jackpot's tables hold what their texts state, and a draw can be worked out again."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from rules_ropta.formats.jackpot import DRAWS, PLAYERS, jackpot_tables
from rules_ropta.json_door import answer_case

EDITIONS = ("standard_en", "standard_fr", "highroller_fr", "extreme_en")


def jackpot(edition: str = "standard_en", buy_in: int = 1000, **given: Any) -> dict[str, Any]:
    return answer_case({"op": "jackpot", "edition": edition, "buy_in": buy_in, **given})


@pytest.mark.parametrize("edition", EDITIONS)
class TestEveryTable:
    def test_its_probabilities_sum_to_a_hundred_thousand(self, edition: str) -> None:
        assert sum(line.draws for line in jackpot_tables()[edition].multipliers) == DRAWS == 100_000

    def test_it_gives_the_rake_it_states(self, edition: str) -> None:
        table = jackpot_tables()[edition]
        returned = sum(line.times * line.draws for line in table.multipliers)
        assert round(100_000 * (1 - returned / (PLAYERS * DRAWS))) == table.rake

    def test_every_prize_is_shared_whole_among_three_at_most(self, edition: str) -> None:
        for line in jackpot_tables()[edition].multipliers:
            assert sum(line.parts) == 100 and len(line.parts) <= PLAYERS

    def test_it_falls_from_the_largest_multiplier(self, edition: str) -> None:
        times = [line.times for line in jackpot_tables()[edition].multipliers]
        assert times == sorted(times, reverse=True) and len(set(times)) == len(times)

    def test_every_multiplier_pays_its_prize(self, edition: str) -> None:
        for line in jackpot_tables()[edition].multipliers:
            told = jackpot(edition, multiplier=float(line.times))["decision"]
            assert told["prize"] == sum(told["payout"]) == line.times * 1000
            assert (told["stack"], told["level_min"]) == (line.stack, line.level_min)

    def test_a_seed_gives_the_same_prize_again(self, edition: str) -> None:
        first, again = jackpot(edition, seed="soirée 12"), jackpot(edition, seed="soirée 12")
        assert first == again
        told = first["decision"]
        assert told == {
            **jackpot(edition, multiplier=told["multiplier"])["decision"],
            "drawn": told["drawn"],
        }


class TestRoom_hexapro:
    def test_a_small_multiplier_goes_to_the_winner(self) -> None:
        told = jackpot(multiplier=1.5)
        assert told["decision"] == {
            "multiplier": 1.5,
            "prize": 1500,
            "stack": 500,
            "payout": [1500],
            "level_min": 1,
        }
        assert told["edition"] == "room 2.7"

    def test_a_large_one_is_shared_by_place(self) -> None:
        assert jackpot(multiplier=25)["decision"]["payout"] == [20_000, 3_000, 2_000]
        assert jackpot("extreme_en", multiplier=125)["decision"]["payout"] == [
            100_000,
            20_000,
            5_000,
        ]

    def test_ten_times_is_shared_by_high_rollers_only(self) -> None:
        told = jackpot("highroller_fr", 2500, multiplier=10)
        assert told["decision"]["payout"] == [20_000, 2_500, 2_500]
        assert told["edition"] == "room 3.1"
        assert jackpot("standard_fr", multiplier=10)["decision"]["payout"] == [10_000]

    def test_extreme_stacks_and_levels_go_with_the_multiplier(self) -> None:
        told = {
            times: jackpot("extreme_en", multiplier=times)["decision"] for times in (1, 3, 20, 1000)
        }
        assert [one["stack"] for one in told.values()] == [100, 200, 300, 500]
        assert [one["level_min"] for one in told.values()] == [1, 1, 2, 3]

    def test_draws_come_as_often_as_the_table_says(self) -> None:
        drawn = Counter(jackpot(seed=f"draw {n}")["decision"]["multiplier"] for n in range(2_000))
        assert abs(drawn[1.5] / 2_000 - 0.56294) < 0.04
        assert abs(drawn[3] / 2_000 - 0.25) < 0.04

    @pytest.mark.parametrize(
        ("given", "field"),
        [
            ({}, "multiplier"),
            ({"multiplier": 3, "seed": "x"}, "multiplier"),
            ({"multiplier": 7}, "multiplier"),
            ({"multiplier": True}, "multiplier"),
            ({"multiplier": -1}, "multiplier"),
            ({"multiplier": "3"}, "multiplier"),
            ({"multiplier": 1e300}, "multiplier"),
            ({"seed": "x", "buy_in": 0}, "buy_in"),
            ({"seed": "x", "edition": "giant"}, "edition"),
        ],
    )
    def test_what_cannot_be_drawn_is_named(self, given: dict[str, Any], field: str) -> None:
        told = answer_case({"op": "jackpot", "edition": "standard_en", "buy_in": 100, **given})
        assert (told["outcome"], told["field"]) == ("error", field)

    def test_half_a_cent_is_refused(self) -> None:
        assert jackpot(buy_in=25, multiplier=1.5)["code"] == "PRIZE_NOT_WHOLE"
