"""A line of the journal written by hand, as whoever has a post's password may."""

from __future__ import annotations

from typing import Any
from uuid import uuid4

from sqlalchemy import insert, select

from td_app.persistence import tables
from td_app.persistence.commitments import commitments_of
from td_app.persistence.engine import ClubFile
from td_app.persistence.seals import chained


def forge(
    club: ClubFile, journal: int, kind: str, body: str, *, version: int = 1, post: str = "Bureau"
) -> int:
    """Write a line by SQL, its hash right, as whoever has a post's password may."""
    j = tables.journal_entry
    with club.engine.begin() as connection:
        last = select(j.c.sequence, j.c.hash).where(j.c.tournament_id == journal)
        sequence, before = connection.execute(last.order_by(j.c.sequence.desc()).limit(1)).one()
        row: dict[str, Any] = {"tournament_id": journal, "sequence": sequence + 1}
        row |= {"recorded_at": 5_000, "post": post, "operator_id": None, "kind": kind}
        row |= {"version": version, "body": body, "act": uuid4().hex}
        row["commitments"] = commitments_of([], None, None)
        row["hash"] = chained(before, row)
        connection.execute(insert(j), row)
    return int(sequence) + 1
