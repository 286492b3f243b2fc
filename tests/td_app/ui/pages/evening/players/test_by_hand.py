"""From the list: absences noted, one put out by mistake brought back, a pseudonym found."""

from __future__ import annotations

import pytest
from builders import a_tournament, out, seated_at
from page_builders import a_players_page, in_front
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from td_app.tournament import commands as cmd
from td_app.tournament.state.person import Person
from td_app.tournament.state.tournament import Standing
from td_app.ui.pages.evening.players.page import PlayersPage

pytestmark = pytest.mark.usefixtures("in_french", "dressed")


def chosen(page: PlayersPage, who: int) -> None:
    page.entrants.table.choose(who)
    page.entrants.table.setFocus()


class TestAbsence:
    def test_one_key_notes_it_and_takes_it_back(self, qtbot: QtBot) -> None:
        session = a_tournament(16)
        page = a_players_page(session, qtbot)
        chosen(page, 3)
        in_front(page, qtbot)
        qtbot.keyClick(page.entrants.table, Qt.Key.Key_A, Qt.KeyboardModifier.AltModifier)
        assert list(session.state.absences) == [3]
        assert page.entrants.chips.buttons["absent"].text() == "Absents\u20021"
        in_front(page, qtbot)
        qtbot.keyClick(page.entrants.table, Qt.Key.Key_A, Qt.KeyboardModifier.AltModifier)
        assert session.state.absences == {}

    def test_the_filter_keeps_those_who_are_away(self, qtbot: QtBot) -> None:
        session = a_tournament(16)
        session.dispatch(cmd.MarkAway((3, 5)))
        page = a_players_page(session, qtbot)
        page.entrants.table.keep("absent")
        assert page.entrants.table.shown_count() == 2

    def test_only_a_seated_player_is_away(self, qtbot: QtBot) -> None:
        session = a_tournament(16)
        out(session, 3)
        page = a_players_page(session, qtbot)
        chosen(page, 3)
        assert "assis" in page.entrants.bar.absence.toolTip()


class TestOnePutOutByMistake:
    def test_comes_back_to_his_own_seat(self, qtbot: QtBot) -> None:
        session = a_tournament(16)
        seat = session.state.entrants[3].seat
        out(session, 3)
        page = a_players_page(session, qtbot)
        page.entrants.correct(3)
        form = page.entrants.panel.comes_back
        assert form.isVisible()
        form.send.click()
        assert session.state.entrants[3].seat == seat
        assert not form.isVisible()

    def test_another_seat_is_offered_when_his_is_taken(self, qtbot: QtBot) -> None:
        session = a_tournament(14)
        who, other = seated_at(session, 1)[:2]
        seat = session.state.entrants[who].seat
        assert seat is not None
        out(session, who)
        session.dispatch(cmd.MovePlayer(other, seat, "vue"))
        page = a_players_page(session, qtbot)
        page.entrants.correct(who)
        form = page.entrants.panel.comes_back
        assert form.send.isEnabled()
        form.seat.setText(f"{seat.table}.{seat.number}")
        assert not form.send.isEnabled() and form.send.toolTip()
        form.seat.setText("")
        assert "4.7" in form.send.toolTip()

    def test_nothing_is_offered_to_one_who_plays(self, qtbot: QtBot) -> None:
        session = a_tournament(16)
        page = a_players_page(session, qtbot)
        page.entrants.correct(3)
        assert not page.entrants.panel.comes_back.isVisible()
        assert session.state.entrants[3].standing is Standing.SEATED


def test_a_pseudonym_is_found(qtbot: QtBot) -> None:
    session = a_tournament(16)
    session.dispatch(cmd.CorrectEntrant(4, Person("Martin", "Luc", pseudonym="Grizzly")))
    page = a_players_page(session, qtbot)
    page.entrants.find_text("grizz")
    table = page.entrants.table
    qtbot.waitUntil(lambda: table.shown_count() == 1)
    assert table.filter.row_at(table.filter.index(0, 0)).entrant == 4
