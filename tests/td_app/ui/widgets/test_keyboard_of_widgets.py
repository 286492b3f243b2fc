"""What the keyboard does on a button, in a list and in lines being written."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QApplication, QScrollArea, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from td_app.ui.widgets.buttons import Button
from td_app.ui.widgets.row_model import Column
from td_app.ui.widgets.row_table import RowTable
from td_app.ui.widgets.typed_lines import LinesEditor

pytestmark = pytest.mark.usefixtures("in_french", "dressed")


class TestAButton:
    def pressed(self, qtbot: QtBot, key: Qt.Key, held: Qt.KeyboardModifier) -> int:
        button = Button("Nouveau tournoi")
        qtbot.addWidget(button)
        clicks: list[str] = []
        button.clicked.connect(lambda: clicks.append("pressed"))
        qtbot.keyClick(button, key, held)
        return len(clicks)

    @pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
    def test_enter_presses_it_outside_a_dialog_too(self, qtbot: QtBot, key: Qt.Key) -> None:
        assert self.pressed(qtbot, key, Qt.KeyboardModifier.NoModifier) == 1

    def test_ctrl_and_enter_are_left_to_the_form(self, qtbot: QtBot) -> None:
        held = Qt.KeyboardModifier.ControlModifier
        assert self.pressed(qtbot, Qt.Key.Key_Return, held) == 0


class TestAList:
    def test_ctrl_a_chooses_every_row(self, qtbot: QtBot) -> None:
        table = RowTable[str]([Column("name", "Nom", lambda row: row, fills=True)], lambda row: row)
        qtbot.addWidget(table)
        table.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        table.set_rows(["ROUX", "MOREL", "PETIT"])
        held = Qt.KeyboardModifier.ControlModifier
        # As a real keyboard sends it: with the control character that Ctrl+A writes.
        QApplication.sendEvent(table, QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_A, held, "\x01"))
        assert len(table.selectionModel().selectedRows()) == 3


class TestLinesBeingWritten:
    def test_a_line_added_below_the_fold_is_brought_into_view(self, qtbot: QtBot) -> None:
        editor, inside, area = LinesEditor("Ajouter", "Le prix"), QWidget(), QScrollArea()
        column = QVBoxLayout(inside)
        column.addSpacing(600)
        column.addWidget(editor)
        area.setWidget(inside)
        area.setWidgetResizable(True)
        area.resize(400, 300)
        qtbot.addWidget(area)
        area.show()
        editor.add.click()
        bar = area.verticalScrollBar()
        qtbot.waitUntil(lambda: bar.value() > 300)
