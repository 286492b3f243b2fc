"""What was printed of each tournament, in ordinary rows: no part of any journal."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Engine, insert, select

from td_app.persistence import tables
from td_app.persistence.sqlite_engine import writing
from td_app.persistence.trouble import storage_trouble
from td_app.ports import PrintedPaper


class SqlPrintedPapers:
    """A row each time that a paper is printed, in the club's file (or a PostgreSQL database)."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._writing = writing(engine)

    def printed(self, tournament: int) -> Sequence[PrintedPaper]:
        """Return what was printed of a tournament, oldest first."""
        p = tables.printed_paper.c
        query = (
            select(p.document, p.printed_at, p.fingerprint, p.onto, p.place, p.post)
            .where(p.tournament_id == tournament)
            .order_by(p.id)
        )
        with storage_trouble(), self._engine.connect() as connection:
            return [PrintedPaper(*row) for row in connection.execute(query).all()]

    def note_printed(self, tournament: int, papers: Sequence[PrintedPaper]) -> None:
        """Remember papers just printed, all of them or none."""
        rows = [
            {
                "tournament_id": tournament,
                "document": paper.document,
                "printed_at": paper.printed_at,
                "fingerprint": paper.fingerprint,
                "onto": paper.onto,
                "place": paper.where,
                "post": paper.post,
            }
            for paper in papers
        ]
        if rows:
            with storage_trouble(), self._writing.begin() as connection:
                connection.execute(insert(tables.printed_paper), rows)
