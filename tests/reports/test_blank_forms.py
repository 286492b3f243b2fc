"""Blank forms, two on a sheet: everything to tick and to write on stands in both halves."""

from __future__ import annotations

from dataclasses import replace

import pytest
from every_report import told_in

from reports.blank_forms import (
    FaultLine,
    IncidentForm,
    PenaltyForm,
    render_incident_form,
    render_penalty_form,
)
from rules_ropta.penalties import LADDER
from td_app.words.faults import FAULTS as FAULTS_TOLD
from td_app.words.faults import fault_text

FAULTS = tuple(
    FaultLine(f"faute assez longue pour tenir sur sa ligne n° {n}", f"11.{n}", n % 2 == 0)
    for n in range(1, 17)
)


def penalty(heading, language="fr", **more):
    return render_penalty_form(told_in(language, PenaltyForm(heading, FAULTS, **more)))


def incident(heading, language="fr"):
    return render_incident_form(told_in(language, IncidentForm(heading)))


FORMS = pytest.mark.parametrize("form", [penalty, incident])


@FORMS
@pytest.mark.parametrize(("size", "forms"), [("A4", 2), ("A5", 1), ("Letter", 2)])
@pytest.mark.parametrize("language", ["fr", "en"])
def test_two_forms_hold_on_a_sheet_and_one_on_an_a5(form, size, forms, language, heading, read):
    paper = read(form(replace(heading, size=size), language))
    assert len(paper.pages) == 1
    signed = {"fr": "Le directeur", "en": "The director"}[language]
    assert paper.text().count(signed) == forms
    assert paper.text().count("Open d’automne") == forms


@FORMS
def test_what_is_written_on_is_as_large_on_an_a5(form, heading, read):
    on = {size: read(form(replace(heading, size=size))).written(1) for size in ("A4", "A5")}
    least, most = ({size: pick(one.size for one in on[size]) for size in on} for pick in (min, max))
    assert least["A5"] == pytest.approx(least["A4"])
    assert most["A5"] == pytest.approx(most["A4"])


@FORMS
def test_the_same_form_gives_the_same_bytes(form, heading):
    assert form(heading) == form(heading)


@FORMS
def test_a_tournament_with_a_very_long_name_still_holds(form, heading, read):
    read(form(replace(heading, tournament="Grand tournoi de la Saint-Sylvestre " * 4)))


def test_every_fault_stands_with_its_article_and_every_step(heading, read):
    paper = read(penalty(heading, regime="heavy"))
    assert paper.missing(f"n° {n}" for n in range(1, 17)) == []
    assert paper.missing(f"§ 11.{n}" for n in range(1, 17)) == []
    assert paper.text().count("Disqualification") == 2
    assert len(LADDER) == 7
    assert "gradation lourde" in paper.text()


@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_faults_of_the_rulebook_are_written_whole_and_apart(language, heading, read):
    told = [fault_text(fault, language) for fault in FAULTS_TOLD]
    faults = tuple(FaultLine(words[:1].upper() + words[1:], "11.11", True) for words in told)
    paper = read(render_penalty_form(told_in(language, PenaltyForm(heading, faults))))
    assert paper.missing(fault.words for fault in faults) == []


def test_an_incident_asks_for_what_a_ruling_needs(heading, read):
    paper = read(incident(heading))
    asked = ("Bouton, place", "Pot", "À suivre", "Décision", "Article", "Lecture ou règle maison")
    assert paper.missing(asked) == []
