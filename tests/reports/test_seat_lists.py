"""The lists for the wall: everybody in the order of the alphabet, everybody at their table."""

from __future__ import annotations

from dataclasses import replace
from itertools import cycle, product

import pytest

from reports.facts import SeatedPlayer
from reports.seat_lists import (
    AlphabeticalList,
    DrawProof,
    ListByTable,
    TableSheet,
    alphabetical_key,
    render_alphabetical_list,
    render_list_by_table,
)

PROOF = DrawProof(
    seed="9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
    method="La méthode est sur le certificat du tirage.",
)


@pytest.mark.parametrize(("entrants", "pages"), [(1, 1), (9, 1), (80, 2), (312, 6), (1000, 19)])
def test_everybody_is_on_the_wall(entrants, pages, heading, players, read):
    seated = players(entrants)
    paper = read(render_alphabetical_list(AlphabeticalList(heading, seated)))
    assert paper.missing_people(p.name for p in seated) == []
    assert len(paper.pages) == pages
    assert f"{entrants:,} joueur".replace(",", " ") in paper.text(pages)


def test_accents_case_and_apostrophes_do_not_count():
    names = ["zoé", "Élie", "Eline", "D’Or", "Dobb", "ŒUVRARD", "Ofer"]
    assert sorted(names, key=alphabetical_key) == [
        *("Dobb", "D’Or", "Élie", "Eline", "ŒUVRARD", "Ofer", "zoé")
    ]


def test_players_are_put_in_order_with_their_seats(heading, read):
    seated = (SeatedPlayer("Zoé", 4, 7), SeatedPlayer("Élie", 12, 3))
    text = read(render_alphabetical_list(AlphabeticalList(heading, seated))).text()
    assert text.index("Élie 12 3") < text.index("Zoé 4 7")


@pytest.mark.parametrize("entrants", [26, 104, 312])
def test_the_widest_letters_of_the_alphabet_stand_whole(entrants, heading, read):
    seated = tuple(SeatedPlayer(f"{chr(65 + n % 26)}AM Ann {n:03}", 1, 1) for n in range(entrants))
    paper = read(render_alphabetical_list(AlphabeticalList(heading, seated)))
    whole = "".join(paper.text(page) for page in range(1, len(paper.pages) + 1))
    assert "…" not in whole


def test_each_page_says_from_which_letter_to_which(heading, players, read):
    seated = tuple(SeatedPlayer(f"{chr(65 + n // 4)}nom {n}", 1, 1) for n in range(104))
    paper = read(render_alphabetical_list(AlphabeticalList(heading, seated)))
    assert "A – I" in paper.text(1)
    assert "I – R" in paper.text(2)
    assert "R – Z" in paper.text(3)


@pytest.mark.parametrize(("entrants", "apart"), [(80, 0), (100, 1), (312, 8)])
def test_nearly_as_many_names_stand_on_each_page(entrants, apart, heading, read):
    seated = tuple(SeatedPlayer(f"ROY Ann {n:03}", 1, 1) for n in range(entrants))
    paper = read(render_alphabetical_list(AlphabeticalList(heading, seated)))
    shown = [page.extract_text().count("ROY Ann") for page in paper.pages]
    assert sum(shown) == entrants and max(shown) - min(shown) <= apart
    sizes = {one.size for one in paper.written(1) if one.text.startswith("ROY")}
    assert sizes == {15}
    assert {one.size for one in paper.written(1) if one.text.strip() == "1"} == {20}


def test_two_of_one_name_have_their_clubs_beside(heading, read):
    seated = (
        SeatedPlayer("ROY Ann", 1, 2, "Les As"),
        SeatedPlayer("ROY Ann", 4, 7, "Poker Club Nantais"),
        SeatedPlayer("ROUX Luc", 4, 8, "Amicale"),
    )
    text = read(render_alphabetical_list(AlphabeticalList(heading, seated))).text()
    assert "Les As" in text and "Poker Club Nantais" in text and "Amicale" not in text


def test_headers_are_repeated_on_every_page(heading, players, read):
    paper = read(render_alphabetical_list(AlphabeticalList(heading, players(312))))
    for page in range(1, len(paper.pages) + 1):
        assert "Nom Table Place" in paper.text(page)


def test_the_last_page_says_how_to_redo_the_draw(heading, players, read):
    paper = read(render_alphabetical_list(AlphabeticalList(heading, players(80), PROOF)))
    last = paper.text(len(paper.pages))
    for said in (PROOF.seed, PROOF.method):
        assert said in last


def test_no_word_of_a_draw_when_seats_were_not_drawn(heading, players, read):
    paper = read(render_alphabetical_list(AlphabeticalList(heading, players(9))))
    assert "Graine" not in paper.text()


@pytest.mark.parametrize(
    ("entrants", "pages", "least"), [(9, 1, 26), (40, 1, 14.5), (80, 2, 14.5), (312, 6, 14.5)]
)
@pytest.mark.parametrize("size", ["A4", "Letter"])
def test_names_are_as_large_as_the_pages_hold(entrants, pages, least, size, heading, players, read):
    facts = AlphabeticalList(replace(heading, size=size), players(entrants))
    paper = read(render_alphabetical_list(facts))
    assert len(paper.pages) <= pages + (size == "Letter")
    name = next(one for one in paper.written(1) if one.text.startswith("D’ALMEIDA"))
    assert name.size >= least
    assert paper.missing_people(player.name for player in facts.players) == []


def tables_of(seated, seats=8, **more):
    numbers = sorted({player.table for player in seated})
    return tuple(
        TableSheet(n, seats, tuple(p for p in seated if p.table == n), **more) for n in numbers
    )


@pytest.mark.parametrize("entrants", [1, 9, 80, 312, 1000])
def test_everybody_sits_somewhere(entrants, heading, players, read):
    seated = players(entrants)
    paper = read(render_list_by_table(ListByTable(heading, tables_of(seated))))
    assert paper.missing_people(p.name for p in seated) == []


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


def test_four_tables_stand_on_a_page_and_nearly_as_many_on_the_next(heading, players, read):
    paper = read(render_list_by_table(ListByTable(heading, tables_of(players(80)))))
    spans = ("Tables 1 – 4", "Tables 5 – 7", "Tables 8 – 10")
    assert len(paper.pages) == 3
    assert all(span in paper.text(page) for page, span in enumerate(spans, 1))
    names = {one.size for one in paper.written(1) if "ALMEIDA" in one.text}
    assert names <= {12, 15}


def test_five_tables_leave_no_page_to_one_alone(heading, players, read):
    seated = [TableSheet(n, 9, players(9, 9), out_of_use=frozenset()) for n in range(1, 6)]
    paper = read(render_list_by_table(ListByTable(heading, tuple(seated))))
    heads = [paper.text(page) for page in range(1, len(paper.pages) + 1)]
    assert "Tables 1 – 3" in heads[0]
    assert "Tables 4 – 5" in heads[1]


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


@pytest.mark.parametrize("entrants", range(33, 49))
def test_no_page_is_turned_for_the_totals_alone(entrants, heading, players, read):
    paper = read(render_list_by_table(ListByTable(heading, tables_of(players(entrants)))))
    assert all("Table" in paper.text(page) for page in range(1, len(paper.pages) + 1))


def test_four_tables_of_nine_hold_on_an_a5_with_their_totals(heading, players, read):
    facts = ListByTable(replace(heading, size="A5"), tables_of(players(36, 9), 9))
    assert len(read(render_list_by_table(facts)).pages) == 1


def test_clubs_are_whole_or_names_have_their_room(heading, players, read):
    seated = players(24)
    short = [replace(player, club="As") for player in seated]
    long = [replace(player, club="Les Carrés Verts de Saint-Germain-en-Laye") for player in seated]
    with_clubs, without = (
        read(render_list_by_table(ListByTable(heading, tables_of(people))))
        for people in (short, long)
    )
    assert "As" in with_clubs.text()
    assert "Carrés" not in without.text() and "…" not in without.text()


@pytest.mark.parametrize("tables", [3, 7])
def test_a_long_name_is_as_large_as_the_others_shortened_on_one_line(tables, heading, read):
    long = "LEFRANÇOIS-DE-BRETTEVILLE Jean-Baptiste"
    names = [long, *(f"DUPRÉ-MORIN {letter} Agathe" for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ")]
    seated = [
        SeatedPlayer(name, table, place, "")
        for (table, place), name in zip(
            product(range(1, tables + 1), range(1, 9)), cycle(names), strict=False
        )
    ]
    sheets = tuple(
        TableSheet(n, 8, tuple(one for one in seated if one.table == n))
        for n in range(1, tables + 1)
    )
    paper = read(render_list_by_table(ListByTable(heading, sheets)))
    sizes = {
        one.size
        for page in range(1, len(paper.pages) + 1)
        for one in paper.written(page)
        if one.text.startswith(("DUPRÉ", "LEFRANÇOIS"))
    }
    assert len(sizes) == 1
    assert "LEFRANÇOIS… J.-B." in paper.text()


@pytest.mark.parametrize(("entrants", "least"), [(8, 20), (16, 15)])
def test_one_table_or_two_have_the_whole_width(entrants, least, heading, players, read):
    seated = players(entrants)
    paper = read(render_list_by_table(ListByTable(heading, tables_of(seated))))
    assert len(paper.pages) == 1
    names = [one for one in paper.written(1) if one.text.startswith("D’ALMEIDA")]
    assert {one.size for one in names} == {least}
    assert paper.missing_people(player.name for player in seated) == []
