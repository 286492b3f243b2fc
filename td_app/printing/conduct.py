"""The papers of conduct: the evening's incidents and sanctions, slips, blank forms (11.1)."""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal

from reports.blank_forms import FaultLine, IncidentForm, PenaltyForm
from reports.evening_conduct import ConductIncident, ConductPenalty, EveningConduct
from reports.penalty_slip import GivenPenalty, PenaltySlips
from rules_ropta.penalties import FAULTS
from td_app.live.session import TournamentSession
from td_app.printing.document import Stationery, heading_of, local_time
from td_app.tournament.views.conduct import IncidentRow, PenaltyRow, incidents, penalties
from td_app.words import fault_text, reading_text, step_text
from td_app.words.asking import question_title
from td_app.words.language import Language
from td_app.words.ruling_text import decided_words, told_ruling


def penalty_slips(
    session: TournamentSession, stationery: Stationery, only: Collection[int] | None = None
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
    seat = row.seat
    left = session.state.outs.get(row.entrant)
    here = seat if seat is not None else left.seat if left is not None else None
    place = here.number if here is not None and here.table == row.table else None
    known = session.last_known(row.entrant)
    ruled_by: Literal["floor", "director"] = "director" if row.ruled_by == "director" else "floor"
    gone = row.step == "disqualification" and not row.lifted
    return GivenPenalty(
        number=row.shown,
        name=row.name,
        at=local_time(row.at_ms),
        level=row.level,
        fault=fault_text(row.fault, language),
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
        incident=row.incident_shown,
        ruled_by=ruled_by,
        chips_removed=left.chips_left_play if gone and left is not None else 0,
        note=row.note,
        lifted=row.lifted,
    )


def penalty_form(session: TournamentSession, stationery: Stationery) -> PenaltyForm:
    """Return the blank form: every fault of the rulebook, the regime of the tournament."""
    faults = tuple(
        FaultLine(fault_text(code, stationery.language), rule.article, rule.imposed)
        for code, rule in FAULTS.items()
    )
    regime = session.state.setup.regime.value
    return PenaltyForm(heading_of(session, stationery), faults, regime)


def incident_form(session: TournamentSession, stationery: Stationery) -> IncidentForm:
    """Return the blank form of an incident."""
    return IncidentForm(heading_of(session, stationery))


def evening_conduct(session: TournamentSession, stationery: Stationery) -> EveningConduct:
    """Return every incident and every sanction, oldest first."""
    language = stationery.language
    noted = reversed(incidents(session.state, session))
    given = reversed(penalties(session.state, session))
    return EveningConduct(
        heading_of(session, stationery),
        tuple(_incident(session, row, language) for row in noted),
        tuple(_penalty(row, language) for row in given),
    )


def _incident(session: TournamentSession, row: IncidentRow, language: Language) -> ConductIncident:
    told = told_ruling(row.op, row.given, row.outcome, language)
    ruling = decided_words(told, row.chosen, row.reason if row.overruled else "")
    kept = row.later_notes if row.overruled else row.notes
    return ConductIncident(
        number=row.shown,
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
        penalties=tuple(session.shown_number(number) for number in row.penalties),
        by_director=row.ruled_by == "director",
    )


def _penalty(row: PenaltyRow, language: Language) -> ConductPenalty:
    return ConductPenalty(
        number=row.shown,
        at=local_time(row.at_ms),
        level=row.level,
        name=row.name,
        fault=fault_text(row.fault, language),
        article=row.article,
        step=step_text(row.step, row.hands or None, language),
        table=row.table,
        hands=row.hands,
        deliberate=row.deliberate,
        incident=row.incident_shown,
        lifted=row.lifted,
        by_director=row.ruled_by == "director",
        note=row.note,
    )
