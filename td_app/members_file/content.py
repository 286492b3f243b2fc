"""What a column's values look like, whatever its header says."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from td_app.members_file.given_names import how_given
from td_app.members_file.member import plain_words
from td_app.members_file.names import in_capitals
from td_app.members_file.previewed import Meaning
from td_app.members_file.written_name import read_name

_SHOWN = 200
_EMAIL = re.compile(r"[^@\s]+@[^@\s]+")
_PHONE = re.compile(r"\+?[\d\s().\-/]{9,22}")
_LICENCE = re.compile(r"[A-Za-z]{0,4}[ -]?\d{4,12}[A-Za-z]?")
_NAME = re.compile(r"[^\W\d_][^\d@_=<>{}]*")
_OF_CLUBS_WORDS = """
club poker asso association as team tapis cercle amicale holdem full flush river quinte royal
aces brelan carre carres trefle pique pc apc
"""
_OF_CLUBS = frozenset(_OF_CLUBS_WORDS.split())


@dataclass(frozen=True, slots=True)
class Content:
    """Shares, from 0 to 1, of a column's values that look like this or that."""

    email: float
    phone: float
    licence: float
    words: float
    several_words: float
    distinct: float
    given: float
    capitals: float
    clubs: float
    counting: bool


def content_of(values: Sequence[str]) -> Content:
    """Return what the values of a column look like, blank ones left out."""
    filled = [value[:_SHOWN] for value in values if value][:500]
    size = max(1, len(filled))
    names = [read_name(value).name for value in filled]
    words = [name.split() for name in names]
    return Content(
        email=_share(filled, _EMAIL),
        phone=sum(is_phone(value) for value in filled) / size,
        licence=_share(filled, _LICENCE),
        words=_share(names, _NAME),
        several_words=sum(len(w) > 1 for w in words) / size,
        distinct=len({plain_words(value) for value in filled}) / size,
        given=sum(any(how_given(word) for word in (w[:1] + w[-1:])) for w in words) / size,
        capitals=sum(any(in_capitals(word) for word in w) for w in words) / size,
        clubs=sum(bool(_OF_CLUBS.intersection(plain_words(v).split())) for v in filled) / size,
        counting=_counts(filled),
    )


def is_phone(value: str) -> bool:
    """Tell whether a value reads as a telephone number.

    >>> is_phone("06 00 00 00 00"), is_phone("95319")
    (True, False)
    """
    figures = sum(c.isdigit() for c in value)
    return 9 <= figures <= 15 and bool(_PHONE.fullmatch(value))


def guess_meanings(columns: Sequence[Sequence[str]]) -> list[tuple[str, bool]]:
    """Return, for each column without a header, what it is taken for and whether surely."""
    contents = [content_of(values) for values in columns]
    if len(columns) == 1:
        lettered = any(c.isalpha() for value in columns[0] for c in value)
        meaning = Meaning.FULL_NAME if lettered else Meaning.IGNORED
        return [(meaning, contents[0].words >= 0.5)]
    found: list[tuple[str, bool]] = [(Meaning.IGNORED, False)] * len(columns)
    _place_figures(contents, found)
    wordy = [
        at for at, c in enumerate(contents) if found[at][0] == Meaning.IGNORED and c.words >= 0.6
    ]
    for at, meaning, sure in _place_names([(at, contents[at]) for at in wordy]):
        found[at] = (meaning, sure)
    rest = [at for at in wordy if found[at][0] == Meaning.IGNORED]
    if rest and any(meaning != Meaning.IGNORED for meaning, _ in found):
        club = max(rest, key=lambda at: (contents[at].clubs, -contents[at].distinct))
        told = contents[club].clubs >= 0.3 or contents[club].distinct <= 0.5
        found[club] = (Meaning.CLUB, told)
    return found


def _place_figures(contents: Sequence[Content], found: list[tuple[str, bool]]) -> None:
    """Place the columns that their figures or signs tell: e-mail, telephone, licence."""
    taken: set[str] = set()
    for at, content in enumerate(contents):
        for meaning, share in (
            (Meaning.EMAIL, content.email),
            (Meaning.PHONE, content.phone),
            (Meaning.LICENCE, content.licence if content.distinct >= 0.9 else 0.0),
        ):
            if share >= 0.6 and meaning not in taken and not content.counting:
                found[at] = (meaning, share >= 0.9 and meaning != Meaning.LICENCE)
                taken.add(meaning)
                break


def _place_names(wordy: Sequence[tuple[int, Content]]) -> list[tuple[int, str, bool]]:
    """Choose the column of whole names, or the two that share them."""
    single = [(at, c) for at, c in wordy if c.several_words < 0.5 and c.clubs < 0.5]
    whole = [(at, c) for at, c in wordy if c.several_words >= 0.5 and c.clubs < 0.5]
    if len(single) > 1:
        first = max(single, key=lambda column: (column[1].given, -column[1].capitals))
        others = [column for column in single if column[0] != first[0]]
        last = max(others, key=lambda column: (column[1].capitals, column[1].distinct))
        clear = first[1].given - last[1].given
        if clear < 0.1 and not whole:
            # Nothing tells which is which: French lists mostly begin with the last name.
            first, last = max(first, last), min(first, last)
        if clear >= 0.1 or not whole:
            return [
                (last[0], Meaning.LAST_NAME, clear >= 0.3),
                (first[0], Meaning.FIRST_NAME, clear >= 0.3),
            ]
    if whole:
        at, content = max(whole, key=lambda column: (_personal(column[1]), -column[0]))
        return [(at, Meaning.FULL_NAME, _personal(content) >= 0.5)]
    return [(at, Meaning.FULL_NAME, False) for at, _ in (single or wordy)[:1]]


def _personal(content: Content) -> float:
    """Names of persons hold first names or capitals and seldom repeat; clubs repeat."""
    return (max(content.given, content.capitals) + content.distinct) / 2 - content.clubs


def _share(values: Sequence[str], pattern: re.Pattern[str]) -> float:
    return sum(bool(pattern.fullmatch(value)) for value in values) / max(1, len(values))


def _counts(values: Sequence[str]) -> bool:
    """Tell whether a column counts its rows: 1, 2, 3…"""
    figures = [int(value) for value in values if value.isdecimal() and len(value) < 6]
    steps = [b - a for a, b in pairwise(figures)]
    return (
        len(figures) > 2
        and figures[0] < 10
        and len(figures) >= 0.8 * len(values)
        and set(steps) == {1}
    )
