"""The club's chips, and the break at which a value leaves."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules_ropta.ruling import Refused
from td_app.tournament.state.chips import (
    CLUB_CHIPS,
    Chip,
    ChipSet,
    check_chip_set,
    colour_up_break,
    payable,
    unpayable_rows,
    values_in_play,
)
from td_app.tournament.state.structure import Break, Level, Structure


def removes(structure: Structure) -> list[tuple[int, ...]]:
    return [step.removes for step in structure.steps if isinstance(step, Break)]


class TestTheSet:
    def test_the_club_set_can_be_played(self) -> None:
        check_chip_set(CLUB_CHIPS)
        assert CLUB_CHIPS.values == (25, 100, 500, 1000, 5000)
        assert CLUB_CHIPS.chip_of(25) == Chip(25, "green")
        assert CLUB_CHIPS.chip_of(50) is None

    @pytest.mark.parametrize(
        ("chips", "code"),
        [
            ((), "CHIP_SET_EMPTY"),
            ((Chip(0, "green"),), "CHIP_VALUE"),
            ((Chip(1_000_001, "green"),), "CHIP_VALUE"),
            ((Chip(25, "green"), Chip(25, "red")), "CHIP_VALUE_TWICE"),
            ((Chip(25, "green"), Chip(100, "green")), "CHIP_COLOUR_TWICE"),
            ((Chip(25, "mauve"),), "CHIP_COLOUR"),
            ((Chip(25, "green", -1),), "CHIP_QUANTITY"),
        ],
    )
    def test_a_set_that_cannot_be_played_is_refused(
        self, chips: tuple[Chip, ...], code: str
    ) -> None:
        with pytest.raises(Refused) as refusal:
            check_chip_set(ChipSet(chips))
        assert refusal.value.code == code


class TestPaying:
    @pytest.mark.parametrize(
        ("amount", "values", "paid"),
        [
            (0, (), True),
            (25, (), False),
            (-25, (25,), False),
            (150, (25, 100), True),
            (150, (100, 500), False),
            (30, (20, 50), False),
            (70, (20, 50), True),
            (999_999_999, (1_000_000,), False),
        ],
    )
    def test_an_amount_is_paid_exactly_or_not_at_all(
        self, amount: int, values: tuple[int, ...], paid: bool
    ) -> None:
        assert payable(amount, values) is paid

    @given(st.integers(0, 400), st.lists(st.integers(1, 60), min_size=1, max_size=4, unique=True))
    def test_it_agrees_with_laying_out_every_pile(self, amount: int, values: list[int]) -> None:
        piles = {0}
        for total in range(1, amount + 1):
            if any(total - value in piles for value in values):
                piles.add(total)
        assert payable(amount, values) is (amount in piles)


class TestArticle_3_2:
    def test_a_value_leaves_at_the_first_break_after_its_last_use(self) -> None:
        structure = Structure(
            (
                Level(25, 50),
                Break(10),
                Level(75, 150),
                Break(10),
                Level(100, 200),
                Break(10),
                Level(200, 400),
            )
        )
        assert removes(colour_up_break((25, 100), structure)) == [(), (25,), ()]

    def test_an_ante_keeps_a_value_that_the_blinds_no_longer_need(self) -> None:
        structure = Structure((Level(75, 150), Break(10), Level(100, 200, ante=25)))
        assert removes(colour_up_break((25, 100), structure)) == [()]

    def test_a_value_needed_again_later_stays(self) -> None:
        structure = Structure(
            (Level(100, 200), Break(10), Level(150, 300), Break(10), Level(200, 400))
        )
        assert removes(colour_up_break((25, 100), structure)) == [(), (25,)]

    def test_the_largest_never_leaves(self) -> None:
        structure = Structure((Level(25, 50), Break(10), Level(5000, 10000)))
        coloured = colour_up_break((25, 100, 500), structure)
        assert removes(coloured) == [(25, 100)]
        assert values_in_play((25, 100, 500), coloured, 2) == (500,)

    def test_nothing_leaves_at_a_break_after_the_last_level(self) -> None:
        structure = Structure((Level(25, 50), Break(10)))
        assert removes(colour_up_break((25, 100), structure)) == [()]

    def test_what_the_breaks_said_before_is_replaced(self) -> None:
        structure = Structure((Level(25, 50), Break(10, removes=(25,)), Level(50, 100)))
        assert removes(colour_up_break((25, 100), structure)) == [()]

    def test_a_value_is_still_in_play_until_the_break_that_removes_it(self) -> None:
        structure = Structure((Level(75, 150), Break(10, removes=(25,)), Level(100, 200)))
        assert [values_in_play((100, 25), structure, step) for step in range(3)] == [
            (25, 100),
            (25, 100),
            (100,),
        ]

    def test_a_level_that_the_chips_left_cannot_pay_is_named(self) -> None:
        structure = Structure((Level(75, 150), Break(10, removes=(25,)), Level(150, 300)))
        assert unpayable_rows((25, 100), structure) == (3,)
