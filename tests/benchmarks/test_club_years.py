"""Ten years of a club, 400 evenings and 1,500 people: opened, searched, joined. Aims: README."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path
from random import Random

import pytest
from builders import CountedChance, SteppedClock, a_setup, out, registered
from pytestqt.qtbot import QtBot
from sqlalchemy import insert, select

from td_app.bootstrap import club_of
from td_app.club.archive import ClubArchive
from td_app.club.club import Club
from td_app.persistence import tables
from td_app.persistence.copies import copy_to
from td_app.persistence.engine import ClubFile, open_club_file
from td_app.persistence.joining.files import what_differs
from td_app.persistence.seals import insert_sealed
from td_app.tournament import commands as cmd
from td_app.ui.desk import Desk
from td_app.ui.pages.club.archive.page import ArchivePage

EVENINGS, PEOPLE, ENTRANTS = 400, 1_500, 60


@pytest.fixture
def years(tmp_path: Path, scale: Callable[[int], int]) -> Iterator[ClubFile]:
    """One evening played out, then written again under other days and other people's names."""
    with open_club_file(tmp_path / "club.db") as file:
        club = Club(file.store, file.directory, SteppedClock(), CountedChance(), "Zoé")
        session = club.create(a_setup(tables=8))
        registered(session, ENTRANTS)
        session.dispatch(cmd.DrawSeats())
        session.dispatch(cmd.StartClock())
        for who in range(1, ENTRANTS):
            out(session, who)
        _again(file, scale(EVENINGS))
        archive = ClubArchive(replace(club, seasons=file.seasons))
        for evening in archive.evenings():
            archive.read(evening)
        yield file


def _again(file: ClubFile, evenings: int) -> None:
    t, j, p = tables.tournament, tables.journal_entry, tables.entrant_person
    chance = Random(2026)
    with file.engine.begin() as connection:
        first = dict(connection.execute(select(t)).mappings().one())
        entries = [dict(row) for row in connection.execute(select(j)).mappings()]
        people = [dict(row) for row in connection.execute(select(p)).mappings()]
        for number in range(2, evenings + 1):
            day = (date(2016, 9, 1) + timedelta(days=9 * number)).isoformat()
            told = {"id": number, "name": f"Soirée {number}", "date": day}
            insert_sealed(connection, t, [{**first, **told}])
            here = {"tournament_id": number}
            connection.execute(insert(j), [{**row, **here} for row in entries])
            insert_sealed(connection, tables.joined_journal, [{**here, "number": 1}])
            named = chance.sample(range(PEOPLE), ENTRANTS)
            insert_sealed(
                connection,
                p,
                [
                    {**row, **here, "last_name": f"Nom{who:04}"}
                    for row, who in zip(people, named, strict=True)
                ],
            )


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
