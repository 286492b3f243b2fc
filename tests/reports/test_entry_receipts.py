"""Receipts of entries: four a sheet, each line bought, what was paid and how."""

from __future__ import annotations

from dataclasses import replace

import pytest
from every_report import told_in

from reports.entry_receipts import EntryReceipt, EntryReceipts, render_entry_receipts

LONG_NAME = "Marie-Antoinette de La Rochefoucauld-Montmorency d’Œuvre-Hay"
LINES = (("Entrée (dont droits 4 €)", "24 €"), ("Recave × 2", "22 €"))


def receipt(number=1, **changes):
    plain = EntryReceipt(f"{number}-7", f"N’DIAYE Aïcha {number}", LINES, "46 €", "carte")
    return replace(plain, **changes)


@pytest.fixture
def told(heading, read):
    def render(*receipts, language="fr", **head):
        facts = EntryReceipts(replace(heading, **head), receipts)
        return read(render_entry_receipts(told_in(language, facts)))

    return render


@pytest.mark.parametrize(("people", "sheets"), [(1, 1), (4, 1), (5, 2), (200, 50)])
def test_four_a_sheet(people, sheets, told):
    paper = told(*(receipt(number) for number in range(1, people + 1)))
    assert len(paper.pages) == sheets
    assert paper.missing([f"Reçu n° {n}-7" for n in range(1, people + 1)]) == []


def test_each_line_then_what_was_paid(told):
    text = told(receipt(left="12 €")).text()
    for said in ("Recave × 2", "22 €", "Payé", "carte", "46 €", "Reste dû : 12 €"):
        assert said in text


@pytest.mark.parametrize("size", ["A4", "A5", "Letter"])
def test_long_names_and_many_lines_hold_on_every_sheet(size, told):
    many = tuple(
        (f"Réinscription × {n} (dont droits 4 €, prime 10 €)", "1 234 €") for n in range(8)
    )
    paper = told(*(receipt(n, name=LONG_NAME, lines=many) for n in range(1, 4)), size=size)
    assert len(paper.pages) == 1
    assert paper.text().count("1 234 €") == 24


def test_nobody_has_paid(told):
    assert "Personne n’a rien payé" in told().text()
