"""What came out, on paper: the ranking."""

from __future__ import annotations

from reports.ranking import RankedPlayer, Ranking, StillIn, render_ranking
from td_app.printing.document import Document, Stationery, drawn, heading_of
from td_app.session import TournamentSession
from td_app.tournament.views.standings import standings


def ranking(session: TournamentSession, stationery: Stationery) -> Ranking:
    """Return the ranking, in progress or final."""
    table = standings(session.state, session)
    return Ranking(
        heading=heading_of(session, stationery),
        ranked=tuple(
            RankedPlayer(row.place, row.name, row.club, row.prize)
            for row in table.rows
            if row.place is not None
        ),
        still_in=tuple(
            StillIn(row.name, row.seat.table, row.seat.number, row.club)
            for row in table.rows
            if row.place is None and row.seat is not None
        ),
    )


RESULTS_DOCUMENTS = (
    Document(
        "ranking",
        ("Classement", "Ranking"),
        "classement.pdf",
        "after",
        drawn,
        ranking,
        render_ranking,
    ),
)
