"""Colour-up: exact exchange, race, survival, balance sheet (3.2)."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules_ropta.chip_race import (
    Exchange,
    Race,
    Racer,
    chip_race,
    chip_race_count,
    chips_found_after_race,
    colour_up,
    exact_exchange,
)
from rules_ropta.registry import ask
from rules_ropta.ruling import Refused
from rules_ropta.situation import Malformed

DECK = [rank + suit for rank in "23456789TJQKA" for suit in "cdhs"]


def raced(*racers: Racer, low: int = 100, high: int = 500) -> Race:
    return chip_race(low, high, racers).decision


@st.composite
def tables(draw: st.DrawFn) -> tuple[int, int, list[Racer]]:
    """A table whose every player holds some of the value, with the cards his rest asks for."""
    low, high = draw(st.sampled_from([(25, 100), (100, 500), (500, 1000), (1000, 5000)]))
    held = draw(st.lists(st.integers(0, 30), min_size=2, max_size=9))
    deck = draw(st.permutations(DECK))
    racers = []
    for seat, chips in enumerate(held, start=1):
        left = exact_exchange(low, high, chips).decision.low_left
        cards, deck = tuple(deck[:left]), deck[left:]
        racers.append(Racer(seat, chips, draw(st.sampled_from([0, high, 4 * high])), cards))
    return low, high, racers


TWELVE = [rank + suit for rank in "AKQJT9" for suit in "sh"]


class TestArticle_3_2:
    @pytest.mark.parametrize(
        ("low", "high", "odd", "chips"),
        [
            (100, 500, 7, 1),
            (100, 500, 8, 2),
            (100, 500, 2, 0),
            (100, 500, 3, 1),
            (500, 1000, 1, 1),
            (25, 100, 0, 0),
            (200, 500, 3, 1),
        ],
    )
    def test_half_a_chip_makes_one(self, low: int, high: int, odd: int, chips: int) -> None:
        assert chip_race_count(low, high, odd).decision == chips

    def test_the_suit_breaks_a_tie_of_rank(self) -> None:
        kings = [Racer(seat, 1, 100, (f"K{suit}",)) for seat, suit in enumerate("cdhs", 1)]
        assert raced(*kings, low=500, high=1000).winners == (4, 3)

    def test_nobody_wins_two_chips(self) -> None:
        race = raced(
            Racer(1, 4, 9000, ("As", "Ah", "2c", "3c")),
            Racer(2, 3, 8000, ("5c", "6c", "7d")),
            Racer(3, 2, 7000, ("Kd", "4c")),
        )
        assert race == Race(2, (1, 3), ())

    def test_there_are_no_more_chips_than_racers(self) -> None:
        race = raced(Racer(1, 4, 0, ("As", "Ah", "2c", "3c")), low=200, high=500)
        assert race == Race(1, (1,), ())

    def test_who_loses_his_last_chip_is_given_one_more(self) -> None:
        race = raced(Racer(1, 1, 0, ("2c",)), Racer(2, 2, 500, ("Ad", "3c")))
        assert race == Race(1, (2,), (1,), 500)

    def test_the_chip_that_keeps_him_in_is_the_smallest_left_in_play(self) -> None:
        """25s are raced for 500s while 100s stay: one chip of 100 keeps him in."""
        players = [Racer(1, 1, 0, ("2c",)), Racer(2, 12, 500, tuple(TWELVE))]
        race = chip_race(25, 500, players, smallest_left=100).decision
        assert (race.survival_chip, race.survival_value) == ((1,), 100)
        sheet = colour_up(25, 500, players, smallest_left=100).decision
        assert [stack.after for stack in sheet.stacks] == [100, 1000]

    def test_the_door_takes_the_smallest_value_left(self) -> None:
        players = [
            {"seat": 1, "odd": 1, "other": 0, "cards": ["2c"]},
            {"seat": 2, "odd": 2, "other": 500, "cards": ["Ad", "3c"]},
        ]
        case = {"low": 100, "high": 500, "players": players}
        told: Any = ask("chip_race", {**case, "smallest_left": 250})
        assert (told.decision.survival_chip, told.decision.survival_value) == ((1,), 250)
        for wrong in (100, 1000):
            with pytest.raises(Malformed, match="smallest_left"):
                ask("chip_race", {**case, "smallest_left": wrong})

    def test_who_wins_his_last_chip_is_given_nothing(self) -> None:
        race = raced(Racer(2, 2, 0, ("Jc", "Ts")), Racer(5, 1, 500, ("Th",)))
        assert race == Race(1, (2,), ())

    def test_who_had_no_odd_chip_is_not_in_the_race(self) -> None:
        assert raced(Racer(1, 3, 0, ("2c", "3c", "4c")), Racer(2, 0, 0)).winners == (1,)

    @pytest.mark.parametrize(
        ("racers", "code"),
        [
            ((Racer(1, 5, 0, ("2c", "3c", "4c", "5c", "6c")),), "EXCHANGE_FIRST"),
            ((Racer(1, 2, 0, ("2c",)),), "CARDS_FOR_ODD_CHIPS"),
            ((Racer(1, 1, 0, ("2c",)), Racer(2, 1, 0, ("2c",))), "CARD_TWICE"),
            ((Racer(1, 1, 0, ("2c",)), Racer(1, 1, 0, ("3c",))), "SEAT_TWICE"),
        ],
    )
    def test_a_race_badly_prepared_is_refused(self, racers: tuple[Racer, ...], code: str) -> None:
        with pytest.raises(Refused, match=code):
            raced(*racers)

    def test_chips_are_exchanged_for_a_higher_value_only(self) -> None:
        with pytest.raises(Refused, match="NOT_A_HIGHER_VALUE"):
            exact_exchange(500, 500, 3)
        with pytest.raises(Refused, match="COUNT_NEGATIVE"):
            exact_exchange(100, 500, -1)
        with pytest.raises(Refused, match="COUNT_NEGATIVE"):
            chip_race_count(100, 500, -1)

    def test_an_exchange_is_at_the_same_amount(self) -> None:
        assert exact_exchange(25, 100, 13).decision == Exchange(12, 3, 1)
        assert exact_exchange(200, 500, 7).decision == Exchange(5, 2, 2)

    def test_what_is_found_later_is_exchanged_exactly_and_no_further(self) -> None:
        assert chips_found_after_race(25, 100, 12).decision == Exchange(12, 3, 0)
        ruling = chips_found_after_race(25, 100, 3)
        assert ruling.decision == Exchange(0, 0, 3)
        assert ruling.because.code == "FOUND_REST_REMOVED"

    @given(low=st.integers(1, 500), high=st.integers(1, 1000), count=st.integers(0, 500))
    def test_an_exchange_keeps_every_chip(self, low: int, high: int, count: int) -> None:
        if low >= high:
            return
        exchange = exact_exchange(low, high, count).decision
        assert exchange.low_given * low == exchange.high_got * high
        assert exchange.low_given + exchange.low_left == count

    @given(tables())
    def test_the_sheet_tells_where_every_chip_went(
        self, table: tuple[int, int, list[Racer]]
    ) -> None:
        low, high, racers = table
        sheet = colour_up(low, high, racers).decision
        race = sheet.race
        raced_for = sum(stack.exchanged.low_left for stack in sheet.stacks) * low
        given_out = (race.new_chips + len(race.survival_chip)) * high
        assert sheet.before == sum(racer.other + racer.odd * low for racer in racers)
        assert sheet.drift == given_out - raced_for
        assert abs(race.new_chips * high - raced_for) * 2 <= high
        assert len(race.winners) == race.new_chips
        assert all(stack.after > 0 for stack in sheet.stacks if stack.before > 0)
        for stack in sheet.stacks:
            assert stack.won + stack.survival <= 1
            change = (stack.won + stack.survival) * high - stack.exchanged.low_left * low
            assert stack.after == stack.before + change
