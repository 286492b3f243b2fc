"""Breaks taken by every tournament at the same minute of the hour (room 47)."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Annotated

from rules_ropta.field_types import Whole
from rules_ropta.question import procedure
from rules_ropta.ruling import Line, Plain, Reason, Ruling
from rules_ropta.situation import Malformed

BREAK_AT = 55
HOUR = 60
DAY = 24 * 60
CLOCK = re.compile(r"([01][0-9]|2[0-3]):([0-5][0-9])")
FIRST_LEVEL = "R47-first-level"


@dataclass(frozen=True, slots=True, kw_only=True)
class HoursOfPlay:
    """When it starts and until when, as HH:MM, and the minutes of its first level.

    An ``until`` before the start is on the next day.
    """

    start: str
    first_level_min: Annotated[int, Whole("minutes", at_most=DAY)]
    until: str

    def __post_init__(self) -> None:
        """Refuse what is not a time of day."""
        for field in ("start", "until"):
            if not CLOCK.fullmatch(getattr(self, field)):
                raise Malformed("NOT_A_TIME", "HH:MM is expected", field)


@dataclass(frozen=True, slots=True)
class Breaks:
    """When the breaks begin, as HH:MM; every table ends its hand first."""

    breaks: tuple[str, ...]


def _breaks_line(decision: Plain, _: Plain) -> Line:
    breaks = tuple(decision["breaks"])
    return Line("BREAKS_AT", {"breaks": breaks}) if breaks else Line("NO_BREAK")


@procedure("synchronized_breaks", "room 47", moment="tournament", line=_breaks_line, text="room")
def synchronized_breaks(case: HoursOfPlay) -> Ruling[Breaks]:
    """Return the breaks of a tournament: at minute 55, none while it is in its first level.

    One at the very end of the first level is taken; one at ``until`` as well.

    >>> hours = HoursOfPlay(start="07:25", first_level_min=10, until="10:00")
    >>> synchronized_breaks(hours).decision.breaks
    ('07:55', '08:55', '09:55')
    """
    start = _minutes(case.start)
    until = _minutes(case.until)
    last = until if until >= start else until + DAY
    open_to = start + case.first_level_min
    first = open_to + (BREAK_AT - open_to) % HOUR
    breaks = tuple(
        f"{minute // HOUR % 24:02}:{minute % HOUR:02}" for minute in range(first, last + 1, HOUR)
    )
    return Ruling(
        Breaks(breaks),
        cites=("room 47",),
        because=Reason("BREAK_EVERY_HOUR", {"minute": BREAK_AT}),
        readings=(FIRST_LEVEL,) if breaks and first == open_to else (),
    )


def _minutes(clock: str) -> int:
    hours, minutes = clock.split(":")
    return int(hours) * HOUR + int(minutes)
