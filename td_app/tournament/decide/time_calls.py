"""Time called on a player who thinks too long (3.5)."""

from __future__ import annotations

from rules_ropta.calling_time import TimeCall, time_call, time_expired
from rules_ropta.ruling import Refused
from td_app.tournament import commands as cmd
from td_app.tournament import events as ev
from td_app.tournament.decide import asking
from td_app.tournament.decide.context import Context
from td_app.tournament.setup import declared_house_rules
from td_app.tournament.state import TournamentState


def call_time(state: TournamentState, command: cmd.CallTime, context: Context) -> ev.TimeCalled:
    """Start the countdown at a table, or write down that the floor refused the call.

    No call is accepted before the least wait, the house's own where it has one. Refused:
    ``TIME_TOO_EARLY``, ``TIME_ALREADY_CALLED``, ``NOT_AT_THIS_TABLE``.
    """
    asking.playing(state)
    table = asking.open_table(state, command.table)
    if command.entrant is not None:
        asking.the_entrant(state, command.entrant)
        if command.entrant not in table.places.values():
            raise Refused("NOT_AT_THIS_TABLE", entrant=command.entrant, table=table.number)
    if command.accepted and table.number in state.time_calls:
        raise Refused("TIME_ALREADY_CALLED", cites=("3.5",), table=table.number)
    ruling = time_call(command.elapsed_s, declared_house_rules(state.setup))
    if command.accepted and not ruling.decision.may_be_called:
        least = ruling.because.params["least"]
        raise Refused("TIME_TOO_EARLY", cites=ruling.cites, seconds=command.elapsed_s, least=least)
    counted = ruling.decision if command.accepted else TimeCall(may_be_called=False)
    return ev.TimeCalled(
        number=context.sequence,
        table=table.number,
        entrant=command.entrant,
        accepted=command.accepted,
        elapsed_s=command.elapsed_s,
        seconds=counted.countdown_s or 0,
        aloud_s=counted.aloud_s or 0,
        started_ms=context.now_ms,
        level=asking.level_now(state, context),
        cites=ruling.cites,
    )


def end_time_call(
    state: TournamentState, command: cmd.EndTimeCall, context: Context
) -> ev.TimeCallEnded:
    """End the countdown at a table: what the player did, or a dead hand."""
    asking.the_table(state, command.table)
    call = state.time_calls.get(command.table)
    if call is None:
        raise Refused("TIME_NOT_CALLED", cites=("3.5",), table=command.table)
    ruling = time_expired(command.acted)
    return ev.TimeCallEnded(
        number=call.number,
        table=call.table,
        entrant=call.entrant,
        acted=command.acted,
        hand=ruling.decision.hand,
        at_ms=context.now_ms,
        cites=ruling.cites,
    )
