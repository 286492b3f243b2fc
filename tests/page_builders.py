"""Pages on a real session, shown as in the director's window."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QLineEdit,
    QPushButton,
    QRadioButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from td_app.live.session import TournamentSession
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.evening.floor.incidents.incidents_page import IncidentsPage
from td_app.ui.pages.evening.floor.page import FloorPage
from td_app.ui.pages.evening.floor.penalties.penalties_page import PenaltiesPage
from td_app.ui.pages.evening.players.page import PlayersPage
from td_app.ui.pages.evening.ranking.page import RankingPage
from td_app.ui.pages.page import Page
from td_app.ui.pages.program.setup.page import SetupPage

#: What a page has of the window at 1366 x 768; settings stand under tabs besides.
PAGE, UNDER_TABS = (914, 680), (914, 623)


def a_players_page(session: TournamentSession, qtbot: QtBot) -> PlayersPage:
    """Return the page of the entrants of a session, shown."""
    live = LiveTournament(session)
    page = PlayersPage(live)
    _show(page, live, qtbot, PAGE)
    return page


def in_front(page: Page, qtbot: QtBot) -> None:
    """Make a page's window the active one: its shortcuts are heard then."""
    with qtbot.waitActive(page):
        page.activateWindow()


def a_setup_page(session: TournamentSession, qtbot: QtBot) -> SetupPage:
    """Return the page of the settings of a session, shown."""
    live = LiveTournament(session)
    page = SetupPage(live)
    _show(page, live, qtbot, UNDER_TABS)
    return page


def a_ranking_page(session: TournamentSession, qtbot: QtBot) -> RankingPage:
    """Return the ranking of a session, shown."""
    live = LiveTournament(session)
    page = RankingPage(live)
    _show(page, live, qtbot, PAGE)
    return page


def a_floor_page(
    session: TournamentSession, qtbot: QtBot, size: tuple[int, int] = PAGE
) -> FloorPage:
    """Return the floor's page of a session, shown, the keyboard in its search."""
    live = LiveTournament(session)
    page = FloorPage(live)
    _show(page, live, qtbot, size, active=True)
    page.find_text("")
    return page


def an_incidents_page(
    session: TournamentSession, qtbot: QtBot, size: tuple[int, int] = UNDER_TABS
) -> IncidentsPage:
    """Return the page of the incidents of a session, shown, the keyboard in its list."""
    live = LiveTournament(session)
    page = IncidentsPage(live)
    _show(page, live, qtbot, size, active=True)
    page.list.setFocus()
    return page


def a_penalties_page(
    session: TournamentSession, qtbot: QtBot, size: tuple[int, int] = PAGE
) -> PenaltiesPage:
    """Return the sanctions of a session, shown, the keyboard where a player is named."""
    live = LiveTournament(session)
    page = PenaltiesPage(live)
    _show(page, live, qtbot, size, active=True)
    page.find_text("")
    return page


def press(page: Page, *keys: Qt.Key, modifier: Qt.KeyboardModifier | None = None) -> None:
    """Press keys one after the other, each where the keyboard is by then."""
    plain = Qt.KeyboardModifier.NoModifier
    for key in keys:
        QTest.keyClick(QApplication.focusWidget() or page, key, modifier or plain)
        QApplication.processEvents()


def typed(page: Page, text: str) -> None:
    """Type letters and figures where the keyboard is."""
    QTest.keyClicks(QApplication.focusWidget() or page, text)
    QApplication.processEvents()


def written(field: QLineEdit, text: str) -> None:
    """Write in a field as by hand."""
    field.setText(text)
    field.textEdited.emit(text)


def cut_texts(page: QWidget) -> list[str]:
    """Return the words of buttons and boxes that have less room than they need."""
    return [
        widget.text()
        for kind in (QPushButton, QCheckBox, QRadioButton)
        for widget in page.findChildren(kind)
        if widget.isVisible() and widget.width() < widget.sizeHint().width()
    ]


def _show(
    page: Page,
    live: LiveTournament,
    qtbot: QtBot,
    size: tuple[int, int],
    *,
    active: bool = False,
) -> None:
    live.setParent(page)
    live.changed.connect(page.refresh)
    qtbot.addWidget(page, before_close_func=lambda _page: live.close())
    page.resize(*size)
    page.refresh()
    page.show()
    page.activateWindow()
    qtbot.waitExposed(page)
    if active:
        with qtbot.waitActive(page):
            page.activateWindow()
