"""The table of keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QFrame,
    QLabel,
    QLineEdit,
    QListWidget,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from td_app.ui.acts import Act, Group, cap_words, group_words
from td_app.ui.keys import Keyboard, is_typing
from td_app.ui.widgets.keys import FORM
from td_app.ui.widgets.row_model import Column
from td_app.ui.widgets.row_table import RowTable
from td_app.ui.windows.act_table import ACTS, KEYS_HELP, PALETTE, TOGGLE_CLOCK
from td_app.ui.windows.page_acts import FRENCH_DIGITS, club_acts, page_acts
from td_app.ui.windows.page_register import PAGES

EVERY = (*ACTS, *club_acts(), *page_acts(PAGES))


def test_every_key_is_written_as_qt_reads_it() -> None:
    for act in EVERY:
        for text in act.keys:
            sequence = QKeySequence(text)
            assert sequence.count() == 1, text
            assert sequence[0].key() != Qt.Key.Key_unknown, text


def test_no_key_does_two_things() -> None:
    every = [text for act in EVERY for text in act.keys]
    assert len(every) == len(set(every))


def test_every_act_is_said_and_told_apart() -> None:
    assert all(act.words() for act in EVERY)
    assert len({act.name for act in EVERY}) == len(EVERY)
    assert {act.group for act in EVERY} == set(Group)
    assert all(group_words(group) for group in Group)


def test_keys_are_shown_as_they_are_written_on_a_keyboard() -> None:
    assert cap_words("Alt+Down") == "Alt+↓"
    assert cap_words("+") == "+"


def test_one_types_in_fields_and_in_their_parts(qapp: QApplication) -> None:
    holder = QWidget()
    spin, combo, line, words = QSpinBox(), QComboBox(), QLineEdit(), QLabel()
    column = QVBoxLayout(holder)
    for widget in (spin, combo, line, words):
        column.addWidget(widget)
    assert all(is_typing(widget) for widget in (spin, combo, line, spin.lineEdit()))
    assert not is_typing(words)
    assert not is_typing(None)


class Asked:
    """A window with a question over it, and the acts that its keys asked for."""

    def __init__(self, qtbot: QtBot) -> None:
        self.acts: list[Act] = []
        self.window, self.question = QWidget(), QFrame()
        self.names, self.button, self.outside = QListWidget(), QPushButton(), QPushButton()
        self.question.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.question.setProperty("asks", True)
        inside, whole = QVBoxLayout(self.question), QVBoxLayout(self.window)
        for widget in (self.names, self.button):
            inside.addWidget(widget)
        for widget in (self.outside, self.question):
            whole.addWidget(widget)
        self.keyboard = Keyboard(self.window, EVERY, self.acts.append)
        qtbot.addWidget(self.window)
        with qtbot.waitActive(self.window):
            self.window.show()
            self.window.activateWindow()

    def typed(self, widget: QWidget, key: Qt.Key, *, ctrl: bool = False) -> list[Act]:
        """Press a key on a widget; return what it asked of the window."""
        self.acts.clear()
        widget.setFocus()
        held = Qt.KeyboardModifier.ControlModifier if ctrl else Qt.KeyboardModifier.NoModifier
        QTest.keyClick(widget, key, held)
        return self.acts


@pytest.fixture
def asked(qtbot: QtBot) -> Asked:
    return Asked(qtbot)


@pytest.mark.parametrize("key", [Qt.Key.Key_3, Qt.Key.Key_E])
def test_no_key_of_the_window_acts_while_a_question_has_the_keyboard(
    asked: Asked, key: Qt.Key
) -> None:
    assert len(asked.typed(asked.outside, key)) == 1
    for widget in (asked.question, asked.names, asked.button):
        assert asked.typed(widget, key) == []


def test_a_question_is_explained_while_it_has_the_keyboard(asked: Asked) -> None:
    for widget in (asked.outside, asked.question, asked.button):
        assert asked.typed(widget, Qt.Key.Key_Question) == [KEYS_HELP]
    assert asked.typed(asked.names, Qt.Key.Key_Question) == [KEYS_HELP]


def test_space_is_the_clock_s_while_a_question_has_the_keyboard(asked: Asked) -> None:
    for widget in (asked.outside, asked.question, asked.names, asked.button):
        assert asked.typed(widget, Qt.Key.Key_Space) == [TOGGLE_CLOCK]


def test_no_digit_leads_to_another_page_from_a_form_or_a_table_that_is_edited(
    asked: Asked,
) -> None:
    asked.question.setProperty("asks", False)
    assert len(asked.typed(asked.names, Qt.Key.Key_3)) == 1
    asked.question.setProperty(FORM, True)
    for widget in (asked.question, asked.names, asked.button):
        asked.outside.setFocus()
        assert asked.typed(widget, Qt.Key.Key_3) == []
        assert asked.typed(widget, Qt.Key.Key_Space) == [TOGGLE_CLOCK]
    assert len(asked.typed(asked.outside, Qt.Key.Key_3)) == 1


def test_space_on_a_row_with_a_box_ticks_it_and_on_another_is_the_clock(asked: Asked) -> None:
    class Ticked(RowTable[str]):
        def ticks(self, row: str) -> bool:
            return row == "Dupré"

    lines = Ticked((Column("name", "Nom", lambda row: row),), lambda row: row)
    lines.set_rows(["Martin", "Dupré"])
    ticked: list[str] = []
    lines.tick_asked.connect(ticked.append)
    inside = asked.window.layout()
    assert inside is not None
    inside.addWidget(lines)
    lines.choose("Dupré")
    assert asked.typed(lines, Qt.Key.Key_Space) == []
    assert ticked == ["Dupré"]
    lines.choose("Martin")
    assert asked.typed(lines, Qt.Key.Key_Space) == [TOGGLE_CLOCK]
    assert ticked == ["Dupré"]


def test_space_presses_a_button_only_when_tab_reached_it(asked: Asked) -> None:
    asked.names.setFocus()
    with asked.keyboard.going_on():
        asked.button.setFocus()
    QTest.keyClick(asked.button, Qt.Key.Key_Space)
    assert asked.acts == []
    asked.outside.setFocus()
    asked.outside.setEnabled(False)
    asked.acts.clear()
    QTest.keyClick(QApplication.focusWidget() or asked.window, Qt.Key.Key_Space)
    assert asked.acts == [TOGGLE_CLOCK]


def test_no_letter_alone_changes_the_clock() -> None:
    letters = {key for act in EVERY for key in act.keys if len(key) == 1 and key.isalpha()}
    assert letters - {key for keys in FRENCH_DIGITS for key in keys} == {"E"}
    clock = [key for act in EVERY if act.group is Group.CLOCK for key in act.keys]
    assert not any(len(key) == 1 and key.isalpha() for key in clock)


def test_the_searches_are_reached_from_a_question(asked: Asked) -> None:
    assert asked.typed(asked.button, Qt.Key.Key_K, ctrl=True) == [PALETTE]


def test_a_button_clicked_in_a_question_leaves_it_the_keyboard(asked: Asked, qtbot: QtBot) -> None:
    qtbot.mouseClick(asked.button, Qt.MouseButton.LeftButton)
    assert asked.question.hasFocus()
    qtbot.mouseClick(asked.outside, Qt.MouseButton.LeftButton)
    assert not asked.outside.hasFocus()


def test_space_within_a_name_typed_on_a_list_is_not_the_clock(asked: Asked) -> None:
    lines = RowTable((Column("name", "Nom", lambda row: row),), lambda row: row)
    lines.set_rows(["Martin", "De La Tour"])
    inside = asked.window.layout()
    assert inside is not None
    inside.addWidget(lines)
    lines.setFocus()
    QTest.keyClicks(lines, "de")
    assert asked.typed(lines, Qt.Key.Key_Space) == []
    assert lines.chosen_row() == "De La Tour"
