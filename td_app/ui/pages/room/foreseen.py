"""What a command would bring, asked of the only judge and written nowhere."""

from __future__ import annotations

from rules_ropta.ruling import Refused
from td_app.tournament import commands as cmd
from td_app.tournament import events as ev
from td_app.tournament.decide.judge import decide
from td_app.ui.live_tournament import LiveTournament


def foreseen(live: LiveTournament, command: cmd.Command) -> ev.Event | Refused:
    """Return the event this command would become now, or why it is refused.

    A place that is drawn will be drawn again when the command is sent.
    """
    if live.session.read_only:
        return Refused("LOOKING_ONLY")
    try:
        return decide(live.state, command, live.session.context())
    except Refused as refusal:
        return refusal


def arrival_of(outcome: ev.Event | Refused) -> tuple[object, ...]:
    """Return what tells two arrivals apart: the seat and how one comes into play."""
    match outcome:
        case ev.PlayerMoved(move=move):
            return move.to_seat, move.enters
        case ev.LateEntrantSeated(seat=seat, enters=enters):
            return seat, enters
        case Refused(code=code):
            return (code,)
        case _:
            return ()
