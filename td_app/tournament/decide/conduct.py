"""Incidents ruled by the rulebook, and players whose time is called (3.5, 11)."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rules_ropta.house_rules import BY_THE_BOOK, HouseRules
from rules_ropta.levels_and_time import TimeCall, time_call, time_expired
from rules_ropta.outcome import PlainOutcome, plain_answer
from rules_ropta.registry import question
from rules_ropta.rulebook import load_rulebook
from rules_ropta.ruling import Refused
from rules_ropta.situation import AskedField, Malformed, Shape, fields_of
from td_app.tournament import commands as cmd
from td_app.tournament import events as ev
from td_app.tournament.decide import checks
from td_app.tournament.decide.checks import Context, Deciders
from td_app.tournament.state.setup import declared_house_rules
from td_app.tournament.state.tournament import TournamentState

#: How someone is told in a case: a letter, a position (BTN, SB), never a name.
SHORT_CODE = re.compile(r"[A-Za-z]?|[A-Z0-9+]{1,3}")


@dataclass(frozen=True, slots=True)
class RuledCase:
    """A case as the journal keeps it, with the rulebook's answer in plain values."""

    given: Mapping[str, Any]
    outcome: PlainOutcome


def ruled(op: str, given: str, house: HouseRules = BY_THE_BOOK) -> RuledCase:
    """Return the answer to a case given as JSON, by the house rules; the case without words.

    Refused: ``NO_SUCH_QUESTION``, ``INCIDENT_UNSOUND``, ``INCIDENT_NAMES_SOMEBODY``, and
    whatever the rule itself refuses.
    """
    try:
        asked = question(op)
    except Malformed as unknown:
        raise Refused("NO_SUCH_QUESTION") from unknown
    told = _read(op, given)
    # What somebody said goes to the note, which can be erased.
    remarks = {name for name in told if name.startswith("note") or name.endswith("_note")}
    kept = {name: value for name, value in told.items() if name not in remarks}
    case = _object(asked.fields, kept, "")
    try:
        answer = asked.ask(case, house)
    except Malformed as malformed:
        raise _unsound(op, malformed) from malformed
    return RuledCase(case, plain_answer(answer))


def written(values: Mapping[str, Any]) -> str:
    """Return values as the journal keeps them: the same values give the same text.

    >>> written({"b": 1, "a": [True, None]})
    '{"a":[true,null],"b":1}'
    """
    return json.dumps(values, sort_keys=True, separators=(",", ":"))


def _read(op: str, given: str) -> Mapping[str, Any]:
    try:
        case = json.loads(given, parse_constant=_no_such_number)
    except (ValueError, RecursionError) as trouble:
        raise _unsound(op, Malformed("NOT_JSON", "this is not JSON")) from trouble
    if not isinstance(case, dict):
        raise _unsound(op, Malformed("NOT_A_CASE", "a case is an object"))
    return case


def _no_such_number(name: str) -> None:
    raise ValueError(f"{name} is not JSON")


def _unsound(op: str, malformed: Malformed) -> Refused:
    return Refused("INCIDENT_UNSOUND", op=op, problem=malformed.code, field=malformed.field or "")


def _object(
    asked: Sequence[AskedField], given: Mapping[str, Any], path: str, *, of_several: bool = False
) -> dict[str, Any]:
    shapes = {field.name: field.shape for field in asked}
    return {
        name: _value(shapes[name], value, path + name, of_several) if name in shapes else value
        for name, value in given.items()
    }


def _value(shape: Shape, value: Any, path: str, of_several: bool) -> Any:
    """Return a value as it is stored; one of the wrong type is left for the question to refuse.

    The text of one thing among several tells it from the others, and is no remark.
    """
    match shape.kind, value:
        case "text", str():
            return _code(value, path) if of_several else ""
        case "who", str():
            return _code(value, path)
        case "object", dict() if shape.situation is not None:
            inner = fields_of(shape.situation)
            return _object(inner, value, f"{path}.", of_several=of_several)
        case "list", list() if shape.items is not None:
            items = shape.items
            return [_value(items, one, f"{path}[{i}]", True) for i, one in enumerate(value)]
        case "map", dict() if shape.items is not None:
            items = shape.items
            return {
                _code(name, path): _value(items, one, f"{path}.{name}", True)
                for name, one in value.items()
            }
        case _:
            return value


def _code(text: str, path: str) -> str:
    if not SHORT_CODE.fullmatch(text):
        raise Refused("INCIDENT_NAMES_SOMEBODY", field=path)
    return text


#: Article 1.1: the officials may decide otherwise, for the fairness of the game.
FAIRNESS = "1.1"


def record_incident(
    state: TournamentState, command: cmd.RecordIncident, context: Context
) -> ev.IncidentRecorded:
    """Write a ruling down with the rulebook's own answer, asked again here.

    Refused: a case that is unsound or names somebody, an option that is not offered, a
    choice missing, and a director's decision without its reason.
    """
    if command.table is not None:
        checks.the_table(state, command.table)
    if command.hand is not None and command.hand < 1:
        raise Refused("HAND_NUMBER", hand=command.hand)
    if command.players:
        checks.the_entrants(state, command.players)
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
        level=checks.level_now(state, context),
        hand=command.hand,
        players=command.players,
        chosen=command.chosen,
        overruled=command.overruled,
        ruled_by=command.ruled_by,
        at_ms=context.now_ms,
    )


def _own_decision(command: cmd.RecordIncident, outcome: PlainOutcome) -> bool:
    """Return whether the decision is the floor's own, so that a reason is owed."""
    options = ()
    if outcome["outcome"] == "director_decides":
        options = tuple(outcome["decision"].get("options", ()))
    if command.chosen and command.chosen not in options:
        raise Refused("NO_SUCH_OPTION", option=command.chosen)
    if options and not command.chosen and not command.overruled:
        raise Refused("OPTION_NEEDED", cites=tuple(outcome["cites"]), options=options)
    own_decision = bool(command.chosen) or command.overruled
    if own_decision and not command.note.strip():
        raise Refused("REASON_NEEDED", cites=(FAIRNESS,))
    return own_decision


def note_incident(
    state: TournamentState, command: cmd.NoteIncident, context: Context
) -> ev.IncidentNoted:
    """Complete an incident; the note is a row beside the event."""
    the_incident(state, command.incident)
    if not command.note.strip():
        raise Refused("NOTE_EMPTY")
    return ev.IncidentNoted(command.incident)


def name_concerned(
    state: TournamentState, command: cmd.NameConcerned, context: Context
) -> ev.IncidentPlayersNamed:
    """Record the players and the table of an incident; refused where nothing would change."""
    the_incident(state, command.incident)
    if command.table is not None:
        checks.the_table(state, command.table)
    players = tuple(dict.fromkeys(command.players))
    if players:
        checks.the_entrants(state, players)
    known = state.incidents[command.incident]
    if players == known.players and command.table in (None, known.table):
        raise Refused("CONCERNED_ALREADY")
    return ev.IncidentPlayersNamed(command.incident, players, command.table)


def declare_hand_dead(
    state: TournamentState, command: cmd.DeclareHandDead, context: Context
) -> ev.HandDeclaredDead:
    """Say that the hand of a seated player is dead, by an article of the rulebook."""
    checks.playing(state)
    seat = checks.seat_of(state, command.entrant)
    load_rulebook().article(command.article)
    the_incident(state, command.incident)
    return ev.HandDeclaredDead(
        entrant=command.entrant,
        seat=seat,
        article=command.article,
        incident=command.incident,
        level=checks.level_now(state, context),
        at_ms=context.now_ms,
        cites=(command.article,),
    )


def the_incident(state: TournamentState, number: int | None) -> None:
    """Refuse the number of an unknown incident; None is allowed."""
    if number is not None and number not in state.incidents:
        raise Refused("NO_SUCH_INCIDENT", incident=number)


def call_time(state: TournamentState, command: cmd.CallTime, context: Context) -> ev.TimeCalled:
    """Start the countdown at a table, or write down that the floor refused the call.

    No call is accepted before the least wait, the house's own where it has one. Refused:
    ``TIME_TOO_EARLY``, ``TIME_ALREADY_CALLED``, ``NOT_AT_THIS_TABLE``.
    """
    checks.playing(state)
    table = checks.open_table(state, command.table)
    if command.entrant is not None:
        checks.the_entrant(state, command.entrant)
        if command.entrant not in table.places.values():
            raise Refused("NOT_AT_THIS_TABLE", entrant=command.entrant, table=table.number)
    if command.accepted and table.number in state.time_calls:
        raise Refused("TIME_ALREADY_CALLED", cites=("3.5",), table=table.number)
    ruling = time_call(command.elapsed_s, declared_house_rules(state.setup))
    if command.accepted and not ruling.decision.may_be_called:
        least = ruling.because.params["least"]
        raise Refused("TIME_TOO_EARLY", cites=ruling.cites, seconds=command.elapsed_s, least=least)
    counted = ruling.decision if command.accepted else TimeCall(may_be_called=False)
    return ev.TimeCalled(
        number=context.sequence,
        table=table.number,
        entrant=command.entrant,
        accepted=command.accepted,
        elapsed_s=command.elapsed_s,
        seconds=counted.countdown_s or 0,
        aloud_s=counted.aloud_s or 0,
        started_ms=context.now_ms,
        level=checks.level_now(state, context),
        cites=ruling.cites,
    )


def end_time_call(
    state: TournamentState, command: cmd.EndTimeCall, context: Context
) -> ev.TimeCallEnded:
    """End the countdown at a table: what the player did, or a dead hand."""
    checks.the_table(state, command.table)
    call = state.time_calls.get(command.table)
    if call is None:
        raise Refused("TIME_NOT_CALLED", cites=("3.5",), table=command.table)
    ruling = time_expired(command.acted)
    return ev.TimeCallEnded(
        number=call.number,
        table=call.table,
        entrant=call.entrant,
        acted=command.acted,
        hand=ruling.decision.hand,
        at_ms=context.now_ms,
        cites=ruling.cites,
    )


#: Which function judges which command.
DECIDERS: Deciders = {
    cmd.RecordIncident: record_incident,
    cmd.NoteIncident: note_incident,
    cmd.NameConcerned: name_concerned,
    cmd.DeclareHandDead: declare_hand_dead,
    cmd.CallTime: call_time,
    cmd.EndTimeCall: end_time_call,
}
