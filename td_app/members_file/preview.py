"""A members' file or a pasted list, previewed: who would be taken, who is in doubt, and why."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path

from rules_ropta.ruling import Reason, Refused
from td_app.members_file.delimited import split_lines
from td_app.members_file.encoding import MIXED, decode
from td_app.members_file.grid import MAX_BYTES, Grid
from td_app.members_file.headers import is_header
from td_app.members_file.member import Member
from td_app.members_file.preview_json import as_json
from td_app.members_file.previewed import (
    MEANINGS,
    ColumnMeaning,
    DuplicateGroup,
    ImportPreview,
    Meaning,
    PreviewRow,
    RowStatus,
    SkippedLine,
)
from td_app.members_file.understanding import understand
from td_app.members_file.workbook import is_workbook, read_workbook

__all__ = [
    "MEANINGS",
    "ColumnMeaning",
    "DuplicateGroup",
    "ImportPreview",
    "Meaning",
    "Member",
    "PreviewRow",
    "RowStatus",
    "SkippedLine",
    "as_json",
    "preview_file",
    "preview_text",
]


def preview_file(
    path: Path,
    *,
    meanings: Mapping[int, str] | None = None,
    sheet: str | None = None,
    known: Sequence[Member] = (),
) -> ImportPreview:
    """Return what would be taken from a file; nothing is written.

    ``meanings`` corrects columns (index from 0 → :class:`Meaning`), ``sheet`` names the sheet of a
    workbook, ``known`` are the persons already there. Refuses FILE_NOT_FOUND, FILE_UNREADABLE,
    FILE_EMPTY, FILE_BINARY, FILE_TOO_LARGE, FILE_IS_WEB_PAGE, SHEET_NOT_FOUND, SHEET_PROTECTED,
    LINE_TOO_LONG, TOO_MANY_COLUMNS, TOO_MANY_LINES, NO_NAME_COLUMN, NO_PERSON.
    """
    return understand(path.name, _read(path, sheet), meanings or {}, known)


def preview_text(
    text: str,
    *,
    meanings: Mapping[int, str] | None = None,
    known: Sequence[Member] = (),
    source: str = "",
) -> ImportPreview:
    """Return what would be taken from a pasted list; refusals as for a file."""
    if len(text) > MAX_BYTES:
        raise Refused("FILE_TOO_LARGE", limit=MAX_BYTES // (1024 * 1024))
    plain = text.replace("\r\n", "\n").replace("\r", "\n")
    return understand(source, _from_text(plain), meanings or {}, known)


def _read(path: Path, sheet: str | None) -> Grid:
    try:
        if path.stat().st_size > MAX_BYTES:
            raise Refused("FILE_TOO_LARGE", limit=MAX_BYTES // (1024 * 1024))
        content = path.read_bytes()
    except FileNotFoundError as trouble:
        raise Refused("FILE_NOT_FOUND", file=path.name) from trouble
    except (OSError, ValueError) as trouble:
        raise Refused("FILE_UNREADABLE", file=path.name) from trouble
    if is_workbook(content):
        return read_workbook(
            content, sheet, lambda rows: any(is_header(r.cells) for r in rows[:30])
        )
    if sheet is not None:
        raise Refused("SHEET_NOT_FOUND", sheet=sheet, sheets=())
    decoded = decode(content)
    if decoded.text.lstrip("\ufeff \n\t")[:200].lower().startswith(("<!doctype", "<html", "<?xml")):
        raise Refused("FILE_IS_WEB_PAGE")
    grid = _from_text(decoded.text)
    rows = tuple(
        replace(row, doubts=("ENCODING_REPAIRED",)) if row.line in decoded.repaired else row
        for row in grid.rows
    )
    notes = (Reason("ENCODING_MIXED"),) if decoded.encoding == MIXED else ()
    return replace(grid, rows=rows, encoding=decoded.encoding, notes=notes)


def _from_text(text: str) -> Grid:
    delimiter, rows = split_lines(text.removeprefix("\ufeff"), is_header)
    return Grid(tuple(rows), delimiter=delimiter)
