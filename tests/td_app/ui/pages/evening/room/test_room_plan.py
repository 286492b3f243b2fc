"""How many tables stand side by side."""

from __future__ import annotations

from itertools import combinations, product

import pytest
from PySide6.QtCore import QRect, QRectF, QSize
from PySide6.QtWidgets import QApplication

from td_app.ui.pages.evening.room.room_plan import LEAST_COMPACT, shape_for
from td_app.ui.widgets.plan_geometry import (
    LOW_SEAT,
    PlanLayout,
    PlanMode,
    PlanSeat,
    TablePlanFacts,
    full_from,
    lay_out,
)
from td_app.ui.widgets.plan_painting import lettered, names_told

SMALL, LARGE = QSize(868, 600), QSize(1424, 900)
LAPTOP = QSize(882, 560)
"""The room's page in a window of 1366×768, a line of what is going on above it, in pixels."""


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
        assert shape_for(SMALL, 12, 8).mode is PlanMode.SIDES

    @pytest.mark.parametrize(
        ("count", "seats"),
        [(9, 9), (9, 10), *product((10, 11, 12), (8, 9, 10))],  # nine of eight keep their oval
    )
    def test_nine_to_twelve_tables_tell_surnames_on_a_common_laptop(
        self, dressed: QApplication, count: int, seats: int
    ) -> None:
        shape = shape_for(LAPTOP, count, seats)
        assert shape.mode is PlanMode.SIDES and shape.height(count) <= LAPTOP.height()
        layout = lay_out(shape.tile.width(), shape.tile.height(), seats, shape.mode)
        assert all(seat.height() == LOW_SEAT for seat in layout.seats)
        inside = QRectF(0, 0, shape.tile.width(), shape.tile.height())
        for seat, other in combinations(layout.seats, 2):
            assert inside.contains(seat) and not seat.intersects(other)
            assert not seat.intersects(layout.heading)
        names = ("MARTINEZ Ana", "LEFEBVRE Paul", "ROUSSEAU Lou", "DURAND Émilie", "DURAND Luc")
        players = tuple(PlanSeat(place, name) for place, name in enumerate(names, 1))
        _, shown = lettered(TablePlanFacts(1, seats, players), layout)
        assert [shown[place].split()[0] for place in shown] == [n.split()[0] for n in names]

    def test_one_sits_clockwise_there_too(self) -> None:
        first, *_, last = lay_out(214, 192, 9, PlanMode.SIDES).seats
        assert first.left() < last.left() and first.top() > last.top()

    def test_names_asked_for_are_shown_by_scrolling(self) -> None:
        shape = shape_for(SMALL, 40, 8, names=True)
        assert shape.mode is PlanMode.FULL
        assert shape.tile.width() >= full_from(8).width()
        assert shape.height(40) > SMALL.height()

    @pytest.mark.parametrize("height", [400, 470])
    @pytest.mark.parametrize("seats", [6, 8, 9, 10])
    @pytest.mark.parametrize("count", [2, 3, 4])
    def test_the_height_of_a_small_screen_is_used_before_names_are_shortened(
        self, count: int, seats: int, height: int
    ) -> None:
        room = QSize(868, height)
        shape = shape_for(room, count, seats)
        assert shape.columns == 2 and shape.mode is PlanMode.FULL
        assert shape.height(count) <= height
        told = lay_out(shape.tile.width(), shape.tile.height(), seats, shape.mode).reads
        assert told >= 116, "narrower, nearly every name is shortened"

    def test_six_tables_on_a_small_screen_tell_names_in_two_lines(self) -> None:
        shape = shape_for(QSize(868, 470), 6, 8)
        assert lay_out(shape.tile.width(), shape.tile.height(), 8, shape.mode).lines == 2


class TestNamesReadWhole:
    CLUB = (
        *("ROUX Xavier", "THOMAS Fabien", "DURAND Yannick", "ANDRÉ Agnès", "MICHEL Karine"),
        *("MÉNARD Véronique", "GARÇON Gaëtan", "DURAND Émilie", "GARÇON Frédéric"),
    )

    def test_five_tables_stand_as_most_names_are_whole(self, dressed: QApplication) -> None:
        seats = tuple(PlanSeat(place, name) for place, name in enumerate(self.CLUB, 1))
        table = TablePlanFacts(number=1, seats=9, players=seats)

        def told(layout: PlanLayout) -> float:
            return names_told(table, layout) / 9

        # The room's page in a window of 1366×768: two columns shorten most names.
        room = QSize(882, 594)
        assert told(lay_out(437, 192, 9, PlanMode.FULL)) < 0.9
        shape = shape_for(room, 5, 9, told=told)
        assert told(lay_out(shape.tile.width(), shape.tile.height(), 9, shape.mode)) == 1

    @pytest.mark.parametrize(("seats", "least"), [(6, 240), (8, 240), (9, 180), (10, 220)])
    def test_three_tables_use_the_room_beside_them(self, seats: int, least: int) -> None:
        layout = lay_out(868, 200, seats, PlanMode.FULL)
        assert layout.reads >= least, "a long name is whole there, or nearly"
        assert layout.felt.width() < 500, "the table keeps its shape"

    def test_a_family_name_is_not_cut_for_first_names_whole(self, dressed: QApplication) -> None:
        names = (
            *("LE GOFF Ewen", "JACQUEMIN Théo", "ABADIE Chloé", "BONNEFOY Maud", "N’DIAYE Fatou"),
            *("SAINT-AUBIN Cécile", "TESSIER Mathéo", "ZIMMERMANN Hugo", "MARCHAND Inès"),
        )
        seats = tuple(PlanSeat(place, name) for place, name in enumerate(names, 1))
        table = TablePlanFacts(number=1, seats=9, players=seats)
        # A window of 1024×600: three columns would write JACQUE…, ZIMMERM… and MARCHA….
        shape = shape_for(QSize(884, 412), 3, 9, told=lambda one: names_told(table, one) / 9)
        assert shape.columns == 2


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
