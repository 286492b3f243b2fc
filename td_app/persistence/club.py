"""Ordinary rows beside the journals: members, settings, papers printed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict

from sqlalchemy import select

from td_app.persistence import tables
from td_app.persistence.database import DatabaseStore, storage_trouble
from td_app.persistence.journal_store import PERSON_FIELDS
from td_app.persistence.seals import change_sealed, insert_numbered, insert_sealed
from td_app.ports.club import PrintedPaper
from td_app.tournament.state.person import Person, plain_words


class SqlClubDirectory(DatabaseStore):
    """Members and settings in the club's file."""

    def members(self) -> Sequence[Person]:
        """Return the members known, by name; a card merged into another is not told twice."""
        m = tables.club_member
        merged = select(tables.member_merge.c.member_id)
        query = select(*(m.c[name] for name in PERSON_FIELDS))
        query = query.where(m.c.id.not_in(merged), m.c.left_on == "")
        people = (Person(*row) for row in self._read(query))
        return sorted(people, key=lambda person: person.sort_key)

    def remember(self, people: Sequence[Person]) -> int:
        """Add those not known yet (name and licence, accents apart); return how many."""
        every = select(*(tables.club_member.c[name] for name in PERSON_FIELDS))
        known = {_identity(Person(*row)) for row in self._read(every)}
        new: dict[tuple[str, str], Person] = {}
        for person in people:
            key = _identity(person)
            if key not in known:
                new.setdefault(key, person)
        if new:
            with storage_trouble(), self._writing.begin() as connection:
                for person in new.values():
                    insert_numbered(connection, tables.club_member, asdict(person))
        return len(new)

    def setting(self, name: str, default: str = "") -> str:
        """Return a setting of the club."""
        s = tables.club_setting
        rows = self._read(select(s.c.value).where(s.c.name == name))
        return str(rows[0][0]) if rows else default

    def set_setting(self, name: str, value: str) -> None:
        """Keep a setting of the club."""
        s = tables.club_setting
        with storage_trouble(), self._writing.begin() as connection:
            if not change_sealed(connection, s, (s.c.name == name,), value=value):
                insert_sealed(connection, s, [{"name": name, "value": value}])


def _identity(person: Person) -> tuple[str, str]:
    return person.name_key, plain_words(person.licence)


class SqlPrintedPapers(DatabaseStore):
    """A row each time that a paper is printed, in the club's file (or a PostgreSQL database)."""

    def printed(self, tournament: int) -> Sequence[PrintedPaper]:
        """Return the papers printed of a tournament, oldest first."""
        p = tables.printed_paper.c
        query = (
            select(p.document, p.printed_at, p.fingerprint, p.onto, p.place, p.post)
            .where(p.tournament_id == tournament)
            .order_by(p.id)
        )
        return [PrintedPaper(*row) for row in self._read(query)]

    def note_printed(self, tournament: int, papers: Sequence[PrintedPaper]) -> None:
        """Record papers just printed, all of them or none."""
        rows = [
            {
                "tournament_id": tournament,
                "document": paper.document,
                "printed_at": paper.printed_at,
                "fingerprint": paper.fingerprint,
                "onto": paper.onto,
                "place": paper.where,
                "post": paper.post,
            }
            for paper in papers
        ]
        if rows:
            with storage_trouble(), self._writing.begin() as connection:
                for row in rows:
                    insert_numbered(connection, tables.printed_paper, row)
