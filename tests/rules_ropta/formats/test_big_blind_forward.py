"""A room's positions: the big blind goes forward, the button never stands on an empty seat."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules_ropta.button import Positions, big_blind_forward
from rules_ropta.hand_after_arrivals import arrival_positions
from rules_ropta.house_rules import HouseRules, house_rule
from rules_ropta.json_door import answer_case
from rules_ropta.ruling import Ruling


def positions(
    players: list[int], eliminated: list[int], prev: tuple[int, int | None, int] = (1, 2, 3)
) -> tuple[int, int | None, int]:
    button, sb, bb = prev
    told = answer_case(
        {
            "op": "next_positions",
            "rule": "room 46",
            "prev": {"button": button, "sb": sb, "bb": bb},
            "players_before": players,
            "eliminated": eliminated,
        }
    )
    assert (told["cites"], told["edition"]) == (["room 46"], "room 3.1")
    decision: dict[str, Any] = told["decision"]
    return decision["button"], decision["sb"], decision["bb"]


class TestRoom_46:
    @pytest.mark.parametrize(
        ("eliminated", "then"),
        [
            ([], (2, 3, 4)),
            ([2], (1, 3, 4)),
            ([3], (2, None, 4)),
            ([2, 3], (1, None, 4)),
            ([1, 2], (6, 3, 4)),
            ([1, 2, 3], (6, None, 4)),
        ],
    )
    def test_the_big_blind_goes_to_the_next_player(
        self, eliminated: list[int], then: tuple[int, int | None, int]
    ) -> None:
        assert positions([1, 2, 3, 4, 5, 6], eliminated) == then

    def test_the_button_may_stay_for_several_hands(self) -> None:
        assert positions([1, 4, 5, 6], [], (1, None, 4)) == (1, 4, 5)

    @pytest.mark.parametrize(
        ("eliminated", "then"), [([1], (3, 3, 2)), ([2], (3, 3, 1)), ([3], (2, 2, 1))]
    )
    def test_heads_up_the_button_posts_the_small_blind(
        self, eliminated: list[int], then: tuple[int, int, int]
    ) -> None:
        assert positions([1, 2, 3], eliminated) == then

    def test_between_two_the_blinds_change_hands(self) -> None:
        assert positions([1, 4], [], (1, 1, 4)) == (4, 4, 1)

    def test_the_last_player_does_not_play(self) -> None:
        told = answer_case(
            {
                "op": "next_positions",
                "rule": "room 46",
                "prev": {"button": 1, "sb": 2, "bb": 3},
                "players_before": [1, 2, 3],
                "eliminated": [1, 2],
            }
        )
        assert (told["outcome"], told["code"]) == ("refused", "TOO_FEW_TO_PLAY")

    def test_without_the_rule_the_federations_holds(self) -> None:
        told = answer_case(
            {
                "op": "next_positions",
                "prev": {"button": 1, "sb": 2, "bb": 3},
                "players_before": [1, 2, 3, 4, 5],
                "eliminated": [2],
            }
        )
        assert told["decision"]["button_dead"] is True and told["cites"] == ["4.3"]

    @given(st.sets(st.integers(1, 10), min_size=3), st.data())
    def test_an_evening_long_nobody_pays_twice_and_the_button_is_a_player(
        self, seated: set[int], data: st.DataObject
    ) -> None:
        places = sorted(seated)
        now, live = Positions(*places[:3]), set(seated)
        while len(live) > 1:
            able = st.sets(st.sampled_from(sorted(live)), max_size=len(live) - 1)
            out = data.draw(able) if data.draw(st.booleans()) else set[int]()
            live -= out
            if len(live) < 2:
                break
            then = big_blind_forward(now, live).decision.positions
            assert then.button in live and then.big_blind in live
            assert then.big_blind != now.big_blind
            assert then.small_blind is None or then.small_blind in live
            assert then.button != then.big_blind
            assert (then.button == then.small_blind) == (len(live) == 2)
            skipped = [p for p in live if between_clockwise(now.big_blind, p, then.big_blind)]
            assert skipped == []
            if not out:
                break
            now = then


def between_clockwise(after: int, place: int, before: int) -> bool:
    return (place - after) % 12 < (before - after) % 12 and place not in (after, before)


class TestInAHouseThatDeclaresIt:
    HOUSE = HouseRules((house_rule("BIG_BLIND_FORWARD"),))

    def test_who_sits_down_between_button_and_big_blind_waits(self) -> None:
        answer = arrival_positions(
            Positions(1, 2, 5), [1, 5, 6, 7], [], [3], (), 9, house=self.HOUSE
        )
        assert isinstance(answer, Ruling)
        assert answer.decision.entering == ((3, "waits"),)
        assert answer.decision.hand.positions == Positions(1, 5, 6)
        assert answer.cites == ("2.3", "4.3", "room 46")
        assert answer.readings == ("R46-newcomers",)
        assert [rule.code for rule in answer.departures] == ["BIG_BLIND_FORWARD"]

    def test_who_sits_after_the_big_blind_pays_it(self) -> None:
        answer = arrival_positions(Positions(1, 2, 3), [1, 2, 3, 6], [], [4], house=self.HOUSE)
        assert isinstance(answer, Ruling)
        assert answer.decision.entering == ((4, "big_blind"),)
        assert answer.decision.hand.positions == Positions(2, 3, 4)

    @given(st.sets(st.integers(1, 10), min_size=3), st.data())
    def test_the_button_is_always_a_player_and_nobody_pays_twice(
        self, seated: set[int], data: st.DataObject
    ) -> None:
        places = sorted(seated)
        prev = Positions(*places[:3])
        out = data.draw(st.sets(st.sampled_from(places), max_size=len(places) - 2))
        free = [place for place in range(1, 11) if place not in seated or place in out]
        arrivals = data.draw(st.sets(st.sampled_from(free))) if free else set()
        answer = arrival_positions(prev, places, out, arrivals, (), 10, house=self.HOUSE)
        if not isinstance(answer, Ruling):
            return
        now = answer.decision.hand.positions
        playing = (seated - out | arrivals) - set(answer.decision.waiting)
        assert {now.button, now.big_blind} <= playing and not answer.decision.hand.button_dead
        assert now.button != now.big_blind
        assert now.small_blind is None or now.small_blind in playing
