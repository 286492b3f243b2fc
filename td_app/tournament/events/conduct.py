"""Events at the tables: incidents ruled, dead hands, penalties, time calls.

A number is the sequence of the entry that gave it: never used twice, undone or not. Words
of the rulebook are kept as they were then; free text stands in the entry's note. The state keeps
an incident, a sanction and a time call as they happened: what each holds is said there.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from rules_ropta.table_layout import Seat
from td_app.tournament.events.telling import DOZEN, Happened, SentenceCode
from td_app.tournament.state.conduct import Incident, Penalty, TimeCall


@dataclass(frozen=True, slots=True)
class IncidentRecorded(Happened, Incident):
    """A ruling was written down."""

    KIND: ClassVar[str] = "incident_recorded"
    OVERRULED: ClassVar[str] = "otherwise"

    def sentence_code(self) -> SentenceCode:
        return self._sentence_code("" if self.table is None else "+table")

    def concerns(self) -> tuple[int, ...]:
        return self.players[:DOZEN]

    def adds(self) -> Iterator[SentenceCode]:
        if self.hand is not None:
            yield SentenceCode("hand_number", params={"hand": self.hand})
        if self.players:
            yield SentenceCode("concerned", self.players)
        if self.chosen:
            yield SentenceCode("decided", params={"option": self.chosen})


@dataclass(frozen=True, slots=True)
class IncidentNoted(Happened):
    """An incident was completed; the words are the entry's note."""

    KIND: ClassVar[str] = "incident_noted"
    incident: int


@dataclass(frozen=True, slots=True)
class IncidentPlayersNamed(Happened):
    """The players an incident concerns were named later; ``players`` is the whole list.

    ``table`` is that of the incident, where it was told then.
    """

    KIND: ClassVar[str] = "incident_players_named"
    incident: int
    players: tuple[int, ...]
    table: int | None = None

    def concerns(self) -> tuple[int, ...]:
        return self.players[:DOZEN]

    def sentence_code(self) -> SentenceCode:
        if self.table is not None:
            return self._sentence_code("+table")
        return self._sentence_code("" if self.players else "+nobody")

    def adds(self) -> Iterator[SentenceCode]:
        if self.players:
            yield SentenceCode("concerned", self.players)


@dataclass(frozen=True, slots=True)
class HandDeclaredDead(Happened):
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
class PenaltyGiven(Happened, Penalty):
    """A fault was sanctioned."""

    KIND: ClassVar[str] = "penalty_given"

    def sentence_code(self) -> SentenceCode:
        return self._sentence_code(step=(self.step, self.hands))

    def adds(self) -> Iterator[SentenceCode]:
        if self.deliberate:
            yield SentenceCode("deliberate")
        if self.step not in self.suggested:
            yield SentenceCode("not_suggested", params={"option": self.suggested[0]})


@dataclass(frozen=True, slots=True)
class MissedHandsCounted(Happened):
    """Sanctioned players missed hands; ``left`` is what each sanction has left after.

    ``at_ms``: when, in a hand that all tables play together (2.7), which is then counted; else 0.
    """

    KIND: ClassVar[str] = "missed_hands_counted"
    entrants: tuple[int, ...]
    penalties: tuple[int, ...]
    left: tuple[int, ...]
    hands: int
    table: int | None
    at_ms: int = 0

    def adds(self) -> Iterator[SentenceCode]:
        if served := self.left.count(0):
            yield SentenceCode("served", params={"count": served})


@dataclass(frozen=True, slots=True)
class PenaltyLifted(Happened):
    """A sanction was taken back."""

    KIND: ClassVar[str] = "penalty_lifted"
    penalty: int
    entrant: int


@dataclass(frozen=True, slots=True)
class TimeCalled(Happened, TimeCall):
    """Time was called, or the call refused (3.5)."""

    KIND: ClassVar[str] = "time_called"

    def sentence_code(self) -> SentenceCode:
        return self._sentence_code("" if self.accepted else "+refused")

    def adds(self) -> Iterator[SentenceCode]:
        if self.entrant is not None:
            yield SentenceCode("player_called", (self.entrant,))


@dataclass(frozen=True, slots=True)
class TimeCallEnded(Happened):
    """The countdown ended; ``hand`` is live or dead (3.5)."""

    KIND: ClassVar[str] = "time_call_ended"
    number: int
    table: int
    entrant: int | None
    acted: str | None
    hand: str
    at_ms: int
    cites: tuple[str, ...]

    def sentence_code(self) -> SentenceCode:
        return self._sentence_code(f"+{self.hand}")

    def adds(self) -> Iterator[SentenceCode]:
        if self.entrant is not None:
            yield SentenceCode("player_called", (self.entrant,))


#: Everything about conduct but the disqualification, which is a departure.
ConductEvent = (
    IncidentRecorded
    | IncidentNoted
    | IncidentPlayersNamed
    | HandDeclaredDead
    | PenaltyGiven
    | MissedHandsCounted
    | PenaltyLifted
    | TimeCalled
    | TimeCallEnded
)
