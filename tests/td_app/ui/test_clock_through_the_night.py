"""Twelve hours of levels on the club's own file, whatever befalls the computer meanwhile.

What should have been played is counted apart, in milliseconds; the clock may never be a
second away from it, plays every level once, and the hall never hears a sound twice.
"""

from __future__ import annotations

import time
from bisect import bisect_right
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from itertools import accumulate
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from builders import (
    EVENING,
    MINUTE,
    CountedChance,
    MemoryDirectory,
    SteppedClock,
    a_setup,
    registered,
)
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtWidgets import QApplication

from rules_ropta.ruling import Refused
from td_app.club import Club
from td_app.persistence.engine import open_club_file
from td_app.tournament import commands as cmd
from td_app.tournament.clock import ClockReading, read_clock
from td_app.tournament.structure import Break, Level, Structure
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.public.announcer import Announcer
from td_app.ui.public.sounds import sounded
from td_app.ui.public.voice import Voice

SECOND, HOUR = 1_000, 60 * MINUTE
TWELVE_HOURS = 12 * HOUR
#: Looks are close to each other where something is due to be heard, far apart elsewhere.
CLOSE, FAR, DUE_BEFORE = SECOND, 20 * SECOND, 66 * SECOND
LENGTHS = (20, 20, 20, 10, 30, 30, 15, 1, 15, 2, 25, 10, 12, 7, 30, 5)


def levels_of(*minutes: int) -> Structure:
    """Return twelve hours and more of these lengths again and again; every fifth is a break."""
    steps: list[Level | Break] = []
    while sum(step.minutes for step in steps) < 13 * 60:
        row, length = len(steps), minutes[len(steps) % len(minutes)]
        blind = 25 * (row + 1)
        steps.append(Break(length) if row % 5 == 4 else Level(blind, 2 * blind, minutes=length))
    return Structure(tuple(steps))


class Night:
    """A tournament at the only post of a club; ``played`` is the truth, in milliseconds."""

    def __init__(self, path: Path, structure: Structure, began: int = EVENING) -> None:
        self.path, self.structure = path, structure
        self.ends = [m * MINUTE for m in accumulate(step.minutes for step in structure.steps)]
        self.clock = SteppedClock(at=began)
        self.chance = CountedChance()
        self.played = self.played_when_seen = 0
        self.runs = False
        self.heard: Counter[tuple[str, int, int]] = Counter()
        self.steps = [0]
        self._open()
        self.session = self.club.create(a_setup(2, structure=structure))
        registered(self.session, 10)
        self._listen()
        self.live.dispatch(cmd.DrawSeats())

    def _open(self) -> None:
        self.file = open_club_file(self.path)
        self.club = Club(self.file.store, self.file.directory, self.clock, self.chance)

    def _listen(self) -> None:
        self.live = LiveTournament(self.session)
        self.refusals: list[Refused] = []
        self.live.refused.connect(self.refusals.append)
        voice = Voice(MemoryDirectory(), lambda _language: self)
        sounded(self.live, Announcer(voice, self, words_after_ms=0))

    able = True

    def prepare(self) -> None:
        """Nothing to load: the ears are these."""

    def play(self, name: str, percent: int) -> None:
        reading = self.reading()
        left = -(-reading.remaining_ms // SECOND) if name == "count" else 0
        self.heard[name, reading.step, left] += 1

    def tell(self, text: str) -> None:
        """Sentences are for the hall."""

    def say(self, text: str, *, last: bool = False) -> None:
        """Sentences are for the hall."""

    def set_volume(self, percent: int) -> None:
        """As loud as it likes."""

    def reading(self) -> ClockReading:
        return read_clock(self.session.state.clock, self.structure, self.session.now_ms())

    def starts(self) -> None:
        self.live.dispatch(cmd.StartClock())
        self.runs = True

    def pauses(self) -> None:
        self.live.dispatch(cmd.PauseClock())
        self.runs = False

    def to_the_end_of_the_level(self) -> int:
        return self.ends[bisect_right(self.ends, self.played)] - self.played

    def passes(self, ms: int, *, unsure: bool = False) -> None:
        """Let time pass, looked at as the window does; ``unsure``: a question waits."""
        while ms > 0:
            left = self.to_the_end_of_the_level()
            if not self.runs or unsure:
                tick = min(ms, FAR)
            else:
                tick = min(ms, CLOSE if left <= DUE_BEFORE else min(FAR, left - DUE_BEFORE))
            self.clock.forward(tick)
            self.played += tick if self.runs else 0
            ms -= tick
            self.live._on_tick()
            if self.live.gap is None:
                self.is_right()
        if self.live.gap is None:
            self.live.note_seen()
            self.played_when_seen = self.played

    def is_right(self) -> None:
        """The clock says what was played, to the second."""
        reading = self.reading()
        shown = (self.ends[reading.step - 1] if reading.step else 0) + reading.elapsed_ms
        assert abs(shown - self.played) < SECOND
        assert reading.running is self.runs
        if reading.step != self.steps[-1]:
            self.steps.append(reading.step)

    def until(self, offset_ms: int) -> None:
        """Play until so many milliseconds from the end of the level (negative: before it)."""
        left = self.to_the_end_of_the_level() + offset_ms
        self.passes(left if left > 0 else left + self._next_length())

    def _next_length(self) -> int:
        step = bisect_right(self.ends, self.played)
        return self.ends[step + 1] - self.ends[step]

    def restarts(self) -> None:
        """Close the application and open the same file again at once."""
        self.live.close()
        self._again()
        self.is_right()

    def crashes(self, away_ms: int, choice: cmd.GapChoice, waits_ms: int = 0) -> None:
        """End without a word, come back later, and answer a question after some time."""
        for timer in self.live._timers:
            timer.stop()
        self.clock.forward(away_ms)
        self.played += away_ms if self.runs else 0
        self._again()
        self._answers(choice, waits_ms)

    def jumps(self, ms: int, choice: cmd.GapChoice, waits_ms: int = 0) -> None:
        """Sleep, or have the computer's clock changed; answer after some time."""
        self.live._on_tick()
        self.clock.at += ms
        self.live._on_tick()
        if self.live.gap is not None and choice == "as_if_running" and ms > 0:
            self.played += ms
        self._answers(choice, waits_ms)

    def _answers(self, choice: cmd.GapChoice, waits_ms: int) -> None:
        gap = self.live.gap
        if gap is not None:
            self.passes(waits_ms, unsure=True)
            if gap.why == "absence" and choice == "from_last_seen":
                # Taken up where it stood when it was last seen: nothing since was played.
                self.played = self.played_when_seen
            self.live.settle_gap(choice)
        self.is_right()

    def _again(self) -> None:
        self.file.close()
        self._open()
        self.session = self.club.open(self.session.tournament)
        self._listen()

    def ends_well(self) -> None:
        """Every level came once and in order, no sound twice, nothing was refused."""
        assert self.steps == list(range(len(self.steps)))
        assert [sound for sound, times in self.heard.items() if times > 1] == []
        assert self.refusals == []

    def close(self) -> None:
        self.live.close()
        self.file.close()


@contextmanager
def a_night(structure: Structure, began: int = EVENING) -> Iterator[Night]:
    with TemporaryDirectory() as folder:
        night = Night(Path(folder) / "club.db", structure, began)
        try:
            night.starts()
            yield night
            night.ends_well()
        finally:
            night.close()


@pytest.fixture
def night(qapp: QApplication, in_french: None) -> Iterator[Night]:
    with a_night(levels_of(*LENGTHS)) as night:
        yield night


def at_every_boundary(night: Night, offset_ms: int, befalls: Callable[[], None]) -> None:
    """Let something befall the clock so far from the end of every level, all night long."""
    while night.played < TWELVE_HOURS:
        night.until(offset_ms)
        befalls()
    assert len(night.steps) > 40


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
    def test_closed_and_opened_again(self, night: Night, offset: int) -> None:
        at_every_boundary(night, offset, night.restarts)

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


class TestTheComputersClock:
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

    def test_a_crash_and_an_hour_away_settled_both_ways(self, night: Night) -> None:
        night.passes(30 * MINUTE)
        night.crashes(HOUR, "from_last_seen", 2 * MINUTE)
        night.passes(7 * MINUTE)
        night.crashes(12 * SECOND, "as_if_running", 2 * MINUTE)
        night.passes(HOUR)


class TestSummerTime:
    """Moments are milliseconds since 1970: the hall's own hours change nothing."""

    @pytest.mark.parametrize("zone", ["Europe/Paris", "Pacific/Auckland", "America/St_Johns"])
    @pytest.mark.parametrize("evening", [datetime(2026, 10, 24, 18), datetime(2027, 3, 27, 18)])
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
            with a_night(levels_of(30, 30, 20), began) as night:
                for _ in range(12):
                    night.passes(HOUR)
                    night.restarts()
                assert night.played == TWELVE_HOURS
        finally:
            monkeypatch.delenv("TZ")
            time.tzset()


ACTS = st.one_of(
    st.tuples(st.just("passes"), st.integers(1, 30 * 60)),
    st.tuples(st.just("pause"), st.integers(1, 120)),
    st.tuples(st.sampled_from(["restart", "boundary"]), st.sampled_from([-1, 0, 1])),
    st.tuples(st.sampled_from(["slept", "crash"]), st.integers(4, 9)),
    st.tuples(st.just("asleep"), st.integers(4, 3 * 3600)),
    st.tuples(st.just("changed"), st.sampled_from([-7200, -3600, 3600, 7200])),
)


def befalls(night: Night, act: str, seconds: int) -> None:
    ms = seconds * SECOND
    if act == "passes":
        night.passes(ms)
    elif act == "pause":
        night.pauses()
        night.passes(ms)
        night.starts()
    elif act == "boundary":
        night.until(ms)
        night.restarts()
    elif act == "restart":
        night.restarts()
    elif act == "crash":
        night.crashes(ms, "as_if_running")
    elif act == "slept":
        night.jumps(ms, "as_if_running", 2 * SECOND)
    else:
        night.jumps(ms, "from_last_seen", 20 * SECOND)


@settings(max_examples=10, deadline=None)
@given(
    lengths=st.lists(st.integers(1, 30), min_size=3, max_size=12),
    acts=st.lists(ACTS, min_size=4, max_size=20),
)
def test_whatever_befalls_a_night(
    qapp: QApplication, lengths: list[int], acts: list[tuple[str, int]]
) -> None:
    with a_night(levels_of(*lengths)) as night:
        for act, seconds in acts:
            befalls(night, act, seconds)
            night.passes(5 * MINUTE)
