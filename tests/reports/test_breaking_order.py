"""The breaking order on the wall: one page, large, those already broken struck with their hour."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime

import pytest
from every_report import told_in

from reports.breaking_order import BreakingOrder, TableInOrder, render_breaking_order


def an_order(heading, tables, closed=0, **more):
    nine = datetime(2025, 11, 1, 21, 7)
    order = tuple(
        TableInOrder(number, place < closed, nine if place < closed else None)
        for place, number in enumerate(range(tables, 0, -1))
    )
    return BreakingOrder(heading, order, 9, **more)


@pytest.mark.parametrize("size", ["A4", "A5", "Letter"])
@pytest.mark.parametrize("tables", [1, 2, 10, 13, 26, 39, 60, 125])
def test_it_is_one_page_with_every_table(tables, size, heading, read):
    paper = read(render_breaking_order(an_order(replace(heading, size=size), tables, tables // 2)))
    assert len(paper.pages) == 1
    written = [one.text.strip() for one in paper.written(1)]
    assert all(str(number) in written for number in range(1, tables + 1))


@pytest.mark.parametrize(("tables", "least"), [(2, 36), (10, 30), (39, 18), (125, 12)])
def test_tables_are_as_large_as_the_page_holds(tables, least, heading, read):
    paper = read(render_breaking_order(an_order(heading, tables)))
    assert max(one.size for one in paper.written(1) if one.text.strip() == "2") >= least


@pytest.mark.parametrize(("tables", "columns"), [(2, 1), (39, 3)])
def test_each_column_says_which_figure_is_the_table(tables, columns, heading, read):
    text = read(render_breaking_order(an_order(heading, tables))).text()
    assert text.count("Ordre Table") == columns


def test_those_broken_are_told_with_their_hour_then_the_next_and_the_last(heading, read):
    text = read(render_breaking_order(an_order(heading, 4, closed=2))).text()
    assert text.count("fermée à 21:07") == 2
    assert "2 la prochaine" in text
    assert "1 reste la dernière" in text
    assert "4 tables · 2 fermées" in text


def test_without_an_hour_a_table_is_still_told_broken(heading, read):
    order = BreakingOrder(heading, (TableInOrder(2, closed=True), TableInOrder(1)), 9)
    assert "2 fermée" in read(render_breaking_order(order)).text()


def test_the_final_table_its_size_and_who_may_change_the_order(heading, read):
    text = read(render_breaking_order(an_order(heading, 4))).text()
    for said in ("Table finale : 9 joueurs", "§ 2.1, 2.6", "Seul le directeur", "§ 2.4"):
        assert said in text


def test_once_drawn_the_final_table_is_named(heading, read):
    text = read(render_breaking_order(an_order(heading, 2, closed=1, final_table=1))).text()
    assert "1 table finale" in text
    assert "reste" not in text


def test_a_change_in_play_is_told_with_its_hour(heading, read):
    facts = an_order(heading, 4, changed_at=datetime(2025, 11, 1, 21, 14))
    assert "Ordre changé à 21:14" in read(render_breaking_order(facts)).text()


def test_one_table_never_breaks(heading, read):
    text = read(render_breaking_order(an_order(heading, 1))).text()
    assert "Une seule table : aucune ne ferme." in text
    assert "prochaine" not in text


def test_in_english(heading, read):
    text = read(render_breaking_order(told_in("en", an_order(heading, 4, closed=1)))).text()
    for said in ("Breaking order", "broken at 21:07", "Final table: 9 players", "Only the dir"):
        assert said in text
