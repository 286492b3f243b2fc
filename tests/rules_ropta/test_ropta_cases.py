"""The rulebook's examples, and others that follow from them, run as data."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest

from rules_ropta.arrivals import arrival_error_corrected, arrival_positions, dealt_in
from rules_ropta.balancing import may_play, player_to_move, players_counted, table_stop
from rules_ropta.button import (
    NextHand,
    Positions,
    dealer_at_dead_button,
    heads_up,
    next_positions,
)
from rules_ropta.button_error import button_corrected
from rules_ropta.final_table import final_table_size
from rules_ropta.finishing_order import Out, declared_abandon, order_of_elimination
from rules_ropta.hand_for_hand import clock_advance, may_turn_up_cards
from rules_ropta.late_arrivals import late_entry_allowed
from rules_ropta.ruling import Force, Ruling
from rules_ropta.table_layout import TableLayout

Given = Mapping[str, Any]
Answer = tuple[dict[str, Any], Ruling[Any]]

CASES = json.loads((Path(__file__).parent / "cases" / "ropta_cases.json").read_text("utf-8"))


def settled(outcome: object) -> Ruling[Any]:
    assert isinstance(outcome, Ruling)
    return outcome


def positions_of(given: Given) -> Positions:
    prev = given["prev"]
    return Positions(prev["button"], prev["sb"], prev["bb"])


def seen(hand: NextHand) -> dict[str, Any]:
    return {
        "button": hand.positions.button,
        "button_dead": hand.button_dead,
        "dealer": hand.dealer,
        "sb": hand.positions.small_blind,
        "bb": hand.positions.big_blind,
    }


def a_next_hand(given: Given) -> Answer:
    ruling = next_positions(
        positions_of(given),
        given["players_before"],
        given["eliminated"],
        given.get("bb_history", ()),
    )
    return seen(ruling.decision), ruling


def an_arrival(given: Given) -> Answer:
    prev = positions_of(given)
    posted = {prev.button, prev.small_blind}
    ruling = settled(
        arrival_positions(
            prev,
            given.get("live_before_arrival", posted),
            given["eliminated"],
            given["arrivals"],
            given.get("waiting", ()),
        )
    )
    entering = {str(place): enters != "waits" for place, enters in ruling.decision.entering}
    hand = seen(ruling.decision.hand)
    return {**hand, "ante_payer": hand["bb"], "arrivals_play": entering}, ruling


def a_move(given: Given) -> Answer:
    players = frozenset(given["players"])
    ruling = player_to_move(TableLayout(1, max(players), players, big_blind=given["prev"]["bb"]))
    return {"moved_seat": ruling.decision.number}, ruling


def a_stop(given: Given) -> Answer:
    ruling = table_stop(
        given["players_here"],
        given["max_other_table"],
        given["phase"] == "tables_decreasing",
        given["bb_reaches_empty_seat"],
    )
    return {"stop_recommended": ruling.decision}, ruling


def several_out(given: Given) -> Answer:
    outs = [Out(p["id"], p["table"], p["stack"]) for p in given["players"]]
    ruling = settled(order_of_elimination(outs, given["bubble"], given["hand_for_hand"]))
    return {"order": [list(group) for group in ruling.decision]}, ruling


def an_abandon(given: Given) -> Answer:
    signs = {key: value for key, value in given.items() if key != "op"}
    ruling = settled(declared_abandon(**signs))
    found = ruling.decision
    return {"td_may_declare_abandon": found.td_may_declare, "mandatory": found.mandatory}, ruling


def two_left(given: Given) -> Answer:
    ruling = heads_up(given["button"], given["other"])
    parts = ruling.decision
    return {
        "sb": parts.small_blind,
        "bb": parts.big_blind,
        "first_preflop": parts.first_preflop,
        "last_postflop": parts.last_postflop,
        "first_card_to": parts.first_card_to,
    }, ruling


def a_dead_button(given: Given) -> Answer:
    positions = positions_of(given)
    ruling = dealer_at_dead_button(positions, given["players_before"], given["eliminated"])
    hand = next_positions(positions, given["players_before"], given["eliminated"]).decision
    blinds = (hand.positions.small_blind, hand.positions.big_blind)
    return {"dealer": ruling.decision, "dealer_is_blind": ruling.decision in blinds}, ruling


def a_hand_for_hand_clock(given: Given) -> Answer:
    ruling = clock_advance(given["hands"])
    return {
        "clock_advance_min": ruling.decision,
        "mandatory": ruling.force is not Force.ADVICE,
    }, ruling


def a_button_error(given: Given) -> Answer:
    ruling = button_corrected(given["substantial_action"])
    return {"correct_now": ruling.decision, "restore_next_hand": False}, ruling


def a_deal(given: Given) -> Answer:
    ruling = dealt_in(given["deal_started"])
    adjusted = ruling.decision and given["blinds_posted"]
    return {"dealt_in": ruling.decision, "adjust_posts": adjusted}, ruling


def one_field(field: str, ask: Callable[[Given], Ruling[Any]]) -> Callable[[Given], Answer]:
    def answer(given: Given) -> Answer:
        ruling = ask(given)
        return {field: ruling.decision}, ruling

    return answer


ASKED: dict[str, Callable[[Given], Answer]] = {
    "arrival": an_arrival,
    "arrival_deal": a_deal,
    "arrival_error": one_field(
        "blinds_corrected", lambda g: arrival_error_corrected(g["substantial_action"])
    ),
    "button_error": a_button_error,
    "dead_button_dealer": a_dead_button,
    "declared_abandon": an_abandon,
    "final_table_size": one_field("final_table", lambda g: final_table_size(g["seats_per_table"])),
    "hand_for_hand_all_in": one_field(
        "reveal_now", lambda g: may_turn_up_cards(g["other_tables_playing"])
    ),
    "hand_for_hand_clock": a_hand_for_hand_clock,
    "heads_up": two_left,
    "late_entry": one_field("allowed", lambda g: late_entry_allowed(g["level"], g["rule"])),
    "next_positions": a_next_hand,
    "player_to_move": a_move,
    "players_counted_at_table": one_field(
        "players", lambda g: players_counted(g["seated"], g["absent_with_chips"])
    ),
    "simultaneous_eliminations": several_out,
    "table_may_start": one_field(
        "play", lambda g: may_play(g["seated"], g["phase"] == "after_break")
    ),
    "table_stop": a_stop,
}
COVERED = [case for case in CASES if case["given"]["op"] in ASKED]


@pytest.mark.parametrize("case", COVERED, ids=lambda case: str(case["id"]))
def test_the_case_comes_out_as_written(case: dict[str, Any]) -> None:
    expected = dict(case["expected"])
    if not expected.pop("in_force", True):
        pytest.skip("an example of an older edition")
    reading = expected.pop("reading", None)
    decision, ruling = ASKED[case["given"]["op"]](case["given"])
    assert {field: decision.get(field) for field in expected} == expected
    assert case["article"] in ruling.cites
    if reading is not None:
        assert reading in ruling.readings


def test_every_case_of_articles_1_and_2_and_of_the_button_is_run() -> None:
    asked = {case["id"] for case in COVERED}
    due = {
        case["id"]
        for case in CASES
        if case["article"].split(".")[0] in ("1", "2")
        or (case["article"] in ("4.3", "4.4") and case["given"]["op"] != "ante_due")
    }
    assert due <= asked


def test_a_reason_holds_plain_parameters() -> None:
    for case in COVERED:
        _, ruling = ASKED[case["given"]["op"]](case["given"])
        json.dumps(asdict(ruling.because))
