"""The club's members and settings, in ordinary rows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict

from sqlalchemy import Engine, delete, insert, select, update

from td_app.persistence import tables
from td_app.persistence.journal_store import PERSON_FIELDS
from td_app.persistence.sqlite_engine import empty_log, writing
from td_app.persistence.trouble import storage_trouble
from td_app.tournament.person import Person, plain_words


class SqlClubDirectory:
    """Members and settings in the club's file."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._writing = writing(engine)

    def members(self) -> Sequence[Person]:
        """Return the members known, by name."""
        m = tables.club_member
        query = select(*(m.c[name] for name in PERSON_FIELDS))
        with storage_trouble(), self._engine.connect() as connection:
            people = [Person(*row) for row in connection.execute(query).all()]
        return sorted(people, key=lambda person: person.sort_key)

    def remember(self, people: Sequence[Person]) -> int:
        """Add those not known yet (name and licence, accents apart); return how many."""
        known = {_identity(person) for person in self.members()}
        new: dict[tuple[str, str], Person] = {}
        for person in people:
            key = _identity(person)
            if key not in known:
                new.setdefault(key, person)
        if new:
            with storage_trouble(), self._writing.begin() as connection:
                connection.execute(
                    insert(tables.club_member), [asdict(person) for person in new.values()]
                )
        return len(new)

    def forget(self, person: Person) -> int:
        """Erase a member (same name and licence, accents apart); return how many rows."""
        m = tables.club_member
        query = select(m.c.id, *(m.c[name] for name in PERSON_FIELDS))
        with storage_trouble():
            with self._writing.begin() as connection:
                same = [
                    row[0]
                    for row in connection.execute(query).all()
                    if _identity(Person(*row[1:])) == _identity(person)
                ]
                connection.execute(delete(m).where(m.c.id.in_(same)))
            empty_log(self._engine)
        return len(same)

    def setting(self, name: str, default: str = "") -> str:
        """Return a setting of the club."""
        s = tables.club_setting
        with storage_trouble(), self._engine.connect() as connection:
            value = connection.execute(select(s.c.value).where(s.c.name == name)).scalar()
        return default if value is None else str(value)

    def set_setting(self, name: str, value: str) -> None:
        """Keep a setting of the club."""
        s = tables.club_setting
        with storage_trouble(), self._writing.begin() as connection:
            changed = connection.execute(update(s).where(s.c.name == name).values(value=value))
            if not changed.rowcount:
                connection.execute(insert(s).values(name=name, value=value))


def _identity(person: Person) -> tuple[str, str]:
    return person.name_key, plain_words(person.licence)
