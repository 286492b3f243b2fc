"""The cash report: totals first, the till, then everybody by name."""

from __future__ import annotations

from dataclasses import replace

import pytest
from every_report import told_in

from reports.cash_report import CashLine, CashReport, render_cash_report

TAKEN = (
    ("Espèces", "1 200 €", "800 €", "400 €"),
    ("Carte", "300 €", "0 €", "300 €"),
    ("Total", "1 500 €", "800 €", "700 €"),
)
OWES = (("BÉRARD Luc", "prix", "2e rang", "320 €"),)
MADE = (("Dotation", "1 250 €"), ("Droits", "250 €"))


@pytest.fixture
def told(heading, read):
    def render(people=3, language="fr", till=("Espèces : 400 €, le compte y est",), **head):
        lines = tuple(
            CashLine(
                f"N’DIAYE Aïcha {n}", "2e passage · 1 recave", "58 €", "48 €", "espèces", "10 €"
            )
            for n in range(1, people + 1)
        )
        facts = CashReport(
            replace(heading, **head), TAKEN, MADE, lines, "Total payé : 1 500 €", OWES, till
        )
        return read(render_cash_report(told_in(language, facts)))

    return render


def test_it_tells_the_totals_the_till_and_each_person(told):
    text = told().text()
    for said in ("Relevé de caisse", "Dotation", "1 250 €", "le compte y est", "2e passage"):
        assert said in text
    for said in ("Total payé : 1 500 €", "Attendu", "800 €", "BÉRARD Luc", "2e rang"):
        assert said in text


def test_a_till_that_nobody_counted_says_so(told):
    assert "n’a pas été comptée" in told(till=()).text()


@pytest.mark.parametrize("size", ["A4", "A5", "Letter"])
@pytest.mark.parametrize("people", [1, 60, 300])
def test_everybody_is_on_it(size, people, told):
    paper = told(people, size=size)
    assert paper.missing([f"Aïcha {n}" for n in (1, people)]) == []
