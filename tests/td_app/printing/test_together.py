"""Everything for a part of the evening: which papers, in one PDF."""

from __future__ import annotations

import io

from builders import a_session, a_tournament
from pypdf import PdfReader

from td_app.printing.document import Stationery
from td_app.printing.printed import ON_A_ROLL, joined, together
from td_app.printing.register import offered

SHEETS = Stationery()
ROLL = Stationery(slips="roll")


def test_what_is_ready_goes_and_the_rest_says_why() -> None:
    session = a_session()
    found = together(session, "before", SHEETS)
    taken = {paper.name for paper in found.papers}
    left_out = {paper.name: code for paper, code in found.left_out}
    assert "structure" in taken
    assert left_out["seat_slips"] == "NOT_DRAWN_YET"
    wanted = {d.name for d in offered(session) if d.part == "before" and d.in_one_click}
    assert taken | set(left_out) == wanted


def test_they_go_in_the_order_of_the_evening() -> None:
    session = a_tournament(8, tables=1)
    names = [paper.name for paper in offered(session)]
    taken = [paper.name for paper in together(session, "before", SHEETS).papers]
    assert taken == sorted(taken, key=names.index)


def test_slips_on_a_roll_are_left_to_their_printer_unless_apart() -> None:
    session = a_tournament(8, tables=1)
    left_out = [(p.name, code) for p, code in together(session, "before", ROLL).left_out]
    assert left_out == [("seat_slips", ON_A_ROLL)]
    assert together(session, "before", ROLL, apart=True).left_out == ()


def test_one_pdf_holds_every_page_in_order_under_its_title() -> None:
    session = a_tournament(8, tables=1)
    papers = together(session, "before", SHEETS).papers
    pdfs = [(paper.titles[0], paper.pdf(session, SHEETS)) for paper in papers]
    whole = PdfReader(io.BytesIO(joined(pdfs)))
    assert len(whole.pages) == sum(len(PdfReader(io.BytesIO(pdf)).pages) for _, pdf in pdfs)
    assert [item.title for item in whole.outline] == [title for title, _ in pdfs]  # type: ignore[union-attr]


def test_one_pdf_bears_its_titles_the_club_and_the_language() -> None:
    session = a_tournament(8, tables=1)
    english = Stationery(language="en", club="Les As du Bocage")
    papers = together(session, "before", english).papers[:3]
    whole = joined([(paper.title("en"), paper.pdf(session, english)) for paper in papers])
    read = PdfReader(io.BytesIO(whole))
    assert read.root_object["/Lang"] == "en-GB"
    assert read.metadata is not None
    assert read.metadata.author == "Les As du Bocage"
    assert read.metadata.title == " · ".join(paper.title("en") for paper in papers)
