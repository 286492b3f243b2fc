"""A sample opened at a post: marked where it is listed, counted in no page of the club."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot
from register_builders import a_club_desk, cards_of

from td_app.season.repository import Season
from td_app.tournament.state.person import Person
from td_app.ui.pages.club.archive.page import ArchivePage
from td_app.ui.pages.club.members.page import MembersPage
from td_app.ui.pages.club.season.page import SeasonPage
from td_app.ui.pages.evening.players.page import PlayersPage
from td_app.ui.pages.program.settings.page import SettingsTabs
from td_app.ui.windows.start_view import StartView
from td_app.ui.windows.tournament_menu import TournamentMenu

pytestmark = pytest.mark.usefixtures("in_french", "dressed")


def test_it_is_marked_in_lists_and_counted_in_no_page(qtbot: QtBot) -> None:
    with a_club_desk(Person("Dupré", "Agathe")) as desk:
        desk.seasons.begin(Season(0, "2026-2027"))
        assert desk.open_sample() and desk.live is not None
        start, menu = StartView(desk), TournamentMenu(desk)
        menu.fill()
        assert "exemple" in [label.text() for label in start.rows[0].findChildren(QLabel)]
        assert menu.actions()[0].text() == "Tournoi d’exemple (exemple)"
        archive, members, season = ArchivePage(desk), MembersPage(desk), SeasonPage(desk)
        for page in (start, menu, archive, members, season):
            qtbot.addWidget(page)
        for club_page in (archive, members, season):
            club_page.refresh()
        assert archive.table.filter.rowCount() == 1
        assert archive.found.text().startswith("Aucune soirée")
        assert members.register.links.isHidden()
        players = PlayersPage(desk.live, desk=desk)
        settings = SettingsTabs(desk, desk.live)
        for page in (players, settings):
            qtbot.addWidget(page)
            page.refresh()
        assert players.entrants.newcomers.isHidden() and settings.season.isHidden()
        players.entrants.enter([(Person("Zola", "Nana"), None)], present=True)
        assert players.entrants.newcomers.isHidden()
        assert len(cards_of(desk.club)) == 1
