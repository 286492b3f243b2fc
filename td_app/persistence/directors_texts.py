"""Texts that the director typed, searched for somebody's name: labels, settings, the journal."""

from __future__ import annotations

import json
import re
from collections.abc import Collection, Iterator
from itertools import permutations
from typing import Any

from sqlalchemy import ColumnElement, Connection, Table, func, or_, select

from td_app.persistence import tables
from td_app.persistence.seals import change_sealed
from td_app.ports.club import ACTS_KEY, PHONES_KEPT_AS
from td_app.ports.privacy import Trace
from td_app.tournament.state.person import Person, plain_letters, plain_words

#: A word shorter than this names nobody by itself.
NAMING = 3
#: What stands where a name was.
GONE = "…"
#: The labels and notes that can be changed, beside those of journals.
LABELS = (
    tables.season.c.name,
    tables.season_part.c.name,
    tables.season_evening.c.name,
    tables.club_member.c.note,
)
#: The fields of an entry's body in which somebody types what they like.
TYPED = frozenset({"name", "place", "text", "club"})
#: Ids that this program drew or hashed: no name is in them.
_DRAWN = re.compile(r"(?:[0-9a-f]{8}-?){4}|[0-9a-f]{64}")
_WORD = re.compile(r"[^\W_]+")
#: What may be a telephone: figures, and what sets them apart.
_NUMBER = re.compile(r"\d(?:[\s().\-/]*\d)+")
#: The last figures of a telephone tell whose it is; a shorter number is none.
TELLING = 9
SHORTEST_PHONE = 8
#: What is looked for in bytes between two names, or two pairs of figures.
NAME_GAPS = ("", " ", ", ", "-", "\N{NO-BREAK SPACE}")
PHONE_GAPS = ("", " ", ".", "-", "\N{NO-BREAK SPACE}")


def names_them(text: str, person: Person) -> bool:
    """Return whether a text holds a person's whole name, last name, nickname or licence, as words.

    Or their address, or the figures of their telephone, however they are set apart.

    >>> names_them("Zébulonski a trop bu", Person("ZEBULONSKI", "Barnabé"))
    True
    >>> names_them("Yo Wu a trop bu", Person("Wu", "Yo")), names_them("Wu", Person("Wu", "Yo"))
    (True, False)
    """
    words = f" {plain_words(text)} "
    return any(f" {name} " in words for name in _called(person)) or _rung(text, person)


def _called(person: Person) -> set[str]:
    """Return what names a person in a text, in plain words: the whole name, either way round."""
    told = (person.last_name, person.pseudonym, person.licence, person.email)
    alone = {plain_words(name) for name in told}
    whole = permutations((plain_words(person.last_name), plain_words(person.first_name)))
    return {name for name in alone if len(name) >= NAMING} | {
        " ".join(pair) for pair in whole if all(pair)
    }


def _figures(phone: str) -> str:
    """Return the figures of a telephone that tell it: « +33 6 … » and « 06 … » are one.

    >>> _figures("+33 6 12 34 56 78") == _figures("06.12.34.56.78"), _figures("112")
    (True, '')
    """
    figures = re.sub(r"\D", "", phone)
    return figures[-TELLING:] if len(figures) >= SHORTEST_PHONE else ""


def _rung(text: str, person: Person) -> bool:
    """Return whether a text holds the figures of a person's telephone."""
    figures = _figures(person.phone)
    numbers = (re.sub(r"\D", "", one) for one in _NUMBER.findall(text))
    return bool(figures) and any(figures in number for number in numbers)


def without_name(text: str, names: Collection[Person]) -> str:
    """Return a text with a person's names replaced by « … ».

    >>> without_name("Coupe Barnabé Zébulonski, 2026", [Person("ZEBULONSKI", "Barnabé")])
    'Coupe …, 2026'
    """
    for one in names:
        for number in set(_NUMBER.findall(text)):
            if _rung(number, one):
                text = text.replace(number, GONE)
    sought = {tuple(name.split()) for one in names for name in _called(one)}
    for words in sorted(sought, key=len, reverse=True):
        spans = [found.span() for found in _WORD.finditer(text)]
        plain = [plain_letters(text[begin:end]) for begin, end in spans]
        for at in reversed(range(len(spans) - len(words) + 1)):
            if tuple(plain[at : at + len(words)]) == words:
                text = text[: spans[at][0]] + GONE + text[spans[at + len(words) - 1][1] :]
                del spans[at:], plain[at:]
    return text


def written_forms(names: Collection[Person]) -> tuple[str, ...]:
    """Return how names may be written in a file: as typed, plain, in JSON; capitals are folded.

    A name too short to be looked for alone is with the first name, which stands beside it.
    """
    told = set[str]()
    for one in names:
        alone = (one.last_name, one.pseudonym, one.licence, one.email)
        told |= {name.strip() for name in alone if len(name.strip()) >= NAMING}
        if one.last_name and len(one.last_name) < NAMING and one.first_name:
            whole = permutations((one.last_name, one.first_name))
            told |= {gap.join(pair) for pair in whole for gap in NAME_GAPS}
        if figures := _figures(one.phone):
            told |= {re.sub(r"\B(?=(?:\d\d)+$)", gap, figures) for gap in PHONE_GAPS}
    cased = {form for name in told for form in (name, name.lower(), name.upper())}
    cased |= {plain_words(name) for name in told}
    cased |= {json.dumps(form)[1:-1] for form in cased}
    return tuple(sorted({folded(form) for form in cased}))


def folded(text: str) -> str:
    """Return a text with its ASCII letters in lower case, as SQLite and bytes fold them."""
    return text.encode("utf-8", "surrogateescape").lower().decode("utf-8", "surrogateescape")


def holds(column: ColumnElement[Any], forms: Collection[str]) -> ColumnElement[bool]:
    """Return the condition that a column holds one of these forms."""
    lower = func.lower(column)
    every = {one for form in forms for one in (form, form.lower())}
    return or_(*(lower.contains(form, autoescape=True) for form in sorted(every)))


def texts_naming(connection: Connection, names: Collection[Person]) -> Iterator[Trace]:
    """Yield the phones named after a person, and the labels and settings that name them."""
    for column in LABELS:
        table: Table = column.table
        query = select(table.c.id, column).where(column != "").order_by(table.c.id)
        for number, text in connection.execute(query):
            if _named(text, names):
                yield _words(f"{table.name}.{column.name}", text, names, number)
    s = tables.club_setting.c
    for setting, value in connection.execute(select(s.name, s.value).order_by(s.name)):
        if setting == PHONES_KEPT_AS:
            phones = {str(row.get("name", "")) for row in _phones(value)}
            for phone in sorted(phones):
                sure = _named(phone, names)
                if sure or _signed_by(phone, names):
                    yield Trace("device", 0, text=phone, sure=sure)
        elif setting != ACTS_KEY:
            texts = dict.fromkeys(text for _, text in _texts(_read(value)))
            for text in texts:
                if _named(text, names):
                    yield _words(setting, text, names)


def beyond_reach(connection: Connection, names: Collection[Person]) -> Iterator[Trace]:
    """Yield what names a person in the journals: their hashes cover it, it cannot be erased.

    Texts that the director typed, ids that devices of earlier editions gave, computers' names.
    """
    forms = written_forms(names)
    if not forms:
        return
    j = tables.journal_entry.c
    e = tables.season_entry.c
    bodies = (
        select(j.tournament_id, j.body).where(holds(j.body, forms)).order_by(j.tournament_id),
        select(e.season_id * 0, e.body).where(holds(e.body, forms)),
    )
    found = dict[tuple[int, str], None]()
    for query in bodies:
        for tournament, body in connection.execute(query):
            typed = (text for field, text in _texts(_read(body)) if field in TYPED)
            found |= {(tournament, text): None for text in typed if _named(text, names)}
    acts = select(j.tournament_id, j.act).where(holds(j.act, forms))
    for tournament, act in connection.execute(acts.order_by(j.tournament_id, j.sequence)):
        if not _DRAWN.fullmatch(act):
            found[tournament, act] = None
    posts = (j.post, e.post, tables.printed_paper.c.post, tables.tournament.c.seen_post)
    for column in posts:
        for (post,) in connection.execute(select(column).distinct().where(holds(column, forms))):
            found[0, post] = None
    for tournament, text in found:
        yield Trace("beyond", 0, tournament, text=text, sure=False)


def erase_text(connection: Connection, trace: Trace) -> int:
    """Take a name out of a label or a setting, or a phone away; return how many rows changed."""
    if "." in trace.at:
        (name, column) = trace.at.split(".")
        table = tables.metadata.tables[name]
        return change_sealed(
            connection, table, (table.c.id == trace.key,), **{column: trace.instead}
        )
    s = tables.club_setting
    setting = PHONES_KEPT_AS if trace.kind == "device" else trace.at
    here = s.c.name == setting
    value = connection.execute(select(s.c.value).where(here)).scalar() or ""
    if trace.kind == "device":
        left = [row for row in _phones(value) if row.get("name", "") != trace.text]
        written = json.dumps(left)
    else:
        known = _read(value)
        written = _replaced(known, trace.text, trace.instead)
        if known != value:
            written = json.dumps(written, ensure_ascii=False)
    return change_sealed(connection, s, (here,), value=written)


def _words(at: str, text: str, names: Collection[Person], key: int = 0) -> Trace:
    return Trace("words", key, text=text, at=at, instead=without_name(text, names), sure=False)


def _named(text: str, names: Collection[Person]) -> bool:
    return any(names_them(text, one) for one in names)


def _signed_by(text: str, names: Collection[Person]) -> bool:
    """Return whether somebody called a phone by their first name, with or without an initial."""
    letters = plain_letters(text)
    first = {(plain_letters(one.first_name), plain_letters(one.last_name)[:1]) for one in names}
    called = {form for name, initial in first for form in (name, name + initial)}
    return len(letters) >= NAMING and letters in called


def _read(value: str) -> Any:
    """Return what a setting or a body holds; the text itself where it is no JSON."""
    try:
        known = json.loads(value)
    except ValueError:
        return value
    return known if isinstance(known, list | dict) else value


def _phones(value: str) -> list[dict[str, Any]]:
    known = _read(value)
    return [row for row in known if isinstance(row, dict)] if isinstance(known, list) else []


def _texts(known: Any, field: str = "") -> Iterator[tuple[str, str]]:
    """Yield each text in a value, with the field it stands in."""
    if isinstance(known, str):
        yield field, known
    elif isinstance(known, dict):
        for name, value in known.items():
            yield from _texts(value, name)
    elif isinstance(known, list):
        for value in known:
            yield from _texts(value, field)


def _replaced(known: Any, text: str, instead: str) -> Any:
    if isinstance(known, dict):
        return {name: _replaced(value, text, instead) for name, value in known.items()}
    if isinstance(known, list):
        return [_replaced(value, text, instead) for value in known]
    return instead if known == text else known
