"""XLSX, XLS and ODS sheets to rows of text."""

from __future__ import annotations

import zipfile
from collections.abc import Callable, Sequence
from datetime import date, datetime, time, timedelta
from io import BytesIO

from python_calamine import (
    CalamineSheet,
    CalamineWorkbook,
    PasswordError,
    SheetTypeEnum,
    SheetVisibleEnum,
)

from rules_ropta.ruling import Reason, Refused
from td_app.members_file.grid import Grid, GridRow, check_extent, trimmed
from td_app.members_file.ods_sheets import read_ods
from td_app.members_file.xlsx_cells import XlsxSheet, look_through

Lines = list[GridRow]

_OLE = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"


def is_workbook(content: bytes) -> bool:
    """Tell whether the bytes are those of a workbook: names of files lie too often."""
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
                name: _lines(book.get_sheet_by_name(name), looked.get(name, XlsxSheet()))
                for name in names
            }
    except (Refused, KeyboardInterrupt, SystemExit):
        raise
    except PasswordError as trouble:
        raise Refused("SHEET_PROTECTED") from trouble
    except BaseException as trouble:  # a panic of the Rust library is no Exception
        raise Refused("FILE_UNREADABLE") from trouble


def _lines(sheet: CalamineSheet, looked: XlsxSheet) -> Lines:
    table = [[_text(cell) for cell in row] for row in sheet.to_python(skip_empty_area=False)]
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
    """Put a formula's text where the library left a blank, or nothing at all."""
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


def _text(cell: object) -> str:
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
