"""The starting stacks that the club's chips allow for a wish; else what is missing."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import gcd, log

from rules_ropta.ruling import Refused
from td_app.tournament.planning.blind_ladder import Climb, lengths_possible, round_figures
from td_app.tournament.planning.structure_request import StructureRequest, planned
from td_app.tournament.state.chips import ChipSet, Owned, payable

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


def stack_offers(wish: StructureRequest, owned: Owned) -> tuple[StackOffer, ...]:
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


def _amounts(wish: StructureRequest, values: tuple[int, ...]) -> Iterator[tuple[int, int]]:
    """Yield each first big blind with each amount to try."""
    for pairs in FIRST_PAIRS if wish.stack is None else PAIRS_OF_A_GIVEN_STACK:
        first = pairs * values[0]
        low = first * wish.least_depth
        high = first * wish.most_depth
        if wish.stack is not None:
            tried = [wish.stack] if low <= wish.stack <= high else []
        else:
            tried = [*round_figures(low, high, ROUND_AMOUNTS + LESS_ROUND)]
            tried = tried or [first * depth for depth in {wish.least_depth, wish.most_depth}]
        yield from ((first, amount) for amount in sorted(tried) if payable(amount, values))


def _amount_strain(amount: int, first: int, smallest: int, wish: StructureRequest) -> float:
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


def chips_missing(wish: StructureRequest, lacks: Sequence[tuple[int, int]]) -> Refused:
    """Return the refusal that names each value ``missing`` and in ``counts`` how many of it."""
    return Refused(
        "CHIPS_MISSING",
        stacks=wish.stacks,
        missing=tuple(value for value, _ in lacks),
        counts=tuple(count for _, count in lacks),
    )


def still_lacking(refused: Refused) -> dict[int, int]:
    """Return how many chips of each value a refusal for missing chips names."""
    values = refused.params["missing"]
    counts = refused.params["counts"]
    assert isinstance(values, tuple) and isinstance(counts, tuple)
    return {int(v or 0): int(n or 0) for v, n in zip(values, counts, strict=True)}


def no_stack(wish: StructureRequest, chips: ChipSet) -> Refused:
    """Return the refusal that explains why no sound stack exists with these chips."""
    values = chips.values
    stack = wish.stack
    if stack is not None and not payable(stack, values):
        return Refused("STACK_NOT_PAYABLE_IN_CHIPS", stack=stack, smallest=values[0])
    deep_enough = stack is not None and any(
        wish.least_depth <= stack / (pairs * value) <= wish.most_depth
        for value in values
        for pairs in PAIRS_OF_A_GIVEN_STACK
    )
    if stack is not None and not deep_enough:
        return Refused(
            "STACK_OUT_OF_DEPTH", stack=stack, shallow=wish.least_depth, deep=wish.most_depth
        )
    return Refused("CHIPS_NO_SOUND_STACK", largest=values[-1], most=MOST_CHIPS)


def no_way_up(wish: StructureRequest, climbs: Sequence[Climb]) -> Refused:
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


LEAST_WORKING = 10
"""Chips worth no more than two big blinds of the first level, before each player."""

MOST_CHIPS = 60
"""Three piles of twenty: above, a stack is not counted at a glance (3.3)."""

DOZENS = 12
SEVERAL = 6

KEPT_PARTS = 40

FEWEST_SMALLEST = 4

LACK_WEIGHS = (1.0, 0.05, 0.0)
"""What a chip that the cases lack weighs: first everything, then less where no stack is sound."""


@dataclass(frozen=True, slots=True)
class StartingStack:
    """``counts`` are (value, how many), smallest value first; amounts in chips.

    ``strain`` says how far from the stack a director would lay out (0: just so), and
    ``lacking`` how many chips the cases would need besides for everybody.
    """

    counts: tuple[tuple[int, int], ...]
    strain: float = 0.0
    lacking: int = 0

    @property
    def amount(self) -> int:
        """Return what the stack is worth.

        >>> StartingStack(((25, 12), (100, 12), (500, 5), (1000, 6))).amount
        10000
        """
        return sum(value * count for value, count in self.counts)

    @property
    def chips(self) -> int:
        """Return how many chips it holds."""
        return sum(count for _, count in self.counts)

    @property
    def values(self) -> tuple[int, ...]:
        """Return its values, smallest first."""
        return tuple(value for value, _ in self.counts)

    def working(self, big_blind: int) -> int:
        """Return how many of its chips work at a level: worth two big blinds at most."""
        return sum(count for value, count in self.counts if value <= 2 * big_blind)


@dataclass(frozen=True, slots=True)
class _Part:
    """A stack half laid out: what is still to be made of larger values."""

    rest: int
    counts: tuple[tuple[int, int], ...] = ()
    strain: float = 0.0
    lacking: int = 0
    working: int = 0

    @property
    def chips(self) -> int:
        return sum(count for _, count in self.counts)


def starting_stack(
    amount: int,
    values: tuple[int, ...],
    big_blind: int,
    owned: Mapping[int, int | None],
    stacks: int,
) -> StartingStack | None:
    """Return the soundest stack of that amount whose smallest chip is ``values[0]``.

    ``owned`` is how many chips of a value the cases hold (None: not counted) for ``stacks``
    players. When the cases cannot make it, the stack that lacks the fewest chips; None when no
    stack is sound whatever the cases hold.
    """
    usable = tuple(value for value in values if value * 4 <= amount)
    if not usable or usable[0] != values[0]:
        return None
    for dearness in LACK_WEIGHS:
        parts = [_Part(amount)]
        for rank, value in enumerate(usable):
            held = owned.get(value)
            room = MOST_CHIPS if held is None else held // stacks
            works = value <= 2 * big_blind
            laid = (
                laid for part in parts for laid in _with(part, usable[rank:], rank, room, works)
            )
            parts = _best(laid, dearness)
        sound = [part for part in parts if part.working >= LEAST_WORKING]
        if sound:
            return _laid_out(sound[0], stacks)
    return None


def _best(parts: Iterable[_Part], dearness: float) -> list[_Part]:
    """Return the best part of each kind: what it leaves to make, whether enough chips work."""
    best: dict[tuple[int, int], _Part] = {}
    for part in sorted(parts, key=lambda part: part.strain + dearness * part.lacking):
        best.setdefault((part.rest, min(part.working, LEAST_WORKING)), part)
    return list(best.values())[:KEPT_PARTS]


def _laid_out(part: _Part, stacks: int) -> StartingStack:
    counts = tuple((value, count) for value, count in part.counts if count)
    # What too many chips cost, or too few to play with.
    crowd = 0.01 * max(0, part.chips - 40) + 0.02 * max(0, 20 - part.chips)
    return StartingStack(counts, part.strain + crowd, part.lacking * stacks)


def _with(
    part: _Part, values: tuple[int, ...], rank: int, room: int, works: bool
) -> Iterator[_Part]:
    """Yield the part with each possible count of ``values[0]`` more; ``works`` at level 1."""
    value = values[0]
    larger = values[1:]
    usual = DOZENS if rank < 2 else SEVERAL
    weight = 0.02 if rank < 2 else 0.015
    for count in _counts(part, value, larger, rank):
        rest = part.rest - count * value
        if rest and not payable(rest, larger):
            continue
        none = 0.02 if not count else 0.0
        off_usual = weight * abs(count - usual) + 0.02 * max(0, count - 20) + none
        yield _Part(
            rest,
            (*part.counts, (value, count)),
            part.strain + off_usual,
            part.lacking + max(0, count - room),
            part.working + (count if works else 0),
        )


def _counts(part: _Part, value: int, larger: tuple[int, ...], rank: int) -> range:
    """Return the counts worth trying: those that leave what larger values can divide."""
    left = MOST_CHIPS - part.chips
    least = FEWEST_SMALLEST if rank == 0 else 0
    most = min(part.rest // value, left)
    if not larger:
        only = part.rest // value
        return range(only, only + 1) if part.rest % value == 0 and only <= left else range(0)
    unit = gcd(*larger)
    step = unit // gcd(unit, value)
    # The first count that leaves a multiple of what the larger values share, if any does.
    first = next(
        (n for n in range(least, least + step) if (part.rest - n * value) % unit == 0), None
    )
    return range(0) if first is None else range(first, most + 1, step)
