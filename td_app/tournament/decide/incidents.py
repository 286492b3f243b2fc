"""Incidents: a ruling written down with what the rulebook says of it, and dead hands (1.1)."""

from __future__ import annotations

from rules_ropta.outcome import Plain
from rules_ropta.rulebook import load_rulebook
from rules_ropta.ruling import Refused
from td_app.tournament import commands as cmd
from td_app.tournament import events as ev
from td_app.tournament.decide import asking
from td_app.tournament.decide.context import Context
from td_app.tournament.decide.incident_case import ruled, written
from td_app.tournament.setup import declared_house_rules
from td_app.tournament.state import TournamentState

#: Article 1.1: the officials may decide otherwise, for the fairness of the game.
FAIRNESS = "1.1"


def record_incident(
    state: TournamentState, command: cmd.RecordIncident, context: Context
) -> ev.IncidentRecorded:
    """Write a ruling down with the rulebook's own answer, asked again here.

    Refused: a case that is unsound or names somebody, an option that is not offered, a
    choice missing, and a director's decision without its reason.
    """
    _check_where(state, command)
    case = ruled(command.op, command.given, declared_house_rules(state.setup))
    own_decision = _own_decision(command, case.outcome)
    cites = tuple(str(article) for article in case.outcome["cites"])
    if own_decision:
        cites = tuple(dict.fromkeys((FAIRNESS, *cites)))
    return ev.IncidentRecorded(
        number=context.sequence,
        op=command.op,
        given=written(case.given),
        outcome=written(case.outcome),
        cites=cites,
        table=command.table,
        level=asking.level_now(state, context),
        hand=command.hand,
        players=command.players,
        chosen=command.chosen,
        overruled=command.overruled,
        ruled_by=command.ruled_by,
        at_ms=context.now_ms,
    )


def _check_where(state: TournamentState, command: cmd.RecordIncident) -> None:
    if command.table is not None:
        asking.the_table(state, command.table)
    if command.hand is not None and command.hand < 1:
        raise Refused("HAND_NUMBER", hand=command.hand)
    if command.players:
        asking.the_entrants(state, command.players)


def _own_decision(command: cmd.RecordIncident, outcome: Plain) -> bool:
    """Whether the decision is somebody's own, for which a reason is owed."""
    options = tuple(outcome["decision"].get("options", ())) if _left_open(outcome) else ()
    if command.chosen and command.chosen not in options:
        raise Refused("NO_SUCH_OPTION", option=command.chosen)
    if options and not command.chosen and not command.overruled:
        raise Refused("OPTION_NEEDED", cites=tuple(outcome["cites"]), options=options)
    own_decision = bool(command.chosen) or command.overruled
    if own_decision and not command.note.strip():
        raise Refused("REASON_NEEDED", cites=(FAIRNESS,))
    return own_decision


def _left_open(outcome: Plain) -> bool:
    return bool(outcome["outcome"] == "director_decides")


def note_incident(
    state: TournamentState, command: cmd.NoteIncident, context: Context
) -> ev.IncidentNoted:
    """Complete an incident; the note is a row beside the event."""
    the_incident(state, command.incident)
    if not command.note.strip():
        raise Refused("NOTE_EMPTY")
    return ev.IncidentNoted(command.incident)


def declare_hand_dead(
    state: TournamentState, command: cmd.DeclareHandDead, context: Context
) -> ev.HandDeclaredDead:
    """Say that the hand of a seated player is dead, by an article of the rulebook."""
    asking.playing(state)
    seat = asking.seat_of(state, command.entrant)
    load_rulebook().article(command.article)
    the_incident(state, command.incident)
    return ev.HandDeclaredDead(
        entrant=command.entrant,
        seat=seat,
        article=command.article,
        incident=command.incident,
        level=asking.level_now(state, context),
        at_ms=context.now_ms,
        cites=(command.article,),
    )


def the_incident(state: TournamentState, number: int | None) -> None:
    """Refuse a number that no incident has; None is nobody's."""
    if number is not None and number not in state.incidents:
        raise Refused("NO_SUCH_INCIDENT", incident=number)
