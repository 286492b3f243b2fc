"""The page of tournaments on a slow server: what it knows and what it shows are one reading."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest
from builders import a_club, a_setup
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from td_app.club.club import Club
from td_app.ports.journals import TournamentRow
from td_app.ui.desk import Desk
from td_app.ui.windows.start_view import StartView


def test_a_second_reading_that_is_late_hides_no_tournament(
    qtbot: QtBot, a_desk: Callable[[Club], Desk], monkeypatch: pytest.MonkeyPatch
) -> None:
    club = a_club()
    club.archive(club.create(a_setup(name="Archivé")).tournament)
    desk = a_desk(club)
    made = club.create(a_setup(name="Samedi")).tournament
    read = desk.tournaments

    def late(*, archived: bool = False) -> Sequence[TournamentRow]:
        return read(archived=True) if archived else ()

    monkeypatch.setattr(desk, "tournaments", late)
    page = StartView(desk)
    qtbot.addWidget(page)
    assert [card.tournament for card in page.rows] == [made]
    page.archived.setChecked(True)
    assert len(page.rows) == 2


def test_a_window_that_is_left_while_it_waits_for_the_list_is_left(
    qtbot: QtBot, a_desk: Callable[[Club], Desk], monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = a_desk(a_club())
    page, read = StartView(desk), desk.tournaments

    def slow(*, archived: bool = False) -> Sequence[TournamentRow]:
        delete(page)
        return read(archived=archived)

    monkeypatch.setattr(desk, "tournaments", slow)
    page.refresh()
