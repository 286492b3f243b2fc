"""Prizes in the director's window: asked in the right column, money only where it is allowed."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace

import pytest
from builders import a_club, out, registered
from prize_builders import IN_KIND, MONEY, tied
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QLabel, QTableView, QWidget
from pytestqt.qtbot import QtBot

from td_app.club.club import Club
from td_app.tournament import commands as cmd
from td_app.tournament.state.prizes import MoneyPool
from td_app.tournament.state.setup import TableSetup, TournamentSetup
from td_app.ui.desk import Desk
from td_app.ui.pages.evening.ranking.page import RankingPage
from td_app.ui.pages.program.settings.page import SettingsTabs
from td_app.ui.windows.main_window import MainWindow
from td_app.ui.windows.tournament_view import TournamentView

OPEN = TournamentSetup("Open", tables=(TableSetup(1),), late_entry_until=0)


def a_view(
    desk: Desk, qtbot: QtBot, setup: TournamentSetup, players: int = 6
) -> tuple[TournamentView, MainWindow]:
    """Return a window on a tournament whose clock runs."""
    session = desk.club.create(setup)
    desk.open(session.tournament)
    window = MainWindow(desk)
    qtbot.addWidget(window)
    window.resize(1366, 768)
    window.show()
    assert window.view is not None
    live = window.view.live.session
    registered(live, players)
    live.dispatch(cmd.DrawSeats())
    live.dispatch(cmd.StartClock())
    return window.view, window


def test_a_tie_is_asked_on_the_ranking(qtbot: QtBot, a_desk: Callable[[Club], Desk]) -> None:
    view, _ = a_view(a_desk(a_club()), qtbot, replace(OPEN, prizes=IN_KIND))
    session = view.live.session
    out(session, 1, 2, 3)
    tied(session, 4, 5)
    (card,) = view.side.todo.cards.values()
    assert "attribuez chaque lot" in card.accessibleName()
    view.side.todo.accept(card.key)
    page = view.pages.page("ranking")
    assert isinstance(page, RankingPage) and page.question is not None
    for box in page.question.boxes.values():
        box.click()
    page.question.confirm.click()
    assert view.side.todo.count == 0


def test_money_that_no_player_would_win_is_mended_in_the_settings(
    qtbot: QtBot, a_desk: Callable[[Club], Desk]
) -> None:
    money = MoneyPool(1_000, 10, (400, 300, 200, 100))
    setup = replace(OPEN, **{**MONEY, "prize_money": money})
    view, _ = a_view(a_desk(a_club()), qtbot, setup, players=3)
    (card,) = view.side.todo.cards.values()
    assert "100 €" in card.accessibleName().replace("\u00a0", " ")
    view.side.todo.accept(card.key)
    page = view.pages.page("settings")
    assert isinstance(page, SettingsTabs)
    assert page.setup.form.prizes.isVisible()
    page.setup.form.prizes.players.setValue(24)
    page.setup.form.prizes.propose.click()
    page.setup.save.click()
    assert view.side.todo.count == 0


def test_money_is_offered_once_the_club_allows_it(
    qtbot: QtBot, a_desk: Callable[[Club], Desk]
) -> None:
    view, window = a_view(a_desk(a_club()), qtbot, OPEN)
    page = view.show_page("settings")
    assert isinstance(page, SettingsTabs)
    page.show_section("prizes")
    money = page.setup.form.prizes.kinds.buttons["money"]
    assert not money.isVisible()
    page.show_application()
    page.application.money.click()
    page.show_section("prizes")
    assert money.isVisible()
    window.show_new()
    assert window.front is not None


#: The floor's page quotes the rulebook, which speaks of prizes; settings offer them.
QUOTES, OFFERS = "floor", "settings"
TOLD = re.compile(r"\b(prix|lots?|bulle|points?)\b|€", re.IGNORECASE)


def read_on(window: QWidget) -> list[str]:
    """Return what labels, buttons and the heads of tables say that can be seen."""
    told = [w.text() for w in window.findChildren(QLabel) if w.isVisible()]
    told += [w.text() for w in window.findChildren(QAbstractButton) if w.isVisible()]
    for table in window.findChildren(QTableView):
        model = table.model()
        if table.isVisible() and model is not None:
            shown = [c for c in range(model.columnCount()) if not table.isColumnHidden(c)]
            told += [str(model.headerData(c, Qt.Orientation.Horizontal)) for c in shown]
    return told


@pytest.mark.parametrize("end", [False, True], ids=["in play", "over"])
def test_a_tournament_without_prizes_shows_none_on_any_page(
    end: bool, qtbot: QtBot, a_desk: Callable[[Club], Desk]
) -> None:
    view, window = a_view(a_desk(a_club()), qtbot, OPEN)
    out(view.live.session, *((1, 2, 3) if not end else (1, 2, 3, 4, 5)))
    for key in view.pages.keys:
        if key not in (QUOTES, OFFERS) and view._has(key):
            view.show_page(key)
            assert [told for told in read_on(window) if TOLD.search(told)] == [], key


def test_one_with_prizes_does(qtbot: QtBot, a_desk: Callable[[Club], Desk]) -> None:
    view, window = a_view(a_desk(a_club()), qtbot, replace(OPEN, prizes=IN_KIND))
    view.show_page("ranking")
    assert "Récompense" not in read_on(window), "nobody has one yet"
    out(view.live.session, 1, 2, 3, 4, 5)
    assert "Récompense" in read_on(window)
