"""Builders of computers whose clock is wrong: a file of a club, opened by such a clock."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from pathlib import Path

from builders import CountedChance, SteppedClock, a_setup
from meeting_builders import club_in

from td_app.club.club import Club
from td_app.live.computer_hour import VERSION_MS, ComputerHour
from td_app.persistence.engine import ClubFile, open_club_file

HOUR = 3_600_000
DAY = 24 * HOUR
#: An evening after this version came out.
TONIGHT = VERSION_MS + 7 * DAY + 20 * HOUR
IN_1971 = 366 * DAY
IN_2100 = 130 * 365 * DAY + 40 * DAY
POST = "bureau"


def opened_by(file: ClubFile, clock: SteppedClock) -> Club:
    """Return the club of a file, its entries dated by a computer's clock that is judged."""
    hour = ComputerHour(clock, *file.store.dated(POST))
    return replace(club_in(file), clock=hour, shuffler=CountedChance(), post=POST, operator="Zoé")


def hour_of(club: Club) -> ComputerHour:
    """Return the clock that is judged."""
    assert isinstance(club.clock, ComputerHour)
    return club.clock


def played_tonight(path: Path) -> Path:
    """Make a file whose one tournament was created tonight, by a clock that was right."""
    with open_club_file(path) as file:
        opened_by(file, SteppedClock(TONIGHT)).create(a_setup())
    return path


def written(at_ms: int) -> str:
    """Return a moment as the clock on the wall shows it, to the minute."""
    return f"{datetime.fromtimestamp(at_ms / 1000):%Y-%m-%d %H:%M}"
