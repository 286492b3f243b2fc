"""What a structure promises, hour by hour."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules_ropta.ruling import Refused
from td_app.tournament.planning.structure_forecast import HourLine, forecast, players_left
from td_app.tournament.state.structure import Break, Level, Structure

EVENING = Structure(
    (
        Level(50, 100, minutes=30),
        Level(100, 200, minutes=25),
        Break(10),
        Level(200, 400, minutes=30),
        Level(500, 1000, ante=1000, minutes=30),
        Level(1000, 2000, ante=2000, minutes=15),
    )
)


class TestLength:
    def test_breaks_count_in_the_whole(self) -> None:
        assert forecast(EVENING, 10_000, 4).total_minutes == 140

    def test_the_end_is_expected_when_twenty_big_blinds_are_left(self) -> None:
        assert forecast(EVENING, 10_000, 2).expected_end_minutes == 95
        assert forecast(EVENING, 10_000, 4).expected_end_minutes == 125

    def test_a_structure_too_short_says_so(self) -> None:
        short = forecast(EVENING, 10_000, 40)
        assert short.expected_end_minutes is None
        assert short.last_big_blinds_tenths == 2000


class TestHourByHour:
    def test_the_start_is_everyone_with_the_starting_stack(self) -> None:
        assert forecast(EVENING, 10_000, 4).hours[0] == HourLine(
            hour=0,
            level=1,
            small_blind=50,
            big_blind=100,
            ante=0,
            players_left_estimate=4,
            average_stack=10_000,
            average_big_blinds_tenths=1000,
        )

    def test_an_hour_that_falls_in_a_break_shows_the_level_before(self) -> None:
        assert [line.level for line in forecast(EVENING, 10_000, 4).hours] == [1, 2, 4]

    def test_an_hour_at_the_very_end_is_not_a_line(self) -> None:
        structure = Structure((Level(50, 100, minutes=120),))
        assert [line.hour for line in forecast(structure, 10_000, 4).hours] == [0, 1]

    def test_a_structure_that_opens_with_a_break_starts_at_level_one(self) -> None:
        structure = Structure((Break(10), Level(50, 100)))
        assert forecast(structure, 10_000, 4).hours[0].level == 1


class TestPlayersLeft:
    @given(
        st.integers(1_000, 100_000),
        st.integers(2, 300),
        st.lists(st.integers(2, 500_000), min_size=3),
    )
    def test_players_only_go_out_and_one_remains(
        self, stack: int, players: int, blinds: list[int]
    ) -> None:
        rising = sorted(blinds)
        left = [players_left(stack, players, rising[0], blind) for blind in rising]
        assert left[0] == players
        assert left == sorted(left, reverse=True)
        assert left[-1] >= 1


class TestRefused:
    @pytest.mark.parametrize(
        ("structure", "stack", "players", "code"),
        [
            (Structure(), 10_000, 40, "STRUCTURE_EMPTY"),
            (Structure((Level(100, 200), Level(50, 100))), 10_000, 40, "STRUCTURE_FALLING"),
            (EVENING, 0, 40, "STACK_TOO_SMALL"),
            (EVENING, 10_000, 1, "PLAYERS_TOO_FEW"),
        ],
    )
    def test_nothing_is_forecast(
        self, structure: Structure, stack: int, players: int, code: str
    ) -> None:
        with pytest.raises(Refused) as refusal:
            forecast(structure, stack, players)
        assert refusal.value.code == code
