"""A tournament stopped for good: each stage pays what it should, and never more than there is."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules_ropta.json_door import answer_case

Player = dict[str, Any]


def player(name: str, stack: int, **given: Any) -> Player:
    return {"name": name, "stack": stack, "buy_in": 2000, "fee": 200, "bounty": 0, **given}


def cancelled(stage: str, *players: Player, **given: Any) -> dict[str, Any]:
    return answer_case({"op": "cancellation", "stage": stage, "players": [*players], **given})


def totals(told: dict[str, Any]) -> dict[str, int]:
    return {name: paid["total"] for name, paid in told["decision"]["payments"].items()}


class TestRoom_52:
    def test_buy_in_fee_and_bounty_come_back(self) -> None:
        told = cancelled("before_start", player("A", 0, bounty=500))
        assert told["cites"] == ["room 52"]
        assert told["decision"]["payments"]["A"] == {
            "fee": 200,
            "share": 2000,
            "bounty": 500,
            "total": 2700,
        }

    def test_a_ticket_comes_back_as_a_ticket(self) -> None:
        told = cancelled("before_start", player("A", 0, ticket=True), player("B", 0))
        assert totals(told) == {"A": 0, "B": 2200}
        assert told["decision"]["payments"]["A"]["ticket"] is True
        assert "ticket" not in told["decision"]["payments"]["B"]


class TestRoom_53:
    def test_half_is_shared_equally_and_half_by_chips(self) -> None:
        told = cancelled("not_in_money", player("A", 300), player("B", 100), pool=1000)
        assert totals(told) == {"A": 200 + 250 + 375, "B": 200 + 250 + 125}
        assert told["readings"] == []

    def test_an_odd_pool_is_rounded_once(self) -> None:
        told = cancelled("not_in_money", player("A", 1), player("B", 1), pool=1001)
        assert totals(told) == {"A": 701, "B": 700}

    def test_a_freeroll_says_how_it_is_read_and_gives_the_other_figures(self) -> None:
        free = {"buy_in": 0, "fee": 0}
        players = player("A", 300, **free), player("B", 100, **free)
        told = cancelled("not_in_money", *players, pool=1000)
        assert totals(told) == {"A": 625, "B": 375}
        assert told["readings"] == ["R53-halves"]
        assert told["decision"]["shared_equally"] == {"A": 500, "B": 500}

    def test_a_ticket_is_a_price_paid(self) -> None:
        free = {"buy_in": 0, "fee": 0}
        told = cancelled("not_in_money", player("A", 3, **free, ticket=True), pool=10)
        assert told["readings"] == [] and "shared_equally" not in told["decision"]

    def test_the_pool_must_be_told(self) -> None:
        assert cancelled("not_in_money", player("A", 3))["field"] == "pool"


class TestRoom_54:
    def test_in_the_money_the_least_prize_each_and_the_rest_by_chips(self) -> None:
        players = player("A", 300, bounty=50), player("B", 100)
        told = cancelled("in_money", *players, prizes=[1000, 600])
        assert totals(told) == {"A": 200 + 900 + 50, "B": 200 + 700}

    def test_at_the_final_table_by_icm(self) -> None:
        told = cancelled("final_table", player("A", 300), player("B", 100), prizes=[1000, 600])
        assert totals(told) == {"A": 200 + 900, "B": 200 + 700}
        assert told["cites"] == ["room 54"]

    def test_more_prizes_than_players_are_refused(self) -> None:
        told = cancelled("final_table", player("A", 300), prizes=[1000, 600])
        assert told["code"] == "MORE_PRIZES_THAN_PLAYERS"


class TestRoom_55:
    def test_a_tenth_of_the_pool_each_and_the_rest_by_icm(self) -> None:
        players = player("A", 700), player("B", 200), player("C", 100)
        told = cancelled("jackpot", *players, pool=10_000)
        assert totals(told) == {"A": 6100, "B": 2600, "C": 1900}
        assert told["readings"] == ["R55-tenth"]

    def test_the_rest_keeps_the_proportions_of_the_payout(self) -> None:
        players = player("A", 500), player("B", 500), player("C", 500)
        told = cancelled("jackpot", *players, prizes=[8000, 1200, 800])
        assert totals(told) == {"A": 3534, "B": 3533, "C": 3533}

    def test_whoever_is_out_leaves_the_first_places_to_the_others(self) -> None:
        told = cancelled(
            "jackpot", player("A", 900), player("B", 600), pool=10_000, prizes=[8000, 1200, 800]
        )
        assert sum(totals(told).values()) == 10_000 + 400
        assert totals(told)["A"] > totals(told)["B"]

    def test_something_to_share_must_be_told(self) -> None:
        assert cancelled("jackpot", player("A", 3))["field"] == "pool"


class TestWhatCannotBe:
    @pytest.mark.parametrize("stage", ["not_in_money", "in_money", "final_table", "jackpot"])
    def test_a_player_still_in_has_chips(self, stage: str) -> None:
        told = cancelled(stage, player("A", 0), pool=10, prizes=[10])
        assert (told["outcome"], told["field"]) == ("error", "players")

    def test_nobody_and_a_name_twice(self) -> None:
        assert cancelled("before_start")["code"] == "TOO_FEW"
        assert cancelled("before_start", player("A", 1), player("A", 2))["code"] == "TWICE"

    def test_the_money_needs_its_prizes(self) -> None:
        assert cancelled("in_money", player("A", 3))["field"] == "prizes"
        assert cancelled("in_money", player("A", 3), prizes=[])["field"] == "prizes"


PLAYERS = st.lists(
    st.fixed_dictionaries(
        {
            "stack": st.integers(1, 10**6),
            "buy_in": st.integers(0, 50_000),
            "fee": st.integers(0, 5_000),
            "bounty": st.integers(0, 20_000),
            "ticket": st.booleans(),
        }
    ),
    min_size=1,
    max_size=7,
)


@given(
    PLAYERS,
    st.integers(0, 10**7),
    st.lists(st.integers(0, 10**6), min_size=1, max_size=7),
    st.sampled_from(["before_start", "not_in_money", "in_money", "final_table", "jackpot"]),
)
def test_a_settlement_never_pays_more_than_there_is(
    players: list[Player], pool: int, prizes: list[int], stage: str
) -> None:
    named = [{"name": f"P{i}", **one} for i, one in enumerate(players)]
    falling = sorted(prizes, reverse=True)[: len(named)]
    told = cancelled(stage, *named, pool=pool, prizes=falling)
    to_share = {
        "before_start": sum(one["buy_in"] for one in named),
        "not_in_money": pool,
        "in_money": sum(falling),
        "final_table": sum(falling),
        "jackpot": pool,
    }[stage]
    there = to_share + sum(one["fee"] + one["bounty"] for one in named)
    payments = told["decision"]["payments"]
    assert told["decision"]["paid"] == sum(one["total"] for one in payments.values()) <= there
    assert stage == "before_start" or told["decision"]["paid"] == there
    assert all(
        one["total"] == one["fee"] + one["share"] + one["bounty"] for one in payments.values()
    )
    assert all(min(one["share"], one["fee"], one["bounty"]) >= 0 for one in payments.values())
