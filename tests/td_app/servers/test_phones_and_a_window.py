"""Phones served by one process and a director's window in another, on one PostgreSQL server."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPConnection
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from builders import a_setup, registered
from postgres_server import PASSWORD
from pytestqt.qtbot import QtBot
from server_acts import done
from sqlalchemy import make_url

from td_app.bootstrap import club_of
from td_app.persistence.check import check_database
from td_app.persistence.engine import ClubFile
from td_app.persistence.roles import bind
from td_app.program.revoked_phones import RevokedPhones
from td_app.tournament import commands as cmd
from td_app.tournament.state.tournament import Standing
from td_app.ui.desk import Desk
from td_app.web.devices import book_of
from td_app.web.pairing import Pairing
from td_app.web.roles import Role


@contextmanager
def served(database: str, tournament: int) -> Iterator[dict[str, str]]:
    asked = [sys.executable, "-m", "td_app", "serve", "--database", database, "--port", "0"]
    asked += ["--tournament", str(tournament), "--json"]
    with subprocess.Popen(asked, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            yield json.loads(process.stdout.readline())
        finally:
            process.terminate()


def ask(told: dict[str, str], path: str, body: Any = None, **headers: str) -> tuple[int, Any]:
    where = urlsplit(told["url"])
    connection = HTTPConnection(where.hostname or "", where.port, timeout=60)
    sent = None if body is None else json.dumps(body)
    connection.request("GET" if body is None else "POST", path, sent, headers)
    answer = connection.getresponse()
    read = json.loads(answer.read())
    connection.close()
    return answer.status, read


def test_a_database_restored_brings_no_revoked_phone_back(there: ClubFile, tmp_path: Path) -> None:
    club = club_of(there)
    revoked = RevokedPhones(tmp_path / "revoked.json", lambda trouble: None)

    def pairing() -> Pairing:
        book = book_of(club.directory, 1, time.time(), revoked=revoked)
        return Pairing(time.monotonic, book)

    evening = pairing()
    token, device = evening.pair(evening.offer(Role.FLOOR), "Eve", "a")
    before = club.directory.setting("phones")
    evening.revoke(device.post)
    club.directory.set_setting("phones", before)
    assert pairing().device(token) is None


def test_each_sees_what_the_other_did_and_nothing_is_done_twice(
    there: ClubFile, postgresql: str, qtbot: QtBot
) -> None:
    club = club_of(there)
    session = club.create(a_setup())
    registered(session, 16)
    session.dispatch(cmd.DrawSeats())
    session.dispatch(cmd.StartClock())
    desk = Desk(club)
    assert desk.open(session.tournament)
    live = desk.live
    assert live is not None
    bind(postgresql, "Bar", "phones at the bar", PASSWORD)
    bar = make_url(postgresql).set(username="phones at the bar")
    with served(bar.render_as_string(hide_password=False), session.tournament) as told:
        _, paired = ask(told, "/api/pair", {"pin": told["floor_pin"], "name": "Nadia"})
        floor = {"Authorization": f"Bearer {paired['token']}", "Idempotency-Key": "one"}
        away = {"command": "mark_away", "entrants": [3]}
        assert ask(told, "/api/command", away, **floor)[0] == 200
        qtbot.waitUntil(lambda: live.absence_of(3) is not None)
        assert re.fullmatch("web-[0-9a-f]{8} Bar", live.session.history.entries[-1].post)
        done(qtbot, live, cmd.Eliminate((cmd.PlayerOut(5),)))
        qtbot.waitUntil(lambda: ask(told, "/api/public")[1]["players_left"] == 15)
        out = {"command": "eliminate", "players": [{"entrant": 5}]}
        assert ask(told, "/api/command", out, **{**floor, "Idempotency-Key": "two"})[0] == 409
        assert ask(told, "/api/command", away, **floor)[0] == 200
        assert ask(told, "/api/public")[1]["sequence"] == live.sequence
    assert live.session.state.entrants[5].standing is Standing.OUT
    desk.close()
    assert check_database(postgresql).ok
