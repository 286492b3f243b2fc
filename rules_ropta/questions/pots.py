"""Pots, their order, and the chip that cannot be shared (ROPTA 4.2, 9.7, 10.7, 10.8)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Literal

from rules_ropta import pots as rules
from rules_ropta.asked import Chips, Place, Players, Seldom, asked_when
from rules_ropta.pots import Pot, Pots
from rules_ropta.questions.decided import decided
from rules_ropta.registry import procedure
from rules_ropta.ruling import Ruling
from rules_ropta.situation import Malformed, each_once


@dataclass(frozen=True, slots=True, kw_only=True)
class StakesIn:
    """What each player has put in over the hand, and who has folded.

    ``dead_ante`` was paid for everybody by one player. ``bb_stack`` is the big blind's stack
    before the hand: asked where everybody folded to him (``walk``).
    """

    contributions: Mapping[str, Chips]
    folded: tuple[str, ...]
    dead_ante: Chips
    walk: Annotated[bool, Seldom()] = False
    format: Annotated[Literal["bb", "button", "classic"] | None, asked_when(walk=True)] = None
    blinds: Annotated[tuple[Chips, ...], Seldom()] = ()
    ante: Annotated[Chips, Seldom()] = 0
    bb_stack: Annotated[Chips | None, asked_when(walk=True)] = None

    def __post_init__(self) -> None:
        """Refuse a hand nobody has put chips in, and a walk where others are still in."""
        each_once("folded", self.folded)
        if not self.contributions:
            raise Malformed("MISSING_FIELD", "who has put chips in?", "contributions")
        if self.walk and len(self.live) != 1:
            raise Malformed("NOT_ALLOWED", "everybody else has folded in a walk", "walk")

    @property
    def live(self) -> tuple[str, ...]:
        """Return who has not folded."""
        return tuple(who for who in self.contributions if who not in self.folded)


@dataclass(frozen=True, slots=True)
class PotsMade:
    """The pots, the main one first, what goes back, and a walk's stack afterwards."""

    pots: tuple[Pot, ...]
    refund: Mapping[str, int]
    bb_stack_after: int | None = None


@procedure("pots", "4.2", "9.7", "10.7")
def pots(case: StakesIn) -> Ruling[PotsMade]:
    """Return the main pot, the side pots, and what goes back."""
    ruling = rules.pots(case.contributions, case.folded, case.dead_ante)
    made = ruling.decision
    return decided(ruling, PotsMade(made.pots, made.refund, _stack_after_walk(case, made)))


def _stack_after_walk(case: StakesIn, made: Pots) -> int | None:
    if not case.walk or case.bb_stack is None:
        return None
    (winner,) = case.live
    spent = case.contributions[winner] + (case.dead_ante if case.format == "bb" else 0)
    taken = sum(pot.amount for pot in made.pots) + made.refund.get(winner, 0)
    return case.bb_stack - spent + taken


@dataclass(frozen=True, slots=True, kw_only=True)
class NamedPot:
    """A pot, and how many players may win it."""

    name: str
    players: Players


@dataclass(frozen=True, slots=True, kw_only=True)
class PotsToAward:
    """The pots of a hand, in the order in which they were made."""

    pots: tuple[NamedPot, ...]

    def __post_init__(self) -> None:
        """Refuse a pot named twice."""
        each_once("pots", tuple(pot.name for pot in self.pots))


@dataclass(frozen=True, slots=True)
class AwardOrder:
    """The pots in the order in which they are awarded."""

    order: tuple[str, ...]


@procedure("award_order", "10.7")
def award_order(case: PotsToAward) -> Ruling[AwardOrder]:
    """Return the order in which pots are awarded."""
    ruling = rules.award_order([pot.players for pot in case.pots])
    return decided(ruling, AwardOrder(tuple(case.pots[i].name for i in ruling.decision)))


@dataclass(frozen=True, slots=True, kw_only=True)
class PotShared:
    """Winners share a pot that does not divide evenly."""

    button: Place
    winners: tuple[Place, ...]

    def __post_init__(self) -> None:
        """Refuse a winner named twice."""
        each_once("winners", self.winners)


@dataclass(frozen=True, slots=True)
class OddChip:
    """Who takes the chip."""

    receiver: int


@procedure("odd_chip", "10.8")
def odd_chip(case: PotShared) -> Ruling[OddChip]:
    """Return who takes the chip that cannot be shared."""
    ruling = rules.odd_chip(case.button, case.winners)
    return decided(ruling, OddChip(ruling.decision))
