"""The window and its server: news as they come, one time, never frozen, told when not linked."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass

import pytest
from builders import a_setup, people
from cut_network import CutNetwork
from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from td_app.bootstrap import SystemClock, clock_warning, club_of
from td_app.club import Club
from td_app.persistence.engine import ClubFile
from td_app.persistence.server_link import ServerLink
from td_app.tournament import commands as cmd
from td_app.ui.desk import DeskTournament
from td_app.ui.windows.foot_bar import FootBar


@dataclass
class OffClock(SystemClock):
    """A computer's clock that is wrong."""

    off_ms: int = 0

    def now_ms(self) -> int:
        return super().now_ms() + self.off_ms


@pytest.fixture
def club(here: ClubFile) -> Club:
    made = club_of(here)
    assert isinstance(made.link, ServerLink)
    only_paint = QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents
    made.link.meanwhile(lambda: QApplication.processEvents(only_paint))
    return made


@pytest.fixture
def live(qtbot: QtBot, club: Club) -> Iterator[DeskTournament]:
    made = DeskTournament(club.create(a_setup()))
    yield made
    made.close()


class Pulse:
    """Measures how long the window's loop was kept from its timers."""

    def __init__(self) -> None:
        self.longest, self.beats, self._last = 0.0, 0, time.monotonic()
        self._timer = QTimer()
        self._timer.timeout.connect(self._beat)
        self._timer.start(10)

    def _beat(self) -> None:
        now = time.monotonic()
        self.longest, self._last, self.beats = (
            max(self.longest, now - self._last),
            now,
            self.beats + 1,
        )


def test_what_another_post_writes_is_seen_at_once(
    qtbot: QtBot, live: DeskTournament, there: ClubFile
) -> None:
    other = club_of(there).open(live.session.tournament)
    qtbot.wait(300)
    began = time.monotonic()
    other.dispatch(cmd.RegisterEntrants(people(2)))
    written = time.monotonic() - began
    with qtbot.waitSignal(live.changed, timeout=3_000):
        pass
    assert time.monotonic() - began < written + 0.5
    assert len(live.state.entrants) == 2


def test_a_silent_network_is_told_within_three_seconds_while_the_clock_goes_on(
    qtbot: QtBot, live: DeskTournament, network: CutNetwork
) -> None:
    foot = FootBar(live)
    qtbot.addWidget(foot)
    assert foot.link.text() == "relié"
    pulse = Pulse()
    network.silent()
    qtbot.waitUntil(
        lambda: "relié\u00a0: non, dernière nouvelle" in foot.link.text(), timeout=3_500
    )
    assert pulse.longest < 0.3
    network.mend()
    qtbot.waitUntil(lambda: foot.link.text() == "relié", timeout=6_000)


def test_an_act_asked_of_a_silent_server_leaves_the_window_alive(
    qtbot: QtBot, live: DeskTournament, network: CutNetwork, there: ClubFile
) -> None:
    told: list[str] = []
    live.trouble.connect(lambda trouble: told.append(trouble.code))
    pulse = Pulse()
    network.silent()
    assert live.dispatch(cmd.RegisterEntrants(people(2))) is None
    assert told and told[0] in {"SERVER_UNREACHABLE", "ACT_IN_DOUBT"}
    assert pulse.longest < 0.3 and pulse.beats > 20
    began = time.monotonic()
    assert live.dispatch(cmd.RegisterEntrants(people(2))) is None
    assert time.monotonic() - began < 1, "refused at once, known not to be linked"
    network.mend()
    link = live.session.link
    assert link is not None
    qtbot.waitUntil(lambda: link.linked, timeout=6_000)
    assert live.dispatch(cmd.RegisterEntrants(people(2))) is not None
    assert len(club_of(there).open(live.session.tournament).state.entrants) == 2


def test_an_act_in_doubt_is_found_by_itself_once_the_server_is_back(
    qtbot: QtBot, live: DeskTournament, network: CutNetwork
) -> None:
    network.cut_after_commit()
    assert live.dispatch(cmd.RegisterEntrants(people(3))) is None
    assert live.session.in_doubt
    with qtbot.waitSignal(live.done, timeout=8_000):
        network.mend()
    assert len(live.state.entrants) == 3 and not live.session.in_doubt


class TestOneTime:
    def test_a_post_two_minutes_ahead_is_told_and_works_by_the_servers_time(
        self, here: ClubFile
    ) -> None:
        assert here.line is not None
        own = OffClock(off_ms=120_000)
        link = ServerLink(here.engine, here.line, own)
        try:
            assert abs(link.clock.now_ms() - SystemClock().now_ms()) < 500
            (told,) = clock_warning(link)
            assert (told.code, told.params["seconds"]) == ("CLOCK_AHEAD", "120")
            own.off_ms = -7_200_000
            assert abs(link.clock.now_ms() - SystemClock().now_ms()) < 500
        finally:
            link.close()

    def test_a_post_on_time_is_told_nothing(self, club: Club) -> None:
        assert isinstance(club.link, ServerLink)
        assert clock_warning(club.link) == ()


def test_a_club_in_a_file_has_no_link() -> None:
    from td_app.persistence.engine import memory_club

    with memory_club() as file:
        assert club_of(file).link is None
