"""The incidents noted: listed, found again, as the evening goes on; nothing is rewritten."""

from __future__ import annotations

import pytest
from builders import MINUTE, a_tournament, clock_of, out, seated_at
from incident_builders import (
    STRING,
    TALK,
    IncidentEvening,
    listed,
    named,
    noted,
    plain,
    read,
    reading,
    search,
)
from page_builders import an_incidents_page, cut_texts, press
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from td_app.tournament import commands as cmd
from td_app.ui.pages.evening.floor.floor_head import keep_table
from td_app.ui.pages.evening.floor.incidents.incidents_page import IncidentsPage

Key = Qt.Key
BESIDE, TALL = (902, 624), (900, 1120)


class TestTheList:
    def test_newest_first_with_where_when_who_and_what_was_decided(
        self, incidents: IncidentsPage, evening: IncidentEvening
    ) -> None:
        assert listed(incidents) == [
            getattr(evening, name) for name in ("turn", "gone", "talk", "string")
        ]
        string = incidents.list.rows.rows[-1]
        told = plain(string.text)
        assert told.startswith("n° 1 · ")
        assert " · niveau 1 · table 2. Relance dite en deux temps" in told
        assert "Relance à 4 000" in plain(string.decision)
        assert string.players == "MARTIN Léa"

    def test_what_the_director_decided_stands_in_place_of_the_proposal(
        self, incidents: IncidentsPage
    ) -> None:
        turn, gone, *_ = incidents.list.rows.rows
        assert turn.decision == "Le donneur avait appelé la mauvaise place."
        assert gone.decision == "Constater l’abandon"

    def test_marks_are_words(self, incidents: IncidentsPage) -> None:
        turn, _gone, talk, string = incidents.list.rows.rows
        assert turn.text.endswith("Décidé autrement")
        assert talk.text.endswith("Sanction")
        assert "Sanction" not in string.text

    def test_a_sanction_lifted_is_said_to_be(
        self, incidents: IncidentsPage, evening: IncidentEvening
    ) -> None:
        (given,) = evening.session.state.penalties
        evening.session.dispatch(cmd.LiftPenalty(given, "il traduisait"))
        assert incidents.list.rows.rows[2].text.endswith("Sanction levée")

    def test_two_days_are_told_apart(
        self, incidents: IncidentsPage, evening: IncidentEvening
    ) -> None:
        assert "/" not in incidents.list.rows.rows[0].head
        clock_of(evening.session).forward(24 * 60 * MINUTE)
        noted(evening.session, "talk_about_the_hand", TALK)
        assert all("/" in line.head for line in incidents.list.rows.rows)

    def test_a_line_is_made_once(self, incidents: IncidentsPage, evening: IncidentEvening) -> None:
        before = {line.row.number: line for line in incidents.list.rows.rows}
        noted(evening.session, "talk_about_the_hand", TALK)
        assert all(
            before[line.row.number] is line
            for line in incidents.list.rows.rows
            if line.row.number in before
        )


class TestFinding:
    @pytest.mark.parametrize(
        ("typed", "found"),
        [
            ("martin", ["turn", "talk", "string"]),
            ("bernrad", ["talk"]),
            ("9.3", ["turn"]),
            ("§ 11.3", ["talk"]),
            ("article 11.", ["turn", "talk"]),
            ("chapitre", []),
            ("1.1", ["turn", "gone"]),
            ("9.33", []),
            ("table 3", ["talk"]),
            ("t2", ["turn", "string"]),
            ("2", ["turn", "talk", "string"]),
            ("string", ["string"]),
            ("deux temps", ["string"]),
            ("attendait", ["gone"]),
            ("martin table 2 9.1", ["string"]),
            ("table 9", []),
        ],
    )
    def test_by_player_article_table_or_words(
        self, incidents: IncidentsPage, evening: IncidentEvening, typed: str, found: list[str]
    ) -> None:
        assert search(incidents, typed) == [getattr(evening, name) for name in found]

    def test_by_its_number(self, incidents: IncidentsPage, evening: IncidentEvening) -> None:
        for typed in ("n° 3", "#3", "no 3", "incident n°3"):
            assert search(incidents, typed) == [evening.gone]

    def test_the_first_one_found_is_read(self, incidents: IncidentsPage) -> None:
        search(incidents, "string")
        assert incidents.view.line is not None
        assert incidents.view.title.text().startswith("Relance dite en deux temps")

    def test_nothing_found_says_what_to_try(
        self, incidents: IncidentsPage, evening: IncidentEvening
    ) -> None:
        assert search(incidents, "xylophone") == []
        assert incidents.nothing.isVisible() and not incidents.view.isVisible()
        incidents.find_text("")
        press(incidents, Key.Key_Return)
        assert incidents.view.isVisible()
        assert len(listed(incidents)) == 4

    def test_filters_count_and_keep(
        self, incidents: IncidentsPage, evening: IncidentEvening
    ) -> None:
        assert incidents.chips.buttons["all"].text().endswith("4")
        incidents.chips.buttons["otherwise"].click()
        assert listed(incidents) == [evening.turn]
        incidents.chips.buttons["sanction"].click()
        assert listed(incidents) == [evening.talk]
        assert search(incidents, "string") == []

    def test_the_table_where_the_floor_stands(
        self, incidents: IncidentsPage, evening: IncidentEvening
    ) -> None:
        button = incidents.chips.buttons["table"]
        assert not button.isEnabled()
        assert button.toolTip().startswith("Choisissez d’abord une table")
        keep_table(evening.session.tournament, "2")
        incidents.refresh()
        button.click()
        assert listed(incidents) == [evening.turn, evening.string]
        keep_table(evening.session.tournament, "")
        incidents.refresh()
        assert len(listed(incidents)) == 4


class TestAsTheEveningGoesOn:
    def test_an_incident_undone_leaves_the_list_and_stays_in_the_minutes(
        self, incidents: IncidentsPage, evening: IncidentEvening
    ) -> None:
        number = noted(evening.session, "talk_about_the_hand", TALK, table=1)
        assert number in listed(incidents)
        evening.session.dispatch(cmd.Undo())
        assert number not in listed(incidents)
        assert any(line.sequence == number and line.undone for line in incidents.live.minutes())
        evening.session.dispatch(cmd.Redo())
        assert number in listed(incidents)

    def test_undoing_the_one_being_read_shows_another(
        self, incidents: IncidentsPage, evening: IncidentEvening
    ) -> None:
        number = noted(evening.session, "talk_about_the_hand", TALK, table=1)
        incidents.list.choose(number)
        evening.session.dispatch(cmd.Undo())
        assert reading(incidents) == evening.turn

    def test_the_one_being_read_stays_when_another_is_noted(
        self, incidents: IncidentsPage, evening: IncidentEvening
    ) -> None:
        noted(evening.session, "talk_about_the_hand", TALK, table=1)
        assert reading(incidents) == evening.turn

    def test_the_newest_is_shown_to_whoever_comes_to_the_page(
        self, incidents: IncidentsPage, evening: IncidentEvening
    ) -> None:
        incidents.search.setFocus()
        number = noted(evening.session, "talk_about_the_hand", TALK, table=1)
        assert reading(incidents) == number

    def test_a_name_put_right_is_put_right_here(
        self, incidents: IncidentsPage, evening: IncidentEvening
    ) -> None:
        right = named(evening.session, evening.lea, "Évrard", "Zoé")
        assert incidents.list.rows.rows[0].players == right
        assert right in read(incidents)

    def test_a_player_out_since_is_still_named(
        self, incidents: IncidentsPage, evening: IncidentEvening
    ) -> None:
        out(evening.session, evening.lea)
        incidents.list.choose(evening.string)
        assert "MARTIN Léa" in read(incidents)

    def test_one_is_shown_by_its_number_whatever_was_searched(
        self, incidents: IncidentsPage, evening: IncidentEvening
    ) -> None:
        search(incidents, "xylophone")
        assert incidents.show_incident(evening.string)
        assert reading(incidents) == evening.string
        assert not incidents.show_incident(999)


class TestAnEmptyPage:
    def test_it_says_what_an_incident_is_and_how_to_note_one(
        self, dressed: QApplication, in_french: None, qtbot: QtBot
    ) -> None:
        session = a_tournament()
        incidents = an_incidents_page(session, qtbot)
        assert incidents.empty.isVisible()
        told = " ".join(part.text() for part in incidents.empty.findChildren(QLabel))
        assert "Aucun incident noté" in told and "F2" in told
        noted(session, "talk_about_the_hand", TALK)
        assert not incidents.empty.isVisible()
        assert incidents.view.isVisible()


class TestRoom:
    def test_beside_where_it_is_wide_above_where_it_is_tall(
        self, incidents: IncidentsPage, evening: IncidentEvening
    ) -> None:
        assert (
            incidents.view.mapTo(incidents, incidents.view.rect().topLeft()).x()
            > incidents.list.width()
        )
        incidents.resize(*TALL)
        QApplication.processEvents()
        assert (
            incidents.view.mapTo(incidents, incidents.view.rect().topLeft()).y()
            > incidents.list.height()
        )
        assert incidents.list.width() > 800

    @pytest.mark.parametrize("size", [BESIDE, TALL, (1456, 930)])
    def test_no_word_of_a_button_is_cut(
        self, incidents: IncidentsPage, evening: IncidentEvening, size: tuple[int, int]
    ) -> None:
        incidents.resize(*size)
        incidents.list.choose(evening.turn)
        QApplication.processEvents()
        assert cut_texts(incidents) == []

    @pytest.mark.parametrize("dressed", ["light", "dark"], indirect=True)
    def test_it_paints(self, incidents: IncidentsPage) -> None:
        assert not incidents.grab().isNull()

    def test_what_can_be_reached_has_a_name(self, incidents: IncidentsPage) -> None:
        nameless = [
            part
            for part in incidents.findChildren(QWidget)
            if part.isVisible()
            and part.focusPolicy() & Qt.FocusPolicy.TabFocus
            and not (part.accessibleName() or getattr(part, "text", str)())
        ]
        assert nameless == []


class TestThreeHundredIncidents:
    def test_they_stay_quick(self, dressed: QApplication, in_french: None, qtbot: QtBot) -> None:
        session = a_tournament(entrants=20, tables=3)
        who = seated_at(session, 1)
        for place in range(300):
            noted(
                session, "talk_about_the_hand", TALK, table=1 + place % 3, players=(who[place % 6],)
            )
        incidents = an_incidents_page(session, qtbot)
        made = []
        incidents.list.rows.dataChanged.connect(lambda *_: made.append("changed"))
        incidents.list.rows.rowsInserted.connect(lambda *_: made.append("inserted"))
        noted(session, "two_step_raise", STRING, table=2)
        assert made == ["inserted"]
        assert len(search(incidents, "string")) == 1
        assert len(search(incidents, "table 2")) == 101
