"""Backups as the window tells them: one that fails, the way to them, a club from elsewhere."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot
from window_builders import Evening, plain_pages

from td_app.bootstrap import club_of
from td_app.club.club import Club
from td_app.persistence.engine import open_club_file
from td_app.tournament import commands as cmd
from td_app.training.sample import sample_tournament
from td_app.ui.copy_keeper import CopyKeeper
from td_app.ui.desk import Desk
from td_app.ui.pages.program.settings.page import SettingsTabs
from td_app.ui.windows.act_table import SAFE_COPIES
from td_app.ui.windows.main_window import MainWindow
from td_app.ui.windows.page_register import PAGES


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Club]:
    """A club in a file of its own, as the application opens it."""
    with open_club_file(tmp_path / "club.db") as file:
        yield replace(club_of(file), operator="")


@pytest.fixture
def evening(club: Club, qtbot: QtBot, a_desk: Callable[[Club], Desk]) -> Evening:
    desk = a_desk(club)
    desk.open(sample_tournament(club, seed=b"x").tournament)
    window = MainWindow(desk, pages=plain_pages())
    qtbot.addWidget(window)
    window.show()
    return Evening(desk, window)


def keeper(evening: Evening) -> CopyKeeper:
    assert evening.desk.copies is not None
    return evening.desk.copies


def told(evening: Evening) -> str:
    labels = evening.view.warning.findChildren(QLabel)
    return " ".join(one.text() for one in labels)


class TestACopyThatFails:
    def test_says_so_at_once_wherever_one_is_until_one_is_made(
        self, evening: Evening, qtbot: QtBot, tmp_path: Path
    ) -> None:
        in_the_way = tmp_path / "club copies"
        in_the_way.write_text("no folder")
        with qtbot.waitSignal(keeper(evening).failed):
            keeper(evening).copy()
        assert evening.view.warning_strip.isVisible()
        assert "n’a pas pu être faite" in told(evening)
        evening.live.dispatch(cmd.StopTable(3))
        assert evening.view.warning_strip.isVisible()
        in_the_way.unlink()
        with qtbot.waitSignal(keeper(evening).made):
            keeper(evening).copy()
        assert not evening.view.warning_strip.isVisible()

    def test_put_away_it_comes_back_with_the_next_one_after_a_good_one(
        self, evening: Evening, qtbot: QtBot, tmp_path: Path
    ) -> None:
        in_the_way = tmp_path / "club copies"
        for _ in range(2):
            in_the_way.write_text("no folder")
            with qtbot.waitSignal(keeper(evening).failed):
                keeper(evening).copy()
            assert evening.view.warning_strip.isVisible()
            evening.view.warning.closed.emit()
            assert not evening.view.warning_strip.isVisible()
            in_the_way.unlink()
            with qtbot.waitSignal(keeper(evening).made):
                keeper(evening).copy()
            for copy in in_the_way.iterdir():
                copy.unlink()
            in_the_way.rmdir()

    def test_before_the_tournament_was_opened_it_is_still_said(
        self, evening: Evening, qtbot: QtBot, tmp_path: Path
    ) -> None:
        evening.desk.clear()
        (tmp_path / "club copies").write_text("no folder")
        with qtbot.waitSignal(keeper(evening).failed):
            keeper(evening).copy()
        assert evening.window.messages.dialog is not None
        assert "copie de sûreté" in evening.window.messages.dialog.windowTitle()
        evening.window.messages.dialog.buttons["close"].click()
        evening.desk.open(1)
        assert evening.view.warning_strip.isVisible()


class TestTheWayToThem:
    def test_is_an_act_and_a_line_of_the_menu_of_the_file(
        self, club: Club, qtbot: QtBot, a_desk: Callable[[Club], Desk]
    ) -> None:
        desk = a_desk(club)
        desk.open(sample_tournament(club, seed=b"x").tournament)
        window = MainWindow(desk, pages=PAGES)
        qtbot.addWidget(window)
        window.show()
        assert window.view is not None
        window.view.menu.fill()
        (line,) = (one for one in window.view.menu.actions() if "Copies de" in one.text())
        line.trigger()
        page = window.view.pages.page("settings")
        assert window.view.pages.key == "settings" and isinstance(page, SettingsTabs)
        assert page.on_application and page.application.copies is not None
        assert page.application.copies.now.isVisible()
        assert SAFE_COPIES.why_not(window) == ""

    def test_looking_only_there_are_none(
        self, club: Club, qtbot: QtBot, a_desk: Callable[[Club], Desk]
    ) -> None:
        looking = replace(club, read_only=True, copies=None)
        window = MainWindow(a_desk(looking), pages=plain_pages())
        qtbot.addWidget(window)
        assert "lecture seule" in SAFE_COPIES.why_not(window)


class TestAComputerThatIsNew:
    def test_offers_the_copy_of_another_one(
        self, club: Club, qtbot: QtBot, a_desk: Callable[[Club], Desk], tmp_path: Path
    ) -> None:
        with open_club_file(tmp_path / "mort" / "club.db") as other:
            sample_tournament(club_of(other), seed=b"x")
        desk = a_desk(club)
        window = MainWindow(desk, pages=plain_pages())
        qtbot.addWidget(window)
        window.show()
        assert window.start is not None
        back = window.start.returning
        assert back is not None
        back.ask(tmp_path / "mort" / "club.db")
        assert back.question is not None
        shown = [one.text() for one in back.question.findChildren(QLabel)]
        assert any("1 tournoi" in one for one in shown)
        with qtbot.waitSignal(desk.closing):
            back.question.choose("put_back")
        assert desk.copy_to_put_back == tmp_path / "mort" / "club.db"
