"""What is kept about one person in a club's file: found under every spelling, and erased.

The journal knows entrants and operators by number, so that it replays and proves the same results
once their names are gone.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import fields
from difflib import SequenceMatcher
from typing import Any

from sqlalchemy import Connection, Engine, Table, delete, select

from td_app.persistence import tables
from td_app.persistence.database import Kept, storage_trouble
from td_app.persistence.seals import change_sealed
from td_app.ports import Trace
from td_app.tournament.state.person import BLANK, Person, plain_letters, plain_words

FIELDS = tuple(field.name for field in fields(Person))

#: Two names so much alike (0 to 1) may be one name badly typed: the director is asked.
ALIKE = 0.86
#: A word shorter than this names nobody by itself.
NAMING = 3


class SqlPrivacy(Kept):
    """What is kept about people in the club's file, or in a PostgreSQL database."""

    def __init__(self, engine: Engine) -> None:
        super().__init__(engine)

    def traces(self, person: Person, entrant: tuple[int, int] | None = None) -> tuple[Trace, ...]:
        """Return what is kept about a person, who is this entrant of this tournament."""
        with storage_trouble(), self._engine.connect() as connection:
            return tuple(traces_of(connection, (person,), entrant))

    def erase(self, traces: Sequence[Trace]) -> int:
        """Erase these in one transaction; return how many rows were changed or taken away."""
        with storage_trouble(), self._writing.begin() as connection:
            erased = sum(_erased(connection, trace) for trace in traces)
        self._empty_log()
        return erased


def traces_of(
    connection: Connection, called: Sequence[Person], entrant: tuple[int, int] | None = None
) -> Iterator[Trace]:
    """Yield what is kept about a person called so, who is this entrant of this tournament."""
    rows = _rows_by_entrant(connection)
    own = [name for _, name in rows.get(entrant, ())] if entrant else []
    sought = [name for name in (*called, *own) if name != BLANK]
    licences = {
        name.licence
        for known in rows.values()
        for _, name in known
        if name.licence and any(same_person(name, one) for one in sought)
    }
    sought += [Person("", licence=licence) for licence in licences]
    yield from _members(connection, sought)
    theirs = tuple(_entrants(rows, sought, entrant))
    yield from theirs
    played = {trace.tournament for trace in theirs}
    names = {name for trace in theirs for name in trace.names} | set(sought)
    yield from _notes(connection, names, played)
    yield from _operators(connection, names)
    yield from _papers(connection, names)


def same_person(one: Person, other: Person) -> bool:
    """Return whether two are one: the same licence, or the same name and no two licences.

    >>> same_person(Person("Pérez", "Anna"), Person("PEREZ", "anna", licence="12"))
    True
    """
    licences = plain_letters(one.licence), plain_letters(other.licence)
    if all(licences):
        return licences[0] == licences[1]
    return bool(one.name_key.strip()) and one.name_key == other.name_key


def alike(one: Person, other: Person) -> bool:
    """Return whether two names could be one, badly typed, or the last name alone."""
    licences = plain_letters(one.licence), plain_letters(other.licence)
    if all(licences) and licences[0] != licences[1]:
        return False
    here, there = one.name_key, other.name_key
    if not here.strip() or not there.strip():
        return False
    swapped = plain_letters(other.first_name) + " " + plain_letters(other.last_name)
    if swapped == here or _last_name_alone(one, other) or _last_name_alone(other, one):
        return True
    match = SequenceMatcher(None, here, there, autojunk=False)
    enough = match.real_quick_ratio() >= ALIKE and match.quick_ratio() >= ALIKE
    return here == there or (enough and match.ratio() >= ALIKE)


def names_them(text: str, person: Person) -> bool:
    """Return whether a text holds a person's last name, nickname or licence, as whole words.

    >>> names_them("Zébulonski a trop bu", Person("ZEBULONSKI", "Barnabé"))
    True
    """
    words = f" {plain_words(text)} "
    called = (person.last_name, person.pseudonym, person.licence, person.email)
    plain = (plain_words(name) for name in called)
    return any(len(name) >= NAMING and f" {name} " in words for name in plain)


Rows = dict[tuple[int, int], list[tuple[int, Person]]]


def _rows_by_entrant(connection: Connection) -> Rows:
    """Every name each entrant was ever given, oldest first; erased ones are left out."""
    p = tables.entrant_person.c
    columns = [p[name] for name in FIELDS]
    query = select(p.tournament_id, p.entrant, p.sequence, *columns).order_by(p.sequence)
    rows: Rows = defaultdict(list)
    for tournament, entrant, sequence, *told in connection.execute(query):
        if any(told):
            rows[tournament, entrant].append((sequence, Person(*told)))
    return rows


def _members(connection: Connection, sought: Sequence[Person]) -> Iterator[Trace]:
    m = tables.club_member.c
    for number, *told in connection.execute(select(m.id, *(m[name] for name in FIELDS))):
        member = Person(*told)
        sure = _is_one(member, sought)
        if sure or _is_alike(member, sought):
            yield Trace("member", number, names=(member,), sure=sure)


def _entrants(rows: Rows, sought: Sequence[Person], own: tuple[int, int] | None) -> Iterator[Trace]:
    """A name given by mistake to another is found too: that row alone is theirs."""
    for (tournament, entrant), known in sorted(rows.items(), reverse=True):
        mine = own == (tournament, entrant)
        matching = [row for row in known if mine or _is_one(row[1], sought)]
        sure = bool(matching)
        if not matching:
            matching = [row for row in known if _is_alike(row[1], sought)]
        if not matching:
            continue
        if known[-1] in matching:
            matching = known
        # A namesake in the same tournament is somebody else, or the same entered twice.
        beside = own is not None and own[0] == tournament and not mine
        licensed = any(_same_licence(row[1], one) for row in matching for one in sought)
        names = tuple(dict.fromkeys(row[1] for row in reversed(matching)))
        sequences = tuple(row[0] for row in matching)
        sure = sure and (licensed or not beside)
        yield Trace("entrant", entrant, tournament, names, sequences, sure=sure)


def _notes(connection: Connection, names: set[Person], played: set[int]) -> Iterator[Trace]:
    n = tables.entry_note.c
    query = select(n.tournament_id, n.sequence, n.text).order_by(n.tournament_id, n.sequence)
    for tournament, sequence, text in connection.execute(query):
        if any(names_them(text, name) for name in names):
            yield Trace("note", sequence, tournament, text=text, sure=tournament in played)


def _operators(connection: Connection, names: set[Person]) -> Iterator[Trace]:
    o = tables.operator.c
    for number, name in connection.execute(select(o.id, o.name).order_by(o.id)):
        letters = plain_letters(name)
        if letters and any(letters in _signed(person) for person in names):
            full = any(letters in _signed_in_full(person) for person in names)
            yield Trace("operator", number, text=name, sure=full)


def _papers(connection: Connection, names: set[Person]) -> Iterator[Trace]:
    p = tables.printed_paper.c
    for number, tournament, place in connection.execute(select(p.id, p.tournament_id, p.place)):
        if place and any(names_them(place, name) for name in names):
            yield Trace("paper", number, tournament, text=place)


def _signed_in_full(person: Person) -> set[str]:
    last, first = plain_letters(person.last_name), plain_letters(person.first_name)
    return {last + first, first + last} if last and first else set()


def _signed(person: Person) -> set[str]:
    """How a person may have signed in on a computer."""
    last, first = plain_letters(person.last_name), plain_letters(person.first_name)
    known = {last, plain_letters(person.pseudonym), *_signed_in_full(person)}
    if last and first:
        known |= {first[0] + last, last + first[0], first}
    return {name for name in known if len(name) >= NAMING}


def _is_one(name: Person, sought: Sequence[Person]) -> bool:
    return any(same_person(name, one) for one in sought)


def _is_alike(name: Person, sought: Sequence[Person]) -> bool:
    return any(alike(name, one) for one in sought)


def _same_licence(one: Person, other: Person) -> bool:
    licence = plain_letters(one.licence)
    return bool(licence) and licence == plain_letters(other.licence)


def _last_name_alone(short: Person, whole: Person) -> bool:
    last = plain_letters(short.last_name)
    alone = len(last) > NAMING and not short.first_name
    return alone and last == plain_letters(whole.last_name)


def _erased(connection: Connection, trace: Trace) -> int:
    """Erase one; an entrant's rows stay, blank: ``check`` tells them from rows that were lost."""
    match trace.kind:
        case "member":
            return _taken_away(connection, tables.club_member, id=trace.key)
        case "note":
            key = {"tournament_id": trace.tournament, "sequence": trace.key}
            return _taken_away(connection, tables.entry_note, **key)
        case "entrant":
            p = tables.entrant_person
            theirs = (p.c.tournament_id == trace.tournament, p.c.entrant == trace.key)
            rows = (*theirs, p.c.sequence.in_(trace.rows))
            return change_sealed(connection, p, rows, **dict.fromkeys(FIELDS, ""))
        case "operator":
            o = tables.operator
            return change_sealed(connection, o, (o.c.id == trace.key,), name="")
        case "paper":
            paper = tables.printed_paper
            return change_sealed(connection, paper, (paper.c.id == trace.key,), place="")


def _taken_away(connection: Connection, table: Table, **key: Any) -> int:
    here = (table.c[name] == value for name, value in key.items())
    return int(connection.execute(delete(table).where(*here)).rowcount)
