"""Twelve hours of levels on the club's own file, whatever befalls the computer meanwhile.

What should have been played is counted apart, in milliseconds; the clock may never be a
second away from it, plays every level once, and the hall never hears a sound twice.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import UTC, datetime

import pytest
from builders import MINUTE, played_down_to
from night_builders import HOUR, SECOND, TWELVE_HOURS, Night, a_night, levels_of
from PySide6.QtWidgets import QApplication

from td_app.ports.trouble import StorageTrouble
from td_app.tournament import commands as cmd
from td_app.tournament.state.structure import Structure

LENGTHS = (20, 20, 10, 30, 15, 1, 2, 25, 12, 7, 5)
#: A level of each length once: what befalls the clock then befalls it all night long.
EACH_LENGTH_ONCE = sum(LENGTHS) * MINUTE


@pytest.fixture
def night(qapp: QApplication, in_french: None) -> Iterator[Night]:
    with a_night(levels_of(*LENGTHS)) as night:
        yield night


def at_every_boundary(
    night: Night, offset_ms: int, befalls: Callable[[], None], lasting: int = EACH_LENGTH_ONCE
) -> None:
    """Let something befall the clock so far from the end of every level."""
    while night.played < lasting:
        night.until(offset_ms)
        befalls()
    assert len(night.steps) >= len(LENGTHS)


def so_long(offset: int) -> int:
    """Return how long a night lasts: whole on the boundaries, each length once beside them."""
    return EACH_LENGTH_ONCE if offset else TWELVE_HOURS


class TestAQuietNight:
    def test_every_level_comes_in_its_time_and_is_heard_once(self, night: Night) -> None:
        night.passes(TWELVE_HOURS)
        begun = {step for name, step, _ in night.heard if name in ("level", "break", "resume")}
        assert begun == set(range(len(night.steps)))
        counted = Counter(step for name, step, _ in night.heard if name == "count")
        assert set(counted.values()) == {5}

    def test_nothing_is_written_as_time_passes(self, night: Night) -> None:
        before = night.session.history.sequence
        night.passes(3 * HOUR)
        assert night.session.history.sequence == before


@pytest.mark.parametrize("offset", [-SECOND, 0, SECOND])
class TestAtEveryBoundary:
    def test_closed_and_opened_again_all_night_long(self, night: Night, offset: int) -> None:
        at_every_boundary(night, offset, night.restarts, so_long(offset))
        assert len(night.steps) >= (len(LENGTHS) if offset else 40)

    def test_paused_and_taken_up(self, night: Night, offset: int) -> None:
        def pause() -> None:
            night.pauses()
            night.passes(90 * SECOND)
            night.starts()
            night.is_right()

        at_every_boundary(night, offset, pause)

    def test_paused_closed_and_opened_the_next_day(self, night: Night, offset: int) -> None:
        def until_tomorrow() -> None:
            night.pauses()
            night.live.close()
            night.clock.forward(14 * HOUR)
            night._again()
            assert night.live.gap is None
            night.is_right()
            night.starts()

        # No hand stops the clock in the very millisecond a level begins.
        at_every_boundary(night, offset or 1, until_tomorrow)

    @pytest.mark.parametrize("choice", ["as_if_running", "from_last_seen"])
    def test_asleep(self, night: Night, offset: int, choice: cmd.GapChoice) -> None:
        asleep = 40 * MINUTE if choice == "from_last_seen" else 20 * SECOND
        at_every_boundary(night, offset, lambda: night.jumps(asleep, choice, 7 * SECOND))

    @pytest.mark.parametrize("shift", [-2 * HOUR, 2 * HOUR])
    def test_the_computers_clock_is_changed(self, night: Night, offset: int, shift: int) -> None:
        at_every_boundary(night, offset, lambda: night.jumps(shift, "from_last_seen", 45 * SECOND))

    def test_killed_and_taken_up_where_it_was_seen(self, night: Night, offset: int) -> None:
        at_every_boundary(
            night, offset, lambda: night.crashes(HOUR, "from_last_seen", MINUTE, last_ms=590)
        )

    def test_killed_while_play_went_on(self, night: Night, offset: int) -> None:
        at_every_boundary(
            night, offset, lambda: night.crashes(25 * SECOND, "as_if_running", SECOND, last_ms=700)
        )

    def test_the_computer_started_again(self, night: Night, offset: int) -> None:
        at_every_boundary(
            night, offset, lambda: night.crashes(MINUTE, "as_if_running", SECOND, rebooted=True)
        )

    @pytest.mark.parametrize("shift", [-2 * HOUR, 4 * SECOND])
    def test_the_clock_is_changed_while_closed(self, night: Night, offset: int, shift: int) -> None:
        at_every_boundary(
            night,
            offset,
            lambda: night.crashes(3 * SECOND, "from_last_seen", 5 * SECOND, changed_ms=shift),
        )

    def test_put_right_by_less_than_a_second(self, night: Night, offset: int) -> None:
        def corrected() -> None:
            night.corrected(-900)
            night.restarts()

        at_every_boundary(night, offset, corrected, so_long(offset))
        drifted = abs(night.clock.at - night.session.now_ms())
        assert drifted > (9 if offset else 30) * SECOND


class TestTheComputersClock:
    @pytest.mark.parametrize("shift", [-2 * SECOND, 2 * SECOND])
    def test_put_right_by_two_seconds_it_is_asked_about(self, night: Night, shift: int) -> None:
        night.passes(50 * MINUTE)
        for _ in range(10):
            night.clock.at += shift
            night.live._on_tick()
            assert night.live.gap is not None
            night._answers("from_last_seen", 3 * SECOND)
            night.passes(MINUTE)

    @pytest.mark.parametrize("shift", [-2 * HOUR, 2 * HOUR])
    def test_killed_while_the_question_waited(self, night: Night, shift: int) -> None:
        night.passes(50 * MINUTE)
        night.clock.at += shift
        night.live._on_tick()
        night.passes(3 * MINUTE, unsure=True)
        night.crashes(4 * SECOND, "from_last_seen", MINUTE, last_ms=800)
        night.passes(HOUR)

    def test_taken_up_again_what_was_absorbed_is_forgotten(self, night: Night) -> None:
        for _ in range(10):
            night.corrected(900)
            night.passes(MINUTE)
        night.pauses()
        night.passes(MINUTE)
        assert night.session.now_ms() == night.clock.at
        night.starts()
        night.passes(HOUR)

    def test_the_answer_that_could_not_be_written_is_asked_again(
        self, night: Night, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def full(*_: object) -> None:
            raise StorageTrouble("DISK_FULL")

        night.passes(50 * MINUTE)
        night.clock.at += 2 * HOUR
        night.live._on_tick()
        with monkeypatch.context() as disk:
            disk.setattr(night.session._store, "append", full)
            night.live.settle_gap("from_last_seen")
        assert night.live.gap is not None
        night._answers("from_last_seen", 30 * SECOND)
        night.passes(HOUR)

    def test_set_back_and_the_time_said_to_have_passed(self, night: Night) -> None:
        night.passes(50 * MINUTE)
        night.jumps(-2 * HOUR, "as_if_running", 3 * MINUTE)
        night.passes(HOUR)

    @pytest.mark.parametrize("shift", [-2 * HOUR, 2 * HOUR])
    def test_put_right_again_before_the_director_answers(self, night: Night, shift: int) -> None:
        night.passes(50 * MINUTE)
        night.clock.at += shift
        night.live._on_tick()
        night.passes(30 * SECOND, unsure=True)
        night.clock.at -= shift
        night.live._on_tick()
        night.passes(30 * SECOND, unsure=True)
        night._answers("from_last_seen", 30 * SECOND)
        night.passes(HOUR)

    @pytest.mark.parametrize("shift", [-2 * HOUR, 2 * HOUR])
    def test_a_pause_asked_before_the_answer_waits_for_it(self, night: Night, shift: int) -> None:
        night.passes(50 * MINUTE)
        night.clock.at += shift
        night.live._on_tick()
        assert night.live.can(cmd.PauseClock()) is not None
        assert night.live.dispatch(cmd.PauseClock()) is None
        assert [refusal.code for refusal in night.refusals] == ["CLOCK_GAP_FIRST"]
        night.refusals.clear()
        night._answers("from_last_seen", 30 * SECOND)
        night.pauses()
        night.passes(MINUTE)

    def test_nothing_that_takes_the_time_is_done_before_the_answer(self, night: Night) -> None:
        night.passes(50 * MINUTE)
        steps = night.structure.steps
        longer = Structure((*steps[:-1], replace(steps[-1], minutes=60)))
        setup = night.session.state.setup
        takes: list[cmd.Command] = [
            cmd.ChangeStructure(longer),
            cmd.ChangeSetup(replace(setup, structure=longer)),
            cmd.Undo(),
            cmd.Redo(),
        ]
        night.clock.at += 2 * HOUR
        night.live._on_tick()
        for command in takes:
            refused = night.live.can(command)
            assert refused is not None and refused.code == "CLOCK_GAP_FIRST"
        assert night.live.can(cmd.ChangeSetup(replace(setup, name="Autre soirée"))) is None
        night._answers("from_last_seen", 30 * SECOND)
        assert night.live.can(takes[0]) is None

    def test_once_the_tournament_is_over_nothing_is_asked_until_it_is_played_again(
        self, night: Night
    ) -> None:
        night.passes(50 * MINUTE)
        played_down_to(night.session, 1)
        night.clock.at += 2 * HOUR
        night.live._on_tick()
        assert night.live.gap is None
        night.session.dispatch(cmd.Undo())
        night.live._on_tick()
        assert night.live.gap is not None
        night._answers("from_last_seen", 30 * SECOND)

    def test_a_crash_and_an_hour_away_settled_both_ways(self, night: Night) -> None:
        night.passes(30 * MINUTE)
        night.crashes(HOUR, "from_last_seen", 2 * MINUTE)
        night.passes(7 * MINUTE)
        night.crashes(12 * SECOND, "as_if_running", 2 * MINUTE)
        night.passes(HOUR)


class TestSummerTime:
    """Moments are milliseconds since 1970: the hall's own hours change nothing."""

    @pytest.mark.parametrize(
        ("zone", "evening"),
        [
            ("Europe/Paris", datetime(2026, 10, 24, 18)),
            ("Europe/Paris", datetime(2027, 3, 27, 18)),
            ("Pacific/Auckland", datetime(2027, 4, 3, 7)),
            ("America/St_Johns", datetime(2026, 10, 31, 22)),
        ],
    )
    def test_the_night_the_hour_changes(
        self,
        zone: str,
        evening: datetime,
        qapp: QApplication,
        in_french: None,
        monkeypatch: pytest.MonkeyPatch,
    ) -> None:
        monkeypatch.setenv("TZ", zone)
        time.tzset()
        try:
            began = round(evening.replace(tzinfo=UTC).timestamp() * SECOND)
            summer = [time.localtime((began + at) / SECOND).tm_isdst for at in (0, TWELVE_HOURS)]
            assert sorted(summer) == [0, 1]
            with a_night(levels_of(30, 30, 20), began) as night:
                for _ in range(12):
                    night.passes(HOUR)
                    night.restarts()
                assert night.played == TWELVE_HOURS
        finally:
            monkeypatch.delenv("TZ")
            time.tzset()
