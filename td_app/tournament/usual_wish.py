"""What to ask of a structure when a director has said nothing yet: the draft's own ways."""

from __future__ import annotations

from rules_ropta.ruling import Refused
from td_app.tournament.setup import TournamentSetup
from td_app.tournament.structure import AnteFormat, Break, Level
from td_app.tournament.structure_forecast import forecast
from td_app.tournament.structure_wish import (
    DEEPEST,
    LONGEST_EVENING,
    LONGEST_LEVEL,
    SHALLOWEST,
    SHORTEST_EVENING,
    SHORTEST_LEVEL,
    StructureWish,
)

USUAL = StructureWish()
ONE_LATE_IN = 10
LEVELS_BEFORE_A_BREAK = 4
EITHER_SIDE = 5


def usual_wish(setup: TournamentSetup, players: int, *, drawn: bool = False) -> StructureWish:
    """Return the evening these settings suggest, for so many players.

    Length, levels, breaks and antes are those of the settings' own structure. Once seats are
    ``drawn`` the starting stack stays what it is.
    """
    levels = setup.structure.levels
    minutes = levels[0].minutes if levels else 20
    first_break, between = _breaks(setup, minutes)
    least, most = _depths(setup)
    ante = next((n for n, level in enumerate(levels, 1) if level.ante), USUAL.ante_from_level)
    return StructureWish(
        players=players,
        late=_late(setup, players),
        minutes=_length(setup, players),
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


def _late(setup: TournamentSetup, players: int) -> int:
    """Return one stack in reserve for ten players, as far as there are seats."""
    places = sum(setup.seats_of(table) - len(table.out_of_use) for table in setup.tables)
    return max(0, min(-(-players // ONE_LATE_IN), places - players))


def _length(setup: TournamentSetup, players: int) -> int:
    """Return when the end is expected, to the quarter of an hour; four hours when it is not."""
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
    found, played = [], 0
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
    least, most = USUAL.least_depth, USUAL.most_depth
    if depth < least:
        least = depth * 4 // 50 * 10
    if depth > most:
        most = -(-depth * 6 // 50) * 10
    return _within(SHALLOWEST, least, DEEPEST), _within(SHALLOWEST, most, DEEPEST)


def _within(least: int, wanted: int, most: int) -> int:
    return max(least, min(most, wanted))
