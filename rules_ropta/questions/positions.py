"""The button and the blinds from one hand to the next (ROPTA 2.5, 4.3, 4.4)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from rules_ropta import button, button_error
from rules_ropta.asked import Count, Place, Seldom, Who
from rules_ropta.button import NextHand, Positions
from rules_ropta.questions.decided import decided
from rules_ropta.registry import procedure
from rules_ropta.ruling import Ruling
from rules_ropta.situation import each_once, seats_among


@dataclass(frozen=True, slots=True, kw_only=True)
class PositionsBefore:
    """The three places of the hand before; ``sb`` null where none was posted."""

    button: Place
    sb: Place | None = None
    bb: Place

    @property
    def positions(self) -> Positions:
        """Return them as the rules take them."""
        return Positions(self.button, self.sb, self.bb)


@dataclass(frozen=True, slots=True, kw_only=True)
class HandOver:
    """A hand is over: who played it, who is out, and who has paid big blinds, latest last."""

    prev: PositionsBefore
    players_before: tuple[Place, ...]
    eliminated: tuple[Place, ...]
    bb_history: Annotated[tuple[Place, ...], Seldom()] = ()

    def __post_init__(self) -> None:
        """Refuse a seat named twice, and one out that nobody held."""
        each_once("players_before", self.players_before)
        seats_among("eliminated", self.eliminated, self.players_before)


@dataclass(frozen=True, slots=True)
class PlacesNext:
    """The places of the next hand; ``sb`` is null where none is posted."""

    button: int
    button_dead: bool
    dealer: int
    sb: int | None
    bb: int


def places_next(hand: NextHand) -> PlacesNext:
    """Return the next hand in the words of the door."""
    places = hand.positions
    return PlacesNext(
        places.button, hand.button_dead, hand.dealer, places.small_blind, places.big_blind
    )


@procedure("next_positions", "4.3", "4.4")
def next_positions(case: HandOver) -> Ruling[PlacesNext]:
    """Return the places of the next hand."""
    ruling = button.next_positions(
        case.prev.positions, case.players_before, case.eliminated, case.bb_history
    )
    return decided(ruling, places_next(ruling.decision))


@dataclass(frozen=True, slots=True)
class Dealer:
    """Who deals the next hand, and whether he posts a blind in it."""

    dealer: int
    dealer_is_blind: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class DealerSought:
    """A hand is over, and the button may be dead: who deals?"""

    prev: PositionsBefore
    players_before: tuple[Place, ...]
    eliminated: tuple[Place, ...]

    def __post_init__(self) -> None:
        """Refuse a seat named twice, and one out that nobody held."""
        each_once("players_before", self.players_before)
        seats_among("eliminated", self.eliminated, self.players_before)


@procedure("dead_button_dealer", "4.3", "4.4")
def dead_button_dealer(case: DealerSought) -> Ruling[Dealer]:
    """Return who deals when the button may be dead; between two, the button is a blind."""
    places = (case.prev.positions, case.players_before, case.eliminated)
    ruling = button.dealer_at_dead_button(*places)
    following = button.next_positions(*places).decision.positions
    blinds = (following.small_blind, following.big_blind)
    return decided(ruling, Dealer(ruling.decision, ruling.decision in blinds))


@dataclass(frozen=True, slots=True, kw_only=True)
class TwoPlayers:
    """Two players are left: who has the button, and the other."""

    button: Who
    other: Who


@dataclass(frozen=True, slots=True)
class HeadsUpRoles:
    """Who posts what, who speaks first and last, who is dealt the first card."""

    sb: Who
    bb: Who
    first_preflop: Who
    last_postflop: Who
    first_card_to: Who


@procedure("heads_up", "4.4")
def heads_up(case: TwoPlayers) -> Ruling[HeadsUpRoles]:
    """Return the parts of two players."""
    ruling = button.heads_up(case.button, case.other)
    roles = ruling.decision
    return decided(
        ruling,
        HeadsUpRoles(
            roles.small_blind,
            roles.big_blind,
            roles.first_preflop,
            roles.last_postflop,
            roles.first_card_to,
        ),
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class ButtonMoved:
    """The button moved by so many places where one was due, or otherwise wrongly."""

    substantial_action: bool
    moved: Count


@dataclass(frozen=True, slots=True)
class ButtonCorrection:
    """Whether the button is put right now, and whether the next hand makes up for it."""

    correct_now: bool
    restore_next_hand: bool


@procedure("button_error", "2.5")
def wrong_button(case: ButtonMoved) -> Ruling[ButtonCorrection]:
    """Return whether a button wrongly moved is put right."""
    ruling = button_error.button_corrected(case.substantial_action)
    return decided(ruling, ButtonCorrection(ruling.decision, restore_next_hand=False))
