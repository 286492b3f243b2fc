"""What was decided, in one line, with the chips that count: for the floor's screen and papers.

The line is the question's own (``Question.line``); here are its words: one file a matter, each a
table code → the line, in French and in English.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from rules_ropta.registry import question
from td_app.words.decided import (
    antes_and_pots,
    bets,
    board,
    conduct,
    dealing,
    decks,
    positions,
    procedures,
    raises,
    showdown,
)
from td_app.words.language import Language
from td_app.words.speaking import NO_BREAK, Table, say, spoken

SEMICOLON: Final[Mapping[Language, str]] = {"fr": f"{NO_BREAK}; ", "en": "; "}

_FILES = (
    bets,
    raises,
    dealing,
    decks,
    board,
    showdown,
    conduct,
    procedures,
    positions,
    antes_and_pots,
)

LINES: Final[Table] = {code: pair for file in _FILES for code, pair in file.LINES.items()}


@dataclass(frozen=True, slots=True)
class Told:
    """A decision in words: one line, and amounts as (label, chips)."""

    line: str
    amounts: tuple[tuple[str, int], ...] = ()


def decision_text(
    op: str,
    decision: Mapping[str, Any],
    given: Mapping[str, Any],
    language: Language | None = None,
) -> Told:
    """Return a decision in one line, with its amounts of chips, most important first.

    ``decision`` and ``given`` are plain values, as the JSON door has them.
    """
    line = question(op).line(decision, given)
    told = SEMICOLON[spoken(language)].join(
        say(LINES[part.code], part.params, language=language) for part in (line, *line.then)
    )
    amounts = tuple(
        (say(LINES[told.code], {"chips": told.chips, **told.params}, language=language), told.chips)
        for told in line.amounts
    )
    return Told(told[:1].upper() + told[1:], amounts)
