"""What is heard of the clock: when, once, never late, whatever becomes of the time."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest
from builders import EVENING, MINUTE
from hypothesis import given
from hypothesis import strategies as st

from td_app.tournament import events as ev
from td_app.tournament.state import clock as time
from td_app.tournament.state.clock import ClockState, read_clock
from td_app.tournament.state.structure import Break, Level, Structure
from td_app.tournament.views.sound_cues import (
    LATEST_MS,
    Cue,
    CueKind,
    CuesHeard,
    cues_between,
    fresh_events,
    passage_of,
)

EVENING_OF_LEVELS = Structure(
    (
        Level(25, 50, minutes=20),
        Level(50, 100, minutes=20),
        Break(10, removes=(25,)),
        Level(100, 200, 200, minutes=20),
        Level(200, 400, 400, minutes=1),
        Level(300, 600, 600, minutes=20),
    )
)


HOUR = 60 * MINUTE


TWELVE_HOURS = 12 * HOUR


def running(at: int = 0, step: int = 0, elapsed: int = 0) -> ClockState:
    return ClockState(step, elapsed, at, started=True)


def told(cues: tuple[Cue, ...]) -> list[tuple[str, int, int]]:
    return [(cue.kind.value, cue.step, cue.at_ms) for cue in cues if cue.kind is not CueKind.COUNT]


class TestWhen:
    def test_from_the_start_to_the_break_and_after(self) -> None:
        cues = cues_between(running(), EVENING_OF_LEVELS, -1, 51 * MINUTE)
        assert told(cues) == [
            ("level", 0, 0),
            ("minute", 0, 19 * MINUTE),
            ("ten", 0, 20 * MINUTE - 10_000),
            ("level", 1, 20 * MINUTE),
            ("minute", 1, 39 * MINUTE),
            ("ten", 1, 40 * MINUTE - 10_000),
            ("break", 2, 40 * MINUTE),
            ("minute", 2, 49 * MINUTE),
            ("ten", 2, 50 * MINUTE - 10_000),
            ("resume", 3, 50 * MINUTE),
        ]

    def test_the_last_five_seconds_are_counted(self) -> None:
        counted = [
            (cue.seconds, cue.at_ms)
            for cue in cues_between(running(), EVENING_OF_LEVELS, 0, 20 * MINUTE)
            if cue.kind is CueKind.COUNT
        ]
        assert counted == [(s, 20 * MINUTE - s * 1000) for s in (5, 4, 3, 2, 1)]

    def test_a_level_of_one_minute_does_not_begin_with_its_last_minute(self) -> None:
        cues = cues_between(running(step=4), EVENING_OF_LEVELS, -1, 30_000)
        assert told(cues) == [("level", 4, 0)]

    def test_nothing_counts_down_to_the_end_of_the_last_level(self) -> None:
        cues = cues_between(running(step=5), EVENING_OF_LEVELS, 0, TWELVE_HOURS)
        assert cues == ()

    def test_a_clock_that_stands_says_nothing(self) -> None:
        stands = ClockState(1, 19 * MINUTE, None, started=True)
        assert cues_between(stands, EVENING_OF_LEVELS, 0, TWELVE_HOURS) == ()

    def test_taken_up_in_the_middle_of_a_level_it_is_not_told_again(self) -> None:
        cues = cues_between(running(0, 1, 5 * MINUTE), EVENING_OF_LEVELS, -1, MINUTE)
        assert cues == ()

    def test_minutes_added_before_the_start_do_not_delay_the_first_level(self) -> None:
        cues = cues_between(running(0, 0, -2 * MINUTE), EVENING_OF_LEVELS, -1, 10_000)
        assert told(cues) == [("level", 0, 0)]

    @given(
        split=st.integers(0, 90 * MINUTE),
        step=st.integers(0, 5),
        elapsed=st.integers(-5 * MINUTE, 25 * MINUTE),
    )
    def test_two_stretches_make_the_whole(self, split: int, step: int, elapsed: int) -> None:
        clock = running(0, step, elapsed)
        whole = cues_between(clock, EVENING_OF_LEVELS, -1, 90 * MINUTE)
        before = cues_between(clock, EVENING_OF_LEVELS, -1, split)
        after = cues_between(clock, EVENING_OF_LEVELS, split, 90 * MINUTE)
        assert before + after == whole


class Hall:
    """Ears, with the moment of each sound, and the clock in the director's hands."""

    def __init__(self, structure: Structure = EVENING_OF_LEVELS) -> None:
        self.structure = structure
        self.now = EVENING
        self.steady = 0
        self.passage = 0
        self.clock = ClockState()
        self.ears = CuesHeard()
        self.heard: list[Cue] = []
        self.late: list[int] = []

    def start(self) -> Hall:
        self.clock = time.running_from(self.clock, self.now)
        return self

    def passes(self, ms: int, tick: int = 200) -> None:
        for _ in range(ms // tick):
            self.now += tick
            self.steady += tick
            self.look()

    def look(self) -> None:
        cue = self.ears.due(self.clock, self.structure, self.now, self.steady, self.passage)
        if cue is not None:
            self.heard.append(cue)
            self.late.append(self.now - cue.at_ms)

    def restart(self) -> None:
        self.ears = CuesHeard()
        self.ears.pass_over(self.clock, self.structure, self.now, self.passage)

    def twice(self) -> list[tuple[str, int, int]]:
        counted = Counter((c.kind.value, c.step, c.seconds) for c in self.heard)
        return [what for what, times in counted.items() if times > 1]

    def kinds(self) -> list[str]:
        return [cue.kind.value for cue in self.heard if cue.kind is not CueKind.COUNT]


LONG_EVENING = Structure(
    tuple(
        Break(10) if place % 5 == 4 else Level(25 * (place + 1), 50 * (place + 1), minutes=20)
        for place in range(40)
    )
)


class TestOnce:
    @pytest.mark.parametrize("tick", [430, 890])
    def test_twelve_hours_of_levels(self, tick: int) -> None:
        hall = Hall(LONG_EVENING).start()
        hall.look()
        hall.passes(TWELVE_HOURS, tick)
        every = cues_between(
            replace(hall.clock, since_ms=EVENING), LONG_EVENING, EVENING - 1, hall.now
        )
        assert [cue.key for cue in hall.heard] == [cue.key for cue in every]
        assert max(hall.late) < tick

    def test_after_a_hold_up_the_latest_alone_is_heard(self) -> None:
        hall = Hall().start()
        hall.passes(20 * MINUTE - 6_000)
        hall.now += 8_000
        hall.look()
        assert hall.heard[-1].kind is CueKind.LEVEL and hall.late[-1] == 2_000
        hall.passes(5_000)
        assert hall.kinds() == ["level", "minute", "ten", "level"]
        assert not any(cue.kind is CueKind.COUNT for cue in hall.heard)

    def test_later_than_ten_seconds_it_is_not_heard_at_all(self) -> None:
        hall = Hall().start()
        hall.passes(19 * MINUTE + 30_000)
        hall.now += 40_001
        hall.look()
        hall.passes(MINUTE)
        assert hall.kinds() == ["level", "minute"]

    def test_a_second_is_counted_in_time_or_not_at_all(self) -> None:
        hall = Hall().start()
        hall.passes(20 * MINUTE - 5_400)
        hall.now += 1_350
        hall.look()
        assert not any(cue.kind is CueKind.COUNT for cue in hall.heard)

    @pytest.mark.parametrize("shift", [-2 * HOUR, -HOUR, -2_500, 2_500, HOUR, 2 * HOUR])
    @pytest.mark.parametrize("into", [19 * MINUTE + 500, 20 * MINUTE - 3_200, 20 * MINUTE + 100])
    def test_the_computers_clock_is_changed_and_changed_back(self, shift: int, into: int) -> None:
        hall = Hall(LONG_EVENING).start()
        hall.look()
        hall.passes(into)
        hall.now += shift
        hall.passes(3_000)
        hall.now -= shift
        hall.passes(30 * MINUTE)
        assert hall.twice() == []
        assert max(hall.late) <= LATEST_MS

    def test_stopped_and_taken_up_at_every_sound(self) -> None:
        hall = Hall(LONG_EVENING).start()
        hall.look()
        for offset in (60_000, 10_000, 5_000, 3_000, 1_000, 0):
            reading = read_clock(hall.clock, hall.structure, hall.now)
            hall.passes(reading.remaining_ms - offset)
            hall.clock = time.held_at(hall.clock, hall.structure, hall.now)
            hall.passes(90_000)
            hall.clock = time.running_from(hall.clock, hall.now)
            hall.look()
        assert hall.twice() == []
        assert hall.kinds() == ["level", "minute", "ten", "level"]

    def test_a_minute_given_back_after_the_last_minute_was_told(self) -> None:
        hall = Hall().start()
        hall.passes(19 * MINUTE + 20_000)
        hall.clock = time.adjusted(hall.clock, hall.structure, 60, hall.now)
        hall.passes(3 * MINUTE)
        assert hall.kinds() == ["level", "minute", "ten", "level"]

    def test_started_again_at_every_boundary_and_between(self) -> None:
        hall = Hall(LONG_EVENING).start()
        hall.look()
        for cue in cues_between(hall.clock, LONG_EVENING, hall.now, hall.now + 3 * HOUR):
            for at_ms in (cue.at_ms - 100, cue.at_ms, cue.at_ms + 100, cue.at_ms + 900):
                if at_ms > hall.now:
                    hall.passes(at_ms - hall.now, at_ms - hall.now)
                hall.restart()
                hall.look()
        assert hall.twice() == []

    @given(
        st.lists(
            st.tuples(
                st.sampled_from(["passes", "pause", "more", "less", "restart", "jump", "held"]),
                st.integers(1, 12 * MINUTE),
            ),
            max_size=25,
        )
    )
    def test_whatever_befalls_the_clock(self, acts: list[tuple[str, int]]) -> None:
        hall = Hall(LONG_EVENING).start()
        hall.look()
        for act, size in acts:
            befalls(hall, act, size)
            hall.look()
        assert hall.twice() == []
        assert all(0 <= ms <= LATEST_MS for ms in hall.late)


def befalls(hall: Hall, act: str, size: int) -> None:
    # No hand is quick enough for two acts in one millisecond.
    hall.now, hall.steady = hall.now + 1, hall.steady + 1
    structure, now = hall.structure, hall.now
    if act == "passes":
        hall.passes(size, max(200, size // 40))
    elif act == "pause" and hall.clock.running:
        hall.clock = time.held_at(hall.clock, structure, now)
    elif act == "pause":
        hall.clock = time.running_from(hall.clock, now)
    elif act in ("more", "less"):
        seconds = size // 1000 if act == "more" else -(size // 1000)
        hall.clock = time.adjusted(hall.clock, structure, seconds, now)
    elif act == "restart":
        hall.restart()
    elif act == "held" and hall.clock.running:
        # Asleep, then taken up from where it was last seen.
        held = time.held_at(hall.clock, structure, now)
        hall.now += size
        hall.clock = time.running_from(held, hall.now)
    elif act == "jump":
        hall.now += size


class TestPassages:
    def test_a_level_played_again_by_the_director_is_told_again(self) -> None:
        hall = Hall().start()
        hall.look()
        hall.passes(25 * MINUTE)
        hall.clock, hall.passage = time.moved_to(hall.clock, 0, hall.now), 7
        hall.look()
        hall.passes(20 * MINUTE)
        assert hall.kinds() == ["level", "minute", "ten", "level"] * 2

    def test_one_step_too_far_and_back_is_not_told_twice(self) -> None:
        hall = Hall().start()
        hall.passes(15 * MINUTE)
        for step, passage in ((1, 7), (2, 8), (1, 9)):
            hall.clock, hall.passage = time.moved_to(hall.clock, step, hall.now), passage
            hall.passes(2_000)
        assert [cue.step for cue in hall.heard] == [0, 1, 2]

    def test_a_jump_undone_leaves_its_level_to_be_told_when_it_really_begins(self) -> None:
        hall = Hall().start()
        hall.passes(15 * MINUTE)
        before = hall.clock
        hall.clock, hall.passage = time.moved_to(hall.clock, 1, hall.now), 7
        hall.passes(5_000)
        hall.clock, hall.passage = before, 0
        hall.passes(5 * MINUTE)
        assert hall.kinds() == ["level", "level", "minute", "ten", "level"]

    def test_a_jump_undone_just_before_the_level_does_not_repeat_it(self) -> None:
        hall = Hall().start()
        hall.passes(20 * MINUTE - 3_500)
        before = hall.clock
        hall.clock, hall.passage = time.moved_to(hall.clock, 1, hall.now), 7
        hall.passes(1_000)
        hall.clock, hall.passage = before, 0
        hall.passes(MINUTE)
        assert [cue.step for cue in hall.heard if cue.kind is CueKind.LEVEL] == [0, 1]

    def test_the_passage_is_the_last_jump_that_counts(self) -> None:
        entries = [
            ev.Entry(n, EVENING, ev.LevelChanged(ClockState(), step=n, level=n)) for n in (3, 5)
        ]
        assert passage_of(reversed(entries), lambda _: True) == 5
        assert passage_of(reversed(entries), lambda n: n != 5) == 3
        assert passage_of(reversed(entries), lambda _: False) == 0


class TestTimeTakenAway:
    def test_the_step_it_leads_to_is_told_once(self) -> None:
        ears = CuesHeard()
        now = EVENING, 0, 0
        cue = ears.stepped(EVENING_OF_LEVELS, 2, now)
        assert cue is not None and cue.kind is CueKind.BREAK and cue.at_ms == EVENING
        assert ears.stepped(EVENING_OF_LEVELS, 2, now) is None


class TestMoves:
    def test_just_announced_undone_or_long_ago(self) -> None:
        entries = [
            ev.Entry(1, EVENING - LATEST_MS - 1, ev.MovesAnnounced((1,))),
            ev.Entry(2, EVENING - LATEST_MS, ev.MovesAnnounced((2, 3))),
            ev.Entry(3, EVENING, ev.MovesAnnounced((4,))),
        ]
        told = fresh_events(entries, lambda n: n != 3, EVENING)
        assert told == (ev.MovesAnnounced((2, 3)),)
