"""A deal between those still in: what each takes, what is kept, what is refused."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules_ropta.formats.cents import in_proportion, whole_cents
from rules_ropta.json_door import answer_case

STACKS, PRIZES = [90_000, 60_000, 30_000], [50_000, 30_000, 20_000]


def deal(**given: Any) -> dict[str, Any]:
    return answer_case({"op": "deal", "stacks": STACKS, "prizes": PRIZES, **given})


def shares(**given: Any) -> list[int]:
    told: list[int] = deal(**given)["decision"]["shares"]
    return told


class TestRoom_54:
    def test_by_chips_everyone_takes_the_least_prize_first(self) -> None:
        assert shares(kind="chip_chop") == [40_000, 33_333, 26_667]

    def test_by_chips_a_leader_may_take_more_than_the_first_prize(self) -> None:
        told = deal(kind="chip_chop", stacks=[180_000, 1_000, 1_000])["decision"]
        assert told["shares"][0] > PRIZES[0] and told["over_first"] is True

    def test_what_is_kept_comes_out_of_the_first_prize(self) -> None:
        told = deal(kind="icm", keep_for_winner=10_000)["decision"]
        assert (sum(told["shares"]), told["kept"]) == (90_000, 10_000)
        assert told["shares"] == shares(kind="icm", prizes=[40_000, 30_000, 20_000])

    def test_kept_beyond_the_gap_to_the_second_prize_has_two_readings(self) -> None:
        told = deal(kind="icm", keep_for_winner=30_000)
        decision = told["decision"]
        assert told["readings"] == ["R54-kept"]
        assert decision["shares"] == shares(kind="icm", prizes=[30_000, 20_000, 20_000])
        other = decision["other_shares"]
        assert sum(other) == sum(decision["shares"]) == 70_000
        assert other[0] < decision["shares"][0], "the first rank wins less than the second"
        within = deal(kind="icm", keep_for_winner=20_000)
        assert within["readings"] == [] and "other_shares" not in within["decision"]

    def test_no_more_is_kept_than_the_first_prize(self) -> None:
        told = deal(kind="icm", keep_for_winner=50_001)
        assert (told["outcome"], told["code"]) == ("refused", "KEPT_MORE_THAN_FIRST_PRIZE")
        assert told["edition"] == "room 3.1"

    def test_fewer_prizes_than_players_leave_nothing_sure(self) -> None:
        assert shares(kind="chip_chop", prizes=[60_000]) == [30_000, 20_000, 10_000]

    def test_more_prizes_than_players_are_refused(self) -> None:
        assert deal(kind="even", stacks=[5, 5])["code"] == "MORE_PRIZES_THAN_PLAYERS"


class TestRoom_types:
    def test_evenly_the_odd_cents_go_to_the_first_named(self) -> None:
        assert shares(kind="even", prizes=[50, 30, 21]) == [34, 34, 33]

    def test_by_hand_the_figures_stand_where_their_sum_is_right(self) -> None:
        assert shares(kind="by_hand", shares=[45_000, 30_000, 25_000]) == [45_000, 30_000, 25_000]

    def test_by_hand_another_sum_is_refused(self) -> None:
        told = deal(kind="by_hand", shares=[45_000, 30_000, 25_001])
        assert told["code"] == "SHARES_DO_NOT_ADD_UP"
        assert told["params"] == {"said": 100_001, "total": 100_000}

    def test_by_hand_every_player_has_a_figure(self) -> None:
        assert deal(kind="by_hand", shares=[100_000])["field"] == "shares"
        assert deal(kind="by_hand")["code"] == "MISSING_FIELD"


@given(
    st.lists(st.integers(1, 10**6), min_size=1, max_size=8),
    st.lists(st.integers(0, 10**6), min_size=1, max_size=8),
    st.integers(0, 10**6),
    st.sampled_from(["icm", "chip_chop", "even"]),
)
def test_shares_and_what_is_kept_sum_to_the_prizes(
    stacks: list[int], prizes: list[int], keep: int, kind: str
) -> None:
    told = deal(kind=kind, stacks=stacks, prizes=prizes, keep_for_winner=keep)
    if len(prizes) > len(stacks) or keep > max(prizes):
        assert told["outcome"] == "refused"
    else:
        assert sum(told["decision"]["shares"]) + keep == sum(prizes)
        assert min(told["decision"]["shares"]) >= 0


@given(st.integers(0, 10**9), st.lists(st.integers(1, 10**6), min_size=1, max_size=30))
def test_rounding_moves_nobody_by_a_cent(total: int, weights: list[int]) -> None:
    exact = in_proportion(total, weights)
    cents = whole_cents(exact, total)
    assert sum(cents) == total
    assert all(abs(share - cent) < 1 for share, cent in zip(exact, cents, strict=True))


@pytest.mark.parametrize("field", ["stacks", "prizes"])
def test_a_deal_between_nobody_or_about_nothing_cannot_be_asked(field: str) -> None:
    assert deal(kind="even", **{field: []})["field"] == field
