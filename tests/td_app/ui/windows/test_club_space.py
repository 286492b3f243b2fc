"""The club's space in the window: before the tournament, beside it, with the same keys."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from builders import a_club
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from register_builders import a_registered_club
from window_builders import Evening

from rules_ropta.ruling import Refused
from td_app.club.club import Club
from td_app.ports.trouble import StorageTrouble
from td_app.tournament.state.person import Person
from td_app.ui.desk import Desk
from td_app.ui.destinations import Spot, ToMember, ToPage
from td_app.ui.pages.club.members.page import MembersPage
from td_app.ui.windows.finder.found import found
from td_app.ui.windows.finder.sources import every_offer
from td_app.ui.windows.main_window import MainWindow
from td_app.words import trouble_sentence

pytestmark = pytest.mark.usefixtures("in_french")


class TestBesideATournament:
    def test_f3_shows_the_club_and_comes_back_to_the_same_page(self, evening: Evening) -> None:
        evening.window.show_page("clock")
        QTest.keyClick(evening.window, Qt.Key.Key_F3)
        space = evening.window.layers.club_space()
        assert evening.window.in_club
        assert evening.window.layers.currentWidget() is space
        assert space.key == "members"
        QTest.keyClick(evening.window, Qt.Key.Key_F3)
        assert evening.window.layers.currentWidget() is evening.view
        assert evening.view.pages.key == "clock"

    def test_digits_open_the_pages_of_the_space_and_no_tournament_is_touched(
        self, evening: Evening
    ) -> None:
        evening.window.go(Spot.CLUB_SPACE)
        space, before = evening.window.layers.club_space(), evening.live.sequence
        for digit, key in enumerate(space.keys, 1):
            QTest.keyClick(evening.window, str(digit))
            assert space.key == space.rail.chosen() == key
        QTest.keyClick(evening.window, Qt.Key.Key_E)
        QTest.keyClick(evening.window, Qt.Key.Key_Space)
        assert evening.live.sequence == before
        assert evening.window.in_club

    def test_going_to_a_page_of_the_tournament_leaves_the_club(self, evening: Evening) -> None:
        evening.window.go(ToPage("teams"))
        assert evening.window.layers.club_space().key == "teams"
        evening.window.go(ToPage("players"))
        assert evening.window.showing
        assert evening.view.pages.key == "players"

    def test_a_page_of_the_tournament_leads_to_a_card_of_the_club(self, evening: Evening) -> None:
        evening.page.asked.emit(ToMember(1, played=True))
        assert evening.window.in_club
        assert evening.window.layers.club_space().key == "members"

    def test_what_was_done_is_told_as_long_as_it_is_news(
        self, evening: Evening, qtbot: QtBot
    ) -> None:
        evening.window.go(Spot.CLUB_SPACE)
        space = evening.window.layers.club_space()
        space.note("12 lignes gardées au registre.")
        evening.window.go(ToPage("members"))
        assert space.said.whole
        evening.window.go(ToPage("teams"))
        assert not space.said.whole
        space._news.setInterval(10)
        space.note("Fait.")
        qtbot.waitUntil(lambda: not space.said.whole)

    def test_what_is_refused_or_fails_there_is_said_there(self, evening: Evening) -> None:
        evening.window.go(Spot.CLUB_SPACE)
        space = evening.window.layers.club_space()
        evening.desk.refused.emit(Refused("NO_SEASON"))
        assert space.said.text() == "Cette saison n’existe plus\u00a0: choisissez-en une autre."
        evening.desk.trouble.emit(StorageTrouble("JOIN_ITSELF"))
        assert space.said.text() == trouble_sentence(StorageTrouble("JOIN_ITSELF"))

    def test_a_page_that_there_is_not_leads_nowhere(self, evening: Evening) -> None:
        evening.page.asked.emit(ToPage("nowhere"))
        assert evening.window.showing and evening.view.pages.key == "room"

    def test_the_palette_leads_to_every_page_of_the_club(self, evening: Evening) -> None:
        named = {offer.name for offer in every_offer(evening.window) if not offer.why_not}
        assert named >= {f"act.club.{key}" for key in ("members", "season", "teams", "archive")}

    def test_settings_in_front_give_the_club_back(self, evening: Evening) -> None:
        evening.window.go(ToPage("season"))
        evening.window.go(ToPage("application"))
        assert evening.window.front is not None
        evening.window.front.back.click()
        assert evening.window.layers.currentWidget() is evening.window.layers.club_space()

    def test_another_language_keeps_the_page_of_the_club(self, evening: Evening) -> None:
        evening.window.go(ToPage("archive"))
        evening.desk.set_language("en")
        assert evening.window.in_club
        assert evening.window.layers.club_space().key == "archive"
        evening.desk.set_language("fr")


def test_the_club_is_there_without_a_tournament(
    qtbot: QtBot, a_desk: Callable[[Club], Desk]
) -> None:
    window = MainWindow(a_desk(a_club()))
    qtbot.addWidget(window)
    window.go(Spot.CLUB_SPACE)
    assert window.in_club
    window.layers.club_space().rail.awayAsked.emit()
    assert window.layers.currentWidget() is window.start


def test_the_search_finds_the_people_of_the_register_and_the_pages(
    qtbot: QtBot, a_desk: Callable[[Club], Desk]
) -> None:
    with a_registered_club(Person("Dupré", "Agathe", "Gatsby", "77"), Person("Roy")) as club:
        window = MainWindow(a_desk(club))
        qtbot.addWidget(window)
        window.go(Spot.CLUB_SPACE)
        for typed in ("agathe", "gatsby", "77"):
            assert found(window, typed)[0].words == "DUPRÉ Agathe"
        found(window, "gatsby")[0].take()
        page = window.layers.club_space().page("members")
        assert isinstance(page, MembersPage)
        chosen = page.register.table.chosen_row()
        assert chosen is not None and chosen.member.person.last_name == "Dupré"
        assert "act.club.teams" in {offer.name for offer in found(window, "equipes")}
