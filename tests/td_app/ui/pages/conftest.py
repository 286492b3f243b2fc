"""A room's page is closed with its timers at the end of each test."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication
from room_builders import OpenRoom, a_room

from td_app.live.session import TournamentSession
from td_app.ui.pages.evening.room.page import RoomPage


@pytest.fixture
def open_room(dressed: QApplication, in_french: None) -> Iterator[OpenRoom]:
    """Return what opens the page of a session."""
    pages: list[RoomPage] = []

    def opened(session: TournamentSession, size: tuple[int, int] = (900, 680)) -> RoomPage:
        pages.append(a_room(session, size))
        return pages[-1]

    yield opened
    for page in pages:
        page.live.close()
        page.hide()
        page.deleteLater()
    QApplication.processEvents()
