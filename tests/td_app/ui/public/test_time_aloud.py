"""The last five seconds aloud: each once, never late, by one voice (3.5)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

import pytest
from builders import MemoryDirectory, SteppedClock, a_tournament, clock_of
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from td_app.live.session import TournamentSession
from td_app.tournament import commands as cmd
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.public.announcer import TimeAloud, counted_aloud, time_aloud_of
from td_app.ui.public.voice import Voice
from td_app.ui.windows.public_window import PublicWindow

TICK = 200


@dataclass
class Recorded:
    """A speaker that writes down what it was given, with the moment."""

    clock: SteppedClock
    said: list[str] = field(default_factory=list)
    at: list[int] = field(default_factory=list)
    lasts: list[str] = field(default_factory=list)

    def say(self, text: str, *, last: bool = False) -> None:
        self.said.append(text)
        self.at.append(self.clock.now_ms())
        if last:
            self.lasts.append(text)


@dataclass
class Room:
    """A tournament with its voice, and a hand on the clock."""

    session: TournamentSession
    live: LiveTournament
    heard: Recorded

    def passes(self, seconds: float, tick: int = TICK) -> None:
        for _ in range(round(seconds * 1000 / tick)):
            clock_of(self.session).forward(tick)
            self.live.ticked.emit()


def a_room(session: TournamentSession) -> Room:
    live = LiveTournament(session)
    heard = Recorded(clock_of(session))
    counted_aloud(live, Voice(speaker=lambda _language: heard))
    return Room(session, live, heard)


def opened_again(session: TournamentSession) -> TournamentSession:
    return TournamentSession(
        session._store, session.tournament, clock_of(session), session._shuffler
    )


@pytest.fixture
def room(qapp: QApplication) -> Iterator[Room]:
    room = a_room(a_tournament())
    yield room
    room.live.close()


class TestAloud:
    def test_five_to_one_each_once(self, room: Room) -> None:
        room.session.dispatch(cmd.CallTime(1))
        room.passes(24.8)
        assert room.heard.said == []
        room.passes(30)
        assert room.heard.said == ["5", "4", "3", "2", "1"]
        assert room.heard.lasts == ["1"]

    @pytest.mark.parametrize("tick", [7, 190, 333, 900])
    def test_none_comes_a_second_late_however_the_screens_tick(self, room: Room, tick: int) -> None:
        ends = room.session.now_ms() + 30_000
        room.session.dispatch(cmd.CallTime(1))
        room.passes(40, tick)
        late = [
            at - (ends - int(text) * 1000)
            for text, at in zip(room.heard.said, room.heard.at, strict=True)
        ]
        assert room.heard.said == ["5", "4", "3", "2", "1"]
        assert all(0 <= ms < 1000 for ms in late)

    def test_after_a_sleep_the_seconds_gone_by_are_not_said(self, room: Room) -> None:
        room.session.dispatch(cmd.CallTime(1))
        room.passes(25.2)
        clock_of(room.session).forward(2_600)
        room.live.ticked.emit()
        room.passes(10)
        assert room.heard.said == ["5", "3", "2", "1"]

    def test_a_clock_set_back_says_nothing_twice(self, room: Room) -> None:
        room.session.dispatch(cmd.CallTime(1))
        room.passes(27.4)
        clock_of(room.session).at -= 2_000
        room.passes(10)
        assert room.heard.said == ["5", "4", "3", "2", "1"]

    def test_a_call_refused_says_nothing(self, room: Room) -> None:
        room.session.dispatch(cmd.CallTime(1, accepted=False, note="trop tôt"))
        room.passes(40)
        assert room.heard.said == []

    def test_he_plays_and_the_voice_stops(self, room: Room) -> None:
        room.session.dispatch(cmd.CallTime(1))
        room.passes(26.6)
        room.session.dispatch(cmd.EndTimeCall(1, "before_end"))
        room.passes(10)
        assert room.heard.said == ["5", "4"]

    def test_two_tables_are_not_counted_over_each_other(self, room: Room) -> None:
        room.session.dispatch(cmd.CallTime(1))
        room.passes(2)
        room.session.dispatch(cmd.CallTime(2))
        room.passes(40)
        assert room.heard.said == ["5", "4", "3", "2", "1", "2", "1"]


class TestSaidOnce:
    def test_an_end_undone_says_no_second_again(self, room: Room) -> None:
        room.session.dispatch(cmd.CallTime(1))
        room.passes(26.2)
        room.session.dispatch(cmd.EndTimeCall(1, "before_end"))
        room.session.dispatch(cmd.Undo())
        room.passes(10)
        assert room.heard.said == ["5", "4", "3", "2", "1"]

    def test_a_call_undone_and_done_again_neither(self, room: Room) -> None:
        room.session.dispatch(cmd.CallTime(1))
        room.passes(26.2)
        room.session.dispatch(cmd.Undo())
        room.session.dispatch(cmd.Redo())
        room.passes(10)
        assert room.heard.said == ["5", "4", "3", "2", "1"]

    def test_started_again_in_mid_count_it_goes_on_with_the_next(self, room: Room) -> None:
        room.session.dispatch(cmd.CallTime(1))
        room.passes(26.2)
        again = a_room(opened_again(room.session))
        again.passes(10)
        again.live.close()
        assert again.heard.said == ["3", "2", "1"]

    def test_more_windows_add_no_voice(
        self, room: Room, dressed: QApplication, qtbot: QtBot
    ) -> None:
        other = Recorded(clock_of(room.session))
        walls = [PublicWindow(room.live), PublicWindow(room.live)]
        for wall in walls:
            qtbot.addWidget(wall)
            wall.show()
        asked = counted_aloud(room.live, Voice(speaker=lambda _language: other))
        room.session.dispatch(cmd.CallTime(1))
        room.passes(40)
        assert asked is time_aloud_of(room.live)
        assert room.heard.said == ["5", "4", "3", "2", "1"]
        assert other.said == []


class TestSilenced:
    def test_nothing_is_said_and_the_club_remembers(self, qapp: QApplication) -> None:
        directory = MemoryDirectory()
        session = a_tournament()
        live, heard = LiveTournament(session), Recorded(clock_of(session))
        aloud = TimeAloud(live, Voice(directory, lambda _language: heard))
        aloud.mute(True)
        room = Room(session, live, heard)
        session.dispatch(cmd.CallTime(1))
        room.passes(40)
        live.close()
        assert heard.said == []
        assert Voice(directory).muted

    def test_in_the_middle_of_the_count(self, room: Room) -> None:
        aloud = time_aloud_of(room.live)
        assert aloud is not None
        room.session.dispatch(cmd.CallTime(1))
        room.passes(26.2)
        aloud.mute(True)
        room.passes(1)
        aloud.mute(False)
        room.passes(10)
        assert room.heard.said == ["5", "4", "2", "1"]
