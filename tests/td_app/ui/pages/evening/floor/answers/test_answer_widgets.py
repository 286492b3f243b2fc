"""One widget a kind of question: numbers, places, players, cards, lists, rows, words."""

from __future__ import annotations

import pytest
from ask_builders import AT_TABLE, NO_TABLE, asked_about, keys, shown_pad
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from room_builders import click

from td_app.floor.question_steps import answer_words
from td_app.floor.table_facts import TableFacts
from td_app.ui.acts import Act
from td_app.ui.keys import Keyboard
from td_app.ui.pages.evening.floor.answers.answer_choice import CardPad, ChoicePad
from td_app.ui.pages.evening.floor.answers.answer_for import pad_for
from td_app.ui.pages.evening.floor.answers.answer_number import NumberPad, TextPad, TypedNumberPad
from td_app.ui.pages.evening.floor.answers.answer_pad import AnswerPad
from td_app.ui.pages.evening.floor.answers.answer_places import SeatsPad
from td_app.ui.pages.evening.floor.answers.answer_rows import ListPad, RowsPad
from td_app.ui.pages.evening.floor.answers.card_grid import CardsPad
from td_app.ui.windows.act_table import ACTS

pytestmark = pytest.mark.usefixtures("dressed", "in_french")


def shown(
    qtbot: QtBot, op: str, name: str, facts: TableFacts = NO_TABLE, **asked: object
) -> tuple[AnswerPad, list[object]]:
    """Return the widget of a step, shown alone, and the answers it gives."""
    pad = pad_for(asked_about(op, name, facts, **asked))  # type: ignore[arg-type]
    return pad, shown_pad(pad, qtbot)


class TestAChoice:
    def test_null_is_worded_like_the_others(self, qtbot: QtBot) -> None:
        pad, given = shown(qtbot, "time_expired", "acted")
        assert isinstance(pad, ChoicePad)
        assert pad.options[-1] == (None, "Non, rien")
        keys(pad, "4")
        assert given == [None]

    def test_a_click_answers(self, qtbot: QtBot) -> None:
        pad, given = shown(qtbot, "spoken_action", "word")
        assert isinstance(pad, ChoicePad)
        click(pad.buttons[2])
        assert given == ["raise"]

    def test_each_answer_tells_its_key(self, qtbot: QtBot) -> None:
        pad, _ = shown(qtbot, "talk_about_the_hand", "kind")
        assert isinstance(pad, ChoicePad)
        assert [button.key for button in pad.buttons] == list("1234567")
        assert [button.accessibleDescription() for button in pad.buttons] == list("1234567")


class TestANumber:
    def test_one_figure_answers(self, qtbot: QtBot) -> None:
        pad, given = shown(qtbot, "silent_chips", "players_in_hand")
        keys(pad, "3")
        assert given == [3]

    def test_less_than_may_be_is_no_answer(self, qtbot: QtBot) -> None:
        pad, given = shown(qtbot, "silent_chips", "players_in_hand")
        keys(pad, "1")
        assert given == []

    def test_nought_is_ten_where_none_cannot_be(self, qtbot: QtBot) -> None:
        pad, given = shown(qtbot, "silent_chips", "players_in_hand")
        keys(pad, "0")
        pad, none = shown(qtbot, "foul_deck", "folds_before")
        keys(pad, "0")
        assert (given, none) == ([10], [0])

    def test_a_large_number_is_typed_after_plus(self, qtbot: QtBot) -> None:
        pad, given = shown(qtbot, "boxed_cards", "count")
        keys(pad, "+54\n")
        assert given == [54]

    def test_backspace_comes_back_to_the_small_numbers(self, qtbot: QtBot) -> None:
        pad, given = shown(qtbot, "boxed_cards", "count")
        keys(pad, "+")
        assert isinstance(pad, NumberPad)
        assert pad.take_back()
        assert not pad.take_back()
        keys(pad, "3")
        assert given == [3]

    def test_more_than_may_be_is_refused(self, qtbot: QtBot) -> None:
        pad, given = shown(qtbot, "boxed_cards", "count")
        keys(pad, "+99\n")
        assert given == []

    def test_the_level_in_play_is_one_tap(self, qtbot: QtBot) -> None:
        pad, given = shown(qtbot, "late_entry", "level", TableFacts(level=7))
        assert isinstance(pad, TypedNumberPad)
        click(pad.buttons[0])
        assert given == [7]


class TestAPlace:
    def test_its_figure_or_its_seat_on_the_plan(self, qtbot: QtBot) -> None:
        pad, given = shown(qtbot, "odd_chip", "button", AT_TABLE)
        assert isinstance(pad, SeatsPad) and pad.plan is not None
        click(pad.plan, pad.plan.seat_centre(8))
        keys(pad, "4")
        assert given == [8, 4]

    def test_arrows_then_enter(self, qtbot: QtBot) -> None:
        pad, given = shown(qtbot, "odd_chip", "button", AT_TABLE)
        assert isinstance(pad, SeatsPad) and pad.plan is not None
        QTest.keyClick(pad.plan, Qt.Key.Key_Right)
        QTest.keyClick(pad.plan, Qt.Key.Key_Right)
        keys(pad, "\n")
        assert given == [2]

    def test_several_in_the_order_they_were_named(self, qtbot: QtBot) -> None:
        pad, given = shown(qtbot, "odd_chip", "winners", AT_TABLE)
        keys(pad, "52\n")
        assert given == [[5, 2]]

    def test_named_twice_is_taken_out(self, qtbot: QtBot) -> None:
        pad, given = shown(qtbot, "odd_chip", "winners")
        keys(pad, "5252\n")
        assert given == []
        keys(pad, "52")
        assert pad.take_back()
        keys(pad, "\n")
        assert given == [[5]]

    def test_everybody_at_once(self, qtbot: QtBot) -> None:
        pad, given = shown(qtbot, "showdown", "live", AT_TABLE)
        keys(pad, "*\n")
        assert given == [[1, 2, 3, 5, 8]]

    def test_nobody_where_it_may_be(self, qtbot: QtBot) -> None:
        pad, given = shown(qtbot, "showdown", "last_river_aggressor", AT_TABLE)
        keys(pad, "n")
        assert given == [None]


class TestAPlayer:
    def test_a_seat_that_is_taken_at_a_table(self, qtbot: QtBot) -> None:
        pad, given = shown(qtbot, "heads_up", "button", AT_TABLE)
        keys(pad, "4")
        assert given == []
        keys(pad, "5")
        assert given == [5]

    def test_a_letter_where_no_table_is_named(self, qtbot: QtBot) -> None:
        pad, given = shown(qtbot, "all_in_showdown", "live")
        keys(pad, "ac\n")
        assert given == [["A", "C"]]

    def test_a_text_that_names_players_holds_their_places(self, qtbot: QtBot) -> None:
        pad, given = shown(qtbot, "consecutive_undercalls", "offenders", AT_TABLE)
        keys(pad, "35\n")
        assert given == [["3", "5"]]


class TestACard:
    @pytest.mark.parametrize(
        ("typed", "card"),
        [
            *(("ap", "As"), ("rk", "Kd"), ("10t", "Tc")),
            *(("9h", "9h"), ("9ct", "9c"), ("dp", "Qs")),
        ],
    )
    def test_typed_as_it_is_said(self, qtbot: QtBot, typed: str, card: str) -> None:
        pad = CardPad(asked_about("chip_race", "players"))
        given = shown_pad(pad, qtbot)
        keys(pad, typed)
        assert given == [card]

    def test_c_lights_the_three_suits_it_may_be(self, qtbot: QtBot, in_french: None) -> None:
        pad = CardPad(asked_about("chip_race", "players"))
        given = shown_pad(pad, qtbot)
        keys(pad, "Vc")
        lit = {suit for suit, shape in pad.suits.items() if shape.isEnabled()}
        assert not given and lit == {"h", "d", "c"}
        assert "«\u00a0Vc\u00a0»" in pad.hint()
        keys(pad, "h")
        assert given == ["Jh"]

    def test_a_rank_then_a_suit_by_taps(self, qtbot: QtBot) -> None:
        pad = CardPad(asked_about("chip_race", "players"))
        given = shown_pad(pad, qtbot)
        assert not pad.suits["s"].isEnabled()
        click(pad.ranks["A"])
        click(pad.suits["s"])
        assert given == ["As"]

    @pytest.mark.parametrize("make", [CardPad, CardsPad])
    def test_a_space_before_it_leaves_the_clock_alone(
        self, qtbot: QtBot, make: type[AnswerPad]
    ) -> None:
        acts: list[Act] = []
        pad = make(asked_about("chip_race", "players"))
        Keyboard(pad, ACTS, acts.append)
        given = shown_pad(pad, qtbot)
        keys(pad, " ap\n")
        assert given == ["As"]
        assert acts == []

    def test_backspace_forgets_the_rank(self, qtbot: QtBot) -> None:
        pad = CardPad(asked_about("chip_race", "players"))
        given = shown_pad(pad, qtbot)
        keys(pad, "a")
        assert pad.take_back()
        keys(pad, "p")
        assert given == []


class TestSeveral:
    def test_actions_in_the_order_they_happened(self, qtbot: QtBot) -> None:
        pad, given = shown(qtbot, "substantial_action", "actions")
        assert isinstance(pad, ListPad)
        keys(pad, "34")
        assert pad.bar.line.text() == "Call › Relance"
        keys(pad, "\n")
        assert given == [["call", "raise"]]

    def test_a_card_of_the_deal_turned_over_is_named_once(self, qtbot: QtBot) -> None:
        pad, given = shown(qtbot, "misdeal", "exposed_index")
        assert isinstance(pad, ListPad)
        keys(pad, "11")
        assert pad.bar.line.text() == "1\u00a0: 1 y est déjà"
        keys(pad, "3\n")
        assert given == [[1, 3]]

    def test_a_player_alone_at_a_table_has_nobody_to_be_kept_from(self, qtbot: QtBot) -> None:
        pad, given = shown(qtbot, "penalty_rounds", "players_at_table")
        assert isinstance(pad, NumberPad) and 1 not in pad.numbers
        keys(pad, "1")
        assert given == []

    def test_none_of_them_where_none_is_usual(self, qtbot: QtBot) -> None:
        pad, given = shown(qtbot, "reopen", "short_allins", first=[])
        keys(pad, "\n")
        assert given == [[]]

    def test_amounts_one_after_the_other(self, qtbot: QtBot) -> None:
        pad, given = shown(qtbot, "reopen", "short_allins")
        keys(pad, "300\n450\n\n")
        assert given == [[300, 450]]

    def test_a_finished_list_cannot_be_empty_where_one_is_needed(self, qtbot: QtBot) -> None:
        pad, given = shown(qtbot, "substantial_action", "actions")
        assert isinstance(pad, ListPad)
        keys(pad, "\n")
        assert given == []
        assert not pad.bar.ok.isEnabled()


class TestRows:
    def test_what_each_player_put_in(self, qtbot: QtBot) -> None:
        pad, given = shown(qtbot, "pots", "contributions", AT_TABLE)
        keys(pad, "1500\n")
        keys(pad, "21500\n\n")
        assert given == [{"1": 500, "2": 1500}]

    def test_a_row_half_told_cannot_be_the_last(self, qtbot: QtBot) -> None:
        pad, given = shown(qtbot, "pots", "contributions")
        keys(pad, "a\n")
        assert given == []

    def test_backspace_goes_back_figure_by_figure(self, qtbot: QtBot) -> None:
        pad, given = shown(qtbot, "pots", "contributions")
        assert isinstance(pad, RowsPad)
        keys(pad, "a500\nb")
        assert pad.take_back() and pad.rows == [{"who": "A", "what": 500}]
        assert pad.take_back() and pad.rows == []
        keys(pad, "700\n\n")
        assert given == [{"A": 700}]

    def test_a_row_is_taken_out_by_its_button(self, qtbot: QtBot) -> None:
        pad, given = shown(qtbot, "award_order", "pots")
        assert isinstance(pad, RowsPad)
        keys(pad, "43")
        pad.remove(0)
        keys(pad, "\n")
        assert given == [[{"name": "pot principal", "players": 3}]]

    def test_rows_given_before_stand_there(self, qtbot: QtBot) -> None:
        pad, given = shown(qtbot, "pots", "contributions", first={"A": 300})
        keys(pad, "b400\n\n")
        assert given == [{"A": 300, "B": 400}]


class TestWords:
    def test_a_remark(self, qtbot: QtBot) -> None:
        pad, given = shown(qtbot, "talk_about_the_hand", "remark")
        assert isinstance(pad, TextPad)
        keys(pad, "un as\n")
        assert given == ["un as"]

    @pytest.mark.parametrize(
        ("op", "name", "value", "words"),
        [
            ("silent_chips", "chips", [1000, 1000, 25], "1\u202f000 + 1\u202f000 + 25"),
            ("substantial_action", "actions", ["call", "fold"], "Call › Fold"),
            ("showdown", "live", [2, 5], "place 2, place 5"),
            ("all_in_showdown", "live", ["A", "B"], "joueur A, joueur B"),
            ("time_expired", "acted", None, "Non, rien"),
            ("pots", "contributions", {"A": 500}, "joueur A\u00a0: 500"),
            ("odd_chip", "winners", [], "aucun"),
        ],
    )
    def test_an_answer_read_back(self, op: str, name: str, value: object, words: str) -> None:
        assert answer_words(asked_about(op, name), value) == words

    def test_a_card_is_read_in_french(self) -> None:
        players = [{"seat": 2, "odd": 1, "other": 500, "cards": ["Kd", "Ts"]}]
        assert answer_words(asked_about("chip_race", "players"), players).endswith("R♦, 10♠")
