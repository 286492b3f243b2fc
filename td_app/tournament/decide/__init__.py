"""Command to event: judged against the state and the rules, or refused."""

from __future__ import annotations

from rules_ropta.ruling import Refused
from td_app.tournament import commands as cmd
from td_app.tournament import events as ev
from td_app.tournament.decide import (
    by_hand,
    chips,
    clock,
    conduct,
    draws,
    entries,
    finishing,
    hand_for_hand,
    moves,
    penalties,
    positions,
)
from td_app.tournament.decide.asking import Context, Deciders
from td_app.tournament.state.tournament import TournamentState

#: Which function judges which command. Undo and redo need the history: see the session.
DECIDERS: Deciders = {
    command: decider
    for matter in (
        by_hand,
        chips,
        clock,
        conduct,
        draws,
        entries,
        finishing,
        hand_for_hand,
        moves,
        penalties,
        positions,
    )
    for command, decider in matter.DECIDERS.items()
}


def decide(state: TournamentState, command: cmd.Command, context: Context) -> ev.Event:
    """Return the one event this command becomes; raises :class:`Refused` when it may not."""
    if context.sequence == 1 and not isinstance(command, cmd.CreateTournament):
        raise Refused("NO_TOURNAMENT")
    return DECIDERS[type(command)](state, command, context)


def check(state: TournamentState, command: cmd.Command, context: Context) -> None:
    """Refuse as :func:`decide` would, without the cost of a draw: for buttons."""
    if isinstance(command, cmd.DrawSeats):
        draws.check_draw(state, command)
    else:
        decide(state, command, context)
