"""The incidents and the sanctions of an evening, in the words of the floor's page."""

from __future__ import annotations

from reports.conduct_incident import ConductIncident
from reports.evening_conduct import (
    ConductPenalty,
    EveningConduct,
    render_evening_conduct,
)
from reports.wording import Language
from td_app.printing.document import Document, Stationery, heading_of, local_time
from td_app.session import TournamentSession
from td_app.tournament.views.conduct import IncidentRow, PenaltyRow, incidents, penalties
from td_app.words import fault_text, reading_text, step_text
from td_app.words.asking import question_title
from td_app.words.told_ruling import decided_words, told_ruling


def evening_conduct(session: TournamentSession, stationery: Stationery) -> EveningConduct:
    """Return every incident and every sanction, oldest first."""
    language = stationery.language
    noted = reversed(incidents(session.state, session))
    given = reversed(penalties(session.state, session))
    return EveningConduct(
        heading_of(session, stationery),
        tuple(_incident(row, language) for row in noted),
        tuple(_penalty(row, language) for row in given),
    )


def _incident(row: IncidentRow, language: Language) -> ConductIncident:
    told = told_ruling(row.op, row.given, row.outcome, language)
    ruling = decided_words(told, row.chosen, row.reason if row.overruled else "")
    kept = row.later_notes if row.overruled else row.notes
    return ConductIncident(
        number=row.number,
        at=local_time(row.at_ms),
        level=row.level,
        matter=question_title(row.op, language),
        ruling=ruling,
        cites=row.cites,
        table=row.table,
        hand=row.hand,
        players=tuple(name for _, name in row.players),
        proposed=told.line if row.overruled else "",
        readings=tuple(filter(None, (reading_text(code, language) for code in told.readings))),
        house_rules=told.departures,
        notes=tuple((local_time(at_ms), text) for at_ms, text in kept),
        penalties=row.penalties,
        by_director=row.ruled_by == "director",
    )


def _penalty(row: PenaltyRow, language: Language) -> ConductPenalty:
    return ConductPenalty(
        number=row.number,
        at=local_time(row.at_ms),
        level=row.level,
        name=row.name,
        fault=fault_text(row.fault, language),
        article=row.article,
        step=step_text(row.step, row.hands or None, language),
        table=row.table,
        hands=row.hands,
        deliberate=row.deliberate,
        incident=row.incident,
        lifted=row.lifted,
        by_director=row.ruled_by == "director",
        note=row.note,
    )


def _something_noted(session: TournamentSession) -> str | None:
    state = session.state
    return None if state.incidents or state.penalties else "NO_INCIDENT_YET"


EVENING_CONDUCT_DOCUMENT = Document(
    "evening_conduct",
    ("Incidents et sanctions", "Incidents and penalties"),
    "incidents_et_sanctions.pdf",
    "after",
    _something_noted,
    evening_conduct,
    render_evening_conduct,
)
