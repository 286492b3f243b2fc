"""Acting before one's turn, and being passed over (ROPTA 9.3)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from rules_ropta.asked import asked_when
from rules_ropta.house_rules import BY_THE_BOOK, OUT_OF_TURN_PUNISHED, HouseRules
from rules_ropta.question import incident
from rules_ropta.ruling import DirectorDecides, Force, Line, Option, Plain, Reason, Ruling

U15 = "U15-A"

Action = Literal["check", "call", "fold", "bet", "raise"]


@dataclass(frozen=True, slots=True, kw_only=True)
class OutOfTurn:
    """What a player said before his turn, and what was done until his turn came."""

    announced: Action
    actions_between: tuple[Action, ...]


@dataclass(frozen=True, slots=True)
class OutOfTurnFound:
    """Whether he is held to it, whether his chips come back, and how it is punished."""

    binding: bool
    chips_back: bool
    sanction: Literal["imposed", "possible"]


def _out_of_turn_line(decision: Plain, given: Plain) -> Line:
    if given["announced"] != "fold" and not given["actions_between"]:
        return Line("HELD_SO_FAR")
    return Line(f"HELD_TO_{given['announced'].upper()}" if decision["binding"] else "NOT_HELD")


@incident(
    "out_of_turn",
    "9.3",
    "11.1",
    moment="betting",
    line=_out_of_turn_line,
    departs=(OUT_OF_TURN_PUNISHED,),
)
def out_of_turn(case: OutOfTurn, house: HouseRules = BY_THE_BOOK) -> Ruling[OutOfTurnFound]:
    """Return whether a player is held to what he said before his turn.

    A fold always holds; anything else holds unless a bet or a raise came in between. The
    fold is punished, the rest may be (U15), or is too where the house says so.

    >>> out_of_turn(OutOfTurn(announced="call", actions_between=("raise",))).decision.binding
    False
    """
    if case.announced == "fold":
        return Ruling(
            OutOfTurnFound(binding=True, chips_back=False, sanction="imposed"),
            cites=("9.3",),
            because=Reason("FOLD_OUT_OF_TURN_HOLDS"),
            force=Force.SANCTION_IMPOSED,
            readings=(U15,),
            announce=Reason("SAY_FOLD_HOLDS"),
        )
    departures = house.obeyed(OUT_OF_TURN_PUNISHED)
    changed = any(action in ("bet", "raise") for action in case.actions_between)
    sanction: Literal["imposed", "possible"] = "imposed" if departures else "possible"
    return Ruling(
        OutOfTurnFound(binding=not changed, chips_back=changed, sanction=sanction),
        cites=("9.3", "11.1"),
        because=Reason("ACTION_CHANGED" if changed else "ACTION_UNCHANGED"),
        force=Force.SANCTION_IMPOSED if departures else Force.AUTOMATIC,
        readings=() if departures else (U15,),
        departures=departures,
        announce=Reason(_said(case, changed=changed)),
    )


def _said(case: OutOfTurn, *, changed: bool) -> str:
    """The code of what is said: nobody between may have acted yet."""
    if not case.actions_between:
        return "SAY_HOLDS_UNLESS_RAISED"
    return "SAY_FREE_TO_ACT" if changed else "SAY_ANNOUNCEMENT_HOLDS"


@dataclass(frozen=True, slots=True, kw_only=True)
class Skipped:
    """A player was passed over; ``held_up``: shuffling, or others acted too fast for him."""

    substantial_action: bool
    held_up: Annotated[bool, asked_when(substantial_action=True)] = False


@dataclass(frozen=True, slots=True)
class SkippedMay:
    """What is left to him: everything, or a fold or a call of the last bet."""

    options: Literal["full"] | tuple[str, ...]


def _skipped_line(decision: Plain, _: Plain) -> Line:
    options = decision["options"]
    if options == "full":
        return Line("SKIPPED_FULL_RIGHTS")
    return Line("SKIPPED_FOLD_OR_CALL" if "fold" in options else "SKIPPED_OPEN")


@incident("skipped", "9.3", "6.7", moment="betting", line=_skipped_line)
def skipped(case: Skipped) -> Ruling[SkippedMay] | DirectorDecides:
    """Return what a player passed over may still do.

    >>> skipped(Skipped(substantial_action=True)).decision.options
    ('fold', 'call_last_bet')
    """
    if not case.substantial_action:
        return Ruling(
            SkippedMay("full"),
            cites=("9.3", "6.7"),
            because=Reason("SKIPPED_SPOKE_IN_TIME"),
            announce=Reason("SAY_FREE_TO_ACT"),
        )
    if case.held_up:
        return DirectorDecides(
            question=Reason("SKIPPED_NOT_AT_FAULT"),
            options=(
                Option("FULL_RIGHTS", (Reason("WEIGHS_DID_NOT_DAWDLE"),)),
                Option("FOLD_OR_CALL_LAST_BET", (Reason("WEIGHS_OTHERS_HAVE_ACTED"),)),
            ),
            cites=("9.3", "6.7"),
        )
    return Ruling(
        SkippedMay(("fold", "call_last_bet")),
        cites=("9.3", "6.7"),
        because=Reason("SKIPPED_SPOKE_TOO_LATE"),
        announce=Reason("SAY_FOLD_OR_CALL_LAST_BET"),
    )
