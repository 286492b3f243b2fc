"""Printing: the papers of one click in one PDF; which printed papers have changed since."""

from __future__ import annotations

import io
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Literal

from td_app.live.session import TournamentSession
from td_app.ports.club import PrintedPaper
from td_app.printing.document import Document, Part, Stationery
from td_app.printing.register import document, offered

ON_A_ROLL = "SLIPS_ON_A_ROLL"
"""Why the slips are not among sheets: they go to a printer of their own."""


@dataclass(frozen=True, slots=True)
class Together:
    """The papers of one click, and those left out with the code of the reason."""

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
        code = paper.waits(session, stationery)
        if not code and stationery.slips == "roll" and paper.name == "seat_slips" and not apart:
            code = ON_A_ROLL
        if not code:
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


@dataclass(frozen=True, slots=True)
class Order:
    """A paper whose facts are gathered: ``draw`` makes its PDF and needs no session any more.

    ``name`` is what the print is remembered by, ``fingerprint`` what it tells.
    """

    name: str
    title: str
    file: str
    fingerprint: str
    draw: Callable[[], bytes]


def ordered(document: Document, session: TournamentSession, stationery: Stationery) -> Order:
    """Return the order of a paper that is ready, as the tournament is now."""
    facts = document.facts_printed(session, stationery)
    return Order(
        name=document.name,
        title=document.title(stationery.language),
        file=document.file_in(stationery.language),
        fingerprint=document.fingerprint(session),
        draw=partial(document.draw, facts),
    )


def slip_ordered(number: int, session: TournamentSession, stationery: Stationery) -> Order:
    """Return the order of one sanction's slip, by the number of the sanction.

    It counts as all of them when there is no other.
    """
    slips = document("penalty_slip")
    whole = ordered(slips, session, stationery)
    facts = partial(slips.facts, only=(number,))(session, stationery)
    alone = len(session.state.penalties) == 1
    return replace(
        whole,
        name=whole.name if alone else f"{whole.name}.{number}",
        draw=partial(slips.draw, facts),
    )


class PrintMemory:
    """The latest print of each paper of a tournament, from any post.

    What went to a printer hangs on the wall: a copy saved since does not take its place.
    """

    def __init__(self, session: TournamentSession) -> None:
        """Remember nothing until :meth:`read`."""
        self._session = session
        self._prints: tuple[PrintedPaper, ...] = ()
        self._last: dict[str, PrintedPaper] = {}
        self._now: dict[str, tuple[int, str]] = {}

    def read(self) -> bool:
        """Take in what was printed; return whether anything is new. StorageTrouble passes."""
        if self._session.prints is None:
            return False
        prints = tuple(self._session.prints.printed(self._session.tournament))
        if prints == self._prints:
            return False
        self._prints = prints
        self._last = {paper.document: paper for paper in prints}
        self._last.update({paper.document: paper for paper in prints if paper.onto == "printer"})
        return True

    def last(self, name: str) -> PrintedPaper | None:
        """Return how a paper was last printed."""
        return self._last.get(name)

    def changed(self, name: str) -> bool:
        """Return whether a printed paper told something else when it was last compared."""
        last = self._last.get(name)
        now = self._now.get(name)
        return last is not None and now is not None and now[1] != last.fingerprint

    def to_compare(self) -> tuple[Document, ...]:
        """Return the printed papers that were not compared since the tournament changed."""
        here = self._session.history.sequence
        return tuple(
            paper
            for paper in offered(self._session)
            if paper.name in self._last and self._now.get(paper.name, (-1, ""))[0] != here
        )

    def compare(self, paper: Document) -> None:
        """Fingerprint a paper as it would be now; "" while it is not ready."""
        ready = paper.ready(self._session) is None
        told = paper.fingerprint(self._session) if ready else ""
        self._now[paper.name] = (self._session.history.sequence, told)

    def note(self, orders: Sequence[Order], onto: Literal["printer", "file"], where: str) -> None:
        """Remember that these were printed now; StorageTrouble passes.

        Nothing is remembered where one only looks.
        """
        session = self._session
        if session.prints is None or session.read_only:
            return
        papers = [
            PrintedPaper(order.name, session.now_ms(), order.fingerprint, onto, where, session.post)
            for order in orders
        ]
        session.prints.note_printed(session.tournament, papers)
        self.read()
