"""The draw certificate: seed, order, result, and the command that redoes it."""

from __future__ import annotations

from datetime import datetime

import pytest

from reports.draw_certificate import DrawCertificate, DrawnEntrant, render_draw_certificate
from reports.facts import TablePlace

SEED = "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"


def a_certificate(heading, people, **more):
    drawn = tuple(DrawnEntrant(p.name, p.table, p.place) for p in people)
    method = ("1. Numéroter les inscrits.", "2. Mélanger avec SHA-256.")
    return DrawCertificate(heading, SEED, method, drawn, **more)


@pytest.mark.parametrize(("entrants", "pages"), [(1, 1), (9, 1), (80, 1), (312, 3), (1000, 7)])
def test_every_entrant_with_his_number_and_seat(entrants, pages, heading, players, read):
    people = players(entrants)
    paper = read(render_draw_certificate(a_certificate(heading, people)))
    assert len(paper.pages) == pages
    rows = (
        f"{number:,} {player.name} {player.table} · {player.place}".replace(",", " ", 1)
        for number, player in enumerate(people, 1)
    )
    assert paper.missing(rows) == []


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
    facts = DrawCertificate(heading, SEED, (), (DrawnEntrant("Zoé", 1, 1, given=True),))
    text = read(render_draw_certificate(facts)).text()
    assert "◆ 1 · 1" in text
    assert "besoin" in text


def test_no_mark_is_explained_when_none_is_used(heading, players, read):
    assert "◆" not in read(render_draw_certificate(a_certificate(heading, players(9)))).text()
