"""A stolen post's password writes under no other name, nor in the past: the server judges entries.

Beside the thief four honest posts write at once, each as the owner bound it.
"""

from __future__ import annotations

import json
import random
import threading
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from typing import Any

import psycopg
import pytest
from builders import CountedChance, a_setup, people
from journal_builders import ticked
from pytestqt.qtbot import QtBot
from sqlalchemy import Connection, create_engine, make_url, select
from sqlalchemy.exc import DBAPIError

from td_app.bootstrap import SystemClock, club_of
from td_app.cli.arguments import main
from td_app.live.session import TournamentSession
from td_app.persistence import schema, tables
from td_app.persistence.check import check_database
from td_app.persistence.database import storage_trouble
from td_app.persistence.engine import open_database
from td_app.persistence.judged_entries import HOUR_MS, MOST_BYTES
from td_app.persistence.roles import bind, close_to_unbound, prepare
from td_app.persistence.schema_versions import revisions
from td_app.persistence.seals import chained, entries_changed
from td_app.persistence.server_link import ServerLink
from td_app.ports.journals import SequenceConflict
from td_app.ports.trouble import StorageTrouble
from td_app.tournament import commands as cmd
from td_app.tournament.state.tournament import Majority
from td_app.ui.windows.other_posts import LinkLabel

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


@pytest.fixture
def bound(postgresql: str) -> str:
    """The address of a base, for its owner, where each post has a user of its own."""
    prepare(postgresql, user_of(WRITER, postgresql), SECRET)
    for post in POSTS:
        bind(postgresql, post, user_of(post, postgresql), SECRET)
    return postgresql


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


def inserted(connection: Connection, row: Row, more: str = "") -> None:
    statement = str(tables.journal_entry.insert().compile(dialect=connection.dialect))
    # The driver's own placeholders: whatever is added stands behind them.
    connection.exec_driver_sql(f"{statement} {more}", row)


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


def an_evening(url: str) -> int:
    with open_database(as_post(url, "Direction")) as file:
        tournament = file.store.new_tournament("Open", "2026-11-21", now_ms())
        session = TournamentSession(
            file.store, tournament, SystemClock(), CountedChance(), post="Direction"
        )
        session.dispatch(cmd.CreateTournament(a_setup()))
    return tournament


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


class TestThePostsName:
    def test_a_phone_writes_under_the_name_of_the_post_that_serves_it(self, bound: str) -> None:
        tournament = an_evening(bound)
        with connected(as_post(bound, "Bar")) as post:
            assert refusal(post, tournament, partial(forged, post="web-0123abcd Bar")) == ""
        assert chained_entries(bound) == 2

    def test_the_writer_of_before_goes_on_but_for_names_that_are_bound(self, bound: str) -> None:
        tournament = an_evening(bound)
        shared = as_user(bound, user_of(WRITER, bound))
        with open_database(shared) as file:
            assert (file.bound, file.unbound) == ("", True)
        with connected(shared) as writer:
            for post in ("Bar", "web-0123abcd Bar"):
                assert refusal(writer, tournament, partial(forged, post=post)) == "ENTRY_POST"
            past = partial(forged, post="PC", recorded_at=now_ms() - HOUR_MS - 5_000)
            assert refusal(writer, tournament, past) == "ENTRY_HOUR"
            for post in ("PC 12AB", "web-0123abcd", ""):
                assert refusal(writer, tournament, partial(forged, post=post)) == ""
        assert chained_entries(bound) == 4
        told = [(note.code, note.params) for note in check_database(bound).notes]
        assert ("USER_UNBOUND", {"user": user_of(WRITER, bound)}) in told

    def test_the_owner_is_not_judged(self, bound: str) -> None:
        tournament = an_evening(bound)
        with open_database(bound) as file:
            assert (file.bound, file.unbound) == ("", False)
        with connected(bound) as owner:
            old = partial(forged, post="PC", recorded_at=7)
            assert refusal(owner, tournament, old) == ""

    def test_once_every_post_has_its_user_the_others_write_no_more(self, bound: str) -> None:
        tournament = an_evening(bound)
        assert close_to_unbound(bound) == [user_of(WRITER, bound)]
        with (
            connected(as_user(bound, user_of(WRITER, bound))) as writer,
            pytest.raises(DBAPIError, match="permission denied"),
        ):
            last_entry(writer, tournament)
        with connected(as_post(bound, "Bar")) as post:
            assert refusal(post, tournament, forged) == ""
        assert check_database(bound).notes == ()

    def test_prepared_again_only_who_wrote_before_writes(self, bound: str) -> None:
        close_to_unbound(bound)
        assert prepare(bound)
        with open_database(as_post(bound, "Bar")) as file:
            assert file.bound == "Bar"
        assert check_database(bound).notes == ()

    def test_nobody_is_closed_out_before_a_post_is_bound(self, postgresql: str) -> None:
        prepare(postgresql, user_of(WRITER, postgresql), SECRET)
        with pytest.raises(StorageTrouble, match="NO_POST_BOUND"):
            close_to_unbound(postgresql)

    @pytest.mark.parametrize(
        ("post", "user", "code"),
        [
            ("Bar", "other", "POST_TAKEN"),
            ("Autre", "Bar", "POST_TAKEN"),
            ("Patron", "owner", "POST_MIGHTY"),
            ("Patron", "who_makes_roles", "POST_MIGHTY"),
            ("", "other", "POST_NAME"),
            ("web-0123abcd", "other", "POST_NAME"),
            ("a" * 31, "other", "POST_NAME"),
            ("a\nb", "other", "POST_NAME"),
        ],
    )
    def test_a_binding_that_would_bind_nothing_is_refused(
        self, bound: str, post: str, user: str, code: str
    ) -> None:
        with connected(bound) as owner, owner.begin():
            owner.exec_driver_sql("DROP ROLE IF EXISTS who_makes_roles")
            owner.exec_driver_sql("CREATE ROLE who_makes_roles LOGIN CREATEROLE")
        named = user_of(user, bound) if user in POSTS else user
        with pytest.raises(StorageTrouble, match=code):
            bind(bound, post, named, SECRET)

    def test_bound_again_only_the_password_changes(self, bound: str) -> None:
        bind(bound, "Bar", user_of("Bar", bound), "autre")
        with pytest.raises(StorageTrouble, match="WRONG_PASSWORD"):
            open_database(as_post(bound, "Bar"))
        bind(bound, "Bar", user_of("Bar", bound), SECRET)
        with open_database(as_post(bound, "Bar")) as file:
            assert file.bound == "Bar"


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


@pytest.fixture
def small_owner(postgresql: str) -> str:
    """The address of a base, for an owner who is no administrator of the server."""
    base = make_url(postgresql).database
    name = f"owner {base}"
    with connected(postgresql) as administrator, administrator.begin():
        administrator.exec_driver_sql(
            f"CREATE ROLE \"{name}\" LOGIN CREATEROLE PASSWORD '{SECRET}'"
        )
        administrator.exec_driver_sql(f'ALTER DATABASE {base} OWNER TO "{name}"')
    return as_user(postgresql, name)


class TestFromTheCommandLine:
    @pytest.fixture(autouse=True)
    def password(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("TD_WRITER_PASSWORD", SECRET)

    def test_a_club_gives_each_post_its_user_then_closes_the_base_to_others(
        self, small_owner: str, postgresql: str, capsys: pytest.CaptureFixture[str]
    ) -> None:
        base = make_url(postgresql).database
        at = ["--database", small_owner]
        shared = f"td_writer {base}"
        assert main(["database", "prepare", "--writer", shared, *at]) == 0
        said = capsys.readouterr()
        assert json.loads(said.out) == {
            "ok": True,
            "writer": shared,
            "large_objects_closed": False,
        }
        assert "remplir le disque" in said.err
        with connected(as_user(postgresql, shared)) as post:
            assert post.exec_driver_sql("SELECT lo_create(0)").scalar()
        with connected(postgresql) as administrator, administrator.begin():
            administrator.exec_driver_sql(said.err.splitlines()[-1])
        with connected(as_user(postgresql, shared)) as post, pytest.raises(DBAPIError):
            post.exec_driver_sql("SELECT lo_create(0)")
        assert main(["database", "post", "Salle 2, entrée", "--user", f"salle {base}", *at]) == 0
        told = json.loads(capsys.readouterr().out)
        assert (told["post"], told["user"]) == ("Salle 2, entrée", f"salle {base}")
        assert main(["database", "close", *at]) == 0
        assert json.loads(capsys.readouterr().out) == {"ok": True, "closed": [shared]}
        assert main(["database", "prepare", *at]) == 0
        assert json.loads(capsys.readouterr().out) == {
            "ok": True,
            "writer": "",
            "large_objects_closed": True,
        }
        address = make_url(told["address"]).set(password=SECRET)
        with open_database(address.render_as_string(hide_password=False)) as file:
            assert file.bound == "Salle 2, entrée"
            club = club_of(file)
            assert (club.post, club.bound) == ("Salle 2, entrée", "Salle 2, entrée")
            club.create(a_setup()).dispatch(cmd.RegisterEntrants(people(300)))
        assert check_database(small_owner).ok

    def test_a_post_is_named(self, postgresql: str, capsys: pytest.CaptureFixture[str]) -> None:
        assert main(["database", "post", "--database", postgresql]) == 2
        assert "1 à 30 caractères" in capsys.readouterr().err


def test_a_post_without_a_user_of_its_own_is_told_at_the_foot(bound: str, qtbot: QtBot) -> None:
    for post, words in ((WRITER, "connecté, poste non lié"), ("Bar", "connecté")):
        with open_database(as_post(bound, post)) as file:
            label = LinkLabel(club_of(file).link)
            qtbot.addWidget(label)
            assert label.text() == words


def test_a_computer_that_slept_while_the_clock_ran_asks_before_it_writes(bound: str) -> None:
    tournament = an_evening(bound)
    with open_database(as_post(bound, "Bar")) as file:
        clock = SleepyClock()
        session = TournamentSession(
            file.store, tournament, clock, CountedChance(), post="Bar", link=None
        )
        session.watch_time()
        session.dispatch(cmd.RegisterEntrants(people(4), True, Majority.CHECKED))
        session.dispatch(cmd.DrawSeats())
        session.dispatch(cmd.StartClock())
        clock.slept_ms += 600_000
        with pytest.raises(StorageTrouble, match="ENTRY_HOUR"):
            session.dispatch(cmd.MarkAway((1,), True))
        assert session.gap is not None
        gap = session.gap
        session.dispatch(cmd.SettleClockGap(gap.seen_ms, gap.back_ms, "continue"))
        session.dispatch(cmd.MarkAway((1,), True))
    assert check_database(bound).ok


class SleepyClock(SystemClock):
    """A computer whose steady count stood while it slept."""

    slept_ms = 0

    def steady_ms(self) -> int:
        return super().steady_ms() - self.slept_ms


class TestAnOldBase:
    def test_goes_on_with_its_one_writer_once_it_is_brought_up_to_date(
        self, postgresql: str
    ) -> None:
        """Brought up to date as the owner opens it: nobody ran ``prepare`` again."""
        user = user_of(WRITER, postgresql)
        engine = create_engine(postgresql)
        schema.upgrade(engine, schema.SchemaVersions(revisions, "0010"))
        with engine.begin() as owner:
            owner.exec_driver_sql(f"CREATE ROLE \"{user}\" LOGIN PASSWORD '{SECRET}'")
            every = "IN SCHEMA public"
            for right in (
                f"SELECT, INSERT, UPDATE ON ALL TABLES {every}",
                f"USAGE, SELECT ON ALL SEQUENCES {every}",
            ):
                owner.exec_driver_sql(f'GRANT {right} TO "{user}"')
        engine.dispose()
        with pytest.raises(StorageTrouble, match="DATABASE_OLDER"):
            open_database(as_user(postgresql, user))
        open_database(postgresql).close()
        with open_database(as_user(postgresql, user)) as file:
            assert file.unbound
            club_of(file).create(a_setup()).dispatch(cmd.RegisterEntrants(people(4)))
        assert check_database(postgresql).ok

    def test_a_judge_that_was_sent_away_is_told(self, postgresql: str) -> None:
        with open_database(postgresql) as file, file.engine.begin() as owner:
            owner.exec_driver_sql("ALTER TABLE journal_entry DISABLE TRIGGER journal_entry_judged")
        (found,) = check_database(postgresql).findings
        assert (found.code, found.params) == (
            "JOURNAL_UNGUARDED",
            {"trigger": "journal_entry_judged"},
        )
