"""The texts our tests read on a paper are those another reader finds there, at the same places."""

from __future__ import annotations

import re
from io import BytesIO

import pytest
from every_report import REPORTS, render_report
from page_text import shown_on
from pypdf import PdfReader
from pypdf.generic import DecodedStreamObject, NameObject
from read_papers import ReadPaper, as_searched

PATHS = re.compile(rb"(?m)^(?:(?:[-\d.]++|re|[nmlchfS])(?: ++|(?=\n)))++\n")
"""Lines of a page that only draw: the squares of a code outnumber its letters a hundredfold."""

Place = tuple[str, str, float, float, float]


def by_another_reader(page) -> tuple[str, list[Place]]:
    """Return the text of a page as ``pypdf`` has it, and its pieces where they start."""
    found: list[Place] = []

    def visit(text, cm, tm, font, size) -> None:
        if text.strip() and font:
            left, baseline = tm[4] * cm[0] + cm[4], tm[5] * cm[3] + cm[5]
            found.append((text.strip(), str(font["/BaseFont"]), left, baseline, size * cm[3]))

    kept = DecodedStreamObject()
    kept.set_data(PATHS.sub(b"", page.get_contents().get_data()))
    page[NameObject("/Contents")] = kept
    return page.extract_text(visitor_text=visit), found


@pytest.mark.parametrize("report", REPORTS)
def test_every_piece_of_every_paper_is_read_alike(report, heading, players):
    pdf = render_report(report, heading, players(20))
    ours = ReadPaper(pdf)
    for number, page in enumerate(PdfReader(BytesIO(pdf)).pages, 1):
        mine = [
            (one.text.strip(), one.font, one.x, one.baseline, one.size)
            for one in shown_on(ours.pages[number - 1])
            if one.text.strip()
        ]
        text, theirs = by_another_reader(page)
        assert [one[:2] for one in mine] == [one[:2] for one in theirs]
        for one, other in zip(mine, theirs, strict=True):
            assert one[2:] == pytest.approx(other[2:])
        assert ours.text(number).split() == as_searched(text).split()
