"""Who finishes where when several go out at once (ROPTA 1.10, 2.7)."""

from __future__ import annotations

from dataclasses import dataclass

from rules_ropta.asked import Chips, Table, Who
from rules_ropta.finishing_order import FinishingOrder, Out, order_of_elimination
from rules_ropta.house_rules import BUBBLE_AT_TWO_TABLES, HouseRules
from rules_ropta.questions.decided import decided
from rules_ropta.registry import procedure
from rules_ropta.ruling import DirectorDecides, Ruling


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayerOut:
    """A player out in the hand, his table, and his chips before that hand (null: not known)."""

    id: Who
    table: Table
    stack: Chips | None


@dataclass(frozen=True, slots=True, kw_only=True)
class OutTogether:
    """Players out at one moment, on the bubble or not."""

    bubble: bool
    hand_for_hand: bool
    players: tuple[PlayerOut, ...]


@dataclass(frozen=True, slots=True)
class PlacesTaken:
    """The places, best first, a group of several being a tie; is the last prize shared?"""

    order: FinishingOrder
    share_last_prize: bool


@procedure("simultaneous_eliminations", "1.9", "1.10", "2.7", departs=(BUBBLE_AT_TWO_TABLES,))
def simultaneous_eliminations(
    case: OutTogether, house: HouseRules
) -> Ruling[PlacesTaken] | DirectorDecides:
    """Return who finishes ahead of whom; tied at the last prize, they share it."""
    outs = [Out(player.id, player.table, player.stack) for player in case.players]
    ruling = order_of_elimination(outs, case.bubble, case.hand_for_hand, house)
    if isinstance(ruling, DirectorDecides):
        return ruling
    tied_at_the_prize = case.bubble and len(ruling.decision[0]) > 1
    return decided(ruling, PlacesTaken(ruling.decision, tied_at_the_prize))
