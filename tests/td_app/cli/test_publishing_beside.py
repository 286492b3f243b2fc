"""``td-app serve`` publishes meanwhile, where the club publishes from this post."""

from __future__ import annotations

import threading
import time
from argparse import Namespace
from collections.abc import Callable
from pathlib import Path

import pytest
from builders import a_setup, played_down_to

from td_app.bootstrap import club_of
from td_app.cli.serve import publishing_beside
from td_app.live.reading import Live
from td_app.live.session import TournamentSession
from td_app.persistence.engine import ClubFile, open_club_file
from td_app.ports.publishing import POST
from td_app.publishing import running, sending
from td_app.publishing.ledger import Ledger
from td_app.publishing.transports.accounts import FolderAccount
from td_app.tournament import commands as cmd
from td_app.tournament.state.person import Person
from td_app.tournament.state.tournament import Majority

OPTIONS = Namespace(secret_file=None)


@pytest.fixture(autouse=True)
def a_minute_is_short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running, "HEAD_START_S", 0.01)
    monkeypatch.setattr(running, "APART_S", 0.1)


@pytest.fixture
def host(tmp_path: Path) -> Path:
    folder = tmp_path / "host"
    folder.mkdir()
    return folder


def in_play(file: ClubFile) -> TournamentSession:
    """Return an evening of twelve, under way."""
    session = club_of(file).create(a_setup(tables=2))
    entered = tuple(Person(f"Joueur{number}", "Ana") for number in range(12))
    session.dispatch(cmd.RegisterEntrants(entered, present=True, majority=Majority.CHECKED))
    session.dispatch(cmd.DrawSeats())
    session.dispatch(cmd.StartClock())
    return session


def until(told: Callable[[], bool]) -> None:
    end = time.monotonic() + 60
    while not told():
        assert time.monotonic() < end
        time.sleep(0.01)


def test_an_elimination_reaches_the_page_with_nobody_touching_it(
    tmp_path: Path, host: Path
) -> None:
    page = host / "e" / "1.html"
    with open_club_file(tmp_path / "club.db") as file:
        club = club_of(file)
        Ledger(club).publish_to(FolderAccount(str(host)))
        session = in_play(file)
        with publishing_beside(OPTIONS, file, club, Live(session)):
            until(page.is_file)
            before = page.read_bytes()
            played_down_to(session, 11)
            until(lambda: page.read_bytes() != before)
            assert Ledger(club).last().code == ""
    assert [one.name for one in threading.enumerate()].count("publishing") == 0


def test_the_page_of_an_evening_in_play_is_written_again_while_nothing_happens(
    tmp_path: Path, host: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sending, "BEAT_MS", 200)
    page = host / "e" / "1-direct.html"
    with open_club_file(tmp_path / "club.db") as file:
        club = club_of(file)
        Ledger(club).publish_to(FolderAccount(str(host)))
        session = in_play(file)
        with publishing_beside(OPTIONS, file, club, Live(session)):
            for _ in range(3):
                until(page.is_file)
                before = page.read_bytes()
                until(lambda before=before: page.read_bytes() != before)  # type: ignore[misc]
            played_down_to(session, 11)
            until(lambda: b"11 <small>/ 12" in page.read_bytes())


def test_where_another_post_publishes_nothing_is_sent_from_here(tmp_path: Path, host: Path) -> None:
    with open_club_file(tmp_path / "club.db") as file:
        club = club_of(file)
        session = in_play(file)
        for post in ("", "bar"):
            if post:
                Ledger(club).publish_to(FolderAccount(str(host)))
                club.directory.set_setting(POST, post)
            with publishing_beside(OPTIONS, file, club, Live(session)):
                assert [one.name for one in threading.enumerate()].count("publishing") == 0
    assert list(host.iterdir()) == []
