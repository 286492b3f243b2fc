"""The club's chips and what each is worth; stacks counted, colours taken out of play (3.2)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from heapq import heappop, heappush
from math import gcd

from rules_ropta.ruling import Refused
from td_app.tournament.state.structure import Break, Level, Structure


@dataclass(frozen=True, slots=True)
class RacedStack:
    """One player's colour-up: chips of the value held, exchanged, left over; chips won.

    ``before`` and ``after`` are his whole stack, None when it was not counted.
    """

    entrant: int
    place: int
    chips: int
    given: int
    got: int
    left: int
    cards: tuple[str, ...]
    won: int
    survival: int
    before: int | None
    after: int | None


COLOURS = (
    *("white", "red", "green", "blue", "black", "purple"),
    *("yellow", "orange", "pink", "brown", "grey", "light_blue"),
)
"""Colour codes that screens and papers know how to name and draw."""

LARGEST_VALUE = 1_000_000


@dataclass(frozen=True, slots=True)
class Chip:
    """A value, its colour code, and how many the club owns (None: not counted)."""

    value: int
    colour: str
    quantity: int | None = None


@dataclass(frozen=True, slots=True)
class ChipSet:
    """The chips put in play for a tournament, in any order."""

    chips: tuple[Chip, ...] = ()

    @property
    def values(self) -> tuple[int, ...]:
        """Return the values, smallest first.

        >>> CLUB_CHIPS.values
        (25, 100, 500, 1000, 5000)
        """
        return tuple(sorted(chip.value for chip in self.chips))

    def chip_of(self, value: int) -> Chip | None:
        """Return the chip of that value, None where the set has no such chip."""
        return next((chip for chip in self.chips if chip.value == value), None)


CLUB_CHIPS = ChipSet(
    (
        Chip(25, "green"),
        Chip(100, "black"),
        Chip(500, "purple"),
        Chip(1000, "yellow"),
        Chip(5000, "orange"),
    )
)
"""What a club plays with until it has entered its own set."""


def written(chips: ChipSet) -> str:
    """Return a chip set as one line, for the club's settings.

    >>> written(ChipSet((Chip(25, "green"), Chip(100, "black", 300))))
    '25 green; 100 black 300'
    """
    return "; ".join(
        " ".join(str(part) for part in (chip.value, chip.colour, chip.quantity) if part is not None)
        for chip in chips.chips
    )


def read(text: str) -> ChipSet | None:
    """Return the chip set written so; None when it is not one.

    >>> read("25 green; 100 black 300") == ChipSet((Chip(25, "green"), Chip(100, "black", 300)))
    True
    """
    try:
        found = []
        for line in text.split(";"):
            value, colour, *quantity = line.split()
            found.append(Chip(int(value), colour, int(quantity[0]) if quantity else None))
        chips = ChipSet(tuple(found))
        check_chip_set(chips)
    except (ValueError, Refused):
        return None
    return chips


def check_chip_set(chips: ChipSet) -> None:
    """Refuse a set that cannot be played: empty, a value or a colour twice or unknown."""
    if not chips.chips:
        raise Refused("CHIP_SET_EMPTY")
    values: set[int] = set()
    colours: set[str] = set()
    for chip in chips.chips:
        if not 1 <= chip.value <= LARGEST_VALUE:
            raise Refused("CHIP_VALUE", value=chip.value, largest=LARGEST_VALUE)
        if chip.value in values:
            raise Refused("CHIP_VALUE_TWICE", value=chip.value)
        if chip.colour not in COLOURS:
            raise Refused("CHIP_COLOUR", value=chip.value, colour=chip.colour)
        if chip.colour in colours:
            raise Refused("CHIP_COLOUR_TWICE", value=chip.value, colour=chip.colour)
        if chip.quantity is not None and chip.quantity < 0:
            raise Refused("CHIP_QUANTITY", value=chip.value, quantity=chip.quantity)
        values.add(chip.value)
        colours.add(chip.colour)


def payable(amount: int, values: Iterable[int]) -> bool:
    """Return whether chips of these values make the amount exactly, without change.

    >>> payable(150, (25, 100)), payable(150, (100, 500))
    (True, False)
    """
    if amount <= 0:
        return amount == 0
    in_order = tuple(sorted(set(values)))
    if not in_order:
        return False
    unit = gcd(*in_order)
    if amount % unit:
        return False
    least = _least_by_remainder(tuple(value // unit for value in in_order))
    amount //= unit
    reached = least.get(amount % (in_order[0] // unit))
    return reached is not None and reached <= amount


@lru_cache(maxsize=256)
def _least_by_remainder(values: tuple[int, ...]) -> dict[int, int]:
    """Return the least amount reached for each remainder by the smallest value.

    Any amount above it with the same remainder needs only more of the smallest chip:
    one answer for every amount, however large.
    """
    smallest = values[0]
    least: dict[int, int] = {}
    waiting = [0]
    while waiting:
        amount = heappop(waiting)
        if amount % smallest in least:
            continue
        least[amount % smallest] = amount
        for value in values[1:]:
            if (amount + value) % smallest not in least:
                heappush(waiting, amount + value)
    return least


def level_payable(level: Level, values: Iterable[int]) -> bool:
    """Return whether both blinds and the ante are paid exactly with these values."""
    in_play = tuple(values)
    return all(
        payable(amount, in_play) for amount in (level.small_blind, level.big_blind, level.ante)
    )


def unpayable_rows(values: Iterable[int], structure: Structure) -> tuple[int, ...]:
    """Return the rows (from 1) whose level the chips then in play cannot pay exactly."""
    in_order = tuple(values)
    return tuple(
        row
        for row, step in enumerate(structure.steps, 1)
        if isinstance(step, Level)
        and not level_payable(step, values_in_play(in_order, structure, row - 1))
    )


def values_in_play(values: Iterable[int], structure: Structure, step: int) -> tuple[int, ...]:
    """Return the values still in play at ``step`` (from 0), smallest first (3.2).

    At a break, what it removes is still there: it leaves while the break lasts.
    """
    gone = {
        value
        for before in structure.steps[:step]
        if isinstance(before, Break)
        for value in before.removes
    }
    return tuple(sorted(set(values) - gone))


def colour_up_break(values: Iterable[int], structure: Structure) -> Structure:
    """Return the structure with, at each break, the values that leave there (3.2).

    A value leaves at the first break after which the larger ones alone pay every blind
    and ante; the largest never leaves. What the breaks said before is replaced.

    >>> steps = (Level(75, 150), Break(10), Level(100, 200))
    >>> colour_up_break((25, 100), Structure(steps)).steps[1]
    Break(minutes=10, removes=(25,))
    """
    in_order = tuple(sorted(set(values)))
    leaving = {
        value: _leaves_at(in_order[rank + 1 :], structure)
        for rank, value in enumerate(in_order[:-1])
    }
    return Structure(
        tuple(
            replace(step, removes=tuple(value for value in leaving if leaving[value] == place))
            if isinstance(step, Break)
            else step
            for place, step in enumerate(structure.steps)
        )
    )


def _leaves_at(larger: tuple[int, ...], structure: Structure) -> int | None:
    """Return the place of the first break after which ``larger`` suffices, if any."""
    found = None
    level_after = False
    for place in range(len(structure.steps) - 1, -1, -1):
        step = structure.steps[place]
        if isinstance(step, Level):
            if not level_payable(step, larger):
                break
            level_after = True
        elif level_after:
            # After the last level nothing is played: a colour-up there would be for nobody.
            found = place
    return found


@dataclass(frozen=True, slots=True)
class StackRecord:
    """A stack in chips, the level it was counted at, and by which table.

    ``sure`` until somebody goes out at that table: his chips are before the others since.
    """

    chips: int
    level: int
    table: int
    at_ms: int
    sure: bool = True


@dataclass(frozen=True, slots=True)
class Race:
    """The colour-up of a value at one table, as its event holds it and as the state does.

    ``new_chips`` were raced, ``seed`` dealt the cards when drawn. ``survival_value``: what a chip
    given to stay in is worth, the smallest value left in play. ``unwritten``: it was held at the
    table, and nobody wrote down what each had.
    """

    table: int
    low: int
    high: int
    stacks: tuple[RacedStack, ...]
    new_chips: int
    winners: tuple[int, ...]
    survivors: tuple[int, ...]
    survival_value: int
    collector: int | None
    drift: int
    seed: str
    level: int
    at_ms: int
    cites: tuple[str, ...]
    unwritten: bool = False


@dataclass(frozen=True, slots=True)
class RaceRecord:
    """A colour-up that took place (``event``); ``sequence`` is its entry in the journal."""

    sequence: int
    event: Race


Owned = Mapping[int, int | None]
"""How many chips of each value the cases hold; None when nobody counted them."""
