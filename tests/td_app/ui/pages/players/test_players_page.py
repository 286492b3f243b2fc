"""The page of the entrants, used as a director does, on a real session."""

from __future__ import annotations

import pytest
from builders import MemoryDirectory, a_session, a_setup, a_tournament, out, registered
from PySide6.QtCore import Qt
from PySide6.QtGui import QShortcut
from PySide6.QtWidgets import QApplication, QCheckBox, QLabel, QLineEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from rules_ropta.seat_draw import Need
from td_app.session import TournamentSession
from td_app.tournament import commands as cmd
from td_app.tournament.person import Person
from td_app.tournament.state import Majority
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.players import lines
from td_app.ui.pages.players_page import PlayersPage

pytestmark = pytest.mark.usefixtures("in_french", "dressed")

AGATHE = Person("Dupré", "Agathe", licence="E1009", club="As de Trèfle")
LONG = Person("De La Rochefoucauld-Montmorency-Laval", "Marie-Charlotte-Élisabeth", club="X" * 60)


def page_on(
    session: TournamentSession, qtbot: QtBot, directory: MemoryDirectory | None = None
) -> PlayersPage:
    live = LiveTournament(session)
    page = PlayersPage(live, directory or MemoryDirectory())
    live.setParent(page)
    live.changed.connect(page.refresh)
    qtbot.addWidget(page, before_close_func=lambda _page: live.close())
    page.resize(902, 680)
    page.refresh()
    page.show()
    page.activateWindow()
    qtbot.waitExposed(page)
    return page


def names(page: PlayersPage) -> list[str]:
    table = page.entrants.table
    return [
        table.filter.row_at(table.filter.index(place, 0)).name
        for place in range(table.filter.rowCount())
    ]


def cut_texts(page: QWidget) -> list[str]:
    """Return the words of buttons and boxes that have less room than they need."""
    kinds = (QPushButton, QCheckBox)
    return [
        widget.text()
        for kind in kinds
        for widget in page.findChildren(kind)
        if widget.isVisible() and widget.width() < widget.sizeHint().width()
    ]


class TestAList:
    def test_nobody_yet_says_what_to_do_first(self, qtbot: QtBot) -> None:
        page = page_on(a_session(), qtbot)
        assert page.entrants.empty.isVisible() and not page.entrants.list.isVisible()
        page.entrants.empty.primary.click()
        assert page.importing.isVisible()

    def test_the_filters_count_at_a_glance(self, qtbot: QtBot) -> None:
        session = a_tournament(16)
        out(session, 3)
        session.dispatch(cmd.RegisterEntrants((AGATHE,), present=True))
        page = page_on(session, qtbot)
        told = [button.text() for button in page.entrants.chips.buttons.values()]
        assert told == [
            "Inscrits\u200217",
            "Présents\u200217",
            "Majorité à vérifier\u20021",
            "En jeu\u200215",
            "Sortis\u20021",
            "À placer\u20021",
        ]

    def test_those_who_wait_for_a_seat_come_first(self, qtbot: QtBot) -> None:
        session = a_tournament(8)
        session.dispatch(cmd.RegisterEntrants((Person("Zola", "Zoé"),), present=True))
        page = page_on(session, qtbot)
        assert names(page)[0] == "ZOLA Zoé"

    def test_place_is_asked_of_the_room(self, qtbot: QtBot) -> None:
        session = a_tournament(8)
        session.dispatch(cmd.RegisterEntrants((AGATHE,), present=True))
        page = page_on(session, qtbot)
        assert page.entrants.waiting.isVisible()
        with qtbot.waitSignal(page.placeRequested, check_params_cb=lambda who: who == 9):
            page.entrants.waiting.buttons[0].click()

    def test_a_filter_keeps_its_rows(self, qtbot: QtBot) -> None:
        session = a_tournament(8)
        out(session, 3)
        page = page_on(session, qtbot)
        page.entrants.chips.buttons["out"].click()
        assert names(page) == ["JOUEUR0003 Jean"]

    @pytest.mark.parametrize("typed", ["agathe", "DUPRE", "dupra", "trefle agathe"])
    def test_the_search_forgives(self, qtbot: QtBot, typed: str) -> None:
        session = a_session()
        session.dispatch(cmd.RegisterEntrants((AGATHE, Person("Urbain", "Odile"))))
        page = page_on(session, qtbot)
        page.entrants.table.find_typed(typed)
        assert names(page) == ["DUPRÉ Agathe"]

    def test_a_table_number_finds_who_sits_there(self, qtbot: QtBot) -> None:
        session = a_tournament(16, tables=2)
        page = page_on(session, qtbot)
        page.entrants.table.find_typed("2")
        assert len(names(page)) == 8
        page.entrants.table.find_typed("2.7")
        seated = session.state.tables[2].places[7]
        assert names(page) == [session.person(seated).display_name]

    def test_a_number_that_is_no_table_is_looked_for_in_the_words(self, qtbot: QtBot) -> None:
        session = a_session()
        session.dispatch(cmd.RegisterEntrants((AGATHE, Person("Urbain", "Odile"))))
        page = page_on(session, qtbot)
        page.entrants.table.find_typed("1009")
        assert names(page) == ["DUPRÉ Agathe"]

    def test_nobody_found_is_said(self, qtbot: QtBot) -> None:
        session = a_session()
        registered(session, 3)
        page = page_on(session, qtbot)
        page.find_text("zzzz")
        qtbot.waitUntil(page.entrants.nothing.isVisible)

    def test_states_are_told_by_words_and_shapes(self, qtbot: QtBot) -> None:
        session = a_tournament(8)
        out(session, 3)
        page = page_on(session, qtbot)
        told = {lines.state_of(row).text for row in page.entrants.table.rows.rows}
        shapes = {lines.state_of(row).shape for row in page.entrants.table.rows.rows}
        assert told == {"en jeu", "sorti"} and len(shapes) == 2


class TestTheKeyboard:
    def test_p_ticks_presence_though_the_window_has_a_p_of_its_own(self, qtbot: QtBot) -> None:
        session = a_session()
        session.dispatch(cmd.RegisterEntrants((AGATHE, Person("Urbain", "Odile"))))
        page = page_on(session, qtbot)
        stolen: list[str] = []
        shortcut = QShortcut(Qt.Key.Key_P, page)
        shortcut.activated.connect(lambda: stolen.append("P"))
        table = page.entrants.table
        table.choose_first()
        qtbot.waitUntil(table.hasFocus)
        qtbot.keyClick(table, Qt.Key.Key_P)
        assert session.state.entrants[1].present and not session.state.entrants[2].present
        assert not stolen

    def test_m_ticks_majority_for_all_those_chosen(self, qtbot: QtBot) -> None:
        session = a_session()
        session.dispatch(cmd.RegisterEntrants((AGATHE, Person("Urbain", "Odile"))))
        page = page_on(session, qtbot)
        page.entrants.table.selectAll()
        qtbot.keyClick(page.entrants.table, Qt.Key.Key_M)
        assert {e.majority for e in session.state.entrants.values()} == {Majority.CHECKED}

    def test_a_second_m_takes_the_ticks_away(self, qtbot: QtBot) -> None:
        session = a_session()
        registered(session, 2)
        page = page_on(session, qtbot)
        page.entrants.table.selectAll()
        qtbot.keyClick(page.entrants.table, Qt.Key.Key_M)
        assert {e.majority for e in session.state.entrants.values()} == {Majority.UNCHECKED}

    def test_delete_takes_off_the_list_who_never_sat(self, qtbot: QtBot) -> None:
        session = a_session()
        registered(session, 2)
        page = page_on(session, qtbot)
        page.entrants.table.choose(2)
        qtbot.keyClick(page.entrants.table, Qt.Key.Key_Delete)
        assert list(session.state.entrants) == [1]

    def test_who_sits_is_not_removed_and_the_button_says_why(self, qtbot: QtBot) -> None:
        session = a_tournament(8)
        page = page_on(session, qtbot)
        page.entrants.table.choose(2)
        bar = page.entrants.bar
        assert not bar.remove.isEnabled() and "déjà une place" in bar.remove.toolTip()
        qtbot.keyClick(page.entrants.table, Qt.Key.Key_Delete)
        assert len(session.state.entrants) == 8

    @pytest.mark.parametrize("key", [Qt.Key.Key_F2, Qt.Key.Key_Return])
    def test_f2_or_enter_opens_the_name(self, qtbot: QtBot, key: Qt.Key) -> None:
        session = a_session()
        registered(session, 2)
        page = page_on(session, qtbot)
        page.entrants.table.choose(2)
        qtbot.keyClick(page.entrants.table, key)
        assert page.entrants.panel.isVisible() and page.entrants.panel.entrant == 2

    def test_space_is_left_to_the_clock(self, qtbot: QtBot) -> None:
        session = a_session()
        registered(session, 2)
        page = page_on(session, qtbot)
        page.entrants.table.choose(2)
        before = session.state
        qtbot.keyClick(page.entrants.table, Qt.Key.Key_Space)
        assert session.state is before

    def test_everything_has_a_name_for_those_who_do_not_see(self, qtbot: QtBot) -> None:
        page = page_on(a_tournament(8), qtbot)
        nameless = [
            (widget, widget.parentWidget())
            for kind in (QLineEdit, QPushButton)
            for widget in page.findChildren(kind)
            if not (widget.accessibleName() or widget.text() or widget.isHidden())
            and widget.objectName() != "qt_spinbox_lineedit"
        ]
        assert not nameless


class TestTicks:
    def test_a_click_on_the_box_ticks(self, qtbot: QtBot) -> None:
        session = a_session()
        session.dispatch(cmd.RegisterEntrants((AGATHE,)))
        page = page_on(session, qtbot)
        table = page.entrants.table
        for column in (lines.PRESENT, lines.MAJORITY):
            box = table.visualRect(table.filter.index(0, column))
            qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=box.center())
        entrant = session.state.entrants[1]
        assert entrant.present and entrant.majority is Majority.CHECKED

    def test_everyone_is_present_at_once(self, qtbot: QtBot) -> None:
        session = a_session()
        session.dispatch(cmd.RegisterEntrants((AGATHE, Person("Urbain", "Odile"))))
        page = page_on(session, qtbot)
        page.entrants.everyone.click()
        assert all(e.present for e in session.state.entrants.values())
        assert not page.entrants.everyone.isEnabled() and page.entrants.everyone.toolTip()


class TestAddingByHand:
    def typed(self, page: PlayersPage, qtbot: QtBot, text: str) -> None:
        field = page.entrants.add.field
        field.setFocus()
        qtbot.waitUntil(field.hasFocus)
        qtbot.keyClicks(field, text)

    def test_a_line_and_enter_enter_somebody_present(self, qtbot: QtBot) -> None:
        session, directory = a_session(), MemoryDirectory()
        page = page_on(session, qtbot, directory)
        self.typed(page, qtbot, "DURAND Zoe, Tapis Volant")
        qtbot.keyClick(page.entrants.add.field, Qt.Key.Key_Return)
        assert session.person(1) == Person("DURAND", "Zoe", club="Tapis Volant")
        assert session.state.entrants[1].present
        assert directory.people == [Person("DURAND", "Zoe", club="Tapis Volant")]
        assert page.entrants.add.field.text() == "" and page.entrants.add.field.hasFocus()

    def test_a_member_comes_with_three_letters(self, qtbot: QtBot) -> None:
        session = a_session()
        page = page_on(session, qtbot, MemoryDirectory([AGATHE]))
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
        page = page_on(session, qtbot, MemoryDirectory([AGATHE]))
        self.typed(page, qtbot, "dupras")
        popup = page.entrants.add.field.completer().popup()
        qtbot.waitUntil(popup.isVisible)
        qtbot.keyClick(popup, Qt.Key.Key_Return)
        QApplication.processEvents()
        assert [session.person(who).last_name for who in session.state.entrants] == ["dupras"]

    def test_a_namesake_is_asked_about_once(self, qtbot: QtBot) -> None:
        session = a_session()
        session.dispatch(cmd.RegisterEntrants((AGATHE,)))
        page = page_on(session, qtbot)
        self.typed(page, qtbot, "dupre agathe")
        qtbot.keyClick(page.entrants.add.field, Qt.Key.Key_Return)
        assert len(session.state.entrants) == 1
        assert "déjà sur la liste" in page.entrants.said.text() and page.entrants.said.isVisible()
        qtbot.keyClick(page.entrants.add.field, Qt.Key.Key_Return)
        assert len(session.state.entrants) == 2

    def test_figures_alone_enter_nobody_and_say_what_to_write(self, qtbot: QtBot) -> None:
        session = a_session()
        page = page_on(session, qtbot)
        self.typed(page, qtbot, "12345")
        qtbot.keyClick(page.entrants.add.field, Qt.Key.Key_Return)
        assert not session.state.entrants and page.entrants.said.isVisible()

    def test_after_the_end_nobody_enters_and_the_line_says_why(self, qtbot: QtBot) -> None:
        session = a_tournament(3, tables=1)
        out(session, 1, 2)
        page = page_on(session, qtbot)
        assert session.state.over
        assert not page.entrants.add.button.isEnabled() and page.entrants.add.button.toolTip()


class TestTheNamePutRight:
    def opened(self, session: TournamentSession, qtbot: QtBot, who: int = 1) -> PlayersPage:
        page = page_on(session, qtbot)
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
        assert page.entrants.panel.save.toolTip() == "Rien n'a changé."

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


class TestGeometry:
    @pytest.mark.parametrize("width", [848, 902, 1300])
    @pytest.mark.parametrize("panel", [False, True])
    def test_nothing_is_cut(self, qtbot: QtBot, width: int, panel: bool) -> None:
        session = a_tournament(24)
        session.dispatch(cmd.RegisterEntrants((LONG,), present=True))
        page = page_on(session, qtbot)
        if panel:
            page.entrants.correct(25)
        page.resize(width, 680)
        QApplication.processEvents()
        assert page.width() == width and not cut_texts(page)
        labels = [w for w in page.findChildren(QLabel) if w.isVisible()]
        assert all(w.geometry().right() <= w.parentWidget().width() for w in labels)

    def test_names_keep_their_room_beside_the_panel(self, qtbot: QtBot) -> None:
        session = a_tournament(24)
        page = page_on(session, qtbot)
        page.entrants.correct(2)
        QApplication.processEvents()
        assert page.entrants.table.columnWidth(lines.NAME) >= 160

    def test_a_page_larger_than_the_room_it_has_would_show(self, qtbot: QtBot) -> None:
        page = page_on(a_tournament(24, name=a_setup().name), qtbot)
        assert page.minimumSizeHint().width() <= 880
