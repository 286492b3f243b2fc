"""The dealer of the next hand, and the heads-up roles (ROPTA 4.3, 4.4)."""

from __future__ import annotations

from dataclasses import dataclass

from rules_ropta.button import PositionsBefore, next_positions
from rules_ropta.field_types import Place, Who
from rules_ropta.incidents.input_checks import agree
from rules_ropta.question import procedure
from rules_ropta.ruling import Line, Plain, Reason, Ruling
from rules_ropta.situation import each_once, seats_among


@dataclass(frozen=True, slots=True)
class Dealer:
    """The place that deals the next hand, and whether it posts a blind in it."""

    dealer: int
    dealer_is_blind: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class DeadButtonHand:
    """A hand is over, and the button may be dead: who deals?"""

    prev: PositionsBefore
    players_before: tuple[Place, ...]
    eliminated: tuple[Place, ...]

    def __post_init__(self) -> None:
        """Refuse a seat named twice, and an eliminated player who was not seated."""
        each_once("players_before", self.players_before)
        each_once("eliminated", self.eliminated)
        seats_among("eliminated", self.eliminated, self.players_before)


def _dealer_line(decision: Plain, _: Plain) -> Line:
    code = "PLACE_DEALS_AND_POSTS" if decision["dealer_is_blind"] else "PLACE_DEALS"
    return Line(code, {"dealer": decision["dealer"]})


@procedure("dead_button_dealer", "4.3", "4.4", moment="before_deal", line=_dealer_line)
def dead_button_dealer(case: DeadButtonHand) -> Ruling[Dealer]:
    """Return who deals the next hand: with a dead button the player before it, never a blind.

    Between two, the button deals and is a blind.

    >>> before = PositionsBefore(button=1, sb=2, bb=3)
    >>> case = DeadButtonHand(prev=before, players_before=(1, 2, 3, 4, 5), eliminated=(2,))
    >>> dead_button_dealer(case).decision
    Dealer(dealer=1, dealer_is_blind=False)
    """
    hand = next_positions(case.prev.positions, case.players_before, case.eliminated).decision
    code = "DEALS_FOR_DEAD_BUTTON" if hand.button_dead else "DEALS_AT_BUTTON"
    blinds = (hand.positions.small_blind, hand.positions.big_blind)
    return Ruling(
        Dealer(hand.dealer, hand.dealer in blinds),
        cites=("4.3",),
        because=Reason(code, {"dealer": hand.dealer}),
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class TwoPlayers:
    """Two players are left: who has the button, and the other."""

    button: Who
    other: Who

    def __post_init__(self) -> None:
        """Refuse a player against himself."""
        agree("other", self.button != self.other, "nobody plays against himself")


@dataclass(frozen=True, slots=True)
class HeadsUpRoles:
    """The heads-up roles: blinds, first and last to act, first card."""

    sb: Who
    bb: Who
    first_preflop: Who
    last_postflop: Who
    first_card_to: Who


@procedure(
    "heads_up",
    "4.4",
    moment="before_deal",
    line=lambda decision, _: Line(
        "HEADS_UP_PARTS", {"entrant": decision["sb"], "other": decision["bb"]}
    ),
)
def heads_up(case: TwoPlayers) -> Ruling[HeadsUpRoles]:
    """Return the parts between two: the button posts the small blind, is dealt last.

    >>> heads_up(TwoPlayers(button="A", other="B")).decision.first_card_to
    'B'
    """
    button = case.button
    other = case.other
    return Ruling(
        HeadsUpRoles(
            sb=button, bb=other, first_preflop=button, last_postflop=button, first_card_to=other
        ),
        cites=("4.4",),
        because=Reason("HEADS_UP_BUTTON_IS_SMALL_BLIND", {"button": button}),
    )
