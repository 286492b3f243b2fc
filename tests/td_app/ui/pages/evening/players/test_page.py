"""The page of the entrants, used as a director does, on a real session."""

from __future__ import annotations

import pytest
from builders import a_session, a_tournament, everyone, out, registered
from page_builders import a_players_page, cut_texts, in_front
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QPushButton
from pytestqt.qtbot import QtBot

from td_app.tournament import commands as cmd
from td_app.tournament.state.person import Person
from td_app.tournament.state.tournament import Majority
from td_app.ui.destinations import ToLateSeat
from td_app.ui.pages.evening.players import table as lines
from td_app.ui.pages.evening.players.page import PlayersPage

ALT = Qt.KeyboardModifier.AltModifier

pytestmark = pytest.mark.usefixtures("in_french", "dressed")

AGATHE = Person("Dupré", "Agathe", licence="E1009", club="As de Trèfle")
LONG = Person("De La Rochefoucauld-Montmorency-Laval", "Marie-Charlotte-Élisabeth", club="X" * 60)


def names(page: PlayersPage) -> list[str]:
    table = page.entrants.table
    return [
        table.filter.row_at(table.filter.index(place, 0)).name
        for place in range(table.filter.rowCount())
    ]


class TestAList:
    def test_nobody_yet_says_what_to_do_first(self, qtbot: QtBot) -> None:
        page = a_players_page(a_session(), qtbot)
        assert page.entrants.empty.isVisible() and not page.entrants.list.isVisible()
        page.entrants.empty.primary.click()
        assert page.importing.isVisible()

    def test_the_field_goes_on_asking_who_arrives(self, qtbot: QtBot) -> None:
        """In words that are read whole, fewer in a narrow window."""
        page = a_players_page(a_session(), qtbot)
        field = page.entrants.door.field
        assert field.placeholderText() == field.accessibleName()
        assert field.placeholderText().startswith("Qui arrive")
        field.setFixedWidth(160)
        assert field.placeholderText() == "Chercher"

    def test_no_hole_parts_the_search_from_the_filters_and_what_is_said_moves_no_name(
        self, qtbot: QtBot
    ) -> None:
        page = a_players_page(a_tournament(16), qtbot)
        shown = page.entrants
        assert shown.said.isHidden()
        assert shown.chips.mapTo(page, QPoint(0, 0)).y() <= 56 + 12, "right under the head"
        above = shown.table.mapTo(page, QPoint(0, 0)).y()
        shown._say("Déjà là.")
        QApplication.processEvents()
        assert shown.said.isVisible()
        assert shown.table.mapTo(page, QPoint(0, 0)).y() == above

    def test_the_filters_count_at_a_glance(self, qtbot: QtBot) -> None:
        session = a_tournament(16)
        out(session, 3)
        session.dispatch(cmd.RegisterEntrants((AGATHE,), present=True))
        page = a_players_page(session, qtbot)
        told = [b.text() for b in page.entrants.chips.buttons.values() if b.isVisible()]
        assert told == [
            "Inscrits\u200217",
            "Présents\u200217",
            "Majorité à vérifier\u20021",
            "En jeu\u200215",
            "Absents\u20020",
            "Sortis\u20021",
            "À placer\u20021",
        ]

    def test_those_who_wait_for_a_seat_come_first(self, qtbot: QtBot) -> None:
        session = a_tournament(8)
        session.dispatch(cmd.RegisterEntrants((Person("Zola", "Zoé"),), present=True))
        page = a_players_page(session, qtbot)
        assert names(page)[0] == "ZOLA Zoé"

    def test_place_is_asked_of_the_room(self, qtbot: QtBot) -> None:
        session = a_tournament(8)
        session.dispatch(cmd.RegisterEntrants((AGATHE,), present=True))
        page = a_players_page(session, qtbot)
        assert page.entrants.waiting.isVisible()
        with qtbot.waitSignal(page.asked) as asked:
            page.entrants.waiting.buttons[0].click()
        assert asked.args == [ToLateSeat(9)]

    def test_a_filter_keeps_its_rows(self, qtbot: QtBot) -> None:
        session = a_tournament(8)
        out(session, 3)
        page = a_players_page(session, qtbot)
        page.entrants.chips.buttons["out"].click()
        assert names(page) == ["JOUEUR0003 Jean"]

    @pytest.mark.parametrize("typed", ["agathe", "DUPRE", "dupra", "trefle agathe"])
    def test_the_search_forgives(self, qtbot: QtBot, typed: str) -> None:
        session = a_session()
        session.dispatch(cmd.RegisterEntrants((AGATHE, Person("Urbain", "Odile"))))
        page = a_players_page(session, qtbot)
        page.entrants.table.find_typed(typed)
        assert names(page) == ["DUPRÉ Agathe"]

    def test_a_table_number_finds_who_sits_there(self, qtbot: QtBot) -> None:
        session = a_tournament(16, tables=2)
        page = a_players_page(session, qtbot)
        page.entrants.table.find_typed("2")
        assert len(names(page)) == 8
        page.entrants.table.find_typed("2.7")
        seated = session.state.tables[2].places[7]
        assert names(page) == [session.person(seated).display_name]

    def test_a_number_that_is_no_table_is_looked_for_in_the_words(self, qtbot: QtBot) -> None:
        session = a_session()
        session.dispatch(cmd.RegisterEntrants((AGATHE, Person("Urbain", "Odile"))))
        page = a_players_page(session, qtbot)
        page.entrants.table.find_typed("1009")
        assert names(page) == ["DUPRÉ Agathe"]

    def test_a_search_that_finds_nobody_on_its_list_looks_among_everybody(
        self, qtbot: QtBot
    ) -> None:
        session = a_session()
        session.dispatch(cmd.RegisterEntrants((AGATHE, Person("Urbain", "Odile"))))
        page = a_players_page(session, qtbot)
        page.entrants.chips.buttons["out"].click()
        page.find_text("agathe")
        qtbot.waitUntil(lambda: names(page) == ["DUPRÉ Agathe"])
        assert page.entrants.chips.chosen() == "all" and not page.entrants.nothing.isVisible()

    def test_a_search_that_finds_nobody_at_all_keeps_its_list(self, qtbot: QtBot) -> None:
        session = a_tournament(8)
        page = a_players_page(session, qtbot)
        page.entrants.chips.buttons["out"].click()
        page.find_text("zzzz")
        qtbot.waitUntil(page.entrants.nothing.isVisible)
        assert page.entrants.chips.chosen() == "out"

    def test_nobody_found_is_said(self, qtbot: QtBot) -> None:
        session = a_session()
        registered(session, 3)
        page = a_players_page(session, qtbot)
        page.find_text("zzzz")
        qtbot.waitUntil(page.entrants.nothing.isVisible)

    def test_states_are_told_by_words_and_shapes(self, qtbot: QtBot) -> None:
        session = a_tournament(8)
        out(session, 3)
        page = a_players_page(session, qtbot)
        told = {lines.state_of(row).text for row in page.entrants.table.rows.rows}
        shapes = {lines.state_of(row).shape for row in page.entrants.table.rows.rows}
        assert told == {"en jeu", "sorti"} and len(shapes) == 2


class TestTheChoice:
    def test_who_has_won_is_no_longer_playing(self, qtbot: QtBot) -> None:
        session = a_tournament(8, tables=1)
        out(session, *list(everyone(session))[1:])
        page = a_players_page(session, qtbot)
        rows = page.entrants.table.rows.rows
        assert [lines.state_of(row).text for row in rows].count("vainqueur") == 1
        assert "en jeu" not in {lines.state_of(row).text for row in rows}
        assert lines.counts(page.live.players())["playing"] == 0

    def test_licences_have_a_column_once_somebody_has_one(self, qtbot: QtBot) -> None:
        session = a_session()
        session.dispatch(cmd.RegisterEntrants((Person("DUPONT", "Jean"),)))
        page = a_players_page(session, qtbot)
        assert not page.entrants.table.shows("licence")
        session.dispatch(cmd.RegisterEntrants((Person("ROUX", "Luc", licence="95319"),)))
        page.refresh()
        assert page.entrants.table.shows("licence")

    def test_names_have_the_room_of_columns_with_nothing_in_them(self, qtbot: QtBot) -> None:
        session = a_session()
        session.dispatch(cmd.RegisterEntrants((Person("Zola", "Zoé"),), present=True))
        page = a_players_page(session, qtbot)
        table = page.entrants.table
        empty = ("club", "licence", "seat", "rank")
        assert not any(table.shows(key) for key in empty)
        alone = table.columnWidth(table.rows.place_of("name"))
        session.dispatch(cmd.RegisterEntrants((AGATHE,), present=True))
        page.refresh()
        assert table.shows("club") and not table.shows("seat")
        club = table.columnWidth(table.rows.place_of("club"))
        assert alone - table.columnWidth(table.rows.place_of("name")) >= club

    def test_who_the_search_hides_is_no_longer_chosen(self, qtbot: QtBot) -> None:
        session = a_tournament(312, tables=40)
        page = a_players_page(session, qtbot)
        page.entrants.table.selectAll()
        assert page.entrants.bar._told.whole == "312 joueurs choisis"
        page.entrants.table.find_typed("12")
        assert len(page.entrants.table.chosen()) <= 8
        assert "312" not in page.entrants.bar._told.whole

    def test_many_who_wait_are_counted_more_than_named(self, qtbot: QtBot) -> None:
        session = a_tournament(8)
        session.dispatch(cmd.RegisterEntrants((LONG,) * 7, present=True))
        page = a_players_page(session, qtbot)
        assert "7 joueurs" in page.entrants.waiting.accessibleName()
        assert "4 autres" in page.entrants.waiting.accessibleName()


class TestTheKeyboard:
    def test_alt_p_ticks_presence_and_p_alone_searches(self, qtbot: QtBot) -> None:
        session = a_session()
        session.dispatch(cmd.RegisterEntrants((AGATHE, Person("Urbain", "Odile"))))
        page = a_players_page(session, qtbot)
        table = page.entrants.table
        table.choose_first()
        qtbot.waitUntil(table.hasFocus)
        qtbot.keyClick(table, Qt.Key.Key_P, ALT)
        assert session.state.entrants[1].present and not session.state.entrants[2].present
        qtbot.keyClick(table, Qt.Key.Key_P)
        assert page.entrants.door.field.hasFocus() and page.entrants.door.field.text() == "p"
        assert not session.state.entrants[2].present

    def test_m_ticks_majority_for_all_those_chosen(self, qtbot: QtBot) -> None:
        session = a_session()
        session.dispatch(cmd.RegisterEntrants((AGATHE, Person("Urbain", "Odile"))))
        page = a_players_page(session, qtbot)
        page.entrants.table.selectAll()
        in_front(page, qtbot)
        qtbot.keyClick(page.entrants.table, Qt.Key.Key_M, ALT)
        assert {e.majority for e in session.state.entrants.values()} == {Majority.CHECKED}

    def test_a_second_m_takes_the_ticks_away(self, qtbot: QtBot) -> None:
        session = a_session()
        registered(session, 2)
        page = a_players_page(session, qtbot)
        page.entrants.table.selectAll()
        in_front(page, qtbot)
        qtbot.keyClick(page.entrants.table, Qt.Key.Key_M, ALT)
        assert {e.majority for e in session.state.entrants.values()} == {Majority.UNCHECKED}

    def test_delete_takes_off_the_list_who_never_sat(self, qtbot: QtBot) -> None:
        session = a_session()
        registered(session, 2)
        page = a_players_page(session, qtbot)
        page.entrants.table.choose(2)
        qtbot.keyClick(page.entrants.table, Qt.Key.Key_Delete)
        assert list(session.state.entrants) == [1]

    def test_who_sits_is_not_removed_and_the_button_says_why(self, qtbot: QtBot) -> None:
        session = a_tournament(8)
        page = a_players_page(session, qtbot)
        page.entrants.table.choose(2)
        bar = page.entrants.bar
        assert not bar.remove.isEnabled() and "déjà une place" in bar.remove.toolTip()
        qtbot.keyClick(page.entrants.table, Qt.Key.Key_Delete)
        assert len(session.state.entrants) == 8

    @pytest.mark.parametrize(
        ("key", "held"),
        [(Qt.Key.Key_C, ALT), (Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier)],
    )
    def test_alt_c_or_enter_opens_the_name(
        self, qtbot: QtBot, key: Qt.Key, held: Qt.KeyboardModifier
    ) -> None:
        session = a_session()
        registered(session, 2)
        page = a_players_page(session, qtbot)
        page.entrants.table.choose(2)
        in_front(page, qtbot)
        qtbot.keyClick(page.entrants.table, key, held)
        assert page.entrants.panel.isVisible() and page.entrants.panel.entrant == 2

    def test_one_name_is_put_right_at_a_time_and_the_button_says_so(self, qtbot: QtBot) -> None:
        page = a_players_page(a_tournament(24), qtbot)
        page.entrants.table.selectAll()
        bar = page.entrants.bar
        assert not bar.correct.isEnabled() and "un seul" in bar.correct.toolTip()
        page.entrants.table.choose(3)
        assert bar.correct.isEnabled()

    def test_space_ticks_the_presence_and_once_seated_is_left_to_the_clock(
        self, qtbot: QtBot
    ) -> None:
        session = a_session()
        registered(session, 2)
        page = a_players_page(session, qtbot)
        page.entrants.table.choose(2)
        before = session.state.entrants[2].present
        qtbot.keyClick(page.entrants.table, Qt.Key.Key_Space)
        assert session.state.entrants[2].present is not before
        seated = a_tournament(8)
        page = a_players_page(seated, qtbot)
        page.entrants.table.choose(2)
        state = seated.state
        qtbot.keyClick(page.entrants.table, Qt.Key.Key_Space)
        assert seated.state is state

    def test_everything_has_a_name_for_those_who_do_not_see(self, qtbot: QtBot) -> None:
        page = a_players_page(a_tournament(8), qtbot)
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
        page = a_players_page(session, qtbot)
        table = page.entrants.table
        for column in ("presence", "majority"):
            box = table.visualRect(table.filter.index(0, table.rows.place_of(column)))
            qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=box.center())
        entrant = session.state.entrants[1]
        assert entrant.present and entrant.majority is Majority.CHECKED

    def test_everyone_is_present_at_once(self, qtbot: QtBot) -> None:
        session = a_session()
        session.dispatch(cmd.RegisterEntrants((AGATHE, Person("Urbain", "Odile"))))
        page = a_players_page(session, qtbot)
        page.entrants.everyone.click()
        assert all(e.present for e in session.state.entrants.values())
        assert not page.entrants.everyone.isEnabled() and page.entrants.everyone.toolTip()

    def test_nobody_is_marked_present_once_the_result_is_known(self, qtbot: QtBot) -> None:
        session = a_tournament(4, tables=1)
        session.dispatch(cmd.RegisterEntrants((AGATHE,)))
        out(session, 1, 2, 3)
        page = a_players_page(session, qtbot)
        page.entrants.table.choose(5)
        bar = page.entrants.bar
        for button in (page.entrants.everyone, bar.presence, bar.majority):
            assert not button.isEnabled()
            assert "Le tournoi est terminé" in button.toolTip()
        assert bar.correct.isEnabled() and bar.remove.isEnabled()


class TestGeometry:
    @pytest.mark.parametrize("width", [848, 902, 1300])
    @pytest.mark.parametrize("panel", [False, True])
    def test_nothing_is_cut(self, qtbot: QtBot, width: int, panel: bool) -> None:
        session = a_tournament(24)
        session.dispatch(cmd.RegisterEntrants((LONG,), present=True))
        page = a_players_page(session, qtbot)
        if panel:
            page.entrants.correct(25)
        page.resize(width, 680)
        QApplication.processEvents()
        assert page.width() == width and not cut_texts(page)
        labels = [w for w in page.findChildren(QLabel) if w.isVisible()]
        assert all(w.geometry().right() <= w.parentWidget().width() for w in labels)

    def test_names_keep_their_room_beside_the_panel(self, qtbot: QtBot) -> None:
        session = a_tournament(24)
        page = a_players_page(session, qtbot)
        page.entrants.correct(2)
        QApplication.processEvents()
        assert page.entrants.table.columnWidth(page.entrants.table.rows.place_of("name")) >= 160

    def test_it_asks_for_no_more_room_than_the_window_gives(self, qtbot: QtBot) -> None:
        page = a_players_page(a_tournament(24), qtbot)
        assert page.minimumSizeHint().width() <= 880
