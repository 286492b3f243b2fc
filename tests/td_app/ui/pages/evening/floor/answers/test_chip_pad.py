"""An amount as it lies on the table: chips tapped, letters, figures."""

from __future__ import annotations

import pytest
from ask_builders import AT_TABLE, CHIPS, asked_about, keys, shown_pad
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from room_builders import click

from rules_ropta.situation import REQUIRED
from td_app.ui.pages.evening.floor.answers.answer_number import TypedNumberPad
from td_app.ui.pages.evening.floor.answers.chip_pad import (
    ChipPad,
    amount_typed,
    amounts_typed,
    likely_amounts,
)

pytestmark = pytest.mark.usefixtures("dressed", "in_french")


def an_amount(qtbot: QtBot, first: object = REQUIRED) -> tuple[ChipPad, list[object]]:
    pad = ChipPad(asked_about("silent_chips", "bet_level", first=first))
    return pad, shown_pad(pad, qtbot)


def some_chips(qtbot: QtBot, first: object = REQUIRED) -> tuple[ChipPad, list[object]]:
    pad = ChipPad(asked_about("silent_chips", "chips", first=first), many=True)
    return pad, shown_pad(pad, qtbot)


class TestWhatIsTyped:
    @pytest.mark.parametrize(
        ("text", "chips"),
        [
            ("1000 1000 25", (1000, 1000, 25)),
            ("2x1000 25", (1000, 1000, 25)),
            ("2*500+25", (500, 500, 25)),
            ("12k", (12000,)),
            ("3x", None),
            ("x", None),
        ],
    )
    def test_chips(self, text: str, chips: tuple[int, ...] | None) -> None:
        assert amounts_typed(text) == chips

    @pytest.mark.parametrize(
        ("text", "amount"),
        [("525", 525), ("15 000", 15000), ("1 500 000", 1_500_000), ("500 25", 525), ("2k", 2000)],
    )
    def test_one_amount(self, text: str, amount: int) -> None:
        assert amount_typed(text) == amount


class TestWhatEnterAloneAnswers:
    def test_not_knowing_is_lit_before_enter_says_it(self, qtbot: QtBot) -> None:
        pad = ChipPad(asked_about("string_bet", "announced", first=None))
        given = shown_pad(pad, qtbot)
        unknown = next(button for button in pad.buttons if "sais pas" in button.text())
        assert [button for button in pad.buttons if button.isChecked()] == [unknown]
        keys(pad, "5")
        assert not unknown.isChecked()
        pad.take_back()
        assert unknown.isChecked()
        keys(pad, "\n")
        assert given == [None]

    def test_where_nothing_may_be_assumed_nothing_is_lit_and_enter_waits(
        self, qtbot: QtBot
    ) -> None:
        pad = ChipPad(asked_about("string_bet", "announced"))
        given = shown_pad(pad, qtbot)
        keys(pad, "\n")
        assert given == [] and not any(button.isChecked() for button in pad.buttons)

    @pytest.mark.parametrize("first", [7, 40, None])
    def test_a_number_kept_is_seen_before_enter_gives_it_again(
        self, first: int | None, qtbot: QtBot
    ) -> None:
        pad = TypedNumberPad(asked_about("string_bet", "announced", first=first), (7,))
        given = shown_pad(pad, qtbot)
        lit = [button.text() for button in pad.buttons if button.isChecked()]
        assert lit or pad.field.placeholderText() == str(first)
        keys(pad, "\n")
        assert given == [first]


class TestAnAmount:
    def test_chips_in_play_lie_ready_smallest_first(self, qtbot: QtBot) -> None:
        pad, _ = an_amount(qtbot)
        assert tuple(disc.facts.value for disc in pad.discs) == CHIPS

    def test_two_thousands_and_a_25(self, qtbot: QtBot) -> None:
        pad, given = an_amount(qtbot)
        for disc in (pad.discs[3], pad.discs[3], pad.discs[0]):
            click(disc)
        assert pad.total.text().replace("\u202f", "") == "2025"
        keys(pad, "\n")
        assert given == [2025]

    def test_letters_put_chips_down(self, qtbot: QtBot) -> None:
        pad, given = an_amount(qtbot)
        keys(pad, "dda\n")
        assert given == [2025]

    def test_a_clicked_chip_leaves_the_keyboard_in_the_field(self, qtbot: QtBot) -> None:
        pad, given = an_amount(qtbot)
        click(pad.discs[2])
        keys(pad, "25\n")
        assert given == [525]

    def test_what_was_typed_joins_the_chips(self, qtbot: QtBot) -> None:
        pad, given = an_amount(qtbot)
        keys(pad, "1000a\n")
        assert given == [1025]

    def test_backspace_takes_the_last_chip(self, qtbot: QtBot) -> None:
        pad, given = an_amount(qtbot)
        keys(pad, "dc")
        assert pad.take_back()
        keys(pad, "\n")
        assert given == [1000]

    def test_a_chip_that_the_tournament_has_not_is_refused_with_a_sentence(
        self, qtbot: QtBot
    ) -> None:
        pad, given = some_chips(qtbot)
        keys(pad, "1")
        assert not pad.ok.isEnabled() and "jeton de 1" in pad.ok.toolTip()
        assert "jeton de 1" not in pad.hint(), "perhaps it is the beginning of 1000"
        keys(pad, "\n")
        assert given == [] and pad.hint() == pad.ok.toolTip()
        keys(pad, "000\n")
        assert given == [[1000]]

    def test_nothing_is_left_to_take_back(self, qtbot: QtBot) -> None:
        pad, _ = an_amount(qtbot)
        assert not pad.take_back()

    def test_nought_is_one_key(self, qtbot: QtBot) -> None:
        pad, given = an_amount(qtbot)
        keys(pad, "0\n")
        assert given == [0]

    def test_nought_is_refused_where_it_cannot_be(self, qtbot: QtBot) -> None:
        pad = ChipPad(asked_about("silent_chips", "min_increment"))
        given = shown_pad(pad, qtbot)
        keys(pad, "0\n")
        assert given == []
        assert not pad.ok.isEnabled() and pad.ok.toolTip()

    def test_sure_amounts_are_one_tap_or_one_letter(self, qtbot: QtBot) -> None:
        pad, given = an_amount(qtbot)
        words = [button.text() for button in pad.buttons]
        assert words[1:] == ["BB 100", "2 BB 200"]
        click(pad.buttons[1])
        keys(pad, pad.buttons[2].key.lower())
        assert given == [100, 200]

    def test_the_last_amount_told_is_offered(self) -> None:
        from dataclasses import replace

        asked = replace(asked_about("silent_chips", "prior", AT_TABLE), given={"bet_level": 325})
        assert 325 in [amount for _, amount in likely_amounts(asked)]

    def test_enter_gives_what_is_usual(self, qtbot: QtBot) -> None:
        pad, given = an_amount(qtbot, first=325)
        assert pad.field.placeholderText() == "325"
        keys(pad, "\n")
        assert given == [325]

    def test_not_knowing_is_an_answer_where_it_may_be(self, qtbot: QtBot) -> None:
        pad = ChipPad(asked_about("announce_raise", "bet_level"))
        given = shown_pad(pad, qtbot)
        click(pad.buttons[-1])
        assert given == [None]


class TestTheChipsThemselves:
    @pytest.mark.parametrize("pressed", ["1000 1000 25\n", "2x1000 25\n", "dda\n", "dd25\n"])
    def test_the_answer_is_the_chips_in_order(self, qtbot: QtBot, pressed: str) -> None:
        pad, given = some_chips(qtbot)
        keys(pad, pressed)
        assert given == [[1000, 1000, 25]]

    def test_what_is_typed_lies_there_at_once(self, qtbot: QtBot) -> None:
        pad, _ = some_chips(qtbot)
        keys(pad, "2x1000 25")
        assert pad.chips() == (1000, 1000, 25)
        assert pad.lying.accessibleName().count("+") == 2

    def test_enter_on_nothing_answers_nothing(self, qtbot: QtBot) -> None:
        pad, given = some_chips(qtbot)
        keys(pad, "\n0\n")
        assert given == []

    def test_the_chips_given_before_are_given_again(self, qtbot: QtBot) -> None:
        pad, given = some_chips(qtbot, first=[500, 25])
        keys(pad, "\n")
        assert given == [[500, 25]]


class TestOneChip:
    def test_a_tap_answers(self, qtbot: QtBot) -> None:
        pad = ChipPad(asked_about("single_chip_announced", "chip"), one=True)
        given = shown_pad(pad, qtbot)
        click(pad.discs[3])
        keys(pad, "e")
        assert given == [1000, 5000]
        assert not pad.total.isVisible() and not pad.lying.isVisible()

    def test_a_value_out_of_play_is_typed(self, qtbot: QtBot) -> None:
        pad = ChipPad(asked_about("chip_race_count", "low"), one=True)
        given = shown_pad(pad, qtbot)
        keys(pad, "5\n")
        assert given == [5]
        assert QApplication.focusWidget() is pad.field
