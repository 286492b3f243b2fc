"""Table sheets: the number seen from afar, every place in its turn, whom to call."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest
from every_report import told_in
from read_papers import LONG_NAME

from reports.drawings import places_around
from reports.facts import SeatedPlayer
from reports.page_layout import page_content
from reports.seat_lists import TableSheet
from reports.sheet import MM
from reports.table_sheets import (
    TableSheets,
    notes_top,
    plan_box,
    render_table_sheets,
    seat_size,
)


def a_table(number=4, seats=8, players=8, button=None, out_of_use=()):
    places = [place for place in range(1, seats + 1) if place not in out_of_use][:players]
    seated = tuple(
        SeatedPlayer(LONG_NAME if place == 5 else f"D’ALMEIDA Zoé {place}", number, place, "Les As")
        for place in places
    )
    return TableSheet(number, seats, seated, button, frozenset(out_of_use))


def sheets(heading, *tables, size="A4"):
    return TableSheets(replace(heading, size=size), tables)


class TestASheet:
    @pytest.mark.parametrize("size", ["A4", "A5", "Letter"])
    @pytest.mark.parametrize("seats", range(2, 11))
    def test_names_every_place_of_any_table(self, seats, size, heading, read):
        table = a_table(seats=seats, players=seats, button=seats)
        paper = read(render_table_sheets(sheets(heading, table, size=size)))
        assert len(paper.pages) == 1
        assert paper.missing_people(player.name for player in table.players) == []
        written = {one.text.strip() for one in paper.written(1)}
        assert {str(place) for place in range(1, seats + 1)} <= written

    @pytest.mark.parametrize("size", ["A4", "A5", "Letter"])
    @pytest.mark.parametrize("code", ["", "https://10.0.0.2:8443/t/4"])
    @pytest.mark.parametrize("seats", [8, 9, 10])
    def test_no_seat_stands_on_another(self, seats, code, size, heading):
        facts = sheets(heading, replace(a_table(seats=seats), code=code), size=size)
        content = page_content(facts.heading)
        wide, tall = seat_size(facts, content)
        box = plan_box(content, notes_top(content, facts.heading.words, code))
        middles = places_around(box.inset(wide / 2, tall / 2), seats, wide, tall)
        for (x, y), (other_x, other_y) in combinations(middles, 2):
            assert abs(x - other_x) >= wide or abs(y - other_y) >= tall

    @pytest.mark.parametrize("number", [1, 39, 125])
    def test_bears_the_number_of_the_table_larger_than_all_else(self, number, heading, read):
        paper = read(render_table_sheets(sheets(heading, a_table(number))))
        largest = max(paper.written(1), key=lambda one: one.size)
        assert largest.text.strip() == str(number)
        assert largest.size * 0.727 > 20 * MM

    def test_goes_clockwise_from_the_left_of_the_foot(self, heading, read):
        paper = read(render_table_sheets(sheets(heading, a_table(seats=8))))
        at = {one.text.strip(): (one.left, one.baseline) for one in paper.written(1)}
        (x1, y1), (x3, y3), (x5, y5), (x8, y8) = (at[place] for place in ("1", "3", "5", "8"))
        assert x1 < x8
        assert y1 == pytest.approx(y8, abs=1)
        assert y1 < y3 < y5
        assert x3 < x5

    def test_players_are_larger_than_their_clubs(self, heading, read):
        table = a_table()
        people = [replace(one, name=f"MARCHAND Jean-Paul {one.place}") for one in table.players]
        plain = replace(table, players=tuple(people))
        paper = read(render_table_sheets(sheets(heading, plain)))
        names = {one.size for one in paper.written(1) if "MARCHAND" in one.text}
        clubs = {one.size for one in paper.written(1) if one.text.strip() == "Les As"}
        assert (names, clubs) == ({15.0}, {9.0})

    def test_tells_free_places_those_out_of_use_and_the_button(self, heading, read):
        table = a_table(seats=8, players=6, button=3, out_of_use=(4,))
        text = read(render_table_sheets(sheets(heading, table))).text()
        for said in ("libre", "hors service", "6 joueurs", "D bouton, place 3"):
            assert said in text

    def test_says_whom_to_call_and_that_players_deal(self, heading, read):
        text = read(render_table_sheets(sheets(heading, a_table()))).text()
        for said in ("Qui appeler", "appelez un floor", "Sans croupier", "§ 4.1", "Directeur"):
            assert said in text

    def test_in_english(self, heading, read):
        text = read(render_table_sheets(told_in("en", sheets(heading, a_table(button=2))))).text()
        for said in ("8 players", "D button, seat 2", "No dealer", "Who to call"):
            assert said in text


@pytest.mark.parametrize("tables", [1, 10, 39])
def test_each_table_has_its_page(tables, heading, read):
    facts = sheets(heading, *(a_table(number) for number in range(1, tables + 1)))
    paper = read(render_table_sheets(facts))
    assert len(paper.pages) == tables
    assert f"page {tables}/{tables}" in paper.text(tables)


def test_without_any_table_it_says_so(heading, read):
    assert "Aucune table" in read(render_table_sheets(sheets(heading))).text()
