"""XLSX, XLS and ODS sheets to rows of text.

python-calamine reads them, but for what it does not tell. Of an XLSX sheet, found in its XML before
it opens it: how far the cells reach (one cell in the last corner would have seventeen milliard
cells made), the formulas that carry no result (they would read as blank cells), the lines a filter
hides. It passes over ODS cells that bear no value type, as several club programs write them (a
whole list then reads as empty): those sheets are read from their XML, by what each cell shows.
"""

from __future__ import annotations

import re
import zipfile
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from datetime import date, datetime, time, timedelta
from html import unescape
from io import BytesIO
from xml.etree import ElementTree as ET

from python_calamine import (
    CalamineSheet,
    CalamineWorkbook,
    PasswordError,
    SheetTypeEnum,
    SheetVisibleEnum,
)

from rules_ropta.ruling import Reason, Refused
from td_app.members_file.grid import MAX_COLUMNS, MAX_LINES, Grid, GridRow, check_extent, trimmed

Lines = list[GridRow]

_OLE = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"


def is_workbook(content: bytes) -> bool:
    """Return whether the bytes are those of a workbook: file names are often wrong."""
    return content.startswith((b"PK\x03\x04", _OLE))


def read_workbook(content: bytes, wanted: str | None, speaks: Callable[[Lines], bool]) -> Grid:
    """Return the rows of the sheet ``wanted``, else of the first that ``speaks`` of persons.

    Refuses SHEET_NOT_FOUND, SHEET_PROTECTED, FILE_UNREADABLE, FILE_EMPTY.
    """
    sheets = _ods(content) if _is_ods(content) else _calamine(content, wanted)
    if wanted is not None:
        if wanted not in sheets:
            raise Refused("SHEET_NOT_FOUND", sheet=wanted, sheets=tuple(sheets))
        return Grid(tuple(sheets[wanted]), sheet=wanted)
    filled = {name: lines for name, lines in sheets.items() if lines}
    if not filled:
        raise Refused("FILE_EMPTY")
    chosen = next((name for name, lines in filled.items() if speaks(lines)), next(iter(filled)))
    others = tuple(name for name in filled if name != chosen)
    notes = (Reason("OTHER_SHEETS", {"sheets": others}),) if others else ()
    return Grid(tuple(filled[chosen]), sheet=chosen, notes=notes)


def _is_ods(content: bytes) -> bool:
    if content.startswith(_OLE):
        return False
    try:
        with zipfile.ZipFile(BytesIO(content)) as archive:
            return "content.xml" in archive.namelist()
    except (zipfile.BadZipFile, OSError, ValueError) as trouble:
        raise Refused("FILE_UNREADABLE") from trouble


def _ods(content: bytes) -> dict[str, Lines]:
    return {
        name: [GridRow(number, cells) for number, cells in lines]
        for name, lines in read_ods(content).items()
    }


def _calamine(content: bytes, wanted: str | None) -> dict[str, Lines]:
    """Read through python-calamine; hidden sheets only when asked for by name."""
    if content.startswith(_OLE) and "EncryptedPackage".encode("utf-16-le") in content:
        raise Refused("SHEET_PROTECTED")
    try:
        looked = {} if content.startswith(_OLE) else look_through(content)
        with CalamineWorkbook.from_filelike(BytesIO(content)) as book:
            names = [
                sheet.name
                for sheet in book.sheets_metadata
                if sheet.typ == SheetTypeEnum.WorkSheet
                and (sheet.visible == SheetVisibleEnum.Visible or sheet.name == wanted)
            ]
            return {
                name: _sheet_lines(book.get_sheet_by_name(name), looked.get(name, XlsxSheet()))
                for name in names
            }
    except (Refused, KeyboardInterrupt, SystemExit):
        raise
    except PasswordError as trouble:
        raise Refused("SHEET_PROTECTED") from trouble
    except BaseException as trouble:  # a panic of the Rust library is no Exception
        raise Refused("FILE_UNREADABLE") from trouble


def _sheet_lines(sheet: CalamineSheet, looked: XlsxSheet) -> Lines:
    table = [[_as_written(cell) for cell in row] for row in sheet.to_python(skip_empty_area=False)]
    for (line, column), formula in looked.formulas.items():
        _write(table, line - 1, column - 1, formula)
    _fill_merged(table, sheet.merged_cell_ranges or [])
    rows: list[GridRow] = []
    for number, row in enumerate(table, 1):
        cells = trimmed(row)
        if cells:
            check_extent(len(rows) + 1, len(cells))
            doubts = ("LINE_HIDDEN",) if number in looked.hidden else ()
            rows.append(GridRow(number, cells, doubts))
    return rows


def _write(table: list[list[str]], line: int, column: int, formula: str) -> None:
    """Write a formula's text into a cell the library left blank."""
    check_extent(line, column)
    while len(table) <= line:
        table.append([])
    row = table[line]
    row.extend("" for _ in range(column + 1 - len(row)))
    row[column] = row[column] or formula


def _fill_merged(
    table: list[list[str]], merged: Sequence[tuple[tuple[int, int], tuple[int, int]]]
) -> None:
    """Repeat a cell merged downwards on each of its lines: one club for several members."""
    for (top, left), (bottom, right) in merged:
        if left != right or top >= len(table) or left >= len(table[top]):
            continue
        for row in table[top + 1 : bottom + 1]:
            if left < len(row):
                row[left] = row[left] or table[top][left]


def _as_written(cell: object) -> str:
    """Write a cell as a person would: a licence kept as a number shows no decimal part."""
    match cell:
        case bool():
            return "oui" if cell else "non"
        case float() if cell.is_integer() and abs(cell) < 1e15:
            return str(int(cell))
        case datetime() if cell.time() == time():
            return cell.date().isoformat()
        case datetime() | date() | time() | timedelta():
            return str(cell)
        case _:
            return str(cell)


MAX_XML_BYTES = 64 * 1024 * 1024

_XLSX_CELL = re.compile(rb'<(?:\w+:)?c\s[^<>]*?r="([A-Z]{1,3})(\d{1,7})"[^<>]*?(?<!/)>')
_BARE_FORMULA = re.compile(
    rb'<(?:\w+:)?c\s[^<>]*?r="([A-Z]{1,3})(\d{1,7})"[^<>]*>'
    rb"<(?:\w+:)?f\b[^<>]*>([^<]+)</(?:\w+:)?f>(?:<(?:\w+:)?v\s*/>|<(?:\w+:)?v></(?:\w+:)?v>)?"
    rb"</(?:\w+:)?c>"
)
_HIDDEN_ROW = re.compile(rb'<(?:\w+:)?row\s(?=[^<>]*hidden="(?:1|true)")[^<>]*?\br="(\d{1,7})"')
_XLSX_SHEET = re.compile(r"<(?:\w+:)?sheet\s[^<>]*>")
_RELATION = re.compile(r"<(?:\w+:)?Relationship\s[^<>]*>")
_ATTRIBUTE = re.compile(r'([\w:]+)="([^"]*)"')


@dataclass(frozen=True, slots=True)
class XlsxSheet:
    """One sheet's formulas without a result, by line and column from 1, and its hidden lines."""

    formulas: dict[tuple[int, int], str] = field(default_factory=dict)
    hidden: frozenset[int] = frozenset()


def look_through(content: bytes) -> dict[str, XlsxSheet]:
    """Return the sheets of the workbook, by name.

    Refuses a sheet that reaches too far (TOO_MANY_COLUMNS, TOO_MANY_LINES) or is too large.
    """
    with zipfile.ZipFile(BytesIO(content)) as archive:
        total = sum(entry.file_size for entry in archive.infolist())
        if total > MAX_XML_BYTES:
            raise Refused("FILE_TOO_LARGE", limit=MAX_XML_BYTES // (1024 * 1024))
        parts = dict(_parts(archive))
        present = set(archive.namelist())
        return {name: _look(archive.read(part)) for name, part in parts.items() if part in present}


def _parts(archive: zipfile.ZipFile) -> Iterator[tuple[str, str]]:
    """Give each sheet's name and the part of the archive that holds it."""
    book = archive.read("xl/workbook.xml").decode("utf-8", "replace")
    relations = archive.read("xl/_rels/workbook.xml.rels").decode("utf-8", "replace")
    targets = {
        tag["Id"]: tag["Target"]
        for tag in (dict(_ATTRIBUTE.findall(r)) for r in _RELATION.findall(relations))
        if "Id" in tag and "Target" in tag
    }
    for written in _XLSX_SHEET.findall(book):
        tag = dict(_ATTRIBUTE.findall(written))
        relation = next((tag[name] for name in tag if name.endswith(":id")), "")
        target = targets.get(relation, "")
        part = target.lstrip("/") if target.startswith("/") else f"xl/{target}"
        yield unescape(tag.get("name", "")), part


def _look(xml: bytes) -> XlsxSheet:
    columns = lines = 0
    for letters, number in _XLSX_CELL.findall(xml):
        columns = max(columns, column_number(letters))
        lines = max(lines, int(number))
    # Far more generous than the list itself may be: blank styled cells may stand around it.
    if columns > 50 * MAX_COLUMNS:
        raise Refused("TOO_MANY_COLUMNS", columns=columns, limit=MAX_COLUMNS)
    if columns * lines > 50 * MAX_LINES * 10:
        raise Refused("TOO_MANY_LINES", lines=lines, limit=MAX_LINES)
    formulas = {
        (int(number), column_number(letters)): "=" + unescape(formula.decode("utf-8", "replace"))
        for letters, number, formula in _BARE_FORMULA.findall(xml)
    }
    return XlsxSheet(formulas, frozenset(int(number) for number in _HIDDEN_ROW.findall(xml)))


def column_number(letters: bytes) -> int:
    """Return a column's number from 1.

    >>> column_number(b"A"), column_number(b"AA")
    (1, 27)
    """
    number = 0
    for letter in letters:
        number = number * 26 + letter - 64
    return number


_ODF_TABLE = "{urn:oasis:names:tc:opendocument:xmlns:table:1.0}"
_ODF_TEXT = "{urn:oasis:names:tc:opendocument:xmlns:text:1.0}"
_ODF_OFFICE = "{urn:oasis:names:tc:opendocument:xmlns:office:1.0}"
_ODF_CELLS = (f"{_ODF_TABLE}table-cell", f"{_ODF_TABLE}covered-table-cell")


def read_ods(content: bytes) -> dict[str, list[tuple[int, tuple[str, ...]]]]:
    """Return the lines of each visible sheet, numbered from 1, by the sheet's name.

    Refuses SHEET_PROTECTED and FILE_UNREADABLE.
    """
    try:
        with zipfile.ZipFile(BytesIO(content)) as archive:
            if b"encryption-data" in archive.read("META-INF/manifest.xml"):
                raise Refused("SHEET_PROTECTED")
            if archive.getinfo("content.xml").file_size > MAX_XML_BYTES:
                raise Refused("FILE_TOO_LARGE", limit=MAX_XML_BYTES // (1024 * 1024))
            root = ET.fromstring(archive.read("content.xml"))
    except (zipfile.BadZipFile, KeyError, ET.ParseError, ValueError, OSError) as trouble:
        raise Refused("FILE_UNREADABLE") from trouble
    hidden = _hidden_styles(root)
    return {
        table.get(f"{_ODF_TABLE}name", ""): list(_table_lines(table))
        for table in root.iter(f"{_ODF_TABLE}table")
        if table.get(f"{_ODF_TABLE}style-name", "") not in hidden
    }


def _hidden_styles(root: ET.Element) -> set[str]:
    return {
        style.get("{urn:oasis:names:tc:opendocument:xmlns:style:1.0}name", "")
        for style in root.iter("{urn:oasis:names:tc:opendocument:xmlns:style:1.0}style")
        for shown in style
        if shown.get(f"{_ODF_TABLE}display") == "false"
    }


def _table_lines(table: ET.Element) -> Iterator[tuple[int, tuple[str, ...]]]:
    """Give the lines that hold something: a sheet ends with a million repeated blank ones."""
    number = 0
    given = 0
    for row in table.iter(f"{_ODF_TABLE}table-row"):
        cells = trimmed(list(_cells(row)))
        repeated = _repeats(row, "rows")
        if cells:
            given += repeated
            check_extent(given, len(cells))
            yield from ((number + again, cells) for again in range(1, repeated + 1))
        number += repeated


def _cells(row: ET.Element) -> Iterator[str]:
    width = 0
    for cell in row:
        if cell.tag in _ODF_CELLS:
            shown = _shown(cell)
            repeated = _repeats(cell, "columns")
            # The blank filling of a row reaches column 16,384: only what precedes a text counts.
            kept = repeated if shown else min(repeated, max(0, 10 * MAX_COLUMNS - width))
            if shown:
                check_extent(0, width + repeated)
            width += kept
            yield from (shown for _ in range(kept))


def _repeats(element: ET.Element, what: str) -> int:
    repeated = element.get(f"{_ODF_TABLE}number-{what}-repeated", "1")
    return int(repeated) if repeated.isdecimal() and len(repeated) < 9 else 1


def _shown(cell: ET.Element) -> str:
    paragraphs = [_text_of(p) for p in cell.findall(f"{_ODF_TEXT}p")]
    if paragraphs:
        return " ".join(paragraphs).strip()
    return cell.get(f"{_ODF_OFFICE}string-value", "") or cell.get(f"{_ODF_OFFICE}value", "")


def _text_of(paragraph: ET.Element) -> str:
    """Join the pieces of a paragraph; a space element stands for one or several spaces."""
    pieces = [paragraph.text or ""]
    for piece in paragraph:
        spaces = piece.tag in (f"{_ODF_TEXT}s", f"{_ODF_TEXT}tab", f"{_ODF_TEXT}line-break")
        pieces.append(" " if spaces else _text_of(piece))
        pieces.append(piece.tail or "")
    return "".join(pieces)
