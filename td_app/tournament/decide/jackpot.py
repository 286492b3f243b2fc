"""May this jackpot be drawn, and what does it give (room hexapro)?"""

from __future__ import annotations

from dataclasses import replace

from rules_ropta.formats.jackpot import PLAYERS, JackpotGame, jackpot
from rules_ropta.ruling import Refused
from td_app.tournament import commands as cmd
from td_app.tournament import events as ev
from td_app.tournament.decide.checks import Context, Deciders
from td_app.tournament.decide.draws import check_paid, to_be_drawn
from td_app.tournament.state.jackpot import CITES, EDITIONS, Jackpot
from td_app.tournament.state.structure import Level, Structure
from td_app.tournament.state.tournament import TournamentState

#: How the seed gives the number, for those who make the draw again with another edition.
METHOD = "sha256-jackpot-1"


def draw_jackpot(
    state: TournamentState, command: cmd.DrawJackpot, context: Context
) -> ev.JackpotDrawn:
    """Draw the multiplier; the stacks and levels that the table gives with it are in force."""
    _check(state)
    setup = state.setup
    seed = context.seed().hex()
    buy_in = setup.entry_terms.cost.price
    ruling = jackpot(JackpotGame(edition=EDITIONS[setup.jackpot], buy_in=buy_in, seed=seed))
    found = ruling.decision
    assert found.drawn is not None  # it came of a seed
    drawn = Jackpot(
        edition=setup.jackpot,
        buy_in=buy_in,
        seed=seed,
        method=METHOD,
        number=found.drawn,
        multiplier=f"{found.multiplier:f}",
        prize=found.prize,
        payout=found.payout,
        stack=found.stack,
        level_minutes=found.level_min,
        at_ms=context.now_ms,
    )
    steps = tuple(
        replace(step, minutes=found.level_min) if isinstance(step, Level) else step
        for step in setup.structure.steps
    )
    played = replace(setup, starting_stack=found.stack, structure=Structure(steps))
    return ev.JackpotDrawn(drawn, played, ruling.cites)


def _check(state: TournamentState) -> None:
    if not state.setup.jackpot:
        raise Refused("NOT_A_JACKPOT", cites=CITES)
    if state.jackpot is not None:
        raise Refused("JACKPOT_DRAWN", cites=CITES)
    if state.drawn or state.clock.started:
        raise Refused("JACKPOT_AFTER_DRAW", cites=CITES)
    present = to_be_drawn(state)
    if len(present) != PLAYERS:
        raise Refused("JACKPOT_PLAYERS", cites=CITES, players=PLAYERS, present=len(present))
    check_paid(state, present)


#: Which function judges which command.
DECIDERS: Deciders = {cmd.DrawJackpot: draw_jackpot}
