"""What a structure promises: its length, and the depth of play hour by hour."""

from __future__ import annotations

from dataclasses import dataclass
from math import isqrt

from rules_ropta.ruling import Refused
from td_app.tournament.structure import Level, Structure, check_structure

BIG_BLINDS_AT_THE_END = 20
"""A tournament tends to end when about this many big blinds are in play in all."""


@dataclass(frozen=True, slots=True)
class HourLine:
    """Where play stands after ``hour`` hours of clock, breaks included (0: the start).

    Amounts in chips; ``average_big_blinds_tenths`` in tenths of a big blind (253 reads 25.3).
    ``players_left_estimate`` and the two averages drawn from it are estimates.
    """

    hour: int
    level: int
    small_blind: int
    big_blind: int
    ante: int
    players_left_estimate: int
    average_stack: int
    average_big_blinds_tenths: int


@dataclass(frozen=True, slots=True)
class Forecast:
    """The whole length in minutes, when the end is to be expected, and each hour.

    ``expected_end_minutes`` is an estimate counted from the start, None when the structure
    stops before so few big blinds are in play; ``last_big_blinds_tenths`` says how many
    are in play in all at the last level, in tenths.
    """

    total_minutes: int
    expected_end_minutes: int | None
    last_big_blinds_tenths: int
    hours: tuple[HourLine, ...]


def forecast(structure: Structure, starting_stack: int, players: int) -> Forecast:
    """Return what to expect of the structure; nobody late, no penalty, no pause.

    Refused: what ``check_structure`` refuses, ``STACK_TOO_SMALL``, ``PLAYERS_TOO_FEW``.
    """
    check_structure(structure)
    if starting_stack < 1:
        raise Refused("STACK_TOO_SMALL", stack=starting_stack)
    if players < 2:
        raise Refused("PLAYERS_TOO_FEW", players=players, least=2)
    in_play = starting_stack * players
    return Forecast(
        total_minutes=structure.minutes,
        expected_end_minutes=_expected_end(structure, in_play),
        last_big_blinds_tenths=in_play * 10 // structure.levels[-1].big_blind,
        hours=tuple(
            _hour_line(structure, hour, starting_stack, players)
            for hour in range((structure.minutes + 59) // 60)
        ),
    )


def players_left(starting_stack: int, players: int, first_big_blind: int, big_blind: int) -> int:
    """Return an estimate of the players left when the big blind has come to this.

    The model, and no more than a model: nobody is out at the start; while twenty big
    blinds weigh little beside a starting stack, few go out; once they outweigh it, about
    as many remain as can hold twenty big blinds each, so that one is left when twenty are
    in play in all. Between the two, the legs of a right angle join:
    players x stack / sqrt(stack^2 + (20 x (big blind - first big blind))^2).

    >>> [players_left(10_000, 40, 100, blind) for blind in (100, 300, 600, 2_000, 20_000)]
    [40, 37, 28, 10, 1]
    """
    risen = BIG_BLINDS_AT_THE_END * (big_blind - first_big_blind)
    pressed = isqrt(starting_stack**2 + risen**2)
    return max(1, (players * starting_stack + pressed // 2) // pressed)


def _hour_line(structure: Structure, hour: int, starting_stack: int, players: int) -> HourLine:
    number = _level_at(structure, hour * 60)
    level = structure.levels[number - 1]
    left = players_left(starting_stack, players, structure.levels[0].big_blind, level.big_blind)
    in_play = starting_stack * players
    return HourLine(
        hour=hour,
        level=number,
        small_blind=level.small_blind,
        big_blind=level.big_blind,
        ante=level.ante,
        players_left_estimate=left,
        average_stack=in_play // left,
        average_big_blinds_tenths=in_play * 10 // (left * level.big_blind),
    )


def _level_at(structure: Structure, minute: int) -> int:
    """Return the level at that minute; during a break, the one played before it."""
    ends = 0
    for place, step in enumerate(structure.steps):
        ends += step.minutes
        if minute < ends:
            return max(1, structure.level_number(place))
    return len(structure.levels)


def _expected_end(structure: Structure, in_play: int) -> int | None:
    """Return the minute at which the first level with so few big blinds in play begins."""
    begins = 0
    for step in structure.steps:
        if isinstance(step, Level) and step.big_blind * BIG_BLINDS_AT_THE_END >= in_play:
            return begins
        begins += step.minutes
    return None
