"""A small evening in a file, its rows as they read, and whether a change of them is seen."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from builders import CountedChance, SteppedClock, a_setup, registered
from sqlalchemy import Connection

from td_app.club.club import Club
from td_app.persistence import tables
from td_app.persistence.check import check_file
from td_app.persistence.database import file_engine
from td_app.persistence.engine import open_club_file
from td_app.persistence.seals import chained, joined_numbers, seal
from td_app.ports.trouble import StorageTrouble
from td_app.tournament import commands as cmd
from td_app.tournament.state.person import Person


def an_evening(path: Path) -> None:
    """A small tournament in play, with people, a note, a member and a setting."""
    with open_club_file(path) as file:
        club = Club(file.store, file.directory, SteppedClock(), CountedChance(), "Zoé", "accueil")
        session = club.create(a_setup(tables=2))
        registered(session, 12, club="La Rivière Noire")
        session.dispatch(cmd.DrawSeats())
        session.dispatch(cmd.StartClock())
        who = next(iter(session.state.entrants))
        session.dispatch(cmd.Eliminate((cmd.PlayerOut(who),)))
        file.directory.remember([Person("Dupont", "Jean", licence="12345")])


def rows_read(path: Path) -> dict[str, list[tuple[object, ...]]] | None:
    """Every row of every table as SQLite reads it, None where it cannot."""
    try:
        with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as hand:
            hand.text_factory = bytes
            query = "SELECT name FROM sqlite_master WHERE type = 'table'"
            names = [row[0].decode() for row in hand.execute(query)]
            # A name's capitals are nothing to SQLite.
            return {name.lower(): sorted(hand.execute(f'SELECT * FROM "{name}"')) for name in names}
    except (sqlite3.Error, TypeError, UnicodeDecodeError):
        return None


def seen_by_check(path: Path) -> bool:
    try:
        return not check_file(path).ok
    except StorageTrouble:
        return True


def committed_evening(path: Path) -> None:
    """An evening of twelve, with a reason and two operators."""
    with open_club_file(path) as file:
        club = Club(file.store, file.directory, SteppedClock(), CountedChance(), "Zoé", "accueil")
        session = club.create(a_setup(tables=2))
        registered(session, 12, club="La Rivière Noire")
        session.dispatch(cmd.DrawSeats())
        session.dispatch(cmd.StartClock(note="on attend la table 2"))
        session.dispatch(cmd.Eliminate((cmd.PlayerOut(5),)))


@contextmanager
def by_hand(path: Path) -> Iterator[Connection]:
    """The file opened as a forger would: no trigger, every digest made again afterwards."""
    engine = file_engine(path)
    with engine.begin() as connection:
        for trigger in tables.ON_SQLITE:
            connection.exec_driver_sql(f"DROP TRIGGER IF EXISTS {trigger}")
        yield connection
        for table in tables.SEALED:
            seal(connection, table)
        tables.guard_journal(connection)
    engine.dispose()


def chain_again(connection: Connection) -> None:
    """Write the hashes of every journal anew, as one who knows how would."""
    j = tables.journal_entry
    before: dict[int, str] = {}
    numbers = joined_numbers(connection)
    for row in connection.execute(j.select().order_by(*j.primary_key.columns)).mappings().all():
        number = row["tournament_id"]
        told = {**row, "tournament_id": numbers.get(number, number)}
        before[number] = chained(before.get(number, ""), told)
        here = (j.c.tournament_id == number, j.c.sequence == row["sequence"])
        connection.execute(j.update().where(*here).values(hash=before[number]))


#: What a forger does, the code that tells it.
FORGED = {
    "two last names": (
        "UPDATE entrant_person SET last_name = 'Autre' WHERE entrant IN (5, 6)",
        ["TEXT_CHANGED", "TEXT_CHANGED"],
    ),
    "the winner’s first name": (
        "UPDATE entrant_person SET first_name = 'Autre' WHERE entrant = 1",
        ["TEXT_CHANGED"],
    ),
    "a pseudonym": (
        "UPDATE entrant_person SET pseudonym = 'As' WHERE entrant = 1",
        ["TEXT_CHANGED"],
    ),
    "a club": ("UPDATE entrant_person SET club = 'Autre' WHERE entrant = 1", ["TEXT_CHANGED"]),
    "two players change names, salts too": (
        "UPDATE entrant_person SET entrant = -entrant WHERE entrant IN (5, 6);"
        "UPDATE entrant_person SET entrant = 11 + entrant WHERE entrant < 0",
        ["TEXT_CHANGED", "TEXT_CHANGED"],
    ),
    "a reason rewritten": ("UPDATE entry_note SET text = 'en retard'", ["TEXT_CHANGED"]),
    "a reason deleted": ("DELETE FROM entry_note", ["TEXT_MISSING"]),
    "a reason with a salt of its own": (
        "UPDATE entry_note SET text = 'x', salt = '00112233445566778899aabbccddeeff'",
        ["TEXT_CHANGED"],
    ),
    "a name deleted": ("DELETE FROM entrant_person WHERE entrant = 4", ["NAME_MISSING"]),
    "a name added": (
        "INSERT INTO entrant_person (tournament_id, entrant, sequence, last_name)"
        " VALUES (1, 4, 5, 'Autre')",
        ["TEXT_ADDED"],
    ),
    "a reason added": (
        "INSERT INTO entry_note (tournament_id, sequence, text) VALUES (1, 5, 'Autre')",
        ["TEXT_ADDED"],
    ),
    "the beginning of a reason hidden in its salt": (
        "UPDATE entry_note SET text = 'la table 2', salt = salt || lower(hex('on attend '))",
        ["TEXT_CHANGED"],
    ),
    "a salt that is none": ("UPDATE entry_note SET salt = 'zz'", ["TEXT_CHANGED"]),
    "a salt of bytes": ("UPDATE entry_note SET salt = x'ff'", ["TEXT_CHANGED"]),
    "a reason of bytes": ("UPDATE entry_note SET text = x'ff00'", ["TEXT_CHANGED"]),
    "the salt thrown away, the name left": (
        "UPDATE entrant_person SET salt = '' WHERE entrant = 4",
        ["TEXT_CHANGED"],
    ),
}
