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


def shows(qtbot: QtBot, start: StartView, *tournaments: int) -> None:
    """Wait until these are listed, the newest first: a slow answer is taken at the next look."""

    def listed() -> bool:
        start.watch.look()
        return [card.tournament for card in start.rows] == list(tournaments)

    qtbot.waitUntil(listed)


def test_a_tournament_begun_at_another_post_appears(
    qtbot: QtBot, start: StartView, there: ClubFile
) -> None:
    assert start.rows == []
    made = club_of(there).create(a_setup(name="Open d’hiver"))
    shows(qtbot, start, made.tournament)


def test_what_goes_on_elsewhere_does_not_take_the_keyboard_away(
    qtbot: QtBot, start: StartView, there: ClubFile
) -> None:
    theirs = club_of(there)
    older = theirs.create(a_setup(name="Samedi")).tournament
    shows(qtbot, start, older)
    with qtbot.waitActive(start):
        start.activateWindow()
    start.rows[0].open.setFocus()
    shows(qtbot, start, theirs.create(a_setup(name="Dimanche")).tournament, older)
    assert [card.tournament for card in start.rows if card.open.hasFocus()] == [older]


def test_a_cut_network_is_said_and_the_list_stays(
    qtbot: QtBot, start: StartView, there: ClubFile, network: CutNetwork
) -> None:
    made = club_of(there).create(a_setup()).tournament
    shows(qtbot, start, made)
    network.cut()

    def told() -> None:
        start.watch.look()
        start.link.tell()
        assert "hors ligne" in start.link.text()

    qtbot.waitUntil(told)
    assert [card.tournament for card in start.rows] == [made]
