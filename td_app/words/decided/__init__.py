"""What was decided, in one line, with the chips that count: for the floor's screen and papers.

One file a matter; each holds

- ``LINES``: code → the line, in French and in English;
- ``TELL``: the question's name → a function of the decision and of what was given (plain values,
  as the JSON door has them) that returns a :class:`Line`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

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
from td_app.words.decided.line import Amount, Line, Told
from td_app.words.language import Language
from td_app.words.speaking import NO_BREAK, Table, say, spoken

__all__ = ("Amount", "Line", "Told", "decision_text")

SEMICOLON: Final[Mapping[Language, str]] = {"fr": f"{NO_BREAK}; ", "en": "; "}

Teller = Callable[[Mapping[str, Any], Mapping[str, Any]], Line]

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
TELL: Final[Mapping[str, Teller]] = {op: tell for file in _FILES for op, tell in file.TELL.items()}


def decision_text(
    op: str,
    decision: Mapping[str, Any],
    given: Mapping[str, Any],
    language: Language | None = None,
) -> Told:
    """Return a decision in one line, with its amounts of chips, most important first.

    ``decision`` and ``given`` are plain values, as the JSON door has them.
    """
    line = TELL[op](decision, given)
    told = SEMICOLON[spoken(language)].join(
        say(LINES[part.code], part.params, language=language) for part in (line, *line.then)
    )
    return Told(
        told[:1].upper() + told[1:],
        tuple(
            (
                say(
                    LINES[amount.code], {"chips": amount.chips, **amount.params}, language=language
                ),
                amount.chips,
            )
            for amount in line.amounts
        ),
    )
