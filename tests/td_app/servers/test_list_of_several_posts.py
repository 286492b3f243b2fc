"""The page of tournaments at one post follows what another post does."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from builders import a_setup
from cut_network import CutNetwork
from pytestqt.qtbot import QtBot

from td_app.bootstrap import club_of
from td_app.persistence.engine import ClubFile
from td_app.ui.application import wait_in_loop
from td_app.ui.desk import Desk
from td_app.ui.windows.start_view import StartView


@pytest.fixture
def start(qtbot: QtBot, here: ClubFile) -> Iterator[StartView]:
    club = club_of(here)
    assert club.link is not None
    club.link.wait_with(wait_in_loop)
    desk = Desk(club)
    shown = StartView(desk)
    qtbot.addWidget(shown)
    shown.show()
    yield shown
    desk.close()


def test_a_tournament_begun_at_another_post_appears(start: StartView, there: ClubFile) -> None:
    assert start.rows == []
    made = club_of(there).create(a_setup(name="Open d’hiver"))
    start.watch.look()
    assert [card.tournament for card in start.rows] == [made.tournament]


def test_what_goes_on_elsewhere_does_not_take_the_keyboard_away(
    start: StartView, there: ClubFile
) -> None:
    theirs = club_of(there)
    older = theirs.create(a_setup(name="Samedi"))
    start.watch.look()
    start.activateWindow()
    start.rows[0].open.setFocus()
    theirs.create(a_setup(name="Dimanche"))
    start.watch.look()
    assert len(start.rows) == 2
    assert [card.tournament for card in start.rows if card.open.hasFocus()] == [older.tournament]


def test_a_cut_network_is_said_and_the_list_stays(
    qtbot: QtBot, start: StartView, there: ClubFile, network: CutNetwork
) -> None:
    club_of(there).create(a_setup())
    start.watch.look()
    network.cut()

    def told() -> None:
        start.watch.look()
        start.link.tell()
        assert "relié\u00a0: non" in start.link.text()

    qtbot.waitUntil(told, timeout=15_000)
    assert len(start.rows) == 1
