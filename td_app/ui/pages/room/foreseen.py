"""What a command would bring, asked of the only judge and written nowhere."""

from __future__ import annotations

from rules_ropta.ruling import Refused
from td_app.tournament import commands as cmd
from td_app.tournament import events as ev
from td_app.tournament.decide import decide
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
