"""Starting stacks made of chips: how many of each value before each player (ROPTA 3.3).

A stack is sound when ten chips at least work at the first level, about a dozen of each small
value, and no chip is worth more than a quarter of it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from math import gcd

from td_app.tournament.state.chips import payable

LEAST_WORKING = 10
"""Chips worth no more than two big blinds of the first level, before each player."""


MOST_CHIPS = 60
"""Three piles of twenty: above, a stack is not counted at a glance (3.3)."""


DOZENS, SEVERAL = 12, 6


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
            room = _room(owned.get(value), stacks)
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
    return StartingStack(counts, part.strain + _crowd(part.chips), part.lacking * stacks)


def _room(owned: int | None, stacks: int) -> int:
    """Return how many chips of a value each player can get."""
    return MOST_CHIPS if owned is None else owned // stacks


def _with(
    part: _Part, values: tuple[int, ...], rank: int, room: int, works: bool
) -> Iterator[_Part]:
    """Yield the part with each possible count of ``values[0]`` more; ``works`` at level 1."""
    value, larger = values[0], values[1:]
    for count in _counts(part, value, larger, rank):
        rest = part.rest - count * value
        if rest and not payable(rest, larger):
            continue
        yield _Part(
            rest,
            (*part.counts, (value, count)),
            part.strain + _off_usual(count, rank),
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


def _off_usual(count: int, rank: int) -> float:
    usual = DOZENS if rank < 2 else SEVERAL
    weight = 0.02 if rank < 2 else 0.015
    return weight * abs(count - usual) + 0.02 * max(0, count - 20) + (0.02 if not count else 0.0)


def _crowd(chips: int) -> float:
    """Return what too many chips, or too few to play with, cost."""
    return 0.01 * max(0, chips - 40) + 0.02 * max(0, 20 - chips)
