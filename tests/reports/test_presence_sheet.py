"""The presence sheet at the door: everyone once, boxes, signatures, lines for the others."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest
from every_report import told_in
from read_papers import LONG_NAME

from reports.presence_sheet import ExpectedEntrant, PresenceSheet, render_presence_sheet
from reports.sheet import MM


@pytest.fixture
def expected(heading, players):
    """``expected(80)``: so many entered, two of three of age, every other one seen."""

    def entered(count, **changes):
        rows = (
            ExpectedEntrant(n, p.name, p.club, of_age=n % 3 > 0, present=n % 2 > 0)
            for n, p in enumerate(players(count), 1)
        )
        return PresenceSheet(replace(heading, **changes), tuple(rows))

    return entered


class TestEveryoneEntered:
    @pytest.mark.parametrize(("entrants", "pages"), [(1, 1), (9, 1), (80, 4), (312, 12)])
    def test_is_there_once(self, entrants, pages, expected, read):
        facts = expected(entrants)
        paper = read(render_presence_sheet(facts))
        assert paper.missing_people(one.name for one in facts.entrants) == []
        assert len(paper.pages) == pages

    @pytest.mark.parametrize("entrants", [25, 26, 27, 28, 53, 54, 80])
    def test_leaves_no_page_to_one_or_two(self, entrants, expected, read):
        facts = expected(entrants)
        paper = read(render_presence_sheet(facts))
        names = {one.name for one in facts.entrants}
        for page in range(1, len(paper.pages) + 1):
            assert sum(one.text.strip() in names for one in paper.written(page)) not in (1, 2, 3)

    def test_is_shortened_by_the_one_rule_on_its_line(self, heading, read):
        name = "DE LA ROCHEFOUCAULD-MONTMORENCY Marie-Antoinette"
        facts = PresenceSheet(heading, (ExpectedEntrant(1, name, "Les As"),))
        assert read(render_presence_sheet(facts)).missing(["DE LA ROCHEFOUCAULD… M.-A."]) == []

    def test_a_club_is_on_one_line_where_there_is_room(self, heading, read):
        club = "Cercle Poker de la Côte d’Opale"
        rows = (ExpectedEntrant(1, "ROY Ann", club), ExpectedEntrant(2, "LI Paul", club))
        paper = read(render_presence_sheet(PresenceSheet(heading, rows)))
        assert sum(one.text.strip() == club for one in paper.written(1)) == 2

    def test_all_names_have_one_size(self, expected, read):
        facts = expected(80)
        names = {one.name for one in facts.entrants}
        paper = read(render_presence_sheet(facts))
        sizes = {
            round(one.size, 2)
            for page in range(1, len(paper.pages) + 1)
            for one in paper.written(page)
            if one.text.strip() in names
        }
        assert len(sizes) == 1

    def test_is_in_the_order_of_the_alphabet_accents_apart(self, heading, read):
        names = ("Zola", "Évrard", "Abadie", LONG_NAME)
        rows = tuple(ExpectedEntrant(n, name) for n, name in enumerate(names, 1))
        text = read(render_presence_sheet(PresenceSheet(heading, rows))).text()
        places = [text.index(name) for name in ("Abadie", "Évrard", "d’Œuvre-Hay", "Zola")]
        assert places == sorted(places)

    def test_has_the_boxes_ticked_that_are_known(self, heading, read):
        rows = (
            ExpectedEntrant(1, "Zola", of_age=True, present=True),
            ExpectedEntrant(2, "Abadie", of_age=True),
            ExpectedEntrant(3, "Brel"),
        )
        text = read(render_presence_sheet(PresenceSheet(heading, rows))).text()
        assert text.count("✓") == 3
        assert "3 inscrits · 1 présent · 2 majorités vérifiées" in text

    @pytest.mark.parametrize("size", ["A4", "A5", "Letter"])
    def test_has_seven_millimetres_to_sign_in(self, size, expected, read):
        paper = read(render_presence_sheet(expected(40, size=size)))
        lines = sorted({round(one.baseline, 1) for one in paper.written(1) if one.text == "✓"})
        assert min(high - low for low, high in pairwise(lines)) >= 7 * MM


class TestThoseWhoComeWithoutBeingEntered:
    @pytest.mark.parametrize("entrants", [1, 9, 18, 19, 20, 23, 26, 27, 54, 55, 80])
    @pytest.mark.parametrize("size", ["A4", "A5", "Letter"])
    def test_have_lines_that_fill_the_last_page(self, entrants, size, expected, read):
        paper = read(render_presence_sheet(expected(entrants, size=size)))
        last = len(paper.pages)
        assert "Venus sans être inscrits" in paper.text(last)
        written = {one.text.strip(): one.baseline for one in paper.written(last)}
        totals = next(words for words in written if "majorité" in words and "·" in words)
        assert written[totals] < float(paper.pages[last - 1].mediabox.height) * 0.17

    def test_are_told_the_rule_on_age_and_in_english(self, expected, read):
        text = read(render_presence_sheet(told_in("en", expected(9)))).text()
        for said in ("Attendance sheet", "adults only", "§ 1.4", "9 registered", "Walk-ins"):
            assert said in text
