"""Prizes that fall and sum to the pool; the seats of a satellite."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules_ropta.json_door import answer_case


def payout(**given: int) -> dict[str, Any]:
    return answer_case({"op": "payout", **given})


class TestRoom_31:
    def test_the_winner_of_one_paid_place_takes_it_all(self) -> None:
        told = payout(entrants=6, pool=12_345, paid=1, unit=500)
        assert told["decision"]["prizes"] == [12_345]

    def test_the_house_keeps_its_say(self) -> None:
        told = payout(entrants=45, pool=90_000, paid=6, unit=500)
        assert told["force"] == "director" and told["readings"] == ["R31-shape"]

    def test_the_least_prize_is_worth_an_entry_and_a_half(self) -> None:
        told = payout(entrants=45, pool=90_000, paid=6, unit=100)["decision"]["prizes"]
        assert told[-1] >= 3_000
        assert told[0] > 2 * told[3]


class TestRoom_39:
    def test_a_pool_too_small_for_its_places_is_refused(self) -> None:
        told = payout(entrants=45, pool=2_999, paid=6, unit=500)
        assert (told["outcome"], told["code"]) == ("refused", "POOL_TOO_SMALL")

    @pytest.mark.parametrize(("field", "value"), [("paid", 0), ("unit", 0), ("entrants", 0)])
    def test_nothing_to_pay_cannot_be_asked(self, field: str, value: int) -> None:
        asked = {"entrants": 5, "pool": 100, "paid": 2, "unit": 5, field: value}
        assert payout(**asked)["field"] == field

    def test_no_more_places_than_entries(self) -> None:
        assert payout(entrants=5, pool=100, paid=6, unit=5)["field"] == "paid"

    @given(
        st.integers(1, 2_000),
        st.integers(0, 10**8),
        st.integers(1, 300),
        st.sampled_from([1, 10, 100, 500, 1000, 5000]),
    )
    def test_prizes_fall_are_rounded_and_sum_to_the_pool(
        self, entrants: int, pool: int, paid: int, unit: int
    ) -> None:
        told = payout(entrants=entrants, pool=pool, paid=paid, unit=unit)
        if told["outcome"] != "ruling":
            assert paid > entrants or pool < paid * unit
            return
        prizes = told["decision"]["prizes"]
        assert len(prizes) == paid and sum(prizes) == pool
        assert all(more >= less >= unit for more, less in pairwise(prizes))
        assert all(prize % unit == 0 for prize in prizes[1:])


def satellite(pool: int, seat: int, left: int) -> dict[str, Any]:
    return answer_case({"op": "satellite", "pool": pool, "seat": seat, "left": left})


class TestRoom_41:
    def test_it_ends_when_as_many_are_left_as_seats(self) -> None:
        told = satellite(60_000, 20_000, 3)
        assert told["decision"] == {"seats": 3, "remainder": 0, "over": True}
        assert told["readings"] == []

    def test_one_more_player_and_it_goes_on(self) -> None:
        assert satellite(60_000, 20_000, 4)["decision"]["over"] is False

    def test_what_is_over_is_said_and_read(self) -> None:
        told = satellite(70_000, 20_000, 9)
        assert told["decision"]["remainder"] == 10_000
        assert told["readings"] == ["R41-remainder"]

    def test_without_a_whole_seat_it_is_played_to_the_last(self) -> None:
        assert satellite(10_000, 20_000, 2)["decision"]["over"] is False
        assert satellite(10_000, 20_000, 1)["decision"] == {
            "seats": 0,
            "remainder": 10_000,
            "over": True,
        }

    def test_a_seat_is_worth_something(self) -> None:
        assert satellite(10_000, 0, 2)["field"] == "seat"
