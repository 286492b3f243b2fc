"""Blinds and antes posted from short stacks (ROPTA 4.2, 4.3, 4.4)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from rules_ropta.field_types import Advanced, Chips, Place, Players, Unasked, Who, Whole, asked_when
from rules_ropta.incidents.input_checks import agree, no_more_than
from rules_ropta.question import procedure
from rules_ropta.ruling import Amount, Line, Plain, Reason, Refused, Ruling, applies
from rules_ropta.situation import each_once

U4 = "U4-A"
U6 = "U6-A"
U7 = "U7-A"

AnteFormat = Literal["bb", "button", "classic"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Blinds:
    """The blinds and the ante of the level, in chips."""

    sb: Annotated[Chips | None, Unasked()] = None
    bb: Annotated[int, Whole("chips", at_least=1)]
    ante: Chips
    format: Literal["bb"] = "bb"

    def __post_init__(self) -> None:
        """Refuse a small blind above the big one."""
        no_more_than("blinds.sb", self.small, self.bb)

    @property
    def small(self) -> int:
        """Return the most that the small blind may be."""
        return self.bb if self.sb is None else self.sb


def big_blind_first(stack: int, blind: int, ante: int) -> tuple[int, int]:
    """Return what a big blind posts of the blind, then of the ante with what is left (4.2).

    >>> big_blind_first(1400, 1000, 1000)
    (1000, 400)
    """
    posted = min(stack, blind)
    return posted, min(ante, stack - posted)


@dataclass(frozen=True, slots=True, kw_only=True)
class BigBlindStack:
    """The stack of the big blind, and what the others put in, where it is known.

    ``walk``: everybody folded to him. ``callers`` paid a whole big blind.
    """

    blinds: Blinds
    bb_stack: Chips
    walk: Annotated[bool, Advanced()] = False
    sb_posted: Annotated[Chips, asked_when(walk=True)] = 0
    callers: Annotated[tuple[str, ...], Advanced(), asked_when(walk=False)] = ()
    sb_folded: Annotated[Chips, Advanced(), asked_when(walk=False)] = 0

    def __post_init__(self) -> None:
        """Refuse a caller named twice, folded too or against himself, and chips above the due."""
        each_once("callers", self.callers)
        agree("callers", "BB" not in self.callers, "nobody calls his own blind")
        agree("callers", not (self.walk and self.callers), "in a walk nobody called")
        folded = self.sb_folded > 0 or self.sb_posted > 0
        agree("callers", not (folded and "SB" in self.callers), "who called has not folded")
        agree("sb_folded", not (self.sb_folded and self.sb_posted), "one small blind, told once")
        no_more_than("sb_posted", self.sb_posted, self.blinds.small)
        no_more_than("sb_folded", self.sb_folded, self.blinds.small)

    @property
    def opposite(self) -> tuple[int, ...]:
        """Return what each of the others put in, as far as it is known."""
        return (self.sb_posted, self.sb_folded, *(self.blinds.bb for _ in self.callers))


@dataclass(frozen=True, slots=True, kw_only=True)
class BigBlindPosts:
    """The chips the big blind posts; once all-in, the most that player can win.

    ``max_win_per_opponent`` and ``max_win_ante`` are None unless he is all-in;
    ``max_win_total``, his own chips included, unless the others are known too.
    """

    bb_posted: int
    ante_posted: int
    ante_in_play: bool
    all_in: bool
    min_call: int
    max_win_per_opponent: int | None = None
    max_win_ante: int | None = None
    max_win_total: int | None = None


def _big_blind_line(decision: Plain, given: Plain) -> Line:
    blind, ante, call = (decision[name] for name in ("bb_posted", "ante_posted", "min_call"))
    short = decision["all_in"]
    code = "ALL_IN_BLIND" if short else "POSTS_BLIND"
    if ante:
        code += "_AND_ANTE"
    elif short and given["blinds"]["ante"]:
        code += "_NO_ANTE"
    return Line(
        code,
        {"blind": blind, "ante": ante, "call": call},
        _amounts(
            ("AMOUNT_BIG_BLIND", blind),
            ("AMOUNT_ANTE", ante),
            ("AMOUNT_TO_CALL", call if short else None),
            ("AMOUNT_PER_OPPONENT", decision.get("max_win_per_opponent")),
            ("AMOUNT_MOST", decision.get("max_win_total")),
        ),
    )


@procedure("big_blind_ante", "4.2", moment="before_deal", line=_big_blind_line)
def big_blind_ante(case: BigBlindStack) -> Ruling[BigBlindPosts]:
    """Return what a big blind of this stack posts: the blind first, the ante with what is left.

    The others still owe a whole big blind. Refused: ``NO_CHIPS``.

    >>> level = Blinds(sb=500, bb=1000, ante=1000)
    >>> posted = big_blind_ante(BigBlindStack(blinds=level, bb_stack=1400)).decision
    >>> posted.bb_posted, posted.ante_posted, posted.min_call
    (1000, 400, 1000)
    """
    stack = case.bb_stack
    bb = case.blinds.bb
    ante = case.blinds.ante
    _check_chips(stack)
    blind, paid = big_blind_first(stack, bb, ante)
    all_in = blind + paid == stack
    if stack <= bb:
        code = "BIG_BLIND_BEFORE_ANTE_NONE" if ante else "BIG_BLIND_SHORT"
    else:
        code = "BIG_BLIND_BEFORE_ANTE_PART" if paid < ante else "BIG_BLIND_AND_ANTE"
    most = paid + blind + sum(min(put, blind) for put in case.opposite)
    return Ruling(
        BigBlindPosts(
            bb_posted=blind,
            ante_posted=paid,
            ante_in_play=paid > 0,
            all_in=all_in,
            min_call=bb,
            max_win_per_opponent=blind if all_in else None,
            max_win_ante=paid if all_in else None,
            max_win_total=most if all_in and any(case.opposite) else None,
        ),
        cites=("4.2",),
        because=Reason(code, {"blind": blind, "ante": paid, "call": bb}),
        readings=(U4,),
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class ButtonStack:
    """The button's stack, where the button pays the ante."""

    ante: Chips
    button_stack: Chips


@dataclass(frozen=True, slots=True)
class ButtonAnte:
    """The part of the ante the button pays, and the most they can win of it, in chips."""

    ante_posted: int
    max_win: int


def _button_ante_line(decision: Plain, given: Plain) -> Line:
    ante = decision["ante_posted"]
    due = given["ante"]
    return Line(
        "BUTTON_POSTS_PART" if ante < due else "BUTTON_POSTS_ANTE",
        {"ante": ante, "due": due},
        _amounts(("AMOUNT_ANTE", ante), ("AMOUNT_ANTE_TO_WIN", decision["max_win"])),
    )


@procedure("button_ante", "4.2", moment="before_deal", line=_button_ante_line)
def button_ante(case: ButtonStack) -> Ruling[ButtonAnte]:
    """Return what the button pays of the ante; short of it, they play for their own part only.

    >>> button_ante(ButtonStack(ante=1000, button_stack=600)).decision
    ButtonAnte(ante_posted=600, max_win=600)
    """
    _check_chips(case.button_stack)
    paid = min(case.ante, case.button_stack)
    code = "BUTTON_SHORT_OF_ANTE" if paid < case.ante else "BUTTON_PAYS_ANTE"
    because = Reason(code, {"ante": paid, "due": case.ante})
    return Ruling(ButtonAnte(paid, paid), cites=("4.2",), because=because)


@dataclass(frozen=True, slots=True, kw_only=True)
class AllInUnderButtonAnte:
    """Another player is all-in in a hand whose button paid the ante."""

    ante_posted: Chips
    ante: Annotated[Chips | None, Unasked()] = None
    all_in: Annotated[Chips | None, Unasked()] = None
    all_in_player: Annotated[Who | None, Unasked()] = None

    def __post_init__(self) -> None:
        """Refuse an ante above its amount."""
        if self.ante is not None:
            no_more_than("ante_posted", self.ante_posted, self.ante)


@dataclass(frozen=True, slots=True)
class AnteWinnable:
    """The part of the ante the all-in player plays for, in chips."""

    ante_winnable_by_all_in: int


def _winnable_line(decision: Plain, _: Plain) -> Line:
    ante = decision["ante_winnable_by_all_in"]
    return Line("PLAYS_FOR_ANTE", {"ante": ante}, _amounts(("AMOUNT_ANTE_TO_WIN", ante)))


@procedure("button_ante_for_others", "4.2", moment="before_deal", line=_winnable_line)
def button_ante_for_others(case: AllInUnderButtonAnte) -> Ruling[AnteWinnable]:
    """Return how much of a button ante an all-in player may win: all that was paid."""
    because = Reason("ALL_IN_PLAYS_FOR_WHOLE_ANTE", {"ante": case.ante_posted})
    return Ruling(AnteWinnable(case.ante_posted), cites=("4.2",), because=because)


@dataclass(frozen=True, slots=True, kw_only=True)
class ClassicStack:
    """A stack below an ante due from everybody; ``position`` is set if a blind is owed too."""

    ante: Chips
    stack: Chips
    position: Literal["SB", "BB"] | None = None
    sb: Annotated[Chips, asked_when(position="SB", required=True)] = 0
    bb: Annotated[Chips, asked_when(position="BB", required=True)] = 0
    players_in_hand: Players | None = None

    @property
    def blind(self) -> int:
        """Return the blind the player owes, in chips."""
        if self.position is None:
            return 0
        return self.sb if self.position == "SB" else self.bb


@dataclass(frozen=True, slots=True, kw_only=True)
class ClassicPosts:
    """The chips the player posts; the ``max_win`` fields are set only when they are all-in."""

    posted: int
    ante_posted: int
    blind_posted: int
    all_in: bool
    max_win: int | None = None
    max_win_per_opponent: int | None = None


def _classic_line(decision: Plain, given: Plain) -> Line:
    ante = decision["ante_posted"]
    blind = decision["blind_posted"]
    if not decision["all_in"]:
        code = "CLASSIC_ANTE_AND_BLIND" if blind else "CLASSIC_ANTE_ONLY"
    elif blind:
        code = "CLASSIC_ALL_IN_BOTH"
    else:
        owes_blind = given.get("position") is not None
        code = "CLASSIC_ALL_IN_NO_BLIND" if owes_blind else "CLASSIC_ALL_IN_ANTE"
    return Line(
        code,
        {"ante": ante, "blind": blind},
        _amounts(
            ("AMOUNT_ANTE", ante),
            ("AMOUNT_BLIND", blind),
            ("AMOUNT_PER_OPPONENT", decision.get("max_win_per_opponent")),
            ("AMOUNT_MOST", decision.get("max_win")),
        ),
    )


@procedure("classic_ante", "4.2", moment="before_deal", line=_classic_line)
def classic_ante(case: ClassicStack) -> Ruling[ClassicPosts]:
    """Return what a player pays of an ante due from each: the ante first, then their blind.

    All-in, he takes from each opponent what he has himself put in. Refused: ``NO_CHIPS``.

    >>> owes = ClassicStack(stack=100, ante=100, position="BB", bb=1000)
    >>> classic_ante(owes).decision.blind_posted
    0
    """
    _check_chips(case.stack)
    paid = min(case.ante, case.stack)
    blind = min(case.blind, case.stack - paid)
    posted = paid + blind
    owed = case.ante + case.blind
    all_in = posted == case.stack
    players = case.players_in_hand
    if not all_in:
        code = "ANTE_AND_BLIND_PAID"
    else:
        code = "ANTE_BEFORE_BLIND" if case.blind and posted < owed else "ANTE_ALL_IN"
    return Ruling(
        ClassicPosts(
            posted=posted,
            ante_posted=paid,
            blind_posted=blind,
            all_in=all_in,
            max_win=posted * players if all_in and players is not None else None,
            max_win_per_opponent=posted if all_in else None,
        ),
        cites=("4.2",),
        because=Reason(code, {"ante": paid, "blind": blind}),
        readings=(U6,) if case.blind else (),
    )


@dataclass(frozen=True, slots=True)
class AnteDue:
    """Whether an ante is paid in this hand, and the place that pays it; None: everybody pays."""

    ante_in_play: bool
    ante_payer: int | None = None


@applies("4.2", "4.3", "4.4")
def ante_due(
    ante_format: AnteFormat,
    button_dead: bool = False,
    heads_up: bool = False,
    bb_seat: int | None = None,
    button_seat: int | None = None,
) -> Ruling[AnteDue]:
    """Return whether an ante is due in this hand, and from which place.

    A dead button pays none. Between two the ante is due as before, from whoever the format
    names.

    >>> ante_due("button", button_dead=True).decision.ante_in_play
    False
    """
    cites = ("4.2", "4.4") if heads_up else ("4.2",)
    readings = (U7,) if heads_up else ()
    if ante_format == "bb":
        return Ruling(
            AnteDue(True, bb_seat), cites, Reason("BIG_BLIND_OWES_ANTE"), readings=readings
        )
    if ante_format == "classic":
        return Ruling(AnteDue(True), cites, Reason("EVERYBODY_OWES_ANTE"), readings=readings)
    if button_dead:
        return Ruling(AnteDue(False), ("4.2", "4.3"), Reason("DEAD_BUTTON_OWES_NO_ANTE"))
    return Ruling(AnteDue(True, button_seat), cites, Reason("BUTTON_OWES_ANTE"), readings=readings)


@dataclass(frozen=True, slots=True, kw_only=True)
class AnteAsked:
    """A hand is about to be dealt: the format of its ante, and its positions."""

    format: AnteFormat
    button_dead: Annotated[bool, asked_when(format="button")] = False
    heads_up: Annotated[bool, Advanced()] = False
    bb_seat: Annotated[Place | None, asked_when(format="bb")] = None
    button_seat: Annotated[Place | None, asked_when(format="button", button_dead=False)] = None

    def __post_init__(self) -> None:
        """Refuse a dead button between two: one of them has it (4.4)."""
        both = self.heads_up and self.button_dead
        agree("button_dead", not both, "between two the button is one of them")


def _ante_due_line(decision: Plain, given: Plain) -> Line:
    if not decision["ante_in_play"]:
        return Line("NO_ANTE_DEAD_BUTTON")
    if given["format"] == "classic":
        return Line("ANTE_FROM_EVERYBODY")
    code = "ANTE_FROM_BIG_BLIND" if given["format"] == "bb" else "ANTE_FROM_BUTTON"
    payer = decision.get("ante_payer")
    return Line(code) if payer is None else Line(f"{code}_PLACE", {"payer": payer})


@procedure("ante_due", "4.2", "4.3", "4.4", moment="before_deal", line=_ante_due_line)
def ante_due_asked(case: AnteAsked) -> Ruling[AnteDue]:
    """Return whether an ante is due in this hand, and from which place."""
    return ante_due(case.format, case.button_dead, case.heads_up, case.bb_seat, case.button_seat)


def _check_chips(stack: int) -> None:
    if stack <= 0:
        raise Refused("NO_CHIPS", cites=("4.2",), stack=stack)


def _amounts(*told: tuple[str, int | None]) -> tuple[Amount, ...]:
    """Return the amounts that apply: None and zero are left out."""
    return tuple(Amount(code, chips) for code, chips in told if chips)
