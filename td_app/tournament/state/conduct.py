"""What is known of conduct: incidents, sanctions with the hands still to miss, time calls."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

MOST_HANDS: Final = 40
"""Four rounds at a table of ten: beyond, the ladder has only disqualification."""


@dataclass(frozen=True, slots=True)
class IncidentRecord:
    """A ruling as recorded. ``given`` and ``outcome`` are JSON texts; ``number`` is the
    journal's entry, ``notes`` the entries that completed it, each with its moment."""

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
    notes: tuple[tuple[int, int], ...] = ()
    dead_hands: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class PenaltyRecord:
    """A sanction. ``left`` counts the hands still to miss; ``number`` is the journal's entry.

    ``may_stay``: the player may stay seated while he misses them (11.2). ``missed_ms``: when a
    hand played hand-for-hand was last counted off, 0 while none was.
    """

    number: int
    entrant: int
    fault: str
    step: str
    hands: int
    left: int
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
    lifted: bool = False
    missed_ms: int = 0

    @property
    def running(self) -> bool:
        """Return whether hands are still to be missed, as long as the player plays."""
        return self.left > 0 and not self.lifted


@dataclass(frozen=True, slots=True)
class TimeCallRecord:
    """A countdown that runs at a table; lengths in seconds, moments in milliseconds."""

    number: int
    table: int
    entrant: int | None
    seconds: int
    aloud_s: int
    started_ms: int
    level: int

    @property
    def ends_ms(self) -> int:
        """Return the moment the countdown ends."""
        return self.started_ms + self.seconds * 1000
