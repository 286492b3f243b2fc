"""How many sit at the final table, and when (2.6)."""

from __future__ import annotations

import pytest

from rules_ropta.balancing import final_table_due, final_table_size
from rules_ropta.ruling import Refused


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
