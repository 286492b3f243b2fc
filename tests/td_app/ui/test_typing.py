"""When the keyboard writes: in fields, and in the lists of a question."""

from __future__ import annotations

from PySide6.QtWidgets import QFrame, QLineEdit, QListWidget, QVBoxLayout
from pytestqt.qtbot import QtBot

from td_app.ui.keys import is_typing


def test_a_field_is_written_in(qtbot: QtBot) -> None:
    field = QLineEdit()
    qtbot.addWidget(field)
    assert is_typing(field)


def test_a_list_takes_letters_only_in_a_question(qtbot: QtBot) -> None:
    panel, names = QFrame(), QListWidget()
    qtbot.addWidget(panel)
    QVBoxLayout(panel).addWidget(names)
    assert not is_typing(names)
    panel.setProperty("asks", True)
    assert is_typing(names)
