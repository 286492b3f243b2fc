"""What people, papers, sums and rulings are, and how each is shown: the same on every page."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum, auto
from typing import Final

from td_app.ui.theme.tokens import Tone
from td_app.ui.widgets.pill import PillFacts, Shape


class State(Enum):
    """What something is, whatever a page calls it."""

    WON = auto()
    IN_PLAY = auto()
    """Somebody at a table, an evening that is not over."""
    READY = auto()
    """A paper to print, an article applied without asking."""
    PRESENT = auto()
    DONE = auto()
    """Settled, served, counted, valid, right, in time."""
    BEHIND = auto()
    """Over or printed: nothing more is asked of it."""
    WAITING = auto()
    """Registered, not counted yet, not needed, left to a decision."""
    OF_A_KIND = auto()
    """A guest, a sample, what came from a file: another kind than the rest."""
    PLAIN = auto()
    """One of the many: a member, whoever was warned, a free answer."""
    RANKED = auto()
    AWAY = auto()
    OWING = auto()
    LATE = auto()
    TO_DO = auto()
    """To seat, to refund, to print again, to look at twice."""
    OUT_OF_DATE = auto()
    OTHERWISE = auto()
    """Decided against the book, or left aside."""
    GONE = auto()
    """Out, left, lifted, undone: it no longer counts."""
    ALLOWED = auto()
    """A sanction that may be given."""
    IMPOSED = auto()
    """A sanction that must be given, or was."""
    DISQUALIFIED = auto()
    REFUSED = auto()
    """Refused, forbidden, too late, too much."""


LOOKS: Final[Mapping[State, tuple[Tone, Shape]]] = {
    State.WON: (Tone.ACCENT, Shape.TICK),
    State.IN_PLAY: (Tone.ACCENT, Shape.DISC),
    State.READY: (Tone.ACCENT, Shape.DISC),
    State.PRESENT: (Tone.ACCENT, Shape.TICK),
    State.DONE: (Tone.ACCENT, Shape.TICK),
    State.BEHIND: (Tone.NEUTRAL, Shape.TICK),
    State.WAITING: (Tone.NEUTRAL, Shape.RING),
    State.OF_A_KIND: (Tone.NEUTRAL, Shape.RING),
    State.PLAIN: (Tone.NEUTRAL, Shape.DISC),
    State.RANKED: (Tone.NEUTRAL, Shape.NONE),
    State.AWAY: (Tone.AMBER, Shape.RING),
    State.OWING: (Tone.AMBER, Shape.RING),
    State.LATE: (Tone.AMBER, Shape.TRIANGLE),
    State.TO_DO: (Tone.AMBER, Shape.TRIANGLE),
    State.OUT_OF_DATE: (Tone.AMBER, Shape.CROSS),
    State.OTHERWISE: (Tone.AMBER, Shape.TRIANGLE),
    State.GONE: (Tone.NEUTRAL, Shape.CROSS),
    State.ALLOWED: (Tone.AMBER, Shape.TRIANGLE),
    State.IMPOSED: (Tone.RED, Shape.SQUARE),
    State.DISQUALIFIED: (Tone.RED, Shape.SQUARE),
    State.REFUSED: (Tone.RED, Shape.CROSS),
}


def state_pill(state: State, words: str) -> PillFacts:
    """Return the pill of a state, in a page's own words."""
    return PillFacts(words, *LOOKS[state])
