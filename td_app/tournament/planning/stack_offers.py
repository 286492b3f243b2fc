"""The starting stacks that the club's chips allow for a wish; else what is missing."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from math import log

from rules_ropta.ruling import Refused
from td_app.tournament.planning.blind_ladder import Climb, lengths_possible, round_figures
from td_app.tournament.planning.colour_ups import Owned
from td_app.tournament.planning.starting_stacks import MOST_CHIPS, StartingStack, starting_stack
from td_app.tournament.planning.structure_wish import StructureWish, planned
from td_app.tournament.state.chips import ChipSet, payable

ROUND_AMOUNTS = (10, 15, 20, 25, 30, 40, 50, 60, 80)


LESS_ROUND = (12, 35, 45, 75)


FIRST_PAIRS = (2, 4)
"""Big blinds of level 1, in smallest chips: 25/50 and 50/100 with chips of 25."""


PAIRS_OF_A_GIVEN_STACK = (2, 4, 6, 8)


USUAL_AMOUNTS = (10_000, 25_000)


@dataclass(frozen=True, slots=True)
class StackOffer:
    """A stack with the big blind of level 1; ``strain``: 0 when a director would lay it out."""

    first: int
    stack: StartingStack
    strain: float

    @property
    def lacking(self) -> int:
        """Return how many chips the cases lack to make it for everybody, about."""
        return self.stack.lacking

    def climb(self, players: int) -> Climb:
        """Return what the blinds climb from and to with so many players."""
        return Climb(self.first, self.stack.amount * players, self.stack.values)


def stack_offers(wish: StructureWish, owned: Owned) -> tuple[StackOffer, ...]:
    """Return the sound stacks within the depths wanted, the likeliest first."""
    offers = []
    in_order = tuple(sorted(owned))
    for rank in range(len(in_order)):
        values = in_order[rank:]
        for first, amount in _amounts(wish, values):
            stack = starting_stack(amount, values, first, owned, wish.stacks)
            if stack is not None:
                strain = stack.strain + _amount_strain(amount, first, values[0], wish)
                offers.append(StackOffer(first, stack, strain))
    return tuple(sorted(offers, key=lambda offer: (offer.strain, offer.stack.counts)))


def _amounts(wish: StructureWish, values: tuple[int, ...]) -> Iterator[tuple[int, int]]:
    """Yield each first big blind with each amount to try."""
    for pairs in FIRST_PAIRS if wish.stack is None else PAIRS_OF_A_GIVEN_STACK:
        first = pairs * values[0]
        low, high = first * wish.least_depth, first * wish.most_depth
        if wish.stack is not None:
            tried = [wish.stack] if low <= wish.stack <= high else []
        else:
            tried = [*round_figures(low, high, ROUND_AMOUNTS + LESS_ROUND)]
            tried = tried or [first * depth for depth in {wish.least_depth, wish.most_depth}]
        yield from ((first, amount) for amount in sorted(tried) if payable(amount, values))


def _amount_strain(amount: int, first: int, smallest: int, wish: StructureWish) -> float:
    """Return how far from a round amount of a club's evening, in the middle of the depths."""
    digits = str(amount).rstrip("0")
    strain = 0.0 if digits in {str(tenths).rstrip("0") for tenths in ROUND_AMOUNTS} else 0.05
    low, high = USUAL_AMOUNTS
    strain += 0.2 * max(0.0, log(low / amount), log(amount / high))
    if first > FIRST_PAIRS[-1] * smallest:
        # Chips of 25 would pay nothing at 100/200.
        strain += 0.3
    middle = (wish.least_depth * wish.most_depth) ** 0.5
    return strain + 0.1 * abs(log(amount / first / middle))


def chips_missing(wish: StructureWish, lacks: Sequence[tuple[int, int]]) -> Refused:
    """Return the refusal that names each value ``missing`` and in ``counts`` how many of it."""
    return Refused(
        "CHIPS_MISSING",
        stacks=wish.stacks,
        missing=tuple(value for value, _ in lacks),
        counts=tuple(count for _, count in lacks),
    )


def still_lacking(refused: Refused) -> dict[int, int]:
    """Return how many chips of each value a refusal for missing chips names."""
    values, counts = refused.params["missing"], refused.params["counts"]
    assert isinstance(values, tuple) and isinstance(counts, tuple)
    return {int(v or 0): int(n or 0) for v, n in zip(values, counts, strict=True)}


def no_stack(wish: StructureWish, chips: ChipSet) -> Refused:
    """Return why no sound stack exists, whatever the cases hold."""
    values = chips.values
    stack = wish.stack
    if stack is not None and not payable(stack, values):
        return Refused("STACK_NOT_PAYABLE_IN_CHIPS", stack=stack, smallest=values[0])
    if stack is not None and not _deep_enough(stack, wish, values):
        return Refused(
            "STACK_OUT_OF_DEPTH", stack=stack, shallow=wish.least_depth, deep=wish.most_depth
        )
    return Refused("CHIPS_NO_SOUND_STACK", largest=values[-1], most=MOST_CHIPS)


def _deep_enough(stack: int, wish: StructureWish, values: Iterable[int]) -> bool:
    return any(
        wish.least_depth <= stack / (pairs * value) <= wish.most_depth
        for value in values
        for pairs in PAIRS_OF_A_GIVEN_STACK
    )


def no_way_up(wish: StructureWish, climbs: Sequence[Climb]) -> Refused:
    """Return why no blinds lead to about twenty big blinds in play at the minute wanted."""
    lengths = [found for climb in climbs if (found := lengths_possible(climb)) is not None]
    if not lengths:
        return Refused("BLINDS_NOT_MADE")
    fewest = min(least for least, _ in lengths)
    most = max(longest for _, longest in lengths)
    soonest = planned(wish, wish.shortest_level, max(2, fewest)).minutes
    latest = planned(wish, wish.longest_level, max(2, most)).minutes
    if wish.minutes < soonest:
        return Refused("EVENING_TOO_SHORT", asked=wish.minutes * 60, needed=soonest * 60)
    if wish.minutes > latest:
        return Refused("EVENING_TOO_LONG", asked=wish.minutes * 60, needed=latest * 60)
    return Refused("BLINDS_NOT_MADE")
