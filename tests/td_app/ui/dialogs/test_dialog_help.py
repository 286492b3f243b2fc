"""Help on a question: its own keys show it, in room made for it, and none of it is missing."""

from __future__ import annotations

import pytest
from help_builders import faults
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from td_app.ui.dialogs.house_dialog import ReasonDialog
from td_app.words.help import help_words

Key = Qt.Key


@pytest.fixture
def asked(qtbot: QtBot, dressed: QApplication) -> ReasonDialog:
    """A question that is shown, with a field and two buttons."""
    dialog = ReasonDialog("Écarter cette proposition", "Le directeur en décide.", "Écarter")
    qtbot.addWidget(dialog)
    dialog.open()
    return dialog


def test_the_help_of_a_question_covers_nothing_of_it(asked: ReasonDialog) -> None:
    before, least = asked.size(), asked.minimumSize()
    asked.help.turn()
    overlay = asked.help.overlay
    assert overlay is not None and not faults(asked)
    told = {one.words for one in overlay.told}
    assert help_words(("dialogs",), "Ne rien changer", "fr") in told
    assert overlay.size() == asked.size()
    shown = asked.buttons["confirm"].geometry()
    assert overlay.laid.foot.top() > shown.bottom(), "the list stands below the buttons"
    QTest.keyClick(asked, Key.Key_Down)
    assert asked.help.overlay is None
    assert (asked.size(), asked.minimumSize()) == (before, least)
    assert asked.isVisible()


def test_escape_leaves_the_help_and_not_the_question(asked: ReasonDialog) -> None:
    QTest.keyClick(asked.reason, Key.Key_F1, Qt.KeyboardModifier.ShiftModifier)
    assert asked.help.overlay is not None
    QTest.keyClick(asked, Key.Key_Escape)
    assert asked.help.overlay is None and asked.isVisible()


def test_the_key_pressed_shows_it_and_in_a_field_it_writes(asked: ReasonDialog) -> None:
    QTest.keyClick(asked.reason, Key.Key_Question)
    assert asked.reason.toPlainText() == "?" and asked.help.overlay is None
    button = asked.buttons["cancel"]
    button.setFocus()
    QTest.keyClick(button, Key.Key_Question)
    assert asked.help.overlay is not None, "let go at once, it stays until any key"
    asked.help.leave()
