"""Why a made structure is as it is, in the order a director asks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from rules_ropta.ruling import Reason
from td_app.tournament.chips_to_prepare import Owned
from td_app.tournament.evening_plan import EveningPlan
from td_app.tournament.starting_stacks import FEWEST_SMALLEST
from td_app.tournament.structure import Level, Structure
from td_app.tournament.structure_wish import StructureWish

if TYPE_CHECKING:
    from td_app.tournament.structure_maker import MadeStructure


def choices_told(
    wish: StructureWish, made: MadeStructure, plan: EveningPlan, owned: Owned
) -> tuple[Reason, ...]:
    """Return the reasons: stack, chips, levels, breaks, antes, colour-ups, end, what to check."""
    return (
        *_of_the_stack(wish, made),
        *_of_the_chips(wish, made, owned),
        *_of_the_evening(wish, plan),
        *_of_the_blinds(wish, made.structure, plan),
        *_of_the_colour_ups(made),
        *_of_the_end(wish, made, plan),
    )


def _of_the_stack(wish: StructureWish, made: MadeStructure) -> Iterator[Reason]:
    first = made.structure.levels[0]
    depth = made.starting_stack // first.big_blind
    stack = made.starting_stack
    if wish.stack is not None:
        yield Reason("MADE_STACK_KEPT", {"stack": stack, "depth": depth})
    else:
        yield Reason(
            "MADE_STACK",
            {"stack": stack, "depth": depth, "least": wish.least_depth, "most": wish.most_depth},
        )
    if wish.late:
        yield Reason(
            "MADE_STACKS_IN_RESERVE",
            {"stacks": wish.stacks, "players": wish.players, "late": wish.late},
        )


def _of_the_chips(wish: StructureWish, made: MadeStructure, owned: Owned) -> Iterator[Reason]:
    big_blind = made.structure.levels[0].big_blind
    working = sum(count for value, count in made.stack if value <= 2 * big_blind)
    largest = made.stack[-1][0]
    yield Reason(
        "MADE_WORKING_CHIPS",
        {
            "working": working,
            "chips": sum(count for _, count in made.stack),
            "largest": largest,
            "share": made.starting_stack // largest,
        },
    )
    needed = {value for value, _ in made.chips_needed}
    for value in sorted(owned):
        held = owned[value]
        if value in needed or held == 0:
            continue
        fits = value * 4 <= made.starting_stack
        if fits and held is not None and held < FEWEST_SMALLEST * wish.stacks:
            yield Reason(
                "MADE_VALUE_TOO_FEW", {"value": value, "held": held, "stacks": wish.stacks}
            )
        else:
            yield Reason("MADE_VALUE_STAYS_IN_THE_CASE", {"value": value})


def _of_the_evening(wish: StructureWish, plan: EveningPlan) -> Iterator[Reason]:
    minutes = plan.level_minutes
    if not plan.breaks:
        yield Reason("MADE_WITHOUT_BREAK", {"minutes": minutes, "levels": plan.levels})
        return
    first = plan.breaks[0]
    yield Reason(
        "MADE_LEVELS",
        {"minutes": minutes, "levels": first, "played": first * minutes * 60},
    )
    if first * minutes != wish.first_break:
        yield Reason(
            "MADE_BREAK_MOVED",
            {"asked": wish.first_break * 60, "given": first * minutes * 60, "minutes": minutes},
        )


def _of_the_blinds(
    wish: StructureWish, structure: Structure, plan: EveningPlan
) -> Iterator[Reason]:
    levels = structure.levels
    risen = levels[plan.levels].big_blind / levels[0].big_blind
    percent = round(100 * (risen ** (1 / plan.levels) - 1))
    yield Reason("MADE_RISE", {"percent": percent, "levels": plan.levels})
    started = next((n for n, level in enumerate(levels, 1) if level.ante), None)
    if started is not None:
        ante = levels[started - 1].ante
        yield Reason("MADE_ANTE", {"level": started, "ante": ante})
    if started is not None and started != wish.ante_from_level:
        yield Reason("MADE_ANTE_WAITS", {"asked": wish.ante_from_level, "level": started})


def _of_the_colour_ups(made: MadeStructure) -> Iterator[Reason]:
    levels = made.structure.levels
    for colour_up in made.colour_ups:
        after = levels[colour_up.level]
        yield Reason(
            "MADE_COLOUR_UP",
            {
                "value": colour_up.value,
                "level": colour_up.level,
                "small_blind": after.small_blind,
                "big_blind": after.big_blind,
            },
        )


def _of_the_end(wish: StructureWish, made: MadeStructure, plan: EveningPlan) -> Iterator[Reason]:
    last: Level = made.structure.levels[plan.levels]
    yield Reason(
        "MADE_END",
        {
            "end": plan.minutes * 60,
            "level": plan.levels + 1,
            "small_blind": last.small_blind,
            "big_blind": last.big_blind,
            "left": made.starting_stack * wish.players // last.big_blind,
        },
    )
    off = plan.minutes - wish.minutes
    if off:
        yield Reason(
            "MADE_END_SOONER" if off < 0 else "MADE_END_LATER",
            {"asked": wish.minutes * 60, "off": abs(off) * 60, "minutes": plan.level_minutes},
        )
    yield Reason("MADE_LEVEL_BESIDES", {"level": plan.levels + 2})
