"""Who sits down at a table, and how he comes into play (ROPTA 1.8, 2.3)."""

from __future__ import annotations

from dataclasses import dataclass

from rules_ropta.button import between, next_after
from rules_ropta.citing import applies
from rules_ropta.hand_after_arrivals import Enters, HandAfterArrivals, arrival_positions
from rules_ropta.ruling import Reason, Refused, Ruling
from rules_ropta.table_layout import Seat, TableLayout

__all__ = [
    "Arrival",
    "Enters",
    "HandAfterArrivals",
    "arrival_error_corrected",
    "arrival_positions",
    "dealt_in",
    "seat_for_arrival",
]


@dataclass(frozen=True, slots=True)
class Arrival:
    """A seat and how its player comes into the next hand.

    ``depends``: it turns on where the button and the small blind are; ask for them.
    ``hands_before_big_blind`` counts the hands dealt before the one where he pays it, if
    nobody else comes or goes.
    """

    seat: Seat
    enters: Enters
    hands_before_big_blind: int


@applies("1.8", "2.3")
def seat_for_arrival(layout: TableLayout) -> Ruling[Arrival]:
    """Return the free place that pays the big blind soonest, for a moved or late player.

    ``layout.big_blind`` is its place in the hand in progress or just played, still marked
    when its player has gone out; the button and the small blind sharpen how the newcomer
    comes in. Refused: ``TABLE_FULL``, ``BIG_BLIND_UNKNOWN``.

    >>> table = TableLayout(number=3, seats=9, occupied=frozenset({1, 2, 4, 5, 8}), big_blind=5)
    >>> seat_for_arrival(table).decision
    Arrival(seat=Seat(table=3, number=6), enters='big_blind', hands_before_big_blind=0)
    """
    if layout.big_blind is None:
        raise Refused("BIG_BLIND_UNKNOWN", cites=("2.3",), table=layout.number)
    free = layout.free_after(layout.big_blind)
    if not free:
        raise Refused("TABLE_FULL", cites=("2.3",), table=layout.number)
    place = free[0]
    enters = _enters(layout, layout.big_blind, place)
    hands = _players_between(layout, layout.big_blind, place)
    return Ruling(
        Arrival(Seat(layout.number, place), enters, hands),
        cites=("2.3",),
        because=Reason(
            "BIG_BLIND_SOONEST",
            {"table": layout.number, "place": place, "enters": enters, "hands": hands},
        ),
    )


def _players_between(layout: TableLayout, after: int, place: int) -> int:
    return sum(1 for p in layout.occupied if between(after, p, place))


def _enters(layout: TableLayout, big_blind: int, place: int) -> Enters:
    """How a newcomer at this place comes in, judged by the places of the last hand."""
    if place == big_blind:
        return "small_blind"
    if _players_between(layout, big_blind, place) == 0:
        return "big_blind"
    small_blind = layout.small_blind
    if small_blind is None:
        small_blind = _small_blind_between(layout, big_blind, place)
    if small_blind is None:
        return "depends"
    if place == small_blind:
        return "button"
    if between(small_blind, place, big_blind):
        return "waits"
    return "plays"


def _small_blind_between(layout: TableLayout, big_blind: int, place: int) -> int | None:
    """The last small blind's place as far as the players and the button tell it.

    Nobody was dealt in between the small and the big blind. A player between the newcomer's
    place and the big blind is therefore the small blind, or sits before it; so does a player
    between the button and the big blind. Failing both, the only usable place between button
    and big blind had it; when there is none, two played, and the button was the small blind.
    """
    behind = [p for p in layout.occupied if between(place, p, big_blind)]
    if behind:
        return next_after(place, behind)
    button = layout.button
    if button is None:
        return None
    zone = [p for p in layout.places_after(button) if between(button, p, big_blind)]
    players = [p for p in zone if p in layout.occupied]
    if players:
        return players[-1]
    usable = [p for p in zone if p not in layout.out_of_use]
    if not usable:
        return button
    return usable[0] if len(usable) == 1 else None


@applies("2.3")
def dealt_in(deal_started: bool) -> Ruling[bool]:
    """Return whether a newcomer who may play is dealt in: as long as no card has left the deck.

    Shuffled or blinds posted is no obstacle: the posts are put right.

    >>> dealt_in(deal_started=False).decision
    True
    """
    code = "DEAL_HAS_STARTED" if deal_started else "DEALT_IN_POSTS_ADJUSTED"
    return Ruling(not deal_started, cites=("2.3",), because=Reason(code))


@applies("2.3")
def arrival_error_corrected(substantial_action: bool) -> Ruling[bool]:
    """Return whether blinds wrongly posted around an arrival are still put right.

    >>> arrival_error_corrected(substantial_action=True).decision
    False
    """
    code = "HAND_WAS_PLAYED" if substantial_action else "NO_ACTION_YET"
    return Ruling(not substantial_action, cites=("2.3",), because=Reason(code))
