"""What each house rule changes: the ruling by the book, the ruling of the house, its citation."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from every_case import every_case

from rules_ropta.hand_for_hand import announce_hand_for_hand
from rules_ropta.house_rules import (
    BUTTON_AT_LAST_SEAT,
    GROUPS_KEPT_APART,
    KNOWN_DEPARTURES,
    NO_SHOWS_OUT_AFTER,
    HouseRules,
    house_rule,
    written_rule,
)
from rules_ropta.outcome import PlainOutcome, plain_answer
from rules_ropta.registry import ask, questions
from rules_ropta.ruling import HouseRule

ROOM_ONLY = {GROUPS_KEPT_APART, NO_SHOWS_OUT_AFTER, BUTTON_AT_LAST_SEAT}
"""Obeyed by the draw and by the breaking of tables, which no question asks about."""

OPENING = {"bet_level": 1000, "min_increment": 500, "players_in_hand": 3}
TALK = {"speaker_in_hand": True, "kind": "speculation"}
OUT = [{"id": "A", "table": 1, "stack": 5000}, {"id": "B", "table": 2, "stack": 3000}]
BUBBLE = {"players": OUT, "bubble": True, "hand_for_hand": False}
EQUALS = {"players": [{"id": "A", "table": 1, "stack": 5000},
                      {"id": "B", "table": 1, "stack": 5000}],
          "bubble": False, "hand_for_hand": False}  # fmt: skip
PREV = {"button": 1, "sb": 2, "bb": 3}
MOVER = {"prev": {"bb": 5}, "players": [2, 5, 8], "software": False}
GONE = {"prev": PREV, "players_before": [1, 2, 3, 4, 5], "eliminated": [2]}
SAT = {"prev": PREV, "live_before_arrival": [1, 2, 3, 4, 5], "eliminated": [2], "arrivals": [7]}
STRING = {"bet_level": 2000, "min_increment": 2000, "first_part": 2000, "second_part": 5000}
MOVES = {"bet_level": 600, "min_increment": 400, "players_in_hand": 3, "first_part": [600],
         "second_part": [500]}  # fmt: skip
OVER_400 = {"bet_level": 400, "min_increment": 400, "players_in_hand": 3}
CALLER = {"level_now": 300, "own_bet": 225, "last_full_increment": 125, "role": "caller"}

#: op, what is given, code and value, a field of the decision, by the book, in this house.
CASES: list[tuple[str, Mapping[str, Any], str, int | str | None, str, Any, Any]] = [
    ("late_entry", {"level": 4}, "LATE_ENTRY_UNTIL", 4, "allowed", False, True),
    ("late_entry", {"level": 2}, "LATE_ENTRY_UNTIL", 1, "allowed", True, False),
    ("simultaneous_eliminations", BUBBLE, "BUBBLE_AT_TWO_TABLES", "by_stack", "order",
     None, [["A"], ["B"]]),
    ("simultaneous_eliminations", BUBBLE, "BUBBLE_AT_TWO_TABLES", "tied", "order",
     None, [["A", "B"]]),
    ("simultaneous_eliminations", EQUALS | {"seed": "lot"}, "TIE_BY_LOT", None, "order",
     [["A", "B"]], [["B"], ["A"]]),
    ("simultaneous_eliminations", EQUALS, "TIE_BY_LOT", None, "by_lot", None, [["A", "B"]]),
    ("player_to_move", MOVER | {"seed": "lots"}, "MOVER_BY_LOT", None, "moved_seat", 8, 5),
    ("player_to_move", MOVER, "MOVER_BY_LOT", None, "moved_seat", 8, None),
    ("next_positions", GONE, "BIG_BLIND_FORWARD", None, "button", 2, 1),
    ("arrival", SAT, "BIG_BLIND_FORWARD", None, "button", 2, 1),
    ("final_table_size", {"seats_per_table": 8}, "FINAL_TABLE_SIZE", 8, "final_table", 9, 8),
    ("hand_for_hand_clock", {"hands": 3}, "HAND_FOR_HAND_MINUTES", 3, "clock_advance_min", 6, 9),
    ("time_call", {"elapsed_s": 70}, "TIME_WAIT", 90, "may_be_called", True, False),
    ("time_call", {"elapsed_s": 45}, "TIME_WAIT", 40, "may_be_called", False, True),
    ("time_call", {"elapsed_s": 70}, "TIME_COUNTDOWN", 60, "countdown_s", 30, 60),
    ("device_in_hand", {"offence": 1, "all_in": False}, "DEVICE_WARNINGS", 0, "hand",
     "live", "dead"),
    ("device_in_hand", {"offence": 2, "all_in": True}, "DEVICE_WARNINGS", 2, "hand",
     "dead", "live"),
    ("flashed_card", {"present": 9, "seen_by": 8}, "FLASHED_TO_EVERYBODY", None, "card",
     "dead", "live"),
    ("flashed_card", {"present": 8, "seen_by": 4}, "FLASHED_TO_EVERYBODY", None, "card",
     None, "live"),
    ("expose_on_turn", {"facing_bet": True}, "EXPOSED_FOLD_OR_CALL", None, "options",
     ["fold", "call", "raise"], ["fold", "call"]),
    ("two_step_raise", STRING, "STRING_BET", "call", "total", 4000, 2000),
    ("two_step_raise", STRING, "STRING_BET", "both_parts", "total", 4000, 7000),
    ("string_bet", MOVES, "STRING_BET", "both_parts", "total", 600, 1100),
    ("string_bet", {**MOVES, "said": "raise"}, "STRING_BET", "call", "action", "raise", "call"),
    ("string_bet", {**OPENING, "first_part": [1000, 200, 100]}, "HALF_OF_THE_BET", None,
     "action", "raise", "call"),
    ("string_bet", {**OPENING, "first_part": [500, 100]}, "UNDERCALL_COMPLETED", None, "total",
     None, 1000),
    ("string_bet", OVER_400 | {"first_part": [1000]}, "CHIP_OVER_AN_OPENING", None, "total",
     400, 1000),
    ("out_of_turn", {"announced": "call", "actions_between": []}, "OUT_OF_TURN_PUNISHED", None,
     "sanction", "possible", "imposed"),
    ("silent_chips", {**OPENING, "chips": [1000, 200, 100]}, "HALF_OF_THE_BET", None, "action",
     "raise", "call"),
    ("silent_then_word", {**OPENING, "chips": [1000, 200, 100], "word_after": "raise"},
     "HALF_OF_THE_BET", None, "action", "raise", "call"),
    ("announced_amount", {"bet_level": 1000, "min_increment": 500, "announced": 1300,
                          "chips_total": 1500}, "HALF_OF_THE_BET", None, "action",
     "raise", "call"),
    ("announced_amount", {"bet_level": 1000, "min_increment": 500, "announced": 600,
                          "chips_total": 600, "players_in_hand": 3}, "UNDERCALL_COMPLETED", None,
     "total", None, 1000),
    ("undercall", {"players_in_hand": 3, "facing": "raise", "bet_level": 800, "pushed": 200},
     "UNDERCALL_COMPLETED", None, "ruling", "td_decides", "must_complete"),
    ("silent_chips", {**OPENING, "chips": [500, 100]}, "UNDERCALL_COMPLETED", None, "total",
     None, 1000),
    ("silent_then_word", {**OPENING, "chips": [500, 100], "word_after": "call"},
     "UNDERCALL_COMPLETED", None, "total", None, 1000),
    ("consecutive_undercalls", {"players_in_hand": 4, "facing": "raise", "bet_level": 800,
                                "offenders": ["B"]}, "UNDERCALL_COMPLETED", None, "B",
     "td_decides", "must_complete"),
    ("consecutive_undercalls", {"players_in_hand": 4, "facing": "raise", "bet_level": 800,
                                "offenders": ["B", "C"]}, "UNDERCALL_COMPLETED", None, "B",
     "td_decides", "must_complete"),
    ("silent_chips", {"street": "flop", "bet_level": 400, "min_increment": 400, "chips": [1000],
                      "players_in_hand": 3}, "CHIP_OVER_AN_OPENING", None, "total", 400, 1000),
    ("silent_chips", OVER_400 | {"chips": [1000]}, "CHIP_OVER_AN_OPENING", None, "total",
     400, 1000),
    ("silent_then_word", OVER_400 | {"chips": [1000], "word_after": "raise"},
     "CHIP_OVER_AN_OPENING", None, "total", 400, 1000),
    ("single_chip_announced", OVER_400 | {"chip": 1000, "announced_before_touch": False},
     "CHIP_OVER_AN_OPENING", None, "total", 400, 1000),
    ("underbet", {"bb": 1200, "opening": 600, "all_in": True, "raise_to": 1000,
                  "same_round": True}, "HALF_OF_THE_BET", None, "raise_to", None, 1800),
    ("reopen", CALLER, "CALLERS_NOT_BLOCKED", None, "may_raise", False, True),
    ("short_all_in_over_raise", {"raiser_total": 225, "last_full_increment": 125, "all_in": 300},
     "CALLERS_NOT_BLOCKED", None, "raiser_blocked", True, True),
    ("open_muck", {"posted_bb": True}, "OPEN_MUCK_BIG_BLIND", None, "penalty", False, True),
    ("fold_taken_back", {"how": "said", "in_turn": True, "facing_bet": False, "posted_bb": True},
     "OPEN_MUCK_BIG_BLIND", None, "penalty", False, True),
    ("all_in_said", {"heard": "clear", "in_turn": False, "actions_between": []},
     "OUT_OF_TURN_PUNISHED", None, "sanction", "possible", "imposed"),
    ("spoken_action", {"word": "fold", "bet_level": 100, "prior": 100}, "OPEN_MUCK_BIG_BLIND",
     None, "penalty", False, True),
    ("talk_about_the_hand", {**TALK, "players_in_hand": 4}, "TALK_ABOUT_THE_HAND", "in_hand",
     "allowed", False, True),
    ("talk_about_the_hand", {**TALK, "players_in_hand": 2}, "TALK_ABOUT_THE_HAND", "never",
     "allowed", True, False),
]  # fmt: skip
ONLY_TOGETHER = {("single_chip_announced", "HALF_OF_THE_BET")}
"""What changes a ruling only where another departure was declared too: tested apart."""

NAMED = [f"{case[0]}-{case[2]}-{case[3]}" for case in CASES]


def told(op: str, given: Mapping[str, Any], *rules: HouseRule) -> PlainOutcome:
    return plain_answer(ask(op, given, HouseRules(rules)))


@every_case("op, given, code, value, field, book, house", CASES, ids=NAMED)
class TestEachDeparture:
    def test_the_ruling_is_the_houses_and_cites_its_rule(
        self, op: str, given: Mapping[str, Any], code: str, value: Any, field: str, book: Any,
        house: Any,
    ) -> None:  # fmt: skip
        by_the_book, of_the_house = told(op, given), told(op, given, house_rule(code, value))
        assert by_the_book["decision"].get(field) == book
        assert "house_rules" not in by_the_book
        assert of_the_house["decision"].get(field) == house
        (shown,) = of_the_house["house_rules"]
        assert shown == {"code": code, "article": KNOWN_DEPARTURES[code].article} | (
            {} if value is None else {"value": value}
        )
        assert shown["article"] in of_the_house["cites"]

    def test_another_departure_leaves_it_by_the_book(
        self, op: str, given: Mapping[str, Any], code: str, value: Any, field: str, book: Any,
        house: Any,
    ) -> None:  # fmt: skip
        others = [c for c, d in KNOWN_DEPARTURES.items() if d.kind == "switch" and c != code]
        unlike = [house_rule(c) for c in others if c not in questions()[op].departures]
        assert told(op, given, *unlike) == told(op, given)


def test_every_departure_changes_a_ruling_tested_here_or_the_room() -> None:
    assert {case[2] for case in CASES} == set(KNOWN_DEPARTURES) - ROOM_ONLY


def test_every_question_a_departure_changes_is_tested_with_it() -> None:
    declared = {(op, code) for op, asked in questions().items() for code in asked.departures}
    untested = declared - {(case[0], case[2]) for case in CASES}
    assert untested == ONLY_TOGETHER


def test_a_chip_that_counts_whole_over_a_short_opening_goes_by_half_of_the_bet() -> None:
    whole, half = house_rule("CHIP_OVER_AN_OPENING"), house_rule("HALF_OF_THE_BET")
    chip = {"bet_level": 400, "min_increment": 1000, "players_in_hand": 3}
    late = {**chip, "chip": 700, "announced_before_touch": False}
    assert told("single_chip_announced", late, whole)["decision"]["action"] == "call"
    both = told("single_chip_announced", late, whole, half)
    assert both["decision"]["action"] == "raise"
    silent = told("silent_chips", {**chip, "chips": [700]}, whole, half)
    assert silent["decision"] == both["decision"]


class TestWhereNothingChanges:
    """A house rule that the case does not meet is not cited."""

    @pytest.mark.parametrize(
        ("op", "given", "rule"),
        [
            ("time_call", {"elapsed_s": 70}, house_rule("TIME_WAIT", 60)),
            ("time_call", {"elapsed_s": 10}, house_rule("TIME_COUNTDOWN", 60)),
            ("final_table_size", {"seats_per_table": 8}, house_rule("FINAL_TABLE_SIZE", 9)),
            ("late_entry", {"level": 3, "rule": 5}, house_rule("LATE_ENTRY_UNTIL", 1)),
            ("reopen", {**CALLER, "role": "raiser"}, house_rule("CALLERS_NOT_BLOCKED")),
            ("reopen", {**CALLER, "level_now": 400}, house_rule("CALLERS_NOT_BLOCKED")),
            ("open_muck", {"posted_bb": False}, house_rule("OPEN_MUCK_BIG_BLIND")),
            ("undercall", {"players_in_hand": 2, "bet_level": 800, "pushed": 200},
             house_rule("UNDERCALL_COMPLETED")),
            ("out_of_turn", {"announced": "fold", "actions_between": []},
             house_rule("OUT_OF_TURN_PUNISHED")),
            ("simultaneous_eliminations", {**BUBBLE, "hand_for_hand": True},
             house_rule("BUBBLE_AT_TWO_TABLES", "by_stack")),
            ("talk_about_the_hand", {"speaker_in_hand": False},
             house_rule("TALK_ABOUT_THE_HAND", "in_hand")),
            ("silent_chips", {**OPENING, "street": "flop", "min_increment": 1000,
                              "chips": [500, 500]}, house_rule("CHIP_OVER_AN_OPENING")),
        ],
    )  # fmt: skip
    def test_the_ruling_stays_by_the_book(
        self, op: str, given: Mapping[str, Any], rule: HouseRule
    ) -> None:
        assert told(op, given, rule) == told(op, given)


class TestReadingsSetAside:
    """A reading that the club has set aside is no longer relied on."""

    @pytest.mark.parametrize(
        ("op", "given", "code", "reading"),
        [
            ("flashed_card", {"present": 9, "seen_by": 8}, "FLASHED_TO_EVERYBODY", "U11-A"),
            ("expose_on_turn", {}, "EXPOSED_FOLD_OR_CALL", "U14-A"),
            ("out_of_turn", {"announced": "call", "actions_between": []},
             "OUT_OF_TURN_PUNISHED", "U15-A"),
            ("silent_chips", {**OPENING, "chips": [1000, 200, 100]}, "HALF_OF_THE_BET",
             "C5-increment"),
            ("reopen", CALLER, "CALLERS_NOT_BLOCKED", "U20-A"),
            ("open_muck", {"posted_bb": True}, "OPEN_MUCK_BIG_BLIND", "U21-A"),
        ],
    )  # fmt: skip
    def test_it_is_named_by_the_book_only(
        self, op: str, given: Mapping[str, Any], code: str, reading: str
    ) -> None:
        assert reading in told(op, given)["readings"]
        assert reading not in told(op, given, house_rule(code))["readings"]


class TestRulesInTheClubsOwnWords:
    def test_they_show_beside_a_citation_of_their_article_and_change_nothing(self) -> None:
        rule = written_rule("9.22", "Deux mains de pénalité")
        of_the_house = told("open_muck", {"posted_bb": False}, rule)
        shown = of_the_house.pop("house_rules")
        assert shown == [{"code": "WRITTEN", "article": "9.22", "value": "Deux mains de pénalité"}]
        assert of_the_house == told("open_muck", {"posted_bb": False})

    def test_they_stay_away_from_other_articles(self) -> None:
        rule = written_rule("1.3", "Téléphones rangés")
        assert "house_rules" not in told("open_muck", {"posted_bb": False}, rule)

    def test_they_follow_the_departures_obeyed(self) -> None:
        rules = (written_rule("3.5", "Un seul time par main"), house_rule("TIME_WAIT", 90))
        shown = told("time_call", {"elapsed_s": 100}, *rules)["house_rules"]
        assert [rule["code"] for rule in shown] == ["TIME_WAIT", "WRITTEN"]


def test_hand_for_hand_goes_on_by_the_houses_minutes() -> None:
    house = HouseRules((house_rule("HAND_FOR_HAND_MINUTES", 3),))
    one_hand = announce_hand_for_hand(frozenset({1, 2}), house).hand_done(1).hand_done(2)
    one_hand = one_hand.start_hand().hand_done(1).hand_done(2)
    assert one_hand.clock_advance_min == 3
