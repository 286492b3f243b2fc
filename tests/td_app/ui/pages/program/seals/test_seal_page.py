"""Seals verified in the window: typed, scanned, in the open club or in another file."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from threading import current_thread, main_thread

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from seal_builders import by_hand, chain_again, committed_evening
from sqlalchemy import text

from td_app.bootstrap import club_of
from td_app.persistence.engine import open_club_file
from td_app.ports.seals import PRINTED, Seal
from td_app.ui.desk import Desk
from td_app.ui.destinations import ToPage
from td_app.ui.pages.club.archive.page import ArchivePage
from td_app.ui.pages.program.seals.page import SealPage
from td_app.ui.windows.main_window import MainWindow
from td_app.ui.windows.page_acts import club_acts

pytestmark = pytest.mark.usefixtures("in_french", "dressed")


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    """The desk of a club with an evening of five entries."""
    committed_evening(tmp_path / "club.db")
    with open_club_file(tmp_path / "club.db") as file:
        desk = Desk(club_of(file))
        yield desk
        desk.close()


@pytest.fixture
def page(desk: Desk, qtbot: QtBot) -> SealPage:
    page = SealPage(desk)
    qtbot.addWidget(page)
    page.show()
    return page


def seal(desk: Desk, entry: int) -> Seal:
    return Seal(desk.club.store.seal(1, entry), entry)


def scan(page: SealPage, qtbot: QtBot, *typed: str) -> None:
    """Type each, with Enter after it, as a hand scanner does; wait for the answers."""
    for one in typed:
        QTest.keyClicks(page.typed, one)
        QTest.keyClick(page.typed, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: page.idle, timeout=60_000)


def said(page: SealPage) -> list[str]:
    return [answer.accessibleName() for answer in page.answers]


def test_codes_scanned_one_after_the_other_are_all_answered(
    page: SealPage, desk: Desk, qtbot: QtBot
) -> None:
    scan(page, qtbot, seal(desk, 3).code, seal(desk, 5).code)
    last, first = said(page)
    assert "même journal à la ligne 3, 2 lignes ajoutées depuis" in first
    assert "sa dernière ligne, 5" in last
    assert not page.typed.text()


def test_the_file_is_read_on_another_thread(page: SealPage, desk: Desk, qtbot: QtBot) -> None:
    threads = []
    reader = desk.club.read_seals
    assert reader is not None

    def read(*given):  # type: ignore[no-untyped-def]
        threads.append(current_thread())
        return reader(*given)

    page.reader = read
    scan(page, qtbot, seal(desk, 3).code)
    assert threads and main_thread() not in threads


def test_what_is_no_seal_is_said_and_left_to_be_corrected(page: SealPage, qtbot: QtBot) -> None:
    scan(page, qtbot, "3fa2")
    assert "3fa2" in page.refused.text()
    assert page.typed.selectedText() == "3fa2"


def test_another_file_is_looked_in_and_the_club_again(
    page: SealPage, desk: Desk, qtbot: QtBot, tmp_path: Path
) -> None:
    """A copy chained anew between two papers, given by a suspicious member."""
    seals = [str(Seal(seal(desk, entry).figures[:PRINTED], entry)) for entry in (2, 5)]
    other = tmp_path / "copie.db"
    shutil.copy(tmp_path / "club.db", other)
    with by_hand(other) as connection:
        connection.execute(text("UPDATE journal_entry SET recorded_at = 1 WHERE sequence = 4"))
        chain_again(connection)
    scan(page, qtbot, *seals)
    page.look_in(other)
    qtbot.waitUntil(lambda: page.idle, timeout=60_000)
    assert "réécrit entre les lignes 2 et 5" in said(page)[0]
    assert "copie.db" in page.where.text()
    page.own.click()
    qtbot.waitUntil(lambda: page.idle, timeout=60_000)
    assert "sa dernière ligne" in said(page)[0]


def test_a_file_that_is_no_club_is_said(page: SealPage, qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / "x.db").write_text("rien")
    page.look_in(tmp_path / "x.db")
    scan(page, qtbot, "0" * 16)
    assert page.refused.text() and not page.answers


def test_the_list_is_cleared(page: SealPage, desk: Desk, qtbot: QtBot) -> None:
    scan(page, qtbot, seal(desk, 3).code)
    page.clear.click()
    assert not page.answers and page.clear.isHidden()


def test_it_is_reached_from_the_archive_and_from_everywhere(desk: Desk, qtbot: QtBot) -> None:
    archive = ArchivePage(desk)
    qtbot.addWidget(archive)
    with qtbot.waitSignal(archive.asked) as asked:
        archive.verify.click()
    assert asked.args == [ToPage("seals")]
    window = MainWindow(desk)
    qtbot.addWidget(window)
    next(act for act in club_acts() if act.name == "verify_seal").take(window)
    assert window.front is not None and isinstance(window.front.page, SealPage)
