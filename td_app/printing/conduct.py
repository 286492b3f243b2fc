"""The papers of conduct: a sanction told twice, to the player and to the file."""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal

from reports.incident_form import IncidentForm, render_incident_form
from reports.penalty_form import FaultLine, PenaltyForm, render_penalty_form
from reports.penalty_slip import GivenPenalty, PenaltySlips, render_penalty_slips
from reports.wording import Language
from rules_ropta.penalties import FAULTS as RULED_FAULTS
from td_app.printing.document import Document, Stationery, always, heading_of, local_time
from td_app.session import TournamentSession
from td_app.tournament.views.conduct import PenaltyRow, penalties
from td_app.words.faults import FAULTS


def penalty_slips(
    session: TournamentSession,
    stationery: Stationery,
    only: Collection[int] | None = None,
) -> PenaltySlips:
    """Return the slips of the sanctions, oldest first; ``only`` those with these numbers."""
    rows = (row for row in reversed(penalties(session.state, session)))
    kept = tuple(
        _given(session, row, stationery.language)
        for row in rows
        if only is None or row.number in only
    )
    return PenaltySlips(heading_of(session, stationery), kept)


def _given(session: TournamentSession, row: PenaltyRow, language: Language) -> GivenPenalty:
    # He may have changed table since: the place is told only where he was sanctioned.
    seat, left = row.seat, session.state.outs.get(row.entrant)
    here = seat if seat is not None else left.seat if left is not None else None
    place = here.number if here is not None and here.table == row.table else None
    known = session.last_known(row.entrant)
    ruled_by: Literal["floor", "director"] = "director" if row.ruled_by == "director" else "floor"
    gone = row.step == "disqualification" and not row.lifted
    return GivenPenalty(
        number=row.number,
        name=row.name,
        at=local_time(row.at_ms),
        level=row.level,
        fault=FAULTS[row.fault][language == "en"],
        article=row.article,
        step=row.step,
        hands=row.hands,
        rounds=row.rounds,
        players=row.hands // row.rounds if row.rounds else None,
        may_stay=row.may_stay,
        imposed=row.imposed,
        deliberate=row.deliberate,
        table=row.table,
        place=place,
        club=known.club if known else "",
        incident=row.incident,
        ruled_by=ruled_by,
        chips_removed=left.chips_left_play if gone and left is not None else 0,
        note=row.note,
        lifted=row.lifted,
    )


def _sanctioned(session: TournamentSession) -> str | None:
    return None if session.state.penalties else "NO_PENALTY_YET"


def penalty_form(session: TournamentSession, stationery: Stationery) -> PenaltyForm:
    """Return the blank form: every fault of the rulebook, the regime of the tournament."""
    faults = tuple(
        FaultLine(FAULTS[code][stationery.language == "en"], rule.article, rule.imposed)
        for code, rule in RULED_FAULTS.items()
    )
    regime = session.state.setup.regime.value
    return PenaltyForm(heading_of(session, stationery), faults, regime)


def incident_form(session: TournamentSession, stationery: Stationery) -> IncidentForm:
    """Return the blank form of an incident."""
    return IncidentForm(heading_of(session, stationery))


CONDUCT_DOCUMENTS = (
    Document(
        "incident_form",
        ("Fiche d'incident", "Incident form"),
        "fiche_d_incident.pdf",
        "during",
        always,
        incident_form,
        render_incident_form,
    ),
    Document(
        "penalty_form",
        ("Fiche de sanction", "Penalty form"),
        "fiche_de_sanction.pdf",
        "during",
        always,
        penalty_form,
        render_penalty_form,
    ),
    Document(
        "penalty_slip",
        ("Avis de sanction", "Penalty slips"),
        "avis_de_sanction.pdf",
        "during",
        _sanctioned,
        penalty_slips,
        render_penalty_slips,
    ),
)
