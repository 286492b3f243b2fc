"""Conduct, from event to next state: copies what the event holds."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import assert_never

from td_app.tournament import events as ev
from td_app.tournament.state.conduct import IncidentRecord, Penalty, PenaltyRecord
from td_app.tournament.state.tournament import TournamentState


def apply_conduct(
    state: TournamentState, event: ev.ConductEvent, entry: ev.Entry
) -> TournamentState:
    """Return the state after an event of conduct."""
    match event:
        case ev.IncidentRecorded():
            return _with_incident(state, IncidentRecord(event, event.players))
        case ev.IncidentNoted(incident=number):
            incident = state.incidents[number]
            notes = (*incident.notes, (entry.sequence, entry.recorded_at))
            return _with_incident(state, replace(incident, notes=notes))
        case ev.IncidentPlayersNamed(incident=number, players=players):
            return _with_incident(state, replace(state.incidents[number], players=players))
        case ev.HandDeclaredDead(entrant=who, incident=of):
            if of is None:
                return state
            incident = state.incidents[of]
            dead = (*incident.dead_hands, who)
            return _with_incident(state, replace(incident, dead_hands=dead))
        case ev.PenaltyGiven():
            return with_penalties(state, PenaltyRecord(event, event.hands))
        case ev.MissedHandsCounted(penalties=numbers, left=left, at_ms=0):
            return with_hands_left(state, zip(numbers, left, strict=True))
        case ev.MissedHandsCounted(penalties=numbers, left=left, at_ms=at_ms):
            return with_hands_missed(state, zip(numbers, left, strict=True), at_ms)
        case ev.PenaltyLifted(penalty=number):
            return with_penalties(state, replace(state.penalties[number], lifted=True))
        case ev.TimeCalled():
            return _with_time_call(state, event)
        case ev.TimeCallEnded(table=table):
            return without_time_calls(state, (table,))
        case _:
            assert_never(event)


def disqualification(event: ev.PlayerDisqualified) -> PenaltyRecord:
    """Return the sanction that a disqualification is."""
    given = Penalty(
        number=event.number,
        entrant=event.out.entrant,
        fault=event.fault,
        step="disqualification",
        hands=0,
        rounds=0,
        may_stay=False,
        suggested=event.suggested,
        imposed=event.imposed,
        article=event.article,
        table=event.out.seat.table,
        level=event.level,
        incident=event.incident,
        deliberate=False,
        ruled_by="director",
        at_ms=event.at_ms,
        cites=event.cites,
    )
    return PenaltyRecord(given, left=0)


def reinstated_after_disqualification(state: TournamentState, who: int) -> TournamentState:
    """Return the state where the disqualification of a player who is back no longer counts."""
    return with_penalties(
        state,
        *(
            replace(penalty, lifted=True)
            for penalty in state.penalties.values()
            if penalty.event.entrant == who and penalty.event.step == "disqualification"
        ),
    )


def with_penalties(state: TournamentState, *changed: PenaltyRecord) -> TournamentState:
    """Return the state with these sanctions put in or replaced."""
    if not changed:
        return state
    return replace(state, penalties={**state.penalties, **{p.event.number: p for p in changed}})


def with_hands_left(state: TournamentState, counted: Iterable[tuple[int, int]]) -> TournamentState:
    """Return the state where these sanctions, by number, have so many hands left."""
    return with_penalties(state, *(replace(state.penalties[n], left=k) for n, k in counted))


def with_hands_missed(
    state: TournamentState, counted: Iterable[tuple[int, int]], at_ms: int
) -> TournamentState:
    """Return the state where a hand played hand-for-hand was missed: (number, left)."""
    records = (replace(state.penalties[n], left=k, missed_ms=at_ms) for n, k in counted)
    return with_penalties(state, *records)


def without_time_calls(state: TournamentState, tables: Iterable[int]) -> TournamentState:
    """Return the state where no countdown runs at these tables: nobody plays there now."""
    gone = set(tables) & state.time_calls.keys()
    if not gone:
        return state
    left = {table: call for table, call in state.time_calls.items() if table not in gone}
    return replace(state, time_calls=left)


def _with_time_call(state: TournamentState, call: ev.TimeCalled) -> TournamentState:
    if not call.accepted:
        return state
    return replace(state, time_calls={**state.time_calls, call.table: call})


def _with_incident(state: TournamentState, incident: IncidentRecord) -> TournamentState:
    return replace(state, incidents={**state.incidents, incident.event.number: incident})
