"""Four posts in haste while the server stops, networks are cut and a clock is wrong.

At human pace, with windows: ``tests/checks/four_posts.py``. ``TD_TRIAL_SECONDS`` makes this longer.
"""

from __future__ import annotations

import os
import threading
import time
from contextlib import ExitStack
from dataclasses import dataclass, field
from math import inf

import pytest
from builders import CountedChance, a_setup, people
from cut_network import CutNetwork
from postgres_server import PASSWORD, PostgresServer
from sqlalchemy import make_url

from rules_ropta.ruling import Refused
from td_app.bootstrap import SystemClock
from td_app.live.session import TournamentSession
from td_app.persistence.check import check_database
from td_app.persistence.engine import open_database
from td_app.persistence.roles import bind
from td_app.persistence.server_link import ServerLink
from td_app.ports.trouble import StorageTrouble
from td_app.tournament import commands as cmd
from td_app.tournament import events as ev

SECONDS = float(os.environ.get("TD_TRIAL_SECONDS", "40"))
PACE_S = 0.1
AHEAD_MS = 120_000


class WrongClock(SystemClock):
    """Two minutes ahead."""

    def now_ms(self) -> int:
        return super().now_ms() + AHEAD_MS


@pytest.fixture
def unhurried() -> None:
    """The patience of a real post: networks are cut here."""


@dataclass
class Post:
    """A director who tries again until it is done, and counts what was done."""

    url: str
    tournament: int
    name: str
    network: CutNetwork
    clock: SystemClock = field(default_factory=SystemClock)
    until: float = field(default=inf)
    done: int = 0
    troubles: int = 0
    begun: threading.Event = field(default_factory=threading.Event)

    def work(self) -> None:
        with open_database(self.url) as file:
            assert file.line is not None
            link = ServerLink(file.engine, file.line, self.clock)
            chance = CountedChance()
            session = TournamentSession(
                file.store, self.tournament, link.clock, chance, post=self.name
            )
            self.begun.set()
            while time.monotonic() < self.until:
                self._done(session, cmd.RegisterEntrants(people(1)))
                time.sleep(PACE_S)
            link.close()

    def _done(self, session: TournamentSession, command: cmd.Command) -> None:
        while True:
            try:
                session.dispatch(command)
            except (StorageTrouble, Refused):
                self.troubles += 1
                time.sleep(PACE_S)
            else:
                self.done += 1
                return


def test_nothing_is_lost_nor_done_twice(postgresql: str, server: PostgresServer) -> None:
    with ExitStack() as stack:
        club = stack.enter_context(open_database(postgresql))
        tournament = club.store.new_tournament("Open", "2026-11-21", 1)
        first = TournamentSession(club.store, tournament, SystemClock(), CountedChance())
        first.dispatch(cmd.CreateTournament(a_setup()))
        began_ms = SystemClock().now_ms()
        posts = []
        for number in range(4):
            network = CutNetwork(server.port)
            stack.callback(network.close)
            name = f"poste {number}"
            bind(postgresql, name, name, PASSWORD)
            own = make_url(postgresql).set(port=network.port, username=name)
            url = own.render_as_string(hide_password=False)
            clock = WrongClock() if number == 3 else SystemClock()
            posts.append(Post(url, tournament, name, network, clock))
        threads = [threading.Thread(target=post.work, daemon=True) for post in posts]
        for thread in threads:
            thread.start()
        assert all(post.begun.wait(120) for post in posts)
        until = time.monotonic() + SECONDS
        for post in posts:
            post.until = until
        spoil(server, posts, until)
        for thread in threads:
            thread.join(timeout=120)
        assert not any(thread.is_alive() for thread in threads)
        news = club.store.news(tournament, 0)
    registered = [e for e in news.entries if isinstance(e, ev.Entry) and e.sequence > 1]
    for post in posts:
        assert sum(e.post == post.name for e in registered) == post.done > 0
    assert sum(post.troubles for post in posts) > 0
    assert len({e.act for e in registered}) == len(registered)
    # By the server's time: one post's own is two minutes ahead.
    latest_ms = SystemClock().now_ms() + AHEAD_MS / 4
    assert all(began_ms - AHEAD_MS / 4 < e.recorded_at < latest_ms for e in registered)
    assert check_database(postgresql).ok


def spoil(server: PostgresServer, posts: list[Post], until: float) -> None:
    """Stop the server, cut networks and let them fall silent, in turn; mend all at the end."""
    turn = 0
    while time.monotonic() < until - 6:
        post = posts[turn % len(posts)]
        match turn % 4:
            case 0:
                post.network.cut_after_commit()
            case 1:
                server.stop()
                server.start()
            case 2:
                post.network.silent()
            case 3:
                post.network.cut()
        time.sleep(1.5)
        post.network.mend()
        turn += 1
    for post in posts:
        post.network.mend()
