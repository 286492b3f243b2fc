"""A value about to leave, in the director's window: the right column, then the chips' page."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from builders import MINUTE, a_club, a_setup, clock_of, registered
from chips_builders import raced_everywhere
from pytestqt.qtbot import QtBot

from td_app.club.club import Club
from td_app.live.session import TournamentSession
from td_app.tournament import commands as cmd
from td_app.ui.desk import Desk
from td_app.ui.pages.evening.chips.page import ChipsPage
from td_app.ui.windows.main_window import MainWindow
from td_app.ui.windows.tournament_view import TournamentView


@pytest.fixture
def playing(
    qtbot: QtBot, a_desk: Callable[[Club], Desk]
) -> tuple[TournamentSession, TournamentView]:
    """Return eight players at one table, level 1, in the window."""
    club = a_club()
    created = club.create(a_setup(1))
    desk = a_desk(club)
    desk.open(created.tournament)
    window = MainWindow(desk)
    qtbot.addWidget(window)
    window.resize(1366, 768)
    window.show()
    assert window.view is not None
    session = window.view.live.session
    registered(session, 8)
    session.dispatch(cmd.DrawSeats())
    session.dispatch(cmd.StartClock())
    return session, window.view


def titles(view: TournamentView) -> list[str]:
    """Return what is to be done, as the right column says it."""
    return [card.accessibleName().split(".")[0] for card in view.side.todo.cards.values()]


def test_it_is_prepared_a_level_ahead_raced_at_the_break_and_closed(
    playing: tuple[TournamentSession, TournamentView],
) -> None:
    session, view = playing
    assert titles(view) == []
    clock_of(session).forward(61 * MINUTE)
    view.tick()
    assert titles(view) == ["Préparer le retrait des 25"]
    (card,) = view.side.todo.cards.values()
    assert "24 jetons de 100" in card.accessibleName().replace("\u00a0", " ")
    clock_of(session).forward(20 * MINUTE)
    view.tick()
    assert titles(view) == ["Retirer les jetons de 25"]
    view.side.todo.accept("race:25")
    assert view.rail.chosen() == "chips"
    assert isinstance(view.pages.currentWidget(), ChipsPage)
    raced_everywhere(session)
    assert titles(view) == ["Clore le retrait des 25"]
    view.side.todo.accept("withdraw:25")
    assert titles(view) == []
    assert session.state.withdrawn_values == (25,)


def test_the_worksheets_are_asked_of_the_papers(
    playing: tuple[TournamentSession, TournamentView],
) -> None:
    session, view = playing
    clock_of(session).forward(81 * MINUTE)
    page = view.show_page("chips")
    assert isinstance(page, ChipsPage)
    page.race.print.click()
    assert view.rail.chosen() == "papers"


def test_done_at_the_tables_is_one_click_in_the_column(
    playing: tuple[TournamentSession, TournamentView],
) -> None:
    session, view = playing
    clock_of(session).forward(81 * MINUTE)
    view.tick()
    card = view.side.todo.cards["race:25"]
    assert card.secondary.text() == "Fait aux tables"
    card.secondary.click()
    assert session.state.withdrawn_values == (25,)
    assert titles(view) == []
    session.dispatch(cmd.Undo())
    assert titles(view) == ["Retirer les jetons de 25"]
