"""What typing in a structure makes of it, and what is said of its rows."""

from __future__ import annotations

import pytest

from td_app.tournament.state.structure import Break, Level, Structure
from td_app.ui.widgets.structure_rows import (
    ANTE,
    BIG,
    MINUTES,
    REMARK,
    SMALL,
    new_level,
    row_refusals,
    structure_refusal,
    values_typed,
    with_cell,
    without_antes,
)

SOUND = Structure((Level(25, 50), Level(50, 100), Break(10, (25,)), Level(100, 200, 200)))


class TestTyping:
    def test_a_small_blind_brings_its_pair(self) -> None:
        assert with_cell(SOUND, 1, SMALL, "60").steps[1] == Level(60, 120)

    def test_an_odd_pair_is_left_as_it_is(self) -> None:
        odd = Structure((Level(200, 300),))
        assert with_cell(odd, 0, SMALL, "150").steps[0] == Level(150, 300)

    @pytest.mark.parametrize(
        ("column", "text", "level"),
        [
            (BIG, "1 000", Level(50, 1000)),
            (ANTE, "25", Level(50, 100, 25)),
            (ANTE, "", Level(50, 100, 0)),
            (MINUTES, "15", Level(50, 100, minutes=15)),
        ],
    )
    def test_a_cell_is_typed_over(self, column: str, text: str, level: Level) -> None:
        assert with_cell(SOUND, 1, column, text).steps[1] == level

    @pytest.mark.parametrize("text", ["abc", "1e9", "--"])
    def test_what_is_no_number_changes_nothing(self, text: str) -> None:
        assert with_cell(SOUND, 1, BIG, text) == SOUND

    def test_a_remark_is_not_typed_in(self) -> None:
        assert with_cell(SOUND, 1, REMARK, "12") == SOUND

    def test_a_pause_says_what_is_removed(self) -> None:
        assert with_cell(SOUND, 2, SMALL, "25 et 100").steps[2] == Break(10, (25, 100))
        assert with_cell(SOUND, 2, MINUTES, "15").steps[2] == Break(15, (25,))

    @pytest.mark.parametrize(
        ("text", "values"),
        [("", ()), ("100, 25", (25, 100)), ("1 000; 500", (500, 1000)), ("rien", ()), ("0", ())],
    )
    def test_values_are_read_however_they_are_listed(
        self, text: str, values: tuple[int, ...]
    ) -> None:
        assert values_typed(text) == values


class TestWhatIsWrong:
    def test_a_sound_structure_says_nothing(self) -> None:
        assert row_refusals(SOUND) == {}

    def test_every_wrong_row_is_told(self) -> None:
        wrong = Structure((Level(50, 25), Level(50, 100, 500), Break(0), Level(100, 200)))
        found = row_refusals(wrong)
        assert {row: refused.code for row, refused in found.items()} == {
            0: "STRUCTURE_BLINDS",
            1: "STRUCTURE_ANTE",
            2: "STRUCTURE_MINUTES",
        }
        assert [refused.params["row"] for refused in found.values()] == [1, 2, 3]

    def test_falling_blinds_are_told_where_they_fall(self) -> None:
        found = row_refusals(Structure((Level(100, 200), Level(50, 100))))
        assert {row: refused.code for row, refused in found.items()} == {1: "STRUCTURE_FALLING"}

    def test_no_level_at_all_is_nobodys_row(self) -> None:
        empty = Structure((Break(10),))
        refused = structure_refusal(empty)
        assert refused is not None and refused.code == "STRUCTURE_EMPTY"
        assert row_refusals(empty) == {}


class TestNewLevels:
    def test_one_like_the_level_before(self) -> None:
        assert new_level(SOUND, 3) == Level(50, 100)

    def test_at_the_top_one_like_the_level_after(self) -> None:
        assert new_level(SOUND, 0) == Level(25, 50)

    def test_in_nothing_a_first_level(self) -> None:
        assert new_level(Structure(), 0) == Level(25, 50)

    def test_no_ante_leaves_what_was_played(self) -> None:
        antes = Structure((Level(25, 50, 50), Level(50, 100, 100)))
        assert without_antes(antes, 1) == Structure((Level(25, 50, 50), Level(50, 100)))
