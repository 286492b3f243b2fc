"""Lines shared by several people, or by a person and a club, where a list has no columns."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from td_app.members_file.grid import Grid, GridRow
from td_app.members_file.names import how_given, in_capitals, is_particle
from td_app.members_file.written_name import read_name

_BETWEEN = re.compile(r"\s+(?:/|&|et|and)\s+|\s*;\s*")
_SHARED = "LINE_SHARED"
#: A line written across holds so many people at the least.
_ACROSS = 2


def one_person_a_line(grid: Grid) -> Grid:
    """Return the grid with a line for each person of a line that names several.

    Lines are then counted as they are read: those parted say so.
    """
    if not any(_people_of(row) for row in grid.rows):
        return grid
    parted: list[GridRow] = []
    for row in grid.rows:
        cells = _people_of(row)
        rows = [replace(row, cells=cell, doubts=(*row.doubts, _SHARED)) for cell in cells]
        parted += [replace(one, line=len(parted) + at) for at, one in enumerate(rows or [row], 1)]
    return replace(grid, rows=tuple(parted))


def name_and_club(text: str) -> tuple[str, str]:
    """Return the person and the club of "Marie Martin, La Rivière Noire"; else ("", "").

    "MARTIN, Marie" is one person: the comma parts a last name from a first one.
    """
    before, _comma, after = (part.strip() for part in text.partition(","))
    words = after.split()
    if not words or how_given(words[0]) or not _reads_as_person(before):
        return "", ""
    return before, after


def _people_of(row: GridRow) -> list[tuple[str, ...]]:
    """The cells of each person of a line that names several, none for any other line."""
    filled = [cell.strip() for cell in row.cells if cell.strip()]
    if len(filled) >= _ACROSS and all(map(_reads_as_person, filled)):
        return [(cell,) for cell in filled]
    if not filled:
        return []
    names = _BETWEEN.split(filled[0])
    if len(names) > 1 and all(map(_reads_as_person, map(_alone, names))):
        # A club after the last name is the last one's: nothing says that the others share it.
        *others, last = names
        return [*((name,) for name in others), (last, *row.cells[1:])]
    return []


def _alone(name: str) -> str:
    """The name without the club that follows it."""
    return name_and_club(name)[0] or name


def _reads_as_person(text: str) -> bool:
    """Return whether a text is two to five words, with a first name or capitals, without
    figures.
    """
    words = read_name(text).name.split()
    if not 2 <= len(words) <= 5 or not all(_is_word(word) for word in words):
        return False
    ends: Sequence[str] = (words[0], words[-1])
    if any(how_given(word) for word in ends):
        return True
    capitals = [in_capitals(word) for word in words if not is_particle(word)]
    return any(capitals) and not all(capitals)


def _is_word(word: str) -> bool:
    return bool(re.fullmatch(r"[^\W\d_][^\W\d_.'’-]*(?:[.'’-][^\W\d_]*)*", word))
