"""Entries as a thief with a post's password would forge them, and who asks for them to be kept."""

import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from builders import CountedChance, a_setup
from sqlalchemy import Connection, create_engine, make_url, select

from td_app.bootstrap import SystemClock
from td_app.live.session import TournamentSession
from td_app.persistence import tables
from td_app.persistence.database import storage_trouble
from td_app.persistence.engine import open_database
from td_app.persistence.seals import chained, entries_changed
from td_app.ports.trouble import StorageTrouble
from td_app.tournament import commands as cmd

POSTS = ("Accueil", "Bar", "Direction", "Salle 2")
SECRET = "valet de trèfle"
WRITER = "td_writer"

Row = dict[str, Any]


def user_of(post: str, url: str) -> str:
    """A user of the server for one base: users are the whole server's."""
    return f"{post} {make_url(url).database}"


def as_user(url: str, user: str) -> str:
    asked = make_url(url).set(username=user, password=SECRET)
    return asked.render_as_string(hide_password=False)


def as_post(url: str, post: str) -> str:
    return as_user(url, user_of(post, url))


@contextmanager
def connected(url: str) -> Iterator[Connection]:
    engine = create_engine(url)
    try:
        with engine.connect() as connection:
            yield connection
    finally:
        engine.dispose()


def now_ms() -> int:
    return SystemClock().now_ms()


def last_entry(connection: Connection, tournament: int) -> Row:
    j = tables.journal_entry
    query = select(j).where(j.c.tournament_id == tournament).order_by(j.c.sequence.desc())
    return dict(connection.execute(query.limit(1)).mappings().one())


def forged(before: Row, **other: object) -> Row:
    """Return the entry that would follow, rightly chained whatever it says."""
    row = {
        **before,
        "sequence": before["sequence"] + 1,
        "recorded_at": now_ms(),
        "post": "Bar",
        "act": random.randbytes(16).hex(),
        "commitments": "[]",
        "operator_id": None,
        **other,
    }
    return {**row, "hash": chained(before["hash"], row)}


def chained_entries(url: str) -> int:
    """Return how many entries there are, each following from the one before."""
    with connected(url) as owner:
        assert list(entries_changed(owner)) == []
        return len(owner.execute(select(tables.journal_entry.c.act)).all())


def inserted(connection: Connection, row: Row, more: str = "") -> None:
    statement = str(tables.journal_entry.insert().compile(dialect=connection.dialect))
    # The driver's own placeholders: whatever is added stands behind them.
    connection.exec_driver_sql(f"{statement} {more}", row)


def an_evening(url: str) -> int:
    with open_database(as_post(url, "Direction")) as file:
        tournament = file.store.new_tournament("Open", "2026-11-21", now_ms())
        session = TournamentSession(
            file.store, tournament, SystemClock(), CountedChance(), post="Direction"
        )
        session.dispatch(cmd.CreateTournament(a_setup()))
    return tournament


def refusal(connection: Connection, tournament: int, forge: Callable[[Row], Row]) -> str:
    """Return the code of the refusal of what is forged after the last entry, others writing too."""
    while True:
        last = last_entry(connection, tournament)
        connection.rollback()
        try:
            with storage_trouble(), connection.begin():
                inserted(connection, forge(last))
        except StorageTrouble as trouble:
            # Another post wrote meanwhile: forged again, as a thief would.
            if "UNIQUE" not in trouble.detail:
                return trouble.code
        else:
            return ""
