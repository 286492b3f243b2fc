"""Text to rows: which delimiter, which quotes, from a file or from a pasted list."""

from __future__ import annotations

import csv
import re
from collections import Counter
from collections.abc import Callable, Iterator
from io import StringIO
from typing import Literal

from rules_ropta.ruling import Refused
from td_app.members_file.grid import MAX_LINE_LENGTH, GridRow, check_extent, trimmed

IsHeader = Callable[[list[str]], bool]

_USUAL = (";", "\t", ",", "|")
_UNUSUAL = ("^", "~", "¤", "§", "#", "!", ":", "/")
# Shown in place of delimiters that are not one character.
SPACES, DASH = "  ", " - "
_NEVER = "\x1f"
_SAMPLE = 200
_ANNOUNCED = re.compile(r"sep=(.)\n?", re.IGNORECASE)


def split_lines(text: str, is_header: IsHeader) -> tuple[str | None, list[GridRow]]:
    """Return the delimiter (``None`` when each line is one cell) and the rows that hold something.

    ``is_header`` recognises a line of column headers, which settles a doubtful delimiter.
    """
    text = _without_blank_end(text)
    lines = text.split("\n")
    check_extent(len(lines), 0)
    longest = max(range(len(lines)), key=lambda at: len(lines[at]))
    if len(lines[longest]) > MAX_LINE_LENGTH:
        raise Refused("LINE_TOO_LONG", line=longest + 1, limit=MAX_LINE_LENGTH)
    announced = _ANNOUNCED.fullmatch(lines[0].strip("\ufeff\r "))
    sample = "\n".join([line for line in lines if line.strip()][:_SAMPLE])[:200_000]
    delimiter = announced.group(1) if announced else _delimiter(sample, is_header)
    rows: list[GridRow] = []
    for number, cells in _records(text, delimiter):
        if announced and number == 1:
            continue
        kept = trimmed(cells)
        check_extent(len(rows), len(kept))
        rows.append(GridRow(number, kept))
    return delimiter, rows


def _without_blank_end(text: str) -> str:
    """Spreadsheets saved as text may end with thousands of lines of delimiters alone."""
    end = len(text)
    while end and not text[end - 1].isalnum():
        end -= 1
    tail = text[end:]
    return text[:end] + tail.partition("\n")[0] if tail.count("\n") > 50 else text.rstrip("\n")


def _delimiter(sample: str, is_header: IsHeader) -> str | None:
    """Return the delimiter most lines agree on, usual ones first, or none."""
    for candidates, agreed in ((_USUAL, 0.6), (_UNUSUAL, 0.9)):
        scores = {d: _score(list(_records(sample, d)), is_header) for d in candidates}
        best = max(scores, key=lambda d: scores[d])
        if scores[best] >= agreed:
            return best
    for delimiter, agreed in ((SPACES, 0.6), (DASH, 0.8)):
        if _score(list(_records(sample, delimiter)), is_header) >= agreed:
            return delimiter
    return None


def _score(records: list[tuple[int, list[str]]], is_header: IsHeader) -> float:
    """Return the share of lines with the usual number of cells, one more for a header."""
    widths = Counter(len(cells) for _, cells in records)
    several = [(count, width) for width, count in widths.items() if width > 1]
    if not several:
        return 0.0
    share = max(several)[0] / len(records)
    headed = any(len(cells) > 1 and is_header(cells) for _, cells in records[:15])
    return share + headed


def _records(text: str, delimiter: str | None) -> Iterator[tuple[int, list[str]]]:
    """Give each record with the line it begins on, from 1."""
    if delimiter in (SPACES, DASH):
        yield from ((n, _cut(line, delimiter)) for n, line in enumerate(text.split("\n"), 1))
        return
    quoted = list(_quoted(text, delimiter or _NEVER, csv.QUOTE_MINIMAL))
    if any(cell.count("\n") > 3 for _, cells in quoted for cell in cells):
        # A quote opened and never closed would swallow the rest of the list.
        quoted = list(_quoted(text, delimiter or _NEVER, csv.QUOTE_NONE))
    yield from quoted


def _quoted(text: str, delimiter: str, quoting: Literal[0, 3]) -> Iterator[tuple[int, list[str]]]:
    reader = csv.reader(StringIO(text), delimiter=delimiter, quoting=quoting)
    begins = 1
    try:
        for cells in reader:
            yield begins, cells
            begins = reader.line_num + 1
    except csv.Error as trouble:
        raise Refused("LINE_TOO_LONG", line=begins, limit=MAX_LINE_LENGTH) from trouble


def _cut(line: str, delimiter: str) -> list[str]:
    """Cut a pasted line at wide spaces, or at a dash that does not follow a number."""
    if delimiter == SPACES:
        return re.split(r"\s{2,}", line.strip())
    return re.split(r"(?<!\d)\s+[-–—]\s+", line.strip())
