"""The hour at which the hall closes, as a moment of this evening."""

from __future__ import annotations

from datetime import date as calendar_date
from datetime import datetime, time, timedelta, tzinfo


def is_time_of_day(text: str) -> bool:
    """Return whether a text is a time of day as it is kept: hours and minutes.

    >>> is_time_of_day("00:30"), is_time_of_day("24:00"), is_time_of_day("7:5")
    (True, False, False)
    """
    hours, colon, minutes = text.partition(":")
    figures = text.isascii() and hours.isdigit() and minutes.isdigit()
    return bool(colon and figures and len(text) == 5 and int(hours) < 24 and int(minutes) < 60)


def closing_moment(closes_at: str, begun_ms: int, zone: tzinfo | None = None) -> int:
    """Return the first moment after ``begun_ms`` at which a clock of the hall says ``closes_at``.

    Milliseconds since 1970. ``zone`` None: this computer's. The night the clocks go forward,
    an hour that does not exist counts as the next one; the night they go back, the first of
    the two that comes after ``begun_ms``.
    """
    begun = datetime.fromtimestamp(begun_ms / 1000, zone)
    hour = time.fromisoformat(closes_at)
    moments = (
        moment
        for days in (0, 1)
        for moment in _moments(datetime.combine(begun.date() + timedelta(days), hour, zone))
    )
    return min(moment for moment in moments if moment > begun_ms)


def is_later_day(day: str, now_ms: int, zone: tzinfo | None = None) -> bool:
    """Return whether a day (``YYYY-MM-DD``, empty for none) is still to come at ``now_ms``."""
    return bool(day) and calendar_date.fromisoformat(day) > _day(now_ms, zone)


def _day(at_ms: int, zone: tzinfo | None) -> calendar_date:
    return datetime.fromtimestamp(at_ms / 1000, zone).date()


def _moments(when: datetime) -> tuple[int, ...]:
    """The moments at which clocks show this: two when they go back, the next when they skip it."""
    first, second = (_moment(when.replace(fold=fold)) for fold in (0, 1))
    return (first, second) if second > first else (first,)


def _moment(when: datetime) -> int:
    return round(when.timestamp() * 1000)
