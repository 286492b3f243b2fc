"""Three ready structures made from the starting stack and the club's chips (ROPTA 3.2, 4.2)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from math import log

from rules_ropta.ruling import Refused
from td_app.tournament.planning.blind_ladder import (
    levels_of,
    pair_payable,
    round_figures,
    small_blind,
    working,
)
from td_app.tournament.planning.structure_forecast import BIG_BLINDS_AT_THE_END
from td_app.tournament.state.chips import ChipSet, check_chip_set, colour_up_break, payable
from td_app.tournament.state.structure import AnteFormat, Break, Level, Structure


class StructureKind(Enum):
    """The three evenings a club asks for."""

    CLUB_EVENING = "club_evening"
    DEEP = "deep"
    FAST = "fast"


@dataclass(frozen=True, slots=True)
class Pace:
    """How a kind of evening runs: depth in big blinds, rise in percent, length in minutes."""

    first_big_blinds: int
    rise_percent: int
    minutes: int
    ante_from_level: int


PACES = {
    StructureKind.CLUB_EVENING: Pace(100, 140, 20, 4),
    StructureKind.DEEP: Pace(175, 130, 25, 5),
    StructureKind.FAST: Pace(60, 150, 12, 4),
}

LEAST_BIG_BLINDS = 20
"""Under this depth at level 1 there is no tournament to play."""

BREAK_EVERY = 4

BREAK_MINUTES = 10


def ready_structure(
    kind: StructureKind,
    starting_stack: int,
    chips: ChipSet,
    ante_format: AnteFormat,
    players: int = 40,
) -> Structure:
    """Return a structure that every chip in play can pay, colour-ups at the breaks.

    It lasts one level more than it takes for about twenty big blinds to be in play.
    Refused: what ``check_chip_set`` refuses, ``PLAYERS_TOO_FEW``,
    ``STACK_TOO_SMALL_FOR_CHIPS``, ``STACK_NOT_PAYABLE_IN_CHIPS``.
    """
    check_chip_set(chips)
    values = chips.values
    if players < 2:
        raise Refused("PLAYERS_TOO_FEW", players=players, least=2)
    needed = LEAST_BIG_BLINDS * 2 * values[0]
    if starting_stack < needed:
        raise Refused(
            "STACK_TOO_SMALL_FOR_CHIPS", stack=starting_stack, smallest=values[0], needed=needed
        )
    if not payable(starting_stack, values):
        raise Refused("STACK_NOT_PAYABLE_IN_CHIPS", stack=starting_stack, smallest=values[0])
    pace = PACES[kind]
    big = _first_big_blind(starting_stack, pace.first_big_blinds, values)
    blinds = [big]
    while big * BIG_BLINDS_AT_THE_END < starting_stack * players:
        big = _next_big_blind(big, pace.rise_percent, values)
        blinds.append(big)
    blinds.append(_next_big_blind(big, pace.rise_percent, values))
    levels = levels_of(blinds, pace.ante_from_level, ante_format, values, pace.minutes)
    return colour_up_break(values, _with_breaks(levels, values))


def _first_big_blind(stack: int, depth: int, values: tuple[int, ...]) -> int:
    """Return the big blind that makes the stack nearest to ``depth`` big blinds."""
    pair = 2 * values[0]
    figures = [
        figure
        for figure in round_figures(pair, stack // LEAST_BIG_BLINDS)
        if small_blind(figure, values) * 2 == figure
    ]
    # The smallest pair is a usual first level, whichever chip it starts from (25/50).
    usual = min([pair, *figures], key=lambda figure: _off(stack, figure, depth))
    counted = pair * max(1, stack // (depth * pair))
    much_nearer = _off(stack, counted, depth) + 0.3 < _off(stack, usual, depth)
    return counted if much_nearer else usual


def _off(stack: int, big_blind: int, depth: int) -> float:
    return abs(log(stack / big_blind / depth))


def _next_big_blind(big_blind: int, rise_percent: int, values: tuple[int, ...]) -> int:
    """Return the round figure nearest to the wanted rise.

    Small chips are left behind when the larger ones offer a step short enough; else they
    stay in play rather than let the blinds leap.
    """
    figures = tuple(round_figures(big_blind + (big_blind + 4) // 5, big_blind * 2))
    retiring = [
        figure
        for figure in figures
        if figure * 10 <= big_blind * 17 and pair_payable(figure, working(figure, values))
    ]
    choice = retiring or [figure for figure in figures if pair_payable(figure, values)]
    if choice:
        return min(choice, key=lambda figure: _strain(figure, big_blind, rise_percent, values))
    # Chips of no usual figure: count in pairs of the smallest.
    pair = 2 * values[0]
    return pair * max(big_blind // pair + 1, big_blind * rise_percent // (100 * pair))


def _strain(figure: int, before: int, rise_percent: int, values: tuple[int, ...]) -> float:
    """Return how far a figure is from what the field would play next (0: just right)."""
    away = abs(log(figure * 100 / before / rise_percent))
    uneven = 0.15 if small_blind(figure, values) * 2 != figure else 0.0
    # 250/500 and 2,500/5,000 hold small chips in play for one level: 300/600 reads better.
    fives = 0.12 if str(figure).startswith("5") else 0.0
    return away + uneven + fives


def _with_breaks(levels: tuple[Level, ...], values: tuple[int, ...]) -> Structure:
    """Return the levels with a break about every four, moved by one to let a value leave."""
    leaving = _levels_before_leaving(levels, values)
    breaks: set[int] = set()
    after = BREAK_EVERY
    # No break just before the end: the last two levels are played in one go.
    while after <= len(levels) - 2:
        near = [n for n in (after, after + 1, after - 1) if n in leaving]
        after = near[0] if near else after
        breaks.add(after)
        after += BREAK_EVERY
    steps: list[Level | Break] = []
    for number, level in enumerate(levels, 1):
        steps.append(level)
        if number in breaks:
            steps.append(Break(BREAK_MINUTES))
    return Structure(tuple(steps))


def _levels_before_leaving(levels: tuple[Level, ...], values: tuple[int, ...]) -> set[int]:
    """Return the level numbers right after which a value is no longer needed."""
    steps: list[Level | Break] = []
    for level in levels:
        steps += [level, Break(BREAK_MINUTES)]
    removing = colour_up_break(values, Structure(tuple(steps)))
    return {
        removing.level_number(place)
        for place, step in enumerate(removing.steps)
        if isinstance(step, Break) and step.removes
    }
