"""What leaves or changes places is seen on its way, over what stands there already."""

from __future__ import annotations

from dataclasses import replace

import pytest
from builders import a_tournament, seated_at
from PySide6.QtCore import QEvent, QObject, QRect, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from td_app.tournament import commands as cmd
from td_app.tournament.views.room import room
from td_app.ui import motion
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.evening.room.room_plan import RoomPlan
from td_app.ui.widgets.passing import DECIDES, Passing
from td_app.ui.windows.side_column import TodoList

pytestmark = pytest.mark.usefixtures("in_french", "dressed")


class Painted(QObject):
    """The rooms painted in what it watches."""

    def __init__(self) -> None:
        super().__init__()
        self.rooms: list[QRect] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QPaintEvent):
            self.rooms.append(event.region().boundingRect())
        return False


class Room:
    """Three tables of seven; the first player may go to another one."""

    def __init__(self, qtbot: QtBot) -> None:
        session = a_tournament(entrants=21, tables=3)
        self.tables = room(session.state, session).tables
        self.plan = RoomPlan()
        qtbot.addWidget(self.plan)
        self.plan.resize(1000, 700)
        self.plan.set_tables(self.tables)
        with qtbot.waitExposed(self.plan):
            self.plan.show()
        QApplication.processEvents()

    def moved(self) -> list[Passing]:
        """Move the first player to the second table; return what goes there."""
        first, second, *others = self.tables
        (gone, *stay) = first.players
        there = replace(gone, place=second.free_places[0])
        self.plan.set_tables(
            (
                replace(first, players=tuple(stay)),
                replace(second, players=(*second.players, there), free_places=()),
                *others,
            )
        )
        return self.plan.findChildren(Passing)


def test_a_pill_glides_from_table_to_table_and_is_gone(qtbot: QtBot) -> None:
    here = Room(qtbot)
    (pill,) = here.moved()
    assert pill.way.duration() == 200
    assert pill.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    qtbot.waitUntil(lambda: not here.plan.findChildren(Passing))


def test_the_tables_stand_as_they_will_before_it_is_there(qtbot: QtBot) -> None:
    here = Room(qtbot)
    places = [plan.geometry() for plan in here.plan.plans]
    here.moved()
    assert [plan.geometry() for plan in here.plan.plans] == places
    assert len(here.plan.plans[1].facts.players) == 8, "shown at once, under it"


def test_a_frame_paints_the_pill_and_where_it_was_alone(qtbot: QtBot) -> None:
    here = Room(qtbot)
    painted = Painted()
    (pill,) = here.moved()
    QApplication.processEvents()
    pill.way.pause()
    for plan in here.plan.plans:
        plan.installEventFilter(painted)
    for ms in range(16, 200, 16):
        before = pill.geometry()
        painted.rooms.clear()
        pill.way.setCurrentTime(ms)
        QApplication.processEvents()
        way = before.united(pill.geometry())
        for seen in painted.rooms:
            assert seen.width() <= way.width() + 2 and seen.height() <= way.height() + 2


def test_nothing_glides_where_nobody_wants_it_to(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(motion, "_system_reduces", lambda: True)
    assert not Room(qtbot).moved()


def test_nothing_glides_while_a_floor_decides(qtbot: QtBot) -> None:
    here = Room(qtbot)
    deciding = QWidget(here.plan)
    deciding.setObjectName(DECIDES)
    deciding.show()
    assert not here.moved()


def test_a_card_that_is_done_leaves_to_the_side(qtbot: QtBot) -> None:
    session = a_tournament(entrants=16, tables=2)
    live = LiveTournament(session)
    todo = TodoList(live)
    live.setParent(todo)
    qtbot.addWidget(todo)
    for who in seated_at(session, 1)[:3]:
        session.dispatch(cmd.Eliminate((cmd.PlayerOut(who),)))
    todo.refresh()
    with qtbot.waitExposed(todo):
        todo.show()
    (key, card) = next(iter(todo.cards.items()))
    where = card.pos()
    live.dispatch(cmd.DeclineProposal(key, "non"))
    todo.refresh()
    (leaving,) = todo.findChildren(Passing)
    assert leaving.way.duration() == 120 and leaving.way.startValue() == where
    assert key not in todo.cards, "what stays has its place at once"
    assert leaving.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
