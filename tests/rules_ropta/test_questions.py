"""Procedures asked through the registry: what the adapters themselves decide."""

from __future__ import annotations

from typing import Any

import pytest

from rules_ropta.json_door import answer_case

PREV = {"button": 1, "sb": 2, "bb": 3}


def asked(op: str, **given: object) -> dict[str, Any]:
    return answer_case({"op": op, **given})


def decision(op: str, **given: object) -> dict[str, Any]:
    told = asked(op, **given)
    assert told["outcome"] == "ruling", told
    return dict(told["decision"])


def fault(op: str, **given: object) -> tuple[str, str]:
    told = asked(op, **given)
    assert told["outcome"] == "error", told
    return told["code"], told["field"]


def two_out(*tables: int, bubble: bool, hand_for_hand: bool) -> dict[str, Any]:
    players = [
        {"id": name, "table": table, "stack": stack}
        for name, table, stack in zip("AB", tables, (900, 700), strict=True)
    ]
    return asked(
        "simultaneous_eliminations", players=players, bubble=bubble, hand_for_hand=hand_for_hand
    )


class TestArticle_1_9:
    def test_one_sign_alone_is_for_the_director(self) -> None:
        told = asked(
            "declared_abandon",
            announced_to_td=False,
            last_day=False,
            left_room_saying_flight=True,
        )
        assert told["outcome"] == "director_decides"
        assert told["decision"]["options"] == ["CHIPS_STAY_IN_PLAY", "FIND_ABANDON"]


class TestArticle_2_7:
    def test_tied_at_the_last_prize_they_share_it(self) -> None:
        told = two_out(1, 2, bubble=True, hand_for_hand=True)
        assert told["decision"] == {"order": [["A", "B"]], "share_last_prize": True}

    def test_ranked_or_far_from_it_they_do_not(self) -> None:
        told = two_out(1, 1, bubble=True, hand_for_hand=True)
        assert told["decision"] == {"order": [["A"], ["B"]], "share_last_prize": False}
        told = two_out(1, 2, bubble=False, hand_for_hand=False)
        assert told["decision"] == {"order": [["A", "B"]], "share_last_prize": False}

    @pytest.mark.parametrize(
        ("stacks", "order", "shared"),
        [
            ((900, 500, 500), [["A"], ["B", "C"]], True),
            ((900, 900, 500), [["A", "B"], ["C"]], True),
            ((500, 500, 500), [["A", "B", "C"]], True),
            ((900, 700, 500), [["A"], ["B"], ["C"]], False),
            ((900, 900, 700, 500), [["A", "B"], ["C"], ["D"]], False),
            ((900, 700, 700, 500), [["A"], ["B", "C"], ["D"]], True),
        ],
    )
    @pytest.mark.parametrize("hand_for_hand", [True, False])
    def test_with_one_to_go_those_tied_across_the_line_share_its_prize(
        self, stacks: tuple[int, ...], order: list[list[str]], shared: bool, hand_for_hand: bool
    ) -> None:
        players = [
            {"id": name, "table": 1, "stack": stack}
            for name, stack in zip("ABCD", stacks, strict=False)
        ]
        told = asked(
            "simultaneous_eliminations", players=players, bubble=True, hand_for_hand=hand_for_hand
        )
        assert told["decision"] == {"order": order, "share_last_prize": shared}
        several = len(order) > 1 and shared
        assert told["readings"] == (["C20-prizes-together"] if several else [])

    @pytest.mark.parametrize("left", ["withdrew", "disqualified"])
    def test_one_gone_in_the_same_hand_takes_no_place_alone(self, left: str) -> None:
        players = [
            {"id": "A", "table": 1, "stack": 900},
            {"id": "B", "table": 2, "stack": 4000, "left": left},
        ]
        told = asked("simultaneous_eliminations", players=players, bubble=True, hand_for_hand=True)
        assert told["decision"] == {"order": [["A", "B"]], "share_last_prize": True}
        assert told["readings"] == ["C19-same-hand"]

    def test_outside_hand_for_hand_the_director_chooses(self) -> None:
        told = two_out(1, 2, bubble=True, hand_for_hand=False)
        assert told["outcome"] == "director_decides"
        assert told["readings"] == ["C2-director"]


class TestArticle_2_3:
    def test_a_program_that_moves_players_leaves_a_choice_to_the_director(self) -> None:
        told = asked("player_to_move", prev=PREV, players=[1, 2, 3, 4, 5], software=True)
        assert told["outcome"] == "director_decides"
        assert told["decision"]["moved_seat"] == 4

    def test_a_newcomer_in_the_small_blinds_zone_waits(self) -> None:
        told = decision(
            "arrival",
            prev={"button": 1, "sb": 2, "bb": 4},
            live_before_arrival=[1, 2, 4, 5, 6],
            eliminated=[],
            arrivals=[3],
        )
        assert told["arrivals_play"] == {"3": False}
        assert told["enters"] == {"3": "waits"}
        assert "ante_payer" not in told

    def test_a_dead_button_pays_no_ante_and_no_payer_is_told(self) -> None:
        told = decision(
            "arrival",
            prev=PREV,
            live_before_arrival=[1, 3, 4, 5],
            eliminated=[2],
            arrivals=[6],
            ante_format="button",
        )
        assert told["button_dead"]
        assert "ante_payer" not in told

    def test_a_seat_is_not_both_empty_and_taken(self) -> None:
        given = {"live_before_arrival": [1, 2, 3], "arrivals": [4], "empty_before": [3]}
        assert fault("arrival", prev=PREV, **given) == ("UNKNOWN_SEAT", "empty_before")

    def test_posts_are_adjusted_only_for_who_is_dealt_in(self) -> None:
        told = decision("arrival_deal", deal_started=False, blinds_posted=True, shuffled=True)
        assert told == {"dealt_in": True, "adjust_posts": True}
        assert decision("arrival_deal", deal_started=True)["adjust_posts"] is False


class TestArticle_4_3:
    def test_a_place_nobody_holds_cannot_go_out(self) -> None:
        given = {"prev": PREV, "players_before": [1, 2, 3, 4], "eliminated": [9]}
        assert fault("next_positions", **given) == ("UNKNOWN_SEAT", "eliminated")
        assert fault("dead_button_dealer", **given) == ("UNKNOWN_SEAT", "eliminated")

    def test_a_place_beyond_the_table_is_not_one(self) -> None:
        told = fault("next_positions", prev=PREV, players_before=[1, 2, 99], eliminated=[])
        assert told == ("UNKNOWN_SEAT", "players_before[2]")

    def test_a_small_blind_not_posted_is_told_as_null(self) -> None:
        told = decision("next_positions", prev=PREV, players_before=[1, 2, 3, 4], eliminated=[3])
        assert told["sb"] is None

    def test_a_single_player_has_no_next_hand(self) -> None:
        told = asked("next_positions", prev=PREV, players_before=[1, 2], eliminated=[2])
        assert told["outcome"] == "refused"
        assert told["code"] == "TOO_FEW_TO_PLAY"
        assert "decision" not in told


class TestArticle_4_2:
    def test_what_the_others_put_in_bounds_what_a_short_big_blind_wins(self) -> None:
        blinds = {"sb": 500, "bb": 1000, "ante": 1000, "format": "bb"}
        walk = decision("big_blind_ante", blinds=blinds, bb_stack=1400, walk=True, sb_posted=500)
        assert walk["max_win_total"] == 1900
        called = decision(
            "big_blind_ante", blinds=blinds, bb_stack=1400, callers=["BTN"], sb_folded=500
        )
        assert called["max_win_total"] == 2900

    @pytest.mark.parametrize(("position", "blind"), [("SB", "sb"), ("BB", "bb")])
    def test_a_blind_must_be_known_to_its_player(self, position: str, blind: str) -> None:
        told = fault("classic_ante", ante=100, stack=600, position=position)
        assert told == ("MISSING_FIELD", blind)

    def test_a_small_blind_pays_its_ante_first(self) -> None:
        told = decision("classic_ante", ante=100, stack=300, position="SB", sb=500)
        assert (told["ante_posted"], told["blind_posted"]) == (100, 200)
        assert told["max_win_per_opponent"] == 300

    def test_a_walk_leaves_nobody_else(self) -> None:
        given = {"contributions": {"SB": 500, "BB": 1000}, "folded": [], "dead_ante": 0}
        assert fault("pots", walk=True, **given) == ("NOT_ALLOWED", "walk")

    def test_a_pot_has_chips(self) -> None:
        told = fault("pots", contributions={}, folded=[], dead_ante=0)
        assert told == ("MISSING_FIELD", "contributions")


class TestArticle_3_2:
    def test_a_card_is_dealt_for_each_odd_chip(self) -> None:
        players = [{"seat": 1, "odd": 2, "other": 0, "cards": ["As"]}]
        assert fault("chip_race", low=100, high=500, players=players) == ("CARDS", "players")

    def test_a_card_is_dealt_once(self) -> None:
        players = [{"seat": seat, "odd": 1, "other": 0, "cards": ["As"]} for seat in (1, 2)]
        assert fault("chip_race", low=100, high=500, players=players) == ("TWICE", "players")

    def test_a_value_gives_way_to_a_higher_one(self) -> None:
        told = asked("chips_found_after_race", low=500, high=100, found=3)
        assert (told["outcome"], told["code"]) == ("refused", "NOT_A_HIGHER_VALUE")


class TestArticle_3_5:
    def test_what_to_say_at_the_table_comes_with_the_ruling(self) -> None:
        told = asked("time_call", elapsed_s=75)
        assert told["say"] == {"code": "SAY_TIME_CALLED", "params": {"seconds": 30}}
        assert "say" not in asked("time_call", elapsed_s=10)


class TestArticle_4_1:
    def test_a_player_who_walks_away_says_whether_he_is_all_in(self) -> None:
        assert fault("presence", leaves_with_cards=True) == ("MISSING_FIELD", "all_in")
        assert decision("presence", leaves_with_cards=True, all_in=False)["hand"] == "dead"

    def test_at_the_first_card_he_is_there_or_not(self) -> None:
        assert fault("presence", event="first_card") == ("MISSING_FIELD", "at_seat")
        assert decision("presence", event="first_card", at_seat=True)["hand"] == "live"
