"""Builders of a room's page: the page on a real session, and hands that click and type."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QWidget

from rules_ropta.table_layout import Seat
from td_app.live.session import TournamentSession
from td_app.register.finding import Found
from td_app.tournament.proposals import Proposal
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.evening.room.page import RoomPage
from td_app.ui.widgets.table_plan import TablePlan

SMALL, LARGE = (900, 680), (1456, 990)
OpenRoom = Callable[..., RoomPage]


def a_room(session: TournamentSession, size: tuple[int, int] = SMALL) -> RoomPage:
    """Return the page of a session, shown, following every change."""
    live = LiveTournament(session)
    page = RoomPage(live)
    live.setParent(page)
    live.changed.connect(page.refresh)
    page.resize(*size)
    page.show()
    page.activateWindow()
    QApplication.processEvents()
    page.refresh()
    QApplication.processEvents()
    return page


def settle() -> None:
    """Let what was put on the page be shown and take its place."""
    for _ in range(3):
        QApplication.processEvents()


def plan_of(page: RoomPage, table: int) -> TablePlan:
    """Return the plan of a table in play."""
    plan = page.floor.plan.plan(table)
    assert plan is not None
    return plan


def click_seat(page: RoomPage, table: int, place: int) -> None:
    """Click a seat on the plan."""
    plan = plan_of(page, table)
    click(plan, plan.seat_centre(place))


def click(widget: QWidget, at: QPoint | None = None) -> None:
    """Click a widget with the left button, in its middle unless told."""
    where = widget.rect().center() if at is None else at
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=where)
    QApplication.processEvents()


def press(widget: QWidget, key: Qt.Key) -> None:
    """Press one key in a widget."""
    QTest.keyClick(widget, key)
    QApplication.processEvents()


def type_out(page: RoomPage, text: str, *, enter: bool = True) -> None:
    """Type in the entry line, as after E, then Enter."""
    page.eliminate()
    QTest.keyClicks(page.floor.entry.field, text)
    if enter:
        press(page.floor.entry.field, Qt.Key.Key_Return)


def who_sits(page: RoomPage, table: int, place: int) -> int:
    """Return the entrant at a seat."""
    return page.live.state.tables[table].places[place]


def found_at(page: RoomPage, table: int, place: int) -> Found:
    """Return the player at a seat as the entry line knows him."""
    person = page.floor.entry.person_at(Seat(table, place))
    assert person is not None
    return person


def cut_in(widget: QWidget) -> list[str]:
    """Return the words inside a widget that do not have the room they need."""
    settle()
    found = []
    for part in widget.findChildren(QWidget):
        if not part.isVisible() or not isinstance(part, QLabel | QAbstractButton):
            continue
        needed = part.sizeHint()
        high = part.height() >= needed.height()
        if part.hasHeightForWidth():
            high = part.height() >= part.heightForWidth(part.width())
        wide = part.hasHeightForWidth() or part.width() >= needed.width()
        inside = widget.rect().contains(part.mapTo(widget, part.rect().bottomRight()))
        if part.text() and not (high and wide and inside):
            found.append(part.text())
    return found


def proposal_of(page: RoomPage, kind: str) -> Proposal:
    """Return the first proposal of a kind."""
    return next(p for p in page.live.proposals() if p.kind == kind)
