"""The smallest raise, who may raise again, chips forgotten (ROPTA 9.6, 9.8, 9.9, 9.21, 9.23)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Literal

from rules_ropta.asked import Chips, Seldom, Unasked, Who, asked_when
from rules_ropta.house_rules import BY_THE_BOOK, CALLERS_NOT_BLOCKED, HouseRules
from rules_ropta.incidents.possible import agree, needed, no_more_than, not_above, sound_blinds
from rules_ropta.incidents.wagers import Chip, Increment, to_call
from rules_ropta.question import either, incident
from rules_ropta.ruling import (
    Amount,
    DirectorDecides,
    HouseRule,
    Line,
    Option,
    Plain,
    Reason,
    Ruling,
)

C14 = "C14-last-full"


U20 = "U20-A"


Blinds = tuple[Chips, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class RaiseToCome:
    """The bet to match, and by how much the round was last raised in full.

    The first bet of a round is such a raise; all-ins too short to be one are not.
    """

    bet_level: Chips
    last_full_increment: Chips
    blinds: Annotated[Blinds, Seldom()] = ()
    short_allins: Annotated[tuple[Chip, ...], Seldom()] = ()

    def __post_init__(self) -> None:
        sound_blinds(self.blinds)
        unknown = not self.last_full_increment and not self.blinds
        needed("blinds", unknown, "nothing says the smallest raise")
        for all_in in self.short_allins:
            no_more_than("short_allins", all_in, self.bet_level)


@dataclass(frozen=True, slots=True)
class SmallestRaise:
    """The least total of a raise, in chips of this round."""

    min_raise_total: int


def _min_raise_line(decision: Plain, given: Plain) -> Line:
    total = decision["min_raise_total"]
    least = Amount("LABEL_RAISE_AT_LEAST", total)
    return Line("RAISE_AT_LEAST", {"total": total}, (least, *to_call(given)))


@incident("min_raise", "9.6", "9.21", moment="betting", line=_min_raise_line)
def min_raise(case: RaiseToCome) -> Ruling[SmallestRaise]:
    """Return the least total of the next raise: the bet, and the last full raise over it.

    Never less than the big blind; the small blind is no bet. All-ins too short to raise lift
    the bet, not the increment (C14).

    >>> min_raise(RaiseToCome(bet_level=150, last_full_increment=100, blinds=(25, 50))).decision
    SmallestRaise(min_raise_total=250)
    """
    increment = max(case.last_full_increment, case.blinds[-1] if case.blinds else 0)
    total = case.bet_level + increment
    return Ruling(
        SmallestRaise(total),
        cites=("9.6", "9.21"),
        because=Reason("BET_AND_LAST_RAISE", {"bet": case.bet_level, "increment": increment}),
        readings=(C14,) if len(case.short_allins) > 1 else (),
        announce=Reason("SAY_RAISE_AT_LEAST", {"total": total}),
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class Reopening:
    """The turn comes back to a player: the bet now, his own, and the last full raise.

    ``acted``: he has already acted since the last full raise. ``role``: what he did then; a
    ``limper`` only called the big blind. ``short_allins`` are the totals of all-ins since, too
    short to raise.
    """

    acted: bool = True
    role: Annotated[Literal["raiser", "caller", "limper", "checker"], asked_when(acted=True)] = (
        "raiser"
    )
    level_now: Chip
    own_bet: Chips
    last_full_increment: Increment
    short_allins: Annotated[tuple[Chip, ...], Seldom()] = ()
    actor: Annotated[Who, Unasked()] = ""

    def __post_init__(self) -> None:
        not_above("own_bet", self.own_bet, self.level_now)
        for all_in in self.short_allins:
            no_more_than("short_allins", all_in, self.level_now)
        if self.acted and self.role == "checker":
            agree("own_bet", self.own_bet == 0, "who checked has bet nothing")


@dataclass(frozen=True, slots=True)
class MayRaise:
    """Whether the player may raise, and from which total."""

    may_raise: bool
    min_raise_total: int | None = None


def _reopen_line(decision: Plain, given: Plain) -> Line:
    level = Amount("LABEL_TO_CALL", given["level_now"])
    if given["own_bet"] == given["level_now"] and not decision.get("may_raise"):
        return Line("NOTHING_LEFT_TO_DO", amounts=(level,))
    if not decision.get("may_raise"):
        code = "MAY_NOT_RAISE" if "may_raise" in decision else "MAY_RAISE_OPEN"
        return Line(code, amounts=(level,))
    total = decision["min_raise_total"]
    return Line("MAY_RAISE", {"total": total}, (Amount("LABEL_RAISE_AT_LEAST", total), level))


@incident(
    "reopen",
    "9.21",
    "9.8",
    "9.9",
    moment="betting",
    line=_reopen_line,
    departs=(CALLERS_NOT_BLOCKED,),
)
def reopen(case: Reopening, house: HouseRules = BY_THE_BOOK) -> Ruling[MayRaise] | DirectorDecides:
    """Return whether a player may raise when the turn comes back to him.

    He may if what he faces is a full raise over his own bet, short all-ins added up; raiser
    and callers are blocked otherwise (U20), unless the house leaves callers free. Who checked
    before a short opening all-in, or called the big blind before one too short to raise it, is
    free by 9.9 or 9.8 and blocked by the measure of 9.21: the director decides. With nothing to
    add the round is over for him.

    >>> reopen(Reopening(level_now=300, own_bet=225, last_full_increment=125)).decision.may_raise
    False
    """
    faced, full = case.level_now - case.own_bet, case.last_full_increment
    params = {"faced": faced, "full": full}
    because, departures = _free_to_raise(case, house, params)
    if because is not None:
        least = case.level_now + full
        return Ruling(
            MayRaise(True, least),
            cites=("9.21",),
            because=because,
            readings=(C14,) if len(case.short_allins) > 1 else (),
            announce=Reason("SAY_MAY_RAISE", {"total": least}),
            departures=departures,
        )
    if not faced:
        return Ruling(MayRaise(False), cites=("9.21",), because=Reason("NOTHING_TO_ADD", params))
    if case.role in ("checker", "limper"):
        return _open_before_a_short_all_in(case, params)
    return Ruling(
        MayRaise(False),
        cites=("9.21",),
        because=Reason("FACES_LESS_THAN_A_RAISE", params),
        readings=(U20,) if case.role == "caller" else (),
        announce=Reason("SAY_BLOCKED", {"add": faced}),
    )


def _open_before_a_short_all_in(case: Reopening, params: Mapping[str, int]) -> DirectorDecides:
    """He made no raise that 9.21 could block, and faces less than one: the text is open."""
    checked = case.role == "checker"
    code = "CHECKED_BEFORE_A_SHORT_ALL_IN" if checked else "LIMPED_BEFORE_A_SHORT_ALL_IN"
    free = "WEIGHS_OTHERS_MAY_RAISE_IT" if checked else "WEIGHS_LIMPER_MAY_RAISE_IT"
    return DirectorDecides(
        question=Reason(code, params),
        options=(
            Option("RAISE_ALLOWED", (Reason(free),)),
            Option("CALL_OR_FOLD_ONLY", (Reason("WEIGHS_NO_FULL_BET_FACED"),)),
        ),
        cites=("9.21", "9.9" if checked else "9.8"),
    )


def _free_to_raise(
    case: Reopening, house: HouseRules, params: Mapping[str, int]
) -> tuple[Reason | None, tuple[HouseRule, ...]]:
    """Why the player may raise, None when he is blocked, and the house rules that free him."""
    if not case.acted:
        return Reason("HAS_NOT_ACTED_YET"), ()
    if params["faced"] >= params["full"]:
        return Reason("FACES_A_FULL_RAISE", params), ()
    departures = house.obeyed(CALLERS_NOT_BLOCKED)
    if departures and case.role in ("caller", "limper") and params["faced"]:
        return Reason("HOUSE_RULE_SETTLES", {"article": "9.21"}), departures
    return None, ()


@dataclass(frozen=True, slots=True, kw_only=True)
class ForgottenChips:
    """Chips that an all-in player had forgotten: seen only once he had been called?"""

    shown_after_call: bool


@dataclass(frozen=True, slots=True)
class ForgottenChipsFound:
    """Who decides (null: the rule does), and whether the chips belong to the all-in."""

    decider: Literal["td"] | None
    counted: bool | None = None


@incident(
    "forgotten_chips",
    "9.23",
    "9.15",
    moment="betting",
    line=either("counted", "FORGOTTEN_CHIPS_COUNT", "FORGOTTEN_CHIPS_OPEN"),
)
def forgotten_chips(case: ForgottenChips) -> Ruling[ForgottenChipsFound] | DirectorDecides:
    """Return whether forgotten chips belong to the all-in: the director alone says, once called.

    Seen before that, they are part of it: the all-in is told again before it is called.

    >>> forgotten_chips(ForgottenChips(shown_after_call=True)).settled
    ForgottenChipsFound(decider='td', counted=None)
    """
    if not case.shown_after_call:
        return Ruling(
            ForgottenChipsFound(None, counted=True),
            cites=("9.23", "9.15"),
            because=Reason("CHIPS_SEEN_BEFORE_THE_CALL"),
            announce=Reason("SAY_COUNT_THE_ALL_IN_AGAIN"),
        )
    return DirectorDecides(
        question=Reason("CHIPS_SEEN_AFTER_THE_CALL"),
        options=(
            Option("CHIPS_LOST_NEVER_PAID", (Reason("WEIGHS_CALLER_NEVER_SAW_THEM"),)),
            Option("CHIPS_COUNTED_IN", (Reason("WEIGHS_CHIPS_WERE_IN_SIGHT"),)),
            Option("CHIPS_LEFT_OUT", (Reason("WEIGHS_FORGOTTEN_IN_GOOD_FAITH"),)),
        ),
        cites=("9.23",),
        settled=ForgottenChipsFound("td"),
    )
