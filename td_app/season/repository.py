"""A club's seasons as they are stored: parts, evenings, imported results, minutes.

Who somebody is on an evening is told by a mark, ``e12.5`` (entrant 5 of tournament 12) or ``r7`` (a
line recorded), never by a name: names stand beside, can be corrected and erased.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any, Protocol

from td_app.tournament.state.person import Person

#: Who somebody is on one evening.
Mark = str


def entrant_mark(tournament: int, entrant: int) -> Mark:
    """Return the mark of an entrant.

    >>> entrant_mark(12, 5)
    'e12.5'
    """
    return f"e{tournament}.{entrant}"


@dataclass(frozen=True, slots=True)
class Part:
    """A part of a season; ``scale`` as TOML, empty when it is the season's."""

    id: int
    name: str
    scale: str = ""


@dataclass(frozen=True, slots=True)
class Season:
    """A season: dates as ``2025-09-01`` (empty when not said), its scale as TOML, its parts."""

    id: int
    name: str
    begins: str = ""
    ends: str = ""
    scale: str = ""
    parts: tuple[Part, ...] = ()


@dataclass(frozen=True, slots=True)
class SeasonEvening:
    """An evening of a season: a tournament, or one whose results alone are known.

    ``counts``: it brings points; a final may bring none.
    """

    id: int
    season: int
    date: str
    name: str
    tournament: int | None = None
    part: int | None = None
    final: bool = False
    counts: bool = True
    entries: int = 0


@dataclass(frozen=True, slots=True)
class RecordedResult:
    """One player of an evening that was not played here; places from 1, tied ones equal.

    ``member``: the member's number, None while it is not known who of the register it is.
    ``licence`` as a file tells it: a card keeps it, a result does not.
    """

    name: str
    place: int
    kills: int = 0
    guest: bool = False
    reentries: int = 0
    member: int | None = None
    id: int = 0
    evening: int = 0
    licence: str = ""


@dataclass(frozen=True, slots=True)
class RecordedEvening:
    """An evening that was not played here, to be recorded: its date, its name, its results.

    ``entrants`` where more played than have a result; ``source`` is the file that told it.
    """

    date: str
    name: str
    results: tuple[RecordedResult, ...]
    part: int | None = None
    entrants: int = 0
    venue: str = ""
    source: str = ""


@dataclass(frozen=True, slots=True)
class By:
    """When something was done (ms since 1970), and at which post."""

    at_ms: int
    post: str = ""


@dataclass(frozen=True, slots=True)
class SeasonEntry:
    """A line of the minutes of a season, never changed; ``note`` is the reason given with it."""

    sequence: int
    at_ms: int
    post: str
    kind: str
    body: Mapping[str, Any] = field(default_factory=dict)
    note: str = ""


@dataclass(frozen=True, slots=True)
class Correction:
    """Points put right: whose, by how much, why; on an evening, or in the season as a whole."""

    sequence: int
    at_ms: int
    who: Mark
    points: Fraction
    reason: str
    evening: int | None = None
    undone: bool = False


@dataclass(frozen=True, slots=True)
class Reading:
    """The results of a tournament after so many entries of its journal, as numbers alone.

    ``rows``: entrant, the entry that named them, place (0 while playing), kills, re-entries,
    whether disqualified, entrants knocked out. ``entrants`` that play, or played. ``flight``: it
    is a day 1; ``flights``: the tournaments that this day 2 is made of.
    """

    entries: int
    over: bool
    rows: tuple[tuple[int, int, int, int, int, bool, tuple[int, ...]], ...]
    flight: bool = False
    flights: tuple[int, ...] = ()


def corrections_of(entries: Sequence[SeasonEntry]) -> tuple[Correction, ...]:
    """Return every correction of points, undone ones said to be, oldest first."""
    undone = {e.body["entry"] for e in entries if e.kind == "correction_undone"}
    return tuple(
        Correction(
            entry.sequence,
            entry.at_ms,
            entry.body["who"],
            Fraction(entry.body["points"]),
            entry.note,
            entry.body.get("evening"),
            entry.sequence in undone,
        )
        for entry in entries
        if entry.kind == "points_corrected"
    )


def guests_of(entries: Sequence[SeasonEntry]) -> Mapping[Mark, bool]:
    """Return by mark whether the person is a guest of the season: the last statement counts."""
    said = (entry for entry in entries if entry.kind == "guest_said")
    return {entry.body["who"]: bool(entry.body["guest"]) for entry in said}


def erased_of(entries: Sequence[SeasonEntry]) -> tuple[tuple[Mark, ...], ...]:
    """Return the marks of everybody who was erased: what they played stays one person's."""
    told = (entry.body["marks"] for entry in entries if entry.kind == "person_erased")
    return tuple(tuple(marks.split()) for marks in told)


@dataclass(frozen=True, slots=True)
class ScaleSet:
    """A scale kept for a season or a part, as TOML, and the one in its place until then.

    A part without one of its own had, or has, that of the season: ``after`` is empty then.
    """

    part: int | None
    before: str
    after: str


def scales_set(entries: Sequence[SeasonEntry]) -> Mapping[int, ScaleSet]:
    """Return every change of scale, by the number of its line in the minutes."""
    kept: dict[int | None, str] = {}
    found: dict[int, ScaleSet] = {}
    for entry in entries:
        if entry.kind != "scale_set":
            continue
        part = entry.body.get("part")
        after = str(entry.body.get("scale") or "")
        found[entry.sequence] = ScaleSet(part, kept.get(part) or kept.get(None, ""), after)
        kept[part] = after
    return found


def recorded_told(entries: Sequence[SeasonEntry]) -> Mapping[int, RecordedEvening]:
    """Return the details of each recorded evening, besides its results, by its number."""
    told = (entry.body for entry in entries if entry.kind == "evening_recorded")
    return {
        body["evening"]: RecordedEvening(
            body.get("date", ""),
            "",
            (),
            entrants=body.get("entrants", 0),
            venue=body.get("venue", ""),
            source=body.get("source", ""),
        )
        for body in told
    }


class SeasonBook(Protocol):
    """Stores a club's seasons; a method that raises ``StorageTrouble`` has changed nothing.

    What changes anything writes a line of the season's minutes with it.
    """

    def seasons(self) -> Sequence[Season]:
        """Return the seasons, the latest first."""
        ...

    def begin(self, season: Season, by: By) -> int:
        """Return the number of a new season, with its name, dates, scale and parts."""
        ...

    def describe(self, season: Season, by: By) -> None:
        """Keep a season's name and dates, and its parts by name: new ones have the number 0."""
        ...

    def set_scale(self, season: int, part: int | None, scale: str, by: By) -> None:
        """Store another scale for a season or a part of it; "": the part has none of its own."""
        ...

    def evenings(self, season: int) -> Sequence[SeasonEvening]:
        """Return the evenings of a season, the first to be played first."""
        ...

    def evening_of(self, tournament: int) -> SeasonEvening | None:
        """Return the evening of a tournament in a season, None when it is in none."""
        ...

    def place(self, evening: SeasonEvening, by: By) -> None:
        """Put a tournament in a season (out of another), or change its part and what it counts."""
        ...

    def take_out(self, evening: SeasonEvening, by: By) -> None:
        """Take an evening out of its season; what was recorded of it goes with it."""
        ...

    def record(self, season: int, evenings: Sequence[RecordedEvening], by: By) -> tuple[int, ...]:
        """Record evenings that were not played here, all or none; return their numbers."""
        ...

    def record_ranking(
        self, season: int, evening: RecordedEvening, points: Sequence[Fraction], by: By, note: str
    ) -> int:
        """Record a ranking taken over: an evening worth nothing by itself, and each one's points.

        It is a part of the season, of its name, with a scale of zeros. ``points`` are in the order
        of its results; all are written or none. Return the number of the evening.
        """
        ...

    def recorded(self, season: int) -> Sequence[RecordedResult]:
        """Return the results recorded of a season's evenings."""
        ...

    def entries(self, season: int) -> Sequence[SeasonEntry]:
        """Return the minutes of a season, oldest first."""
        ...

    def note(self, season: int, kind: str, body: Mapping[str, Any], by: By, note: str = "") -> int:
        """Write a line of a season's minutes; return its number."""
        ...

    def readings(self, season: int | None) -> Mapping[int, Reading]:
        """Return the results read before, of a season's tournaments or of all, by tournament."""
        ...

    def flights_here(self) -> Mapping[tuple[int, int], int]:
        """Return the tournament that each flight of a day 2 brought from another file is here.

        By that day 2 and the number in its journal; 0 where the flight stayed in its file.
        """
        ...

    def keep_reading(self, tournament: int, reading: Reading) -> None:
        """Keep what a journal told, so that it is not read again while it is as long."""
        ...

    def people(self, season: int | None) -> Mapping[tuple[int, int, int], Person]:
        """Return the names in a season's tournaments, or all: by tournament, entrant and entry."""
        ...
