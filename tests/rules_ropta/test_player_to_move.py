"""Who changes table: the next big blind (2.3), or whoever the lot gives where the house says so."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules_ropta.player_to_move import player_by_lot, player_to_move, seat_far_from_big_blind
from rules_ropta.ruling import Refused
from rules_ropta.table_layout import Seat, TableLayout


class TestArticle_2_3:
    def test_the_next_big_blind_moves(self) -> None:
        table = TableLayout(1, 9, frozenset({2, 5, 8}), big_blind=5)
        assert player_to_move(table).decision == Seat(1, 8)

    def test_an_eliminated_big_blind_still_marks_the_place(self) -> None:
        table = TableLayout(1, 9, frozenset({2, 8}), big_blind=5)
        assert player_to_move(table).decision == Seat(1, 8)

    def test_the_big_blind_has_to_be_asked(self) -> None:
        with pytest.raises(Refused, match="BIG_BLIND_UNKNOWN table=1"):
            player_to_move(TableLayout(1, 9, frozenset({2})))

    def test_nobody_moves_from_an_empty_table(self) -> None:
        with pytest.raises(Refused, match="TABLE_EMPTY table=1"):
            player_to_move(TableLayout(1, 9, frozenset(), big_blind=4))


class TestRoom_42:
    @given(st.binary(max_size=8), st.sets(st.integers(1, 10), min_size=1))
    def test_the_player_drawn_is_one_of_those_who_may_move(
        self, seed: bytes, places: set[int]
    ) -> None:
        drawn = player_by_lot(seed, 4, sorted(places))
        assert drawn.decision.table == 4 and drawn.decision.number in places
        assert drawn == player_by_lot(seed, 4, sorted(places, reverse=True))
        assert drawn.cites == ("2.3", "room 42") and drawn.departures

    def test_every_player_may_be_drawn(self) -> None:
        found = {player_by_lot(bytes([i]), 1, [2, 5, 8]).decision.number for i in range(40)}
        assert found == {2, 5, 8}

    def test_nobody_is_drawn_from_an_empty_table(self) -> None:
        with pytest.raises(Refused, match="TABLE_EMPTY"):
            player_by_lot(b"", 1, [])

    def test_the_seat_is_the_one_that_pays_the_big_blind_last(self) -> None:
        table = TableLayout(3, 9, frozenset({1, 2, 4, 5, 8}), big_blind=5)
        ruling = seat_far_from_big_blind(table)
        assert ruling.decision.seat == Seat(3, 3)
        assert ruling.decision.enters == "plays"
        assert ruling.readings == ("R42-last-to-pay",)

    @given(st.sets(st.integers(1, 9), min_size=1, max_size=8), st.integers(1, 9))
    def test_no_free_seat_pays_later(self, taken: set[int], big_blind: int) -> None:
        table = TableLayout(3, 9, frozenset(taken), big_blind=big_blind)
        place = seat_far_from_big_blind(table).decision.seat.number
        waits = {p: (p - big_blind - 1) % 9 for p in range(1, 10) if p not in taken}
        assert waits[place] == max(waits.values())

    def test_a_full_table_or_an_unknown_big_blind_is_refused(self) -> None:
        with pytest.raises(Refused, match="TABLE_FULL"):
            seat_far_from_big_blind(TableLayout(3, 2, frozenset({1, 2}), big_blind=1))
        with pytest.raises(Refused, match="BIG_BLIND_UNKNOWN"):
            seat_far_from_big_blind(TableLayout(3, 9, frozenset({1, 2})))
