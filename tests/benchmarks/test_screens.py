"""How fast the screens follow, with 1,000 entrants at 125 tables. Measured, never asserted."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from builders import CountedChance, SteppedClock, a_setup, registered
from PySide6.QtCore import QEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from td_app.club.club import Club
from td_app.live.session import TournamentSession
from td_app.persistence.engine import memory_club
from td_app.tournament import commands as cmd
from td_app.training.sample import sample_tournament
from td_app.ui import application
from td_app.ui.desk import Desk
from td_app.ui.destinations import Spot
from td_app.ui.pages.evening.floor.tabs import FloorTabs
from td_app.ui.windows.main_window import MainWindow

ENTRANTS = 1_000


@pytest.fixture
def club(qapp: QApplication) -> Iterator[Club]:
    """A club kept in memory; the screens alone are measured."""
    application.started(["td-app"], "fr")
    with memory_club() as file:
        yield Club(file.store, file.directory, SteppedClock(), CountedChance())


def settle(app: QApplication) -> None:
    """Let everything asked for be painted."""
    for _ in range(3):
        app.processEvents()
        app.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def leaving(session: TournamentSession) -> Iterator[int]:
    """Players one here, one there."""
    seats = [(e.seat.number, e.seat.table, i) for i, e in session.state.entrants.items() if e.seat]
    return (who for _, _, who in sorted(seats))


@pytest.mark.parametrize("page", ["room", "players"])
def test_an_elimination_visible_on_the_page(
    benchmark: Any, qapp: QApplication, club: Club, scale: Callable[[int], int], page: str
) -> None:
    session = club.create(a_setup(-(-scale(ENTRANTS) // 8), 8))
    registered(session, scale(ENTRANTS))
    session.dispatch(cmd.DrawSeats())
    session.dispatch(cmd.StartClock())
    desk = Desk(club)
    window = MainWindow(desk)
    window.resize(1366, 768)
    window.show()
    desk.open(session.tournament)
    window.show_page(page)
    settle(qapp)
    live = desk.live
    assert live is not None
    players = leaving(live.session)

    def one_out() -> None:
        live.dispatch(cmd.Eliminate((cmd.PlayerOut(next(players)),)))
        qapp.processEvents()

    benchmark.pedantic(one_out, rounds=60, iterations=1, warmup_rounds=3)
    assert live.state.outs
    window.close()
    desk.close()


def test_the_window_up(benchmark: Any, qapp: QApplication, club: Club) -> None:
    session = sample_tournament(club, bytes(32))
    shown: list[MainWindow] = []

    def up() -> None:
        desk = Desk(club)
        window = MainWindow(desk)
        window.resize(1366, 768)
        desk.open(session.tournament)
        window.show()
        qapp.processEvents()
        shown.append(window)

    benchmark.pedantic(up, rounds=3, iterations=1)
    for window in shown:
        window.close()
        window.desk.close()
    assert shown


def test_who_wins_from_f2_to_the_ruling(benchmark: Any, qapp: QApplication, club: Club) -> None:
    """F2, two words, a board and two hands typed, a pot: twenty-five keys (aim: 100 ms each)."""
    session = sample_tournament(club)
    desk = Desk(club)
    window = MainWindow(desk)
    window.resize(1366, 768)
    window.show()
    desk.open(session.tournament)
    settle(qapp)

    def called() -> None:
        assert window.view is not None
        window.go(Spot.FLOOR_SEARCH)
        page = window.view.pages.page("floor")
        assert isinstance(page, FloorTabs)
        page.rule.field.setText("qui gagne")
        settle(qapp)
        page.choose(page.rule.finder.shown_list.rows[0].key)
        showdown = page.rule.showdown
        assert showdown is not None
        for sign in "ks9h4d2tasadktqsqh":
            QTest.keyClick(showdown, sign)  # type: ignore[call-overload]
            settle(qapp)
        showdown.chips.told.emit({"pot": 12_000})
        settle(qapp)
        assert showdown.result.told is not None
        assert showdown.result.told.amounts[0][1] == 12_000

    benchmark.pedantic(called, rounds=10, warmup_rounds=1)
    window.close()
    desk.close()


def test_a_dispute_from_f2_to_its_ruling(benchmark: Any, qapp: QApplication, club: Club) -> None:
    """F2, two words, six answers typed, the ruling read: eight steps in all (aim: 100 ms each)."""
    session = sample_tournament(club)
    desk = Desk(club)
    window = MainWindow(desk)
    window.resize(1366, 768)
    window.show()
    desk.open(session.tournament)
    settle(qapp)
    answers = {
        "bet_level": 525,
        "min_increment": 250,
        "prior": 0,
        "chips": [500, 100, 25],
        "players_in_hand": 3,
    }

    def called() -> None:
        assert window.view is not None
        window.go(Spot.FLOOR_SEARCH)
        page = window.view.pages.page("floor")
        assert isinstance(page, FloorTabs)
        page.rule.field.setText("jeton unique")
        settle(qapp)
        page.choose("silent_chips")
        settle(qapp)
        for name, value in answers.items():
            asked = page.rule.questioning
            assert asked is not None
            page.rule.show_questioning(asked.answer(name, value))
            settle(qapp)
        assert not page.rule.finding

    benchmark.pedantic(called, rounds=10, warmup_rounds=1)
    window.close()
    desk.close()
