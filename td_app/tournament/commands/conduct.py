"""Commands of conduct at the tables: incidents, dead hands, penalties, time calls."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from rules_ropta.levels_and_time import Acted
from rules_ropta.penalties import Fault, Step

RuledBy = Literal["floor", "director"]


@dataclass(frozen=True, slots=True)
class RecordIncident:
    """Write down a ruling: the rulebook is asked again, and its answer is kept.

    ``given`` is the case as JSON, the fields of the question ``op``. ``chosen`` is the
    option taken where the director decides; ``overruled``: decided otherwise (1.1). Both
    need a note. Free text of the case is not kept: it goes to the note.
    """

    KIND: ClassVar[str] = "record_incident"
    op: str
    given: str = "{}"
    table: int | None = None
    hand: int | None = None
    players: tuple[int, ...] = ()
    chosen: str = ""
    overruled: bool = False
    ruled_by: RuledBy = "floor"
    note: str = ""


@dataclass(frozen=True, slots=True)
class NoteIncident:
    """Complete an incident with a note; what was recorded is never rewritten."""

    KIND: ClassVar[str] = "note_incident"
    incident: int
    note: str = ""


@dataclass(frozen=True, slots=True)
class NameConcerned:
    """Say whom an incident concerns, once it is recorded: ``players`` is everyone, not more.

    ``table`` is where it happened, known now; without one it stays as it was said.
    """

    KIND: ClassVar[str] = "name_concerned"
    incident: int
    players: tuple[int, ...] = ()
    table: int | None = None


@dataclass(frozen=True, slots=True)
class DeclareHandDead:
    """Say that a player's hand is dead, and by which article."""

    KIND: ClassVar[str] = "declare_hand_dead"
    entrant: int
    article: str
    incident: int | None = None
    note: str = ""


@dataclass(frozen=True, slots=True)
class GivePenalty:
    """Sanction a fault (11.1, 11.2). ``hands`` for the step ``hands``; rounds are counted.

    Another step than the suggested one needs a note.
    """

    KIND: ClassVar[str] = "give_penalty"
    entrant: int
    fault: Fault
    step: Step
    incident: int | None = None
    hands: int | None = None
    deliberate: bool = False
    ruled_by: RuledBy = "floor"
    note: str = ""


@dataclass(frozen=True, slots=True)
class Disqualify:
    """Disqualify a player: the director alone, with a reason; the chips leave play (11.2).

    ``stack`` None: not counted, and no chip is taken off the count.
    """

    KIND: ClassVar[str] = "disqualify"
    entrant: int
    fault: Fault
    incident: int | None = None
    stack: int | None = None
    ruled_by: RuledBy = "director"
    note: str = ""


@dataclass(frozen=True, slots=True)
class CountMissedHands:
    """Count hands missed by sanctioned players, each his oldest sanction first.

    ``penalties`` names the players by their sanctions (empty: everyone who misses hands),
    ``table`` keeps to one table.
    """

    KIND: ClassVar[str] = "count_missed_hands"
    penalties: tuple[int, ...] = ()
    table: int | None = None
    hands: int = 1


@dataclass(frozen=True, slots=True)
class LiftPenalty:
    """Take a sanction back, with a reason: it no longer counts."""

    KIND: ClassVar[str] = "lift_penalty"
    penalty: int
    note: str = ""


@dataclass(frozen=True, slots=True)
class CallTime:
    """Call time on the player who thinks, or write down that the call was refused (3.5).

    ``entrant`` is the one who must act, ``elapsed_s`` the seconds he has had.
    """

    KIND: ClassVar[str] = "call_time"
    table: int
    entrant: int | None = None
    elapsed_s: int = 60
    accepted: bool = True
    note: str = ""


@dataclass(frozen=True, slots=True)
class EndTimeCall:
    """End the countdown at a table; ``acted`` None: he did nothing (3.5)."""

    KIND: ClassVar[str] = "end_time_call"
    table: int
    acted: Acted | None = None


ConductCommand = (
    RecordIncident
    | NoteIncident
    | NameConcerned
    | DeclareHandDead
    | GivePenalty
    | Disqualify
    | CountMissedHands
    | LiftPenalty
    | CallTime
    | EndTimeCall
)
