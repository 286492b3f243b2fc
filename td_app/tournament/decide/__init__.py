"""Command to event: judged against the state and the rules, or refused."""

from __future__ import annotations

from rules_ropta.ruling import Refused
from td_app.tournament import commands as cmd
from td_app.tournament import events as ev
from td_app.tournament.decide import (
    buy_ins,
    by_hand,
    cash_desk,
    chips,
    clock,
    conduct,
    deals,
    draws,
    entries,
    finishing,
    flights,
    hand_for_hand,
    jackpot,
    knockouts,
    late_entries,
    moves,
    penalties,
    positions,
    prizes,
)
from td_app.tournament.decide.checks import Context, Deciders
from td_app.tournament.state.tournament import TournamentState

#: Which function judges which command. Undo and redo need the history: see the session.
DECIDERS: Deciders = {
    command: decider
    for matter in (
        buy_ins,
        by_hand,
        cash_desk,
        chips,
        clock,
        conduct,
        deals,
        draws,
        entries,
        finishing,
        flights,
        hand_for_hand,
        jackpot,
        knockouts,
        late_entries,
        moves,
        penalties,
        positions,
        prizes,
    )
    for command, decider in matter.DECIDERS.items()
}

#: What is still asked once play was stopped with several left.
AFTER_A_STOP = (
    cmd.CashDeskCommand,
    cmd.AwardPrizes,
    cmd.ChangeSetup,
    cmd.CorrectEntrant,
    cmd.NameConcerned,
    cmd.NameKnockouts,
    cmd.NoteIncident,
    cmd.RecordIncident,
)


def decide(state: TournamentState, command: cmd.Command, context: Context) -> ev.Event:
    """Return the one event this command becomes; raise :class:`Refused` where it is not allowed."""
    if context.sequence == 1 and not isinstance(command, cmd.CreateTournament):
        raise Refused("NO_TOURNAMENT")
    if state.stopped and not isinstance(command, AFTER_A_STOP):
        raise Refused("TOURNAMENT_OVER")
    return DECIDERS[type(command)](state, command, context)


def check(state: TournamentState, command: cmd.Command, context: Context) -> None:
    """Refuse as :func:`decide` would, without the cost of a draw: for buttons."""
    if isinstance(command, cmd.DrawSeats):
        draws.check_draw(state, command)
    else:
        decide(state, command, context)
