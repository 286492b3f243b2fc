"""After an erasure, every file within reach is read again for the name: bytes, then rows.

Bytes tell of freed pages and of logs too. Where a name stands in a file, its rows tell whose it
is: somebody else's of that name, what the director kept, or what cannot be erased.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from pathlib import Path

from sqlalchemy import Connection, Engine, MetaData, String, Text, select

from td_app.persistence import tables
from td_app.persistence.database import outside_transaction, storage_trouble
from td_app.persistence.directors_texts import beyond_reach, folded, holds, written_forms
from td_app.persistence.privacy import SqlPrivacy, same_trace, traces_of
from td_app.ports.privacy import Left, Place, PlaceRead, Trace
from td_app.ports.trouble import StorageTrouble
from td_app.tournament.state.person import Person, plain_letters

#: What SQLite keeps beside a file.
BESIDE = ("", "-wal", "-journal")
#: Traces that are somebody, not a text.
PEOPLE = frozenset({"member", "entrant", "result", "operator", "device"})


class RereadPrivacy(SqlPrivacy):
    """Finds and erases personal data, then reads again what is left."""

    def read_again(self, names: Collection[Person], kept: Sequence[Trace]) -> PlaceRead:
        """Return what is left of these names in the club; ``kept`` is what the director kept."""
        return read_again(self._engine, names, kept)


def read_again(
    engine: Engine, names: Collection[Person], kept: Sequence[Trace], place: Place = "club"
) -> PlaceRead:
    """Return what is left of a name in an open club; freed pages that hold it are written over."""
    where = ""
    try:
        path = _path_of(engine)
        where = str(path or engine.url.host or "")
        read = PlaceRead(place, where, tuple(_left(engine, path, names, kept)))
        if place == "club" and any(kind == "page" for kind, _ in read.left):
            outside_transaction(engine, "VACUUM")
            outside_transaction(engine, "PRAGMA wal_checkpoint(TRUNCATE)")
            read = PlaceRead(place, where, tuple(_left(engine, path, names, kept)))
        return read
    except (StorageTrouble, OSError) as trouble:
        return PlaceRead(place, where, code=code_of_trouble(trouble))


def in_freed_pages(engine: Engine, names: Collection[Person]) -> bool:
    """Return whether pages of a file that no row uses any more hold one of these names."""
    return ("page", 1) in _left(engine, _path_of(engine), names, ())


def code_of_trouble(trouble: StorageTrouble | OSError) -> str:
    return trouble.code if isinstance(trouble, StorageTrouble) else "FILE_LOST"


def _path_of(engine: Engine) -> Path | None:
    """Return the file behind an engine, None for a server or for memory."""
    if engine.dialect.name != "sqlite":
        return None
    with storage_trouble(), engine.connect() as connection:
        row = connection.exec_driver_sql("PRAGMA database_list").first()
    return Path(row[2]) if row is not None and row[2] else None


def in_bytes(path: Path, forms: Collection[str]) -> bool:
    """Return whether a file, or a log beside it, holds one of these forms; raises ``OSError``."""
    for ending in BESIDE:
        beside = Path(f"{path}{ending}")
        if ending and not beside.exists():
            continue
        content = beside.read_bytes().lower()
        if any(one in content for form in forms for one in _encoded(form)):
            return True
    return False


def _encoded(form: str) -> Iterator[bytes]:
    yield form.encode("utf-8", "surrogateescape")
    yield form.lower().encode("utf-8", "surrogateescape")


def _left(
    engine: Engine, path: Path | None, names: Collection[Person], kept: Sequence[Trace]
) -> Iterator[Left]:
    forms = written_forms(names)
    if path is not None and not in_bytes(path, forms):
        return
    counts = Counter[str]()
    with storage_trouble(), engine.connect() as connection:
        found = [*traces_of(connection, tuple(names)), *beyond_reach(connection, names)]
        for trace in found:
            counts[_whose(trace, kept)] += 1
        traced = {name.name_key for trace in found for name in trace.names}
        counts["namesake"] += sum(1 for _ in _same_last_name(connection, names, traced))
        if not counts.total() and path is not None and not _in_a_row(connection, forms):
            counts["page"] = 1
    yield from ((kind, many) for kind, many in counts.items() if many)


def _whose(trace: Trace, kept: Sequence[Trace]) -> str:
    if not trace.erasable:
        return "beyond"
    if any(same_trace(trace, one) for one in kept):
        return "kept"
    if trace.sure:
        return "same"
    return "namesake" if trace.kind in PEOPLE else "kept"


def _same_last_name(
    connection: Connection, names: Collection[Person], traced: Collection[str]
) -> Iterator[Person]:
    """Yield those of the same last name or nickname who resemble nobody erased: family."""
    sought = {plain_letters(one.last_name) for one in names} - {""}
    known = set[str](traced)
    for table in (tables.entrant_person, tables.club_member):
        c = table.c
        for last, first in connection.execute(select(c.last_name, c.first_name).distinct()):
            person = Person(last, first)
            if person.name_key not in known and plain_letters(last) in sought:
                known.add(person.name_key)
                yield person


def _in_a_row(connection: Connection, forms: Collection[str]) -> bool:
    """Return whether a row holds a form inside a longer word, or the file's own plan does."""
    words = MetaData()
    words.reflect(connection)
    plan = connection.exec_driver_sql("SELECT group_concat(sql) FROM sqlite_master").scalar()
    if any(form in folded(str(plan)) for form in forms):
        return True
    columns = (
        column
        for table in words.tables.values()
        for column in table.columns
        if isinstance(column.type, String | Text)
    )
    return any(
        connection.execute(select(column).where(holds(column, forms)).limit(1)).first()
        for column in columns
    )


def read_texts(
    files: Iterable[Path], names: Collection[Person], place: Place
) -> Iterator[PlaceRead]:
    """Yield what is left of a name in files of plain text."""
    forms = written_forms(names)
    for path in files:
        try:
            left: tuple[Left, ...] = (("text", 1),) if in_bytes(path, forms) else ()
            yield PlaceRead(place, str(path), left)
        except OSError:
            yield PlaceRead(place, str(path), code="FILE_LOST")
