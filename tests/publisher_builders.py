"""A club in a file of its own, at a desk that may publish it."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from builders import a_setup, played_down_to, registered
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from td_app.bootstrap import beside_window, club_of
from td_app.live.session import TournamentSession
from td_app.persistence.engine import open_club_file
from td_app.printing.document import CLUB_NAME
from td_app.publishing.transports.accounts import Account, FolderAccount
from td_app.tournament import commands as cmd
from td_app.ui.desk import Desk

#: How long a test waits for what a thread brings (ms).
WAITS_MS = 60_000


@contextmanager
def a_desk_that_may_publish(folder: Path, *, dressed: bool = True) -> Iterator[Desk]:
    """Yield a desk on the club's file ``club.db`` of a folder; no other thread destroys widgets."""
    gc.disable()
    try:
        with open_club_file(folder / "club.db") as file:
            club = club_of(file)
            club.directory.set_setting("theme", "light")
            club.directory.set_setting(CLUB_NAME, "Les As du Bocage")
            desk = Desk(club, file.path)
            desk.publisher.beside = beside_window(file, club)
            if dressed:
                desk.dress()
            yield desk
            desk.close()
            desk.deleteLater()
    finally:
        QApplication.processEvents()
        gc.collect()
        gc.enable()


def an_evening_over(desk: Desk, name: str = "Coupe d’automne", players: int = 4) -> int:
    """Return the number of an evening of the club played to its winner."""
    session = begun(desk.club.create(a_setup(name=name, date="2026-09-11")), players)
    played_down_to(session, 1)
    return session.tournament


def begun(session: TournamentSession, players: int = 4) -> TournamentSession:
    """Return a tournament with players at its tables, the clock running."""
    registered(session, players)
    session.dispatch(cmd.DrawSeats())
    session.dispatch(cmd.StartClock())
    return session


def published_to(desk: Desk, folder: Path, qtbot: QtBot) -> FolderAccount:
    """Publish to a folder, and wait until all stands there."""
    folder.mkdir(exist_ok=True)
    account = FolderAccount(str(folder))
    published(desk, account, qtbot)
    return account


def published(desk: Desk, account: Account, qtbot: QtBot) -> None:
    """Publish to an account, and wait until it was tried."""
    desk.publisher.publish_to(account)
    qtbot.waitUntil(lambda: desk.publisher.outcome is not None, timeout=WAITS_MS)


def until(qtbot: QtBot, so: Callable[[], object]) -> None:
    """Wait until something is so."""
    qtbot.waitUntil(lambda: bool(so()), timeout=WAITS_MS)
