"""The table of keys."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QFrame,
    QLabel,
    QLineEdit,
    QListWidget,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from td_app.ui.acts import ACTS, KEYS, Act, Group, act_words, cap_words, group_words
from td_app.ui.keys import is_typing


def test_every_key_is_written_as_qt_reads_it() -> None:
    for row in KEYS:
        for text in row.sequences:
            sequence = QKeySequence(text)
            assert sequence.count() == 1, text
            assert sequence[0].key() != Qt.Key.Key_unknown, text


def test_no_key_does_two_things() -> None:
    every = [text for row in KEYS for text in row.sequences]
    assert len(every) == len(set(every))


def test_every_act_is_said_and_stands_in_the_table() -> None:
    assert all(act_words(act) for act in Act)
    assert {row.act for row in ACTS} == set(Act)
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


def test_a_list_takes_letters_only_in_a_question(qtbot: QtBot) -> None:
    panel, names = QFrame(), QListWidget()
    qtbot.addWidget(panel)
    QVBoxLayout(panel).addWidget(names)
    assert not is_typing(names)
    panel.setProperty("asks", True)
    assert is_typing(names)
