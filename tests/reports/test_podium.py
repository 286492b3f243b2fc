"""The poster of the podium: one page whoever won, every name whole, ties on their step."""

from __future__ import annotations

from dataclasses import replace

import pytest
from every_report import told_in

from reports.podium import Podium, PodiumPlayer, PodiumStep, render_podium

LONG_NAME = "Marie-Antoinette de La Rochefoucauld-Montmorency d’Œuvre-Hay"
ZOE, NOEL = PodiumPlayer("ŒUVRARD Zoé", "Les As du Bocage"), PodiumPlayer("N’DIAYE Noël")
LONG = PodiumPlayer(LONG_NAME, "Amicale des joueuses et joueurs de poker de Saint-Maur-des-Fossés")


def podium(heading, *steps, players=80):
    placed = tuple(PodiumStep(place, tuple(who)) for place, who in steps)
    return Podium(heading, placed, players)


def test_the_winner_comes_first_and_in_the_largest_type(heading, read):
    facts = podium(heading, (1, [ZOE]), (2, [NOEL]), (3, [PodiumPlayer("Élie")]))
    paper = read(render_podium(facts))
    assert len(paper.pages) == 1
    sizes = {one.text.strip(): one.size for one in paper.written(1)}
    assert sizes["ŒUVRARD"] > 2 * max(sizes["N’DIAYE Noël"], sizes["Élie"])
    text = paper.text()
    assert text.index("ŒUVRARD") < text.index("N’DIAYE") < text.index("Élie")
    for said in ("remporte le tournoi", "Les As du Bocage", "80 joueurs"):
        assert said in text


def test_read_aloud_each_place_comes_before_who_holds_it(heading, read):
    paper = read(render_podium(podium(heading, (1, [ZOE]), (2, [NOEL]), (3, [LONG]))))
    told = [one.text.strip() for one in paper.written(1)]
    second, third = told.index("2"), told.index("3")
    assert NOEL.name in " ".join(told[second:third])
    assert LONG_NAME.split()[0] in " ".join(told[third:])


@pytest.mark.parametrize("entrants", [1, 2, 3])
def test_few_players_have_as_many_steps(entrants, heading, read):
    steps = [(place, [PodiumPlayer(f"Joueur {place}")]) for place in range(1, entrants + 1)]
    paper = read(render_podium(podium(heading, *steps, players=entrants)))
    figures = {one.text.strip() for one in paper.written(1) if one.size > 50}
    assert figures >= {str(place) for place, _ in steps}
    assert str(entrants + 1) not in figures


def test_names_of_sixty_letters_are_whole_on_every_step(heading, read):
    held = [(place, [replace(LONG, name=f"{LONG_NAME} {place}")]) for place in (1, 2, 3)]
    paper = read(render_podium(podium(heading, *held)))
    assert paper.missing(f"{LONG_NAME} {place}" for place in (1, 2, 3)) == []


def test_two_tied_for_second_stand_on_both_sides(heading, read):
    paper = read(render_podium(podium(heading, (1, [ZOE]), (2, [NOEL, LONG]))))
    assert paper.text().count("ex æquo") == 2
    assert paper.missing([NOEL.name, LONG_NAME]) == []
    assert [one.text.strip() for one in paper.written(1) if one.size > 50].count("2") == 2


def test_two_tied_for_third_share_a_step(heading, read):
    facts = podium(heading, (1, [ZOE]), (2, [NOEL]), (3, [LONG, PodiumPlayer("Élie", "Club")]))
    paper = read(render_podium(facts))
    assert paper.text().count("ex æquo") == 1
    assert paper.missing([LONG_NAME, "Élie"]) == []


def test_of_a_crowd_tied_the_first_are_named_and_the_others_counted(heading, read):
    crowd = [replace(LONG, name=f"{LONG_NAME} {number}") for number in range(30)]
    paper = read(render_podium(podium(heading, (1, [ZOE]), (2, [NOEL]), (3, crowd))))
    assert paper.missing([f"{LONG_NAME} 0", "et 25 autres"]) == []


def test_before_anybody_has_won_the_poster_still_stands(heading, read):
    assert "9 joueurs" in read(render_podium(podium(heading, players=9))).text()


def test_in_english(heading, read):
    text = read(render_podium(told_in("en", podium(heading, (1, [ZOE]), (2, [NOEL, LONG]))))).text()
    for said in ("wins the tournament", "tied", "80 players", "Saturday 1 November"):
        assert said in text
