"""The clock is a timestamp: nothing drifts, nothing is written as time passes."""

from __future__ import annotations

import pytest
from builders import MINUTE, a_structure, a_tournament, clock_of

from rules_ropta.ruling import Refused
from td_app.tournament import commands as cmd
from td_app.tournament.state.clock import ClockState, read_clock
from td_app.tournament.state.structure import Level, Structure
from td_app.tournament.views.clock import clock_view


def looks_at(session) -> tuple[int, int]:
    """Return level and whole minutes left."""
    view = clock_view(session.state, session.now_ms())
    return view.level, view.remaining_ms // MINUTE


class TestRunning:
    def test_levels_follow_each_other_without_anything_written(self) -> None:
        session = a_tournament(12)
        written = session.history.sequence
        clock_of(session).forward(45 * MINUTE)
        assert looks_at(session) == (3, 15)
        assert session.history.sequence == written

    def test_a_break_bears_no_level_number(self) -> None:
        session = a_tournament(12)
        clock_of(session).forward(85 * MINUTE)
        view = clock_view(session.state, session.now_ms())
        assert (view.look, view.level, view.removes) == ("break", 4, (25,))

    def test_after_the_last_level_it_counts_overtime_and_never_shows_nothing(self) -> None:
        session = a_tournament(12)
        clock_of(session).forward(24 * 60 * MINUTE)
        view = clock_view(session.state, session.now_ms())
        assert (view.look, view.level, view.remaining_ms) == ("overtime", 8, 0)
        assert view.overtime_ms > 0

    def test_paused_it_stands_and_keeps_the_blinds(self) -> None:
        session = a_tournament(12)
        clock_of(session).forward(5 * MINUTE)
        session.dispatch(cmd.PauseClock())
        clock_of(session).forward(60 * MINUTE)
        assert looks_at(session) == (1, 15)
        assert clock_view(session.state, session.now_ms()).big_blind == 50

    def test_a_hundred_pauses_lose_no_time(self) -> None:
        session = a_tournament(12)
        for _ in range(100):
            clock_of(session).forward(1_234)
            session.dispatch(cmd.PauseClock())
            session.dispatch(cmd.StartClock())
        reading = read_clock(session.state.clock, session.state.setup.structure, session.now_ms())
        assert reading.elapsed_ms == 123_400


class TestControls:
    def test_a_minute_more_and_a_minute_less(self) -> None:
        session = a_tournament(12)
        session.dispatch(cmd.AdjustClock(60))
        assert looks_at(session) == (1, 21)
        session.dispatch(cmd.AdjustClock(-120))
        assert looks_at(session) == (1, 19)

    def test_less_than_nothing_left_goes_into_the_next_level(self) -> None:
        session = a_tournament(12)
        session.dispatch(cmd.AdjustClock(-25 * 60))
        assert looks_at(session) == (2, 15)

    def test_next_previous_and_go_to(self) -> None:
        session = a_tournament(12)
        session.dispatch(cmd.NextLevel())
        assert looks_at(session) == (2, 20)
        session.dispatch(cmd.PreviousLevel())
        assert looks_at(session) == (1, 20)
        session.dispatch(cmd.GoToStep(5))
        assert looks_at(session) == (5, 20)

    def test_before_the_first_and_past_the_last_is_refused(self) -> None:
        session = a_tournament(12)
        with pytest.raises(Refused, match="FIRST_LEVEL"):
            session.dispatch(cmd.PreviousLevel())
        with pytest.raises(Refused, match="NO_SUCH_LEVEL"):
            session.dispatch(cmd.GoToStep(99))

    def test_a_level_reached_by_hand_while_paused_stays_paused(self) -> None:
        session = a_tournament(12)
        session.dispatch(cmd.PauseClock())
        session.dispatch(cmd.NextLevel())
        clock_of(session).forward(5 * MINUTE)
        assert looks_at(session) == (2, 20)


class TestGaps:
    def test_from_the_last_moment_seen_gives_the_absence_back(self) -> None:
        session = a_tournament(12)
        clock_of(session).forward(5 * MINUTE)
        seen = session.now_ms()
        clock_of(session).forward(30 * MINUTE)
        session.dispatch(cmd.SettleClockGap(seen, session.now_ms(), "from_last_seen"))
        assert looks_at(session) == (1, 15)

    def test_as_if_running_leaves_the_time_passed(self) -> None:
        session = a_tournament(12)
        clock_of(session).forward(5 * MINUTE)
        seen = session.now_ms()
        clock_of(session).forward(30 * MINUTE)
        session.dispatch(cmd.SettleClockGap(seen, session.now_ms(), "as_if_running"))
        assert looks_at(session) == (2, 5)

    def test_the_clock_set_back_never_shows_more_time_than_before(self) -> None:
        structure = Structure((Level(25, 50, minutes=20),))
        clock = ClockState(since_ms=1_000_000, started=True)
        assert read_clock(clock, structure, 0).remaining_ms == 20 * MINUTE


class TestLooks:
    @pytest.mark.parametrize(
        ("left", "look"), [(61_000, "running"), (60_000, "last_minute"), (10_000, "last_seconds")]
    )
    def test_the_last_minute_and_the_last_ten_seconds_differ(self, left: int, look: str) -> None:
        session = a_tournament(12)
        clock_of(session).forward(20 * MINUTE - left)
        assert clock_view(session.state, session.now_ms()).look == look

    def test_time_to_the_next_break_counts_the_levels_between(self) -> None:
        session = a_tournament(12)
        assert clock_view(session.state, session.now_ms()).next_break_ms == 80 * MINUTE

    def test_average_in_chips_and_big_blinds(self) -> None:
        session = a_tournament(12)
        view = clock_view(session.state, session.now_ms())
        assert (view.average_stack, view.average_bb_tenths) == (10_000, 2_000)


def test_the_structure_of_the_builders_is_playable() -> None:
    assert len(a_structure().levels) == 8
