"""Blank forms: two incidents on a sheet, a penalty on one of its own, all of it for a pen."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest
from every_report import told_in

from reports.blank_forms import (
    TICK,
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


@pytest.mark.parametrize(("size", "forms"), [("A4", 2), ("A5", 1), ("Letter", 2)])
@pytest.mark.parametrize("language", ["fr", "en"])
def test_two_incidents_hold_on_a_sheet_and_one_on_an_a5(size, forms, language, heading, read):
    paper = read(incident(replace(heading, size=size), language))
    assert len(paper.pages) == 1
    signed = {"fr": "Le directeur", "en": "The director"}[language]
    assert paper.text().count(signed) == forms
    assert paper.text().count("Open d’automne") == forms


@pytest.mark.parametrize(("size", "sheets"), [("A4", 1), ("A5", 2), ("Letter", 1)])
@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_penalty_takes_a_sheet_and_two_on_an_a5(size, sheets, language, heading, read):
    paper = read(penalty(replace(heading, size=size), language))
    assert len(paper.pages) == sheets
    signed = {"fr": "Le directeur", "en": "The director"}[language]
    assert paper.text().count(signed) == 1
    assert paper.text().count("Open d’automne") == sheets


@pytest.mark.parametrize("size", ["A4", "A5", "Letter"])
def test_a_pen_ticks_one_fault_of_the_rulebook_without_its_neighbours(size, heading, read):
    faults = tuple(FaultLine(fault_text(fault, "fr"), "11.1") for fault in FAULTS_TOLD)
    head = replace(heading, size=size)
    paper = read(render_penalty_form(told_in("fr", PenaltyForm(head, faults))))
    told = {line.words[:1].upper() + line.words[1:] for line in faults}
    written = [one for one in paper.written(1) if one.text in told]
    assert len(written) == len(faults)
    lines = sorted({round(one.baseline, 1) for one in written})
    apart = [after - before for before, after in pairwise(lines)]
    assert min(apart) >= TICK + 2


@pytest.mark.parametrize("size", ["A4", "A5", "Letter"])
def test_lines_to_write_a_reason_on_are_even_and_leave_room_for_a_hand(size, heading, measured):
    penalty(replace(heading, size=size))
    pieces = measured[-1].pieces
    reason = next(one for one in pieces if one.words == "Motif")
    (signed, *_) = (one.top for one in pieces if one.words in ("Le joueur", "Le directeur"))
    lines = sorted(
        one.top for one in pieces if one.kind == "line" and reason.top < one.top < signed
    )
    apart = [below - above for above, below in pairwise(lines)]
    assert len(lines) >= 5
    assert max(apart) - min(apart) < 0.2
    assert min(apart) >= 14
    assert signed - lines[-1] >= 14


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
    assert paper.text().count("Disqualification") == 1
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
