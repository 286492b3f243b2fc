"""Incidents and sanctions on paper: each ruling with its sources, each sanction, totals."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime, timedelta

import pytest
from every_report import told_in

from reports.evening_conduct import (
    ConductIncident,
    ConductPenalty,
    EveningConduct,
    render_evening_conduct,
)

BEGUN = datetime(2025, 11, 1, 18, 2)
LONG_NAME = "Marie-Antoinette de La Rochefoucauld-Montmorency d’Œuvre-Hay"


def incident(number=12, **changes):
    plain = ConductIncident(
        number=number,
        at=BEGUN + timedelta(minutes=number % 300),
        level=4,
        matter="Relance en deux temps",
        ruling="Seule la première mise compte : le joueur suit.",
        cites=("9.11",),
        table=2,
        hand=31,
        players=("Zoé ABADIE", "Noël LE GOFF"),
    )
    return replace(plain, **changes)


def penalty(number=13, **changes):
    plain = ConductPenalty(
        number=number,
        at=BEGUN,
        level=4,
        name="Zoé ABADIE",
        fault="injures ou conduite dérangeante",
        article="11.7",
        step="deux tours, soit 16 mains",
        table=2,
        hands=16,
    )
    return replace(plain, **changes)


@pytest.fixture
def told(heading, read):
    def render(incidents=(), penalties=(), language="fr"):
        facts = EveningConduct(heading, tuple(incidents), tuple(penalties))
        return read(render_evening_conduct(told_in(language, facts)))

    return render


@pytest.mark.parametrize(("count", "pages"), [(1, 1), (9, 2), (80, 14), (312, 52)])
def test_every_incident_and_every_sanction_is_there(count, pages, told):
    names = [f"{LONG_NAME} {n}" if n % 40 == 5 else f"N’DIAYE Aïcha {n}" for n in range(count)]
    paper = told(
        [incident(n, players=(name,)) for n, name in enumerate(names)],
        [penalty(1_000 + n, name=name) for n, name in enumerate(names)],
    )
    assert paper.missing(names) == []
    assert paper.missing(f"N° {n}" for n in range(count)) == []
    assert abs(len(paper.pages) - pages) <= max(1, pages // 4)


def test_a_sanction_is_told_in_one_size(told):
    written = told(penalties=[penalty()]).written(1)
    said = ("Zoé", "injures", "deux tours", "18:02")
    sizes = {one.size for one in written if one.text.startswith(said)}
    assert sizes == {10.5}


def test_two_sanctioned_are_told_apart_by_more_than_half_a_name(told):
    long = "CHARPENTIER-LAVIGNE Marie-Hélène"
    other = "ROY Ann"
    text = told(penalties=[penalty(name=long), penalty(14, name=other)]).text()
    assert "CHARPENTIER-LAVIGNE M" in text and "…" not in text


def test_a_ruling_has_its_moment_its_place_its_players_and_its_article(told):
    text = told([incident()]).text()
    for said in ("N° 12", "18:14 · niveau 4", "table 2 · main 31", "§ 9.11", "floor"):
        assert said in text
    assert "Joueurs : Zoé ABADIE et Noël LE GOFF" in text


def test_a_ruling_departed_from_shows_what_the_rulebook_says(told):
    text = told([incident(ruling="La relance vaut.", proposed="Seule la première compte.")]).text()
    assert "Le règlement : Seule la première compte." in text
    assert "§ 9.11 · décidé autrement (§ 1.1)" in text
    assert "1 incident (1 décidé autrement)" in text


def test_readings_house_rules_notes_and_sanctions_follow(told):
    text = told(
        [
            incident(
                readings=("La moitié se compte sur la mise à suivre.",),
                house_rules=(("9.11", "relance en deux temps permise"),),
                notes=((BEGUN, "Le donneur avait appelé la mauvaise place."),),
                penalties=(13, 15),
                by_director=True,
            )
        ]
    ).text()
    for said in (
        "Lecture retenue : La moitié se compte sur la mise à suivre.",
        "Règle maison (§ 9.11) : relance en deux temps permise",
        "18:02 : « Le donneur avait appelé la mauvaise place. »",
        "Sanction n° 13 et 15",
        "directeur",
    ):
        assert said in text


def test_a_sanction_says_the_fault_the_article_the_step_and_whether_it_was_lifted(told):
    paper = told(
        penalties=[
            penalty(deliberate=True, incident=12, note="menaces"),
            penalty(14, lifted=True, table=None),
        ]
    )
    text = paper.text()
    assert "Aucun incident." in text
    said = ("volontaire, incident n° 12, « menaces »", "deux tours, soit 16 mains (levée)")
    assert paper.missing(said) == []
    assert "2 sanctions (1 levée) · 16 mains à manquer" in text


@pytest.mark.parametrize(("language", "none"), [("fr", "Aucun incident."), ("en", "No incidents.")])
def test_an_evening_without_an_incident_says_so_once(language, none, told):
    for penalties in ((), [penalty()]):
        text = told(penalties=penalties, language=language).text()
        assert text.count(none) == 1
        assert "0 incident" not in text and "0 penalt" not in text and "0 sanction" not in text


def test_notes_longer_than_a_page_go_on(told):
    notes = tuple((BEGUN, f"{n} " + "Le donneur avait mal compté. " * 30) for n in range(20))
    paper = told([incident(notes=notes)])
    assert len(paper.pages) > 1
    assert paper.missing(f"« {n} Le donneur" for n in range(20)) == []


def test_in_english(told):
    text = told([incident(proposed="x")], [penalty(lifted=True)], "en").text()
    for said in ("Incidents and penalties", "No. 12", "overridden", "lifted", "1 penalty"):
        assert said in text
