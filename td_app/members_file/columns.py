"""Where the headers stand and what each column means, by its header, its values, the director."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from rules_ropta.ruling import Refused
from td_app.members_file.grid import GridRow
from td_app.members_file.meanings import (
    DETAILS,
    MEANINGS,
    NAMES,
    WHOLE_NAMES,
    Meaning,
    header_meanings,
    is_header,
)
from td_app.members_file.names import how_given, in_capitals
from td_app.members_file.previewed import ColumnMeaning
from td_app.members_file.written_name import names_nobody, read_name
from td_app.tournament.state.person import plain_words

_READ = 200
_NAME = re.compile(r"[^\W\d_][^\d@_=<>{}]*")
_HANDLE = re.compile(r"@?(?=.*[^\W\d_])[\w.\-]{2,40}")
_CODE = re.compile(r"[A-Z]{1,3}")
_ANSWERS = frozenset(
    ("oui", "non", "yes", "no", "o", "n", "x", "ok", "true", "false", "vrai", "faux")
)
_OF_CLUBS_WORDS = """
club poker asso association as team tapis cercle amicale holdem full flush river quinte royal
aces brelan carre carres trefle pique pc apc
"""
_OF_CLUBS = frozenset(_OF_CLUBS_WORDS.split())


@dataclass(frozen=True, slots=True)
class Content:
    """Shares, from 0 to 1, of a column's values that look like this or that (``looks``: by field).

    ``counting`` tells a column that numbers its rows.
    """

    looks: Mapping[str, float]
    words: float
    codes: float
    handles: float
    several_words: float
    distinct: float
    given: float
    capitals: float
    clubs: float
    counting: bool


def content_of(values: Sequence[str]) -> Content:
    """Return what the values of a column look like, blank ones left out."""
    filled = [value[:_READ] for value in values if value][:500]
    size = max(1, len(filled))
    names = [read_name(value).name for value in filled]
    words = [name.split() for name in names]
    # A country, a category, a sex, a yes or no: never the name of a person or a club.
    codes = [value for value in filled if _CODE.fullmatch(value) or value.lower() in _ANSWERS]
    figures = [int(value) for value in filled if value.isdecimal() and len(value) < 6]
    # A column that numbers its rows: 1, 2, 3…
    counting = (
        len(figures) > 2
        and figures[0] < 10
        and len(figures) >= 0.8 * len(filled)
        and all(b - a == 1 for a, b in pairwise(figures))
    )
    return Content(
        looks={d.field: sum(map(d.looks, filled)) / size for d in DETAILS if d.looks},
        words=sum(bool(_NAME.fullmatch(name)) for name in names) / size,
        codes=len(codes) / size,
        handles=sum(bool(_HANDLE.fullmatch(value)) for value in filled) / size,
        several_words=sum(len(w) > 1 for w in words) / size,
        distinct=len({plain_words(value) for value in filled}) / size,
        given=sum(any(how_given(word) for word in (w[:1] + w[-1:])) for w in words) / size,
        capitals=sum(any(in_capitals(word) for word in w) for w in words) / size,
        clubs=sum(bool(_OF_CLUBS.intersection(plain_words(v).split())) for v in filled) / size,
        counting=counting,
    )


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
        at
        for at, c in enumerate(contents)
        if found[at][0] == Meaning.IGNORED and c.words >= 0.6 and c.codes < 0.9
    ]
    for at, meaning, sure in _place_names([(at, contents[at]) for at in wordy]):
        found[at] = (meaning, sure)
    rest = [at for at in wordy if found[at][0] == Meaning.IGNORED]
    if rest and any(meaning != Meaning.IGNORED for meaning, _ in found):
        club = max(rest, key=lambda at: (contents[at].clubs, -contents[at].distinct))
        told = contents[club].clubs >= 0.3 or contents[club].distinct <= 0.5
        found[club] = (Meaning.CLUB, told)
    if not any(meaning in NAMES for meaning, _ in found):
        _place_pseudonyms(contents, found)
    return found


def _place_pseudonyms(contents: Sequence[Content], found: list[tuple[str, bool]]) -> None:
    """Take a free column for pseudonyms ("ace77") when there are contacts but no names."""
    if not any(meaning in (Meaning.EMAIL, Meaning.PHONE) for meaning, _ in found):
        return
    free = [at for at, (meaning, _) in enumerate(found) if meaning == Meaning.IGNORED]
    alike = [at for at in free if contents[at].handles >= 0.9 and contents[at].codes < 0.9]
    if alike:
        own = max(alike, key=lambda at: (contents[at].distinct, -at))
        found[own] = (Meaning.PSEUDONYM, False)


def _place_figures(contents: Sequence[Content], found: list[tuple[str, bool]]) -> None:
    """Assign the columns recognised by their values: e-mail, telephone, licence."""
    taken: set[str] = set()
    for at, content in enumerate(contents):
        for detail in DETAILS:
            share = content.looks.get(detail.field, 0.0)
            if detail.own and content.distinct < 0.9:
                share = 0.0
            if share >= 0.6 and detail.field not in taken and not content.counting:
                found[at] = (detail.field, share >= 0.9 and not detail.own)
                taken.add(detail.field)
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


_SEARCHED = 30
_SAMPLE = 500
_NEVER_YES_OR_NO = frozenset(detail.field for detail in DETAILS if detail.looks)


@dataclass(frozen=True, slots=True)
class Columns:
    """The columns, and the position among the rows of the one that holds the headers."""

    columns: tuple[ColumnMeaning, ...]
    header_at: int | None = None

    @property
    def guessed(self) -> bool:
        """Return whether what the rows say rests on a guess that nobody has confirmed.

        Without headers one column that its values do not tell puts all of them in doubt: what
        is taken for a name may be what it leaves out.
        """
        by_values = self.header_at is None and len(self.columns) > 1
        doubted = self.columns if by_values else [c for c in self.columns if c.meaning in NAMES]
        return any(not c.certain for c in doubted)

    def index_of(self, *meanings: str) -> int | None:
        """Return the index of the first column that has one of these meanings."""
        return next((c.index for c in self.columns if c.meaning in meanings), None)


def understand_columns(rows: Sequence[GridRow], corrected: Mapping[int, str]) -> Columns:
    """Return what the columns mean, the director's corrections applied.

    Refuses NO_NAME_COLUMN, NO_SUCH_COLUMN, NO_SUCH_MEANING.
    """
    width = max((len(row.cells) for row in rows), default=0)
    header_at = _find_header(rows, width)
    body = rows if header_at is None else rows[header_at + 1 :]
    spoken = [row for row in body[: 2 * _SAMPLE] if not names_nobody(row.cells)][:_SAMPLE]
    values = [[_cell(row, at) for row in spoken] for at in range(width)]
    if header_at is None:
        headers = [""] * width
        found = guess_meanings(values)
    else:
        headers = [_cell(rows[header_at], at) for at in range(width)]
        found = []
        for at, meaning in enumerate(header_meanings(headers)):
            taken = any(meaning == other for other, _ in found)
            if meaning is None or taken or _contradicted(meaning, values[at]):
                found.append((Meaning.IGNORED, meaning is None and bool(headers[at])))
            else:
                found.append((meaning, True))
        found = _settled_names(found, values)
    found = _corrected(found, corrected)
    if not any(meaning in (*NAMES, Meaning.PSEUDONYM) for meaning, _ in found):
        raise Refused("NO_NAME_COLUMN", headers=tuple(h for h in headers if h)[:12])
    examples = [next(filter(None, column), "")[:80] for column in values]
    return Columns(
        tuple(
            ColumnMeaning(at, headers[at], meaning, certain, examples[at])
            for at, (meaning, certain) in enumerate(found)
        ),
        header_at,
    )


def confirmed(columns: Columns) -> Columns:
    """Return the columns as the director said they are right."""
    return replace(columns, columns=tuple(replace(c, certain=True) for c in columns.columns))


def marked_as_swapped(columns: Columns) -> Columns:
    """Return the columns with the two parts of the name marked as uncertain."""
    marked = tuple(
        replace(c, certain=False) if c.meaning in (Meaning.LAST_NAME, Meaning.FIRST_NAME) else c
        for c in columns.columns
    )
    return replace(columns, columns=marked)


def stray_columns(columns: Columns, rows: Sequence[GridRow]) -> frozenset[int]:
    """Return the columns past the last header that only a few lines reach.

    There a delimiter stood in a cell without quotes, and what follows it has slipped sideways.
    """
    last = max((c.index for c in columns.columns if c.header), default=len(columns.columns))
    return frozenset(
        c.index
        for c in columns.columns
        if c.index > last and 3 * sum(bool(_cell(row, c.index)) for row in rows) <= len(rows)
    )


def repeats_header(cells: Sequence[str], columns: Columns) -> bool:
    """Return whether a line repeats the headers, as printed lists do on each page."""
    written = [plain_words(c.header) for c in columns.columns]
    again = [plain_words(cell) for cell in cells]
    again += [""] * (len(written) - len(again))
    return any(written) and again == written


def _find_header(rows: Sequence[GridRow], width: int) -> int | None:
    """Return where the headers stand: the fullest of the first lines that read as such."""
    best = None
    most = 0
    for at, row in enumerate(rows[:_SEARCHED]):
        found = len({meaning for meaning in header_meanings(row.cells) if meaning})
        alone = sum(bool(cell) for cell in row.cells) == 1
        if found > most and is_header(row.cells) and not (alone and width > 1 and found < 2):
            best = at
            most = found
    return best


def _cell(row: GridRow, at: int) -> str:
    return row.cells[at] if at < len(row.cells) else ""


def _contradicted(meaning: str, values: Sequence[str]) -> bool:
    """A column "Licence" that says yes or no holds no licence."""
    filled = {plain_words(value) for value in values if value}
    return bool(filled) and filled <= _ANSWERS and meaning in _NEVER_YES_OR_NO


def _settled_names(
    found: list[tuple[str, bool]], values: Sequence[Sequence[str]]
) -> list[tuple[str, bool]]:
    """Settle which columns make the name: last and first, or one for both."""
    at = {meaning: index for index, (meaning, _) in enumerate(found)}
    whole = [at[meaning] for meaning in WHOLE_NAMES if meaning in at]
    last = at.get(Meaning.LAST_NAME)
    first = at.get(Meaning.FIRST_NAME)
    if last is not None and first is not None:
        for index in whole:
            found[index] = (Meaning.IGNORED, True)
    elif whole and first is not None:
        found[whole[0]] = (Meaning.LAST_NAME, False)
    elif whole and last is not None:
        found[last] = (Meaning.IGNORED, False)
    elif last is not None and content_of(values[last]).several_words >= 0.5:
        found[last] = (Meaning.FULL_NAME, True)
    elif not whole and last is None and first is None:
        _guess_name(found, values)
    return found


def _guess_name(found: list[tuple[str, bool]], values: Sequence[Sequence[str]]) -> None:
    """Headers that name no person: look for the names among the columns not understood."""
    free = [index for index, (meaning, _) in enumerate(found) if meaning == Meaning.IGNORED]
    guessed = guess_meanings([values[index] for index in free])
    for index, (meaning, _) in zip(free, guessed, strict=True):
        content = content_of(values[index])
        if meaning in NAMES and max(content.given, content.capitals) >= 0.3:
            found[index] = (meaning, False)


def _corrected(
    found: list[tuple[str, bool]], corrected: Mapping[int, str]
) -> list[tuple[str, bool]]:
    """Apply the director's corrections: a meaning given to one column leaves the others."""
    for index, meaning in sorted(corrected.items()):
        if not 0 <= index < len(found):
            raise Refused("NO_SUCH_COLUMN", column=index + 1, columns=len(found))
        if meaning not in MEANINGS:
            raise Refused("NO_SUCH_MEANING", meaning=meaning)
        rivals = _rivals(meaning)
        found = [
            (Meaning.IGNORED, True) if other in rivals and at not in corrected else (other, sure)
            for at, (other, sure) in enumerate(found)
        ]
        found[index] = (meaning, True)
    return found


def _rivals(meaning: str) -> tuple[str, ...]:
    if meaning == Meaning.IGNORED:
        return ()
    if meaning in WHOLE_NAMES:
        return NAMES
    if meaning in NAMES:
        return (meaning, *WHOLE_NAMES)
    return (meaning,)
