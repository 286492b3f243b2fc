"""Conduct: incidents, penalties with the hands still to miss, time calls."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

MOST_HANDS: Final = 40
"""Four rounds at a table of ten: beyond, the ladder has only disqualification."""


@dataclass(frozen=True, slots=True)
class Incident:
    """A recorded ruling, as its event holds it and as the state does.

    ``given`` and ``outcome`` are JSON texts, as the JSON door has them; ``number`` is the
    journal's entry.
    """

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
class IncidentRecord:
    """An incident as it was recorded (``event``), and the remarks added since.

    ``players``, ``table``: everyone it concerns, and where, as said last; ``notes``: the entries
    that completed it, each with its moment.
    """

    event: Incident
    players: tuple[int, ...]
    table: int | None = None
    notes: tuple[tuple[int, int], ...] = ()
    dead_hands: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Penalty:
    """A penalised offence, as its event holds it and as the state does.

    ``number`` is the journal's entry. ``hands`` to miss, all told; ``may_stay``: the player may
    stay seated meanwhile (11.2). ``suggested`` is what the regime suggested, ``imposed`` whether
    the text imposes a sanction.
    """

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
class PenaltyRecord:
    """A sanction as it was given (``event``). ``left`` counts the hands still to miss.

    ``missed_ms``: when a hand played hand-for-hand was last counted off, 0 while none was.
    """

    event: Penalty
    left: int
    lifted: bool = False
    missed_ms: int = 0

    @property
    def running(self) -> bool:
        """Return whether hands are still to be missed, as long as the player plays."""
        return self.left > 0 and not self.lifted


@dataclass(frozen=True, slots=True)
class TimeCall:
    """Time called at a table, or the call refused (3.5): what its event holds.

    The countdown of one accepted is kept while it runs: ``seconds`` from ``started_ms``
    (milliseconds since 1970).
    """

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

    @property
    def ends_ms(self) -> int:
        """Return the moment the countdown ends."""
        return self.started_ms + self.seconds * 1000
