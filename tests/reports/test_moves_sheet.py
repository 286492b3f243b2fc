"""The moves sheet: from where, to where, why, by which article, read out or not."""

from __future__ import annotations

from datetime import datetime

import pytest
from every_report import told_in

from reports.facts import TablePlace
from reports.moves_sheet import REASONS, MoveLine, MovesSheet, OrderLine, render_moves_sheet
from td_app.words.terms import MOVE_REASONS


def a_move(**given):
    facts = {"name": "D’ALMEIDA Élodie", "origin": TablePlace(7, 3), "to": TablePlace(12, 8)}
    return MoveLine(**(facts | given))


def text_of(read, heading, *moves, language="fr"):
    return read(render_moves_sheet(told_in(language, MovesSheet(heading, moves)))).text()


def test_a_move_says_who_where_why_and_the_article(heading, read):
    move = a_move(because="balancing", cites=("2.3",))
    text = text_of(read, heading, move)
    for said in ("D’ALMEIDA Élodie", "prochaine grosse blinde", "§ 2.3", "7", "12", "8", "→"):
        assert said in text


def test_read_aloud_a_figure_follows_what_it_counts(heading, read):
    assert "TABLE 7 PLACE 3 → TABLE 12 PLACE 8" in text_of(read, heading, a_move())


def test_a_move_not_read_out_waits_for_its_tick(heading, read):
    text = text_of(read, heading, a_move())
    assert "à annoncer" in text
    assert "✓" not in text


def test_a_move_read_out_says_when(heading, read):
    at = datetime(2025, 11, 1, 20, 15)
    text = text_of(read, heading, a_move(announced=True, announced_at=at), a_move())
    assert "annoncé à 20:15" in text
    assert "1 à annoncer" in text
    assert "✓" in text


def test_a_late_player_comes_from_nowhere(heading, read):
    move = a_move(origin=None, because="by_hand", cites=("1.8", "2.3"), enters="big_blind")
    text = text_of(read, heading, move)
    assert "arrive" in text
    assert "décision du directeur · paie la grosse blinde" in text


@pytest.mark.parametrize("code", MOVE_REASONS)
def test_no_reason_is_printed_as_its_code(code):
    assert code in REASONS


def test_an_exchange_of_seats_is_told_in_words(heading, read):
    text = text_of(read, heading, a_move(because="swapped", cites=("1.1",)))
    assert "échange de places · § 1.1" in text


def test_what_the_director_wrote_is_kept(heading, read):
    assert "à côté de son aidant" in text_of(read, heading, a_move(because="à côté de son aidant"))


def test_a_breaking_order_changed_in_play_is_read_out_too(heading, read):
    order = OrderLine((4, 12, 7))
    paper = read(render_moves_sheet(MovesSheet(heading, (a_move(announced=True),), order))).text()
    for said in ("Nouvel ordre de fermeture des tables", "4 → 12 → 7", "§ 2.4", "1 à annoncer"):
        assert said in paper


def test_an_order_alone_is_a_sheet(heading, read):
    paper = read(
        render_moves_sheet(told_in("en", MovesSheet(heading, (), OrderLine((2, 1), True))))
    ).text()
    assert "2 → 1" in paper
    assert "Nobody moves" not in paper


def test_names_are_in_large_type(heading, players, read):
    moves = tuple(a_move(name=player.name) for player in players(80))
    paper = read(render_moves_sheet(MovesSheet(heading, moves)))
    assert paper.missing(move.name for move in moves) == []
    names = [one for one in paper.written(1) if one.text.startswith("LE GOFF")]
    assert min(one.size for one in names) >= 20


def test_nobody_moves(heading, read):
    assert "Aucun changement de place" in text_of(read, heading)


def test_in_english(heading, read):
    text = text_of(read, heading, a_move(because="balancing"), language="en")
    assert "balancing: next big blind" in text
