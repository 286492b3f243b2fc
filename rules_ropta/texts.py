"""The texts that are ruled by: the federation's rulebook, and those of other formats and games.

A citation says which text it is of: a bare number is an article of the federation's (``9.13``),
the others carry the text's name first (``room 53``, ``help omaha``, ``uth blind``).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final, Literal

from rules_ropta import EDITION

Text = Literal["ropta", "room", "help", "uth"]

FEDERATION: Final = "ropta"

EDITIONS: Final[Mapping[Text, str]] = MappingProxyType(
    {FEDERATION: EDITION, "room": "room 3.1", "help": "help", "uth": "uth"}
)
"""The edition that a ruling of each text comes from, unless the ruling itself names another."""


def text_of(citation: str) -> Text:
    """Return the text that a citation is of.

    >>> text_of("9.13"), text_of("room 53"), text_of("help omaha")
    ('ropta', 'room', 'help')
    """
    named = citation.partition(" ")[0]
    return next((text for text in EDITIONS if text == named), FEDERATION)


def edition_of(cites: Sequence[str]) -> str:
    """Return the edition of the text cited first; the federation's where nothing is cited.

    >>> edition_of(("room 53",)), edition_of(("4.3", "4.4")), edition_of(())
    ('room 3.1', '2025-02', '2025-02')
    """
    return EDITIONS[text_of(cites[0])] if cites else EDITION
