"""One question at a time: keys alone answer every situation, and the strip leads back."""

from __future__ import annotations

from collections.abc import Mapping
from time import process_time

import pytest
from ask_builders import AT_TABLE, NO_TABLE, an_ask_view, ask, asked_about, keys
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollArea
from pytestqt.qtbot import QtBot
from room_builders import click, cut_in, settle

from rules_ropta.registry import questions
from rules_ropta.ruling import Ruling
from td_app.floor.questioning import Questioning, begin
from td_app.floor.steps import every_step
from td_app.floor.table_facts import TableFacts
from td_app.ui.acts import Act
from td_app.ui.keys import Keyboard
from td_app.ui.pages.evening.floor.answers.answer_choice import ChoicePad
from td_app.ui.pages.evening.floor.answers.answer_for import pad_for
from td_app.ui.pages.evening.floor.answers.answer_number import NumberPad
from td_app.ui.pages.evening.floor.answers.chip_pad import ChipPad
from td_app.ui.pages.evening.floor.ask_view import AskView
from td_app.ui.theme.tokens import Height
from td_app.ui.windows.act_table import ACTS
from td_app.ui.windows.page_acts import page_acts
from td_app.ui.windows.page_register import PAGES
from td_app.words.asking import field_question

Key = Qt.Key
ALT = Qt.KeyboardModifier.AltModifier

#: A situation, the keys of a floor who is at no table in particular, and the case they make.
WORKED = {
    "a single raise of several chips": (
        "silent_chips",
        "325\n\n500 25\n100\n",
        {"bet_level": 325, "chips": [500, 25], "raised_from": 100},
    ),
    "too few chips after the opening": (
        "undercall",
        "3800\n200\n4\n1",
        {
            "done": None,
            "bet_level": 800,
            "pushed": 200,
            "players_in_hand": 4,
            "facing": "opening_bet",
        },
    ),
    "who shows first": (
        "showdown",
        "2468\n61\n",
        {"live": [2, 4, 6, 8], "last_river_aggressor": 6, "button": 1},
    ),
    "nobody bet on the river": (
        "showdown",
        "357\nn81",
        {"live": [3, 5, 7], "last_river_aggressor": None, "button": 8, "all_in": True},
    ),
    "a call out of turn": (
        "out_of_turn",
        "21\n\n",
        {"announced": "call", "actions_between": ["check"], "repeated": False},
    ),
    "a raise out of turn, nobody else having acted yet": (
        "out_of_turn",
        "5\n\n",
        {"announced": "raise", "actions_between": [], "repeated": False},
    ),
    "an all-in small blind": (
        "pots",
        "a3000\nb10000\nc10000\n\na\n0\n",
        {
            "contributions": {"A": 3000, "B": 10000, "C": 10000},
            "folded": ["A"],
            "dead_ante": 0,
        },
    ),
    "a chip race with cards": (
        "chip_race",
        "bc115000\nap\n415000\nah\n\n",
        {
            "low": 100,
            "high": 500,
            "players": [
                {"seat": 1, "odd": 1, "other": 5000, "cards": ["As"]},
                {"seat": 4, "odd": 1, "other": 5000, "cards": ["Ah"]},
            ],
        },
    ),
    "two out at once": (
        "simultaneous_eliminations",
        "221\n5000\n1\n3000\n\n",
        {
            "bubble": False,
            "hand_for_hand": False,
            "players": [
                {"id": "A", "table": 1, "stack": 5000},
                {"id": "B", "table": 1, "stack": 3000},
            ],
        },
    ),
    "the small blind has gone out": (
        "next_positions",
        "123123456\n2\n",
        {
            "prev.button": 1,
            "prev.sb": 2,
            "prev.bb": 3,
            "players_before": [1, 2, 3, 4, 5, 6],
            "eliminated": [2],
        },
    ),
    "a card turned up during the deal": (
        "misdeal",
        "13\n",
        {"what": "exposed_index", "exposed_index": [3]},
    ),
    "raise said before the chip": (
        "single_chip_announced",
        "1200\n\nd0\n",
        {"announced_before_touch": True, "bet_level": 200, "chip": 1000, "raised_from": 0},
    ),
    "hands of too many cards": (
        "misdeal_after_substantial_action",
        "a2b3c2d1\n",
        {"cards": {"A": 2, "B": 3, "C": 2, "D": 1}},
    ),
    "two undercalls in a row": (
        "consecutive_undercalls",
        "bc\n421800\n",
        {
            "offenders": ["B", "C"],
            "players_in_hand": 4,
            "single_chip": False,
            "facing": "opening_bet",
            "bet_level": 800,
        },
    ),
    "the order of the pots": (
        "award_order",
        "432\n",
        {
            "pots": [
                {"name": "pot principal", "players": 4},
                {"name": "pot extérieur 1", "players": 3},
                {"name": "pot extérieur 2", "players": 2},
            ]
        },
    ),
    "a hand thrown away by mistake": (
        "unprotected_hand_mucked",
        "122",
        {"thrown_by": "taken", "identifiable": False, "last_action": "check"},
    ),
    "a time call": ("time_call", "175\n", {"caller": "seated", "elapsed_s": 75}),
}


#: What is left of the floor's page under its search field at 1024 x 600.
LOW = (860, 372)


@pytest.fixture
def view(dressed: QApplication, in_french: None, qtbot: QtBot) -> AskView:
    """Return the view of an evening with two tables."""
    return an_ask_view(qtbot)


@pytest.fixture
def told(view: AskView) -> list[Questioning]:
    """Return what the view tells, as it tells it."""
    heard: list[Questioning] = []
    view.answered.connect(heard.append)
    return heard


def answered(op: str, answers: Mapping[str, object]) -> Questioning:
    """Return the questioning answered without a screen; defaults where nothing is told."""
    questioning = begin(op)
    while (step := questioning.current) is not None:
        questioning = questioning.answer(step.name, answers.get(step.name, step.value))
    return questioning


class TestKeysAlone:
    @pytest.mark.parametrize("story", WORKED)
    def test_a_worked_case(self, view: AskView, told: list[Questioning], story: str) -> None:
        op, pressed, answers = WORKED[story]
        ask(view, op)
        keys(view, pressed)
        assert told[-1].outcome is not None
        assert told[-1].given == answered(op, answers).given

    def test_a_figure_answers_at_once_and_the_next_question_comes(self, view: AskView) -> None:
        ask(view, "request_to_see")
        assert view.question.text() == field_question("request_to_see", "pot_awarded")
        began = process_time()
        keys(view, "2")
        assert process_time() - began < 1
        assert view.question.text() == field_question("request_to_see", "all_in")

    @pytest.mark.parametrize(
        ("key", "mark", "value"), [(Key.Key_Ampersand, "&", True), (Key.Key_Eacute, "é", False)]
    )
    def test_the_unshifted_figures_of_a_french_keyboard(
        self, view: AskView, told: list[Questioning], key: Qt.Key, mark: str, value: bool
    ) -> None:
        ask(view, "request_to_see")
        _send(view, key, mark)
        assert told[-1].given == {"pot_awarded": value}

    def test_arrows_light_an_answer_and_enter_gives_it(
        self, view: AskView, told: list[Questioning]
    ) -> None:
        ask(view, "request_to_see")
        keys(view, "vv\n")
        assert told[-1].given == {"pot_awarded": False}

    def test_enter_gives_the_usual_answer(self, view: AskView, told: list[Questioning]) -> None:
        ask(view, "silent_chips", answers={"bet_level": 325})
        keys(view, "\n")
        assert told[-1].given["prior"] == 0

    def test_enter_alone_answers_nothing_where_nothing_is_usual(
        self, view: AskView, told: list[Questioning]
    ) -> None:
        ask(view, "request_to_see")
        keys(view, "\n")
        ask(view, "silent_chips")
        keys(view, "\n")
        assert told == []

    def test_a_key_held_down_answers_one_question_only(
        self, view: AskView, told: list[Questioning]
    ) -> None:
        ask(view, "request_to_see")
        keys(view, "1")
        _send(view, Key.Key_1, "1", held=True)
        assert len(told) == 1


class TestTakingBack:
    def test_backspace_asks_the_answer_before_again(self, view: AskView) -> None:
        ask(view, "request_to_see", answers={"pot_awarded": False})
        keys(view, "<")
        assert view.questioning is not None and view.questioning.current is not None
        assert view.questioning.current.name == "pot_awarded"

    def test_the_answer_before_is_lit(self, view: AskView) -> None:
        ask(view, "request_to_see", answers={"pot_awarded": False})
        keys(view, "<")
        assert isinstance(view.pad, ChoicePad)
        assert view.pad.buttons[1].hasFocus()

    @pytest.mark.parametrize("key", [Key.Key_Backspace, Key.Key_Escape])
    def test_nothing_left_to_take_back_leaves(
        self, view: AskView, qtbot: QtBot, key: Qt.Key
    ) -> None:
        ask(view, "request_to_see")
        with qtbot.waitSignal(view.left):
            QTest.keyClick(QApplication.focusWidget() or view, key)

    def test_what_was_put_in_goes_first(self, view: AskView, qtbot: QtBot) -> None:
        ask(view, "out_of_turn", answers={"announced": "call"})
        keys(view, "12<")
        with qtbot.assertNotEmitted(view.left):
            keys(view, "<")
        assert view.questioning is not None
        assert view.questioning.given == {"announced": "call"}


class TestTheStrip:
    def test_answers_given_stand_in_order(self, view: AskView) -> None:
        ask(view, "request_to_see", answers={"pot_awarded": True})
        assert [item.facts.name for item in view.strip.items] == ["pot_awarded"]
        assert view.strip.items[0].facts.answer == "Oui, déjà"

    def test_what_the_clock_told_says_so(self, view: AskView) -> None:
        ask(view, "short_all_in", known={"bb": 100})
        facts = next(item.facts for item in view.strip.items if item.facts.name == "bb")
        assert facts.source == "du niveau en cours"

    def test_a_click_reopens_and_the_others_are_kept(
        self, view: AskView, told: list[Questioning]
    ) -> None:
        ask(view, "silent_chips", answers={"bet_level": 325, "prior": 225})
        click(view.strip.items[0])
        keys(view, "400\n")
        assert told[-1].given == {"bet_level": 400, "prior": 225}

    def test_alt_and_its_figure_reopen(self, view: AskView) -> None:
        ask(view, "silent_chips", answers={"bet_level": 325, "prior": 225})
        QTest.keyClick(QApplication.focusWidget() or view, Key.Key_2, ALT)
        assert view.questioning is not None and view.questioning.current is not None
        assert view.questioning.current.name == "prior"

    def test_seldom_asked_details_are_one_click_away(self, view: AskView) -> None:
        ask(view, "silent_chips")
        assert view.more.isVisible()
        click(view.more)
        assert isinstance(view.pad, ChoicePad)
        names = [value for value, _ in view.pad.options]
        keys(view, "1")
        assert view.questioning is not None and view.questioning.current is not None
        assert view.questioning.current.name == names[0]

    def test_the_details_are_left_by_backspace(self, view: AskView) -> None:
        ask(view, "silent_chips")
        click(view.more)
        keys(view, "<")
        assert isinstance(view.pad, ChipPad)

    def test_no_details_no_button(self, view: AskView) -> None:
        ask(view, "request_to_see")
        assert not view.more.isVisible()


class TestTheWindowsKeys:
    def test_none_of_them_acts_while_the_question_has_the_keyboard(self, view: AskView) -> None:
        asked: list[Act] = []
        Keyboard(view, (*ACTS, *page_acts(PAGES)), asked.append)
        for op in ("request_to_see", "flashed_card", "showdown", "out_of_turn", "silent_chips"):
            ask(view, op)
            for mark in "9nNpPbBeEdD+-=,":
                QTest.keyClicks(QApplication.focusWidget() or view, mark)
        assert asked == []

    def test_space_is_the_clock_s_while_a_question_is_asked(self, view: AskView) -> None:
        asked: list[Act] = []
        Keyboard(view, ACTS, asked.append)
        ask(view, "showdown")
        QTest.keyClick(QApplication.focusWidget() or view, Qt.Key.Key_Space)
        assert [act.name for act in asked] == ["toggle_clock"]

    def test_a_clicked_answer_leaves_the_keyboard_with_the_questions(self, view: AskView) -> None:
        asked: list[Act] = []
        Keyboard(view, (*ACTS, *page_acts(PAGES)), asked.append)
        ask(view, "request_to_see")
        assert isinstance(view.pad, ChoicePad)
        click(view.pad.buttons[1])
        keys(view, "1")
        assert asked == []
        assert view.questioning is not None and len(view.questioning.given) == 2


class TestEverySituation:
    @pytest.mark.parametrize("facts", [NO_TABLE, AT_TABLE], ids=["no table", "at a table"])
    def test_every_question_can_be_asked(self, view: AskView, facts: TableFacts) -> None:
        for op in questions():
            for step in every_step(op):
                view.show_questioning(begin(op).reopen(step.name), facts)
                assert view.pad is not None, (op, step.name)
                assert view.pad.isVisible(), (op, step.name)
                assert view.question.text(), (op, step.name)
                made = pad_for(asked_about(op, step.name, facts))
                assert made.accessibleName() == "" and made.asked.name == step.name
                made.deleteLater()

    @pytest.mark.parametrize("size", [(854, 560), (852, 1080)])
    @pytest.mark.parametrize(
        "op",
        ["talk_about_the_hand", "misdeal", "silent_chips", "showdown", "table_stop", "chip_race"],
    )
    def test_nothing_is_cut(self, view: AskView, op: str, size: tuple[int, int]) -> None:
        view.resize(*size)
        for facts in (NO_TABLE, AT_TABLE):
            ask(view, op, facts)
            assert cut_in(view) == [], facts

    @pytest.mark.parametrize(
        ("op", "answers"),
        [
            ("behaviour", {}),
            ("all_in_said", {"heard": "clear", "in_turn": False}),
            ("out_of_turn", {"announced": "call"}),
            ("dead_hand_played", {}),
            ("spoken_action", {}),
            ("board_error", {"street": "turn"}),
        ],
    )
    def test_every_answer_is_in_sight_in_a_low_window(
        self, view: AskView, op: str, answers: Mapping[str, object]
    ) -> None:
        view.resize(*LOW)
        ask(view, op, answers=answers)
        settle()
        assert view.findChild(QScrollArea).verticalScrollBar().maximum() == 0

    def test_what_fits_does_not_scroll(self, view: AskView) -> None:
        ask(view, "pots", AT_TABLE, known={"blinds": [50, 100], "ante": 0})
        keys(view, "1")
        settle()
        bar = view.findChild(QScrollArea).verticalScrollBar()
        assert bar.maximum() == 0

    def test_answers_are_high_enough_for_a_hurried_hand(self, view: AskView) -> None:
        for op in ("talk_about_the_hand", "flashed_card"):
            ask(view, op)
            assert isinstance(view.pad, ChoicePad | NumberPad)
            QApplication.processEvents()
            assert all(button.height() >= Height.FLOOR_CONTROL for button in view.pad.buttons)

    def test_a_whole_situation_ends_in_a_ruling(
        self, view: AskView, told: list[Questioning]
    ) -> None:
        ask(view, "odd_chip", AT_TABLE)
        keys(view, "1")
        keys(view, "25\n")
        assert isinstance(told[-1].outcome, Ruling)


def _send(view: AskView, key: Qt.Key, text: str, *, held: bool = False) -> None:
    plain = Qt.KeyboardModifier.NoModifier
    pressed = QKeyEvent(QEvent.Type.KeyPress, key, plain, text, held)
    QApplication.sendEvent(QApplication.focusWidget() or view, pressed)
