"""A name put right, a need noted, an age answered for."""

from __future__ import annotations

import pytest
from builders import a_session, a_tournament, out, registered
from page_builders import a_players_page
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from rules_ropta.seat_draw import Need
from td_app.live.session import TournamentSession
from td_app.tournament import commands as cmd
from td_app.tournament.state.person import Person
from td_app.tournament.state.tournament import Majority
from td_app.ui.pages.evening.players.page import PlayersPage

pytestmark = pytest.mark.usefixtures("in_french", "dressed")

AGATHE = Person("Dupré", "Agathe", licence="E1009", club="As de Trèfle")


class TestTheNamePutRight:
    def opened(self, session: TournamentSession, qtbot: QtBot, who: int = 1) -> PlayersPage:
        page = a_players_page(session, qtbot)
        page.entrants.correct(who)
        return page

    def test_a_name_is_corrected_even_after_the_end(self, qtbot: QtBot) -> None:
        session = a_tournament(3, tables=1)
        out(session, 1, 2)
        page = self.opened(session, qtbot)
        field = page.entrants.panel.form.fields["last_name"]
        qtbot.waitUntil(field.hasFocus)
        field.selectAll()
        qtbot.keyClicks(field, "Dupont")
        qtbot.keyClick(field, Qt.Key.Key_Return)
        assert session.person(1).last_name == "Dupont"
        assert not page.entrants.panel.isVisible() and page.entrants.table.hasFocus()

    def test_an_empty_name_is_refused_beside_it(self, qtbot: QtBot) -> None:
        session = a_session()
        registered(session, 1)
        page = self.opened(session, qtbot)
        panel = page.entrants.panel
        for name in ("last_name", "first_name"):
            panel.form.fields[name].clear()
        panel.form.edited.emit()
        assert "ni nom ni prénom" in panel.error and not panel.save.isEnabled()

    def test_nothing_changed_is_nothing_to_save(self, qtbot: QtBot) -> None:
        session = a_session()
        registered(session, 1)
        page = self.opened(session, qtbot)
        assert not page.entrants.panel.save.isEnabled()
        assert page.entrants.panel.save.toolTip() == "Rien n’a changé."

    def test_what_is_being_written_survives_what_others_do(self, qtbot: QtBot) -> None:
        session = a_session()
        registered(session, 2)
        page = self.opened(session, qtbot)
        panel = page.entrants.panel
        panel.form.fields["last_name"].setText("Durand")
        panel.form.edited.emit()
        session.dispatch(cmd.MarkPresence((1,), present=False))
        assert panel.form.fields["last_name"].text() == "Durand" and panel.save.isEnabled()

    def test_the_panel_closes_when_its_entrant_is_removed(self, qtbot: QtBot) -> None:
        session = a_session()
        registered(session, 2)
        page = self.opened(session, qtbot)
        session.dispatch(cmd.RemoveEntrants((1,)))
        assert not page.entrants.panel.isVisible()

    def test_a_seat_is_kept_and_never_changed(self, qtbot: QtBot) -> None:
        session = a_session()
        registered(session, 2)
        page = self.opened(session, qtbot)
        need = page.entrants.panel.need
        need.table.choose("2")
        need.table.choiceChanged.emit("2")
        need.place.choose("5")
        need.never_moved.setChecked(True)
        need.edited.emit()
        page.entrants.panel.save.click()
        entrant = session.state.entrants[1]
        assert entrant.need == Need(2, 5) and entrant.never_moved

    def test_a_seat_already_kept_is_refused_with_the_name(self, qtbot: QtBot) -> None:
        session = a_session()
        registered(session, 2)
        session.dispatch(cmd.SetNeed(2, Need(2, 5)))
        page = self.opened(session, qtbot)
        need = page.entrants.panel.need
        need.table.choose("2")
        need.table.choiceChanged.emit("2")
        need.place.choose("5")
        need.edited.emit()
        assert "JOUEUR0002" in page.entrants.panel.error

    def test_the_director_answers_for_an_age_with_a_reason(self, qtbot: QtBot) -> None:
        session = a_session()
        session.dispatch(cmd.RegisterEntrants((AGATHE,), present=True))
        page = self.opened(session, qtbot)
        panel = page.entrants.panel
        assert not panel.vouch.isEnabled() and "1.4" in panel.vouch.toolTip()
        panel.reason.setText("Connu du club depuis dix ans")
        panel.vouch.click()
        assert session.state.entrants[1].majority is Majority.VOUCHED
        assert not panel.vouch.isVisible()

    def test_escape_closes(self, qtbot: QtBot) -> None:
        session = a_session()
        registered(session, 1)
        page = self.opened(session, qtbot)
        qtbot.keyClick(page.entrants.panel.form.fields["club"], Qt.Key.Key_Escape)
        assert not page.entrants.panel.isVisible()
