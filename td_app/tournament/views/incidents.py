"""The incidents of the tournament, each with its ruling and what followed."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

from td_app.tournament.state.conduct import IncidentRecord
from td_app.tournament.state.tournament import TournamentState
from td_app.tournament.views.naming import KeptRows, NamesAndNotes, name_known

#: A moment (milliseconds since 1970) and what was written then.
Note = tuple[int, str]


@dataclass(frozen=True, slots=True)
class IncidentRow:
    """One incident. ``given`` and ``outcome`` as the JSON door has them, ``penalties`` the
    numbers of the sanctions it led to, ``players`` and ``dead_hands`` numbers and names."""

    number: int
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
        """Return what was written as the ruling was recorded, empty when nothing was."""
        return self.notes[0][1] if self.notes and self.notes[0][0] == self.at_ms else ""

    @property
    def later_notes(self) -> tuple[Note, ...]:
        """Return the notes that completed the incident since, in order."""
        return self.notes[1:] if self.reason else self.notes


def incidents(
    state: TournamentState, names: NamesAndNotes, kept: KeptRows[IncidentRow] | None = None
) -> tuple[IncidentRow, ...]:
    """Return the incidents, newest first; ``kept`` saves making the same rows again."""
    kept = kept or KeptRows()
    led_to: dict[int, list[int]] = {}
    for penalty in state.penalties.values():
        if penalty.incident is not None:
            led_to.setdefault(penalty.incident, []).append(penalty.number)
    rows = []
    for number in sorted(state.incidents, reverse=True):
        incident = state.incidents[number]
        values = (
            incident,
            tuple(sorted(led_to.get(number, ()))),
            _named(incident.players, names),
            _named(incident.dead_hands, names),
            _notes(incident, names),
        )
        rows.append(kept.row(number, values, partial(_row, *values)))
    return tuple(rows)


def _row(
    incident: IncidentRecord,
    penalties: tuple[int, ...],
    players: tuple[tuple[int, str], ...],
    dead_hands: tuple[tuple[int, str], ...],
    notes: tuple[Note, ...],
) -> IncidentRow:
    return IncidentRow(
        number=incident.number,
        at_ms=incident.at_ms,
        level=incident.level,
        hand=incident.hand,
        table=incident.table,
        players=players,
        op=incident.op,
        given=json.loads(incident.given),
        outcome=json.loads(incident.outcome),
        chosen=incident.chosen,
        overruled=incident.overruled,
        ruled_by=incident.ruled_by,
        notes=notes,
        penalties=penalties,
        dead_hands=dead_hands,
        cites=incident.cites,
    )


def _named(who: tuple[int, ...], names: NamesAndNotes) -> tuple[tuple[int, str], ...]:
    return tuple((one, name_known(names, one)) for one in who)


def _notes(incident: IncidentRecord, names: NamesAndNotes) -> tuple[Note, ...]:
    written = ((incident.number, incident.at_ms), *incident.notes)
    told = ((at_ms, names.note(sequence)) for sequence, at_ms in written)
    return tuple((at_ms, text) for at_ms, text in told if text)
