"""A stolen post's password writes under no other name, nor in the past: the server judges entries.

Beside the thief four honest posts write at once, each as the owner bound it.
"""

import json
import random
import threading
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any

import psycopg
import pytest
from builders import CountedChance, people
from forged_entries import (
    POSTS,
    Row,
    an_evening,
    as_post,
    chained_entries,
    connected,
    forged,
    inserted,
    last_entry,
    now_ms,
    refusal,
)
from journal_builders import ticked
from sqlalchemy import Connection, make_url, select
from sqlalchemy.exc import DBAPIError

from td_app.bootstrap import SystemClock
from td_app.live.session import TournamentSession
from td_app.persistence import tables
from td_app.persistence.check import check_database
from td_app.persistence.engine import open_database
from td_app.persistence.judged_entries import HOUR_MS, MOST_BYTES
from td_app.persistence.server_link import ServerLink
from td_app.ports.journals import SequenceConflict
from td_app.ports.trouble import StorageTrouble
from td_app.tournament import commands as cmd

FORGERIES: Mapping[str, tuple[Callable[[Row], Row], str]] = {
    "a gap": (lambda last: forged(last, sequence=last["sequence"] + 2), "ENTRY_GAP"),
    "a wrong hash": (lambda last: {**forged(last), "hash": "0" * 64}, "ENTRY_UNCHAINED"),
    "no hash": (lambda last: {**forged(last), "hash": ""}, "ENTRY_UNCHAINED"),
    "the hash of another post’s entry": (
        lambda last: {**forged(last, post="Accueil"), "post": "Bar"},
        "ENTRY_UNCHAINED",
    ),
    "another post’s name": (lambda last: forged(last, post="Accueil"), "ENTRY_POST"),
    "a name nobody has": (lambda last: forged(last, post="Vestiaire"), "ENTRY_POST"),
    "no name": (lambda last: forged(last, post=""), "ENTRY_POST"),
    "a phone of another post": (
        lambda last: forged(last, post="web-0123abcd Accueil"),
        "ENTRY_POST",
    ),
    "a phone of no post": (lambda last: forged(last, post="web-0123abcd"), "ENTRY_POST"),
    "a post that only ends like a phone": (
        lambda last: forged(last, post="Accueil web-0123abcd Bar"),
        "ENTRY_POST",
    ),
    "an hour gone by": (
        lambda last: forged(last, recorded_at=now_ms() - HOUR_MS - 5_000),
        "ENTRY_HOUR",
    ),
    "an hour to come": (
        lambda last: forged(last, recorded_at=now_ms() + HOUR_MS + 5_000),
        "ENTRY_HOUR",
    ),
    "the end of time": (lambda last: forged(last, recorded_at=2**63 - 1), "ENTRY_HOUR"),
    "a huge body": (lambda last: forged(last, body="x" * MOST_BYTES), "ENTRY_TOO_LONG"),
    "huge commitments": (lambda last: forged(last, commitments="x" * MOST_BYTES), "ENTRY_TOO_LONG"),
    "an empty act": (lambda last: forged(last, act=""), "ENTRY_INCOMPLETE"),
    "no commitments": (lambda last: forged(last, commitments=""), "ENTRY_INCOMPLETE"),
}

#: What a thief tries beside plain inserts, by the server's own refusal (SQLSTATE).
BESIDE: Mapping[str, tuple[tuple[str, ...], str]] = {
    "as the owner": (("SET ROLE owner",), "42501"),
    "as another session": (('SET SESSION AUTHORIZATION "owner"',), "42501"),
    "as a replica": (("SET session_replication_role = replica",), "42501"),
    "the judge sent away": (("ALTER TABLE journal_entry DISABLE TRIGGER ALL",), "42501"),
    "the judge dropped": (("DROP TRIGGER journal_entry_judged ON journal_entry",), "42501"),
    "the judge replaced": (
        (
            "CREATE OR REPLACE FUNCTION public.journal_entry_judged() RETURNS trigger"
            " LANGUAGE plpgsql AS 'BEGIN RETURN NEW; END'",
        ),
        "42501",
    ),
    "a table before the journal": (
        ("CREATE TEMP TABLE writing_post (role text, post text)",),
        "42501",
    ),
    "a function before the server’s": (
        (
            "CREATE FUNCTION pg_temp.clock_timestamp() RETURNS timestamptz"
            " LANGUAGE sql AS 'SELECT now()'",
        ),
        "42501",
    ),
    "the judge on a table of one’s own": (("CREATE TABLE mine (LIKE journal_entry)",), "42501"),
    "an update": (("UPDATE journal_entry SET post = 'Accueil'",), "42501"),
    "a deletion": (("DELETE FROM journal_entry",), "42501"),
    "another binding": (("UPDATE writing_post SET post = 'Accueil'",), "42501"),
    "one binding more": (("INSERT INTO writing_post VALUES (session_user, 'Nobody')",), "42501"),
    "no binding": (("DELETE FROM writing_post",), "42501"),
    "another number for a chain": (
        ("INSERT INTO joined_journal (tournament_id, number) VALUES (1, 7)",),
        "42501",
    ),
    "a large object": (("SELECT lo_create(0)",), "42501"),
    "a large object, filled": (("SELECT lo_from_bytea(0, 'x')",), "42501"),
}


def honest(url: str, tournament: int, post: str, stop: threading.Event, done: list[int]) -> None:
    """Act as a post does until told to stop, and count what is on disk."""
    with open_database(as_post(url, post)) as file:
        assert file.line is not None
        assert file.bound == post
        link = ServerLink(file.engine, file.line, SystemClock())
        session = TournamentSession(
            file.store, tournament, link.clock, CountedChance(), post=file.bound, operator=post
        )
        while not stop.is_set():
            try:
                session.dispatch(cmd.RegisterEntrants(people(1)))
            except StorageTrouble as trouble:
                assert trouble.code == "OTHER_POST_FASTER", trouble
            else:
                done.append(session.history.sequence)
            time.sleep(0.02)
        link.close()


@contextmanager
def four_posts_at_work(url: str, tournament: int) -> Iterator[dict[str, list[int]]]:
    stop = threading.Event()
    done: dict[str, list[int]] = {post: [] for post in POSTS}
    threads = [
        threading.Thread(target=honest, args=(url, tournament, post, stop, done[post]))
        for post in POSTS
    ]
    for thread in threads:
        thread.start()
    try:
        yield done
    finally:
        stop.set()
        for thread in threads:
            thread.join()


class TestAStolenPassword:
    def test_no_forgery_is_written_while_four_posts_work(self, bound: str) -> None:
        tournament = an_evening(bound)
        with four_posts_at_work(bound, tournament) as done, connected(as_post(bound, "Bar")) as at:
            for what, (forge, code) in FORGERIES.items():
                assert refusal(at, tournament, forge) == code, what
            for what, (statements, state) in BESIDE.items():
                assert self.tried(at, statements) == state, what
            until = time.monotonic() + 30
            while min(map(len, done.values())) < 5 and time.monotonic() < until:
                time.sleep(0.05)
        assert min(map(len, done.values())) >= 5
        with connected(bound) as owner:
            j = tables.journal_entry.c
            rows = owner.execute(select(j.post, j.sequence).where(j.sequence > 1)).all()
        assert sorted(rows) == sorted((post, n) for post, all_ in done.items() for n in all_)
        assert check_database(bound).ok

    def tried(self, connection: Connection, statements: tuple[str, ...]) -> str:
        with pytest.raises(DBAPIError) as refused, connection.begin():
            for statement in statements:
                connection.exec_driver_sql(statement)
        return str(getattr(refused.value.orig, "sqlstate", ""))

    def test_what_is_refused_alone_is_refused_in_every_other_way(self, bound: str) -> None:
        tournament = an_evening(bound)
        with connected(as_post(bound, "Bar")) as thief:
            last = last_entry(thief, tournament)
            stolen = forged(last, post="Accueil")
            thief.rollback()
            with pytest.raises(DBAPIError, match="another post"), thief.begin():
                inserted(thief, stolen, "ON CONFLICT DO NOTHING")
            with pytest.raises(DBAPIError, match="permission denied"), thief.begin():
                inserted(
                    thief, forged(last), "ON CONFLICT (act, tournament_id) DO UPDATE SET post = ''"
                )
            with pytest.raises(psycopg.DatabaseError, match="another post"), thief.begin():
                self.copied(thief, stolen)
            # Two at once: the second is judged after the first.
            first = forged(last)
            second = forged(first, post="Accueil")
            with pytest.raises(DBAPIError, match="another post"), thief.begin():
                thief.execute(tables.journal_entry.insert().values([first, second]))
            with thief.begin():
                thief.execute(tables.journal_entry.insert().values([first, forged(first)]))
        assert chained_entries(bound) == 3

    def copied(self, connection: Connection, row: Row) -> None:
        driver: Any = connection.connection.dbapi_connection
        names = ", ".join(row)
        with (
            driver.cursor() as cursor,
            cursor.copy(f"COPY journal_entry ({names}) FROM STDIN") as c,
        ):
            c.write_row(tuple(row.values()))

    def test_tables_before_the_clubs_change_nothing(self, bound: str) -> None:
        """Where an administrator lets users make tables of their own."""
        tournament = an_evening(bound)
        with connected(bound) as owner, owner.begin():
            base = make_url(bound).database
            owner.exec_driver_sql(f"GRANT TEMPORARY ON DATABASE {base} TO PUBLIC")
        with connected(as_post(bound, "Bar")) as thief:
            last = last_entry(thief, tournament)
            thief.rollback()
            for statement in (
                "CREATE TEMP TABLE writing_post AS SELECT session_user AS role, 'Accueil' AS post",
                "CREATE TEMP TABLE joined_journal AS SELECT 1 AS tournament_id, 7 AS number",
                "CREATE TEMP TABLE mine (LIKE journal_entry)",
                "CREATE FUNCTION pg_temp.clock_timestamp() RETURNS timestamptz"
                " LANGUAGE sql AS 'SELECT now() - interval ''1 hour'''",
                "SET search_path = pg_temp, public, pg_catalog",
            ):
                with thief.begin():
                    thief.exec_driver_sql(statement)
            past = forged(last, recorded_at=now_ms() - 3_600_000)
            for row in (forged(last, post="Accueil"), past):
                with pytest.raises(DBAPIError, match=r"another post|far from"), thief.begin():
                    inserted(thief, row)
            trigger = "CREATE TRIGGER own BEFORE INSERT ON mine FOR EACH ROW EXECUTE FUNCTION"
            with pytest.raises(DBAPIError, match="permission denied"), thief.begin():
                thief.exec_driver_sql(f"{trigger} public.journal_entry_judged()")
            with thief.begin():
                inserted(thief, forged(last))
        assert chained_entries(bound) == 2

    def test_a_sequence_doubled_reads_as_another_post_was_faster(self, bound: str) -> None:
        tournament = an_evening(bound)
        with connected(as_post(bound, "Bar")) as thief:
            last = last_entry(thief, tournament)
            thief.rollback()
            with pytest.raises(DBAPIError) as refused, thief.begin():
                inserted(thief, forged(last, sequence=1))
        assert getattr(refused.value.orig, "sqlstate", "") == "23505"
        with open_database(as_post(bound, "Direction")) as file, pytest.raises(SequenceConflict):
            file.store.append(tournament, ticked(1), {})


def random_text(chance: random.Random) -> str:
    """Return a text of anything a journal may hold: no NUL, no half of a character."""
    kinds: tuple[Callable[[], int], ...] = (
        lambda: chance.randrange(1, 0x20),
        lambda: chance.choice((*b"\"\\/<>&%' ", 0x7F, 0x80, 0x9F)),
        lambda: chance.choice((0x2028, 0x2029, 0xFEFF, 0xFFFE, 0xFFFF, 0xA0, 0x202F, 0xD7FF)),
        lambda: chance.randrange(0x20, 0xD800),
        lambda: chance.randrange(0xE000, 0x110000),
    )
    return "".join(chr(chance.choice(kinds)()) for _ in range(chance.randrange(12)))


def test_the_server_writes_ten_thousand_texts_as_json_does_here(postgresql: str) -> None:
    chance = random.Random(39)
    texts = [random_text(chance) for _ in range(10_000)]
    texts += ["\\", '"', "\\u0041", "\x7f", "\u2028", "\U0001f0a1", "\b\f\n\r\t\x0b\x1f", ""]
    asked = (
        "SELECT to_json(t)::text FROM unnest(CAST(%(texts)s AS text[]))"
        " WITH ORDINALITY AS u(t, n) ORDER BY n"
    )
    with connected(postgresql) as connection:
        written = connection.exec_driver_sql(asked, {"texts": texts}).scalars().all()
    assert written == [json.dumps(one, ensure_ascii=False) for one in texts]
