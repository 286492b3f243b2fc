"""Conduct, from event to next state: copies what the event holds."""

from __future__ import annotations

from collections.abc import Iterable

from td_app.tournament import events as ev
from td_app.tournament.apply.appliers import Appliers
from td_app.tournament.state.conduct import IncidentRecord, Penalty, PenaltyRecord
from td_app.tournament.state.copying import replace
from td_app.tournament.state.tournament import TournamentState


def incident_recorded(
    state: TournamentState, event: ev.IncidentRecorded, entry: ev.Entry
) -> TournamentState:
    """Return the state with one incident more."""
    return _with_incident(state, IncidentRecord(event, event.players, event.table))


def incident_noted(
    state: TournamentState, event: ev.IncidentNoted, entry: ev.Entry
) -> TournamentState:
    """Return the state where an incident has one note more."""
    incident = state.incidents[event.incident]
    notes = (*incident.notes, (entry.sequence, entry.recorded_at))
    return _with_incident(state, replace(incident, notes=notes))


def incident_players_named(
    state: TournamentState, event: ev.IncidentPlayersNamed, entry: ev.Entry
) -> TournamentState:
    """Return the state where an incident concerns these players, and happened at this table."""
    incident = state.incidents[event.incident]
    table = incident.table if event.table is None else event.table
    return _with_incident(state, replace(incident, players=event.players, table=table))


def hand_declared_dead(
    state: TournamentState, event: ev.HandDeclaredDead, entry: ev.Entry
) -> TournamentState:
    """Return the state where the hand is dead in its incident, if any."""
    if event.incident is None:
        return state
    incident = state.incidents[event.incident]
    dead = (*incident.dead_hands, event.entrant)
    return _with_incident(state, replace(incident, dead_hands=dead))


def penalty_given(
    state: TournamentState, event: ev.PenaltyGiven, entry: ev.Entry
) -> TournamentState:
    """Return the state with one sanction more."""
    return with_penalties(state, PenaltyRecord(event, event.hands))


def missed_hands_counted(
    state: TournamentState, event: ev.MissedHandsCounted, entry: ev.Entry
) -> TournamentState:
    """Return the state where these sanctions have fewer hands left."""
    counted = zip(event.penalties, event.left, strict=True)
    if event.at_ms == 0:
        return with_hands_left(state, counted)
    return with_hands_missed(state, counted, event.at_ms)


def penalty_lifted(
    state: TournamentState, event: ev.PenaltyLifted, entry: ev.Entry
) -> TournamentState:
    """Return the state where a sanction counts no more."""
    return with_penalties(state, replace(state.penalties[event.penalty], lifted=True))


def time_called(state: TournamentState, event: ev.TimeCalled, entry: ev.Entry) -> TournamentState:
    """Return the state where a countdown runs, if it was accepted."""
    if not event.accepted:
        return state
    return replace(state, time_calls={**state.time_calls, event.table: event})


def time_call_ended(
    state: TournamentState, event: ev.TimeCallEnded, entry: ev.Entry
) -> TournamentState:
    """Return the state where no countdown runs at the table."""
    return without_time_calls(state, (event.table,))


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


def _with_incident(state: TournamentState, incident: IncidentRecord) -> TournamentState:
    return replace(state, incidents={**state.incidents, incident.event.number: incident})


#: Which function copies which event.
APPLIERS: Appliers = {
    ev.IncidentRecorded: incident_recorded,
    ev.IncidentNoted: incident_noted,
    ev.IncidentPlayersNamed: incident_players_named,
    ev.HandDeclaredDead: hand_declared_dead,
    ev.PenaltyGiven: penalty_given,
    ev.MissedHandsCounted: missed_hands_counted,
    ev.PenaltyLifted: penalty_lifted,
    ev.TimeCalled: time_called,
    ev.TimeCallEnded: time_call_ended,
}
