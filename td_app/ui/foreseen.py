"""What a command would bring now: its event, or why it is refused, in words."""

from __future__ import annotations

from collections.abc import Callable

from rules_ropta.ruling import Refused
from td_app.tournament import commands as cmd
from td_app.tournament import events as ev
from td_app.tournament.decide import decide
from td_app.ui.live_tournament import LiveTournament
from td_app.words import cites_text, refusal_sentence


def names_of(live: LiveTournament) -> Callable[[int], str]:
    """Return what tells an entrant's name, also of one taken off the list."""

    def name(entrant: int) -> str:
        person = live.session.last_known(entrant)
        return person.display_name if person else ""

    return name


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


def said(live: LiveTournament, refused: Refused) -> str:
    """Return a refusal with its articles, as it stands under a field."""
    cites = cites_text(refused.cites)
    sentence = refusal_sentence(refused, names_of(live))
    return f"{sentence} {cites}" if cites else sentence


def why_not(live: LiveTournament, command: cmd.Command) -> str | None:
    """Return why this would be refused now, in words, ``None`` when it would not."""
    refused = live.can(command)
    return said(live, refused) if refused else None
