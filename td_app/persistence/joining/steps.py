"""How far a joining is, counted in handfuls of rows read and rows compared."""

from __future__ import annotations

from sqlalchemy import func, select

from td_app.joining import Told
from td_app.persistence import tables
from td_app.persistence.engine import ClubFile
from td_app.persistence.seals import AT_A_TIME


class Steps:
    """Called at each step of a work of ``total`` steps; ``told`` of it may raise to end it."""

    def __init__(self, told: Told, total: int) -> None:
        self._told = told
        self._total = max(1, total)
        self._done = 0

    def __call__(self) -> None:
        """Count a step more."""
        self._done += 1
        self._told(min(1.0, self._done / self._total))


def handfuls(*files: ClubFile) -> int:
    """Return how many handfuls of rows are read where these files are read whole."""
    counted = 0
    for file in files:
        with file.engine.connect() as connection:
            for table in (tables.journal_entry, *tables.SEALED):
                rows = connection.execute(select(func.count()).select_from(table)).scalar_one()
                counted += rows // AT_A_TIME
    return counted
