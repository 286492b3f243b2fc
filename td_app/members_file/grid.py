"""A file as rows of text, whatever it came from, and the limits that keep reading short."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rules_ropta.ruling import Reason, Refused

MAX_BYTES = 8 * 1024 * 1024
MAX_LINES = 10_000
MAX_COLUMNS = 100
MAX_LINE_LENGTH = 100_000


@dataclass(frozen=True, slots=True)
class GridRow:
    """One line of the file, counted from 1, with the codes of what reading it left in doubt."""

    line: int
    cells: tuple[str, ...]
    doubts: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Grid:
    """The rows of a file and how it was read."""

    rows: tuple[GridRow, ...]
    encoding: str | None = None
    delimiter: str | None = None
    sheet: str | None = None
    notes: tuple[Reason, ...] = ()


def trimmed(cells: Sequence[str]) -> tuple[str, ...]:
    """Return the cells up to the last one that holds something."""
    width = len(cells)
    while width and not cells[width - 1].strip():
        width -= 1
    return tuple(cells[:width])


def check_extent(lines: int, columns: int) -> None:
    """Refuse what is no list of persons: TOO_MANY_LINES, TOO_MANY_COLUMNS."""
    if columns > MAX_COLUMNS:
        raise Refused("TOO_MANY_COLUMNS", columns=columns, limit=MAX_COLUMNS)
    if lines > MAX_LINES:
        raise Refused("TOO_MANY_LINES", lines=lines, limit=MAX_LINES)
