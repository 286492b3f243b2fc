"""The table of keys."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from td_app.ui.keys import KEYS, Act, act_words, is_typing


def test_every_key_is_written_as_qt_reads_it() -> None:
    for row in KEYS:
        for text in row.sequences:
            sequence = QKeySequence(text)
            assert sequence.count() == 1, text
            assert sequence[0].key() != Qt.Key.Key_unknown, text


def test_no_key_does_two_things() -> None:
    every = [text for row in KEYS for text in row.sequences]
    assert len(every) == len(set(every))


def test_every_act_is_said() -> None:
    assert all(act_words(act) for act in Act)


def test_one_types_in_fields_and_in_their_parts(qapp: QApplication) -> None:
    holder = QWidget()
    spin, combo, line, words = QSpinBox(), QComboBox(), QLineEdit(), QLabel()
    column = QVBoxLayout(holder)
    for widget in (spin, combo, line, words):
        column.addWidget(widget)
    assert all(is_typing(widget) for widget in (spin, combo, line, spin.lineEdit()))
    assert not is_typing(words)
    assert not is_typing(None)
