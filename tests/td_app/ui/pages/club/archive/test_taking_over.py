"""A season taken over from a file in the window: its season, its cards, its evenings."""

from __future__ import annotations

from pathlib import Path

import pytest
from help_builders import faults
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot
from register_builders import a_club_desk

from td_app.register.member import NEW, Member
from td_app.season.repository import Season
from td_app.tournament.state.person import Person
from td_app.ui.desk import Desk
from td_app.ui.destinations import ToSeason
from td_app.ui.dialogs.past_rows import key_of
from td_app.ui.dialogs.past_season import BEGUN, TAKE, PastDialog
from td_app.ui.pages.club.archive.page import SEASON, ArchivePage, ImportedEvening

pytestmark = pytest.mark.usefixtures("in_french", "dressed")
LINES = (
    "Date;Soirée;Joueur;Place;Kills;Lieu\n"
    "11/09/2026;Soirée 1;MARTIN Jean;1;2;Salle des fêtes\n"
    "11/09/2026;Soirée 1;ZOLA Zoé;2;1;\n"
    "11/09/2026;Soirée 1;ROUX Luc;trois;0;\n"
    "25/09/2026;Soirée 2;ZOLA Zoé;1;;\n"
    "25/09/2026;Soirée 2;MARTIN Jean;2;;\n"
)


@pytest.fixture
def told(tmp_path: Path) -> Path:
    path = tmp_path / "saison.csv"
    path.write_text(LINES, "utf-8")
    return path


def asked(page: ArchivePage, path: Path) -> PastDialog:
    page.past.ask(path)
    question = page.past.question
    assert question is not None
    return question


def a_page(desk: Desk, qtbot: QtBot) -> ArchivePage:
    page = ArchivePage(desk)
    qtbot.addWidget(page)
    page.resize(1200, 600)
    page.show()
    page.refresh()
    return page


def test_an_empty_club_begins_the_season_of_the_file(qtbot: QtBot, told: Path) -> None:
    with a_club_desk() as desk:
        page = a_page(desk, qtbot)
        went: list[object] = []
        page.asked.connect(went.append)
        question = asked(page, told)
        assert question.where.chosen() == BEGUN and question.name.text() == "2026-2027"
        assert question.take.isEnabled(), question.take.toolTip()
        for tab in range(question.tabs.count()):
            question.tabs.setCurrentIndex(tab)
            assert not faults(question)
        question.name.setText("")
        assert "nom à la saison" in question.take.toolTip()
        question.name.setText("L’année")
        question.scale.choose("villelaure")
        question.choose(TAKE)
        (season,) = desk.seasons.seasons()
        assert (season.name, season.begins) == ("L’année", "2026-09-01")
        assert went == [ToSeason(season.id)]
        assert [row.points for row in desk.seasons.board(season).rows] == [2600, 2550]
        assert desk.club.register is not None
        assert [card.name for card in desk.club.register.members()] == ["MARTIN Jean", "ZOLA Zoé"]


def test_each_evening_goes_to_the_season_of_its_date(qtbot: QtBot, told: Path) -> None:
    with a_club_desk() as desk:
        first = desk.seasons.begin(Season(0, "Été", "2026-06-01", "2026-09-15"))
        second = desk.seasons.begin(Season(0, "Automne", "2026-09-16", "2026-12-31"))
        page = a_page(desk, qtbot)
        question = asked(page, told)
        assert [row.season for row in question.evenings.rows.rows] == ["Été", "Automne"]
        question.choose(TAKE)
        assert [len(desk.seasons.evenings(one)) for one in (first, second)] == [1, 1]
        again = asked(page, told)
        assert all(row.already for row in again.evenings.rows.rows)
        assert "déjà importé" in again.take.toolTip()


def test_a_doubtful_name_is_settled_before_it_is_taken(qtbot: QtBot, told: Path) -> None:
    with a_club_desk() as desk:
        assert desk.club.register is not None
        people = (Person("Martin", "Jean", club="As"), Person("Martin", "Jean", club="Trèfle"))
        _, other = desk.club.register.keep([Member(NEW, one) for one in people])
        desk.seasons.begin(Season(0, "2026-2027", "2026-09-01", "2027-07-31"))
        page = a_page(desk, qtbot)
        question = asked(page, told)
        assert "à choisir" in question.take.toolTip()
        assert question.tabs.tabText(question.people_tab) == "Joueurs (1 nouveau, 1 à régler)"
        row = question.people.rows.rows[0]
        assert row.card == "à choisir" and question.people.rows.rows[1].card == "nouvelle fiche"
        question.people.choose(row.named.key)
        assert question.card.itemText(0) == "Choisissez…"
        question.card.choose(key_of(other.id))
        question.card.choiceChanged.emit(question.card.chosen())
        assert question.people.rows.rows[0].card == "MARTIN Jean · Trèfle"
        assert question.take.isEnabled()
        question.choose(TAKE)
        (season,) = desk.seasons.seasons()
        keys = {row.who.key for row in desk.seasons.board(season).rows}
        assert f"m{other.id}" in keys and len(keys) == 2


def test_a_name_that_no_card_is_like_stands_before_those_known(qtbot: QtBot, told: Path) -> None:
    with a_club_desk() as desk:
        assert desk.club.register is not None
        desk.club.register.keep([Member(NEW, Person("Martin", "Jean"))])
        question = asked(a_page(desk, qtbot), told)
        rows = question.people.rows.rows
        assert [row.card for row in rows] == ["nouvelle fiche", "MARTIN Jean"]


def test_an_imported_evening_stands_in_the_archive_and_opens(qtbot: QtBot, told: Path) -> None:
    with a_club_desk() as desk:
        page = a_page(desk, qtbot)
        question = asked(page, told)
        shown = question.evenings.rows.rows[0]
        assert shown.evening.entrants == 3, "a line left out still is a player"
        question.choose(TAKE)
        page.refresh()
        newer, older = page.table.rows.rows
        assert (older.row.date, older.venue, older.players, older.kills) == (
            *("2026-09-11", "Salle des fêtes"),
            *(3, 3),
        )
        assert older.winner == "MARTIN Jean" and newer.venue == ""
        page.table.choose(older.row.id)
        assert "n’a pas été jouée ici" in page.open.toolTip() and not page.papers.isEnabled()
        went: list[object] = []
        page.asked.connect(went.append)
        page.read.click()
        opened = page.question
        assert isinstance(opened, ImportedEvening)
        places = [(one.played.place, one.who.name) for one in opened.table.rows.rows]
        assert places == [(1, "MARTIN Jean"), (2, "ZOLA Zoé")]
        assert not faults(opened)
        words = " ".join(part.text() for part in opened.findChildren(QLabel))
        assert "11/09/2026 · Salle des fêtes · 3 joueurs · 3 éliminations" in words
        opened.choose(SEASON)
        assert went == [ToSeason(desk.seasons.seasons()[0].id)]
        page.find_text("zola")
        page.list.search._search()
        assert page.table.filter.rowCount() == 2
