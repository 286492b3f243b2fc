"""The draw certificate: seed, order, result, and the command that redoes it."""

from __future__ import annotations

from datetime import datetime
from itertools import pairwise

import pytest
from read_papers import LONG_NAME

from reports.draw_certificate import (
    CertifiedDraw,
    DrawCertificate,
    DrawnEntrant,
    render_draw_certificate,
)
from reports.facts import TablePlace

METHOD = ("1. Numéroter les inscrits.", "2. Mélanger avec SHA-256.")
SEED = "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"


def a_draw(people, **more):
    drawn = tuple(DrawnEntrant(p.name, p.table, p.place) for p in people)
    return CertifiedDraw(SEED, drawn, **more)


def a_certificate(heading, people, **more):
    return DrawCertificate(heading, METHOD, (a_draw(people, **more),))


@pytest.mark.parametrize(("entrants", "pages"), [(1, 1), (9, 1), (80, 2), (312, 4), (1000, 10)])
def test_every_entrant_with_his_number_and_seat(entrants, pages, heading, players, read):
    people = players(entrants)
    paper = read(render_draw_certificate(a_certificate(heading, people)))
    assert len(paper.pages) == pages
    assert paper.missing_people(player.name for player in people) == []
    rows = (
        f"{number:,} {player.name} {player.table} · {player.place}".replace(",", " ", 1)
        for number, player in enumerate(people, 1)
        if player.name != LONG_NAME
    )
    assert paper.missing(rows) == []


def test_headers_stand_over_every_column_of_every_page(heading, players, read):
    paper = read(render_draw_certificate(a_certificate(heading, players(312))))
    for page in range(1, len(paper.pages) + 1):
        assert paper.text(page).count("N° Nom Table · place") == 2


def test_what_anyone_needs_to_redo_it(heading, players, read):
    facts = a_certificate(
        heading,
        players(9),
        file="open.tirage.json",
        number=2,
        drawn_at=datetime(2025, 11, 1, 13, 40),
        button_place=5,
        buttons=(TablePlace(1, 5), TablePlace(2, 5)),
    )
    text = read(render_draw_certificate(facts)).text()
    for said in (
        *(SEED, "SHA-256", "td-app verify-draw open.tirage.json", "Tirage n° 2"),
        *("01/11/2025 à 13:40", "Table 2 place 5", "9 inscrits · 2 tables"),
    ):
        assert said in text


def test_a_seat_given_for_a_need_is_marked(heading, read):
    draw = CertifiedDraw(SEED, (DrawnEntrant("Zoé", 1, 1, given=True),))
    facts = DrawCertificate(heading, METHOD, (draw,))
    text = read(render_draw_certificate(facts)).text()
    assert "◆ 1 · 1" in text
    assert "besoin" in text


def test_no_mark_is_explained_when_none_is_used(heading, players, read):
    assert "◆" not in read(render_draw_certificate(a_certificate(heading, players(9)))).text()


@pytest.mark.parametrize("entrants", [9, 80, 312])
def test_each_draw_of_the_evening_has_its_own_seed_and_file(entrants, heading, players, read):
    draws = (
        a_draw(players(entrants), file="tirage_3.json", replaced=True),
        a_draw(players(entrants), file="tirage_5.json", number=2),
        a_draw(players(9, 9), file="tirage_90.json", number=3, final_table=True),
    )
    text = read(render_draw_certificate(DrawCertificate(heading, METHOD, draws))).text()
    assert "3 tirages" in text
    assert "Tirage n° 1 · remplacé par le suivant" in text
    assert "Tirage n° 3 · table finale" in text
    assert text.count(SEED) == 3
    assert text.count("SHA-256") == 1
    for file in ("tirage_3.json", "tirage_5.json", "tirage_90.json"):
        assert f"Fichier du tirage : {file}" in text
    assert "Vérifier un tirage" in text


@pytest.mark.parametrize("before", range(9, 150, 3))
def test_the_head_of_a_draw_is_not_alone_on_its_page(before, heading, players, read):
    draws = (a_draw(players(before)), a_draw(players(12), number=2))
    paper = read(render_draw_certificate(DrawCertificate(heading, METHOD, draws)))
    (page,) = (n for n in range(1, len(paper.pages) + 1) if "Tirage n° 2" in paper.text(n))
    assert all(f"{p.table} · {p.place}" in paper.text(page) for p in players(12)[:4])
    assert paper.text(page).index("Tirage n° 2") < paper.text(page).rindex("N° Nom")


def test_sixty_letters_keep_one_line_as_high_as_the_others(heading, read):
    name = "DE LA ROCHEFOUCAULD-MONTMORENCY D’ŒUVRE-HAY Marie-Antoinette"
    names = ["ROY Ann", name, "ROUX Luc", "DUPRÉ Agathe"] * 2
    draw = CertifiedDraw(SEED, tuple(DrawnEntrant(one, 39, 8, given=True) for one in names))
    paper = read(render_draw_certificate(DrawCertificate(heading, METHOD, (draw,))))
    assert paper.missing_people([name]) == []
    lines = sorted({one.baseline for one in paper.written(1) if "39 · 8" in one.text})
    assert len({round(below - above, 2) for below, above in pairwise(lines)}) == 1


@pytest.mark.parametrize("entrants", range(20, 150, 7))
def test_the_buttons_of_a_draw_stand_on_its_page(entrants, heading, players, read):
    buttons = tuple(TablePlace(table, 5) for table in range(1, -(-entrants // 8) + 1))
    facts = a_certificate(heading, players(entrants), button_place=5, buttons=buttons)
    paper = read(render_draw_certificate(facts))
    assert "Bouton place tirée : 5" in paper.text(1)
    assert paper.missing(f"Table {one.table} place 5" for one in buttons) == []
    for page in range(2, len(paper.pages) + 1):
        assert "Bouton" not in paper.text(page)
        assert f"{players(entrants)[-1].table} · " in paper.text(page)


def test_the_command_line_is_as_large_as_the_text_and_wrapped(heading, players, read):
    file = "tirage_du_grand_open_d_automne_de_la_salle_des_fetes_n_1_place_du_marche.json"
    draws = (a_draw(players(9), file=file), a_draw(players(9), file=file, number=2))
    for facts in (draws[:1], draws):
        paper = read(render_draw_certificate(DrawCertificate(heading, METHOD, facts)))
        assert paper.missing([f"td-app verify-draw {file}"]) == []
        (size, *_) = (one.size for one in paper.written(1) if "verify-draw" in one.text)
        assert size == 10.5
