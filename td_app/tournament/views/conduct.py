"""Conduct as it is read: incidents, sanctions and the ladder, countdowns that run."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

from rules_ropta import penalties as rule
from rules_ropta.penalties import FAULTS, LADDER, Fault, Sanction, Step
from rules_ropta.ruling import DirectorDecides, Reason, Ruling
from rules_ropta.table_layout import Seat
from td_app.tournament.decide.penalties import (
    earlier_steps,
    is_imposed,
    seat_now,
    served_now,
    suggestion,
)
from td_app.tournament.state.conduct import IncidentRecord, PenaltyRecord
from td_app.tournament.state.tournament import TournamentState
from td_app.tournament.views.naming import NamesAndNotes, RowCache, name_known

#: A moment (milliseconds since 1970) and what was written then.
Note = tuple[int, str]


@dataclass(frozen=True, slots=True)
class IncidentRow:
    """One incident. ``given`` and ``outcome`` as the JSON door has them, ``penalties`` the
    numbers of the sanctions it led to, ``players`` and ``dead_hands`` numbers and names.

    ``number`` is its key, the sequence of its entry; ``shown`` what people know it by, from 1."""

    number: int
    shown: int
    at_ms: int
    level: int
    hand: int | None
    table: int | None
    players: tuple[tuple[int, str], ...]
    op: str
    given: Mapping[str, Any]
    outcome: Mapping[str, Any]
    chosen: str
    overruled: bool
    ruled_by: str
    notes: tuple[Note, ...]
    penalties: tuple[int, ...]
    dead_hands: tuple[tuple[int, str], ...]
    cites: tuple[str, ...]

    @property
    def reason(self) -> str:
        """Return the reason recorded with the ruling, "" where there is none."""
        return self.notes[0][1] if self.notes and self.notes[0][0] == self.at_ms else ""

    @property
    def later_notes(self) -> tuple[Note, ...]:
        """Return the notes that completed the incident since, in order."""
        return self.notes[1:] if self.reason else self.notes


def incidents(
    state: TournamentState, names: NamesAndNotes, kept: RowCache[IncidentRow] | None = None
) -> tuple[IncidentRow, ...]:
    """Return the incidents, newest first; ``kept`` saves making the same rows again."""
    kept = kept or RowCache()
    led_to: dict[int, list[int]] = {}
    for penalty in state.penalties.values():
        given = penalty.event
        if given.incident is not None:
            led_to.setdefault(given.incident, []).append(given.number)
    rows = []
    for number in sorted(state.incidents, reverse=True):
        incident = state.incidents[number]
        written = ((incident.event.number, incident.event.at_ms), *incident.notes)
        told = ((at_ms, names.note(sequence)) for sequence, at_ms in written)
        values = (
            incident,
            names.shown_number(number),
            tuple(sorted(led_to.get(number, ()))),
            _named(incident.players, names),
            _named(incident.dead_hands, names),
            tuple((at_ms, text) for at_ms, text in told if text),
        )
        rows.append(kept.row(number, values, partial(_incident_row, *values)))
    return tuple(rows)


def _incident_row(
    incident: IncidentRecord,
    shown: int,
    penalties: tuple[int, ...],
    players: tuple[tuple[int, str], ...],
    dead_hands: tuple[tuple[int, str], ...],
    notes: tuple[Note, ...],
) -> IncidentRow:
    event = incident.event
    return IncidentRow(
        number=event.number,
        shown=shown,
        at_ms=event.at_ms,
        level=event.level,
        hand=event.hand,
        table=incident.table,
        players=players,
        op=event.op,
        given=json.loads(event.given),
        outcome=json.loads(event.outcome),
        chosen=event.chosen,
        overruled=event.overruled,
        ruled_by=event.ruled_by,
        notes=notes,
        penalties=penalties,
        dead_hands=dead_hands,
        cites=event.cites,
    )


def _named(who: tuple[int, ...], names: NamesAndNotes) -> tuple[tuple[int, str], ...]:
    return tuple((one, name_known(names, one)) for one in who)


@dataclass(frozen=True, slots=True)
class PenaltyRow:
    """One sanction. ``seat`` is where the player sits now; ``left`` the hands still to miss.

    ``served_now``: of several, the one being missed now; ``over``: nothing more to miss.
    ``number`` and ``incident`` are keys; ``shown`` and ``incident_shown`` what people know them
    by, from 1.
    """

    number: int
    shown: int
    entrant: int
    name: str
    seat: Seat | None
    fault: str
    article: str
    step: str
    hands: int
    left: int
    rounds: int
    may_stay: bool
    at_ms: int
    level: int
    table: int | None
    lifted: bool
    over: bool
    served_now: bool
    incident: int | None
    incident_shown: int | None
    deliberate: bool
    ruled_by: str
    suggested: tuple[str, ...]
    imposed: bool
    note: str
    cites: tuple[str, ...]


def penalties(state: TournamentState, names: NamesAndNotes) -> tuple[PenaltyRow, ...]:
    """Return the sanctions, newest first."""
    now = {penalty.event.number for penalty in served_now(state).values()}
    return tuple(
        _penalty_row(state, state.penalties[number], number in now, names)
        for number in sorted(state.penalties, reverse=True)
    )


def _penalty_row(
    state: TournamentState, penalty: PenaltyRecord, now: bool, names: NamesAndNotes
) -> PenaltyRow:
    given = penalty.event
    seat = seat_now(state, given.entrant)
    of = given.incident
    return PenaltyRow(
        number=given.number,
        shown=names.shown_number(given.number),
        entrant=given.entrant,
        name=name_known(names, given.entrant),
        seat=seat,
        fault=given.fault,
        article=given.article,
        step=given.step,
        hands=given.hands,
        left=penalty.left,
        rounds=given.rounds,
        may_stay=given.may_stay,
        at_ms=given.at_ms,
        level=given.level,
        table=given.table,
        lifted=penalty.lifted,
        over=not penalty.running or seat is None or state.over,
        served_now=now,
        incident=given.incident,
        incident_shown=None if of is None else names.shown_number(of),
        deliberate=given.deliberate,
        ruled_by=given.ruled_by,
        suggested=given.suggested,
        imposed=given.imposed,
        note=names.note(given.number),
        cites=given.cites,
    )


@dataclass(frozen=True, slots=True)
class LadderStep:
    """One step. ``hands`` is what its rounds cost now at the player's table, 0 without any.

    ``reached``: this player was given it for this fault; ``offered``: the ruling leads here,
    or leaves it to the director.
    """

    step: Step
    rounds: int
    hands: int
    reached: bool
    offered: bool


@dataclass(frozen=True, slots=True)
class PenaltyCase:
    """The facts before a penalty. ``players`` at the player's table now, they included; None: no
    seat. ``imposed``: the text imposes a penalty; ``weighs`` speaks for the gravest.
    """

    entrant: int
    fault: Fault
    article: str
    regime: str
    imposed: bool
    players: int | None
    ladder: tuple[LadderStep, ...]
    proposed: Step
    director_decides: bool
    because: Reason
    weighs: tuple[Reason, ...]
    cites: tuple[str, ...]
    readings: tuple[str, ...]

    def at(self, step: Step) -> LadderStep:
        """Return a step of the ladder."""
        return self.ladder[LADDER.index(step)]


def penalty_case(
    state: TournamentState, entrant: int, fault: Fault, deliberate: bool = False
) -> PenaltyCase:
    """Return the penalty suggested to a player for an offence, and what each step would cost
    them.
    """
    answer = suggestion(state, entrant, fault, deliberate)
    offered = _offered(answer)
    players = players_beside(state, entrant)
    reached = earlier_steps(state, entrant, fault)
    decides = isinstance(answer, DirectorDecides)
    return PenaltyCase(
        entrant=entrant,
        fault=fault,
        article=FAULTS[fault].article,
        regime=state.setup.regime.value,
        imposed=is_imposed(state, entrant, fault),
        players=players,
        ladder=tuple(
            _ladder_step(step, players, step in reached, step in offered) for step in LADDER
        ),
        proposed=offered[0],
        director_decides=decides,
        because=answer.question if isinstance(answer, DirectorDecides) else answer.because,
        weighs=answer.options[-1].weighs if isinstance(answer, DirectorDecides) else (),
        cites=tuple(dict.fromkeys((*answer.cites, FAULTS[fault].article))),
        readings=answer.readings,
    )


def players_beside(state: TournamentState, entrant: int) -> int | None:
    """Return the number of players at a player's table now, they included; None without a seat."""
    seat = seat_now(state, entrant)
    return None if seat is None else len(state.tables[seat.table].places)


def suspended(hands: int, players: int | None) -> Reason:
    """Return why a player suspended for so many hands stays at the table meanwhile, or not
    (11.2).
    """
    return rule.suspension(hands, players).because


def _offered(answer: Ruling[Sanction] | DirectorDecides) -> tuple[Step, ...]:
    if isinstance(answer, DirectorDecides):
        codes = {option.code for option in answer.options}
        return tuple(step for step in LADDER if step in codes)
    return (answer.decision.step,)


def _ladder_step(step: Step, players: int | None, reached: bool, offered: bool) -> LadderStep:
    rounds = rule.sanction_of(step).rounds
    hands = rule.missed_hands(players, rounds).decision.hands_missed if rounds and players else 0
    return LadderStep(step, rounds, hands, reached, offered)


@dataclass(frozen=True, slots=True)
class TimeCallRow:
    """A countdown at a table: lengths in seconds, moments in milliseconds since 1970.

    ``aloud_ms`` is when counting aloud begins, ``ends_ms`` when time is up; ``name`` is empty
    when nobody is named.
    """

    number: int
    table: int
    entrant: int | None
    name: str
    seat: Seat | None
    seconds: int
    aloud_s: int
    started_ms: int
    aloud_ms: int
    ends_ms: int


def time_calls(state: TournamentState, names: NamesAndNotes) -> tuple[TimeCallRow, ...]:
    """Return the countdowns that run, the first called first."""
    rows = []
    for call in sorted(state.time_calls.values(), key=lambda call: call.number):
        entrant = state.entrants.get(call.entrant) if call.entrant is not None else None
        rows.append(
            TimeCallRow(
                number=call.number,
                table=call.table,
                entrant=call.entrant,
                name=name_known(names, entrant.id) if entrant else "",
                seat=entrant.seat if entrant else None,
                seconds=call.seconds,
                aloud_s=call.aloud_s,
                started_ms=call.started_ms,
                aloud_ms=call.ends_ms - call.aloud_s * 1000,
                ends_ms=call.ends_ms,
            )
        )
    return tuple(rows)
