"""The list of prizes: the table before the end, the names after, forty on a page."""

from __future__ import annotations

from dataclasses import replace

import pytest
from every_report import told_in

from reports.prize_list import PrizeLine, PrizeList, render_prize_list

LONG_NAME = "Marie-Antoinette de La Rochefoucauld-Montmorency d’Œuvre-Hay"
MONEY = (
    PrizeLine(1, "500 €", "50 %"),
    PrizeLine(2, "300 €", "30 %"),
    PrizeLine(3, "200 €", "20 %"),
)


def in_kind(count, named=True):
    return tuple(
        PrizeLine(
            place,
            f"Panier garni des commerçants du quartier {place}",
            name=(LONG_NAME if place % 40 == 7 else f"N’DIAYE Aïcha {place}") if named else "",
            club="Poker Club Nantais" if place % 3 and named else "",
        )
        for place in range(1, count + 1)
    )


@pytest.fixture
def told(heading, read):
    def render(lines, sort="in_kind", language="fr", **more):
        head = more.pop("head", heading)
        facts = PrizeList(head, sort, lines, len(lines), **more)
        return read(render_prize_list(told_in(language, facts)))

    return render


@pytest.mark.parametrize(("prizes", "pages"), [(1, 1), (9, 1), (40, 1), (80, 2), (200, 6)])
@pytest.mark.parametrize("named", [True, False])
def test_every_prize_is_there_forty_on_one_page(prizes, pages, named, told):
    lines = in_kind(prizes, named)
    paper = told(lines)
    assert paper.missing(line.prize for line in lines) == []
    assert paper.missing_people(line.name for line in lines) == []
    assert len(paper.pages) <= pages


@pytest.mark.parametrize("size", ["A5", "Letter"])
def test_forty_hold_on_a_sheet_of_another_size_or_on_a_few_small_ones(size, told, heading):
    paper = told(in_kind(40), head=replace(heading, size=size))
    assert len(paper.pages) <= (3 if size == "A5" else 2)


@pytest.mark.parametrize("named", [True, False])
@pytest.mark.parametrize("many", [9, 40, 80])
def test_what_is_won_is_read_at_ease_and_not_numbered_twice(many, named, told):
    lines = tuple(
        replace(one, prize=f"Lot {one.place} : {one.prize}") for one in in_kind(many, named)
    )
    paper = told(lines)
    assert "Lot 1 :" not in paper.text() and "1er " in paper.text()
    pages = range(1, len(paper.pages) + 1)
    won = [one for page in pages for one in paper.written(page) if "garni" in one.text]
    assert len(won) == many
    assert min(one.size for one in won) >= 10.5
    assert len({one.left for one in won}) == 1


@pytest.mark.parametrize(("first", "columns"), [("Jambon et son couteau", 2), ("Jambon " * 9, 1)])
def test_forty_without_a_name_yet_keep_one_line_each(first, columns, told):
    prizes = [first.strip(), *(f"Panier garni n° {place}" for place in range(2, 41))]
    paper = told(tuple(PrizeLine(place, prize) for place, prize in enumerate(prizes, 1)))
    assert len(paper.pages) == 1
    won = [one for one in paper.written(1) if one.text.strip() in prizes]
    assert len(won) == 40
    assert len({one.left for one in won}) == columns


def test_before_the_end_there_are_shares_and_no_name(told):
    text = told(MONEY, "money", total="1 000 €").text()
    assert "1er 50 % 500 €" in text
    assert "Total : 1 000 €" in text
    assert "Nom" not in text
    assert "3 rangs récompensés" in text


def test_afterwards_names_and_clubs(told):
    lines = (replace(MONEY[0], name="Zoé", club="Les As"), *MONEY[1:])
    text = told(lines, "money", over=True).text()
    assert "1er Zoé Les As 50 % 500 €" in text
    assert text.count("non attribué") == 2


def test_the_clubs_of_a_few_winners_stand_beneath_larger_names(told):
    won = "Un jambon de pays et son couteau"
    few = tuple(PrizeLine(n, won, name=f"ROY Ann {n}", club="Poker Club Nantais") for n in (1, 2))
    written = told(few, over=True).written(1)
    (name,) = [one for one in written if one.text == "ROY Ann 2"]
    clubs = [one for one in written if one.text == "Poker Club Nantais"]
    assert name.size == 20 and len(clubs) == 2
    assert clubs[1].left == name.left and 0 < name.baseline - clubs[1].baseline < 12


def test_those_tied_share_and_it_is_explained(told):
    tied = tuple(replace(MONEY[1], prize="250 €", name=n, tied=True) for n in ("Zoé", "Noël"))
    text = told((MONEY[0], *tied), "money").text()
    assert text.count("2e ex æquo") == 2
    assert "puis divisés à parts égales entre eux (§ 2.7)" in text


def test_prizes_to_decide_say_who_decides(told):
    lines = (PrizeLine(2, "à décider : Jambon, Vélo", name="Zoé", tied=True, awaits=True),)
    assert "À décider : le directeur attribue les lots" in told(lines).text()


def test_a_disqualified_winner_is_left_to_the_organiser(told):
    lines = (PrizeLine(2, "Jambon", name="Zoé", standing="disqualified"),)
    text = told(lines).text()
    assert "Zoé (disqualification)" in text
    assert "l’organisateur décide" in text


@pytest.mark.parametrize(
    ("sort", "title"),
    [("in_kind", "Liste des lots"), ("honorary", "Récompenses"), ("points", "Points")],
)
def test_it_is_called_by_what_is_won(sort, title, told):
    assert title in told(in_kind(3), sort).text()


def test_in_english(told):
    lines = (PrizeLine(1, "€500", name="Zoé", standing="withdrawn"),)
    text = told(lines, "money", "en", total="€500").text()
    for said in ("Prizes", "1st", "Zoé (withdrew)", "Total: €500", "1 place paid"):
        assert said in text
