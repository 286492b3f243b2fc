"""How many tables stand side by side."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, QSize

from td_app.ui.pages.room.room_plan import LEAST_COMPACT, shape_for
from td_app.ui.widgets.plan_geometry import PlanMode, full_from

SMALL, LARGE = QSize(868, 600), QSize(1424, 900)


class TestNames:
    @pytest.mark.parametrize("count", [1, 2, 3, 4, 6])
    def test_a_club_evening_shows_every_name(self, count: int) -> None:
        shape = shape_for(SMALL, count, 8)
        assert shape.mode is PlanMode.FULL
        assert shape.height(count) <= SMALL.height()

    def test_four_tables_of_nine_stand_two_by_two(self) -> None:
        assert shape_for(SMALL, 4, 9).columns == 2

    def test_twelve_tables_keep_their_names_on_a_large_screen(self) -> None:
        assert shape_for(LARGE, 12, 8).mode is PlanMode.FULL
        assert shape_for(SMALL, 12, 8).mode is PlanMode.COMPACT

    def test_names_asked_for_are_shown_by_scrolling(self) -> None:
        shape = shape_for(SMALL, 40, 8, names=True)
        assert shape.mode is PlanMode.FULL
        assert shape.tile.width() >= full_from(8).width()
        assert shape.height(40) > SMALL.height()


class TestMany:
    @pytest.mark.parametrize("count", [13, 25, 40])
    def test_forty_tables_fit_without_scrolling(self, count: int) -> None:
        assert shape_for(SMALL, count, 8).height(count) <= SMALL.height()

    @pytest.mark.parametrize("count", [41, 80, 125])
    def test_beyond_one_scrolls_rather_than_squint(self, count: int) -> None:
        shape = shape_for(SMALL, count, 10)
        assert shape.tile.width() >= LEAST_COMPACT.width()
        assert shape.tile.height() >= LEAST_COMPACT.height()

    @pytest.mark.parametrize("count", range(1, 61))
    def test_no_table_hides_another_or_leaves_the_page(self, count: int) -> None:
        shape = shape_for(SMALL, count, 9)
        whole = QRect(0, 0, SMALL.width(), shape.height(count))
        places = [shape.place_of(index) for index in range(count)]
        assert all(whole.contains(place) for place in places)
        assert not any(a.intersects(b) for i, a in enumerate(places) for b in places[i + 1 :])
