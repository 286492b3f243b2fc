"""The moves on paper, in large type, to be read out."""

from __future__ import annotations

from reports.facts import TablePlace
from reports.moves_sheet import MoveLine, MovesSheet, OrderLine, render_moves_sheet
from td_app.printing.document import Document, Stationery, heading_of
from td_app.session import TournamentSession
from td_app.tournament.views.public import announcements, new_breaking_order


def moves_sheet(session: TournamentSession, stationery: Stationery) -> MovesSheet:
    """Return the moves to be read out, under a breaking order changed in play.

    Once all of them were, those of the whole tournament: the sheet is never empty after a move.
    """
    rows = announcements(session.state, session)
    waiting = [row for row in rows if row.waits]
    lines = tuple(
        MoveLine(
            name=row.name,
            origin=TablePlace(row.from_seat.table, row.from_seat.number),
            to=TablePlace(row.to_seat.table, row.to_seat.number),
            because=row.why,
            cites=row.cites,
            enters=row.enters,
            announced=not row.waits,
        )
        for row in waiting or rows
    )
    changed = new_breaking_order(session.state)
    order = OrderLine(changed.tables, changed.announced) if changed else None
    return MovesSheet(heading_of(session, stationery), lines, order)


def _moved(session: TournamentSession) -> str | None:
    told = session.state.moves or new_breaking_order(session.state)
    return None if told else "NO_MOVE_YET"


MOVES_DOCUMENT = Document(
    "moves_sheet",
    ("Changements de place", "Moves"),
    "changements_de_place.pdf",
    "during",
    _moved,
    moves_sheet,
    render_moves_sheet,
)
