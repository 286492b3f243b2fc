"""Places round a table, clockwise from 1."""

from __future__ import annotations

import pytest

from rules_ropta.ruling import Refused
from rules_ropta.table_layout import TableLayout


def test_going_round_passes_the_last_place() -> None:
    table = TableLayout(1, 6, frozenset({1, 3, 6}), out_of_use=frozenset({2}))
    assert table.places_after(5) == (6, 1, 2, 3, 4, 5)
    assert table.occupied_after(3) == (6, 1, 3)
    assert table.free_after(3) == (4, 5)


@pytest.mark.parametrize("place", [0, 7])
def test_a_place_the_table_has_not_is_refused(place: int) -> None:
    with pytest.raises(Refused, match="NO_SUCH_PLACE"):
        TableLayout(1, 6, frozenset(), big_blind=place)
    with pytest.raises(Refused, match="NO_SUCH_PLACE"):
        TableLayout(1, 6, frozenset({place}))
