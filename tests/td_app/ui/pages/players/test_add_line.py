"""Somebody added by hand, in one line."""

from __future__ import annotations

import pytest
from builders import MemoryDirectory, a_session, a_tournament, out
from page_builders import a_players_page
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from td_app.tournament import commands as cmd
from td_app.tournament.state.person import Person
from td_app.ui.pages.players_page import PlayersPage

pytestmark = pytest.mark.usefixtures("in_french", "dressed")

AGATHE = Person("Dupré", "Agathe", licence="E1009", club="As de Trèfle")


class TestAddingByHand:
    def typed(self, page: PlayersPage, qtbot: QtBot, text: str) -> None:
        field = page.entrants.add.field
        field.setFocus()
        qtbot.waitUntil(field.hasFocus)
        qtbot.keyClicks(field, text)

    def test_a_line_and_enter_enter_somebody_present(self, qtbot: QtBot) -> None:
        session, directory = a_session(), MemoryDirectory()
        page = a_players_page(session, qtbot, directory)
        self.typed(page, qtbot, "DURAND Zoe, Tapis Volant")
        qtbot.keyClick(page.entrants.add.field, Qt.Key.Key_Return)
        assert session.person(1) == Person("DURAND", "Zoe", club="Tapis Volant")
        assert session.state.entrants[1].present
        assert directory.people == [Person("DURAND", "Zoe", club="Tapis Volant")]
        assert page.entrants.add.field.text() == "" and page.entrants.add.field.hasFocus()

    def test_who_is_added_is_seen_whatever_was_searched_or_kept(self, qtbot: QtBot) -> None:
        session = a_session()
        session.dispatch(cmd.RegisterEntrants((AGATHE,), present=True))
        page = a_players_page(session, qtbot)
        page.entrants.find_text("agathe")
        page.entrants.chips.buttons["out"].click()
        self.typed(page, qtbot, "ALBERT Zoe")
        qtbot.keyClick(page.entrants.add.field, Qt.Key.Key_Return)
        row = page.entrants.table.chosen_row()
        assert row is not None and row.name == "ALBERT Zoe"
        assert page.entrants.search.text() == "" and page.entrants.add.field.hasFocus()

    def test_a_member_comes_with_three_letters(self, qtbot: QtBot) -> None:
        session = a_session()
        page = a_players_page(session, qtbot, MemoryDirectory([AGATHE]))
        self.typed(page, qtbot, "dup")
        popup = page.entrants.add.field.completer().popup()
        qtbot.waitUntil(popup.isVisible)
        assert popup.model().index(0, 0).data() == "DUPRÉ Agathe · As de Trèfle"
        qtbot.keyClick(popup, Qt.Key.Key_Down)
        assert page.entrants.add.field.text() == "dup"
        qtbot.keyClick(popup, Qt.Key.Key_Return)
        qtbot.waitUntil(lambda: bool(session.state.entrants))
        assert session.person(1) == AGATHE
        assert page.entrants.add.field.text() == ""

    def test_enter_beside_the_offers_enters_what_was_typed(self, qtbot: QtBot) -> None:
        session = a_session()
        page = a_players_page(session, qtbot, MemoryDirectory([AGATHE]))
        self.typed(page, qtbot, "dupras")
        popup = page.entrants.add.field.completer().popup()
        qtbot.waitUntil(popup.isVisible)
        qtbot.keyClick(popup, Qt.Key.Key_Return)
        QApplication.processEvents()
        assert [session.person(who).last_name for who in session.state.entrants] == ["dupras"]
        qtbot.waitUntil(lambda: page.entrants.add.field.text() == "")

    def test_a_namesake_is_asked_about_once(self, qtbot: QtBot) -> None:
        session = a_session()
        session.dispatch(cmd.RegisterEntrants((AGATHE,)))
        page = a_players_page(session, qtbot)
        self.typed(page, qtbot, "dupre agathe")
        qtbot.keyClick(page.entrants.add.field, Qt.Key.Key_Return)
        assert len(session.state.entrants) == 1
        assert "déjà sur la liste" in page.entrants.said.text() and page.entrants.said.isVisible()
        qtbot.keyClick(page.entrants.add.field, Qt.Key.Key_Return)
        assert len(session.state.entrants) == 2

    def test_figures_alone_enter_nobody_and_say_what_to_write(self, qtbot: QtBot) -> None:
        session = a_session()
        page = a_players_page(session, qtbot)
        self.typed(page, qtbot, "12345")
        qtbot.keyClick(page.entrants.add.field, Qt.Key.Key_Return)
        assert not session.state.entrants and page.entrants.said.isVisible()

    def test_after_the_end_nobody_enters_and_the_line_says_why(self, qtbot: QtBot) -> None:
        session = a_tournament(3, tables=1)
        out(session, 1, 2)
        page = a_players_page(session, qtbot)
        assert session.state.over
        assert not page.entrants.add.button.isEnabled() and page.entrants.add.button.toolTip()
