"""Receipts: four a sheet with their stubs, signed there, the sum in figures and in words."""

from __future__ import annotations

from dataclasses import replace

import pytest
from every_report import told_in

from reports.prize_receipts import PrizeReceipt, PrizeReceipts, render_prize_receipts

LONG_NAME = "Marie-Antoinette de La Rochefoucauld-Montmorency d’Œuvre-Hay"


def receipt(number=1, **changes):
    plain = PrizeReceipt(number, f"N’DIAYE Aïcha {number}", number, "625,50 €", "Les As", 62_550)
    return replace(plain, **changes)


@pytest.fixture
def told(heading, read):
    def render(*receipts, language="fr", **head):
        facts = PrizeReceipts(replace(heading, **head), receipts)
        return read(render_prize_receipts(told_in(language, facts)))

    return render


@pytest.mark.parametrize(("prizes", "sheets"), [(1, 1), (4, 1), (5, 2), (40, 10), (200, 50)])
def test_four_a_sheet_each_with_its_stub(prizes, sheets, told):
    paper = told(*(receipt(number) for number in range(1, prizes + 1)))
    assert len(paper.pages) == sheets
    said = [f"Reçu n° {n}" for n in range(1, prizes + 1)]
    stubs = [f"Souche n° {n}" for n in range(1, prizes + 1)]
    assert paper.missing(said + stubs) == []


def test_the_sum_is_in_figures_and_in_words(told):
    text = told(receipt()).text()
    assert "625,50 € six cent vingt-cinq euros et cinquante centimes" in text
    for said in ("1er rang", "Les As", "Open d’automne", "01/11/2025", "Pour le club"):
        assert said in text


def test_a_prize_in_kind_is_in_words_only(told):
    text = told(receipt(2, prize="Un vélo", cents=0, tied=True)).text()
    assert "Un vélo" in text
    assert "euro" not in text
    assert "2e rang ex æquo" in text


@pytest.mark.parametrize("size", ["A4", "A5", "Letter"])
def test_long_names_and_long_prizes_hold_on_every_sheet(size, told):
    prize = "Un panier garni offert par la boulangerie du Bocage et un dîner pour deux personnes"
    long = [receipt(n, name=LONG_NAME, club=LONG_NAME, prize=prize) for n in range(1, 5)]
    paper = told(*long, size=size)
    assert len(paper.pages) == (2 if size == "A5" else 1)
    # On the stub and in the club; a small receipt, wholly taken, shortens the name.
    assert paper.text().count("Marie-Antoinette") == (8 if size == "A5" else 12)
    assert paper.missing_people([LONG_NAME]) == []


@pytest.mark.parametrize("size", ["A4", "A5", "Letter"])
@pytest.mark.parametrize("prize", ["625,50 € (partage)", "Un panier garni " * 6])
def test_nothing_comes_down_to_where_one_signs(size, prize, told):
    paper = told(receipt(1, name=LONG_NAME, prize=prize, tied=True), size=size)
    written = {one.text.strip(): one for one in paper.written(1)}
    words = next(one for text, one in written.items() if "six cent vingt-cinq" in text)
    label = written["Pour le club"]
    assert words.baseline - label.baseline >= 1.2 * label.size


def test_each_half_says_who_keeps_it_and_the_stub_is_signed(told):
    paper = told(receipt())
    at = {one.text.strip(): one.left for one in paper.written(1)}
    cut = at["Reçu n° 1"]
    assert at["LE CLUB GARDE CETTE MOITIÉ"] < at["Signature du joueur"] + 60 < cut
    assert at["LE JOUEUR GARDE CETTE MOITIÉ"] >= cut
    assert at["Pour le club"] > cut


def test_without_a_day_the_date_is_left_to_write(told):
    text = told(receipt(), day=None).text()
    assert "Date" in text
    assert "01/11/2025" not in text


def test_without_any_prize(told):
    assert "Aucun lot ni prix à remettre." in told().text()


def test_in_english(told):
    text = told(receipt(), language="en").text()
    for said in ("Receipt no. 1", "Stub no. 1", "1st place", "twenty-five euros and fifty cents"):
        assert said in text
    assert "1 Nov 2025" in text
