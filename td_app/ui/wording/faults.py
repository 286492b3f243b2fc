"""Faults and sanctions in words (11.1, 11.2)."""

from __future__ import annotations

from typing import Final

from td_app.fault_words import FAULTS
from td_app.ui.language import Language
from td_app.ui.wording.options import option_sentence
from td_app.ui.wording.speaking import Table, say
from td_app.ui.wording.terms import term

#: A step with the hands it makes the player miss.
STEPS: Final[Table] = {
    "hands": ("suspension de {hands:main|mains}", "{hands:hand|hands} missed"),
    "round_1": ("un tour, soit {hands:main|mains}", "one round, {hands:hand|hands}"),
    "round_2": ("deux tours, soit {hands:main|mains}", "two rounds, {hands:hand|hands}"),
    "round_3": ("trois tours, soit {hands:main|mains}", "three rounds, {hands:hand|hands}"),
    "round_4": ("quatre tours, soit {hands:main|mains}", "four rounds, {hands:hand|hands}"),
}


def fault_text(fault: str, language: Language | None = None) -> str:
    """Return what a fault is called, without a capital.

    >>> fault_text("out_of_turn", "en")
    'action out of turn'
    """
    return term(FAULTS, fault, language)


def step_text(step: str, hands: int | None = None, language: Language | None = None) -> str:
    """Return a step of the ladder; with the hands it costs when they are given.

    >>> step_text("round_2", 16, "en"), step_text("warning", language="en")
    ('two rounds, 16 hands', 'warning')
    """
    if hands and step in STEPS:
        return say(STEPS[step], {"hands": hands}, language=language)
    return option_sentence(step, language)
