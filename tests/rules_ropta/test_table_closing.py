"""Tables that close, in the posted order (2.4)."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules_ropta.ruling import Force, Refused
from rules_ropta.table_closing import destinations, table_to_close
from rules_ropta.table_layout import Seat

EIGHT_MAX = {1: 8, 2: 8, 3: 8}


class TestArticle_2_4:
    def test_the_first_of_the_posted_order_closes(self) -> None:
        ruling = table_to_close({1: 5, 2: 5, 3: 6}, EIGHT_MAX, (2, 3, 1), late_entry_open=False)
        assert ruling is not None
        assert ruling.decision == 2
        assert ruling.because.code == "TABLE_CLOSES"

    def test_a_caution_is_given_while_entries_are_open(self) -> None:
        ruling = table_to_close({1: 5, 2: 5, 3: 6}, EIGHT_MAX, (2, 3, 1), late_entry_open=True)
        assert ruling is not None
        assert ruling.because.code == "TABLE_CLOSES_ENTRIES_OPEN"
        assert ruling.because.params["free_seats"] == 5

    def test_nothing_closes_while_the_others_cannot_hold_its_players(self) -> None:
        assert table_to_close({1: 6, 2: 5, 3: 6}, EIGHT_MAX, (2, 3, 1), False) is None

    def test_a_table_closed_before_is_passed_over(self) -> None:
        ruling = table_to_close({1: 4, 3: 4}, EIGHT_MAX, (2, 3, 1), late_entry_open=False)
        assert ruling is not None
        assert ruling.decision == 3

    def test_a_large_table_that_the_small_ones_cannot_replace_is_passed_over(self) -> None:
        capacities = {1: 10, 2: 6, 3: 6}
        ruling = table_to_close({1: 5, 2: 5, 3: 5}, capacities, (1, 2, 3), False)
        assert ruling is not None
        assert ruling.decision == 2
        assert ruling.because.code == "TABLE_CLOSES_OUT_OF_ORDER"
        assert (ruling.because.params["first"], ruling.force) == (1, Force.DIRECTOR)

    def test_the_last_two_tables_wait_for_the_final_table(self) -> None:
        counts = {1: 4, 2: 4}
        assert table_to_close(counts, EIGHT_MAX, (1, 2), False, final_table_size=7) is None
        assert table_to_close(counts, EIGHT_MAX, (1, 2), False) is not None

    def test_a_single_table_never_closes(self) -> None:
        assert table_to_close({1: 2}, EIGHT_MAX, (1,), late_entry_open=False) is None

    def test_players_go_where_tables_stay_even(self) -> None:
        free = {1: (3, 7), 2: (1, 2, 8), 4: (5,)}
        ruling = destinations(b"seed", (11, 12, 13), {1: 6, 2: 5, 4: 7}, free)
        tables = Counter(seat.table for _, seat in ruling.decision)
        assert tables == {1: 1, 2: 2}
        assert [who for who, _ in ruling.decision] == [11, 12, 13]

    def test_who_goes_where_is_drawn_each_way_as_likely(self) -> None:
        free = {1: (4,), 2: (6, 7)}
        seen = Counter(
            destinations(i.to_bytes(2, "big"), (8, 9), {1: 7, 2: 7}, free).decision
            for i in range(800)
        )
        assert len(seen) == 4
        assert sum((n - 200) ** 2 / 200 for n in seen.values()) < 16.3  # 3 degrees, 1/1000

    def test_too_few_free_places_are_refused(self) -> None:
        with pytest.raises(Refused, match="OTHERS_CANNOT_HOLD players=2 seats=1"):
            destinations(b"", (1, 2), {1: 7}, {1: (8,)})

    def test_an_empty_table_closes_without_moves(self) -> None:
        assert destinations(b"", (), {1: 7}, {1: (8,)}).decision == ()

    @given(
        st.dictionaries(
            st.integers(1, 9),
            st.tuples(
                st.integers(0, 10), st.sets(st.integers(1, 10)).map(lambda s: tuple(sorted(s)))
            ),
            min_size=1,
        ),
        st.integers(0, 10),
        st.binary(max_size=4),
    )
    def test_everyone_lands_on_a_free_place_of_his_own(
        self, room: dict[int, tuple[int, tuple[int, ...]]], leaving: int, seed: bytes
    ) -> None:
        counts = {table: players for table, (players, _) in room.items()}
        free = {table: places for table, (_, places) in room.items()}
        leaving = min(leaving, sum(len(places) for places in free.values()))
        drawn = destinations(seed, range(leaving), counts, free).decision
        seats = [seat for _, seat in drawn]
        assert len(set(seats)) == leaving
        assert set(seats) <= {Seat(t, p) for t, places in free.items() for p in places}
        for seat in seats:
            counts[seat.table] += 1
        for seat in seats:
            for table, places in free.items():
                taken = sum(s.table == table for s in seats)
                if taken < len(places):
                    assert counts[seat.table] <= counts[table] + 1
