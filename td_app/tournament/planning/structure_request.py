"""The request a structure is made from: players, duration, chips and breaks."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import tzinfo
from itertools import count

from rules_ropta.ruling import Refused
from td_app.tournament.planning.structure_forecast import forecast
from td_app.tournament.state.clock import MINUTE_MS
from td_app.tournament.state.setup import (
    TournamentSetup,
    closing_moment,
    is_date,
    is_later_day,
    is_time_of_day,
    said_start,
    start_of_play,
)
from td_app.tournament.state.structure import AnteFormat, Break, Level

MOST_PLAYERS = 2_000

SHORTEST_EVENING = 30
LONGEST_EVENING = 1_440

SHORTEST_LEVEL = 5
LONGEST_LEVEL = 90

SHALLOWEST = 20
DEEPEST = 1_000


@dataclass(frozen=True, slots=True)
class StructureRequest:
    """The evening wanted. Lengths in minutes, depths in big blinds before each player.

    ``late`` is how many stacks are made besides those of the players expected; ``minutes`` is
    counted on the clock, breaks included; ``first_break`` 0 asks for no break, and
    ``ante_from_level`` 0 for no ante; ``stack`` None leaves the starting stack to be chosen.
    """

    players: int = 40
    late: int = 0
    minutes: int = 240
    shortest_level: int = 15
    longest_level: int = 25
    first_break: int = 80
    between_breaks: int = 80
    break_minutes: int = 10
    ante_from_level: int = 4
    ante_format: AnteFormat = AnteFormat.BIG_BLIND
    least_depth: int = 100
    most_depth: int = 200
    stack: int | None = None

    @property
    def stacks(self) -> int:
        """Return how many starting stacks must be ready."""
        return self.players + self.late


def check_wish(wish: StructureRequest) -> None:
    """Refuse what no evening can be: ``PLAYERS_TOO_FEW`` or ``WISH_`` and what is wrong."""
    if wish.players < 2:
        raise Refused("PLAYERS_TOO_FEW", players=wish.players, least=2)
    if wish.late < 0 or wish.stacks > MOST_PLAYERS:
        raise Refused("WISH_PLAYERS", stacks=wish.stacks, most=MOST_PLAYERS)
    if not SHORTEST_EVENING <= wish.minutes <= LONGEST_EVENING:
        raise Refused("WISH_MINUTES", least=SHORTEST_EVENING, most=LONGEST_EVENING // 60)
    if not SHORTEST_LEVEL <= wish.shortest_level <= wish.longest_level <= LONGEST_LEVEL:
        raise Refused(
            "WISH_LEVELS",
            shortest=wish.shortest_level,
            longest=wish.longest_level,
            least=SHORTEST_LEVEL,
            most=LONGEST_LEVEL,
        )
    if wish.first_break and not _breaks_sound(wish):
        raise Refused("WISH_BREAKS", least=SHORTEST_LEVEL)
    if not SHALLOWEST <= wish.least_depth <= wish.most_depth <= DEEPEST:
        raise Refused(
            "WISH_DEPTH",
            shallow=wish.least_depth,
            deep=wish.most_depth,
            least=SHALLOWEST,
            most=DEEPEST,
        )
    if wish.ante_from_level < 0:
        raise Refused("WISH_ANTE", level=wish.ante_from_level)
    if wish.stack is not None and not 1 <= wish.stack <= 1_000_000_000:
        raise Refused("SETUP_STACK", stack=wish.stack)


def _breaks_sound(wish: StructureRequest) -> bool:
    lengths = (wish.first_break, wish.between_breaks)
    return min(lengths) >= SHORTEST_LEVEL and 1 <= wish.break_minutes <= 120


FEWEST_LEVELS = 2


@dataclass(frozen=True, slots=True)
class EveningPlan:
    """``levels`` of ``level_minutes`` each before the end is expected, at minute ``minutes``.

    ``breaks`` are the numbers of the levels after which there is one; ``strain`` says how far
    the plan is from what was asked (0: nothing is missed).
    """

    level_minutes: int
    levels: int
    breaks: tuple[int, ...]
    minutes: int
    strain: float


def evening_plans(wish: StructureRequest) -> tuple[EveningPlan, ...]:
    """Return the plan of each length of level allowed, the nearest to the wish first."""
    lengths = range(wish.shortest_level, wish.longest_level + 1)
    plans = (evening_plan(wish, length) for length in lengths)
    return tuple(sorted(plans, key=lambda plan: (plan.strain, plan.level_minutes)))


def evening_plan(wish: StructureRequest, level_minutes: int) -> EveningPlan:
    """Return the plan with levels of this length that ends nearest to the minutes wanted."""
    ends = _nearest_end(wish, level_minutes)
    return planned(wish, level_minutes, ends)


def planned(wish: StructureRequest, level_minutes: int, levels: int) -> EveningPlan:
    """Return the plan that expects the end after this many levels.

    No break comes after the last level, nor just before it: the end is played in one go.
    """
    breaks = tuple(
        after for after in _breaks_after(wish, level_minutes, levels) if after <= levels - 2
    )
    minutes = levels * level_minutes + len(breaks) * wish.break_minutes
    return EveningPlan(
        level_minutes, levels, breaks, minutes, _strain(wish, level_minutes, minutes)
    )


def _nearest_end(wish: StructureRequest, level_minutes: int) -> int:
    best = FEWEST_LEVELS
    missed = None
    for levels in count(FEWEST_LEVELS):
        off = abs(planned(wish, level_minutes, levels).minutes - wish.minutes)
        if missed is not None and off > missed:
            return best
        best = levels
        missed = off
    raise AssertionError("an evening always gets longer")


def _breaks_after(wish: StructureRequest, level_minutes: int, levels: int) -> tuple[int, ...]:
    if not wish.first_break:
        return ()
    first = levels_in(wish.first_break, level_minutes)
    return tuple(range(first, levels, levels_in(wish.between_breaks, level_minutes)))


def levels_in(minutes: int, level_minutes: int) -> int:
    """Return how many levels come nearest to so many minutes, one at least.

    >>> levels_in(80, 20), levels_in(75, 20), levels_in(5, 20)
    (4, 4, 1)
    """
    return max(1, (2 * minutes + level_minutes) // (2 * level_minutes))


def _strain(wish: StructureRequest, level_minutes: int, minutes: int) -> float:
    """Return how far from the wish: the end first, then the breaks, then the usual lengths."""
    off = 2.0 * abs(minutes - wish.minutes) / wish.minutes
    if wish.first_break:
        off += _off(wish.first_break, level_minutes) + 0.5 * _off(
            wish.between_breaks, level_minutes
        )
    middle = (wish.shortest_level + wish.longest_level) / 2
    off += 0.3 * abs(level_minutes - middle) / middle
    return off + (0.0 if level_minutes % 5 == 0 else 0.25)


def _off(minutes: int, level_minutes: int) -> float:
    return abs(levels_in(minutes, level_minutes) * level_minutes - minutes) / minutes


USUAL = StructureRequest()

ONE_LATE_IN = 10

KEPT_FREE = 8
"""Of the hall's hours, one part in so many is kept free: an end expected then comes in time."""

LEVELS_BEFORE_A_BREAK = 4

EITHER_SIDE = 5


@dataclass(frozen=True, slots=True)
class HallHours:
    """How long the hall is open for play, in minutes; ``from_now``: no starting hour is known."""

    minutes: int
    from_now: bool = False


def hall_hours(
    setup: TournamentSetup, now_ms: int, zone: tzinfo | None = None, *, started: bool = False
) -> HallHours | None:
    """Return the time from the start of play until the hall closes, None where it is not known.

    Without an hour said for the start it counts from now, or is not known before the day. Once
    play has ``started`` it counts from the hour said, however long ago.
    """
    day = setup.date
    starts_at = setup.starts_at
    closes_at = setup.closes_at
    if not is_time_of_day(closes_at) or (starts_at and not is_time_of_day(starts_at)):
        return None
    if day and (not is_date(day) or (not starts_at and is_later_day(day, now_ms, zone))):
        return None
    if started and not starts_at:
        return None
    begins = start_of_play(day, starts_at, now_ms, zone)
    if started:
        begins = said_start(day, starts_at, now_ms, zone)
    minutes = (closing_moment(closes_at, begins, zone) - begins) // MINUTE_MS
    return HallHours(minutes, from_now=begins == now_ms)


def usual_wish(
    setup: TournamentSetup, players: int, *, drawn: bool = False, hall: int | None = None
) -> StructureRequest:
    """Return the evening these settings suggest, for so many players.

    Levels, breaks and antes are those of the settings' own structure, and the length too unless
    the ``hall`` is open for so many minutes: an eighth of them is kept free. Once seats are
    ``drawn`` the starting stack stays what it is.
    """
    levels = setup.structure.levels
    minutes = levels[0].minutes if levels else 20
    first_break, between = _breaks(setup, minutes)
    least, most = _depths(setup)
    ante = next((n for n, level in enumerate(levels, 1) if level.ante), USUAL.ante_from_level)
    # One stack in reserve for ten players, as far as there are seats.
    places = sum(setup.seats_of(table) - len(table.out_of_use) for table in setup.tables)
    return StructureRequest(
        players=players,
        late=max(0, min(-(-players // ONE_LATE_IN), places - players)),
        minutes=_length(setup, players, hall),
        shortest_level=_within(SHORTEST_LEVEL, minutes - EITHER_SIDE, LONGEST_LEVEL),
        longest_level=_within(SHORTEST_LEVEL, minutes + EITHER_SIDE, LONGEST_LEVEL),
        first_break=first_break,
        between_breaks=between,
        break_minutes=next(
            (step.minutes for step in setup.structure.steps if isinstance(step, Break)),
            USUAL.break_minutes,
        ),
        ante_from_level=0 if setup.ante_format is AnteFormat.NONE else ante,
        ante_format=setup.ante_format,
        least_depth=least,
        most_depth=most,
        stack=setup.starting_stack if drawn else None,
    )


def _length(setup: TournamentSetup, players: int, hall: int | None) -> int:
    """Return when the end is expected, to the quarter of an hour; four hours when it is not."""
    if hall is not None:
        wanted = hall * (KEPT_FREE - 1) // KEPT_FREE
        return _within(SHORTEST_EVENING, wanted // 15 * 15, LONGEST_EVENING)
    try:
        end = forecast(setup.structure, setup.starting_stack, players).expected_end_minutes
    except Refused:
        end = None
    if end is None:
        return USUAL.minutes
    return _within(SHORTEST_EVENING, round(end / 15) * 15, LONGEST_EVENING)


def _breaks(setup: TournamentSetup, level_minutes: int) -> tuple[int, int]:
    """Return the minutes of play before the first break, and before the second one."""
    usual = level_minutes * LEVELS_BEFORE_A_BREAK
    found = []
    played = 0
    for step in setup.structure.steps:
        if isinstance(step, Level):
            played += step.minutes
        else:
            found.append(max(SHORTEST_LEVEL, played))
            played = 0
    first = found[0] if found else usual
    return first, found[1] if len(found) > 1 else first


def _depths(setup: TournamentSetup) -> tuple[int, int]:
    """Return the usual depths, widened to hold the one of these settings."""
    levels = setup.structure.levels
    if not levels:
        return USUAL.least_depth, USUAL.most_depth
    depth = setup.starting_stack // max(1, levels[0].big_blind)
    least = USUAL.least_depth
    most = USUAL.most_depth
    if depth < least:
        least = depth * 4 // 50 * 10
    if depth > most:
        most = -(-depth * 6 // 50) * 10
    return _within(SHALLOWEST, least, DEEPEST), _within(SHALLOWEST, most, DEEPEST)


def _within(least: int, wanted: int, most: int) -> int:
    return max(least, min(most, wanted))
