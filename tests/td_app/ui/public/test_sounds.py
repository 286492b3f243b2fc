"""The hall hears the clock and the moves: each once, by one player, whatever the director does."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Literal

import pytest
from builders import MINUTE, MemoryDirectory, a_structure, a_tournament, clock_of, out, seated_at
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from rules_ropta.table_layout import Seat
from td_app.live.session import TournamentSession
from td_app.tournament import commands as cmd
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.public.announcer import Announcer, Chimes
from td_app.ui.public.sounds import Sounds, set_sounds_here, sounded, sounds_of
from td_app.ui.public.voice import Voice
from td_app.ui.windows.public_window import PublicWindow

HOUR = 60 * MINUTE
TICK = 500


@dataclass
class Heard:
    """A player and a voice that write down what they were given."""

    played: list[str] = field(default_factory=list)
    said: list[str] = field(default_factory=list)
    loud: int = 0
    able: bool = True

    def prepare(self) -> None:
        """Nothing to load."""

    def play(self, name: str, percent: int) -> None:
        self.played.append(name)
        self.loud = percent

    def say(self, text: str, *, last: bool = False) -> None:
        self.said.append(text)

    def tell(self, text: str) -> None:
        self.said.append(text)

    def set_volume(self, percent: int) -> None:
        self.loud = percent

    def but_seconds(self) -> list[str]:
        return [name for name in self.played if name != "count"]


@dataclass
class Hall:
    """A tournament that is heard, and a hand on the computer's clock."""

    session: TournamentSession
    live: LiveTournament
    heard: Heard
    sounds: Sounds
    closed: bool = False

    def passes(self, ms: int, tick: int = TICK) -> None:
        for _ in range(ms // tick):
            clock_of(self.session).forward(tick)
            self.live._on_tick()

    def until(self, remaining_ms: int) -> None:
        """Let time pass until that much is left of the level."""
        far = self.live.clock().remaining_ms - max(remaining_ms, 65_000)
        if far > 0:
            self.passes(far, far)
        self.passes(self.live.clock().remaining_ms - remaining_ms)

    def close(self) -> None:
        if not self.closed:
            self.closed = True
            self.live.close()


def a_hall(session: TournamentSession, heard: Heard | None = None) -> Hall:
    heard = heard or Heard()
    live = LiveTournament(session)
    voice = Voice(MemoryDirectory(), lambda _language: heard)
    sounds = sounded(live, Announcer(voice, heard, words_after_ms=0))
    return Hall(session, live, heard, sounds)


def opened_again(hall: Hall, *, crashed: bool = False, read_only: bool = False) -> Hall:
    """End the run and open the same journal again, with the same ears in the hall."""
    if not crashed:
        hall.close()
    session = TournamentSession(
        hall.session._store,
        hall.session.tournament,
        clock_of(hall.session),
        hall.session._shuffler,
        read_only=read_only,
    )
    return a_hall(session, hall.heard)


@pytest.fixture
def hall(qapp: QApplication, in_french: None) -> Iterator[Hall]:
    hall = a_hall(a_tournament(10, tables=2, started=False))
    hall.session.dispatch(cmd.StartClock())
    yield hall
    hall.close()


class TestTheEvening:
    def test_a_level_from_its_start_to_the_next(self, hall: Hall) -> None:
        hall.passes(21 * MINUTE)
        assert hall.heard.played == ["level", "minute", "ten"] + 5 * ["count"] + ["level"]
        assert hall.heard.said == [
            "Niveau 1. Blindes 25, 50.",
            "Encore une minute.",
            "Niveau 2. Blindes 50, 100.",
        ]

    def test_the_break_says_what_leaves_and_its_end_calls_back(self, hall: Hall) -> None:
        hall.session.dispatch(cmd.GoToStep(4))
        hall.passes(11 * MINUTE)
        assert hall.heard.but_seconds() == ["level", "break", "minute", "ten", "resume"]
        assert hall.heard.said[1:] == [
            "Pause de 10 minutes. On retire les jetons de 25.",
            "Reprise dans une minute.",
            "Fin de la pause. Niveau 5. Blindes 400, 800, ante 800.",
        ]

    def test_a_minute_taken_away_that_ends_the_level_is_heard(self, hall: Hall) -> None:
        hall.until(30_000)
        hall.session.dispatch(cmd.AdjustClock(-60))
        hall.passes(5_000)
        assert hall.heard.but_seconds() == ["level", "minute", "level"]
        assert hall.heard.said[-1] == "Niveau 2. Blindes 50, 100."

    def test_nothing_more_once_there_is_a_winner(self, qapp: QApplication) -> None:
        hall = a_hall(a_tournament(3, tables=1))
        first, second, _ = seated_at(hall.session, 1)
        out(hall.session, first, second)
        hall.passes(25 * MINUTE)
        hall.close()
        assert hall.heard.played == []

    def test_a_tournament_without_levels_is_silent(self, qapp: QApplication) -> None:
        hall = a_hall(a_tournament(structure=a_structure(1)))
        hall.passes(30 * MINUTE, 30_000)
        hall.close()
        assert hall.heard.played == []


class TestUndo:
    @pytest.mark.parametrize("choice", ["as_if_never", "from_now"])
    def test_a_pause_undone(self, hall: Hall, choice: Literal["as_if_never", "from_now"]) -> None:
        hall.until(58_000)
        hall.session.dispatch(cmd.PauseClock())
        hall.passes(1_000)
        hall.session.dispatch(cmd.Undo(choice))
        hall.passes(3 * MINUTE)
        assert hall.heard.but_seconds() == ["level", "minute", "ten", "level"]

    @pytest.mark.parametrize("choice", ["as_if_never", "from_now"])
    def test_a_level_skipped_by_mistake(
        self, hall: Hall, choice: Literal["as_if_never", "from_now"]
    ) -> None:
        hall.until(58_000)
        hall.session.dispatch(cmd.NextLevel())
        hall.passes(2_000)
        hall.session.dispatch(cmd.Undo(choice))
        hall.session.dispatch(cmd.Redo())
        hall.passes(2_000)
        assert hall.heard.but_seconds() == ["level", "minute", "level"]

    def test_an_elimination_undone_in_the_last_seconds(self, hall: Hall) -> None:
        hall.until(3_000)
        out(hall.session, 1)
        hall.session.dispatch(cmd.Undo())
        hall.passes(5_000)
        assert hall.heard.but_seconds() == ["level", "minute", "ten", "level"]
        assert hall.heard.played.count("count") == 5


class TestOpenedAgain:
    @pytest.mark.parametrize("left", [60_000, 59_500, 10_000, 5_000, 3_000, 1_000, 500, 0])
    @pytest.mark.parametrize("crashed", [False, True])
    def test_at_every_boundary(self, hall: Hall, left: int, crashed: bool) -> None:
        hall.until(left or 500)
        if not left:
            hall.passes(500)
        again = opened_again(hall, crashed=crashed)
        if crashed:
            hall.close()
        again.passes(2 * MINUTE)
        again.close()
        assert again.heard.but_seconds() == ["level", "minute", "ten", "level"]
        assert again.heard.played.count("count") == 5

    def test_a_crash_and_an_hour_away_then_taken_up_where_it_was_seen(self, hall: Hall) -> None:
        hall.until(58_500)
        clock_of(hall.session).forward(HOUR)
        again = opened_again(hall, crashed=True)
        assert again.live.gap is not None
        again.passes(MINUTE)
        again.live.settle_gap("from_last_seen")
        again.passes(90_000)
        again.close()
        assert again.heard.but_seconds() == ["level", "minute", "ten", "level"]

    def test_a_window_that_only_looks_is_silent(self, hall: Hall) -> None:
        looking = opened_again(hall, read_only=True)
        before = list(hall.heard.played)
        looking.passes(25 * MINUTE)
        looking.close()
        assert looking.heard.played == before


class TestComputersClock:
    @pytest.mark.parametrize("shift", [-2 * HOUR, -HOUR, HOUR, 2 * HOUR])
    @pytest.mark.parametrize("left", [59_500, 3_000, 500])
    @pytest.mark.parametrize("choice", ["as_if_running", "from_last_seen"])
    def test_changed_and_settled(
        self, hall: Hall, shift: int, left: int, choice: cmd.GapChoice
    ) -> None:
        hall.until(left)
        clock_of(hall.session).at += shift
        hall.passes(20_000)
        assert hall.live.gap is not None
        before = list(hall.heard.played)
        hall.live.settle_gap(choice)
        hall.passes(25 * MINUTE)
        levels = [said for said in hall.heard.said if said.startswith("Niveau")]
        assert before == hall.heard.played[: len(before)]
        assert len(levels) == len(set(levels))

    def test_silent_until_the_director_has_said_what_happened(self, hall: Hall) -> None:
        hall.until(61_000)
        clock_of(hall.session).at += HOUR
        hall.passes(5 * MINUTE)
        assert hall.heard.played == ["level"]


class TestOnePlayer:
    def test_more_windows_add_no_sound(
        self, hall: Hall, dressed: QApplication, qtbot: QtBot
    ) -> None:
        other = Heard()
        for wall in (PublicWindow(hall.live), PublicWindow(hall.live)):
            qtbot.addWidget(wall)
            wall.show()
        asked = sounded(hall.live, Announcer(Voice(speaker=lambda _: other), other))
        hall.passes(21 * MINUTE)
        assert asked is sounds_of(hall.live)
        assert hall.heard.but_seconds() == ["level", "minute", "ten", "level"]
        assert other.played == []

    def test_another_post_is_heard_in_the_hall(self, hall: Hall) -> None:
        set_sounds_here(False)
        hall.passes(21 * MINUTE)
        set_sounds_here(True)
        hall.passes(20 * MINUTE)
        assert hall.heard.but_seconds() == ["level", "minute", "ten", "level"]

    def test_muted_it_is_silent_and_says_nothing_afterwards(self, hall: Hall) -> None:
        hall.until(61_000)
        hall.sounds.mute(True)
        hall.passes(30_000)
        hall.sounds.mute(False)
        hall.passes(32_000)
        assert hall.heard.but_seconds() == ["level", "ten", "level"]

    def test_muting_is_that_of_the_countdowns_too(self, hall: Hall) -> None:
        hall.sounds.mute(True)
        hall.session.dispatch(cmd.CallTime(1))
        hall.passes(40_000)
        hall.sounds.mute(False)
        hall.session.dispatch(cmd.EndTimeCall(1, "before_end"))
        assert "5" not in hall.heard.said

    def test_without_loudspeakers_nothing_fails(self, qapp: QApplication) -> None:
        live = LiveTournament(a_tournament(started=False))
        silent = sounded(live, Announcer(Voice(), Chimes(), words_after_ms=0))
        live.session.dispatch(cmd.StartClock())
        silent.announcer.prepare()
        assert not silent.announcer.able
        assert not silent.announcer.voice.able
        live.close()


class TestMoves:
    def test_told_when_announced_and_once(self, hall: Hall) -> None:
        who = seated_at(hall.session, 1)[0]
        free = hall.session.state.tables[2].free_places[0]
        hall.session.dispatch(cmd.MovePlayer(who, Seat(2, free), "près de la porte"))
        assert hall.heard.played == ["level"]
        hall.session.dispatch(cmd.AnnounceMoves())
        name = hall.session.person(who).display_name
        assert hall.heard.played == ["level", "moves"]
        assert hall.heard.said[-1] == f"Changement de place. {name}, table 2, place {free}."
        hall.session.dispatch(cmd.Undo())
        hall.session.dispatch(cmd.Redo())
        hall.session.dispatch(cmd.Undo())
        hall.session.dispatch(cmd.AnnounceMoves())
        opened_again(hall).close()
        assert hall.heard.played == ["level", "moves"]

    def test_a_breaking_order_changed_in_play_is_told_once(self, hall: Hall) -> None:
        last = hall.session.state.setup.closing_order[-1]
        hall.session.dispatch(cmd.ChangeBreakingOrder((last,), "porte"))
        assert hall.heard.played == ["level"]
        hall.session.dispatch(cmd.AnnounceBreakingOrder())
        hall.session.dispatch(cmd.Undo())
        hall.session.dispatch(cmd.AnnounceBreakingOrder())
        assert hall.heard.played == ["level", "moves"]
        tables = [str(n) for n in hall.session.state.setup.closing_order]
        assert hall.heard.said[-1] == (
            f"Nouvel ordre de fermeture des tables. {', '.join(tables)}."
        )


class TestHandForHand:
    @pytest.fixture
    def bubble(self, qapp: QApplication, in_french: None) -> Iterator[Hall]:
        hall = a_hall(a_tournament(10, tables=2, structure=a_structure(8, minutes=5)))
        hall.session.dispatch(cmd.AnnounceHandForHand())
        yield hall
        hall.close()

    def all_done(self, hall: Hall) -> None:
        for table in hall.session.state.open_tables():
            hall.session.dispatch(cmd.TableDone(table.number))

    def test_announced_signalled_and_over(self, bubble: Hall) -> None:
        self.all_done(bubble)
        bubble.session.dispatch(cmd.StartNextHand())
        self.all_done(bubble)
        bubble.session.dispatch(cmd.EndHandForHand())
        assert bubble.heard.played == ["hand", "hand", "hand"]
        assert bubble.heard.said == [
            "Main par main. Finissez la main en cours, puis attendez le signal.",
            "Main 1. Distribuez.",
            "Fin du main par main.",
        ]

    def test_the_level_that_the_hands_brought_begins_with_the_signal(self, bubble: Hall) -> None:
        self.all_done(bubble)
        for _ in range(4):
            bubble.session.dispatch(cmd.StartNextHand())
            self.all_done(bubble)
        assert bubble.heard.said[1:] == [
            "Main 1. Distribuez.",
            "Main 2. Distribuez.",
            "Main 3. Distribuez.",
            "Niveau 2. Blindes 50, 100. Main 4. Distribuez.",
        ]
        assert bubble.heard.played == ["hand", "hand", "hand", "hand", "level"]
        bubble.session.dispatch(cmd.EndHandForHand())
        bubble.passes(1_000)
        assert bubble.heard.but_seconds()[-1] == "hand"

    def test_a_signal_undone_and_done_again_is_not_repeated(self, bubble: Hall) -> None:
        self.all_done(bubble)
        bubble.session.dispatch(cmd.StartNextHand())
        bubble.session.dispatch(cmd.Undo("from_now"))
        bubble.session.dispatch(cmd.Redo())
        opened_again(bubble).close()
        assert bubble.heard.played == ["hand", "hand"]

    def test_the_clock_that_stands_says_nothing_meanwhile(self, bubble: Hall) -> None:
        self.all_done(bubble)
        bubble.session.dispatch(cmd.StartNextHand())
        before = list(bubble.heard.played)
        bubble.passes(10 * MINUTE)
        assert bubble.heard.played == before
