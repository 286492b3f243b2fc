"""The moves on paper, in large type, to be read out."""

from __future__ import annotations

from reports.facts import TablePlace
from reports.moves_sheet import MoveLine, MovesSheet, render_moves_sheet
from td_app.printing.document import Document, Stationery, heading_of
from td_app.session import TournamentSession
from td_app.tournament.views.announcements import announcements


def moves_sheet(session: TournamentSession, stationery: Stationery) -> MovesSheet:
    """Return the moves, those not yet read out first."""
    rows = announcements(session.state, session)
    waiting = [row for row in rows if not row.announced]
    said = [row for row in rows if row.announced]
    lines = tuple(
        MoveLine(
            name=row.name,
            origin=TablePlace(row.from_seat.table, row.from_seat.number),
            to=TablePlace(row.to_seat.table, row.to_seat.number),
            because=row.why,
            cites=row.cites,
            enters=row.enters,
            announced=row.announced,
        )
        for row in (*waiting, *said)
    )
    return MovesSheet(heading_of(session, stationery), lines)


def _moved(session: TournamentSession) -> str | None:
    return None if session.state.moves else "NO_MOVE_YET"


MOVES_DOCUMENT = Document(
    "moves_sheet",
    ("Changements de place", "Moves"),
    "changements_de_place.pdf",
    "during",
    _moved,
    moves_sheet,
    render_moves_sheet,
)
