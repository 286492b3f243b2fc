"""The next hand once somebody has sat down: positions, and who waits (ROPTA 2.3)."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace
from typing import Literal

from rules_ropta.button import (
    NextHand,
    Positions,
    between,
    forward_in,
    last_to_pay_big_blind,
    next_after,
    positions_of_three_or_more,
    unposted_small_blind,
)
from rules_ropta.house_rules import BIG_BLIND_FORWARD, BY_THE_BOOK, HouseRules
from rules_ropta.ruling import (
    DirectorDecides,
    Option,
    Reason,
    Refused,
    Ruling,
    applies,
)

Enters = Literal["plays", "big_blind", "small_blind", "button", "waits", "depends"]

C3 = "C3-literal"
C30 = "C30-dead-small-blind"
C31 = "C31-waits-heads-up"
NEWCOMERS_WAIT = "R46-newcomers"


@dataclass(frozen=True, slots=True)
class HandAfterArrivals:
    """The next hand, and how each newcomer or waiting player comes into it, by place."""

    hand: NextHand
    entering: tuple[tuple[int, Enters], ...]

    @property
    def waiting(self) -> tuple[int, ...]:
        """Return the places that are not dealt in yet."""
        return tuple(place for place, enters in self.entering if enters == "waits")


@applies("2.3", "4.3", "4.4", "room 46")
def arrival_positions(
    prev: Positions,
    live_before_arrival: Collection[int],
    eliminated: Collection[int],
    arrivals: Collection[int],
    waiting: Collection[int] = (),
    seats: int | None = None,
    empty: Collection[int] = (),
    house: HouseRules = BY_THE_BOOK,
) -> Ruling[HandAfterArrivals] | DirectorDecides:
    """Return the positions of the next hand once newcomers have sat down.

    Two things hold: the big blind goes on to the next player, and nobody loses his turn at
    the button. A newcomer between the new button and the last big blind therefore waits.
    ``waiting`` names players who sat down earlier and have not been dealt in; ``seats``,
    the places of the table (None: those named, ``empty`` among them), matters only where the
    blinds pass the last place. In a ``house`` where the big blind always goes forward, it does
    here too, newcomers waiting as elsewhere. Refused: ``SEAT_TAKEN``, ``TOO_FEW_TO_PLAY``,
    ``SMALL_BLIND_PLACE_UNKNOWN``.

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
        raise Refused("TOO_FEW_TO_PLAY", cites=("4.4",), players=len(stayed | newcomers))
    if house.obeyed(BIG_BLIND_FORWARD):
        return _forward(prev, stayed | newcomers, newcomers, house)
    named = (prev.button, prev.small_blind or 1, prev.big_blind, *stayed, *newcomers)
    places = seats or max(*named, *eliminated, *empty)
    answers = [
        _with_known_places(
            known, stayed, newcomers, frozenset(arrivals), places, prev.small_blind is None
        )
        for known in _with_small_blind_place(prev, stayed, newcomers, places)
    ]
    if any(
        _apart_from_a_dead_button(answer) != _apart_from_a_dead_button(answers[0])
        for answer in answers
    ):
        raise Refused("SMALL_BLIND_PLACE_UNKNOWN", cites=("2.3",), button=prev.button)
    return answers[0]


def _with_known_places(
    prev: Positions,
    stayed: frozenset[int],
    newcomers: frozenset[int],
    arrivals: frozenset[int],
    places: int,
    unposted: bool,
) -> Ruling[HandAfterArrivals] | DirectorDecides:
    special = _big_blind_goes_back(prev, stayed, arrivals, places)
    if special is not None:
        return special
    return _after_the_general_rule(prev, stayed | newcomers, newcomers, places, unposted)


def _apart_from_a_dead_button(answer: Ruling[HandAfterArrivals] | DirectorDecides) -> object:
    """Return the answer as players see it: the place of a dead button is left out."""
    if isinstance(answer, DirectorDecides):
        return answer
    after = answer.decision
    places = after.hand.positions
    button = None if after.hand.button_dead else places.button
    return button, places.small_blind, places.big_blind, after.hand.dealer, after.entering


def _after_the_general_rule(
    prev: Positions, live: frozenset[int], newcomers: frozenset[int], places: int, unposted: bool
) -> Ruling[HandAfterArrivals] | DirectorDecides:
    waits = frozenset(p for p in newcomers if _must_wait(prev, live, p))
    playing = live - waits
    if len(playing) < 2:
        return _undecided("TOO_FEW_WITHOUT_THE_WAITING", ("DEAL_THE_WAITING_IN", "WAIT"))
    if len(playing) == 2:
        return _between_two(prev, playing, newcomers)
    try:
        hand = positions_of_three_or_more(prev, playing, places).decision
    except Refused:
        return _undecided("BUTTON_OR_BIG_BLIND", ("KEEP_BUTTON_RIGHT", "ADVANCE_BIG_BLIND"))
    no_small_blind = hand.positions.small_blind is None
    beside = (waits and (no_small_blind or unposted)) or (
        unposted and hand.positions.button in newcomers
    )
    return _settled(hand, newcomers, waits, (C30,) if beside else ())


def _forward(
    prev: Positions, live: frozenset[int], newcomers: frozenset[int], house: HouseRules
) -> Ruling[HandAfterArrivals] | DirectorDecides:
    """The big blind forward (room 46), who sat down between it and the button waiting (2.3)."""
    waits = frozenset(p for p in newcomers if between(prev.button, p, prev.big_blind))
    waits -= {prev.small_blind}
    playing = live - waits
    if len(playing) < 2:
        return _undecided("TOO_FEW_WITHOUT_THE_WAITING", ("DEAL_THE_WAITING_IN", "WAIT"))
    hand = forward_in(house, prev, playing).decision
    settled = _settled(hand, newcomers, waits, (NEWCOMERS_WAIT,) if waits else ())
    return replace(
        settled,
        cites=("2.3", "4.3", "room 46"),
        because=Reason(
            "BIG_BLIND_FORWARD",
            {"big_blind": hand.positions.big_blind, "button": hand.positions.button},
        ),
        departures=house.obeyed(BIG_BLIND_FORWARD),
    )


def _must_wait(prev: Positions, live: frozenset[int], place: int) -> bool:
    """Return whether a newcomer sits between the next button and the last big blind."""
    button = prev.small_blind
    if button is None:
        return False
    if prev.heads_up and next_after(prev.big_blind, live) == button:
        # Nobody else can pay the big blind: the last newcomer takes the button instead.
        return False
    return between(button, place, prev.big_blind)


def _with_small_blind_place(
    prev: Positions, stayed: frozenset[int], newcomers: frozenset[int], seats: int
) -> tuple[Positions, ...]:
    """The same positions with each place where a small blind nobody posted may have lain.

    It matters only where a newcomer sits between the button and the big blind: before it, on
    it or after it.
    """
    if prev.small_blind is not None:
        return (prev,)
    may_be = unposted_small_blind(prev, stayed, seats)
    if not may_be or not any(between(prev.button, p, prev.big_blind) for p in newcomers):
        return (prev,)
    return tuple(Positions(prev.button, place, prev.big_blind) for place in may_be)


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
    return _settled(hand, newcomers, newcomers - playing, (C31,) if newcomers else ())


def _settled(
    hand: NextHand,
    newcomers: frozenset[int],
    waits: frozenset[int],
    readings: tuple[str, ...],
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
        readings=readings,
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
    prev: Positions, stayed: frozenset[int], arrivals: frozenset[int], seats: int
) -> Ruling[HandAfterArrivals] | DirectorDecides | None:
    """The very special case: big blind out, newcomers at its place and at the empty ones before.

    The text settles one configuration: a live small blind, two empty places, the big blind
    out, all three places taken. Its variants are the director's (C3).
    """
    small_blind = prev.small_blind
    big_blind = prev.big_blind
    if small_blind is None or big_blind not in arrivals:
        return None
    gap = sorted(p for p in arrivals if between(small_blind, p, big_blind))
    if not gap:
        return None
    first, second, third = ((small_blind + step) % seats + 1 for step in range(3))
    literal = set(gap) == {first, second} and third == big_blind
    if not literal or small_blind not in stayed or prev.heads_up:
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
