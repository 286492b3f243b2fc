"""Each post has a user of its own: how a club gives it, what goes on without, what is told."""

import json
import time
from functools import partial

import pytest
from builders import CountedChance, a_setup, people
from forged_entries import (
    POSTS,
    SECRET,
    WRITER,
    an_evening,
    as_post,
    as_user,
    chained_entries,
    connected,
    forged,
    last_entry,
    now_ms,
    refusal,
    user_of,
)
from pytestqt.qtbot import QtBot
from sqlalchemy import create_engine, make_url
from sqlalchemy.exc import DBAPIError

from td_app.bootstrap import SystemClock, club_of
from td_app.cli.arguments import main
from td_app.live.session import TournamentSession
from td_app.persistence import schema
from td_app.persistence.check import check_database
from td_app.persistence.engine import open_database
from td_app.persistence.judged_entries import HOUR_MS
from td_app.persistence.roles import bind, close_to_unbound, prepare
from td_app.persistence.schema_versions import revisions
from td_app.ports.club import PHONES_KEPT_AS
from td_app.ports.trouble import StorageTrouble
from td_app.tournament import commands as cmd
from td_app.tournament.state.tournament import Majority
from td_app.ui.windows.other_posts import LinkLabel
from td_app.web.devices import book_of, hashed


class TestThePostsName:
    def test_a_phone_writes_under_the_name_of_the_post_that_serves_it(self, bound: str) -> None:
        tournament = an_evening(bound)
        with connected(as_post(bound, "Bar")) as post:
            assert refusal(post, tournament, partial(forged, post="web-0123abcd Bar")) == ""
        assert chained_entries(bound) == 2

    def test_a_stolen_password_pairs_no_phone_of_another_post(self, bound: str) -> None:
        tournament = an_evening(bound)
        thiefs = {
            "tournament": tournament,
            "hash": hashed("of a thief"),
            "post": "web-0123abcd Accueil",
            "name": "Nadia",
            "role": "director",
            "table": None,
            "until": time.time() + 3_600,
            "protected": True,
            "proof": None,
        }
        with open_database(as_post(bound, "Bar")) as file:
            file.directory.set_setting(PHONES_KEPT_AS, json.dumps([thiefs]))
        with open_database(as_post(bound, "Accueil")) as file:
            kept = (file.directory, tournament, time.time())
            assert not book_of(*kept, bound=file.bound, key="accueil").devices

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
