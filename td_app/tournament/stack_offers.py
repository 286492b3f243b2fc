"""The starting stacks worth offering: round amounts, deep enough, made of the club's chips."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import log

from td_app.tournament.blind_figures import round_figures
from td_app.tournament.blind_ladder import Climb
from td_app.tournament.chip_set import payable
from td_app.tournament.chips_to_prepare import Owned
from td_app.tournament.starting_stacks import StartingStack, starting_stack
from td_app.tournament.structure_wish import StructureWish

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
