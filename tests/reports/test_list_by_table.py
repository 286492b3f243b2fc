"""The list by table: whole tables, empty places named, the button shown, totals."""

from __future__ import annotations

import pytest

from reports.seat_lists import ListByTable, TableSheet, render_list_by_table


def tables_of(seated, seats=8, **more):
    numbers = sorted({player.table for player in seated})
    return tuple(
        TableSheet(n, seats, tuple(p for p in seated if p.table == n), **more) for n in numbers
    )


@pytest.mark.parametrize("entrants", [1, 9, 80, 312, 1000])
def test_everybody_sits_somewhere(entrants, heading, players, read):
    seated = players(entrants)
    paper = read(render_list_by_table(ListByTable(heading, tables_of(seated))))
    assert paper.missing(p.name for p in seated) == []


@pytest.mark.parametrize("seats", [2, 6, 8, 9, 10])
def test_no_table_is_cut_by_the_end_of_a_page(seats, heading, players, read):
    seated = players(80, seats)
    paper = read(render_list_by_table(ListByTable(heading, tables_of(seated, seats))))
    shown = 0
    for page in range(1, len(paper.pages) + 1):
        pieces = paper.written(page)
        heads = [one for one in pieces if one.text.startswith("Table ") and one.size > 16]
        sides = {round(one.left) for one in heads}
        places = [one for one in pieces if round(one.left) in sides and one.text.strip().isdigit()]
        assert len(places) == seats * len(heads)
        shown += len(heads)
    assert shown == len({player.table for player in seated})


def test_ten_full_tables_of_eight_hold_on_two_pages(heading, players, read):
    paper = read(render_list_by_table(ListByTable(heading, tables_of(players(80)))))
    assert len(paper.pages) == 2
    assert "Tables 1 – 6" in paper.text(1)


def test_empty_and_unusable_places_are_named(heading, players, read):
    table = TableSheet(3, 4, players(2, 2)[:2], out_of_use=frozenset({4}))
    text = read(render_list_by_table(ListByTable(heading, (table,)))).text()
    assert "3 libre" in text
    assert "4 hors service" in text


def test_the_button_is_shown_where_it_starts(heading, players, read):
    table = TableSheet(3, 4, players(2, 2), button=2)
    paper = read(render_list_by_table(ListByTable(heading, (table,))))
    assert "bouton place 2" in paper.text()
    assert "2 ●" in paper.text()


def test_it_ends_with_totals(heading, players, read):
    paper = read(render_list_by_table(ListByTable(heading, tables_of(players(80)))))
    assert "10 tables · 80 joueurs" in paper.text(len(paper.pages))


def test_no_table_yet(heading, read):
    assert "0 table · 0 joueur" in read(render_list_by_table(ListByTable(heading, ()))).text()
