"""Seat slips: four on a sheet, one a player, cut as one pile."""

from __future__ import annotations

import time
from dataclasses import replace

import pytest

from reports.facts import SeatedPlayer
from reports.seat_slips import SeatSlips, render_seat_slips


@pytest.mark.parametrize(("entrants", "sheets"), [(1, 1), (4, 1), (9, 3), (80, 20), (312, 78)])
def test_four_slips_a_sheet(entrants, sheets, heading, players, read):
    paper = read(render_seat_slips(SeatSlips(heading, players(entrants), 20_000)))
    assert len(paper.pages) == sheets


def test_every_player_has_his_slip(heading, players, read):
    seated = players(80)
    paper = read(render_seat_slips(SeatSlips(heading, seated, 20_000)))
    assert paper.missing(p.name for p in seated) == []


def test_a_slip_says_all_a_player_needs(heading, read):
    player = SeatedPlayer("D’ALMEIDA Élodie", table=12, place=7, club="Poker Club Nantais")
    text = read(render_seat_slips(SeatSlips(heading, (player,), 20_000))).text()
    for said in (
        *("Open d’automne", "samedi 1er novembre 2025", "L’Haÿ-les-Roses", "D’ALMEIDA Élodie"),
        *("Poker Club Nantais", "TABLE", "12", "PLACE", "7", "Tapis de départ", "20 000"),
    ):
        assert said in text


@pytest.mark.parametrize(("table", "place"), [(1, 1), (12, 10), (125, 9)])
def test_table_and_place_are_read_at_two_metres(table, place, heading, read):
    player = SeatedPlayer("N’DIAYE Aïcha", table, place)
    paper = read(render_seat_slips(SeatSlips(heading, (player,), 20_000)))
    figures = {one.text.strip(): one.size for one in paper.written(1)}
    ten_millimetres = 28.3  # of capital height, what two metres ask for
    assert min(figures[str(table)], figures[str(place)]) * 0.727 > ten_millimetres


def test_piles_cut_and_put_together_keep_the_order(heading, players, read):
    seated = tuple(replace(p, name=f"Joueur {n:02}") for n, p in enumerate(players(8), 1))
    paper = read(render_seat_slips(SeatSlips(heading, seated)))
    first, second = (paper.text(page) for page in (1, 2))
    assert all(name in first for name in ("Joueur 01", "Joueur 03", "Joueur 05", "Joueur 07"))
    assert all(name in second for name in ("Joueur 02", "Joueur 04", "Joueur 06", "Joueur 08"))


def test_nobody_entered_still_gives_a_sheet(heading, read):
    assert "Personne n’est inscrit" in read(render_seat_slips(SeatSlips(heading, ()))).text()


def test_no_stack_is_named_when_none_is_known(heading, players, read):
    paper = read(render_seat_slips(SeatSlips(heading, players(1))))
    assert "Tapis" not in paper.text()


def test_an_open_of_312_is_ready_within_two_seconds(heading, players):
    facts = SeatSlips(heading, players(312), 20_000)
    render_seat_slips(facts)
    started = time.perf_counter()
    render_seat_slips(facts)
    assert time.perf_counter() - started < 2
