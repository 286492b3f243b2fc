"""Levels and time: at which level a hand is played, calling time on a player (ROPTA 3.1, 3.5)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from rules_ropta.field_types import Seconds, asked_when
from rules_ropta.house_rules import BY_THE_BOOK, TIME_COUNTDOWN, TIME_WAIT, HouseRules
from rules_ropta.question import procedure
from rules_ropta.ruling import Force, Line, Plain, Reason, Refused, Ruling, applies

ALOUD_S = 5

Acted = Literal["before_end", "at_end", "after_end"]
HandState = Literal["live", "dead"]
Which = Literal["old", "new"]


@dataclass(frozen=True, slots=True, kw_only=True)
class LevelRanOut:
    """The level runs out around the end of a hand: was its pot awarded by then?

    ``cards_dealt``: the hand asked about is one whose cards were dealt, not the one to come.
    """

    pot_awarded_before_timeout: bool
    cards_dealt: Annotated[bool, asked_when(pot_awarded_before_timeout=False)] = False


@dataclass(frozen=True, slots=True)
class LevelChange:
    """The level of the hand asked about, and of the one after it."""

    level_this_hand: Which
    level_next_hand: Which


def _level_change_line(decision: Plain, _: Plain) -> Line:
    return Line("LEVEL_NEXT_HAND" if decision["level_this_hand"] == "old" else "LEVEL_THIS_HAND")


@procedure("level_change", "3.1", moment="clock", line=_level_change_line)
def level_change(case: LevelRanOut) -> Ruling[LevelChange]:
    """Return at which level a hand and the next are played.

    A hand begins as soon as the pot before it is awarded: once it has, the new blinds wait for
    the hand after it, dealt or not. Until that pot is awarded, the hand to come has not begun:
    the new level.

    >>> level_change(LevelRanOut(pot_awarded_before_timeout=True)).decision
    LevelChange(level_this_hand='old', level_next_hand='new')
    """
    if not case.pot_awarded_before_timeout and not case.cards_dealt:
        because = Reason("LEVEL_RAN_OUT_BEFORE_THE_HAND")
        return Ruling(LevelChange("new", "new"), cites=("3.1",), because=because)
    if not case.pot_awarded_before_timeout:
        code = "LEVEL_RAN_OUT_DURING_HAND"
    else:
        code = "LEVEL_RAN_OUT_AFTER_DEAL" if case.cards_dealt else "LEVEL_RAN_OUT_BEFORE_DEAL"
    return Ruling(LevelChange("old", "new"), cites=("3.1",), because=Reason(code))


@dataclass(frozen=True, slots=True, kw_only=True)
class OldBlindsPosted:
    """A hand of the new level was begun at the old blinds."""

    substantial_action: bool


@dataclass(frozen=True, slots=True)
class LevelPlayed:
    """The level at which the hand goes on."""

    continue_at: Which


def _wrong_level_line(decision: Plain, _: Plain) -> Line:
    old = decision["continue_at"] == "old"
    return Line("PLAYED_AT_OLD_BLINDS" if old else "PLAYED_AT_NEW_BLINDS")


@procedure("wrong_level_started", "3.1", "6.7", moment="clock", line=_wrong_level_line)
def wrong_level_started(case: OldBlindsPosted) -> Ruling[LevelPlayed]:
    """Return the level at which a hand begun by mistake at the old blinds is played.

    A substantial action (6.7) keeps the old ones; before it, the blinds are corrected.

    >>> wrong_level_started(OldBlindsPosted(substantial_action=True)).decision.continue_at
    'old'
    """
    if case.substantial_action:
        because = Reason("OLD_BLINDS_STAND")
        return Ruling(LevelPlayed("old"), cites=("3.1", "6.7"), because=because)
    because = Reason("BLINDS_PUT_RIGHT")
    return Ruling(LevelPlayed("new"), cites=("3.1", "6.7"), because=because)


@dataclass(frozen=True, slots=True)
class TimeCall:
    """Whether time may be called; if so, the seconds counted down, and those counted aloud."""

    may_be_called: bool
    countdown_s: int | None = None
    aloud_s: int | None = None


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
    wait = house.number(TIME_WAIT)
    countdown = house.number(TIME_COUNTDOWN)
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


@dataclass(frozen=True, slots=True, kw_only=True)
class Thinking:
    """A player has been thinking for so many seconds: who calls time?

    ``seated``: a player still in, at this table, within reach of the seat, in the hand or not;
    ``away``: out of reach of it; ``outside``: of another table, out, or watching.
    """

    caller: Literal["seated", "official", "away", "outside"] = "seated"
    elapsed_s: Seconds


def _time_call_line(decision: Plain, given: Plain) -> Line:
    if given.get("caller") in ("away", "outside"):
        return Line("TIME_NOT_THEIRS_TO_CALL")
    if not decision["may_be_called"]:
        return Line("TIME_REFUSED")
    return Line("TIME_GRANTED", {"seconds": decision["countdown_s"], "aloud": decision["aloud_s"]})


@procedure(
    "time_call",
    "3.5",
    "4.1",
    moment="clock",
    line=_time_call_line,
    departs=(TIME_WAIT, TIME_COUNTDOWN),
)
def time_call_asked(case: Thinking, house: HouseRules) -> Ruling[TimeCall]:
    """Return whether time may be called, by who calls it and when, and the countdown.

    By a player still in who sits here (3.5) within reach of the seat (4.1), or by an official.
    """
    if case.caller == "away":
        return Ruling(TimeCall(False), ("3.5", "4.1"), Reason("TIME_CALLER_OUT_OF_REACH"))
    if case.caller == "outside":
        return Ruling(TimeCall(False), ("3.5",), Reason("TIME_CALLER_NOT_AT_THE_TABLE"))
    return time_call(case.elapsed_s, house)


@dataclass(frozen=True, slots=True)
class TimeExpired:
    """The effect of the end of the countdown on the hand and on the player's action."""

    hand: HandState
    action_counts: bool


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


@dataclass(frozen=True, slots=True, kw_only=True)
class CountdownOver:
    """The countdown is over; ``acted`` is null where the player did not act."""

    acted: Acted | None


def _time_expired_line(decision: Plain, given: Plain) -> Line:
    if decision["action_counts"]:
        return Line("TIME_ACTION_COUNTS")
    return Line("TIME_DID_NOTHING" if given["acted"] is None else "TIME_ACTED_TOO_LATE")


@procedure("time_expired", "3.5", moment="clock", line=_time_expired_line)
def time_expired_asked(case: CountdownOver) -> Ruling[TimeExpired]:
    """Return what the end of the countdown does."""
    return time_expired(case.acted)
