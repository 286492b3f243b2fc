"""What happened at the tables: incidents ruled, dead hands, sanctions, time calls.

A number is the sequence of the entry that gave it: never used twice, undone or not. Words
of the rulebook are kept as they were then; free text stands in the entry's note.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from rules_ropta.table_layout import Seat


@dataclass(frozen=True, slots=True)
class IncidentRecorded:
    """A ruling was written down; ``given`` and ``outcome`` as the JSON door has them."""

    KIND: ClassVar[str] = "incident_recorded"
    number: int
    op: str
    given: str
    outcome: str
    cites: tuple[str, ...]
    table: int | None
    level: int
    hand: int | None
    players: tuple[int, ...]
    chosen: str
    overruled: bool
    ruled_by: str
    at_ms: int


@dataclass(frozen=True, slots=True)
class IncidentNoted:
    """An incident was completed; the words are the entry's note."""

    KIND: ClassVar[str] = "incident_noted"
    incident: int


@dataclass(frozen=True, slots=True)
class HandDeclaredDead:
    """A player's hand is dead."""

    KIND: ClassVar[str] = "hand_declared_dead"
    entrant: int
    seat: Seat
    article: str
    incident: int | None
    level: int
    at_ms: int
    cites: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PenaltyGiven:
    """A fault was sanctioned. ``hands`` to miss, all told; ``suggested`` what the regime
    suggested, ``imposed`` whether the text imposes a sanction."""

    KIND: ClassVar[str] = "penalty_given"
    number: int
    entrant: int
    fault: str
    step: str
    hands: int
    rounds: int
    may_stay: bool
    suggested: tuple[str, ...]
    imposed: bool
    article: str
    table: int | None
    level: int
    incident: int | None
    deliberate: bool
    ruled_by: str
    at_ms: int
    cites: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class MissedHandsCounted:
    """Sanctioned players missed hands; ``left`` is what each sanction has left after."""

    KIND: ClassVar[str] = "missed_hands_counted"
    entrants: tuple[int, ...]
    penalties: tuple[int, ...]
    left: tuple[int, ...]
    hands: int
    table: int | None


@dataclass(frozen=True, slots=True)
class PenaltyLifted:
    """A sanction was taken back."""

    KIND: ClassVar[str] = "penalty_lifted"
    penalty: int
    entrant: int


@dataclass(frozen=True, slots=True)
class TimeCalled:
    """Time was called, or the call refused (3.5); ``seconds`` counted down from ``started_ms``."""

    KIND: ClassVar[str] = "time_called"
    number: int
    table: int
    entrant: int | None
    accepted: bool
    elapsed_s: int
    seconds: int
    aloud_s: int
    started_ms: int
    level: int
    cites: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TimeCallEnded:
    """The countdown ended; ``hand`` is live or dead (3.5)."""

    KIND: ClassVar[str] = "time_call_ended"
    number: int
    table: int
    entrant: int | None
    acted: str | None
    hand: str
    at_ms: int
    cites: tuple[str, ...]


#: Everything about conduct but the disqualification, which is a departure.
ConductEvent = (
    IncidentRecorded
    | IncidentNoted
    | HandDeclaredDead
    | PenaltyGiven
    | MissedHandsCounted
    | PenaltyLifted
    | TimeCalled
    | TimeCallEnded
)
