"""What cannot be played is refused, and rows are edited one at a time."""

from __future__ import annotations

import pytest

from rules_ropta.ruling import Refused
from td_app.tournament.state.structure import Break, Level, Structure, check_structure

FIRST, PAUSE, SECOND = Level(25, 50), Break(10), Level(50, 100)


SHORT = Structure((FIRST, PAUSE, SECOND))


class TestArticle_4_2:
    def test_levels_that_rise_are_played(self) -> None:
        check_structure(SHORT)

    def test_a_level_may_repeat_the_blinds_with_an_ante(self) -> None:
        check_structure(Structure((SECOND, Level(50, 100, ante=100))))

    @pytest.mark.parametrize(
        ("steps", "code", "row"),
        [
            ((), "STRUCTURE_EMPTY", None),
            ((PAUSE,), "STRUCTURE_EMPTY", None),
            ((FIRST, Level(50, 100, minutes=0)), "STRUCTURE_MINUTES", 2),
            ((FIRST, Break(601)), "STRUCTURE_MINUTES", 2),
            ((Level(0, 50),), "STRUCTURE_BLINDS", 1),
            ((Level(100, 50),), "STRUCTURE_BLINDS", 1),
            ((FIRST, Level(50, 100, ante=101)), "STRUCTURE_ANTE", 2),
            ((FIRST, Level(50, 100, ante=-1)), "STRUCTURE_ANTE", 2),
            ((FIRST, Break(10, removes=(0,)), SECOND), "STRUCTURE_REMOVES", 2),
            ((SECOND, PAUSE, FIRST), "STRUCTURE_FALLING", 3),
        ],
    )
    def test_what_cannot_be_played_is_refused_by_its_row(
        self, steps: tuple[Level | Break, ...], code: str, row: int | None
    ) -> None:
        with pytest.raises(Refused) as refusal:
            check_structure(Structure(steps))
        assert (refusal.value.code, refusal.value.params.get("row")) == (code, row)


class TestReading:
    def test_a_break_bears_the_number_of_the_level_before(self) -> None:
        assert [SHORT.level_number(step) for step in range(3)] == [1, 1, 2]

    def test_breaks_count_in_the_length(self) -> None:
        assert SHORT.minutes == 50


class TestEditing:
    def test_a_row_is_inserted_anywhere(self) -> None:
        assert SHORT.with_inserted(0, PAUSE).steps == (PAUSE, FIRST, PAUSE, SECOND)
        assert SHORT.with_inserted(3, PAUSE).steps == (FIRST, PAUSE, SECOND, PAUSE)

    def test_a_row_is_removed(self) -> None:
        assert SHORT.with_removed(1).steps == (FIRST, SECOND)

    @pytest.mark.parametrize(
        ("place", "to", "steps"),
        [
            (1, 0, (PAUSE, FIRST, SECOND)),
            (0, 2, (PAUSE, SECOND, FIRST)),
            (1, 1, (FIRST, PAUSE, SECOND)),
        ],
    )
    def test_a_row_is_moved_to_stand_at_a_place(
        self, place: int, to: int, steps: tuple[Level | Break, ...]
    ) -> None:
        assert SHORT.with_moved(place, to).steps == steps

    def test_a_row_is_replaced(self) -> None:
        assert SHORT.with_replaced(2, Level(75, 150)).steps == (FIRST, PAUSE, Level(75, 150))

    def test_the_structure_edited_is_left_as_it_was(self) -> None:
        SHORT.with_removed(0)
        assert SHORT.steps == (FIRST, PAUSE, SECOND)

    @pytest.mark.parametrize("place", [-1, 3])
    def test_a_row_that_does_not_exist_is_refused(self, place: int) -> None:
        for edit in (
            lambda: SHORT.with_removed(place),
            lambda: SHORT.with_moved(place, 0),
            lambda: SHORT.with_moved(0, place),
            lambda: SHORT.with_replaced(place, FIRST),
        ):
            with pytest.raises(Refused, match=f"STRUCTURE_ROW row={place + 1}"):
                edit()

    def test_a_row_cannot_be_inserted_beyond_the_end(self) -> None:
        with pytest.raises(Refused, match="STRUCTURE_ROW row=5"):
            SHORT.with_inserted(4, PAUSE)
