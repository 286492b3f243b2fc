"""Text to rows, from a file or a pasted list: which encoding, which delimiter, which quotes."""

from __future__ import annotations

import codecs
import csv
import re
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from io import StringIO
from typing import Literal

from charset_normalizer import from_bytes

from rules_ropta.ruling import Refused
from td_app.members_file.grid import MAX_LINE_LENGTH, GridRow, check_extent, trimmed

MIXED = "utf-8 + windows-1252"

_BOMS = (
    (codecs.BOM_UTF32_LE, "utf-32"),
    (codecs.BOM_UTF32_BE, "utf-32"),
    (codecs.BOM_UTF8, "utf-8-sig"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
)
_UTF8_LETTER = re.compile(
    rb"[\xc2-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xf4][\x80-\xbf]{3}"
)
_ONE_BYTE = ["cp1252", "mac_roman", "cp850"]
_SHOWN_AS = {"cp1252": "windows-1252", "mac_roman": "mac-roman"}
_LETTERS = frozenset("àâäáãåçéèêëíìîïñóòôöõúùûüýÿœæøšžßÀÂÄÁÃÅÇÉÈÊËÍÌÎÏÑÓÒÔÖÕÚÙÛÜÝŸŒÆØŠŽ’«»°\xa0–…€")


@dataclass(frozen=True, slots=True)
class DecodedText:
    """A file's text with line feeds alone, and the lines (from 1) read in the lesser encoding."""

    text: str
    encoding: str
    repaired: frozenset[int] = frozenset()


def decode(content: bytes) -> DecodedText:
    """Return the text of a file and its encoding; refuse what is not text (FILE_BINARY)."""
    for mark, encoding in _BOMS:
        if content.startswith(mark):
            return _with_line_feeds(content.decode(encoding, "replace"), encoding)
    bare_utf16 = _utf16_without_mark(content)
    if bare_utf16:
        return _with_line_feeds(content.decode(bare_utf16, "replace"), bare_utf16)
    if _looks_binary(content):
        raise Refused("FILE_BINARY")
    try:
        return _with_line_feeds(content.decode("utf-8"), "utf-8")
    except UnicodeDecodeError:
        return _decode_bytewise(content.replace(b"\r\n", b"\n").replace(b"\r", b"\n"))


def _with_line_feeds(text: str, encoding: str) -> DecodedText:
    plain = text.replace("\r\n", "\n").replace("\r", "\n")
    return DecodedText(plain, "utf-8 (BOM)" if encoding == "utf-8-sig" else encoding)


def _utf16_without_mark(content: bytes) -> str | None:
    """Western text in UTF-16 has a zero in nearly every second byte."""
    sample = content[:4000]
    if len(sample) < 4 or len(content) % 2:
        return None
    half = len(sample) // 2
    if sample[1::2].count(0) > 0.7 * half and not sample[0::2].count(0):
        return "utf-16-le"
    if sample[0::2].count(0) > 0.7 * half and not sample[1::2].count(0):
        return "utf-16-be"
    return None


def _looks_binary(content: bytes) -> bool:
    if content.startswith((b"%PDF", b"\x89PNG", b"\xff\xd8\xff", b"GIF8", b"{\\rtf", b"SQLite")):
        return True
    sample = content[:200_000]
    controls = sum(sample.count(bytes([c])) for c in (*range(9), *range(14, 27), *range(28, 32)))
    return b"\0" in sample or controls * 50 > len(sample)


def _decode_bytewise(content: bytes) -> DecodedText:
    """Read what is not UTF-8 throughout: one byte a letter, or a mixture line by line."""
    foreign, utf8 = _lines_by_kind(content)
    if not utf8 and not _holds_utf8(content):
        encoding = _one_byte_encoding(content)
        text = content.decode(encoding, "replace")
        return DecodedText(text, _SHOWN_AS.get(encoding, encoding))
    text = "\n".join(_decode_mixed(line) for line in content.split(b"\n"))
    lesser = foreign if len(foreign) <= len(utf8) else utf8
    return DecodedText(text, MIXED, frozenset(lesser))


def _lines_by_kind(content: bytes) -> tuple[list[int], list[int]]:
    """Return the lines that are not UTF-8, then those that are beyond doubt."""
    foreign = []
    utf8 = []
    for number, line in enumerate(content.split(b"\n"), 1):
        if line.isascii():
            continue
        try:
            line.decode("utf-8")
            utf8.append(number)
        except UnicodeDecodeError:
            foreign.append(number)
    return foreign, utf8


def _holds_utf8(content: bytes) -> bool:
    """Return whether too many letters are valid UTF-8 for the text to be Windows-1252."""
    beyond = sum(map(len, _UTF8_LETTER.findall(content)))
    return beyond > 0.3 * len(content.translate(None, bytes(range(128))))


def _decode_mixed(line: bytes) -> str:
    pieces = []
    at = 0
    for letter in _UTF8_LETTER.finditer(line):
        pieces.append(line[at : letter.start()].decode("cp1252", "replace"))
        pieces.append(letter.group().decode("utf-8", "replace"))
        at = letter.end()
    pieces.append(line[at:].decode("cp1252", "replace"))
    return "".join(pieces)


def _one_byte_encoding(content: bytes) -> str:
    """Windows-1252 unless another reads clearly better: what French computers wrote."""
    sample = b"\n".join(line for line in content.split(b"\n") if not line.isascii())[:50_000]
    if _share_of_letters(sample, "cp1252") > 0.9:
        return "cp1252"
    guess = from_bytes(sample, cp_isolation=_ONE_BYTE).best()
    candidates = [guess.encoding, *_ONE_BYTE] if guess else list(_ONE_BYTE)
    return max(candidates, key=lambda encoding: _share_of_letters(sample, encoding))


def _share_of_letters(sample: bytes, encoding: str) -> float:
    accented = [c for c in sample.decode(encoding, "replace") if not c.isascii()]
    return sum(c in _LETTERS for c in accented) / max(1, len(accented))


IsHeader = Callable[[list[str]], bool]

_USUAL = (";", "\t", ",", "|")
_UNUSUAL = ("^", "~", "¤", "§", "#", "!", ":", "/")
# Shown in place of delimiters that are not one character.
SPACES = "  "
DASH = " - "
_NEVER = "\x1f"
_SAMPLE_LINES = 200
_ANNOUNCED = re.compile(r"sep=(.)\n?", re.IGNORECASE)


def split_lines(text: str, is_header: IsHeader) -> tuple[str | None, list[GridRow]]:
    """Return the delimiter (``None`` when each line is one cell) and the rows that hold something.

    ``is_header`` recognises a line of column headers, which settles a doubtful delimiter.
    """
    # Spreadsheets saved as text may end with thousands of lines of delimiters alone.
    end = len(text)
    while end and not text[end - 1].isalnum():
        end -= 1
    tail = text[end:]
    text = text[:end] + tail.partition("\n")[0] if tail.count("\n") > 50 else text.rstrip("\n")
    lines = text.split("\n")
    check_extent(len(lines), 0)
    longest = max(range(len(lines)), key=lambda at: len(lines[at]))
    if len(lines[longest]) > MAX_LINE_LENGTH:
        raise Refused("LINE_TOO_LONG", line=longest + 1, limit=MAX_LINE_LENGTH)
    announced = _ANNOUNCED.fullmatch(lines[0].strip("\ufeff\r "))
    sample = "\n".join([line for line in lines if line.strip()][:_SAMPLE_LINES])[:200_000]
    delimiter = announced.group(1) if announced else _delimiter(sample, is_header)
    rows: list[GridRow] = []
    for number, cells in _records(text, delimiter):
        if announced and number == 1:
            continue
        kept = trimmed(cells)
        check_extent(len(rows), len(kept))
        rows.append(GridRow(number, kept))
    return delimiter, rows


def _delimiter(sample: str, is_header: IsHeader) -> str | None:
    """Return the delimiter most lines agree on, usual ones first; None if there is none."""
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
