"""The window and its server: news as they come, one time, never frozen, told when not linked."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from concurrent.futures import Future
from dataclasses import dataclass, replace
from typing import Any

import pytest
from builders import a_setup, people
from cut_network import CutNetwork
from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot
from server_acts import at_last, done, left_in_doubt

from td_app.bootstrap import SystemClock, club_of
from td_app.club.club import Club, clock_warning
from td_app.persistence import server_link
from td_app.persistence.bounded_connection import BoundedConnection
from td_app.persistence.engine import ClubFile
from td_app.persistence.server_link import ServerLink
from td_app.ports.trouble import StorageTrouble
from td_app.tournament import commands as cmd
from td_app.ui.application import wait_in_loop
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.windows.foot_bar import LINK_MS, FootBar


@dataclass
class OffClock(SystemClock):
    """A computer's clock that is wrong."""

    off_ms: int = 0
    steady_off_ms: int = 0

    def now_ms(self) -> int:
        return super().now_ms() + self.off_ms

    def steady_ms(self) -> int:
        return super().steady_ms() + self.steady_off_ms


@pytest.fixture
def club(here: ClubFile) -> Club:
    made = club_of(here)
    assert isinstance(made.link, ServerLink)
    made.link.wait_with(wait_in_loop)
    return made


@pytest.fixture
def live(qtbot: QtBot, club: Club) -> Iterator[LiveTournament]:
    made = LiveTournament(club.create(a_setup()))
    yield made
    made.close()


class Pulse:
    """Counts the beats of the window's loop, and what its thread waits for from the network."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.beats, self.waited_here, self.waited = 0, 0, 0
        self._timer = QTimer()
        self._timer.timeout.connect(self._beat)
        self._timer.start(10)
        given_up = BoundedConnection._given_up

        def counted(connection: BoundedConnection, *given: Any) -> Any:
            # The listener has a conversation of its own, on no line.
            self.waited += connection.line is not None
            self.waited_here += threading.current_thread() is threading.main_thread()
            return given_up(connection, *given)

        monkeypatch.setattr(BoundedConnection, "_given_up", counted)

    def _beat(self) -> None:
        self.beats += 1


@pytest.fixture
def announced_alone(monkeypatch: pytest.MonkeyPatch) -> threading.Event:
    """The link asks for no news by itself; set once it listens for what is announced."""
    monkeypatch.setattr(server_link, "BEAT_S", 600.0)
    monkeypatch.setattr(server_link, "LOOKS", 6_000)
    listens, wait_for_news = threading.Event(), ServerLink._wait_for_news

    def wait(link: ServerLink, connection: BoundedConnection) -> None:
        listens.set()
        wait_for_news(link, connection)

    monkeypatch.setattr(ServerLink, "_wait_for_news", wait)
    return listens


def test_what_another_post_writes_is_seen_at_once(
    qtbot: QtBot, announced_alone: threading.Event, live: LiveTournament, there: ClubFile
) -> None:
    other = club_of(there).open(live.session.tournament)
    qtbot.waitUntil(announced_alone.is_set)
    with qtbot.waitSignal(live.changed):
        other.dispatch(cmd.RegisterEntrants(people(2)))
    assert len(live.state.entrants) == 2


def test_a_silent_network_is_told_while_the_clock_goes_on(
    qtbot: QtBot, live: LiveTournament, network: CutNetwork, monkeypatch: pytest.MonkeyPatch
) -> None:
    foot = FootBar(live)
    qtbot.addWidget(foot)
    foot.show()
    qtbot.waitUntil(lambda: foot.link.text() == "connecté")
    pulse = Pulse(monkeypatch)
    network.silent()
    qtbot.waitUntil(lambda: "hors ligne, dernier contact" in foot.link.text())
    assert pulse.beats > 20 and not pulse.waited_here
    network.mend()
    qtbot.waitUntil(lambda: foot.link.text() == "connecté")


def test_a_silence_is_told_within_three_seconds(here: ClubFile) -> None:
    assert here.line is not None and server_link.SILENT_MS + 2 * LINK_MS <= 3_000
    own = OffClock()
    link = ServerLink(here.engine, here.line, own)
    link.close()
    own.steady_off_ms = server_link.SILENT_MS
    assert not link.linked


def test_an_act_asked_of_a_silent_server_leaves_the_window_alive(
    qtbot: QtBot,
    live: LiveTournament,
    here: ClubFile,
    network: CutNetwork,
    there: ClubFile,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    told: list[str] = []
    live.trouble.connect(lambda trouble: told.append(trouble.code))
    line = here.line
    assert line is not None
    pulse = Pulse(monkeypatch)
    network.silent()
    assert live.dispatch(cmd.RegisterEntrants(people(2))) is None
    assert told and told[0] in {"SERVER_UNREACHABLE", "ACT_IN_DOUBT"}
    assert pulse.beats > 20 and not pulse.waited_here
    qtbot.waitUntil(lambda: not line.linked)
    waited = pulse.waited
    assert live.dispatch(cmd.RegisterEntrants(people(2))) is None
    assert pulse.waited == waited, "refused at once, known not to be linked"
    network.mend()
    done(qtbot, live, cmd.RegisterEntrants(people(2)))
    assert len(club_of(there).open(live.session.tournament).state.entrants) == 2


class TestNeverFrozen:
    def test_while_an_act_is_recorded_the_foot_says_so_and_another_is_refused(
        self, qtbot: QtBot, live: LiveTournament, network: CutNetwork
    ) -> None:
        foot, seen, refused = FootBar(live), list[str](), list[str]()
        qtbot.addWidget(foot)
        foot.show()
        looks = QTimer(foot, interval=20)
        looks.timeout.connect(lambda: seen.append(foot.link.text()))
        looks.start()
        live.refused.connect(lambda refusal: refused.append(refusal.code))

        def impatient(answer: Future[Any]) -> None:
            if live.recording and not refused:
                live.dispatch(cmd.RegisterEntrants(people(2)))
            wait_in_loop(answer)

        assert live.session.link is not None
        live.session.link.wait_with(impatient)
        network.silent()
        live.dispatch(cmd.RegisterEntrants(people(2)))
        assert "en cours d’enregistrement…" in seen
        assert refused == ["ACT_UNDER_WAY"]

    def test_news_that_come_while_an_act_is_recorded_are_taken_in_after_it(
        self, qtbot: QtBot, live: LiveTournament, there: ClubFile, network: CutNetwork
    ) -> None:
        other = club_of(there).open(live.session.tournament)
        other.dispatch(cmd.RegisterEntrants(people(2)))
        news = at_last(qtbot, lambda: live.session.read_news(whole=True))
        meanwhile: list[int] = []

        def with_news(answer: Future[Any]) -> None:
            if live.recording and not meanwhile:
                live._heard.emit(replace(news, whole=False))
                live._on_tick()
                meanwhile.append(len(live.state.entrants))
                network.mend()
            wait_in_loop(answer)

        before = len(live.state.entrants)
        assert live.session.link is not None
        live.session.link.wait_with(with_news)
        network.silent()
        live.dispatch(cmd.RegisterEntrants(people(3)))
        assert meanwhile == [before]
        qtbot.waitUntil(lambda: len(live.state.entrants) >= 2)
        if len(live.state.entrants) == 2:
            done(qtbot, live, cmd.RegisterEntrants(people(3)))
        assert len(live.state.entrants) == 5

    @pytest.mark.parametrize("begun_anew", [False, True])
    def test_what_is_read_for_a_screen_keeps_nobody_from_the_clock(
        self, club: Club, network: CutNetwork, begun_anew: bool, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        if begun_anew:
            network.cut()
            network.mend()
        pulse = Pulse(monkeypatch)
        network.silent()
        with pytest.raises(StorageTrouble, match="SERVER_UNREACHABLE"):
            club.directory.members()
        assert not pulse.waited_here
        network.mend()

    def test_where_the_clock_was_seen_is_noted_without_waiting(
        self, live: LiveTournament, network: CutNetwork, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        link = live.session.link
        assert link is not None
        pulse = Pulse(monkeypatch)
        waits: list[object] = []
        link.wait_with(waits.append)
        network.silent()
        live.session.seen()
        assert not waits and not pulse.waited_here
        link.wait_with(wait_in_loop)
        network.mend()


def test_an_act_in_doubt_is_found_by_itself_once_the_server_is_back(
    qtbot: QtBot, live: LiveTournament, network: CutNetwork
) -> None:
    left_in_doubt(qtbot, live, network, cmd.RegisterEntrants(people(3)))
    with qtbot.waitSignal(live.done):
        network.mend()
    assert len(live.state.entrants) == 3 and not live.session.in_doubt


class TestOneTime:
    def test_a_post_two_minutes_ahead_is_told_and_works_by_the_servers_time(
        self, qtbot: QtBot, here: ClubFile
    ) -> None:
        assert here.line is not None
        own = OffClock(off_ms=120_000)
        link = ServerLink(here.engine, here.line, own)

        def told() -> list[tuple[str, object]]:
            return [(trouble.code, trouble.params["seconds"]) for trouble in clock_warning(link)]

        def by_the_server() -> bool:
            return abs(link.clock.now_ms() - SystemClock().now_ms()) < 500

        try:
            # A slow answer tells the time less well; the next one puts it right.
            qtbot.waitUntil(by_the_server)
            qtbot.waitUntil(lambda: told() == [("CLOCK_AHEAD", "120")])
            own.off_ms = -7_200_000
            qtbot.waitUntil(by_the_server)
        finally:
            link.close()

    def test_a_clock_that_goes_wrong_in_play_is_told_once_and_not_believed(
        self, qtbot: QtBot, here: ClubFile, there: ClubFile
    ) -> None:
        assert here.line is not None
        own = OffClock()
        link = ServerLink(here.engine, here.line, own)
        try:
            session = club_of(there).create(a_setup())
            mine = replace(club_of(there), clock=link.clock, link=link).open(session.tournament)
            live, told = LiveTournament(mine), list[str]()
            live.trouble.connect(lambda trouble: told.append(trouble.code))
            own.off_ms = -300_000
            qtbot.waitUntil(lambda: "CLOCK_BEHIND" in told)
            for _ in range(3):
                live._on_tick()
            assert told.count("CLOCK_BEHIND") == 1
            began_ms = SystemClock().now_ms()
            entry = done(qtbot, live, cmd.RegisterEntrants(people(1)))
            assert live.gap is None
            assert began_ms - 5_000 < entry.recorded_at < SystemClock().now_ms() + 5_000
            live.close()
        finally:
            link.close()

    def test_a_post_on_time_is_told_nothing(self, qtbot: QtBot, club: Club) -> None:
        qtbot.waitUntil(lambda: clock_warning(club.link) == ())


def test_leaving_with_an_act_in_doubt_is_asked_about(
    qtbot: QtBot, live: LiveTournament, network: CutNetwork
) -> None:
    assert live.unsettled() == ""
    left_in_doubt(qtbot, live, network, cmd.RegisterEntrants(people(3)))
    assert "n’a pas confirmé l’enregistrement" in live.unsettled()


def test_what_became_of_an_act_in_doubt_is_told_before_the_next(
    qtbot: QtBot, live: LiveTournament, network: CutNetwork
) -> None:
    told: list[int] = []
    live.done.connect(lambda entry: told.append(entry.sequence))
    left_in_doubt(qtbot, live, network, cmd.RegisterEntrants(people(3)))
    network.mend()
    # Asked again until it is done: the link may notice the cut only now, or tell of it by itself.
    done(qtbot, live, cmd.RegisterEntrants(people(2)))
    assert told == [2, 3] and len(live.state.entrants) == 5


def test_a_club_in_a_file_has_no_link() -> None:
    from td_app.persistence.engine import memory_club

    with memory_club() as file:
        assert club_of(file).link is None
