"""Who sits down at a table, and how he comes into play (ROPTA 1.8, 2.3)."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Literal

from rules_ropta.button import (
    NextHand,
    Positions,
    between,
    last_to_pay_big_blind,
    next_after,
    positions_of_three_or_more,
)
from rules_ropta.citing import applies
from rules_ropta.ruling import DirectorDecides, Force, Option, Reason, Refused, Ruling
from rules_ropta.table_layout import Seat, TableLayout

Enters = Literal["plays", "big_blind", "small_blind", "button", "waits", "depends"]

C3 = "C3-literal"


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
    """The last small blind's place as far as the others tell it.

    Nobody was dealt in between the small and the big blind: a player between the newcomer
    and the big blind means that the small blind was there or later. A player between the
    button and the big blind is the small blind; failing that, the only place between them.
    """
    behind = [p for p in layout.occupied if between(place, p, big_blind)]
    if behind:
        return next_after(place, behind)
    if layout.button is None:
        return None
    zone = [p for p in layout.places_after(layout.button) if between(layout.button, p, big_blind)]
    posted = [p for p in zone if p in layout.occupied] or zone
    if not zone or layout.button == big_blind:
        return layout.button
    return posted[-1] if posted != zone or len(zone) == 1 else None


@dataclass(frozen=True, slots=True)
class HandAfterArrivals:
    """The next hand, and how each newcomer or waiting player comes into it, by place."""

    hand: NextHand
    entering: tuple[tuple[int, Enters], ...]

    @property
    def waiting(self) -> tuple[int, ...]:
        """Return the places that are not dealt in yet."""
        return tuple(place for place, enters in self.entering if enters == "waits")


@applies("2.3", "4.3", "4.4")
def arrival_positions(
    prev: Positions,
    live_before_arrival: Collection[int],
    eliminated: Collection[int],
    arrivals: Collection[int],
    waiting: Collection[int] = (),
    seats: int | None = None,
) -> Ruling[HandAfterArrivals] | DirectorDecides:
    """Return the positions of the next hand once newcomers have sat down.

    Two things hold: the big blind goes on to the next player, and nobody loses his turn at
    the button. A newcomer between the new button and the last big blind therefore waits.
    ``waiting`` names players who sat down earlier and have not been dealt in; ``seats``,
    the places of the table, matters only where the blinds pass the last place. Refused:
    ``SEAT_TAKEN``, ``TOO_FEW_TO_PLAY``.

    >>> ruling = arrival_positions(Positions(1, 2, 3), [1, 3, 4, 5, 6], [2], [2])
    >>> ruling.decision.hand.positions, ruling.decision.entering
    (Positions(button=2, small_blind=3, big_blind=4), ((2, 'button'),))
    """
    stayed = frozenset(live_before_arrival) - frozenset(eliminated)
    for place in arrivals:
        if place in stayed:
            raise Refused("SEAT_TAKEN", cites=("2.3",), place=place)
    newcomers = frozenset(arrivals) | frozenset(waiting)
    if len(stayed | newcomers) < 2:
        raise Refused("TOO_FEW_TO_PLAY", cites=("2.2",), players=len(stayed | newcomers))
    special = _big_blind_goes_back(prev, stayed, frozenset(eliminated), frozenset(arrivals), seats)
    if special is not None:
        return special
    return _after_the_general_rule(prev, stayed | newcomers, newcomers)


def _after_the_general_rule(
    prev: Positions, live: frozenset[int], newcomers: frozenset[int]
) -> Ruling[HandAfterArrivals] | DirectorDecides:
    waits = frozenset(p for p in newcomers if _must_wait(prev, live, p))
    playing = live - waits
    if len(playing) < 2:
        return _undecided("TOO_FEW_WITHOUT_THE_WAITING", ("DEAL_THE_WAITING_IN", "WAIT"))
    if len(playing) == 2:
        return _between_two(prev, playing, newcomers)
    try:
        hand = positions_of_three_or_more(prev, playing).decision
    except Refused:
        return _undecided("BUTTON_OR_BIG_BLIND", ("KEEP_BUTTON_RIGHT", "ADVANCE_BIG_BLIND"))
    return _settled(hand, newcomers, waits)


def _must_wait(prev: Positions, live: frozenset[int], place: int) -> bool:
    """Whether a newcomer sits between the next button and the last big blind."""
    button = prev.small_blind
    if button is None:
        # Nobody posted a small blind: the dead button moves between the last button and
        # the big blind, and one newcomer there takes it.
        there = [p for p in live if between(prev.button, p, prev.big_blind)]
        return bool(there) and place in there and place != next_after(prev.button, there)
    if prev.heads_up and next_after(prev.big_blind, live) == button:
        return False
    return between(button, place, prev.big_blind)


def _between_two(
    prev: Positions, playing: frozenset[int], newcomers: frozenset[int]
) -> Ruling[HandAfterArrivals] | DirectorDecides:
    """Two dealt in: the big blind's advance (2.3) and the last payer's button (4.4) must agree."""
    big_blind = next_after(prev.big_blind, playing)
    (button,) = playing - {big_blind}
    stayed = playing - newcomers
    if stayed and last_to_pay_big_blind(prev, stayed)[0] != button:
        return _undecided(
            "BETWEEN_TWO_WITH_A_NEWCOMER", ("ADVANCE_BIG_BLIND", "LAST_BIG_BLIND_TAKES_BUTTON")
        )
    hand = NextHand(Positions(button, button, big_blind), button_dead=False, dealer=button)
    return _settled(hand, newcomers, newcomers - playing)


def _settled(
    hand: NextHand, newcomers: frozenset[int], waits: frozenset[int]
) -> Ruling[HandAfterArrivals]:
    entering = tuple((place, _part(hand.positions, waits, place)) for place in sorted(newcomers))
    positions = hand.positions
    return Ruling(
        HandAfterArrivals(hand, entering),
        cites=("2.3", "4.4") if positions.heads_up else ("2.3", "4.3"),
        because=Reason(
            "BIG_BLIND_ADVANCES_BUTTON_KEPT",
            {
                "button": positions.button,
                "small_blind": positions.small_blind,
                "big_blind": positions.big_blind,
                "waiting": tuple(sorted(waits)),
            },
        ),
    )


def _part(positions: Positions, waits: frozenset[int], place: int) -> Enters:
    if place in waits:
        return "waits"
    if place == positions.big_blind:
        return "big_blind"
    if place == positions.button:
        return "button"
    if place == positions.small_blind:
        return "small_blind"
    return "plays"


def _big_blind_goes_back(
    prev: Positions,
    stayed: frozenset[int],
    eliminated: frozenset[int],
    arrivals: frozenset[int],
    seats: int | None,
) -> Ruling[HandAfterArrivals] | DirectorDecides | None:
    """The very special case: big blind out, newcomers at its place and at the empty ones before.

    The text settles one configuration: a live small blind, two empty places, the big blind
    out, all three places taken. Its variants are the director's (C3).
    """
    small_blind, big_blind = prev.small_blind, prev.big_blind
    if small_blind is None or big_blind not in eliminated & arrivals:
        return None
    gap = sorted(p for p in arrivals if between(small_blind, p, big_blind))
    if not gap:
        return None
    round_the_table = seats or max((prev.button, small_blind, big_blind, *arrivals, *stayed))
    first, second = (small_blind % round_the_table + 1, (small_blind + 1) % round_the_table + 1)
    third = (small_blind + 2) % round_the_table + 1
    literal = set(gap) == {first, second} and third == big_blind
    if not literal or small_blind in eliminated or prev.heads_up:
        return _undecided(
            "NEWCOMERS_AT_AND_BEFORE_BIG_BLIND", ("GENERAL_RULE", "BIG_BLIND_GOES_BACK")
        )
    hand = NextHand(Positions(small_blind, first, second), False, small_blind)
    entering = tuple((p, _part(hand.positions, frozenset(), p)) for p in sorted(arrivals))
    return Ruling(
        HandAfterArrivals(hand, entering),
        cites=("2.3",),
        because=Reason("BIG_BLIND_GOES_BACK", {"button": small_blind, "big_blind": second}),
        readings=(C3,),
    )


def _undecided(question: str, options: tuple[str, str]) -> DirectorDecides:
    return DirectorDecides(
        Reason(question),
        options=tuple(Option(code) for code in options),
        cites=("2.3",),
        readings=(C3,) if question == "NEWCOMERS_AT_AND_BEFORE_BIG_BLIND" else (),
    )


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
    return Ruling(
        not substantial_action, cites=("2.3",), because=Reason(code), force=Force.AUTOMATIC
    )
