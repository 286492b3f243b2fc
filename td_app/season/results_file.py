"""A season's results as a table: ``date, evening, player, place, kills, guest``, one row a player.

Read from CSV with ``;`` or ``,``, UTF-8; columns in any order, others are left alone. Without
``kills`` nobody knocked anybody out, without ``guest`` nobody is one; ``reentries`` is read too.
"""

from __future__ import annotations

import csv
import io
import re
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Final

from rules_ropta.ruling import Param, Refused
from td_app.season.standings import Played

NEEDED: Final = ("player", "place")
WHEN: Final = ("date", "evening")
COLUMNS: Final = (*WHEN, *NEEDED, "kills", "guest", "reentries")

YES: Final = frozenset({"oui", "o", "yes", "y", "1", "true", "vrai", "x"})
NO: Final = frozenset({"", "non", "n", "no", "0", "false", "faux"})

#: What a club plays in ten years; beyond, the file is something else.
MOST_BYTES: Final = 50_000_000
LARGEST_COUNT: Final = 100_000


@dataclass(frozen=True, slots=True)
class _Cell:
    text: str
    line: int
    column: int

    def wrong(self, code: str, **more: Param) -> Refused:
        """Return the refusal of this cell: its line, and which column, both from 1."""
        return Refused(code, cites=(), line=self.line, column=self.column, value=self.text, **more)


_Row = Mapping[str, _Cell]


def read_results(path: Path) -> tuple[Played, ...]:
    """Return the rows of a results file.

    Refused, with ``line`` and ``column``, where it is not one: an empty file, a column missing,
    a place that is no place, a player twice in one evening.
    """
    if path.stat().st_size > MOST_BYTES:
        raise Refused("RESULTS_TOO_LARGE", file=path.name)
    try:
        text = path.read_bytes().decode("utf-8-sig")
    except UnicodeDecodeError as fault:
        before = fault.object[: fault.start]
        line = before.count(b"\n") + 1
        column = fault.start - (before.rfind(b"\n") + 1) + 1
        raise Refused("RESULTS_NOT_UTF8", line=line, column=column, file=path.name) from None
    return results_of(text)


def results_of(text: str) -> tuple[Played, ...]:
    """Return the rows of results written as CSV.

    >>> results_of("date;evening;player;place;kills;guest\\n2026-01-09;1;Léa;1;2;non\\n")[0].player
    'Léa'
    """
    seen: dict[tuple[tuple[str, ...], str], int] = {}
    played: list[Played] = []
    for row in _rows(text):
        result = _played(row)
        before = seen.setdefault((result.evening, result.player), row["player"].line)
        if before != row["player"].line:
            raise row["player"].wrong("PLAYER_TWICE_IN_EVENING", before=before)
        played.append(result)
    if not played:
        raise Refused("RESULTS_EMPTY", line=1, column=1)
    return tuple(played)


def _rows(text: str) -> Iterator[_Row]:
    first = text.splitlines()[0] if text else ""
    delimiter = ";" if first.count(";") >= first.count(",") else ","
    # Lines end where a spreadsheet ends them: a cell may hold any other separator.
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=delimiter, strict=True)
    try:
        header = next(reader, [])
        columns = _columns(header)
        line = reader.line_num
        for cells in reader:
            started = line + 1
            line = reader.line_num
            if any(cell.strip() for cell in cells):
                yield _row(cells, columns, started, len(header))
    except csv.Error:
        raise Refused("RESULTS_UNREADABLE", line=reader.line_num, column=1) from None


def _columns(header: Sequence[str]) -> Mapping[str, int]:
    """Return where each known column stands."""
    columns: dict[str, int] = {}
    for at, title in enumerate(header):
        name = title.strip().casefold()
        if name in columns:
            raise Refused("RESULTS_COLUMN_TWICE", line=1, column=at + 1, name=name)
        if name in COLUMNS:
            columns[name] = at
    missing = [name for name in NEEDED if name not in columns]
    if not any(name in columns for name in WHEN):
        missing.insert(0, "evening")
    if missing:
        told = tuple(missing)
        raise Refused("RESULTS_COLUMN_MISSING", line=1, column=1, missing=told, known=COLUMNS)
    return columns


def _row(cells: Sequence[str], columns: Mapping[str, int], line: int, width: int) -> _Row:
    if len(cells) > width and any(cell.strip() for cell in cells[width:]):
        raise Refused("RESULTS_ROW_TOO_LONG", line=line, column=width + 1)
    return {
        name: _Cell(cells[at].strip() if at < len(cells) else "", line, at + 1)
        for name, at in columns.items()
    }


def _played(row: _Row) -> Played:
    player = " ".join(unicodedata.normalize("NFC", row["player"].text).split())
    if not player.isprintable():
        raise row["player"].wrong("PLAYER_UNREADABLE")
    if not player:
        raise row["player"].wrong("PLAYER_MISSING")
    return Played(
        _evening(row),
        player,
        _count(row["place"], "NOT_A_PLACE", least=1),
        _optional(row, "kills"),
        _is_guest(row.get("guest")),
        _optional(row, "reentries"),
    )


def _optional(row: _Row, name: str) -> int:
    cell = row.get(name)
    return 0 if cell is None or not cell.text else _count(cell, "NOT_A_COUNT", least=0)


def _count(cell: _Cell, code: str, least: int) -> int:
    if not re.fullmatch(r"[0-9]{1,6}", cell.text) or not least <= int(cell.text) <= LARGEST_COUNT:
        raise cell.wrong(code)
    return int(cell.text)


def _is_guest(cell: _Cell | None) -> bool:
    said = "" if cell is None else cell.text.casefold()
    if cell is not None and said not in YES and said not in NO:
        raise cell.wrong("NOT_YES_OR_NO")
    return said in YES


def _evening(row: _Row) -> tuple[str, ...]:
    """Return what names the evening and orders the season: its date, then its own name."""
    when = row.get("date")
    name = row.get("evening")
    day = _day(when) if when is not None and when.text else ""
    called = name.text if name is not None else ""
    if not day and not called:
        raise (when or row["player"]).wrong("EVENING_MISSING")
    return day, _in_order(called), called


def _in_order(name: str) -> str:
    """Return a name such that "soirée 10" comes after "soirée 9"."""
    return re.sub(r"[0-9]+", lambda digits: digits[0].zfill(12), name.casefold())


def _day(cell: _Cell) -> str:
    """Return a date as 2026-01-09, from that or 09/01/2026."""
    shapes = (
        (r"([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})", (0, 1, 2)),
        (r"([0-9]{1,2})[/.-]([0-9]{1,2})[/.-]([0-9]{4})", (2, 1, 0)),
    )
    for shape, order in shapes:
        found = re.fullmatch(shape, cell.text)
        if found:
            year, month, day = (int(found.groups()[part]) for part in order)
            try:
                return date(year, month, day).isoformat()
            except ValueError:
                break
    raise cell.wrong("NOT_A_DATE")
