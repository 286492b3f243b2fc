"""The presence sheet, printed before anyone comes and signed at the door."""

from __future__ import annotations

from reports.presence_sheet import ExpectedEntrant, PresenceSheet, render_presence_sheet
from td_app.printing.document import Document, Stationery, heading_of
from td_app.session import TournamentSession
from td_app.tournament.views.players import players


def presence_sheet(session: TournamentSession, stationery: Stationery) -> PresenceSheet:
    """Return everyone entered, whether age was checked, and who was seen."""
    entrants = tuple(
        ExpectedEntrant(row.entrant, row.name, row.club, row.majority != "unchecked", row.present)
        for row in players(session.state, session).rows
    )
    return PresenceSheet(heading_of(session, stationery), entrants)


def _somebody_entered(session: TournamentSession) -> str | None:
    return None if session.state.entrants else "NOBODY_ENTERED_YET"


PRESENCE_DOCUMENT = Document(
    "presence_sheet",
    ("Feuille de présence", "Attendance sheet"),
    "feuille_de_presence.pdf",
    "before",
    _somebody_entered,
    presence_sheet,
    render_presence_sheet,
)
