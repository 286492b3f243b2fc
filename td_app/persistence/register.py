"""The club's register in its file: cards, merges, and who each entrant was."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, replace
from datetime import date

from sqlalchemy import Connection, delete, or_, select
from sqlalchemy.sql.elements import ColumnElement

from td_app.persistence import tables
from td_app.persistence.database import DatabaseStore, storage_trouble
from td_app.persistence.journal_store import PERSON_FIELDS, is_a_sample
from td_app.persistence.seals import change_sealed, insert_numbered, insert_sealed
from td_app.register.member import NEW, Member
from td_app.register.repository import Merge, Played, followed
from td_app.tournament.state.person import Person
from td_app.tournament.state.public_name import PublicName, choice_kept

#: The days of a card: the column, the field.
DAYS = {"dues_until": "dues_until", "since": "since", "left_on": "left", "of_age_on": "of_age"}

#: The choices of those whose name may stand everywhere in the room.
NAMED = tuple(choice.value for choice in PublicName if not choice.refused)

#: The kinds of the entries that take others back: the events are read later than the register.
REMOVED = "entrants_removed"
UNDONE = "action_undone"
REDONE = "action_redone"

_card = tables.club_member
_merge = tables.member_merge
_link = tables.entrant_member


class SqlRegister(DatabaseStore):
    """The register in the club's file, or in a PostgreSQL database."""

    def members(self) -> Sequence[Member]:
        """Return the cards by name, those merged into another left out."""
        with storage_trouble(), self._engine.connect() as connection:
            merged = _merged(connection)
            cards = [card for card in _cards(connection) if card.id not in merged]
        return sorted(cards, key=lambda card: (card.person.sort_key, card.id))

    def played(self) -> Mapping[Played, int]:
        """Return the member that each linked entrant was, merges followed."""
        with storage_trouble(), self._engine.connect() as connection:
            merged = _merged(connection)
            rows = connection.execute(
                select(_link.c.tournament_id, _link.c.entrant, _link.c.member_id)
            )
            return {(t, entrant): followed(who, merged) for t, entrant, who in rows}

    def refusing(self) -> Sequence[Member]:
        """Return the cards of those who refuse to be named in public, merges followed."""
        with storage_trouble(), self._engine.connect() as connection:
            cards = _cards(connection, _card.c.in_public.not_in(NAMED))
            merged = _merged(connection) if cards else {}
        return [replace(card, id=followed(card.id, merged)) for card in cards]

    def linked(self, tournament: int) -> Mapping[int, int]:
        """Return the member that each linked entrant of a tournament was, merges followed."""
        query = select(_link.c.entrant, _link.c.member_id).where(
            _link.c.tournament_id == tournament
        )
        with storage_trouble(), self._engine.connect() as connection:
            merged = _merged(connection)
            return {entrant: followed(who, merged) for entrant, who in connection.execute(query)}

    def entrants(self) -> Mapping[Played, Person]:
        """Return every entrant of the club's evenings but samples, under the name last given.

        One taken off the list, or whose entry was undone, is none of them.
        """
        p = tables.entrant_person.c
        names = (p[name] for name in PERSON_FIELDS)
        query = select(p.tournament_id, p.entrant, p.sequence, *names).order_by(p.sequence)
        query = query.where(~is_a_sample(p.tournament_id))
        removed, undone = self._taken_back()
        return {
            (evening, entrant): Person(*told)
            for evening, entrant, sequence, *told in self._read(query)
            if any(told) and (evening, sequence) not in undone
            if (evening, entrant) not in removed
        }

    def _taken_back(self) -> tuple[set[Played], set[tuple[int, int]]]:
        """Return the entrants taken off their evening's list, and the entries undone."""
        entry = tables.journal_entry.c
        query = select(entry.tournament_id, entry.sequence, entry.kind, entry.body)
        query = query.where(entry.kind.in_((REMOVED, UNDONE, REDONE))).order_by(entry.sequence)
        gone = dict[tuple[int, int], list[int]]()
        undone = set[tuple[int, int]]()
        for evening, sequence, kind, body in self._read(query):
            told = json.loads(body)
            if kind == REMOVED:
                gone[evening, sequence] = told["entrants"]
            elif kind == UNDONE:
                undone.add((evening, told["sequence"]))
            else:
                undone.discard((evening, told["sequence"]))
        left = (at for at in gone if at not in undone)
        return {(at[0], entrant) for at in left for entrant in gone[at]}, undone

    def keep(self, members: Sequence[Member]) -> Sequence[Member]:
        """Write cards in one transaction; return them as kept."""
        with storage_trouble(), self._writing.begin() as connection:
            for member in members:
                theirs = (_link.c.member_id == member.id, _link.c.made)
                change_sealed(connection, _link, theirs, made=False)
            return [_write_card(connection, member) for member in members]

    def enter(self, entrants: Mapping[Played, Member]) -> Mapping[Played, int]:
        """Link entrants to members in one transaction, new cards being written with them."""
        numbers: dict[Played, int] = {}
        with storage_trouble(), self._writing.begin() as connection:
            for (tournament, entrant), member in entrants.items():
                made = member.id == NEW
                number = _write_card(connection, member).id if made else member.id
                here = (_link.c.tournament_id == tournament, _link.c.entrant == entrant)
                told = {"member_id": number, "made": made}
                if not change_sealed(connection, _link, here, **told):
                    row = {"tournament_id": tournament, "entrant": entrant, **told}
                    insert_sealed(connection, _link, [row])
                numbers[tournament, entrant] = number
        return numbers

    def unlink(self, entrants: Sequence[Played]) -> None:
        """Take back what links these entrants to members, in one transaction."""
        with storage_trouble(), self._writing.begin() as connection:
            for tournament, entrant in entrants:
                connection.execute(
                    delete(_link).where(
                        _link.c.tournament_id == tournament, _link.c.entrant == entrant
                    )
                )

    def take_back(self, entrants: Sequence[Played]) -> None:
        """Take away the cards written for these entries alone, with their links."""
        with storage_trouble(), self._writing.begin() as connection:
            for tournament, entrant in entrants:
                here = (_link.c.tournament_id == tournament, _link.c.entrant == entrant)
                made = select(_link.c.member_id).where(*here, _link.c.made)
                number = connection.execute(made).scalar()
                if number is not None and not _known_elsewhere(connection, number):
                    connection.execute(delete(_link).where(*here))
                    connection.execute(delete(_card).where(_card.c.id == number))

    def note_of_age(self, members: Sequence[int], day: date | None) -> None:
        """Write on cards the day their majority was checked, in one transaction."""
        with storage_trouble(), self._writing.begin() as connection:
            where = (_card.c.id.in_(members),)
            change_sealed(connection, _card, where, of_age_on=_written(day))

    def merges(self) -> Sequence[Merge]:
        """Return the merges that hold, the latest first."""
        with storage_trouble(), self._engine.connect() as connection:
            rows = connection.execute(
                select(_merge.c.member_id, _merge.c.into_id, _merge.c.merged_at)
            ).all()
            theirs = _card.c.id.in_([who for who, _, _ in rows])
            cards = {card.id: card for card in _cards(connection, theirs)} if rows else {}
        known = [Merge(cards[who], into, at) for who, into, at in rows if who in cards]
        return sorted(known, key=lambda merge: (-merge.at_ms, -merge.member.id))

    def merge(self, member: int, into: int, at_ms: int) -> None:
        """Take one card for another's, in one row; nothing where they are one already."""
        with storage_trouble(), self._writing.begin() as connection:
            merged = _merged(connection)
            root = followed(into, merged)
            if member in merged or root == followed(member, merged):
                return
            row = {"member_id": member, "into_id": root, "merged_at": at_ms}
            insert_sealed(connection, _merge, [row])
            kept = (_card.c.id == root, _card.c.of_age_on == "")
            change_sealed(connection, _card, kept, of_age_on=_day_of_age(connection, member))

    def unmerge(self, member: int) -> None:
        """Take a merge back, with the day of majority that it brought."""
        with storage_trouble(), self._writing.begin() as connection:
            root = followed(member, _merged(connection))
            day = _day_of_age(connection, member)
            if root != member and day:
                brought = (_card.c.id == root, _card.c.of_age_on == day)
                change_sealed(connection, _card, brought, of_age_on="")
            connection.execute(delete(_merge).where(_merge.c.member_id == member))


def _known_elsewhere(connection: Connection, number: int) -> bool:
    """Return whether another entry, a merge or a result uses the card."""
    result = tables.season_result.c
    uses = (
        select(_link.c.entrant).where(_link.c.member_id == number).offset(1),
        select(_merge.c.into_id).where(
            or_(_merge.c.member_id == number, _merge.c.into_id == number)
        ),
        select(result.id).where(result.member == number),
    )
    return any(connection.execute(use.limit(1)).first() is not None for use in uses)


def _day_of_age(connection: Connection, number: int) -> str:
    day = connection.execute(select(_card.c.of_age_on).where(_card.c.id == number)).scalar()
    return str(day or "")


def _merged(connection: Connection) -> dict[int, int]:
    rows = connection.execute(select(_merge.c.member_id, _merge.c.into_id))
    return {int(member): int(into) for member, into in rows}


def _cards(connection: Connection, *which: ColumnElement[bool]) -> list[Member]:
    c = _card.c
    columns = (c.id, c.guest, c.note, c.in_public, *(c[day] for day in DAYS))
    query = select(*columns, *(c[name] for name in PERSON_FIELDS)).where(*which)
    return [
        _card_read(number, guest, note, in_public, told)
        for number, guest, note, in_public, *told in connection.execute(query)
    ]


def _card_read(number: int, guest: bool, note: str, in_public: str, told: Sequence[str]) -> Member:
    days = [_day(text) for text in told[: len(DAYS)]]
    person = Person(*told[len(DAYS) :])
    named = dict(zip(DAYS.values(), days, strict=True))
    return Member(number, person, guest, note=note, in_public=choice_kept(in_public), **named)


def _write_card(connection: Connection, member: Member) -> Member:
    row = {
        **asdict(member.person),
        **{column: _written(getattr(member, field)) for column, field in DAYS.items()},
        "guest": member.guest,
        "note": member.note,
        "in_public": member.in_public.value,
    }
    if member.id != NEW:
        change_sealed(connection, _card, (_card.c.id == member.id,), **row)
        return member
    return replace(member, id=insert_numbered(connection, _card, row))


def _day(text: str) -> date | None:
    if not text:
        return None
    try:
        return date.fromisoformat(text)
    except ValueError:
        return None


def _written(day: date | None) -> str:
    return day.isoformat() if day is not None else ""
