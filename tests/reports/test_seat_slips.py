"""Seat slips: cut from a sheet as one pile, or on a roll; read at two metres and by telephones."""

from __future__ import annotations

import time
from dataclasses import replace

import pytest

from reports.drawings import dots_of
from reports.facts import SeatedPlayer
from reports.seat_slips import SeatSlips, render_seat_slips
from reports.sheet import MM

SHEETS = [("A4", "A6", 4), ("A4", "A7", 8), ("Letter", "A6", 4), ("Letter", "A7", 8)]
SMALL_SHEETS = [("A5", "A6", 2), ("A5", "A7", 4)]
RULES = "https://club.example.org/reglement"
FORMS = pytest.mark.parametrize("form", ["A6", "A7", "roll"])
ROLL_MARGIN = 4  # millimetres: 72 of the 80 are printed on


class TestASheetIsCut:
    @pytest.mark.parametrize(("size", "form", "slips"), [*SHEETS, *SMALL_SHEETS])
    @pytest.mark.parametrize("entrants", [1, 9, 80])
    def test_into_so_many_slips(self, size, form, slips, entrants, heading, players, read):
        facts = SeatSlips(replace(heading, size=size), players(entrants), 20_000, form)
        paper = read(render_seat_slips(facts))
        assert len(paper.pages) == -(-entrants // slips)
        assert paper.missing_people(player.name for player in facts.players) == []

    @pytest.mark.parametrize(("form", "sheets"), [("A6", 78), ("A7", 39)])
    def test_for_an_open_of_312(self, form, sheets, heading, players, read):
        paper = read(render_seat_slips(SeatSlips(heading, players(312), 20_000, form)))
        assert len(paper.pages) == sheets

    @pytest.mark.parametrize(("size", "across"), [("A4", 210), ("A5", 148), ("Letter", 215.9)])
    @pytest.mark.parametrize("form", ["A6", "A7"])
    def test_of_the_size_that_the_club_prints_on(self, size, across, form, heading, players, read):
        facts = SeatSlips(replace(heading, size=size), players(9), 20_000, form)
        box = read(render_seat_slips(facts)).pages[0].mediabox
        lying = (size, form) == ("A5", "A7")  # four A7 are an A5 laid across
        width, height = (box.height, box.width) if lying else (box.width, box.height)
        assert float(width) / MM == pytest.approx(across, abs=0.1)
        assert height > width

    def test_and_the_piles_put_together_keep_the_order(self, heading, players, read):
        seated = tuple(replace(p, name=f"Joueur {n:02}") for n, p in enumerate(players(8), 1))
        paper = read(render_seat_slips(SeatSlips(heading, seated, form="A6")))
        first, second = (paper.text(page) for page in (1, 2))
        assert all(name in first for name in ("Joueur 01", "Joueur 03", "Joueur 05", "Joueur 07"))
        assert all(name in second for name in ("Joueur 02", "Joueur 04", "Joueur 06", "Joueur 08"))


class TestASlip:
    @FORMS
    def test_says_all_a_player_needs(self, form, heading, read):
        player = SeatedPlayer("D’ALMEIDA Élodie", table=12, place=7, club="Poker Club Nantais")
        pdf = render_seat_slips(SeatSlips(heading, (player,), 20_000, form))
        said = (
            *("Open d’automne", "samedi 1er novembre 2025", "L’Haÿ-les-Roses", "D’ALMEIDA Élodie"),
            *("Poker Club Nantais", "TABLE", "12", "PLACE", "7", "Tapis de départ", "20 000"),
            "édition 2025-02",
        )
        assert read(pdf, ROLL_MARGIN).missing(said) == []

    @pytest.mark.parametrize(
        ("form", "table", "place", "high"),
        [
            *(("A6", 1, 1, 25), ("A6", 39, 10, 25), ("A6", 125, 10, 23)),
            *(("A7", 1, 1, 22), ("A7", 39, 8, 22), ("A7", 39, 10, 20), ("A7", 125, 10, 15)),
            *(("roll", 1, 1, 25), ("roll", 39, 10, 25)),
        ],
    )
    def test_is_read_from_two_metres(self, form, table, place, high, heading, read):
        player = SeatedPlayer("N’DIAYE Aïcha", table, place)
        paper = read(render_seat_slips(SeatSlips(heading, (player,), 20_000, form)), ROLL_MARGIN)
        figures = {one.text.strip(): one.size for one in paper.written(1)}
        capitals = min(figures[str(table)], figures[str(place)]) * 0.727 / MM
        assert capitals >= high

    @FORMS
    def test_bears_no_code_that_would_repeat_what_is_read(self, form, heading, telephone, read):
        player = SeatedPlayer("Œuvrard Zoé", 12, 7, "Les As du Bocage")
        pdf = render_seat_slips(SeatSlips(heading, (player,), 20_000, form))
        assert telephone(pdf) == []
        assert "Le règlement" not in read(pdf, ROLL_MARGIN).text()

    @FORMS
    def test_leads_to_the_rules_where_the_club_said_they_are_read(
        self, form, heading, telephone, read
    ):
        player = SeatedPlayer("Élisabeth " * 30, 125, 10)
        facts = SeatSlips(heading, (player,), 20_000, form, RULES)
        pdf = render_seat_slips(facts)
        assert telephone(pdf) == [RULES]
        assert "Le règlement" in read(pdf, ROLL_MARGIN).text()

    def test_every_code_of_a_sheet_is_read(self, heading, players, telephone):
        facts = SeatSlips(heading, players(8), 20_000, "A7", RULES)
        assert telephone(render_seat_slips(facts)) == [RULES] * 8

    def test_an_address_too_long_for_a_slip_makes_no_code(self, heading, players, telephone):
        facts = SeatSlips(heading, players(1), address=RULES + "a" * 200)
        assert telephone(render_seat_slips(facts)) == []

    @FORMS
    def test_names_no_stack_when_none_is_known(self, form, heading, players, read):
        pdf = render_seat_slips(SeatSlips(heading, players(1), form=form))
        assert "Tapis" not in read(pdf, ROLL_MARGIN).text()


class TestAReceiptRoll:
    @pytest.mark.parametrize("entrants", [1, 9, 312])
    def test_holds_a_page_a_slip_72_of_its_80_millimetres_printed(
        self, entrants, heading, players, read
    ):
        facts = SeatSlips(heading, players(entrants), 20_000, "roll")
        paper = read(render_seat_slips(facts), ROLL_MARGIN)
        assert len(paper.pages) == entrants
        assert {round(page.mediabox.width / MM) for page in paper.pages} == {80}

    def test_is_as_high_as_the_name_asks(self, heading, players, read):
        paper = read(render_seat_slips(SeatSlips(heading, players(9), form="roll")), ROLL_MARGIN)
        heights = [float(page.mediabox.height) for page in paper.pages]
        assert heights[5] > heights[0]

    def test_is_printed_in_black_alone(self, heading, players, read):
        paper = read(render_seat_slips(SeatSlips(heading, players(1), form="roll")), ROLL_MARGIN)
        drawn = paper.pages[0].get_contents().get_data().decode("latin-1").splitlines()
        colours = {line for line in drawn if line.endswith((" rg", " RG"))}
        assert colours == {"0 0 0 rg"}


@FORMS
def test_no_line_begins_with_the_dot_between_day_club_and_place(form, heading, players, read):
    long = replace(heading, club="Les As du Bocage et de la Vallée", place="Salle des fêtes, L’Haÿ")
    paper = read(render_seat_slips(SeatSlips(long, players(1), 20_000, form)), ROLL_MARGIN)
    assert [one.text for one in paper.written(1) if one.text.strip().startswith("·")] == []


@FORMS
@pytest.mark.parametrize("size", ["A4", "A5", "Letter"])
def test_nobody_entered_still_gives_a_sheet(form, size, heading, read):
    pdf = render_seat_slips(SeatSlips(replace(heading, size=size), (), form=form))
    assert "Personne n’est inscrit" in read(pdf).text()


@FORMS
def test_an_open_of_312_is_ready_in_a_few_seconds(form, heading, players):
    facts = SeatSlips(heading, players(312), 20_000, form)
    dots_of.cache_clear()
    started = time.process_time()
    render_seat_slips(facts)
    assert time.process_time() - started < 20


@FORMS
@pytest.mark.parametrize("size", ["A4", "A5", "Letter"])
def test_the_same_slips_give_the_same_bytes(form, size, heading, players):
    facts = SeatSlips(replace(heading, size=size), players(9), 20_000, form)
    assert render_seat_slips(facts) == render_seat_slips(facts)
