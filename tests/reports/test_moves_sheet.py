"""The moves sheet: by event, with its time, those to be read out first and large."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime

import pytest
from every_report import told_in

from reports.facts import TablePlace
from reports.moves_sheet import (
    REASONS,
    MoveEvent,
    MoveLine,
    MovesSheet,
    OrderLine,
    render_moves_sheet,
)
from reports.page_layout import body_width
from reports.sheet import A4
from td_app.words.terms import MOVE_REASONS

AT = datetime(2025, 11, 1, 20, 15)


def a_move(name="D’ALMEIDA Élodie", **given):
    facts = {"origin": TablePlace(7, 3), "to": TablePlace(12, 8)}
    return MoveLine(name, **(facts | given))


def an_event(*moves, **given):
    return MoveEvent(moves or (a_move(),), **({"at": AT} | given))


def text_of(read, heading, *events, language="fr", order=None):
    facts = MovesSheet(heading, events, order)
    return read(render_moves_sheet(told_in(language, facts))).text()


def test_an_event_says_when_why_the_article_and_who_goes_where(heading, read):
    text = text_of(read, heading, an_event(because="balancing", cites=("2.3",)))
    for said in ("20:15 · Équilibrage", "prochaine grosse blinde", "§ 2.3", "D’ALMEIDA Élodie"):
        assert said in text
    assert "TABLE 7 PLACE 3 → TABLE 12 PLACE 8" in text


def test_a_table_that_closed_is_told_once_for_all_its_players(heading, read):
    moves = tuple(a_move(f"JOUEUR {n}") for n in range(4))
    text = text_of(read, heading, an_event(*moves, because="table_broken", table=7))
    assert text.count("Fermeture de la table 7") == 1
    assert text.count("à annoncer") == 2  # the summary, and the box to tick


def test_names_have_the_room_that_seats_leave(heading, read):
    past = an_event(a_move("ANCIEN Zoé", to=TablePlace(1, 2)), a_move("ROY Ann"), announced=True)
    now = an_event(a_move("MONTMORENCY-BOUTEVILLE Agathe"))
    paper = read(render_moves_sheet(MovesSheet(heading, (now, past))))
    written = paper.written(1)
    right = max(one.right for one in written)
    ends = [one.right for one in written if one.text in ("1 · 2", "12 · 8")]
    # In two columns: each seat ends at the margin of its own.
    middle = (A4.side + right) / 2
    assert len(ends) == 2 and all(min(right, middle) - 12 < end <= right for end in ends)
    assert all(end < middle or end == pytest.approx(right, abs=1.5) for end in ends)
    (left,) = (one for one in written if one.text == "7" and one.size > 12)
    assert left.left > body_width(heading) * 0.58


def test_what_was_read_out_comes_after_what_was_not_and_in_small(heading, read):
    past, now = an_event(a_move("ANCIEN Zoé"), announced=True), an_event(a_move("NOUVEAU Léa"))
    paper = read(render_moves_sheet(MovesSheet(heading, (now, past))))
    text = paper.text()
    assert text.index("NOUVEAU Léa") < text.index("Déjà annoncés") < text.index("ANCIEN Zoé")
    sizes = {one.text.strip(): one.size for one in paper.written(1)}
    assert sizes["NOUVEAU Léa"] >= 20
    assert sizes["ANCIEN Zoé"] <= 11
    assert "7 · 3 → 12 · 8" in text


def test_a_late_player_comes_from_nowhere(heading, read):
    move = a_move(origin=None, enters="big_blind")
    text = text_of(read, heading, an_event(move, because="by_hand", cites=("1.8", "2.3")))
    for said in ("arrive", "Décision du directeur", "paie la grosse blinde"):
        assert said in text


@pytest.mark.parametrize("code", MOVE_REASONS)
def test_no_reason_is_printed_as_its_code(code):
    assert code in REASONS


def test_what_the_director_wrote_is_kept(heading, read):
    text = text_of(read, heading, an_event(because="à côté de son aidant"))
    assert "À côté de son aidant" in text


def test_a_breaking_order_changed_in_play_is_read_out_too(heading, read):
    order = OrderLine((4, 12, 7), at=AT)
    text = text_of(read, heading, an_event(announced=True), order=order)
    for said in ("Nouvel ordre de fermeture des tables", "4 → 12 → 7", "§ 2.4", "1 à annoncer"):
        assert said in text


def test_an_order_alone_is_a_sheet(heading, read):
    text = text_of(read, heading, language="en", order=OrderLine((2, 1), True))
    assert "2 → 1" in text
    assert "Nobody moves" not in text


@pytest.mark.parametrize("size", ["A4", "A5"])
def test_names_are_large_and_whole(size, heading, players, read):
    moves = tuple(a_move(player.name) for player in players(80))
    facts = MovesSheet(replace(heading, size=size), (an_event(*moves),))
    paper = read(render_moves_sheet(facts))
    assert paper.missing_people(move.name for move in moves) == []
    names = [one for one in paper.written(1) if one.text.startswith("LE GOFF")]
    assert min(one.size for one in names) >= (20 if size == "A4" else 14)


def test_forty_events_read_out_take_three_sheets_at_most(heading, players, read):
    events = tuple(an_event(a_move(player.name), announced=True) for player in players(40))
    assert len(read(render_moves_sheet(MovesSheet(heading, events))).pages) <= 3


def test_nobody_moves(heading, read):
    assert "Aucun changement de place" in text_of(read, heading)


def test_in_english(heading, read):
    text = text_of(read, heading, an_event(because="balancing"), language="en")
    assert "Balancing: next big blind" in text


def test_a_page_within_an_event_says_it_again(heading, players, read):
    """No move stands at the top of a page without its time and its reason."""
    moves = tuple(a_move(player.name) for player in players(120))
    event = an_event(*moves, because="table_broken", table=7, announced=True)
    paper = read(render_moves_sheet(MovesSheet(heading, (event,))))
    assert len(paper.pages) == 2
    columns = 2
    assert all(paper.text(page).count("Fermeture de la table 7") == columns for page in (1, 2))


def test_sixty_four_moves_read_out_are_one_page(heading, players, read):
    events = [
        an_event(*(a_move(p.name) for p in players(8)), because="table_broken", announced=True)
        for _ in range(8)
    ]
    assert len(read(render_moves_sheet(MovesSheet(heading, tuple(events)))).pages) == 1
