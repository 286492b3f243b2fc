"""The one field of the door: letters and Enter, whoever it is."""

from __future__ import annotations

from dataclasses import replace

import pytest
from builders import a_session, a_tournament, out
from page_builders import a_players_page
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from td_app.tournament import commands as cmd
from td_app.tournament.state.person import Person
from td_app.ui.pages.evening.players.page import PlayersPage

pytestmark = pytest.mark.usefixtures("in_french", "dressed")

AGATHE = Person("Dupré", "Agathe", licence="E1009", club="As de Trèfle")
JEAN, LUC = Person("Martin", "Jean"), Person("Martin", "Luc")
ENTER, DOWN, ESCAPE = Qt.Key.Key_Return, Qt.Key.Key_Down, Qt.Key.Key_Escape


def typed(page: PlayersPage, text: str, *keys: Qt.Key) -> None:
    field = page.entrants.door.field
    page.activateWindow()
    field.setFocus()
    QTest.keyClicks(field, text)
    for key in keys:
        QTest.keyClick(field, key)


def offered(page: PlayersPage) -> list[str]:
    return [offer.name for offer in page.entrants.door.list.found]


def present(page: PlayersPage) -> list[str]:
    return [row.name for row in page.live.players().rows if row.present]


class TestOneField:
    def test_somebody_new_is_present_and_the_field_waits_for_the_next(self, qtbot: QtBot) -> None:
        session = a_session()
        page = a_players_page(session, qtbot)
        typed(page, "DURAND Zoe, Tapis Volant", ENTER)
        assert session.person(1) == Person("DURAND", "Zoe", club="Tapis Volant")
        assert present(page) == ["DURAND Zoe"]
        assert page.entrants.door.field.text() == ""
        qtbot.waitUntil(page.entrants.door.field.hasFocus)
        assert page.entrants.said.text() == "Présent\u00a0: DURAND Zoe."
        page.entrants.door.present.setChecked(False)
        typed(page, "Petit Paul", ENTER)
        assert len(session.state.entrants) == 2 and present(page) == ["DURAND Zoe"]

    def test_what_was_said_of_who_came_goes_with_the_next_act(self, qtbot: QtBot) -> None:
        session = a_session()
        page = a_players_page(session, qtbot)
        typed(page, "DURAND Zoe", ENTER)
        page.entrants.table.choose([1])
        page.entrants.bar.asked.emit("presence")
        assert present(page) == [] and page.entrants.said.isHidden()

    def test_three_letters_tick_whoever_is_listed(self, qtbot: QtBot) -> None:
        session = a_session()
        session.dispatch(cmd.RegisterEntrants((AGATHE, JEAN)))
        page = a_players_page(session, qtbot)
        typed(page, "dup")
        qtbot.waitUntil(lambda: page.entrants.table.shown_count() == 1)
        typed(page, "", ENTER)
        assert present(page) == ["DUPRÉ Agathe"] and len(session.state.entrants) == 2
        chosen = page.entrants.table.chosen_row()
        assert chosen is not None and chosen.name == "DUPRÉ Agathe"
        qtbot.waitUntil(lambda: page.entrants.table.shown_count() == 2)

    def test_of_several_none_is_taken_however_often_enter_is_pressed(self, qtbot: QtBot) -> None:
        session = a_session()
        session.dispatch(cmd.RegisterEntrants((JEAN, LUC)))
        page = a_players_page(session, qtbot)
        typed(page, "martin", ENTER, ENTER, ENTER)
        assert present(page) == [] and offered(page) == ["MARTIN Jean", "MARTIN Luc", "MARTIN"]
        assert "Qui est-ce" in page.entrants.door.list.words
        typed(page, "2")
        assert present(page) == ["MARTIN Luc"]
        typed(page, "mart", ENTER, DOWN, ENTER)
        assert present(page) == ["MARTIN Jean", "MARTIN Luc"]

    def test_names_typed_on_without_an_answer_wait_for_one(self, qtbot: QtBot) -> None:
        session = a_session()
        others = (Person("Petit", "Ana"), Person("Petit", "Bob"))
        session.dispatch(cmd.RegisterEntrants((JEAN, LUC, AGATHE, *others)))
        page = a_players_page(session, qtbot)
        page.show()
        door = page.entrants.door
        assert not door.back.isVisible()
        typed(page, "martin", ENTER)
        typed(page, "petit", ENTER)
        typed(page, "dupre", ENTER)
        assert present(page) == ["DUPRÉ Agathe"]
        assert door.unanswered == ["martin", "petit"]
        assert door.back.isVisible() and door.back.text() == "À préciser (2)"
        typed(page, "", ENTER)
        assert door.field.text() == "martin" and "Qui est-ce" in door.list.words
        typed(page, "1")
        assert door.unanswered == ["petit"]
        door.back.click()
        typed(page, "2")
        assert present(page) == ["DUPRÉ Agathe", "MARTIN Jean", "PETIT Bob"]
        assert door.unanswered == [] and not door.back.isVisible()

    def test_a_name_asked_about_and_taken_back_does_not_wait(self, qtbot: QtBot) -> None:
        session = a_session()
        session.dispatch(cmd.RegisterEntrants((JEAN, LUC)))
        page = a_players_page(session, qtbot)
        for keys in ((ESCAPE,), (Qt.Key.Key_Backspace,), (Qt.Key.Key_End, Qt.Key.Key_Backspace)):
            typed(page, "martin", ENTER, *keys)
            page.entrants.door.clear()
        assert page.entrants.door.unanswered == []

    def test_a_question_left_open_is_never_glued_to_the_next_name(self, qtbot: QtBot) -> None:
        session = a_session()
        session.dispatch(cmd.RegisterEntrants((JEAN, LUC, AGATHE)))
        page = a_players_page(session, qtbot)
        typed(page, "martin", ENTER)
        typed(page, "dupre", ENTER)
        assert present(page) == ["DUPRÉ Agathe"]
        typed(page, "martin", ENTER)
        typed(page, " l", ENTER)
        assert present(page) == ["DUPRÉ Agathe", "MARTIN Luc"]

    def test_a_name_nearly_known_is_asked_about(self, qtbot: QtBot) -> None:
        session = a_session()
        session.dispatch(cmd.RegisterEntrants((AGATHE,)))
        page = a_players_page(session, qtbot)
        typed(page, "dupra", ENTER)
        assert present(page) == [] and offered(page) == ["DUPRÉ Agathe", "DUPRA"]
        typed(page, "1")
        assert present(page) == ["DUPRÉ Agathe"]

    def test_one_present_already_is_told_and_a_namesake_has_a_figure(self, qtbot: QtBot) -> None:
        session = a_session()
        session.dispatch(cmd.RegisterEntrants((AGATHE,), present=True))
        page = a_players_page(session, qtbot)
        typed(page, "dupre agathe", ENTER, ENTER)
        assert len(session.state.entrants) == 1
        assert "déjà sur la liste des présents" in page.entrants.door.list.words
        typed(page, "2")
        assert present(page) == ["DUPRÉ Agathe", "DUPRE Agathe"]

    def test_escape_empties_it_and_asks_nothing_more(self, qtbot: QtBot) -> None:
        session = a_session()
        session.dispatch(cmd.RegisterEntrants((JEAN, LUC)))
        page = a_players_page(session, qtbot)
        typed(page, "martin", ENTER, ESCAPE)
        assert page.entrants.door.field.text() == "" and not page.entrants.door.list.isVisible()
        assert page.entrants.said.text() == ""

    def test_figures_alone_enter_nobody_and_say_what_to_write(self, qtbot: QtBot) -> None:
        session = a_session()
        session.dispatch(cmd.RegisterEntrants((JEAN,)))
        page = a_players_page(session, qtbot)
        typed(page, "12345", ENTER)
        assert len(session.state.entrants) == 1 and "Écrivez un nom" in page.entrants.said.text()

    def test_in_play_it_finds_who_sits_and_after_the_end_it_only_searches(
        self, qtbot: QtBot
    ) -> None:
        session = a_tournament(3, tables=1)
        page = a_players_page(session, qtbot)
        typed(page, "joueur0002", ENTER)
        qtbot.waitUntil(page.entrants.table.hasFocus)
        assert [row.entrant for row in page.entrants.table.chosen()] == [2]
        out(session, 1, 2)
        page.refresh()
        typed(page, "Nouveau Venu", ENTER)
        assert session.state.over and len(session.state.entrants) == 3
        assert page.entrants.door.present.isHidden()


def test_a_pasted_list_ticks_the_known_adds_the_new_and_names_the_doubtful(qtbot: QtBot) -> None:
    session = a_session()
    session.dispatch(cmd.RegisterEntrants((AGATHE, JEAN)))
    page = a_players_page(session, qtbot)
    QGuiApplication.clipboard().setText("1. Dupré Agathe\n2. Roux Camille\n3. Martin Jaen\n")
    field = page.entrants.door.field
    field.setFocus()
    QTest.keyClick(field, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    preview = page.importing.preview
    assert page.importing.isVisible() and preview.present.isChecked() and field.text() == ""
    told = {row.row.line: (row.taken, row.row.status.value) for row in preview.shown_rows}
    assert told == {1: (True, "valid"), 2: (True, "valid"), 3: (False, "doubtful")}
    preview.take.click()
    assert present(page) == ["DUPRÉ Agathe", "ROUX Camille"] and len(session.state.entrants) == 3
    told = "1 présence notée, 1 inscription. À vérifier, laissés de côté\u00a0: MARTIN Jaen."
    assert page.entrants.said.text() == told


class TestAPastedListOfNamesakes:
    def pasted(self, page: PlayersPage, text: str) -> dict[int, tuple[bool, str]]:
        page.show_pasted(text)
        rows = page.importing.preview.shown_rows
        return {row.row.line: (row.taken, row.row.status.value) for row in rows}

    def test_a_name_that_two_listed_bear_is_doubtful_and_ticked_nobody(self, qtbot: QtBot) -> None:
        session = a_session()
        session.dispatch(cmd.RegisterEntrants((JEAN, JEAN, AGATHE)))
        page = a_players_page(session, qtbot)
        told = self.pasted(page, "Martin Jean\nDupré Agathe\n")
        assert told == {1: (False, "doubtful"), 2: (True, "valid")}
        page.importing.preview.take.click()
        assert present(page) == ["DUPRÉ Agathe"]
        assert "MARTIN Jean" in page.entrants.said.text()
        self.pasted(page, "Dupré Agathe\nRoux Luc")
        page.importing.preview.take.click()
        assert page.entrants.said.text() == "1 inscription."

    def test_a_club_tells_two_listed_apart(self, qtbot: QtBot) -> None:
        session = a_session()
        clubs = (replace(JEAN, club="As de Trèfle"), replace(JEAN, club="Tapis Volant"))
        session.dispatch(cmd.RegisterEntrants(clubs))
        page = a_players_page(session, qtbot)
        assert self.pasted(page, "Martin Jean\nDupré Agathe")[1] == (False, "doubtful")
        told = self.pasted(page, "Martin Jean, Tapis Volant\nDupré Agathe, As de Trèfle")
        assert told[1] == (True, "valid")
        page.importing.preview.take.click()
        here = {(row.name, row.club) for row in page.live.players().rows if row.present}
        assert here == {("MARTIN Jean", "Tapis Volant"), ("DUPRÉ Agathe", "As de Trèfle")}

    def test_two_lines_ticked_by_hand_are_two_people(self, qtbot: QtBot) -> None:
        session = a_session()
        session.dispatch(cmd.RegisterEntrants((JEAN, JEAN)))
        page = a_players_page(session, qtbot)
        self.pasted(page, "Martin Jean\nMartin Jean\nMartin Jean\n")
        page.importing.preview.every.click()
        page.importing.preview.take.click()
        assert len(session.state.entrants) == 3
        assert all(row.present for row in page.live.players().rows)


def test_a_list_pasted_by_the_mouse_never_runs_into_one_name(qtbot: QtBot) -> None:
    session = a_session()
    page = a_players_page(session, qtbot)
    names = "\n".join(f"Martin{at} Jean" for at in range(40))
    QGuiApplication.clipboard().setText(names)
    page.entrants.door.field.paste()
    assert page.importing.isVisible() and len(page.importing.preview.shown_rows) == 40
    assert page.entrants.door.field.text() == ""


class TestFastKeys:
    def test_a_figure_typed_before_enter_is_asked_about(self, qtbot: QtBot) -> None:
        session = a_session()
        session.dispatch(cmd.RegisterEntrants((JEAN, LUC)))
        page = a_players_page(session, qtbot)
        typed(page, "martin2", ENTER)
        assert len(session.state.entrants) == 2 and present(page) == []
        assert offered(page)[:2] == ["MARTIN Jean", "MARTIN Luc"]
        typed(page, "2")
        assert present(page) == ["MARTIN Luc"] and len(session.state.entrants) == 2
        typed(page, "Joueur 1", ENTER)
        typed(page, "Joueur 2", ENTER)
        assert present(page) == ["JOUEUR 1", "JOUEUR 2", "MARTIN Luc"]

    def test_a_figure_held_down_is_not_glued_to_the_next_name(self, qtbot: QtBot) -> None:
        session = a_session()
        session.dispatch(cmd.RegisterEntrants((JEAN, LUC)))
        page = a_players_page(session, qtbot)
        typed(page, "martin", ENTER)
        typed(page, "1")
        for _ in range(3):
            held = QKeyEvent(
                QEvent.Type.KeyPress, Qt.Key.Key_1, Qt.KeyboardModifier.NoModifier, "1", True
            )
            QApplication.sendEvent(page.entrants.door.field, held)
        assert page.entrants.door.field.text() == "" and present(page) == ["MARTIN Jean"]


def test_whoever_another_post_ticked_meanwhile_is_told_not_ticked_again(qtbot: QtBot) -> None:
    session = a_session()
    session.dispatch(cmd.RegisterEntrants((AGATHE,)))
    page = a_players_page(session, qtbot)
    typed(page, "dup")
    session.dispatch(cmd.MarkPresence((1,)))
    before = session.history.sequence
    typed(page, "", ENTER)
    assert session.history.sequence == before
    assert "déjà sur la liste des présents" in page.entrants.door.list.words
