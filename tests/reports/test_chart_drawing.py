"""Charts on paper: every mark of a chart is drawn, in the ink of its role."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QBuffer, QByteArray, QSize
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtPdf import QPdfDocument

from reports.chart_drawing import INKS, chart_block
from reports.marks import Area, Bar, ChartMark, Disc, Said, Stroke
from reports.sheet import Box, PageFormat, PaperFile

SQUARE = ((5.0, 5.0), (35.0, 5.0), (35.0, 35.0), (5.0, 35.0))


def printed(*marks: ChartMark) -> list[str]:
    """Return the colours of a page of 40 points each way, row by row."""
    paper = PaperFile(PageFormat(40, 40), title="Course", author="", language="fr")
    chart_block(marks, 40).draw(paper.new_sheet(), Box(0, 0, 40, 40))
    document = QPdfDocument(None)
    buffer = QBuffer()
    buffer.setData(QByteArray(paper.to_bytes()))
    buffer.open(QBuffer.OpenModeFlag.ReadOnly)
    document.load(buffer)
    picture = QImage(40, 40, QImage.Format.Format_RGB32)
    picture.fill("#ffffff")
    painter = QPainter(picture)
    painter.drawImage(0, 0, document.render(0, QSize(40, 40)))
    painter.end()
    return [QColor(picture.pixel(x, y)).name() for y in range(40) for x in range(40)]


@pytest.mark.parametrize("role", INKS)
def test_a_role_is_an_ink(qapp, role: str) -> None:
    ink = INKS[role]
    meant = QColor.fromRgbF(ink.red, ink.green, ink.blue)
    found = QColor(printed(Bar(5, 5, 30, 30, role))[20 * 40 + 20])
    assert abs(found.red() - meant.red()) + abs(found.blue() - meant.blue()) <= 2


@pytest.mark.parametrize(
    "mark",
    [
        Area(SQUARE, "#000000", 0.2),
        Stroke(((0, 20), (40, 20)), "#000000", 10, share=0.2),
        Disc(20, 20, 12, "#000000", share=0.2),
    ],
)
def test_a_share_of_an_ink_is_paler_on_paper(qapp, mark: ChartMark) -> None:
    assert 200 <= QColor(printed(mark)[20 * 40 + 20]).red() <= 208


def test_dashes_leave_white_between_them(qapp) -> None:
    row = printed(Stroke(((0, 20.5), (40, 20.5)), "#000000", 3, (6, 6)))[20 * 40 : 21 * 40]
    assert "#000000" in row and "#ffffff" in row


def test_words_are_printed_within_their_room(qapp) -> None:
    written = printed(Said(2, 20, "NOMDEFAMILLE Jean", 8, "ink", room=20))
    inked = [at % 40 for at, colour in enumerate(written) if colour != "#ffffff"]
    assert inked and max(inked) <= 23
