"""Names in the lists of the wall: whole while they fit, then on two lines, then shortened."""

from __future__ import annotations

import pytest
from wall_scenes import cap_of, said

from reports.lettering import LETTERS_OF, Weight
from reports.marks import Said
from td_app.wall.scene import ROW, Board, Box, Scene, names_at, width_at
from td_app.wall.sides import place_names
from td_app.wall.themes import NOIR

LARGE = 64
LEAST = 54
#: The inside of a list beside the clock.
WIDE = 688
LONG = "HUON DE KERMADEC Tristan"
COMPOUND = "FERNANDEZ-MARTINEZ Alexandre"
FAMILY = ("CHARPENTIER Jean-Paul", "CHARPENTIER Jean-Louis")


def rows(*names: str, height: float = 670, width: float = WIDE, spare: int = 0) -> list[Said]:
    board = Board(NOIR)
    lines = tuple((f"{place}e", name) for place, name in enumerate(names, 12))
    place_names(board, Box(0, 0, width, height), lines, LARGE, ROW, spare=spare)
    return [mark for mark in board.marks if isinstance(mark, Said)]


def told(*names: str, height: float = 670, width: float = WIDE, spare: int = 0) -> list[str]:
    marks = tuple(rows(*names, height=height, width=width, spare=spare))
    return said(Scene(width, height, NOIR, marks))


class TestWhole:
    def test_a_list_whose_names_fit_has_the_largest_letters(self) -> None:
        assert names_at(["ROY Ann", "DUPRÉ Luc"], WIDE, LARGE, LEAST) == (
            LARGE,
            ("ROY Ann", "DUPRÉ Luc"),
        )

    @pytest.mark.parametrize("spare", [0.001, 0.2, 1, 30])
    def test_a_name_that_fits_at_the_least_height_stays_whole(self, spare: float) -> None:
        room = width_at(LONG, LEAST, Weight.WORDS) + spare
        cap, names = names_at(["ROY Ann", LONG], room, LARGE, LEAST)
        assert names == ("ROY Ann", LONG) and LEAST <= cap < LEAST + 3

    def test_what_a_rank_takes_is_measured_at_the_height_it_has(self) -> None:
        # Beside a rank 64 pixels high this name had no room; beside one of 55 it has.
        assert told(*["DUPRÉ Agathe"] * 7)[1] == "DUPRÉ Agathe"


class TestOnTwoLines:
    def test_a_long_name_takes_a_second_line_where_the_rows_have_the_height(self) -> None:
        shown = told(LONG, "ROY Ann", "DUPRÉ Luc", "LE GALL Yann")
        assert shown[:3] == ["12ᵉ", "HUON DE", "KERMADEC T."]
        assert "ROY Ann" in shown and not any("…" in text for text in shown)

    def test_a_compound_name_is_cut_after_the_hyphen_of_a_long_word(self) -> None:
        shown = told(COMPOUND, "ROY Ann")
        assert shown[:3] == ["12ᵉ", "FERNANDEZ-", "MARTINEZ A."]

    def test_the_beginning_of_a_name_never_stands_alone_before_its_hyphen(self) -> None:
        shown = told("SAINT-AUBIN Cécile Anne", "ROY Ann")
        assert shown[:3] == ["12ᵉ", "SAINT-AUBIN", "Cécile Anne"]

    def test_first_names_that_tell_two_of_a_family_apart_are_kept(self) -> None:
        shown = told("DUPRÉ-LACROIX Agathe", "DUPRÉ-LACROIX Agnès")
        assert [text for text in shown if "Ag" in text] == ["LACROIX Aga.", "LACROIX Agn."]

    def test_both_lines_stand_in_their_row(self) -> None:
        marks = rows(LONG, "ROY Ann", "DUPRÉ Luc", "LE GALL Yann")
        assert {round(cap_of(mark)) for mark in marks} == {LEAST}
        first, second = (m for m in marks if m.text in ("HUON DE", "KERMADEC T."))
        assert first.baseline - cap_of(first) > 0
        assert second.baseline < 670 / 4


class TestLeftOut:
    """Those last out: the last lines of a page make room for long names."""

    def test_five_of_six_stand_in_rows_as_high_as_ever(self) -> None:
        names = ("NOMA Ann", LONG, COMPOUND, *(f"NOM{letter} Ann" for letter in "BCD"))
        shown = told(*names, spare=2)
        assert "KERMADEC T." in shown and "MARTINEZ A." in shown
        assert "16ᵉ" in shown and "17ᵉ" not in shown

    def test_nobody_is_left_out_for_an_initial(self) -> None:
        names = ["OUELLET Marguerite", *(f"NOM{letter} Ann" for letter in "ABCDE")]
        shown = told(*names, spare=2)
        assert "OUELLET M." in shown and "17ᵉ" in shown

    def test_nobody_is_left_out_for_a_name_that_two_lines_do_not_hold(self) -> None:
        names = ["ROY Ann", "WOLFESCHLEGELSTEINHAUSENBERGERDORFF Hubert", *["DUPRÉ Luc"] * 4]
        assert "17ᵉ" in told(*names, spare=2)


class TestShortened:
    def test_seven_rows_with_two_long_names_have_one_line_each_by_the_rule(self) -> None:
        others = [f"NOM{letter} Ann" for letter in "ABCDE"]
        shown = told(LONG, COMPOUND, *others)
        assert shown[1] == "HUON… T." and "NOMA Ann" in shown

    def test_six_of_whom_two_have_long_names_all_keep_their_family_name(self) -> None:
        names = (LONG, COMPOUND, *(f"NOM{letter} Ann" for letter in "ABCD"))
        shown = told(*names)
        assert not any("…" in text for text in shown) and shown.count("16ᵉ") == 1
        assert {"KERMADEC T.", "MARTINEZ A.", "NOMD Ann"} <= set(shown)

    def test_two_of_a_family_never_read_alike(self) -> None:
        others = [f"NOM{letter} Ann" for letter in "ABCDE"]
        shown = told(*FAMILY, *others)
        assert len({text for text in shown if text.startswith("CHAR")}) == 2

    def test_across_a_portrait_there_is_room_for_more(self) -> None:
        shown = told(COMPOUND, LONG, "ROY Ann", "DUPRÉ Luc", height=480, width=880)
        assert shown[1::2] == ["FERNANDEZ… A.", "HUON… T.", "ROY Ann", "DUPRÉ Luc"]


class TestFigures:
    def test_a_1_in_words_is_narrower_than_an_8_and_in_a_time_as_wide(self) -> None:
        for face in LETTERS_OF:
            assert width_at("1", LARGE, face) < 0.8 * width_at("8", LARGE, face)
            assert width_at("Niveau", LARGE, face) == width_at("Niveau", LARGE, LETTERS_OF[face])
        assert width_at("1", LARGE, Weight.EVEN) == width_at("8", LARGE, Weight.EVEN)
