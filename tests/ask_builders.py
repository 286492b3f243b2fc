"""Builders of one question at a time: the view on a real session, and keys as a floor presses."""

from __future__ import annotations

from collections.abc import Mapping

from builders import a_tournament
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from rules_ropta.situation import REQUIRED, AskedField
from td_app.floor.questioning import Questioning, begin
from td_app.floor.steps import every_step
from td_app.floor.table_facts import Sitting, TableFacts
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.evening.floor.answers.answer_pad import AnswerPad, Asked
from td_app.ui.pages.evening.floor.ask_view import AskView

CHIPS = (25, 100, 500, 1000, 5000)
NO_TABLE = TableFacts(seats=9, chip_values=CHIPS, small_blind=50, big_blind=100)
AT_TABLE = TableFacts(
    table=1,
    seats=9,
    chip_values=CHIPS,
    small_blind=50,
    big_blind=100,
    players=tuple(Sitting(place, place) for place in (1, 2, 3, 5, 8)),
)
#: What is left of the floor's page under its search field at 1366 x 768.
ROOM = (854, 560)

NAMED = {"\n": Qt.Key.Key_Return, "<": Qt.Key.Key_Backspace, "v": Qt.Key.Key_Down}


def an_ask_view(qtbot: QtBot, size: tuple[int, int] = ROOM) -> AskView:
    """Return the view of an evening with two tables, shown."""
    live = LiveTournament(a_tournament(entrants=15, tables=2))
    view = AskView(live)
    live.setParent(view)
    qtbot.addWidget(view, before_close_func=lambda _view: live.close())
    view.resize(*size)
    view.show()
    with qtbot.waitActive(view):
        view.activateWindow()
    return view


def ask(
    view: AskView,
    op: str,
    facts: TableFacts = NO_TABLE,
    *,
    known: Mapping[str, object] | None = None,
    answers: Mapping[str, object] | None = None,
) -> Questioning:
    """Ask about a situation, ``known`` beforehand and ``answers`` already given."""
    questioning = begin(op, known or {})
    for name, value in (answers or {}).items():
        questioning = questioning.answer(name, value)
    view.show_questioning(questioning, facts)
    view.setFocus()
    QApplication.processEvents()
    return questioning


def keys(view: QWidget, text: str) -> None:
    """Press keys where the keyboard is by then: ``\\n`` Enter, ``<`` Backspace, ``v`` Down."""
    for mark in text:
        where = QApplication.focusWidget() or view
        if mark in NAMED:
            QTest.keyClick(where, NAMED[mark])
        else:
            QTest.keyClicks(where, mark)
    QApplication.processEvents()


def asked_about(
    op: str, name: str, facts: TableFacts = NO_TABLE, first: object = REQUIRED
) -> Asked:
    """Return what a step of a situation asks, nothing answered before."""
    field: AskedField = next(step.field for step in every_step(op) if step.name == name)
    return Asked(op, name, field.shape, facts, first)


def shown_pad(pad: AnswerPad, qtbot: QtBot) -> list[object]:
    """Show a widget alone with the keyboard; return the list that its answers join."""
    given: list[object] = []
    pad.given.connect(given.append)
    qtbot.addWidget(pad)
    pad.resize(760, 420)
    pad.show()
    with qtbot.waitActive(pad):
        pad.activateWindow()
    pad.begin()
    return given
