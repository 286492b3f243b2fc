"""The tally of hand-for-hand: a column a table, a line a hand, none lost at 40 tables (2.7)."""

from __future__ import annotations

from dataclasses import replace

import pytest
from every_report import told_in

from reports.hand_for_hand_tally import HandForHandTally, render_hand_for_hand_tally


def tally(heading, tables, **more):
    return HandForHandTally(heading, tuple(tables), **({"players": 8 * len(tables)} | more))


@pytest.mark.parametrize("size", ["A4", "A5", "Letter"])
@pytest.mark.parametrize("tables", [0, 1, 2, 9, 10, 11, 40])
def test_every_table_has_its_column(tables, size, heading, read):
    numbers = [3 * n + 1 for n in range(tables)]
    facts = tally(replace(heading, size=size), numbers)
    paper = read(render_hand_for_hand_tally(facts))
    heads = [
        one.text.strip() for page in range(len(paper.pages)) for one in paper.written(page + 1)
    ]
    assert [n for n in map(str, numbers) if n not in heads] == []
    assert len(paper.pages) == max(1, -(-tables // (6 if size == "A5" else 10)))


def test_it_says_where_it_ends_and_by_how_much_the_clock_goes_on(heading, read):
    facts = tally(heading, (2, 5), players=10, until=9, minutes=3, first_hand=4)
    paper = read(render_hand_for_hand_tally(facts))
    assert "10 joueurs en jeu ; fin du main par main à 9" in paper.text()
    assert paper.text().count("+ 3 min") >= 15
    first = [one.text.strip() for one in paper.written(1) if one.left < 60]
    hands = [text for text in first if text.isdigit()]
    assert hands[:3] == ["4", "5", "6"]


def test_with_nothing_ahead_it_only_says_who_is_left(heading, read):
    text = read(render_hand_for_hand_tally(told_in("en", tally(heading, (1, 2), players=9)))).text()
    assert "9 players left" in text
    assert "ends at" not in text


def test_the_rule_for_several_out_in_one_hand_is_told(heading, read):
    text = read(render_hand_for_hand_tally(tally(heading, (1, 2)))).text()
    assert "§ 2.7" in text
    assert "à la même table, le plus gros tapis" in text
    assert "partagent le dernier rang récompensé" in text


@pytest.mark.parametrize(("language", "word"), [("fr", "prix"), ("en", "prize")])
def test_without_prizes_none_is_mentioned(language, word, heading, read):
    facts = tally(heading, (1, 2), prizes=False)
    assert word not in read(render_hand_for_hand_tally(told_in(language, facts))).text()


def test_the_same_tally_gives_the_same_bytes(heading):
    facts = tally(heading, (1, 2, 3))
    assert render_hand_for_hand_tally(facts) == render_hand_for_hand_tally(facts)
