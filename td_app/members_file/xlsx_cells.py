"""What python-calamine does not tell about an XLSX sheet, found in its XML before it opens it.

How far the cells reach (one cell in the last corner would have seventeen milliard cells made),
the formulas that carry no result (they would read as blank cells), the lines a filter hides.
"""

from __future__ import annotations

import re
import zipfile
from collections.abc import Iterator
from dataclasses import dataclass, field
from html import unescape
from io import BytesIO

from rules_ropta.ruling import Refused
from td_app.members_file.grid import MAX_COLUMNS, MAX_LINES

MAX_XML_BYTES = 100 * 1024 * 1024

_CELL = re.compile(rb'<(?:\w+:)?c\s[^<>]*?r="([A-Z]{1,3})(\d{1,7})"[^<>]*?(?<!/)>')
_BARE_FORMULA = re.compile(
    rb'<(?:\w+:)?c\s[^<>]*?r="([A-Z]{1,3})(\d{1,7})"[^<>]*>'
    rb"<(?:\w+:)?f\b[^<>]*>([^<]+)</(?:\w+:)?f>(?:<(?:\w+:)?v\s*/>|<(?:\w+:)?v></(?:\w+:)?v>)?"
    rb"</(?:\w+:)?c>"
)
_HIDDEN_ROW = re.compile(rb'<(?:\w+:)?row\s(?=[^<>]*hidden="(?:1|true)")[^<>]*?\br="(\d{1,7})"')
_SHEET = re.compile(r"<(?:\w+:)?sheet\s[^<>]*>")
_RELATION = re.compile(r"<(?:\w+:)?Relationship\s[^<>]*>")
_ATTRIBUTE = re.compile(r'([\w:]+)="([^"]*)"')


@dataclass(frozen=True, slots=True)
class XlsxSheet:
    """One sheet's formulas without a result, by line and column from 1, and its hidden lines."""

    formulas: dict[tuple[int, int], str] = field(default_factory=dict)
    hidden: frozenset[int] = frozenset()


def look_through(content: bytes) -> dict[str, XlsxSheet]:
    """Return what was found in each sheet, by its name.

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
    for written in _SHEET.findall(book):
        tag = dict(_ATTRIBUTE.findall(written))
        relation = next((tag[name] for name in tag if name.endswith(":id")), "")
        target = targets.get(relation, "")
        part = target.lstrip("/") if target.startswith("/") else f"xl/{target}"
        yield unescape(tag.get("name", "")), part


def _look(xml: bytes) -> XlsxSheet:
    columns = lines = 0
    for letters, number in _CELL.findall(xml):
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
