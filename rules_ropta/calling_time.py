"""Calling time on a player who thinks too long (ROPTA 3.5)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from rules_ropta.citing import applies
from rules_ropta.house_rules import BY_THE_BOOK, TIME_COUNTDOWN, TIME_WAIT, HouseRules
from rules_ropta.ruling import Force, Reason, Refused, Ruling

ALOUD_S = 5

Acted = Literal["before_end", "at_end", "after_end"]
HandState = Literal["live", "dead"]


@dataclass(frozen=True, slots=True)
class TimeCall:
    """Whether time may be called; if so, the seconds counted down, and those counted aloud."""

    may_be_called: bool
    countdown_s: int | None = None
    aloud_s: int | None = None


@dataclass(frozen=True, slots=True)
class TimeExpired:
    """What the end of the countdown makes of the hand and of what the player did."""

    hand: HandState
    action_counts: bool


@applies("3.5")
def time_call(elapsed_s: int, house: HouseRules = BY_THE_BOOK) -> Ruling[TimeCall]:
    """Return whether time may be called after so many seconds, and the countdown then.

    Never before a minute, unless the house waits more or less; the floor who comes may still
    find it too hasty, or count for longer. Refused: ``SECONDS_NEGATIVE``.

    >>> time_call(60).decision
    TimeCall(may_be_called=True, countdown_s=30, aloud_s=5)
    """
    if elapsed_s < 0:
        raise Refused("SECONDS_NEGATIVE", cites=("3.5",), seconds=elapsed_s)
    wait, countdown = house.number(TIME_WAIT), house.number(TIME_COUNTDOWN)
    if elapsed_s < wait:
        return Ruling(
            TimeCall(may_be_called=False),
            cites=("3.5",),
            because=Reason("TIME_TOO_EARLY", {"seconds": elapsed_s, "least": wait}),
            departures=house.obeyed(TIME_WAIT),
        )
    return Ruling(
        TimeCall(may_be_called=True, countdown_s=countdown, aloud_s=ALOUD_S),
        cites=("3.5",),
        because=Reason("TIME_MAY_BE_CALLED", {"seconds": countdown, "aloud": ALOUD_S}),
        force=Force.DIRECTOR,
        announce=Reason("SAY_TIME_CALLED", {"seconds": countdown}),
        departures=house.obeyed(TIME_WAIT, TIME_COUNTDOWN),
    )


@applies("3.5")
def time_expired(acted: Acted | None) -> Ruling[TimeExpired]:
    """Return what the end of the countdown does; an action at that very instant counts.

    >>> time_expired(None).decision
    TimeExpired(hand='dead', action_counts=False)
    """
    in_time = acted in ("before_end", "at_end")
    code = "ACTED_IN_TIME" if in_time else "TIME_IS_UP"
    return Ruling(
        TimeExpired("live" if in_time else "dead", in_time),
        cites=("3.5",),
        because=Reason(code),
        announce=None if in_time else Reason("SAY_HAND_DEAD"),
    )
