"""A members' file or a pasted list, previewed: who would be taken, who is in doubt, and why."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from stat import S_ISREG

from rules_ropta.ruling import Reason, Refused
from td_app.members_file.columns import (
    Columns,
    marked_as_swapped,
    repeats_header,
    stray_columns,
    understand_columns,
)
from td_app.members_file.columns import confirmed as all_right
from td_app.members_file.duplicates import mark_duplicates
from td_app.members_file.grid import MAX_BYTES, Grid, GridRow, clean_cell, trimmed
from td_app.members_file.meanings import NAMES, WHOLE_NAMES, Meaning, is_header
from td_app.members_file.names import GIVEN, NOT_GIVEN, how_given
from td_app.members_file.people import NAME_LIMIT, Reader, name_order
from td_app.members_file.previewed import ImportPreview, PreviewRow, SkippedLine
from td_app.members_file.reader_process import read_apart
from td_app.members_file.shared_lines import one_person_a_line
from td_app.members_file.text_files import MIXED, decode, split_lines
from td_app.members_file.workbooks import is_workbook
from td_app.members_file.written_name import is_heading, is_junk
from td_app.tournament.state.person import Person


def preview_file(
    path: Path,
    *,
    meanings: Mapping[int, str] | None = None,
    sheet: str | None = None,
    known: Sequence[Person] = (),
    confirmed: bool = False,
) -> ImportPreview:
    """Return the preview of a file; nothing is written.

    ``meanings`` corrects columns (index from 0 → :class:`Meaning`), ``confirmed`` says that those
    guessed are right, ``sheet`` names the sheet of a workbook, ``known`` are the persons already
    there. Refuses FILE_NOT_FOUND, FILE_NOT_PLAIN, FILE_UNREADABLE, FILE_EMPTY, FILE_BINARY,
    FILE_TOO_LARGE, FILE_IS_WEB_PAGE, SHEET_NOT_FOUND, SHEET_PROTECTED, LINE_TOO_LONG,
    TOO_MANY_COLUMNS, TOO_MANY_LINES, NO_NAME_COLUMN, NO_PERSON.
    """
    return understand(path.name, read_grid(path, sheet), meanings or {}, known, confirmed)


def preview_text(
    text: str,
    *,
    meanings: Mapping[int, str] | None = None,
    known: Sequence[Person] = (),
    source: str = "",
    confirmed: bool = False,
) -> ImportPreview:
    """Return what would be taken from a pasted list; refusals as for a file."""
    if len(text) > MAX_BYTES:
        raise Refused("FILE_TOO_LARGE", limit=MAX_BYTES // (1024 * 1024))
    plain = text.replace("\r\n", "\n").replace("\r", "\n")
    return understand(source, _from_text(plain), meanings or {}, known, confirmed)


def read_grid(path: Path, sheet: str | None) -> Grid:
    """Return the rows of a file of any kind: text, or a workbook read in a separate process."""
    try:
        found = path.stat()
        if not S_ISREG(found.st_mode):
            # Neither a folder nor a pipe, which would be waited for without end.
            raise Refused("FILE_NOT_PLAIN", file=path.name)
        if found.st_size > MAX_BYTES:
            raise Refused("FILE_TOO_LARGE", limit=MAX_BYTES // (1024 * 1024))
        content = path.read_bytes()
    except FileNotFoundError as trouble:
        raise Refused("FILE_NOT_FOUND", file=path.name) from trouble
    except (OSError, ValueError) as trouble:
        raise Refused("FILE_UNREADABLE", file=path.name) from trouble
    if is_workbook(content):
        return read_apart(content, sheet)
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
    grid = Grid(tuple(rows), delimiter=delimiter)
    headed = any(is_header(row.cells) for row in rows[:30])
    return grid if headed else one_person_a_line(grid)


_WORDS_OF_A_NAME = 8
_SHOWN = 200


def understand(
    source: str,
    grid: Grid,
    corrected: Mapping[int, str],
    known: Sequence[Person],
    confirmed: bool = False,
) -> ImportPreview:
    """Return the preview of a file's rows.

    Refuses FILE_EMPTY, NO_NAME_COLUMN, NO_PERSON, NO_SUCH_COLUMN, NO_SUCH_MEANING.
    """
    cleaned = [_cleaned(row) for row in grid.rows]
    rows = [row for row in cleaned if row.cells]
    if not rows:
        raise Refused("FILE_EMPTY")
    blank = [SkippedLine(row.line, "", Reason("BLANK")) for row in cleaned if not row.cells]
    columns = understand_columns(rows, corrected)
    columns = all_right(columns) if confirmed else columns
    people, skipped = _sorted_out(rows, columns)
    if not people:
        raise Refused("NO_PERSON", lines=len(rows))
    order = name_order(people, columns, corrected)
    guessed = columns.guessed and not confirmed
    reader = Reader(columns, order, stray_columns(columns, people), guessed)
    read = [reader.read(row) for row in people]
    notes = [*grid.notes, *([Reason("COLUMNS_GUESSED")] if guessed else [])]
    if _looks_swapped(columns, read, corrected):
        columns = marked_as_swapped(columns)
        notes.append(Reason("COLUMNS_SWAPPED"))
    marked, duplicates, homonyms = mark_duplicates(read, known)
    whole = columns.index_of(*WHOLE_NAMES) is not None
    return ImportPreview(
        source=source,
        encoding=grid.encoding,
        delimiter=grid.delimiter,
        sheet=grid.sheet,
        columns=tuple(c for c in columns.columns if c.header or c.example),
        rows=marked,
        duplicates=duplicates,
        homonyms=homonyms,
        skipped=tuple(sorted([*blank, *skipped], key=lambda left_out: left_out.line)),
        notes=tuple(notes),
        name_order=order.order if whole else None,
    )


def _cleaned(row: GridRow) -> GridRow:
    cells = [clean_cell(cell) for cell in row.cells]
    doubts = [doubt for cell in cells for doubt in cell.doubts]
    return replace(row, cells=trimmed([cell.text for cell in cells]), doubts=(*row.doubts, *doubts))


def _sorted_out(
    rows: Sequence[GridRow], columns: Columns
) -> tuple[list[GridRow], list[SkippedLine]]:
    """Return the rows that name somebody, and the lines that do not with the reason."""
    people: list[GridRow] = []
    skipped: list[SkippedLine] = []
    start = -1 if columns.header_at is None else columns.header_at
    for at, row in enumerate(rows):
        if at == start:
            continue
        code = "TITLE" if at < start else _names_nobody(row.cells, columns)
        if code == "HEADING" and not people:
            code = "TITLE"
        if code:
            text = " ".join(cell for cell in row.cells if cell)[:_SHOWN]
            skipped.append(SkippedLine(row.line, text, Reason(code)))
        else:
            people.append(row)
    return people, skipped


def _names_nobody(cells: Sequence[str], columns: Columns) -> str | None:
    """Return the code of why a line names nobody, or ``None``."""
    if columns.header_at is not None and repeats_header(cells, columns):
        return "HEADER_REPEATED"
    if columns.header_at is None and is_header(cells):
        return "HEADER_REPEATED" if len(columns.columns) > 1 else "HEADING"
    filled = [cell for cell in cells if cell]
    if len(filled) == 1:
        return _lone_cell(filled[0], one_column=len(columns.columns) == 1)
    at = columns.index_of(*NAMES)
    named = cells[at] if at is not None and at < len(cells) else ""
    others = [cell for cell in filled if cell is not named]
    if named and is_heading(named) and not any(c.isalpha() for cell in others for c in cell):
        return "HEADING"
    return None


def _lone_cell(text: str, *, one_column: bool) -> str | None:
    if len(text) > NAME_LIMIT:
        return None
    if is_heading(text):
        return "HEADING"
    if is_junk(text):
        return "JUNK"
    if one_column and len(text.split()) > _WORDS_OF_A_NAME:
        return "SENTENCE"
    return None


def _looks_swapped(
    columns: Columns, rows: Sequence[PreviewRow], corrected: Mapping[int, str]
) -> bool:
    """Return whether the column "Nom" holds first names and the other last names."""
    if any(meaning in (Meaning.LAST_NAME, Meaning.FIRST_NAME) for meaning in corrected.values()):
        return False
    if columns.index_of(Meaning.LAST_NAME) is None or columns.index_of(Meaning.FIRST_NAME) is None:
        return False
    members = [row.member for row in rows if row.member]
    pairs = [(how_given(m.last_name), how_given(m.first_name)) for m in members]
    swapped = pairs.count((GIVEN, NOT_GIVEN))
    straight = pairs.count((NOT_GIVEN, GIVEN))
    return swapped >= 3 and swapped > 4 * straight
