"""The papers of training: how an evening went, the sheet of disputes for a club's evening."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime
from typing import Final

from reports.facts import Heading
from reports.training import (
    DisputeSheets,
    PrintedDispute,
    ReportLine,
    TrainingReport,
    render_dispute_sheets,
    render_training_report,
)
from td_app.printing.document import Stationery
from td_app.training.disputes import Dispute
from td_app.training.evening import Evening
from td_app.training.judge import Grade
from td_app.training.telling import ToldVerdict, verdicts_told
from td_app.words.asking import question_title
from td_app.words.citations import cites_text
from td_app.words.language import answering_in
from td_app.words.training import sheet_heading, training_name

REPORT_FILE: Final = "bilan_entrainement.pdf"
SHEET_FILE: Final = "litiges.pdf"


def training_report(evening: Evening, stationery: Stationery, now: datetime) -> TrainingReport:
    """Return the facts of the paper of an evening's report."""
    with answering_in(stationery.language):
        name = training_name(evening.seed)
        told = verdicts_told(evening, lambda who: evening.session.person(who).display_name)
        numbers = [0, *(one.verdict.number for one in told)]
        lines = tuple(
            _line(one, same=one.verdict.number == before)
            for one, before in zip(told, numbers, strict=False)
        )
    met = len({one.verdict.number for one in told})
    return TrainingReport(_heading(name, stationery, now), str(evening.seed), met, lines)


def training_report_pdf(evening: Evening, stationery: Stationery, now: datetime) -> bytes:
    """Return the PDF of how an evening went so far."""
    return render_training_report(training_report(evening, stationery, now))


def dispute_sheets_pdf(cards: Iterable[Dispute], stationery: Stationery, now: datetime) -> bytes:
    """Return the PDF of cards to rule together, the answers on pages of their own."""
    with answering_in(stationery.language):
        disputes = tuple(_printed(card) for card in cards)
        name = sheet_heading()
    return render_dispute_sheets(DisputeSheets(_heading(name, stationery, now), disputes))


def _line(told: ToldVerdict, *, same: bool) -> ReportLine:
    verdict = told.verdict
    return ReportLine(
        number=verdict.number,
        happened="" if same else told.happened,
        grade=told.grade,
        told=told.words,
        cites=cites_text(verdict.cites),
        blamed=verdict.blames,
        left=verdict.grade is Grade.LEFT,
        explained=told.explained,
    )


def _printed(card: Dispute) -> PrintedDispute:
    told = card.case.ruling_text()
    amount = card.amount
    answer = told.line
    return PrintedDispute(
        title=question_title(card.op),
        facts=tuple(f"{question} {said}." for question, said in card.facts),
        offered=() if amount else tuple(one.ruling_text().line for one in card.offered),
        amount=amount[0] if amount else "",
        answer=answer,
        letter=None if amount else card.offered.index(card.case),
        why=" ".join(told.why[-1:]),
        cites=cites_text(told.cites),
    )


def _heading(name: str, stationery: Stationery, now: datetime) -> Heading:
    return Heading(
        name,
        now.date(),
        "",
        now,
        stationery.words,
        stationery.club,
        logo=stationery.logo,
        size=stationery.size,
    )
