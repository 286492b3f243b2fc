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
    """Return one PDF out of several, each a title and a PDF, with the titles as bookmarks.

    Its author and language are those of the first: papers of one click are of one club.
    """
    # Loaded when first needed: the window opens without it.
    from pypdf import PdfReader, PdfWriter
    from pypdf.generic import NameObject

    whole = PdfWriter()
    for number, (title, pdf) in enumerate(papers):
        paper = PdfReader(io.BytesIO(pdf))
        whole.append(paper, outline_item=title)
        if number == 0:
            told = paper.metadata
            whole.add_metadata({"/Author": told.author or "" if told else ""})
            whole.root_object[NameObject("/Lang")] = paper.root_object["/Lang"]
    whole.add_metadata({"/Title": " · ".join(title for title, _ in papers)})
    written = io.BytesIO()
    whole.write(written)
    return written.getvalue()
