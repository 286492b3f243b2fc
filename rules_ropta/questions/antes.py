"""Blinds and antes, short stacks included (ROPTA 4.2, 4.3, 4.4)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from rules_ropta import blinds_and_antes
from rules_ropta.asked import Chips, Place, Players, Seldom, Who, asked_when
from rules_ropta.blinds_and_antes import BigBlindAnte, ButtonAnte
from rules_ropta.questions.decided import decided
from rules_ropta.registry import procedure
from rules_ropta.ruling import Ruling


@dataclass(frozen=True, slots=True, kw_only=True)
class Blinds:
    """What the level asks for."""

    sb: Chips
    bb: Chips
    ante: Chips
    format: Literal["bb"] = "bb"


@dataclass(frozen=True, slots=True, kw_only=True)
class BigBlindStack:
    """The stack of the big blind, and what the others put in, where it is known.

    ``walk``: everybody folded to him. ``callers`` paid a whole big blind.
    """

    blinds: Blinds
    bb_stack: Chips
    walk: Annotated[bool, Seldom()] = False
    sb_posted: Annotated[Chips, asked_when(walk=True)] = 0
    callers: Annotated[tuple[str, ...], Seldom(), asked_when(walk=False)] = ()
    sb_folded: Annotated[Chips, Seldom(), asked_when(walk=False)] = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class BigBlindPosts:
    """What he posts and what he plays for; ``max_win_total`` where the others are known."""

    bb_posted: int
    ante_posted: int
    ante_in_play: bool
    all_in: bool
    min_call: int
    max_win_per_opponent: int | None = None
    max_win_ante: int | None = None
    max_win_total: int | None = None


@procedure("big_blind_ante", "4.2")
def big_blind_ante(case: BigBlindStack) -> Ruling[BigBlindPosts]:
    """Return what a big blind posts, and what he plays for when it is all he has."""
    ruling = blinds_and_antes.big_blind_ante(case.bb_stack, case.blinds.bb, case.blinds.ante)
    posted = ruling.decision
    return decided(
        ruling,
        BigBlindPosts(
            bb_posted=posted.bb_posted,
            ante_posted=posted.ante_posted,
            ante_in_play=posted.ante_in_play,
            all_in=posted.all_in,
            min_call=posted.min_call,
            max_win_per_opponent=posted.max_win_per_opponent,
            max_win_ante=posted.max_win_ante,
            max_win_total=_max_win(case, posted),
        ),
    )


def _max_win(case: BigBlindStack, posted: BigBlindAnte) -> int | None:
    opposite = [case.sb_posted, case.sb_folded, *(case.blinds.bb for _ in case.callers)]
    if not posted.all_in or not any(opposite):
        return None
    return posted.max_win(opposite)


@dataclass(frozen=True, slots=True, kw_only=True)
class ButtonStack:
    """The button's stack, where the button pays the ante."""

    ante: Chips
    button_stack: Chips


@procedure("button_ante", "4.2")
def button_ante(case: ButtonStack) -> Ruling[ButtonAnte]:
    """Return what the button pays of the ante, and how much of it he plays for."""
    return blinds_and_antes.button_ante(case.ante, case.button_stack)


@dataclass(frozen=True, slots=True, kw_only=True)
class AllInUnderButtonAnte:
    """Another player is all-in in a hand whose button paid the ante."""

    ante: Chips
    ante_posted: Chips
    all_in: Chips
    all_in_player: Annotated[Who | None, Seldom()] = None


@dataclass(frozen=True, slots=True)
class AnteWinnable:
    """How much of the ante he plays for."""

    ante_winnable_by_all_in: int


@procedure("button_ante_for_others", "4.2")
def button_ante_for_others(case: AllInUnderButtonAnte) -> Ruling[AnteWinnable]:
    """Return how much of a button ante an all-in player may win."""
    ruling = blinds_and_antes.ante_for_all_in(case.ante_posted)
    return decided(ruling, AnteWinnable(ruling.decision))


@dataclass(frozen=True, slots=True, kw_only=True)
class ClassicStack:
    """A stack under an ante due from everybody; ``position`` where he owes a blind too."""

    ante: Chips
    stack: Chips
    position: Literal["SB", "BB"] | None = None
    sb: Annotated[Chips, asked_when(position="SB", required=True)] = 0
    bb: Annotated[Chips, asked_when(position="BB", required=True)] = 0
    players_in_hand: Players | None = None

    @property
    def blind(self) -> int:
        """Return the blind he owes."""
        if self.position is None:
            return 0
        return self.sb if self.position == "SB" else self.bb


@dataclass(frozen=True, slots=True, kw_only=True)
class ClassicPosts:
    """What he posts in all, and what he plays for when it is all he has."""

    posted: int
    ante_posted: int
    blind_posted: int
    all_in: bool
    max_win: int | None = None
    max_win_per_opponent: int | None = None


@procedure("classic_ante", "4.2")
def classic_ante(case: ClassicStack) -> Ruling[ClassicPosts]:
    """Return what a player pays of his ante and blind, and what he plays for."""
    ruling = blinds_and_antes.classic_ante(case.stack, case.ante, case.blind)
    paid = ruling.decision
    players = case.players_in_hand
    return decided(
        ruling,
        ClassicPosts(
            posted=paid.ante_posted + paid.blind_posted,
            ante_posted=paid.ante_posted,
            blind_posted=paid.blind_posted,
            all_in=paid.all_in,
            max_win=None if players is None else paid.max_win(players),
            max_win_per_opponent=paid.max_win_per_opponent,
        ),
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class AnteAsked:
    """A hand is about to be dealt: the format of its ante, and its positions."""

    format: Literal["bb", "button", "classic"]
    button_dead: Annotated[bool, asked_when(format="button")] = False
    heads_up: bool = False
    bb_seat: Annotated[Place | None, asked_when(format="bb")] = None
    button_seat: Annotated[Place | None, asked_when(format="button", button_dead=False)] = None


@dataclass(frozen=True, slots=True)
class AntePaid:
    """Whether an ante is paid in this hand, and from which place."""

    ante_in_play: bool
    ante_payer: int | None = None


@procedure("ante_due", "4.2", "4.3", "4.4")
def ante_due(case: AnteAsked) -> Ruling[AntePaid]:
    """Return whether an ante is due in this hand, and from which place."""
    ruling = blinds_and_antes.ante_due(
        case.format, case.button_dead, case.heads_up, case.bb_seat, case.button_seat
    )
    return decided(ruling, AntePaid(ruling.decision.in_play, ruling.decision.payer))
