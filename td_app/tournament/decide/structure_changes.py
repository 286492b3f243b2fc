"""The structure changed in play: what is past stays, what is on keeps its time (3.1)."""

from __future__ import annotations

from rules_ropta.ruling import Refused
from td_app.tournament import commands as cmd
from td_app.tournament import events as ev
from td_app.tournament.clock import ClockState, re_anchored
from td_app.tournament.decide.asking import level_now
from td_app.tournament.decide.context import Context
from td_app.tournament.state import TournamentState
from td_app.tournament.structure import Structure, check_structure
from td_app.tournament.structure_in_play import (
    carried_over,
    check_level_under_way,
    check_rows_played,
    check_values_removed,
    clock_in,
)


def change_structure(
    state: TournamentState, command: cmd.ChangeStructure, context: Context
) -> ev.StructureChanged:
    """Change the rows to come, and how long the present one lasts."""
    old, new = state.setup.structure, command.structure
    if state.over:
        raise Refused("TOURNAMENT_OVER")
    check_structure(new)
    if new == old:
        raise Refused("STRUCTURE_SAME")
    check_values_removed(old, new, state.setup.chips.values)
    if state.clock.started:
        here = re_anchored(state.clock, old, context.now_ms)
        check_rows_played(old, new, here.step, here.elapsed_ms)
        check_level_under_way(old, new, here.step)
    return ev.StructureChanged(
        structure=new,
        clock=clock_in(state.clock, old, new, context.now_ms),
        level=level_now(state, context) if state.clock.started else 0,
        minutes_saved=old.minutes - new.minutes,
    )


def clock_after(state: TournamentState, structure: Structure, context: Context) -> ClockState:
    """Return the clock in force once ``structure`` is back, by undo or redo."""
    return carried_over(state.clock, state.setup.structure, structure, context.now_ms)
