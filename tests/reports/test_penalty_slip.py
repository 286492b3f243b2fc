"""Penalty slips: who, for what, by which article, how many hands, a half each to be cut."""

from __future__ import annotations

import re
from dataclasses import replace
from datetime import datetime

import pytest
from every_report import told_in

from reports.penalty_slip import GivenPenalty, PenaltySlips, render_penalty_slips
from reports.sheet import A4
from rules_ropta.penalties import LADDER

LONG_NAME = "Marie-Antoinette de La Rochefoucauld-Montmorency d’Œuvre-Hay"
LONG_CLUB = "Association sportive et culturelle des joueurs de cartes du Haut-Bocage"
NOTE = "Deuxième rappel en dix minutes."


def a_penalty(**given):
    facts = {
        "number": 1234,
        "name": "D’ALMEIDA Élodie",
        "at": datetime(2025, 11, 1, 22, 15),
        "level": 4,
        "fault": "propos sur un coup en cours",
        "article": "11.3",
        "step": "round_2",
        "hands": 16,
        "rounds": 2,
        "players": 8,
        "table": 4,
        "place": 7,
        "incident": 37,
        "note": NOTE,
    }
    return GivenPenalty(**(facts | given))


def halves(paper, page=1):
    """Return the texts of the player's half and of the file's."""
    written = paper.written(page)
    above = [one.text for one in written if one.baseline > A4.height / 2]
    below = [one.text for one in written if one.baseline < A4.height / 2]
    return re.sub(r"\s+", " ", " ".join(above)), re.sub(r"\s+", " ", " ".join(below))


def slips(heading, *penalties, language="fr"):
    return render_penalty_slips(told_in(language, PenaltySlips(heading, penalties)))


def test_both_halves_tell_the_sanction(heading, read):
    paper = read(slips(heading, a_penalty()))
    assert len(paper.pages) == 1
    for half, copy in zip(halves(paper), ("du joueur", "du dossier"), strict=True):
        for said in (
            *("Open d’automne", "Les As du Bocage", "01/11/2025 à 22:15", "4, place 7"),
            *("D’ALMEIDA Élodie", "Propos sur un coup en cours", "§ 11.3", "Le joueur"),
            *("Protection des autres joueurs", "mains à manquer", "2 tours à 8 joueurs"),
            *("16", "n° 37", "n° 1234", "le floor", f"Exemplaire {copy}"),
        ):
            assert said in half


def test_what_was_noted_stays_in_the_file(heading, read):
    player, file = halves(read(slips(heading, a_penalty())))
    assert NOTE not in player
    assert NOTE in file


def test_under_a_round_the_player_may_stay_seated(heading, read):
    stays = a_penalty(step="hands", hands=2, rounds=0, players=None, may_stay=True)
    assert "peut rester assis" in read(slips(heading, stays)).text()
    assert "quitte la table" in read(slips(heading, a_penalty())).text()


def test_a_warning_has_no_hand_to_tick(heading, read):
    text = read(slips(heading, a_penalty(step="warning", hands=0, rounds=0))).text()
    assert "Avertissement" in text
    assert "Mains manquées" not in text


def test_the_chips_of_a_disqualified_player_are_counted(heading, read):
    gone = a_penalty(
        step="disqualification",
        hands=0,
        rounds=0,
        chips_removed=14_800,
        ruled_by="director",
        imposed=True,
        deliberate=True,
    )
    text = read(slips(heading, gone)).text()
    for said in ("14 800 jetons retirés", "Le directeur", "jugée volontaire", "impose"):
        assert said in text


def test_a_sanction_lifted_says_so(heading, read):
    assert "Sanction levée" in read(slips(heading, a_penalty(lifted=True))).text()


@pytest.mark.parametrize("step", LADDER)
@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_whole_ladder_is_shown_whatever_was_given(heading, read, step, language):
    hands = 0 if step in ("warning", "disqualification") else 9
    text = read(slips(heading, a_penalty(step=step, hands=hands), language=language)).text()
    words = {"fr": ("Avertissement", "4 tours"), "en": ("Warning", "4 rounds")}[language]
    assert all(word in text for word in (*words, "Disqualification"))


def test_forty_sanctions_make_forty_sheets_with_every_name(heading, players, read):
    given = tuple(
        a_penalty(
            number=number,
            name=player.name,
            club=LONG_CLUB,
            note="Une longue raison. " * 9,
            hands=40,
        )
        for number, player in enumerate(players(40), 1)
    )
    paper = read(slips(heading, *given))
    assert len(paper.pages) == 40
    assert paper.missing(penalty.name for penalty in given) == []


def test_a_long_name_stands_beside_the_hands(heading, read):
    paper = read(slips(heading, a_penalty(name=LONG_NAME, fault="injures " * 9, deliberate=True)))
    assert paper.missing([LONG_NAME]) == []
    assert min(one.size for one in paper.written(1) if "Rochefoucauld" in one.text) >= 14


def test_the_same_sanctions_give_the_same_bytes(heading):
    assert slips(heading, a_penalty()) == slips(heading, a_penalty())


def test_nobody_was_sanctioned(heading, read):
    assert "Aucune sanction" in read(slips(heading)).text()


def test_in_english(heading, read):
    text = read(slips(heading, a_penalty(), language="en")).text()
    for said in ("Player’s copy", "Copy for the file", "2 rounds with 8 players", "Decided by"):
        assert said in text


@pytest.mark.parametrize(("size", "pages"), [("A4", 1), ("A5", 2), ("Letter", 1)])
def test_the_longest_sanction_holds_on_every_sheet(size, pages, heading, read):
    penalty = a_penalty(
        name=LONG_NAME, club=LONG_CLUB, note=NOTE * 6, hands=40, rounds=4, players=10, lifted=True
    )
    paper = read(slips(replace(heading, size=size), penalty))
    assert len(paper.pages) == pages
    assert paper.text().count("mains à manquer") == 2
