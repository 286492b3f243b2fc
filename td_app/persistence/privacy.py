"""Personal data in a club's file: found under every spelling, and erased.

The journal knows entrants and operators by number, so that it replays and proves the same results
once their names are gone.
"""

from __future__ import annotations

import time
from collections import defaultdict
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, fields
from datetime import datetime
from difflib import SequenceMatcher
from typing import Any
from uuid import uuid4

from sqlalchemy import Connection, Engine, Table, and_, delete, func, select

from td_app.persistence import tables
from td_app.persistence.database import DatabaseStore, storage_trouble
from td_app.persistence.directors_texts import (
    NAMING,
    beyond_reach,
    erase_text,
    names_them,
    texts_naming,
)
from td_app.persistence.photos import erase_photo, photographed
from td_app.persistence.seals import change_sealed, insert_sealed
from td_app.persistence.seasons import hold_together
from td_app.persistence.server import ERASURES, EVERY_TOURNAMENT, announce
from td_app.ports.club import ACTS_KEY
from td_app.ports.privacy import Trace
from td_app.register.repository import Played, followed
from td_app.season.repository import By, Mark, entrant_mark
from td_app.tournament.state.person import BLANK, Person, plain_letters

FIELDS = tuple(field.name for field in fields(Person))

#: Two names so much alike (0 to 1) may be one name badly typed: the director is asked.
ALIKE = 0.86


class SqlPrivacy(DatabaseStore):
    """Finds and erases personal data in the club's file, or in a PostgreSQL database."""

    def __init__(self, engine: Engine) -> None:
        super().__init__(engine)

    def traces(
        self,
        person: Person,
        entrant: tuple[int, int] | None = None,
        member: int | None = None,
    ) -> tuple[Trace, ...]:
        """Return the traces of a person, of this entrant of this tournament, or of this member."""
        with storage_trouble(), self._engine.connect() as connection:
            found = tuple(traces_of(connection, (person,), entrant, member))
            names = {person, *(name for trace in found if trace.sure for name in trace.names)}
            return (*found, *beyond_reach(connection, names))

    def conduct_notes(self, before: str) -> tuple[Trace, ...]:
        """Return the notes on incidents and penalties of evenings before a day.

        What was decided stays in the journal, by codes and numbers; the words leave with these.
        """
        n = tables.entry_note
        j = tables.journal_entry
        t = tables.tournament
        entry = (j.c.tournament_id == n.c.tournament_id, j.c.sequence == n.c.sequence)
        query = (
            select(n.c.tournament_id, n.c.sequence, n.c.text)
            .join_from(n, j, and_(*entry))
            .join(t, t.c.id == n.c.tournament_id)
            .where(j.c.kind.in_(_conduct()), n.c.text != "", t.c.date != "", t.c.date < before)
            .order_by(n.c.tournament_id, n.c.sequence)
        )
        return tuple(Trace("note", at, number, text=text) for number, at, text in self._read(query))

    def erase(self, traces: Sequence[Trace]) -> int:
        """Erase these in one transaction; return how many rows were changed or taken away."""
        with storage_trouble(), self._writing.begin() as connection:
            marks = tuple(_marks(connection, traces))
            if len(marks) > 1:
                hold_together(connection, marks, By(round(time.time() * 1000)))
            erased = sum(erase_trace(connection, trace) for trace in traces)
            setting = tables.club_setting
            change_sealed(connection, setting, (setting.c.name == ACTS_KEY,), value="")
            tell_erasure(connection)
        self._empty_log()
        return erased


def _conduct() -> tuple[str, ...]:
    """The entries that tell somebody's conduct: an incident, a sanction, and what becomes of one.

    Events are loaded as one asks, not with every file that is opened.
    """
    from td_app.tournament import events as ev

    telling = (
        ev.IncidentRecorded,
        ev.IncidentNoted,
        ev.IncidentPlayersNamed,
        ev.HandDeclaredDead,
        ev.PenaltyGiven,
        ev.PenaltyLifted,
        ev.MissedHandsCounted,
        ev.PlayerDisqualified,
    )
    return tuple(kind.KIND for kind in telling)


def _marks(connection: Connection, traces: Sequence[Trace]) -> Iterator[Mark]:
    """Yield what a season knows somebody by, of all that is erased: entrants, results."""
    p = tables.entrant_person.c
    for trace in traces:
        if trace.kind == "result":
            yield f"r{trace.key}"
        elif trace.kind == "entrant":
            here = p.tournament_id == trace.tournament, p.entrant == trace.key
            last = connection.execute(select(func.max(p.sequence)).where(*here)).scalar()
            # A name given by mistake, and put right since, is not who played.
            if last in trace.rows:
                yield entrant_mark(trace.tournament, trace.key)


def tell_erasure(connection: Connection) -> None:
    """Notify the other posts of the erasure after the commit; a file has only one post."""
    if connection.dialect.name != "postgresql":
        return
    setting = tables.club_setting
    mark = uuid4().hex
    if not change_sealed(connection, setting, (setting.c.name == ERASURES,), value=mark):
        insert_sealed(connection, setting, [{"name": ERASURES, "value": mark}])
    announce(connection, EVERY_TOURNAMENT)


@dataclass(frozen=True, slots=True)
class _Linked:
    """Cards and entrants linked in the register: the person's own, and those of other people."""

    cards: frozenset[int] = frozenset()
    own: frozenset[Played] = frozenset()
    others: frozenset[Played] = frozenset()


def _linked(connection: Connection, entrant: Played | None, member: int | None) -> _Linked:
    """Return the links of a member and of the cards merged with theirs."""
    m = tables.member_merge.c
    e = tables.entrant_member.c
    merged = {int(a): int(b) for a, b in connection.execute(select(m.member_id, m.into_id))}
    query = select(e.tournament_id, e.entrant, e.member_id)
    links = {(t, who): followed(card, merged) for t, who, card in connection.execute(query)}
    if member is None and entrant is not None:
        member = links.get(entrant)
    own = {entrant} if entrant is not None else set()
    if member is None:
        return _Linked(own=frozenset(own))
    root = followed(member, merged)
    cards = {member, root, *(card for card in merged if followed(card, merged) == root)}
    theirs = {played for played, card in links.items() if card == root}
    others = links.keys() - theirs - own
    return _Linked(frozenset(cards), frozenset(theirs | own), frozenset(others))


def traces_of(
    connection: Connection,
    called: Sequence[Person],
    entrant: Played | None = None,
    member: int | None = None,
) -> Iterator[Trace]:
    """Yield the traces of a person of these names, of this entrant, or of this member."""
    rows = _rows_by_entrant(connection)
    linked = _linked(connection, entrant, member)
    own = [name for played in linked.own for _, name in rows.get(played, ())]
    m = tables.club_member.c
    query = select(m.id, *(m[name] for name in FIELDS))
    cards = {number: Person(*told) for number, *told in connection.execute(query)}
    own += [cards[number] for number in linked.cards if number in cards]
    sought = list(dict.fromkeys(name for name in (*called, *own) if name != BLANK))
    licences = {
        name.licence
        for known in rows.values()
        for _, name in known
        if name.licence and any(same_person(name, one) for one in sought)
    }
    sought += [Person("", licence=licence) for licence in licences]
    cards_found = tuple(_members(cards, sought, linked))
    yield from cards_found
    theirs = tuple(_entrants(rows, sought, linked, photographed(connection)))
    yield from theirs
    played = {trace.tournament for trace in theirs}
    names = {name for trace in theirs for name in trace.names} | set(sought)
    yield from _notes(connection, names, played)
    yield from _operators(connection, names)
    yield from _papers(connection, names)
    yield from _seasons(connection, sought)
    gone_with_their_card = {trace.key for trace in cards_found if trace.sure}
    for trace in texts_naming(connection, names):
        if trace.at != "club_member.note" or trace.key not in gone_with_their_card:
            yield trace


def same_trace(one: Trace, other: Trace) -> bool:
    """Return whether a trace in one file is that of another: the director chose for both."""
    if one.kind != other.kind:
        return False
    if one.kind == "entrant" and (one.tournament, one.key) != (other.tournament, other.key):
        return False
    return one.text == other.text and (not one.names or bool({*one.names} & {*other.names}))


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
    here = one.name_key
    there = other.name_key
    if not here.strip() or not there.strip():
        return False
    swapped = plain_letters(other.first_name) + " " + plain_letters(other.last_name)
    if swapped == here or _last_name_alone(one, other) or _last_name_alone(other, one):
        return True
    match = SequenceMatcher(None, here, there, autojunk=False)
    enough = match.real_quick_ratio() >= ALIKE and match.quick_ratio() >= ALIKE
    return here == there or (enough and match.ratio() >= ALIKE)


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


def _members(
    cards: dict[int, Person], sought: Sequence[Person], linked: _Linked
) -> Iterator[Trace]:
    for number, person in cards.items():
        found = _is_one(person, sought)
        # Once it is known which card is theirs, a namesake's is somebody else's.
        sure = number in linked.cards or (found and not linked.cards)
        if sure or found or _is_alike(person, sought):
            yield Trace("member", number, names=(person,), sure=sure)


def _entrants(
    rows: Rows, sought: Sequence[Person], linked: _Linked, photos: Collection[Played]
) -> Iterator[Trace]:
    """A name given by mistake to another is found too: that row alone is theirs."""
    evenings = {tournament for tournament, _ in linked.own}
    for (tournament, entrant), known in sorted(rows.items(), reverse=True):
        mine = (tournament, entrant) in linked.own
        matching = [row for row in known if mine or _is_one(row[1], sought)]
        sure = bool(matching)
        if not matching:
            matching = [row for row in known if _is_alike(row[1], sought)]
        if not matching:
            continue
        if known[-1] in matching:
            matching = known
        # A namesake in the same tournament is somebody else, or the same entered twice.
        beside = tournament in evenings and not mine
        anothers = (tournament, entrant) in linked.others
        licensed = any(_same_licence(row[1], one) for row in matching for one in sought)
        names = tuple(dict.fromkeys(row[1] for row in reversed(matching)))
        sequences = tuple(row[0] for row in matching)
        sure = sure and (licensed or not beside) and not anothers
        photo = (tournament, entrant) in photos and known[-1] in matching
        yield Trace("entrant", entrant, tournament, names, sequences, sure=sure, photo=photo)


def _notes(connection: Connection, names: set[Person], played: set[int]) -> Iterator[Trace]:
    n = tables.entry_note.c
    query = select(n.tournament_id, n.sequence, n.text).where(n.text != "")
    query = query.order_by(n.tournament_id, n.sequence)
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


def _seasons(connection: Connection, sought: Sequence[Person]) -> Iterator[Trace]:
    """Results of evenings that were not played here, under a name; reasons that name somebody."""
    r = tables.season_result.c
    n = tables.season_note.c
    for number, name in connection.execute(select(r.id, r.name).order_by(r.id)):
        letters = plain_letters(name)
        if letters and any(letters in (*_signed_in_full(one), _alone(one)) for one in sought):
            yield Trace("result", number, text=name)
    query = select(n.season_id, n.sequence, n.text).order_by(n.season_id, n.sequence)
    for season, sequence, text in connection.execute(query):
        if any(names_them(text, name) for name in sought):
            yield Trace("season_note", sequence, rows=(season,), text=text, sure=False)


def _alone(person: Person) -> str:
    """The letters of a name written without a first name, or of a pseudonym."""
    return plain_letters(person.last_name if not person.first_name else person.pseudonym)


def _signed_in_full(person: Person) -> set[str]:
    last = plain_letters(person.last_name)
    first = plain_letters(person.first_name)
    return {last + first, first + last} if last and first else set()


def _signed(person: Person) -> set[str]:
    """Return how a person may have signed in on a computer."""
    last = plain_letters(person.last_name)
    first = plain_letters(person.first_name)
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


def erase_trace(connection: Connection, trace: Trace) -> int:
    """Erase one trace; return how many rows changed.

    Rows that an entry commits to stay, blank, their salts gone and the day noted: ``check`` tells
    them from rows that were lost.
    """
    gone = {"salt": "", "erased_on": datetime.now().date().isoformat()}
    match trace.kind:
        case "member":
            _taken_away(connection, tables.entrant_member, member_id=trace.key)
            for column in ("member_id", "into_id"):
                _taken_away(connection, tables.member_merge, **{column: trace.key})
            return _taken_away(connection, tables.club_member, id=trace.key)
        case "note":
            n = tables.entry_note
            here = (n.c.tournament_id == trace.tournament, n.c.sequence == trace.key)
            return change_sealed(connection, n, here, text="", **gone)
        case "entrant":
            p = tables.entrant_person
            theirs = (p.c.tournament_id == trace.tournament, p.c.entrant == trace.key)
            rows = (*theirs, p.c.sequence.in_(trace.rows))
            if trace.photo:
                erase_photo(connection, trace.tournament, trace.key)
            return change_sealed(connection, p, rows, **dict.fromkeys(FIELDS, ""), **gone)
        case "operator":
            o = tables.operator
            return change_sealed(connection, o, (o.c.id == trace.key,), name="", **gone)
        case "paper":
            paper = tables.printed_paper
            return change_sealed(connection, paper, (paper.c.id == trace.key,), place="")
        case "result":
            r = tables.season_result
            return change_sealed(connection, r, (r.c.id == trace.key,), name="")
        case "season_note":
            key = {"season_id": trace.rows[0], "sequence": trace.key}
            return _taken_away(connection, tables.season_note, **key)
        case "device" | "words":
            return erase_text(connection, trace)
        case "beyond":
            return 0


def _taken_away(connection: Connection, table: Table, **key: Any) -> int:
    here = (table.c[name] == value for name, value in key.items())
    return int(connection.execute(delete(table).where(*here)).rowcount)
