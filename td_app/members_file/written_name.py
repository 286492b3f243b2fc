"""A name as written in a list: numbering, bullets, ticks and remarks told from the name."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass

_NUMBERING = re.compile(r"^\s*(?:n\s?°\s*|#\s*)?\d{1,4}\s*(?:[.):/\]]+|[-–—°]\s|\s)\s*(?=[^\W\d_])")
_FORMULA_START = ("=", "+", "-", "@")
_CALLS = re.compile(r"[^\W\d_]\(|\|")
_BOX = re.compile(r"^\s*\[[ xXvV✓✔]?\]\s*")
_NICKNAME = re.compile(r"\s[\"“«‹]\s*([^\"”»›]{1,40}?)\s*[\"”»›]\s")
_LONGEST = 400
_REMARK = re.compile(r"\s*[(\[{][^()\[\]{}]*[)\]}]\s*")
_TAIL = re.compile(r"\s+(?:[-–—:/|]+\s.*|\S*[\d@].*)$")


@dataclass(frozen=True, slots=True)
class WrittenName:
    """The name alone, a nickname in quotes if there is one, and what else the cell said."""

    name: str
    nickname: str = ""
    left_out: str = ""
    formula: bool = False


def is_formula(cell: str) -> bool:
    """Tell whether a spreadsheet would compute the cell instead of showing it.

    >>> is_formula("=1+1"), is_formula("+33 6 00 00 00 00"), is_formula("@SUM(A1)")
    (True, False, True)
    """
    return cell.startswith("=") or (
        cell.startswith(_FORMULA_START) and not cell[1:2].isspace() and bool(_CALLS.search(cell))
    )


def read_name(cell: str) -> WrittenName:
    """Return the name a cell holds, its own letters untouched.

    >>> read_name("12. Gaëtan Pérez ✅")
    WrittenName(name='Gaëtan Pérez', nickname='', left_out='', formula=False)
    >>> read_name("• Léa Caillé (en retard)").left_out
    '(en retard)'
    """
    if is_formula(cell):
        return WrittenName(cell, formula=True)
    if len(cell) > _LONGEST:
        return WrittenName(cell)
    text = _BOX.sub("", _NUMBERING.sub("", _without_symbols(cell)))
    text = _unquoted(_without_symbols(text))
    nickname = _NICKNAME.search(text)
    if nickname:
        text = f"{text[: nickname.start()]} {text[nickname.end() :]}"
    aside = [found.group().strip() for found in _REMARK.finditer(text)]
    text = _REMARK.sub(" ", text).strip()
    tail = _TAIL.search(text)
    if tail and not _is_rank(text) and any(c.isalpha() for c in text[: tail.start()]):
        aside.append(tail.group().strip())
        text = text[: tail.start()]
    return WrittenName(
        name=" ".join(_without_symbols(text).split()),
        nickname=nickname.group(1) if nickname else "",
        left_out=" ".join(aside),
    )


def _is_rank(text: str) -> bool:
    """ "Joueur 12" is a name given for want of another: the figure tells it from the next."""
    words = text.split()
    return len(words) == 2 and words[1].isdigit() and len(words[1]) < 4


def _unquoted(text: str) -> str:
    if text.count('"') == 1:
        return text.strip('"').strip()
    quoted = len(text) > 2 and text[0] in '"“«' and text[-1] in '"”»'
    return text[1:-1].strip() if quoted else text


def _without_symbols(text: str) -> str:
    """Take bullets, ticks, drawings and stray punctuation off both ends."""
    start, end = 0, len(text)
    while start < end and not _begins_a_name(text[start]):
        start += 1
    while end > start and not _ends_a_name(text[end - 1]):
        end -= 1
    return text[start:end]


def _begins_a_name(letter: str) -> bool:
    return letter.isalnum() or letter in "'’#([{\"“«‹"


def _ends_a_name(letter: str) -> bool:
    is_mark = unicodedata.category(letter)[0] == "M" and letter != "\ufe0f"
    return letter.isalnum() or letter in "'’.)]}\"”»›" or is_mark
