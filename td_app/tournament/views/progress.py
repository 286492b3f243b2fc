"""How far the tournament is, and what play has fixed of its settings."""

from __future__ import annotations

from dataclasses import dataclass

from td_app.tournament.planning.pool import pool_now
from td_app.tournament.state.clock import MINUTE_MS, read_clock
from td_app.tournament.state.tournament import TableStatus, TournamentState
from td_app.tournament.views.clock import StackDepth, average_so_far, played_ms


@dataclass(frozen=True, slots=True)
class Progress:
    """How far the tournament is.

    ``drawn`` once seats are, ``started`` once the clock was, ``running`` while it does and play
    goes on, ``over`` when one player is left, ``day_over`` when a day 1 has ended, ``cancelled``
    for good; ``owes`` when that leaves something to pay. ``present`` of those ``entered``; ``out``
    so far.
    """

    drawn: bool
    started: bool
    running: bool
    over: bool
    entered: int
    present: int
    players_left: int
    out: int
    chips_in_play: int
    day_over: bool = False
    cancelled: bool = False
    owes: bool = False


def progress(state: TournamentState) -> Progress:
    """Return how far the tournament is."""
    return Progress(
        drawn=state.drawn,
        started=state.clock.started,
        running=state.clock.running and not state.over,
        over=state.over,
        entered=len(state.entrants),
        present=sum(1 for entrant in state.entrants.values() if entrant.present),
        players_left=state.players_left,
        out=len(state.outs),
        chips_in_play=state.chips_in_play,
        day_over=state.bagged is not None,
        cancelled=state.cancelled is not None,
        owes=state.cancelled is not None and bool(state.cancelled.payments),
    )


@dataclass(frozen=True, slots=True)
class Fixed:
    """What cannot change any more: a draw made, tables used, levels played.

    ``played`` counts the rows of the structure that are over; ``started`` when the clock is.
    ``minutes`` of it are played, breaks included; ``averages`` are those of the stacks until then.
    ``pool``: the cents that ``entries`` have made. ``over``: nobody plays any more.
    """

    drawn: bool = False
    tables: frozenset[int] = frozenset()
    started: bool = False
    played: int = 0
    entrants: int = 0
    pool: int = 0
    entries: int = 0
    minutes: int = 0
    averages: tuple[StackDepth, ...] = ()
    over: bool = False


NOTHING_FIXED = Fixed()


def fixed_by(state: TournamentState, now_ms: int) -> Fixed:
    """Return what play has fixed at ``now_ms`` (milliseconds since 1970)."""
    used = frozenset(
        table.number
        for table in state.tables.values()
        if state.drawn and table.status is not TableStatus.WAITING
    )
    steps = state.setup.structure.steps
    started = state.clock.started and bool(steps)
    step = read_clock(state.clock, state.setup.structure, now_ms).step if started else 0
    pool = pool_now(state)
    fixed = (state.drawn, used, started, step, len(state.entrants))
    minutes = played_ms(state, now_ms) // MINUTE_MS if started else 0
    averages = average_so_far(state, now_ms) if started else ()
    made = (pool.total, pool.entries, minutes, averages)
    return Fixed(*fixed, *made, over=state.over)
