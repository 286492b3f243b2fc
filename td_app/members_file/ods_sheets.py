"""OpenDocument sheets, read from their XML.

python-calamine passes over cells that bear no value type, as several club programs write them:
a whole list then reads as empty. This reads what each cell shows.
"""

from __future__ import annotations

import zipfile
from collections.abc import Iterator
from io import BytesIO
from xml.etree import ElementTree as ET

from rules_ropta.ruling import Refused
from td_app.members_file.grid import MAX_COLUMNS, check_extent, trimmed

MAX_XML_BYTES = 100 * 1024 * 1024

_TABLE = "{urn:oasis:names:tc:opendocument:xmlns:table:1.0}"
_TEXT = "{urn:oasis:names:tc:opendocument:xmlns:text:1.0}"
_OFFICE = "{urn:oasis:names:tc:opendocument:xmlns:office:1.0}"
_CELLS = (f"{_TABLE}table-cell", f"{_TABLE}covered-table-cell")


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
        table.get(f"{_TABLE}name", ""): list(_lines(table))
        for table in root.iter(f"{_TABLE}table")
        if table.get(f"{_TABLE}style-name", "") not in hidden
    }


def _hidden_styles(root: ET.Element) -> set[str]:
    return {
        style.get("{urn:oasis:names:tc:opendocument:xmlns:style:1.0}name", "")
        for style in root.iter("{urn:oasis:names:tc:opendocument:xmlns:style:1.0}style")
        for shown in style
        if shown.get(f"{_TABLE}display") == "false"
    }


def _lines(table: ET.Element) -> Iterator[tuple[int, tuple[str, ...]]]:
    """Give the lines that hold something: a sheet ends with a million repeated blank ones."""
    number = 0
    given = 0
    for row in table.iter(f"{_TABLE}table-row"):
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
        if cell.tag in _CELLS:
            shown = _shown(cell)
            repeated = _repeats(cell, "columns")
            # The blank filling of a row reaches column 16,384: only what precedes a text counts.
            kept = repeated if shown else min(repeated, max(0, 10 * MAX_COLUMNS - width))
            if shown:
                check_extent(0, width + repeated)
            width += kept
            yield from (shown for _ in range(kept))


def _repeats(element: ET.Element, what: str) -> int:
    repeated = element.get(f"{_TABLE}number-{what}-repeated", "1")
    return int(repeated) if repeated.isdecimal() and len(repeated) < 9 else 1


def _shown(cell: ET.Element) -> str:
    paragraphs = [_text_of(p) for p in cell.findall(f"{_TEXT}p")]
    if paragraphs:
        return " ".join(paragraphs).strip()
    return cell.get(f"{_OFFICE}string-value", "") or cell.get(f"{_OFFICE}value", "")


def _text_of(paragraph: ET.Element) -> str:
    """Join the pieces of a paragraph; a space element stands for one or several spaces."""
    pieces = [paragraph.text or ""]
    for piece in paragraph:
        spaces = piece.tag in (f"{_TEXT}s", f"{_TEXT}tab", f"{_TEXT}line-break")
        pieces.append(" " if spaces else _text_of(piece))
        pieces.append(piece.tail or "")
    return "".join(pieces)
