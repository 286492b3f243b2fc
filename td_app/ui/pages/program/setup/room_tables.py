"""The tables of the room being written: adding, numbering, seats out of use, breaking order."""

from __future__ import annotations

import re
from dataclasses import replace

from td_app.tournament.state.setup import TableSetup, TournamentSetup
from td_app.ui.widgets.typed_fields import number_typed

_FIGURES = re.compile(r"\d+")
MOST_TABLES = 200
Tables = tuple[TableSetup, ...]


def with_count(tables: Tables, count: int, kept: frozenset[int]) -> Tables:
    """Return ``count`` tables: those there are first, new ones numbered on.

    Tables in ``kept`` (in use) never leave, even when fewer are asked for.
    """
    if count >= len(tables):
        used = {table.number for table in tables}
        free = (n for n in range(1, 1000) if n not in used)
        return (*tables, *(TableSetup(next(free)) for _ in range(count - len(tables))))
    leaving = len(tables) - count
    stays: list[TableSetup] = []
    for table in reversed(tables):
        if leaving and table.number not in kept:
            leaving -= 1
        else:
            stays.append(table)
    return tuple(reversed(stays))


def with_number(tables: Tables, row: int, text: str) -> Tables:
    """Return the tables with another number on one; the same tables if it is not a number."""
    number = number_typed(text)
    if number is None:
        return tables
    return _with(tables, row, replace(tables[row], number=number))


def with_seats(tables: Tables, row: int, text: str) -> Tables:
    """Return the tables with another count of seats at one; nothing means the format's."""
    number = None
    if text.strip():
        number = number_typed(text)
    if text.strip() and number is None:
        return tables
    return _with(tables, row, replace(tables[row], seats=number))


def with_out_of_use(tables: Tables, row: int, text: str) -> Tables:
    """Return the tables with the places typed out of use at one."""
    places = tuple(sorted({int(found) for found in _FIGURES.findall(text)[:20]}))
    return _with(tables, row, replace(tables[row], out_of_use=places))


def with_place_turned(tables: Tables, row: int, place: int) -> Tables:
    """Return the tables with one place put out of use, or back in use."""
    gone = set(tables[row].out_of_use) ^ {place}
    return _with(tables, row, replace(tables[row], out_of_use=tuple(sorted(gone))))


def settled_order(setup: TournamentSetup, order: tuple[int, ...]) -> tuple[int, ...]:
    """Return a breaking order as it is stored: empty when it is the usual one."""
    known = [n for n in order if n in {table.number for table in setup.tables}]
    kept = tuple(dict.fromkeys(known))
    usual = replace(setup, breaking_order=()).closing_order
    if replace(setup, breaking_order=kept).closing_order == usual:
        return ()
    return kept


def moved(order: tuple[int, ...], place: int, by: int) -> tuple[int, ...]:
    """Return the order with one table earlier (-1) or later (1); the same order at an end.

    >>> moved((4, 3, 2, 1), 1, -1)
    (3, 4, 2, 1)
    """
    to = place + by
    if not 0 <= to < len(order):
        return order
    changed = list(order)
    changed.insert(to, changed.pop(place))
    return tuple(changed)


def _with(tables: Tables, row: int, table: TableSetup) -> Tables:
    return (*tables[:row], table, *tables[row + 1 :])
