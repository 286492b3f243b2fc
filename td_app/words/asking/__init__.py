"""How the rulebook's questions are put: their titles, what is asked, the answers offered.

One file a matter; each holds four tables:

- ``TITLES``: the question's name → what it is called, a few words;
- ``KEYWORDS``: the question's name → what a floor would type, parted by commas;
- ``FIELDS``: ``"op.field"``, else the field's code alone → the question put to the floor;
- ``CHOICES``: ``"op.field=value"``, else ``"field=value"`` → one answer, as a button says it
  (``true``, ``false`` and ``null`` for those values, ``0`` for no chips).
"""

from __future__ import annotations

from typing import Final

from rules_ropta.registry import question
from rules_ropta.situation import AskedField, fields_of
from td_app.words.asking import (
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
from td_app.words.speaking import Pair, Table, say

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

TITLES: Final[Table] = {code: pair for file in _FILES for code, pair in file.TITLES.items()}
KEYWORDS: Final[Table] = {code: pair for file in _FILES for code, pair in file.KEYWORDS.items()}
FIELDS: Final[Table] = {code: pair for file in _FILES for code, pair in file.FIELDS.items()}
CHOICES: Final[Table] = {code: pair for file in _FILES for code, pair in file.CHOICES.items()}

#: Answers that need no words of their own; 0 is that of an amount.
PLAIN_ANSWERS: Final[Table] = {
    "true": ("Oui", "Yes"),
    "false": ("Non", "No"),
    "0": ("Rien", "Nothing"),
}


def question_title(op: str, language: Language | None = None) -> str:
    """Return what a question of the rulebook is called, a few words."""
    return say(TITLES.get(op, _plain(op)), language=language)


def question_keywords(op: str) -> tuple[str, ...]:
    """Return what a floor would type to find a question, in both languages."""
    french, english = KEYWORDS.get(op, ("", ""))
    return tuple(word.strip() for word in f"{french},{english}".split(",") if word.strip())


def field_question(op: str, name: str, language: Language | None = None) -> str:
    """Return the question put for a field; ``name`` is dotted within an object (``prev.bb``)."""
    found = FIELDS.get(f"{op}.{name}") or FIELDS.get(name) or FIELDS.get(_called(op, name))
    return say(found or _plain(name), language=language)


def choice_text(op: str, name: str, value: object, language: Language | None = None) -> str:
    """Return one answer to a field, as its button says it."""
    told = {"True": "true", "False": "false", "None": "null"}.get(str(value), str(value))
    called = _called(op, name)
    for key in (f"{op}.{name}={told}", f"{name}={told}", f"{called}={told}"):
        if key in CHOICES:
            return say(CHOICES[key], language=language)
    return say(PLAIN_ANSWERS.get(told, _plain(told)), language=language)


def _plain(code: str) -> Pair:
    return (code.replace("_", " "), code.replace("_", " "))


def _called(op: str, name: str) -> str:
    """The code under which the registry words a field."""
    asked: tuple[AskedField, ...] = question(op).fields
    for part in name.split("."):
        field = next((f for f in asked if f.name == part), None)
        if field is None:
            return name
        inner = field.shape.situation or (field.shape.items and field.shape.items.situation)
        asked = fields_of(inner) if inner else ()
        called = field.called
    return called
