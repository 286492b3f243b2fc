"""Posters: every name of a podium whole, ties on their step; a code that phones read."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime

import pytest
from every_report import told_in
from read_papers import ReadPaper, read_codes

from reports.facts import Heading, PaperSize
from reports.posters import (
    Podium,
    PodiumPlayer,
    PodiumStep,
    RoomPoster,
    render_podium,
    render_room_poster,
)
from td_app.words.language import Language
from td_app.words.on_paper import PaperWords

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


def test_a_family_name_keeps_its_words_together_and_prizes_stand_with_names(heading, read):
    names = ("LE GOFF NOËL Zoé", "LE GOFF DE KERMADEC Tristan-Amaury", "D’ALMEIDA ÉLODIE Anaëlle")
    steps = [
        (n, [PodiumPlayer(name, prize=f"Lot {n} : un jambon n° {n}")])
        for n, name in enumerate(names, 1)
    ]
    paper = read(render_podium(podium(heading, *steps)))
    told = [one.text.strip() for one in paper.written(1)]
    for line in ("LE GOFF NOËL", "LE GOFF DE KERMADEC", "Tristan-Amaury"):
        assert line in told
    beside = [one for one in paper.written(1) if one.text.startswith(("LE GOFF DE", "D’ALMEIDA"))]
    assert len(beside) == 2 and len({one.size for one in beside}) == 1
    assert paper.missing(f"un jambon n° {n}" for n in (1, 2, 3)) == []
    assert "Lot 1" not in paper.text()


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


ADDRESS = "http://192.168.1.20:8123"


def a_poster(language: Language = "fr", size: PaperSize = "A4", address: str = ADDRESS) -> bytes:
    at = datetime(2026, 11, 21, 19, 30)
    heading = Heading("Open", None, "", at, PaperWords(language), size=size)
    return render_room_poster(RoomPoster(heading, address))


@pytest.mark.parametrize("size", ["A4", "A5"])
def test_its_code_leads_to_ones_seat_and_its_address_can_be_typed(size: PaperSize) -> None:
    pdf = a_poster(size=size)
    assert read_codes(pdf) == [f"{ADDRESS}/seat"]
    assert not ReadPaper(pdf).missing(["Où suis-je assis ?", ADDRESS])


def test_without_an_address_the_wall_is_told_nothing_meant_for_the_director() -> None:
    pdf = a_poster("en", address="")
    assert read_codes(pdf) == []
    assert ReadPaper(pdf).missing(["turn them on", "settings"]) == ["turn them on", "settings"]
