"""The window and its server: news as they come, one time, never frozen, told when not linked."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass, replace

import pytest
from builders import a_setup, people
from busy_machine import queued_s
from cut_network import CutNetwork
from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from td_app.bootstrap import SystemClock, club_of
from td_app.club import Club, clock_warning
from td_app.persistence.engine import ClubFile
from td_app.persistence.server_link import ServerLink
from td_app.ports import StorageTrouble
from td_app.tournament import commands as cmd
from td_app.ui.application import wait_in_loop
from td_app.ui.live_tournament import LiveTournament
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
    made.link.wait_with(wait_in_loop)
    return made


@pytest.fixture
def live(qtbot: QtBot, club: Club) -> Iterator[LiveTournament]:
    made = LiveTournament(club.create(a_setup()))
    yield made
    made.close()


#: The window answers within a tenth of a second, whatever the network does (s).
ANSWERS_S = 0.1


class Pulse:
    """Measures how long the window's loop was kept from its timers, a busy machine left out."""

    def __init__(self) -> None:
        self.longest, self.beats, self._last = 0.0, 0, time.monotonic() - queued_s()
        self._timer = QTimer()
        self._timer.timeout.connect(self._beat)
        self._timer.start(10)

    def _beat(self) -> None:
        now = time.monotonic() - queued_s()
        self.longest, self._last, self.beats = (
            max(self.longest, now - self._last),
            now,
            self.beats + 1,
        )


def test_what_another_post_writes_is_seen_at_once(
    qtbot: QtBot, live: LiveTournament, there: ClubFile
) -> None:
    other = club_of(there).open(live.session.tournament)
    qtbot.wait(300)
    began = time.monotonic()
    other.dispatch(cmd.RegisterEntrants(people(2)))
    written = time.monotonic() - began
    with qtbot.waitSignal(live.changed, timeout=3_000):
        pass
    assert time.monotonic() - began < written + 0.2
    assert len(live.state.entrants) == 2


def test_a_silent_network_is_told_within_three_seconds_while_the_clock_goes_on(
    qtbot: QtBot, live: LiveTournament, network: CutNetwork
) -> None:
    foot = FootBar(live)
    qtbot.addWidget(foot)
    assert foot.link.text() == "relié"
    pulse = Pulse()
    network.silent()
    qtbot.waitUntil(
        lambda: "relié\u00a0: non, dernière nouvelle" in foot.link.text(), timeout=3_500
    )
    assert pulse.longest < ANSWERS_S
    network.mend()
    qtbot.waitUntil(lambda: foot.link.text() == "relié", timeout=6_000)


def test_an_act_asked_of_a_silent_server_leaves_the_window_alive(
    qtbot: QtBot, live: LiveTournament, network: CutNetwork, there: ClubFile
) -> None:
    told: list[str] = []
    live.trouble.connect(lambda trouble: told.append(trouble.code))
    pulse = Pulse()
    network.silent()
    assert live.dispatch(cmd.RegisterEntrants(people(2))) is None
    assert told and told[0] in {"SERVER_UNREACHABLE", "ACT_IN_DOUBT"}
    assert pulse.longest < ANSWERS_S and pulse.beats > 20
    began = time.monotonic()
    assert live.dispatch(cmd.RegisterEntrants(people(2))) is None
    assert time.monotonic() - began < 1, "refused at once, known not to be linked"
    network.mend()
    link = live.session.link
    assert link is not None
    qtbot.waitUntil(lambda: link.linked, timeout=6_000)
    assert live.dispatch(cmd.RegisterEntrants(people(2))) is not None
    assert len(club_of(there).open(live.session.tournament).state.entrants) == 2


class TestNeverFrozen:
    def test_while_an_act_is_recorded_the_foot_says_so_and_another_is_refused(
        self, qtbot: QtBot, live: LiveTournament, network: CutNetwork
    ) -> None:
        foot, seen, refused = FootBar(live), list[str](), list[str]()
        qtbot.addWidget(foot)
        live.ticked.connect(lambda: seen.append(foot.link.text()))
        live.refused.connect(lambda refusal: refused.append(refusal.code))
        QTimer.singleShot(300, lambda: live.dispatch(cmd.RegisterEntrants(people(2))))
        network.silent()
        live.dispatch(cmd.RegisterEntrants(people(2)))
        assert "en cours d’enregistrement…" in seen
        assert refused == ["ACT_UNDER_WAY"]

    def test_news_that_come_while_an_act_is_recorded_are_taken_in_after_it(
        self, qtbot: QtBot, live: LiveTournament, there: ClubFile, network: CutNetwork
    ) -> None:
        other = club_of(there).open(live.session.tournament)
        other.dispatch(cmd.RegisterEntrants(people(2)))
        news = live.session.read_news()
        QTimer.singleShot(100, lambda: live._heard.emit(news))
        network.silent()
        QTimer.singleShot(400, network.mend)
        live.dispatch(cmd.RegisterEntrants(people(3)))
        assert len(live.state.entrants) == 5

    @pytest.mark.parametrize("begun_anew", [False, True])
    def test_what_is_read_for_a_screen_keeps_nobody_from_the_clock(
        self, qtbot: QtBot, club: Club, network: CutNetwork, begun_anew: bool
    ) -> None:
        if begun_anew:
            network.cut()
            network.mend()
        pulse = Pulse()
        network.silent()
        with pytest.raises(StorageTrouble, match="SERVER_UNREACHABLE"):
            club.directory.members()
        assert pulse.longest < ANSWERS_S
        network.mend()

    def test_where_the_clock_was_seen_is_noted_without_waiting(
        self, qtbot: QtBot, live: LiveTournament, network: CutNetwork
    ) -> None:
        network.silent()
        began = time.monotonic()
        live.session.seen()
        assert time.monotonic() - began < ANSWERS_S


def test_an_act_in_doubt_is_found_by_itself_once_the_server_is_back(
    qtbot: QtBot, live: LiveTournament, network: CutNetwork
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
            qtbot.waitUntil(lambda: told == ["CLOCK_BEHIND"], timeout=1_500)
            qtbot.wait(600)
            assert told == ["CLOCK_BEHIND"]
            entry = live.dispatch(cmd.RegisterEntrants(people(1)))
            assert entry is not None and live.gap is None
            assert abs(entry.recorded_at - SystemClock().now_ms()) < 1_000
            live.close()
        finally:
            link.close()

    def test_a_post_on_time_is_told_nothing(self, club: Club) -> None:
        assert isinstance(club.link, ServerLink)
        assert clock_warning(club.link) == ()


def test_leaving_with_an_act_in_doubt_is_asked_about(
    qtbot: QtBot, live: LiveTournament, network: CutNetwork
) -> None:
    assert live.unsettled() == ""
    network.cut_after_commit()
    live.dispatch(cmd.RegisterEntrants(people(3)))
    assert "pas dit si elle est enregistrée" in live.unsettled()


def test_what_became_of_an_act_in_doubt_is_told_before_the_next(
    qtbot: QtBot, live: LiveTournament, network: CutNetwork
) -> None:
    done: list[int] = []
    live.done.connect(lambda entry: done.append(entry.sequence))
    network.cut_after_commit()
    live.dispatch(cmd.RegisterEntrants(people(3)))
    network.mend()
    link = live.session.link
    assert link is not None
    qtbot.waitUntil(lambda: link.linked and not done, timeout=6_000)
    live.dispatch(cmd.RegisterEntrants(people(2)))
    assert done == [2, 3]


def test_a_club_in_a_file_has_no_link() -> None:
    from td_app.persistence.engine import memory_club

    with memory_club() as file:
        assert club_of(file).link is None
