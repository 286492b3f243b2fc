"""Enough players, a short table, who moves, the final table (2.2, 2.3, 2.6)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules_ropta.balancing import (
    Stacks,
    balancing_move,
    final_table_due,
    final_table_size,
    may_play,
    players_counted_at_table,
    table_stop,
)
from rules_ropta.registry import ask
from rules_ropta.ruling import Force, Refused
from rules_ropta.situation import Malformed


class TestArticle_2_2:
    @pytest.mark.parametrize(
        ("seated", "after_break", "plays"),
        [(3, False, True), (2, False, False), (2, True, True), (1, True, False)],
    )
    def test_three_start_and_two_resume(self, seated: int, after_break: bool, plays: bool) -> None:
        assert may_play(seated, after_break).decision is plays


class TestArticle_2_3:
    @pytest.mark.parametrize(
        ("here", "elsewhere", "closed", "stops"),
        [(7, 10, False, True), (6, 9, False, True), (7, 9, False, False), (7, 9, True, True)],
    )
    def test_a_table_short_by_three_stops_or_by_two_once_tables_close(
        self, here: int, elsewhere: int, closed: bool, stops: bool
    ) -> None:
        ruling = table_stop(here, elsewhere, closed, big_blind_at_empty_place=True)
        assert ruling.decision is stops
        assert ruling.force is Force.ADVICE

    def test_a_short_table_plays_on_until_the_big_blind_meets_an_empty_place(self) -> None:
        ruling = table_stop(5, 9, tables_have_closed=False, big_blind_at_empty_place=False)
        assert not ruling.decision
        assert ruling.because.code == "TABLE_SHORT_BIG_BLIND_AT_A_PLAYER"

    def test_from_a_gap_of_two_the_reading_is_named_once_tables_close(self) -> None:
        for at_empty_place in (True, False):
            ruling = table_stop(7, 9, True, big_blind_at_empty_place=at_empty_place)
            assert ruling.decision is at_empty_place
            assert ruling.readings == ("C32-gap-of-two",)
        assert table_stop(8, 9, True, big_blind_at_empty_place=True).readings == ()

    def test_seven_players_ten_a_table_stop_beside_a_full_one_only(self) -> None:
        beside_nine = table_stop(7, 9, False, big_blind_at_empty_place=True, seats=10)
        assert not beside_nine.decision
        assert beside_nine.readings == ("C33-ten-seats",)
        beside_ten = table_stop(7, 10, False, big_blind_at_empty_place=True, seats=10)
        assert beside_ten.decision and beside_ten.readings == ()

    def test_a_table_holds_no_more_than_its_seats(self) -> None:
        case = {"phase": "early", "players_here": 10, "max_other_table": 9}
        with pytest.raises(Malformed, match="MORE_THAN_ALL players_here"):
            ask("table_stop", {**case, "bb_reaches_empty_seat": True, "seats_per_table": 9})

    def test_an_empty_table_is_not_asked_about(self) -> None:
        case = {"phase": "early", "players_here": 0, "max_other_table": 6}
        with pytest.raises(Malformed, match="OUT_OF_RANGE players_here"):
            ask("table_stop", {**case, "bb_reaches_empty_seat": True})

    def test_an_absent_stack_counts(self) -> None:
        assert players_counted_at_table(Stacks(seated=6, absent_with_chips=1)).decision.players == 7

    def test_a_gap_of_three_early_asks_for_a_move(self) -> None:
        ruling = balancing_move({1: 8, 2: 5}, tables_have_closed=False)
        assert ruling is not None
        assert (ruling.decision.from_table, ruling.decision.to_table) == (1, 2)
        assert ruling.force is Force.AUTOMATIC

    def test_a_gap_of_two_early_is_only_advice(self) -> None:
        ruling = balancing_move({1: 8, 2: 6}, tables_have_closed=False)
        assert ruling is not None
        assert ruling.force is Force.ADVICE

    def test_a_gap_of_two_once_tables_closed_asks_for_a_move(self) -> None:
        ruling = balancing_move({1: 8, 2: 6}, tables_have_closed=True)
        assert ruling is not None
        assert ruling.force is Force.AUTOMATIC

    @pytest.mark.parametrize("counts", [{}, {1: 3}, {1: 8, 2: 7}, {1: 5, 2: 5}])
    def test_even_enough_tables_are_left_alone(self, counts: dict[int, int]) -> None:
        assert balancing_move(counts, tables_have_closed=True) is None

    def test_the_first_to_break_gives_and_the_last_to_break_receives(self) -> None:
        counts = {1: 8, 2: 8, 3: 5, 4: 5}
        ruling = balancing_move(counts, False, breaking_order=(2, 4, 1, 3))
        assert ruling is not None
        assert (ruling.decision.from_table, ruling.decision.to_table) == (2, 3)

    @given(st.dictionaries(st.integers(1, 12), st.integers(0, 10), min_size=2), st.booleans())
    def test_moves_one_after_the_other_make_the_room_even(
        self, counts: dict[int, int], closed: bool
    ) -> None:
        players = sum(counts.values())
        for _ in range(100):
            ruling = balancing_move(counts, closed)
            if ruling is None:
                break
            move = ruling.decision
            assert counts[move.from_table] == max(counts.values())
            assert counts[move.to_table] == min(counts.values())
            counts = {
                **counts,
                move.from_table: counts[move.from_table] - 1,
                move.to_table: counts[move.to_table] + 1,
            }
        assert max(counts.values()) - min(counts.values()) <= 1
        assert sum(counts.values()) == players


class TestArticle_2_6:
    @pytest.mark.parametrize(
        ("seats", "size"),
        [(2, 3), (3, 3), (4, 5), (5, 5), (6, 7), (7, 7), (8, 9), (9, 9), (10, 9), (11, 9)],
    )
    def test_an_odd_number_and_nine_at_most(self, seats: int, size: int) -> None:
        assert final_table_size(seats).decision == size

    def test_ten_handed_names_the_reading_relied_on(self) -> None:
        assert final_table_size(10).readings == ("C11-nine",)
        assert final_table_size(8).readings == ()

    def test_a_table_of_one_is_no_table(self) -> None:
        with pytest.raises(Refused, match="SEATS_PER_TABLE_TOO_FEW seats=1"):
            final_table_size(1)

    @pytest.mark.parametrize(
        ("left", "tables", "due", "why"),
        [
            (9, 2, True, "FINAL_TABLE_REACHED"),
            (8, 2, True, "FINAL_TABLE_REACHED"),
            (10, 2, False, "FINAL_TABLE_NOT_YET"),
            (7, 1, False, "ONE_TABLE_LEFT"),
            (1, 2, False, "FINAL_TABLE_NOT_YET"),
        ],
    )
    def test_it_is_drawn_once_few_enough_are_left(
        self, left: int, tables: int, due: bool, why: str
    ) -> None:
        ruling = final_table_due(left, tables, size=9)
        assert (ruling.decision, ruling.because.code) == (due, why)
