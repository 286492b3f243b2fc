"""The tournament's own time: by the steady count, and a question when the time of day jumped."""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest
from builders import EVENING, MINUTE
from hypothesis import given
from hypothesis import strategies as st

from td_app.tournament.state.clock import ClockGap, ClockState, ClockWatch, Look, SeenMark

SECOND, HOUR = 1_000, 60 * MINUTE


POST = "salle"


@dataclass
class Computer:
    """A time of day, a steady count, and the watch that looks at them while play goes on."""

    wall: int = EVENING
    steady: int = 50_000
    running: bool = True
    clock: ClockState = field(default=ClockState(since_ms=EVENING, started=True))

    def __post_init__(self) -> None:
        self.watch = self.opened(None)

    def opened(
        self, mark: SeenMark | None, *, post: str = POST, asks: bool = True, stayed: bool = False
    ) -> ClockWatch:
        self.watch = ClockWatch.opened(self.clock, mark, self.look, post, asks=asks, stayed=stayed)
        return self.watch

    @property
    def look(self) -> Look:
        return Look(self.wall, self.steady)

    def passes(self, ms: int) -> None:
        self.wall += ms
        self.steady += ms

    def moment(self) -> int:
        return self.watch.moment_ms(self.look, running=self.running)

    def mark(self) -> SeenMark:
        self.moment()
        return self.watch.mark(self.look, POST)


def length(gap: ClockGap | None) -> int:
    assert gap is not None
    return gap.length_ms


class TestSmallCorrections:
    def test_one_is_absorbed(self) -> None:
        computer = Computer()
        computer.passes(MINUTE)
        computer.wall += 900
        assert computer.moment() == EVENING + MINUTE
        assert computer.watch.gap is None

    def test_ten_of_them_do_not_add_up(self) -> None:
        computer = Computer()
        for _ in range(10):
            computer.passes(MINUTE)
            computer.wall -= 900
            computer.moment()
        assert computer.moment() == EVENING + 10 * MINUTE
        assert computer.watch.gap is None

    @pytest.mark.parametrize("jump", [-2 * HOUR, -2_000, -SECOND, SECOND, 2_000, 2 * HOUR])
    def test_from_a_second_on_it_is_asked_about(self, jump: int) -> None:
        computer = Computer()
        computer.passes(MINUTE)
        computer.wall += jump
        assert computer.moment() == EVENING + MINUTE
        assert computer.watch.gap == ClockGap("jump", EVENING + MINUTE, EVENING + MINUTE + jump)

    def test_while_the_clock_stands_the_time_of_day_is_followed(self) -> None:
        computer = Computer(running=False)
        computer.wall += HOUR
        assert computer.moment() == EVENING + HOUR
        assert computer.watch.gap is None

    @given(st.lists(st.tuples(st.integers(1, 30 * MINUTE), st.integers(-999, 999)), max_size=60))
    def test_whatever_they_are_the_time_played_is_right(self, met: list[tuple[int, int]]) -> None:
        computer = Computer()
        for passed, correction in met:
            computer.passes(passed)
            computer.wall += correction
            computer.moment()
        assert computer.moment() == EVENING + sum(passed for passed, _ in met)


class TestTheQuestion:
    def test_the_steady_count_goes_on_while_it_waits(self) -> None:
        computer = Computer()
        computer.wall += HOUR
        computer.moment()
        computer.passes(MINUTE)
        assert computer.moment() == EVENING + MINUTE
        now = computer.watch.gap_at(computer.moment())
        assert now == ClockGap("jump", EVENING + MINUTE, EVENING + MINUTE + HOUR)

    def test_put_right_again_it_is_asked_no_more(self) -> None:
        computer = Computer()
        for shift in (HOUR, -HOUR):
            computer.wall += shift
            computer.passes(MINUTE)
            computer.moment()
        assert computer.watch.gap is None
        assert computer.moment() == EVENING + 2 * MINUTE

    def test_changed_twice_both_changes_are_in_question(self) -> None:
        computer = Computer()
        for _ in range(2):
            computer.wall += HOUR
            computer.moment()
        assert length(computer.watch.gap) == 2 * HOUR

    def test_settled_the_time_of_day_is_taken_up_but_for_what_was_absorbed(self) -> None:
        computer = Computer()
        computer.wall += 900
        computer.moment()
        computer.wall += HOUR
        computer.moment()
        computer.watch.settled()
        assert computer.watch.gap is None
        assert computer.moment() == EVENING + HOUR

    def test_a_clock_stopped_meanwhile_leaves_nothing_to_ask(self) -> None:
        computer = Computer()
        computer.wall += HOUR
        computer.moment()
        computer.running = False
        assert computer.moment() == EVENING + HOUR
        assert computer.watch.gap is None

    def test_where_one_only_looks_nothing_is_asked(self) -> None:
        computer = Computer()
        computer.opened(None, asks=False)
        computer.wall += HOUR
        assert computer.moment() == EVENING + HOUR
        assert computer.watch.gap is None


class TestOpenedAgain:
    def test_a_clock_that_stands_has_nothing_behind_it(self) -> None:
        computer = Computer(clock=ClockState())
        computer.passes(HOUR)
        assert computer.opened(SeenMark(EVENING)).gap is None

    def test_at_once_it_goes_on(self) -> None:
        computer = Computer()
        mark = computer.mark()
        computer.passes(9 * SECOND)
        assert computer.opened(mark).gap is None
        assert computer.moment() == EVENING + 9 * SECOND

    def test_later_the_absence_is_asked_about(self) -> None:
        computer = Computer()
        computer.passes(MINUTE)
        mark = computer.mark()
        computer.passes(HOUR)
        gap = computer.opened(mark).gap
        assert gap == ClockGap("absence", EVENING + MINUTE, EVENING + MINUTE + HOUR)

    def test_left_for_another_page_and_taken_up_again_nothing_is_asked(self) -> None:
        computer = Computer()
        computer.passes(MINUTE)
        mark = computer.mark()
        computer.passes(HOUR)
        assert computer.opened(mark, stayed=True).gap is None
        assert computer.moment() == EVENING + MINUTE + HOUR

    def test_asleep_meanwhile_the_application_asks_all_the_same(self) -> None:
        computer = Computer()
        mark = computer.mark()
        computer.passes(MINUTE)
        computer.wall += HOUR
        assert length(computer.opened(mark, stayed=True).gap) == HOUR + MINUTE

    def test_what_was_absorbed_stays_so(self) -> None:
        computer = Computer()
        for _ in range(10):
            computer.wall += 900
            computer.moment()
        mark = computer.mark()
        computer.passes(2 * SECOND)
        assert computer.opened(mark).gap is None
        assert computer.moment() == EVENING + 2 * SECOND
        mark = computer.mark()
        computer.passes(HOUR)
        assert length(computer.opened(mark).gap) == HOUR

    @pytest.mark.parametrize("jump", [-2 * HOUR, -5 * SECOND, 5 * SECOND, 2 * HOUR])
    def test_a_clock_changed_in_between_is_asked_about(self, jump: int) -> None:
        computer = Computer()
        mark = computer.mark()
        computer.passes(3 * SECOND)
        computer.wall += jump
        gap = computer.opened(mark).gap
        assert gap == ClockGap("jump", EVENING + 3 * SECOND, EVENING + 3 * SECOND + jump)
        assert computer.moment() == EVENING + 3 * SECOND

    def test_a_question_that_waited_still_waits(self) -> None:
        computer = Computer()
        computer.wall += 2 * HOUR
        computer.passes(MINUTE)
        mark = computer.mark()
        computer.passes(3 * SECOND)
        assert length(computer.opened(mark).gap) == 2 * HOUR
        assert computer.moment() == EVENING + MINUTE + 3 * SECOND

    def test_set_back_during_a_long_absence_the_count_tells_how_long(self) -> None:
        computer = Computer()
        mark = computer.mark()
        computer.passes(2 * HOUR)
        computer.wall -= 2 * HOUR
        assert length(computer.opened(mark).gap) == 2 * HOUR

    def test_a_computer_started_again_counts_from_nothing(self) -> None:
        computer = Computer()
        mark = computer.mark()
        computer.wall, computer.steady = computer.wall + 3 * MINUTE, 20 * SECOND
        assert length(computer.opened(mark).gap) == 3 * MINUTE
        assert computer.moment() == EVENING + 3 * MINUTE

    def test_a_mark_of_another_post_tells_only_the_moment(self) -> None:
        computer = Computer()
        mark = SeenMark(EVENING, ahead_ms=5_000, steady_ms=10, post="bar")
        computer.passes(4 * SECOND)
        assert computer.opened(mark).gap is None
        assert computer.moment() == EVENING + 4 * SECOND

    def test_a_mark_older_than_the_clock_tells_nothing(self) -> None:
        computer = Computer()
        computer.passes(5 * SECOND)
        assert computer.opened(SeenMark(EVENING - HOUR, 0, 50_000 - HOUR, POST)).gap is None
        assert computer.moment() == EVENING + 5 * SECOND
