"""Why something cannot be done now, in words, under the names in force."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from rules_ropta.ruling import Refused
from td_app.words import cites_text, refusal_sentence

if TYPE_CHECKING:
    from td_app.floor.question_steps import TableLabels
    from td_app.tournament import commands as cmd
    from td_app.ui.live_tournament import LiveTournament


def names_of(live: LiveTournament) -> Callable[[int], str]:
    """Return a function from an entrant to their name, also for one taken off the list."""

    def name(entrant: int) -> str:
        person = live.last_known(entrant)
        if person:
            return person.display_name
        return ""

    return name


def tellable(live: LiveTournament) -> TableLabels:
    """Return the labels for questions at the tables: names, and the colours of chips."""
    # Loaded with the first tournament: the start page asks nothing at the tables.
    from td_app.floor.question_steps import TableLabels

    return TableLabels(names_of(live), live.setup().chips)


def refusal_with_articles(live: LiveTournament, refused: Refused) -> str:
    """Return a refusal with its articles, as it stands under a field."""
    cites = cites_text(refused.cites)
    sentence = refusal_sentence(refused, names_of(live))
    if cites:
        return f"{sentence} {cites}"
    return sentence


def why_not(live: LiveTournament, command: cmd.Command) -> str | None:
    """Return why this would be refused now, with its articles; ``None`` when it would not."""
    refused = live.can(command)
    if refused:
        return refusal_with_articles(live, refused)
    return None


def why_not_plainly(live: LiveTournament, command: cmd.Command) -> str | None:
    """Return the same without the articles."""
    refused = live.can(command)
    if refused:
        return refusal_sentence(refused, names_of(live))
    return None
