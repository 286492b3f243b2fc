"""Ten years of a club, 400 evenings and 1,500 people: opened, searched, joined. Aims: README."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot
from years_of_a_club import EVENINGS, played_for_years

from td_app.bootstrap import club_of
from td_app.club.archive import ClubArchive
from td_app.persistence.copies import copy_to
from td_app.persistence.engine import ClubFile, open_club_file
from td_app.persistence.joining.files import what_differs
from td_app.ui.desk import Desk
from td_app.ui.pages.club.archive.page import ArchivePage


@pytest.fixture
def years(tmp_path: Path, scale: Callable[[int], int]) -> Iterator[ClubFile]:
    """One evening played out, then written again under other days and other people's names."""
    with open_club_file(tmp_path / "club.db") as file:
        played_for_years(file, scale(EVENINGS))
        yield file


def test_the_evenings_of_ten_years_listed(years: ClubFile, benchmark) -> None:  # type: ignore[no-untyped-def]
    club = club_of(years)
    evenings = benchmark(lambda: ClubArchive(club).evenings())
    assert all(evening.read for evening in evenings)


def test_the_archive_page_shown(years: ClubFile, benchmark, qtbot: QtBot) -> None:  # type: ignore[no-untyped-def]
    desk = Desk(club_of(years))

    def shown() -> None:
        page = ArchivePage(desk)
        qtbot.addWidget(page)
        page.resize(1366, 700)
        page.show()
        page.refresh()
        page.grab()

    benchmark(shown)
    desk.close()


def test_evenings_found_as_one_types(years: ClubFile, benchmark, qtbot: QtBot) -> None:  # type: ignore[no-untyped-def]
    desk = Desk(club_of(years))
    page = ArchivePage(desk)
    qtbot.addWidget(page)
    page.show()
    page.refresh()
    benchmark(lambda: (page.find_text("nom01"), page.find_text("nom012"), page.find_text("")))
    desk.close()


def test_two_files_compared(years: ClubFile, benchmark, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]
    other = tmp_path / "other.db"
    assert years.path is not None
    copy_to(years.path, other)
    differs = benchmark(lambda: what_differs(years.path, other))
    assert differs.nothing
