"""The smallest raise, who may raise again, chips forgotten (ROPTA 9.6, 9.8, 9.9, 9.21, 9.23)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Literal

from rules_ropta.field_types import Advanced, AtLeast, Chips, TurnedOn, Unasked, Who, asked_when
from rules_ropta.house_rules import BY_THE_BOOK, CALLERS_NOT_BLOCKED, HouseRules
from rules_ropta.incidents.input_checks import (
    agree,
    check_blinds,
    last_increment,
    needed,
    no_more_than,
    not_above,
)
from rules_ropta.incidents.wagers import (
    Chip,
    Increment,
    LastIncrement,
    LastRaise,
    RaisedFrom,
    to_call,
)
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


C36 = "C36-whoever-acted"


Blinds = tuple[Chips, ...]

RAISED = ("raiser", "caller", "not_acted")
"""Roles that only a bet or a raise gives; ``BLIND_ONLY`` those before any."""

BLIND_ONLY = ("limper", "checker")

_BLOCKED_BY = {"caller": (U20,), "limper": (C36,), "checker": (C36,)}
"""The reading that blocks each role; the raiser is named by the text."""

_SPEAKS_OF = {"limper": ("9.8",), "checker": ("9.9",)}
"""The article on the all-in that each of them faces."""

BOUND = ("raiser", "caller", "limper", "checker")
"""Roles of who has acted since the last full raise: what lies in front of him matters."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RaiseToCome:
    """The bet to match, and by how much the round was last raised in full.

    The first bet of a round is such a raise; all-ins too short to be one are not. It is worked
    out from ``last_raise``, its total, and ``raised_from``, the bet that it raised.
    """

    bet_level: Chips
    last_raise: Annotated[LastRaise, asked_when(bet_level=AtLeast(1))] = None
    raised_from: RaisedFrom = None
    last_full_increment: LastIncrement = None
    blinds: Annotated[Blinds, Advanced(), TurnedOn()] = ()
    short_allins: Annotated[tuple[Chip, ...], Advanced()] = ()

    def __post_init__(self) -> None:
        check_blinds(self.blinds)
        if self.last_raise is not None:
            no_more_than("last_raise", self.last_raise, self.bet_level)
        needed("blinds", self.increment == 0, "nothing says the smallest raise")
        for all_in in self.short_allins:
            no_more_than("short_allins", all_in, self.bet_level)

    @property
    def increment(self) -> int:
        """Return the least a raise adds, in chips; ``Malformed`` where no field gives it."""
        blind = self.blinds[-1] if self.blinds else None
        if self.bet_level == 0:
            return max(self.last_full_increment or 0, blind or 0)
        last = self.last_raise
        if last is None and not self.short_allins and self.raised_from is not None:
            last = self.bet_level
        return last_increment(self.last_full_increment, last, self.raised_from, blind)


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
    increment = case.increment
    total = case.bet_level + increment
    return Ruling(
        SmallestRaise(total),
        cites=("9.6", "9.21"),
        because=Reason("BET_AND_LAST_RAISE", {"bet": case.bet_level, "increment": increment}),
        readings=(C14,) if len(case.short_allins) > 1 else (),
        announce=Reason("SAY_RAISE_AT_LEAST", {"least": total}),
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class Reopening:
    """The action comes back to a player: the bet now, their own bet, and the last full raise.

    ``role``: what he did since the last full raise; ``not_acted``, nothing yet, is the same as
    ``acted`` false; a ``limper`` only called the big blind. ``last_raise`` is that raise's total
    (a raiser's own bet when not said), ``raised_from`` the bet that it raised; before a limper
    or a checker there was the big blind only. ``short_allins`` are the totals of all-ins since,
    too short to raise.
    """

    acted: Annotated[bool, Unasked()] = True
    role: Literal["raiser", "caller", "limper", "checker", "not_acted"] = "raiser"
    level_now: Chip
    own_bet: Annotated[Chips, asked_when(role=BOUND, required=True)] = 0
    last_raise: Annotated[LastRaise, asked_when(role=("caller", "not_acted"))] = None
    raised_from: Annotated[Chips | None, Advanced(), TurnedOn(), asked_when(role=RAISED)] = None
    last_full_increment: LastIncrement = None
    bb: Annotated[
        Increment | None,
        Advanced(),
        TurnedOn(),
        asked_when(role=BLIND_ONLY),
        asked_when(raised_from=0),
    ] = None
    short_allins: Annotated[tuple[Chip, ...], Advanced()] = ()
    actor: Annotated[Who, Unasked()] = ""

    def __post_init__(self) -> None:
        not_above("own_bet", self.own_bet, self.level_now)
        for all_in in self.short_allins:
            no_more_than("short_allins", all_in, self.level_now)
        if self.has_acted and self.role == "checker":
            agree("own_bet", self.own_bet == 0, "who checked has bet nothing")
        if self.last_raise is not None:
            no_more_than("last_raise", self.last_raise, self.level_now)
        agree("last_full_increment", self.increment > 0, "a raise adds something")

    @property
    def has_acted(self) -> bool:
        """Return whether the player has acted since the last full raise."""
        return self.acted and self.role != "not_acted"

    @property
    def increment(self) -> int:
        """Return the last full raise, in chips; ``Malformed`` where no field gives it."""
        if self.role in BLIND_ONLY and self.bb is not None:
            same = self.last_full_increment in (None, self.bb)
            agree("last_full_increment", same, "only the big blind was there")
            return self.bb
        last = self.last_raise
        if self.role == "raiser" and self.raised_from is not None and last is None:
            agree("own_bet", self.own_bet > 0, "who has bet or raised has chips in front")
            last = self.own_bet
        return last_increment(self.last_full_increment, last, self.raised_from, self.bb, "bb")


@dataclass(frozen=True, slots=True)
class MayRaise:
    """The decision: whether the player may raise, and to which total at least."""

    may_raise: bool
    min_raise_total: int | None = None


def _reopen_line(decision: Plain, given: Plain) -> Line:
    level = Amount("LABEL_TO_CALL", given["level_now"])
    if given.get("own_bet") == given["level_now"] and not decision.get("may_raise"):
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
def reopen(case: Reopening, house: HouseRules = BY_THE_BOOK) -> Ruling[MayRaise]:
    """Return whether a player may raise when the action comes back to them.

    He may if what he faces is a full raise over his own bet, short all-ins added up; raiser
    and callers are blocked otherwise (U20), and by the same measure who checked before a short
    opening all-in, or called the big blind before one too short to raise it (C36), unless the
    house blocks the raiser alone. With nothing to add the round is over for him.

    >>> reopen(Reopening(level_now=300, own_bet=225, last_full_increment=125)).decision.may_raise
    False
    """
    faced = case.level_now - case.own_bet
    full = case.increment
    params = {"faced": faced, "full": full}
    because, departures = _free_to_raise(case, house, params)
    if because is not None:
        least = case.level_now + full
        return Ruling(
            MayRaise(True, least),
            cites=("9.21",),
            because=because,
            readings=(C14,) if len(case.short_allins) > 1 else (),
            announce=Reason("SAY_MAY_RAISE", {"least": least}),
            departures=departures,
        )
    if not faced:
        return Ruling(MayRaise(False), cites=("9.21",), because=Reason("NOTHING_TO_ADD", params))
    return Ruling(
        MayRaise(False),
        cites=("9.21", *_SPEAKS_OF.get(case.role, ())),
        because=Reason("FACES_LESS_THAN_A_RAISE", params),
        readings=_BLOCKED_BY.get(case.role, ()),
        announce=Reason("SAY_BLOCKED", {"missing": faced}),
    )


def _free_to_raise(
    case: Reopening, house: HouseRules, params: Mapping[str, int]
) -> tuple[Reason | None, tuple[HouseRule, ...]]:
    """Return why the player may raise (None if they may not), and the house rules that allow it."""
    if not case.has_acted:
        return Reason("HAS_NOT_ACTED_YET"), ()
    if params["faced"] >= params["full"]:
        return Reason("FACES_A_FULL_RAISE", params), ()
    departures = house.obeyed(CALLERS_NOT_BLOCKED)
    if departures and case.role != "raiser" and params["faced"]:
        return Reason("HOUSE_RULE_SETTLES", {"article": "9.21"}), departures
    return None, ()


@dataclass(frozen=True, slots=True, kw_only=True)
class ForgottenChips:
    """Chips that an all-in player had overlooked: seen only once they had been called?"""

    shown_after_call: bool


@dataclass(frozen=True, slots=True)
class ForgottenChipsDecision:
    """The one who decides (null: the rule does), and whether the chips belong to the all-in."""

    decider: Literal["td"] | None
    counted: bool | None = None


@incident(
    "forgotten_chips",
    "9.23",
    "9.15",
    moment="betting",
    line=either("counted", "FORGOTTEN_CHIPS_COUNT", "FORGOTTEN_CHIPS_OPEN"),
)
def forgotten_chips(case: ForgottenChips) -> Ruling[ForgottenChipsDecision] | DirectorDecides:
    """Return whether forgotten chips belong to the all-in: the director alone says, once called.

    Seen before that, they are part of it: the all-in is told again before it is called.

    >>> forgotten_chips(ForgottenChips(shown_after_call=True)).settled
    ForgottenChipsDecision(decider='td', counted=None)
    """
    if not case.shown_after_call:
        return Ruling(
            ForgottenChipsDecision(None, counted=True),
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
        settled=ForgottenChipsDecision("td"),
    )
