"""The papers of training: what went otherwise, cases to rule with their answers apart."""

from __future__ import annotations

from datetime import datetime
from io import BytesIO

from builders import a_club
from pypdf import PdfReader
from training_builders import PerfectDirector, an_evening

from td_app.printing.document import Stationery
from td_app.printing.training import dispute_sheets_pdf, training_report, training_report_pdf
from td_app.training.happenings import Kind
from td_app.training.leitner import ON_A_SHEET, sheet_cards

NOW = datetime(2026, 11, 22, 20)


def pages(pdf: bytes) -> list[str]:
    return [" ".join(page.extract_text().split()) for page in PdfReader(BytesIO(pdf)).pages]


def test_the_answers_stand_on_pages_of_their_own() -> None:
    cards = sheet_cards(740_000)
    assert len({card.op for card in cards}) == ON_A_SHEET
    *asked, answers = pages(dispute_sheets_pdf(cards, Stationery(), NOW))
    assert len(asked) == 1
    assert "Réponses" in answers and "Réponses" not in asked[0]
    assert "□" in asked[0] and "□" not in answers


def test_the_same_day_gives_the_same_sheet() -> None:
    assert sheet_cards(740_000) == sheet_cards(740_000) != sheet_cards(740_001)


def test_the_report_explains_what_went_otherwise() -> None:
    director = PerfectDirector(an_evening(a_club(), 12))
    evening = director.evening
    while evening.happening is None or evening.happening.kind is not Kind.LATE:
        if evening.happening is not None and evening.happening.kind is Kind.ABSENT:
            evening.go_on()
            evening.go_on()
        else:
            director.act()
    facts = training_report(evening, Stationery(), NOW)
    (blamed,) = (line for line in facts.lines if line.blamed)
    assert "n’est pas notée" in blamed.told
    assert any(told.startswith("§\u00a01.9") for told in blamed.explained)
    assert "1 non traité" in pages(training_report_pdf(evening, Stationery(), NOW))[-1]


def test_in_english_it_speaks_english() -> None:
    evening = an_evening(a_club(), 12)
    facts = training_report(evening, Stationery("en"), NOW)
    assert facts.heading.tournament == "PRACTICE no.\u00a012"
