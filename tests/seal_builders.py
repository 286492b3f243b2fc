"""A small evening in a file, its rows as they read, and whether a change of them is seen."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from builders import CountedChance, SteppedClock, a_setup, registered

from td_app.club.club import Club
from td_app.persistence.check import check_file
from td_app.persistence.engine import open_club_file
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
