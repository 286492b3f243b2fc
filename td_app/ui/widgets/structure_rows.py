"""The rows of a structure: their texts, their errors, and the effect of typing in one."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import replace

from rules_ropta.ruling import Refused
from td_app.tournament.state.structure import Break, Level, Structure, check_structure
from td_app.ui.widgets.typed_fields import number_typed

LINE = "line"
LEVEL = "level"
SMALL = "small"
BIG = "big"
ANTE = "ante"
MINUTES = "minutes"
REMARK = "remark"
_FIELDS = {SMALL: "small_blind", BIG: "big_blind", ANTE: "ante", MINUTES: "minutes"}
_BETWEEN_VALUES = re.compile(r"[;,/]|\bet\b|\band\b")


def row_refusals(structure: Structure) -> dict[int, Refused]:
    """Return the errors of each row (from 0), that of the whole structure last."""
    found: dict[int, Refused] = {}
    for place, step in enumerate(structure.steps):
        # A level by itself; a pause beside a level that is surely sound.
        alone = (step,) if isinstance(step, Level) else (step, Level(1, 2))
        refused = structure_refusal(Structure(alone))
        if refused is not None:
            params = {**refused.params, "row": place + 1}
            found[place] = Refused(refused.code, cites=refused.cites, **params)
    refused = structure_refusal(structure)
    row = None
    if refused is not None:
        row = refused.params.get("row")
    if refused is not None and isinstance(row, int):
        found.setdefault(row - 1, refused)
    return found


def structure_refusal(structure: Structure) -> Refused | None:
    """Return the first thing wrong with a structure, or ``None``."""
    try:
        check_structure(structure)
    except Refused as refused:
        return refused
    return None


def with_cell(structure: Structure, row: int, column: str, text: str) -> Structure:
    """Return the structure with a cell typed over; the same structure if it is not a number."""
    step = structure.steps[row]
    if isinstance(step, Break) and column in (SMALL, BIG, ANTE):
        return structure.with_replaced(row, replace(step, removes=values_typed(text)))
    field = _FIELDS.get(column)
    number = number_typed(text) if text.strip() else 0
    if field is None or number is None:
        return structure
    if isinstance(step, Break):
        return structure.with_replaced(row, replace(step, minutes=number))
    changed = {field: number}
    # A small blind typed first stands for its pair until the big one is typed too.
    if column == SMALL and step.big_blind == 2 * step.small_blind:
        changed["big_blind"] = 2 * number
    return structure.with_replaced(row, replace(step, **changed))


def unread_in(step: Level | Break, column: str, text: str) -> str:
    """Return the parts of a row's text that are not numbers, "" when all are.

    >>> unread_in(Level(25, 50), BIG, "9k"), unread_in(Break(), SMALL, "25 et cent")
    ('9k', 'cent')
    """
    several = isinstance(step, Break) and column in (SMALL, BIG, ANTE)
    if several:
        parts = _BETWEEN_VALUES.split(text)
    else:
        parts = [text]
    return next((p.strip() for p in parts if p.strip() and number_typed(p) is None), "")


def values_typed(text: str) -> tuple[int, ...]:
    """Return the chip values in a text, smallest first.

    >>> values_typed("100 ; 25 et 1 000")
    (25, 100, 1000)
    """
    numbers = (number_typed(part) for part in _BETWEEN_VALUES.split(text) if part.strip())
    return tuple(sorted({number for number in numbers if number is not None and number > 0}))


def new_level(structure: Structure, place: int) -> Level:
    """Return the level to insert at ``place``: like the one before, else like the one after."""
    before = [step for step in structure.steps[:place] if isinstance(step, Level)]
    after = [step for step in structure.steps[place:] if isinstance(step, Level)]
    if before:
        return before[-1]
    if after:
        return after[0]
    return Level(25, 50)


def without_antes(structure: Structure, first: int) -> Structure:
    """Return the structure without an ante from row ``first`` (from 0) on."""
    return Structure(
        tuple(
            replace(step, ante=0) if isinstance(step, Level) and place >= first else step
            for place, step in enumerate(structure.steps)
        )
    )


def joined(values: Iterable[str], link: str) -> str:
    """Return words as a list is read: 25, 100 et 500.

    >>> joined(("25", "100", "500"), "et")
    '25, 100 et 500'
    """
    words = tuple(values)
    if len(words) == 1:
        return words[0]
    return f"{', '.join(words[:-1])} {link} {words[-1]}"
