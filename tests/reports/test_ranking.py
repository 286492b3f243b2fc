"""The ranking: ties as ties, prizes only when there are any, those still in apart."""

from __future__ import annotations

import pytest
from every_report import told_in

from reports.results import RankedPlayer, Ranking, StillIn, render_ranking


def a_ranking_of(heading, people, **more):
    ranked = tuple(RankedPlayer(n, p.name, p.club) for n, p in enumerate(people, 1))
    return Ranking(heading, ranked, **more)


@pytest.mark.parametrize(("entrants", "pages"), [(1, 1), (9, 1), (80, 3), (312, 10), (1000, 30)])
def test_everybody_is_placed(entrants, pages, heading, players, read):
    seated = players(entrants)
    paper = read(render_ranking(a_ranking_of(heading, seated)))
    assert paper.missing(p.name for p in seated) == []
    assert abs(len(paper.pages) - pages) <= 1


@pytest.mark.parametrize("entrants", range(30, 44))
def test_the_last_page_has_more_than_a_lonely_row(entrants, heading, players, read):
    paper = read(render_ranking(a_ranking_of(heading, players(entrants))))
    last = paper.text(len(paper.pages))
    assert all(f"{place}e " in last for place in range(entrants - 2, entrants + 1))
    assert f"{entrants} inscrits" in last


def test_players_who_share_a_place_are_ex_aequo(heading, read):
    ranked = (RankedPlayer(11, "Élie"), RankedPlayer(12, "Zoé"), RankedPlayer(12, "Noël"))
    text = read(render_ranking(Ranking(heading, ranked))).text()
    assert text.count("12e ex æquo") == 2
    assert "11e Élie" in text


def test_the_winner_is_first_and_last_is_last(heading, players, read):
    text = read(render_ranking(a_ranking_of(heading, players(3)))).text()
    assert text.index("1er") < text.index("2e") < text.index("3e")


def test_no_prize_column_without_prizes(heading, players, read):
    assert "Prix" not in read(render_ranking(a_ranking_of(heading, players(9)))).text()


def test_prizes_in_kind_and_their_total(heading, read):
    ranked = (RankedPlayer(1, "Zoé", prize="Trophée"), RankedPlayer(2, "Élie"))
    text = read(render_ranking(Ranking(heading, ranked, prize_total="1 lot"))).text()
    assert "Trophée" in text
    assert "2 inscrits · Prix : 1 lot" in text


def test_a_prize_of_many_words_is_told_whole(heading, read):
    words = "Un panier garni des commerçants du quartier, et une entrée au prochain tournoi"
    ranked = (RankedPlayer(1, "Zoé", prize=words), RankedPlayer(2, "Élie", prize="Jambon"))
    assert read(render_ranking(Ranking(heading, ranked))).missing([words, "Jambon"]) == []


def test_in_progress_those_still_in_are_listed_apart(heading, read):
    facts = Ranking(
        heading,
        ranked=(RankedPlayer(3, "Zoé"),),
        still_in=(StillIn("Noël", 4, 7, stack=12_500), StillIn("Élie", 1, 2)),
    )
    text = read(render_ranking(facts)).text()
    assert "Classement provisoire" in text
    assert text.index("Encore en jeu") < text.index("Élie") < text.index("Noël")
    assert text.index("Noël 4 7 12 500") < text.index("Sortis") < text.index("3e Zoé")
    assert "3 inscrits · 2 en jeu · 1 sorti" in text


def test_before_the_first_elimination(heading, read):
    facts = Ranking(heading, ranked=(), still_in=(StillIn("Noël", 4, 7),))
    assert "Personne n’est encore sorti" in read(render_ranking(facts)).text()


def test_in_english(heading, players, read):
    text = read(render_ranking(told_in("en", a_ranking_of(heading, players(22))))).text()
    for said in ("1st", "2nd", "3rd", "11th", "21st", "22 entrants", "Saturday 1 November"):
        assert said in text
