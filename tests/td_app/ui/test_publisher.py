"""The club published beside the window: from one post, never in the way of the desk."""

from __future__ import annotations

import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path

import pytest
from builders import a_setup, everyone
from meeting_builders import EIGHT, a_meeting, a_meeting_setup, drawn
from publisher_builders import (
    a_desk_that_may_publish,
    an_evening_over,
    begun,
    published_to,
    until,
)
from pytestqt.qtbot import QtBot

from td_app.live.meeting_reading import LiveMeeting
from td_app.ports.privacy import Trace
from td_app.ports.publishing import POST
from td_app.publishing import running
from td_app.tournament import commands as cmd
from td_app.tournament.state.person import Person
from td_app.ui.desk import Desk
from td_app.ui.pages.club.teams.held_meeting import HeldMeeting
from td_app.ui.windows.foot_bar import FootBar
from td_app.words.privacy import PAGES_LEFT, PAGES_REWRITTEN

pytestmark = pytest.mark.usefixtures("in_french", "dressed")


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Send at once what changed: the ten seconds between two sendings are tried elsewhere."""
    for name in ("HEAD_START_S", "APART_S"):
        monkeypatch.setattr(running, name, 0.01)


@pytest.fixture
def desk(tmp_path: Path, qtbot: QtBot) -> Iterator[Desk]:
    with a_desk_that_may_publish(tmp_path) as desk:
        yield desk


def test_an_elimination_is_on_the_page_with_nobody_touching_it(
    desk: Desk, tmp_path: Path, qtbot: QtBot
) -> None:
    number = desk.club.create(a_setup(name="Coupe d’automne")).tournament
    desk.open(number)
    assert desk.live is not None
    begun(desk.live.session)
    published_to(desk, tmp_path / "www", qtbot)
    page = tmp_path / "www" / "e" / f"{number}.html"
    assert "provisoire" not in page.read_text(encoding="utf-8")
    (first, *_) = everyone(desk.live.session)
    desk.live.dispatch(cmd.Eliminate((cmd.PlayerOut(first),)))
    until(qtbot, lambda: "provisoire" in page.read_text(encoding="utf-8"))


def test_the_foot_tells_it_only_where_the_club_publishes(
    desk: Desk, tmp_path: Path, qtbot: QtBot
) -> None:
    desk.open(an_evening_over(desk))
    assert desk.live is not None
    foot = FootBar(desk.live, desk.publisher)
    qtbot.addWidget(foot)
    foot.show()
    desk.publisher.start()
    assert not foot.published.isVisible()
    published_to(desk, tmp_path / "www", qtbot)
    assert foot.published.isVisible()
    assert foot.published.text().startswith("publié il y a")
    desk.publisher.publish_to(None)
    assert not foot.published.isVisible()


def test_of_two_posts_the_one_told_to_publishes_and_the_other_shows_it(
    desk: Desk, tmp_path: Path, qtbot: QtBot
) -> None:
    desk.open(an_evening_over(desk))
    published_to(desk, tmp_path / "www", qtbot)
    desk.club.directory.set_setting(POST, "Accueil")
    desk.publisher.refresh()
    assert desk.publisher.on and not desk.publisher.here
    assert desk.live is not None
    foot = FootBar(desk.live, desk.publisher)
    qtbot.addWidget(foot)
    assert "Accueil" in foot.published.text()
    desk.publisher.again()
    until(qtbot, lambda: desk.publisher.outcome is not None and desk.publisher.outcome.stopped)
    desk.publisher.publish_here()
    until(qtbot, lambda: desk.publisher.outcome and not desk.publisher.outcome.stopped)
    assert desk.publisher.here


def test_a_server_that_does_not_answer_holds_up_neither_the_desk_nor_closing(
    desk: Desk, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    from td_app.publishing.transports.accounts import SftpAccount
    from td_app.publishing.transports.transport import Secret

    monkeypatch.setattr(running, "LONGEST_END_S", 0.05)
    with ExitStack() as held:
        silent = held.enter_context(socket.create_server(("127.0.0.1", 0)))
        account = SftpAccount("127.0.0.1", "lea", port=silent.getsockname()[1])
        desk.publisher.type_secret(account, Secret("roi"))
        begin = time.thread_time()
        desk.publisher.publish_to(account)
        desk.publisher.publish_to(account)
        assert time.thread_time() - begin < 1.0
        silent.setblocking(False)

        def reached() -> bool:
            with suppress(BlockingIOError):
                held.enter_context(silent.accept()[0])
                return True
            return False

        until(qtbot, reached)
        desk.close()


def test_who_is_erased_waits_on_the_site_until_the_pages_leave(
    desk: Desk, tmp_path: Path, qtbot: QtBot
) -> None:
    number = an_evening_over(desk)
    assert desk.publisher.erased((Trace("entrant", 1, number),)) == ()
    published_to(desk, tmp_path / "www", qtbot)
    assert desk.live is None and desk.club.privacy is not None
    who = next(iter(everyone(desk.club.open(number))))
    traces = [
        trace
        for trace in desk.club.privacy.traces(Person("", ""), (number, who))
        if trace.kind == "entrant"
    ]
    desk.club.privacy.erase(traces)
    waiting, copies = desk.publisher.erased(traces)
    assert waiting.count == 1 and not waiting.done
    assert not copies.done
    until(qtbot, lambda: [one.done for one in desk.publisher.receipt()] == [True, False])
    rewritten, copies = desk.publisher.receipt()
    assert rewritten.words == PAGES_REWRITTEN
    assert not copies.done
    desk.publisher.publish_to(None)
    left, copies = desk.publisher.erased(traces)
    assert left.words == PAGES_LEFT and left.count > rewritten.count


WATCHED = """
import socket, sys
def refused(*_):
    raise AssertionError("looked up before the club publishes")
socket.getaddrinfo = socket.create_connection = socket.socket.connect = refused
sys.path.insert(0, sys.argv[1])
from pathlib import Path
from publisher_builders import a_desk_that_may_publish, an_evening_over
from td_app.ui import application
from td_app.ui.destinations import ToPage
from td_app.ui.windows.main_window import MainWindow
app = application.started(["td-app"], "fr")
with a_desk_that_may_publish(Path(sys.argv[2])) as desk:
    window = MainWindow(desk)
    window.show()
    desk.publisher.start()
    desk.open(an_evening_over(desk))
    window.go(ToPage("publish"))
    for _ in range(50):
        app.processEvents()
    window.close()
print(*sorted({"td_app.publishing.running", "td_app.publishing.site.building", "keyring",
    "paramiko", "dulwich", "urllib3"} & sys.modules.keys()))
"""


def test_nothing_is_loaded_nor_looked_up_before_a_club_publishes(tmp_path: Path) -> None:
    tests = str(Path(__file__).parents[2])
    command = (sys.executable, "-c", WATCHED, tests, str(tmp_path))
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == ""


def test_an_act_of_a_team_match_is_told_too(desk: Desk, tmp_path: Path, qtbot: QtBot) -> None:
    setup = a_meeting_setup(rounds=1, matrix=EIGHT)
    session = a_meeting(desk.club, setup, teams=8, players=1)
    published_to(desk, tmp_path / "www", qtbot)
    held = HeldMeeting(desk, LiveMeeting(session), desk)
    page = tmp_path / "www" / "m" / f"{session.meeting}.html"
    before = page.read_bytes()
    drawn(session)
    held.changed.emit()
    until(qtbot, lambda: page.read_bytes() != before)
