"""One incident read whole, completed by notes, and what can follow from it."""

from __future__ import annotations

from builders import MINUTE, clock_of
from incident_builders import IncidentEvening, noted, read, reading
from page_builders import press, typed
from PySide6.QtCore import Qt
from PySide6.QtTest import QSignalSpy
from pytestqt.qtbot import QtBot

from td_app.tournament import commands as cmd
from td_app.ui.pages.evening.floor.incidents.incidents_page import IncidentsPage

Key = Qt.Key
CTRL = Qt.KeyboardModifier.ControlModifier


class TestReadingOneWhole:
    def test_a_ruling_applied(self, incidents: IncidentsPage, evening: IncidentEvening) -> None:
        incidents.list.choose(evening.string)
        told = read(incidents)
        assert "Incident n° 1 · " in told
        assert "main n° 31" in told
        assert "Premier temps : combien ?\n2 000" in told
        assert "Relance à 4 000 : le second temps ne compte pas" in told
        assert "La décision du règlement a été appliquée." in told
        assert "Tranché par le floor." in told
        assert "Notes" not in told
        view = incidents.view
        assert view.head.width() > view.again.x() and view.head.geometry().bottom() < view.again.y()

    def test_a_ruling_overruled_keeps_both(
        self, incidents: IncidentsPage, evening: IncidentEvening
    ) -> None:
        incidents.list.choose(evening.turn)
        told = read(incidents)
        assert "Tenu à son annonce" in told
        assert "Décidé autrement, pour l’équité du jeu (§ 1.1)" in told
        assert "Le donneur avait appelé la mauvaise place." in told
        assert "Tranché par le directeur." in told

    def test_what_the_director_chose_among_the_ways_out(
        self, incidents: IncidentsPage, evening: IncidentEvening
    ) -> None:
        incidents.list.choose(evening.gone)
        told = read(incidents)
        assert "Constater l’abandon" in told
        assert "Un taxi l'attendait." in told
        assert "Aucun joueur n’a été noté" in told

    def test_what_followed(self, incidents: IncidentsPage, evening: IncidentEvening) -> None:
        evening.session.dispatch(cmd.DeclareHandDead(evening.lea, "11.3", evening.talk))
        incidents.list.choose(evening.talk)
        told = read(incidents)
        assert "Main déclarée morte : MARTIN Léa" in told
        assert "BERNARD Hugo : avertissement" in told
        assert "propos sur un coup en cours" in told

    def test_its_articles_show_our_summary_and_lead_to_the_book(
        self, incidents: IncidentsPage, evening: IncidentEvening
    ) -> None:
        incidents.list.choose(evening.talk)
        assert incidents.view.sources is not None
        asked = QSignalSpy(incidents.articleAsked)
        incidents.view.sources.chips["11.3"].click()
        incidents.view.sources.book.click()
        assert asked.at(0) == ["11.3"]

    def test_the_articles_and_the_edition_have_room(
        self, incidents: IncidentsPage, evening: IncidentEvening
    ) -> None:
        given = {"bet_level": 100, "min_increment": 100, "chips": [100, 25], "word_after": "raise"}
        incidents.list.choose(noted(evening.session, "silent_then_word", given))
        assert "ROPTA, édition" in read(incidents)
        sources = incidents.view.sources
        assert sources is not None and len(sources.chips) > 4
        area = incidents.view._area
        assert area.widget().width() <= area.viewport().width()


class TestCompletingLater:
    def test_a_note_by_the_keyboard_alone(
        self, incidents: IncidentsPage, evening: IncidentEvening
    ) -> None:
        incidents.list.choose(evening.talk)
        before = evening.session.state.incidents[evening.talk]
        press(incidents, Key.Key_Return)
        typed(incidents, "Il s'excuse")
        press(incidents, Key.Key_Return, modifier=CTRL)
        (row,) = (r for r in incidents.live.incidents() if r.number == evening.talk)
        assert [text for _at, text in row.notes] == ["Il s'excuse"]
        after = evening.session.state.incidents[evening.talk]
        assert (after.event.given, after.event.outcome) == (
            before.event.given,
            before.event.outcome,
        )
        assert "Notes" in read(incidents) and "Il s'excuse" in read(incidents)
        assert incidents.view.note.field.toPlainText() == ""
        press(incidents, Key.Key_Escape)
        assert incidents.list.hasFocus()

    def test_notes_stand_in_order_with_their_time_after_the_reason(
        self, incidents: IncidentsPage, evening: IncidentEvening
    ) -> None:
        for text in ("Le voisin confirme.", "Donneur remplacé."):
            clock_of(evening.session).forward(MINUTE)
            evening.session.dispatch(cmd.NoteIncident(evening.turn, text))
        told = read(incidents)
        reason, first, second = (
            told.index(text) for text in ("mauvaise place", "Le voisin confirme", "Donneur remp")
        )
        assert reason < first < second

    def test_the_note_just_written_is_in_sight(
        self, incidents: IncidentsPage, evening: IncidentEvening, qtbot: QtBot
    ) -> None:
        incidents.list.choose(evening.turn)
        incidents.view.note.begin()
        incidents.view.note.field.setPlainText("Le voisin confirme.")
        press(incidents, Key.Key_Return, modifier=CTRL)
        bar = incidents.view._area.verticalScrollBar()
        qtbot.waitUntil(lambda: 0 < bar.maximum() == bar.value())
        assert "Le voisin confirme." in read(incidents)

    def test_one_who_reads_further_down_is_left_there(
        self, incidents: IncidentsPage, evening: IncidentEvening, qtbot: QtBot
    ) -> None:
        bar = incidents.view._area.verticalScrollBar()
        qtbot.waitUntil(lambda: bar.maximum() > 100)
        press(incidents, Key.Key_Right)
        where = bar.value()
        evening.session.dispatch(cmd.NoteIncident(evening.turn, "Le voisin confirme."))
        assert "Le voisin confirme." in read(incidents)
        qtbot.waitUntil(lambda: bar.value() == where > 0)

    def test_the_keyboard_reads_down_and_back_up(
        self, incidents: IncidentsPage, evening: IncidentEvening, qtbot: QtBot
    ) -> None:
        bar = incidents.view._area.verticalScrollBar()
        qtbot.waitUntil(lambda: bar.maximum() > 100)
        press(incidents, Key.Key_Right)
        assert bar.value() > 0
        press(incidents, Key.Key_Left)
        assert bar.value() == 0
        press(incidents, Key.Key_Right, Key.Key_Down)
        qtbot.waitUntil(lambda: bar.value() == 0)
        assert reading(incidents) == evening.gone

    def test_an_empty_note_says_why_it_cannot_be_sent(self, incidents: IncidentsPage) -> None:
        note = incidents.view.note
        assert not note.send.isEnabled()
        assert note.send.toolTip() == "Écrivez d’abord la note."
        note.field.setPlainText("  \n ")
        assert not note.send.isEnabled()

    def test_what_was_typed_is_found_again(
        self, incidents: IncidentsPage, evening: IncidentEvening
    ) -> None:
        incidents.list.choose(evening.talk)
        incidents.view.note.field.setPlainText("Il dit que")
        incidents.list.choose(evening.string)
        assert incidents.view.note.field.toPlainText() == ""
        incidents.list.choose(evening.talk)
        assert incidents.view.note.field.toPlainText() == "Il dit que"

    def test_enter_alone_starts_a_new_line(self, incidents: IncidentsPage) -> None:
        press(incidents, Key.Key_Return)
        typed(incidents, "un")
        press(incidents, Key.Key_Return)
        typed(incidents, "deux")
        assert incidents.view.note.written == "un\ndeux"

    def test_a_word_without_end_turns_at_the_edge(
        self, incidents: IncidentsPage, evening: IncidentEvening
    ) -> None:
        evening.session.dispatch(cmd.NoteIncident(evening.turn, "x" * 300))
        area = incidents.view._area
        assert "x" * 300 in read(incidents)
        assert area.widget().width() <= area.viewport().width()


ALT = Qt.KeyboardModifier.AltModifier


class TestWhatFollowsFromHere:
    def test_the_only_player_concerned_is_sanctioned_for_the_fault_it_is(
        self, incidents: IncidentsPage, evening: IncidentEvening
    ) -> None:
        incidents.list.choose(evening.turn)
        asked = QSignalSpy(incidents.penaltyAsked)
        press(incidents, Key.Key_S, modifier=ALT)
        assert asked.at(0) == [evening.turn, evening.lea, "out_of_turn"]

    def test_of_several_the_keyboard_chooses(
        self, incidents: IncidentsPage, evening: IncidentEvening
    ) -> None:
        incidents.list.choose(evening.talk)
        asked = QSignalSpy(incidents.penaltyAsked)
        press(incidents, Key.Key_S, modifier=ALT)
        assert asked.count() == 0
        press(incidents, Key.Key_Tab, Key.Key_Return)
        assert asked.at(0) == [evening.talk, evening.lea, "table_talk"]

    def test_an_incident_without_a_fault_leaves_it_open(
        self, incidents: IncidentsPage, evening: IncidentEvening
    ) -> None:
        incidents.list.choose(evening.string)
        asked = QSignalSpy(incidents.penaltyAsked)
        press(incidents, Key.Key_S, modifier=ALT)
        assert asked.at(0) == [evening.string, evening.lea, ""]

    def test_nobody_to_sanction(self, incidents: IncidentsPage, evening: IncidentEvening) -> None:
        incidents.list.choose(evening.gone)
        asked = QSignalSpy(incidents.penaltyAsked)
        press(incidents, Key.Key_S, modifier=ALT)
        assert asked.count() == 0

    def test_the_question_is_put_anew(
        self, incidents: IncidentsPage, evening: IncidentEvening
    ) -> None:
        incidents.list.choose(evening.string)
        asked = QSignalSpy(incidents.incidentAsked)
        press(incidents, Key.Key_R, modifier=ALT)
        incidents.view.again.click()
        assert [asked.at(0), asked.at(1)] == [["two_step_raise"], ["two_step_raise"]]

    def test_letters_typed_in_a_note_are_letters(self, incidents: IncidentsPage) -> None:
        asked = QSignalSpy(incidents.incidentAsked)
        press(incidents, Key.Key_Return)
        typed(incidents, "rs")
        assert incidents.view.note.written == "rs"
        assert asked.count() == 0
