"""Bounties: who is paid, whose head is worth more, and nothing is lost on the way."""

from __future__ import annotations

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from rules_ropta.json_door import answer_case

HEADS = {"A": 500, "B": 375, "C": 1000}


def bounty(kind: str, eliminated: str, *by: str, **given: Any) -> dict[str, Any]:
    asked = {"op": "bounty", "kind": kind, "eliminated": eliminated, "by": [*by]}
    return answer_case({**asked, "bounties": HEADS, **given})


class TestRoom_types:
    def test_a_regular_bounty_is_paid_whole(self) -> None:
        told = bounty("regular", "B", "A")["decision"]
        assert told == {"paid": {"A": 375}, "bounties": {"A": 500, "C": 1000}}

    def test_a_progressive_one_is_half_paid_and_half_carried(self) -> None:
        told = bounty("progressive", "B", "A")["decision"]
        assert told == {"paid": {"A": 187}, "bounties": {"A": 688, "C": 1000}}

    def test_another_part_may_be_paid(self) -> None:
        assert bounty("progressive", "C", "A", percent_cash=30)["decision"]["paid"] == {"A": 300}
        assert bounty("progressive", "C", "A", percent_cash=101)["field"] == "percent_cash"

    def test_several_share_and_the_odd_cents_go_to_the_first_named(self) -> None:
        told = bounty("progressive", "B", "C", "A")["decision"]
        assert told == {"paid": {"C": 94, "A": 93}, "bounties": {"A": 594, "C": 1094}}

    def test_nobody_to_credit_is_for_the_director(self) -> None:
        told = bounty("regular", "B")
        assert told["outcome"] == "director_decides"
        assert len(told["decision"]["options"]) == 3

    def test_a_vip_bounty_is_on_named_heads_only(self) -> None:
        assert bounty("vip", "C", "A")["decision"]["paid"] == {"A": 1000}
        assert bounty("vip", "D", "A")["decision"] == {"paid": {}, "bounties": HEADS}

    def test_a_vip_who_enters_again_keeps_the_bounty_on(self) -> None:
        told = bounty("vip", "C", "A", re_enters=True)["decision"]
        assert told == {"paid": {}, "bounties": HEADS}

    def test_what_cannot_be(self) -> None:
        assert bounty("regular", "D", "A")["code"] == "UNKNOWN_NAME"
        assert bounty("regular", "A", "A")["field"] == "by"
        assert bounty("regular", "A", "B", "B")["code"] == "TWICE"


@given(
    st.dictionaries(st.sampled_from("ABCDEFG"), st.integers(0, 10**6), min_size=2),
    st.data(),
    st.integers(0, 100),
    st.sampled_from(["regular", "progressive"]),
)
def test_what_was_on_the_head_is_paid_or_carried(
    heads: dict[str, int], data: st.DataObject, percent: int, kind: str
) -> None:
    names = sorted(heads)
    out = data.draw(st.sampled_from(names))
    others = [name for name in names if name != out]
    by = data.draw(st.lists(st.sampled_from(others), min_size=1, unique=True))
    told = bounty(kind, out, *by, bounties=heads, percent_cash=percent)["decision"]
    assert sum(told["paid"].values()) + sum(told["bounties"].values()) == sum(heads.values())
