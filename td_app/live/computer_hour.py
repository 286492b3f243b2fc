"""The computer's clock, judged before anything is dated by it; the hour given in its place.

See ``decisions/0031``. Moments are milliseconds since 1970.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Final

from rules_ropta.ruling import Refused
from td_app import VERSION_DAY
from td_app.ports.chance_and_time import WallClock
from td_app.tournament.state.clock import MINUTE_MS

_DAY = datetime.fromisoformat(VERSION_DAY)
VERSION_MS: Final = round(_DAY.timestamp() * 1000)
LATEST_MS: Final = round(_DAY.replace(year=_DAY.year + 20).timestamp() * 1000)
SET_RIGHT_MS: Final = 2 * MINUTE_MS
"""How near an hour given by hand, told to the minute, the clock comes once it is set right."""
DOUBTS: Final = frozenset({"CLOCK_FAR_OFF", "CLOCK_BEFORE_LAST", "CLOCK_WAS_CORRECTED"})
"""The refusals that ask the director what time it is."""


def far_off(at_ms: int, last_ms: int) -> Refused | None:
    """Return why nothing is dated so unasked; ``last_ms`` is the last entry, 0 without one."""
    if not VERSION_MS <= at_ms <= LATEST_MS:
        return Refused("CLOCK_FAR_OFF", own=at_ms, than=VERSION_MS)
    if at_ms < last_ms - MINUTE_MS:
        # A damaged file may hold any number: one of a year that can be told.
        return Refused("CLOCK_BEFORE_LAST", own=at_ms, than=min(last_ms, 2**47))
    return None


@dataclass(frozen=True, slots=True)
class Answer:
    """What a journal is to say of the clock, as its event does; ``reason``: the words beside."""

    own_ms: int
    offset_ms: int
    doubt: str
    reason: str


class ComputerHour:
    """The computer's clock, with what a director has it corrected by (``offset_ms``).

    A correction goes on from one start to the next while the clock alone is far off and the
    corrected one is not. It ends by itself once the clock is set right: under way, as it jumps by
    that much; at a start, where the corrected one is far off now. Where both may be right, nobody
    can tell: the director is asked. ``answer``: None where the clock was always followed.
    """

    def __init__(self, own: WallClock, last_ms: int = 0, kept_ms: int = 0) -> None:
        """Judge ``own`` after the file's last entry; ``kept_ms`` corrected it at the last start."""
        self._own = own
        self._last_ms = last_ms
        self._kept_ms = 0
        self._trusted = False
        self._asked: Refused | None = None
        self.answer: Answer | None = None
        self.offset_ms = 0
        now_ms = own.now_ms()
        doubt = far_off(now_ms, last_ms)
        plausible = far_off(now_ms + kept_ms, last_ms) is None
        if kept_ms and plausible and doubt is None:
            self._kept_ms = kept_ms
        elif kept_ms and plausible and doubt is not None:
            self._follow(kept_ms, doubt.code)
        elif kept_ms and doubt is None:
            self._follow(0)

    def now_ms(self) -> int:
        """Return the time of day, milliseconds since 1970, as the director has it corrected."""
        own_ms = self._own.now_ms()
        if self.offset_ms:
            jumped_ms = own_ms - self._own.steady_ms() - self._apart_ms
            near_ms = min(SET_RIGHT_MS, abs(self.offset_ms) // 2)
            if abs(jumped_ms - self.offset_ms) <= near_ms:
                self._follow(0)
        return own_ms + self.offset_ms

    def steady_ms(self) -> int:
        """Return milliseconds that never jump, and stand while the computer sleeps."""
        return self._own.steady_ms()

    @property
    def likely_ms(self) -> int | None:
        """Return the time that an hour given before would make it, where that is asked about."""
        return self._own.now_ms() + self._kept_ms if self._kept_ms else None

    def doubt(self, at_ms: int, last_ms: int = 0) -> Refused | None:
        """Return why nothing is dated ``at_ms`` until the director says what time it is."""
        if self.likely_ms is not None:
            return Refused("CLOCK_WAS_CORRECTED", own=at_ms, than=self.likely_ms)
        self._asked = None if self._trusted else far_off(at_ms, max(last_ms, self._last_ms))
        return self._asked

    def settle(self, hour: str = "", reason: str = "") -> None:
        """Follow the hour given, ``2026-11-28 20:15`` on the wall, or the computer's own clock.

        With a ``reason`` it is doubted no more. Raises :class:`Refused` where it is far off still
        and nobody says why, and for what is no such hour.
        """
        own_ms = self._own.now_ms()
        at_ms = own_ms
        if hour.strip():
            try:
                at_ms = round(datetime.fromisoformat(hour.strip()).timestamp() * 1000)
            except (ValueError, OverflowError, OSError):
                raise Refused("HOUR_UNREAD", hour=hour, example="2026-11-28 20:15") from None
        asked = self._asked or self.doubt(own_ms)
        still = far_off(at_ms, self._last_ms)
        if still is not None and not reason.strip():
            if hour.strip():
                still.params["given"] = hour
            raise still
        self._kept_ms = 0
        self._asked = None
        self._trusted = bool(reason.strip())
        doubt = ""
        if at_ms != own_ms or self._trusted:
            doubt = asked.code if asked is not None else "UNASKED"
        self._follow(at_ms - own_ms, doubt, reason.strip())

    def _follow(self, offset_ms: int, doubt: str = "", reason: str = "") -> None:
        """Add this much to the computer's clock from now on."""
        own_ms = self._own.now_ms()
        self._apart_ms = own_ms - self._own.steady_ms()
        self.offset_ms = offset_ms
        self.answer = Answer(own_ms, offset_ms, doubt, reason)


def refuse_far_off(clock: WallClock | None, at_ms: int, last_ms: int = 0) -> None:
    """Raise :class:`Refused` where nothing is dated so unasked; other clocks are not judged."""
    doubt = clock.doubt(at_ms, last_ms) if isinstance(clock, ComputerHour) else None
    if doubt is not None:
        raise doubt
