"""The Independent Chip Model: the value of a stack in prizes (room 54).

Malmuth–Harville: each place goes to a player still without one, in proportion to the stacks
left. Small fields by the plain sum, in exact fractions; large ones by ``icm_integral.py``.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import comb, gcd

from rules_ropta.field_types import Cents, Stack
from rules_ropta.formats.cents import whole_cents
from rules_ropta.question import procedure
from rules_ropta.ruling import Line, Plain, Reason, Refused, Ruling, applies
from rules_ropta.situation import Malformed

MOST_STEPS = 6_000
"""Steps of the plain sum beyond which the integral is used: ten players and ten prizes."""


@applies("room 54")
def icm_equities(stacks: Sequence[int], prizes: Sequence[int]) -> Ruling[tuple[int, ...]]:
    """Return the equity of each stack in cents, by the ICM: they sum to the prizes.

    Prizes from the first place on, fewer than the stacks if only some are paid. Refused:
    ``MORE_PRIZES_THAN_PLAYERS``.

    >>> icm_equities([5000, 3000, 2000], [600, 400]).decision
    (436, 330, 234)
    """
    if len(prizes) > len(stacks):
        raise Refused(
            "MORE_PRIZES_THAN_PLAYERS",
            cites=("room 54",),
            prizes=len(prizes),
            players=len(stacks),
        )
    shares = icm_shares(stacks, prizes)
    return Ruling(
        whole_cents(shares, sum(prizes)),
        cites=("room 54",),
        because=Reason("ICM_SHARES", {"players": len(stacks), "prizes": len(prizes)}),
    )


def plain_steps(players: int, prizes: int) -> int:
    """Return the steps of the plain sum: as many as there are sets and players outside them."""
    return sum(comb(players, place) * (players - place) for place in range(prizes))


def icm_shares(
    stacks: Sequence[int], prizes: Sequence[int | Fraction]
) -> tuple[Fraction, ...] | tuple[float, ...]:
    """Return each stack's share of the prizes before rounding.

    Exact fractions while the plain sum is short, else floats that sum to the prizes within a
    hundredth of a cent. Equal stacks have equal shares.

    >>> icm_shares([2, 1], [90])
    (Fraction(60, 1), Fraction(30, 1))
    """
    if plain_steps(len(stacks), len(prizes)) <= MOST_STEPS:
        return exact_shares(stacks, prizes)
    from rules_ropta.formats.icm_integral import integrated_shares

    return integrated_shares(stacks, prizes)


def exact_shares(stacks: Sequence[int], prizes: Sequence[int | Fraction]) -> tuple[Fraction, ...]:
    """Return each stack's share by the plain sum over who took the places before.

    The probability that some players took the first places, in any order, is kept by set: as
    many steps as there are sets and players outside them.

    >>> exact_shares([1, 1], [3, 1])
    (Fraction(2, 1), Fraction(2, 1))
    """
    unit = gcd(*stacks)
    chips = [stack // unit for stack in stacks]
    shares = [Fraction(0)] * len(chips)
    placed: dict[int, tuple[Fraction, int]] = {0: (Fraction(1), sum(chips))}
    for place, prize in enumerate(prizes):
        last = place + 1 == len(prizes)
        following: dict[int, tuple[Fraction, int]] = {}
        for players, (chance, left) in placed.items():
            a_chip = chance / left
            for i, chip in enumerate(chips):
                if players >> i & 1:
                    continue
                next_one = a_chip * chip
                shares[i] += next_one * prize
                if not last:
                    with_it = players | 1 << i
                    before = following.get(with_it, (0, 0))[0]
                    following[with_it] = (before + next_one, left - chip)
        placed = following
    return tuple(shares)


@dataclass(frozen=True, slots=True, kw_only=True)
class StacksAndPrizes:
    """The stacks still in, and the prizes still to be won, from first place on."""

    stacks: tuple[Stack, ...]
    prizes: tuple[Cents, ...]

    def __post_init__(self) -> None:
        """Refuse a table without players."""
        somebody("stacks", self.stacks)


def somebody(field: str, things: Sequence[object]) -> None:
    """Raise ``Malformed`` where the list is empty.

    >>> somebody("stacks", (100,))
    """
    if not things:
        raise Malformed("TOO_FEW", "one at least is needed", field)


@dataclass(frozen=True, slots=True)
class Equities:
    """The value of each stack in cents, in the order given."""

    equities: tuple[int, ...]


def _icm_line(decision: Plain, _: Plain) -> Line:
    equities = decision["equities"]
    return Line("ICM_EQUITIES", {"equities": tuple(equities), "total": sum(equities)})


@procedure("icm", "room 54", moment="tournament", line=_icm_line, text="room")
def icm(case: StacksAndPrizes) -> Ruling[Equities]:
    """Return what each stack is worth in prizes."""
    ruling = icm_equities(case.stacks, case.prizes)
    return Ruling(Equities(ruling.decision), cites=ruling.cites, because=ruling.because)
