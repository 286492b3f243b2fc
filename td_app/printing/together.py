"""Everything for a part of the evening in one click: which papers, and all of them in one PDF."""

from __future__ import annotations

import io
from collections.abc import Sequence
from dataclasses import dataclass

from td_app.printing.document import Document, Part, Stationery
from td_app.printing.register import offered
from td_app.session import TournamentSession

ON_A_ROLL = "SLIPS_ON_A_ROLL"
"""Why the slips are not among sheets: they go to a printer of their own."""


@dataclass(frozen=True, slots=True)
class Together:
    """What one click takes, and what it leaves out with the code of the reason."""

    papers: tuple[Document, ...]
    left_out: tuple[tuple[Document, str], ...]


def together(
    session: TournamentSession, part: Part, stationery: Stationery, *, apart: bool = False
) -> Together:
    """Return the papers of a part of the evening that one click takes.

    ``apart`` when each goes into a file of its own, so that sheets of any size may be mixed.
    """
    papers: list[Document] = []
    left_out: list[tuple[Document, str]] = []
    for paper in offered(session):
        if paper.part != part or not paper.in_one_click:
            continue
        code = paper.ready(session)
        if code is None and stationery.slips == "roll" and paper.name == "seat_slips" and not apart:
            code = ON_A_ROLL
        if code is None:
            papers.append(paper)
        else:
            left_out.append((paper, code))
    return Together(tuple(papers), tuple(left_out))


def joined(papers: Sequence[tuple[str, bytes]]) -> bytes:
    """Return one PDF out of several, each a title and a PDF, with the titles as bookmarks."""
    # Loaded when first needed: the window opens without it.
    from pypdf import PdfWriter

    whole = PdfWriter()
    for title, pdf in papers:
        whole.append(io.BytesIO(pdf), outline_item=title)
    whole.add_metadata({"/Title": " · ".join(title for title, _ in papers)})
    written = io.BytesIO()
    whole.write(written)
    return written.getvalue()
