"""The incidents noted: found again, read whole, completed; nothing is ever rewritten."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from builders import MINUTE, a_tournament, clock_of, out, seated_at
from page_builders import cut_texts
from PySide6.QtCore import Qt
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from td_app.session import TournamentSession
from td_app.tournament import commands as cmd
from td_app.tournament.person import Person
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.floor.floor_post import keep_table
from td_app.ui.pages.floor.incidents_page import IncidentsPage

Key = Qt.Key
Noted = Callable[..., int]

TALK = {"speaker_in_hand": False}
STRING = {"bet_level": 2000, "min_increment": 2000, "first_part": 2000, "second_part": 5000}
GONE = {"announced_to_td": False, "last_day": False, "left_room_saying_flight": True}
OUT_OF_TURN = {"announced": "call", "actions_between": ["check"]}
ON_ONE_TABLE, TALL = (902, 624), (900, 1120)


def noted(session: TournamentSession, op: str, given: dict[str, Any], **more: Any) -> int:
    """Record an incident; return its number."""
    clock_of(session).forward(MINUTE)
    return session.dispatch(cmd.RecordIncident(op, json.dumps(given), **more)).sequence


def named(session: TournamentSession, who: int, last: str, first: str) -> str:
    """Give a player a name; return it as screens show it."""
    session.dispatch(cmd.CorrectEntrant(who, Person(last, first)))
    return session.person(who).display_name


@pytest.fixture
def session() -> TournamentSession:
    return a_tournament(entrants=20, tables=3)


@pytest.fixture
def evening(session: TournamentSession) -> dict[str, int]:
    """Four incidents, oldest first: a string bet, talk, a departure, a ruling overruled."""
    léa, hugo = seated_at(session, 2)[:2]
    named(session, léa, "Martin", "Léa")
    named(session, hugo, "Bernard", "Hugo")
    string = noted(session, "two_step_raise", STRING, table=2, hand=31, players=(léa,))
    talk = noted(session, "talk_about_the_hand", TALK, table=3, players=(hugo, léa))
    gone = noted(
        session,
        "declared_abandon",
        GONE,
        chosen="FIND_ABANDON",
        ruled_by="director",
        note="Un taxi l'attendait.",
    )
    turn = noted(
        session,
        "out_of_turn",
        OUT_OF_TURN,
        table=2,
        players=(léa,),
        overruled=True,
        ruled_by="director",
        note="Le donneur avait appelé la mauvaise place.",
    )
    session.dispatch(cmd.GivePenalty(hugo, "table_talk", "warning", incident=talk))
    return {"string": string, "talk": talk, "gone": gone, "turn": turn, "léa": léa, "hugo": hugo}


def opened(
    session: TournamentSession, qtbot: QtBot, size: tuple[int, int] = ON_ONE_TABLE
) -> IncidentsPage:
    """Return the page of a session, shown and active."""
    live = LiveTournament(session)
    page = IncidentsPage(live)
    live.setParent(page)
    live.changed.connect(page.refresh)
    qtbot.addWidget(page, before_close_func=lambda _page: live.close())
    page.resize(*size)
    page.show()
    with qtbot.waitActive(page):
        page.activateWindow()
    page.list.setFocus()
    return page


@pytest.fixture
def page(
    session: TournamentSession,
    evening: dict[str, int],
    dressed: QApplication,
    in_french: None,
    qtbot: QtBot,
) -> IncidentsPage:
    return opened(session, qtbot)


def shown(page: IncidentsPage) -> list[int]:
    """Return the numbers of the incidents in the list, from the top."""
    kept = page.list.filter
    return [kept.row_at(kept.index(place, 0)).row.number for place in range(kept.rowCount())]


def read(page: IncidentsPage) -> str:
    """Return everything that is read of the incident shown, without soft spaces."""
    QApplication.processEvents()
    words = [part.text() for part in page.view.findChildren(QLabel) if part.isVisibleTo(page)]
    return "\n".join(words).replace("\u00a0", " ").replace("\u202f", " ").replace("\u200b", "")


def press(page: IncidentsPage, *keys: Qt.Key, ctrl: bool = False) -> None:
    """Press keys where the keyboard is."""
    held = Qt.KeyboardModifier.ControlModifier if ctrl else Qt.KeyboardModifier.NoModifier
    for key in keys:
        QTest.keyClick(QApplication.focusWidget() or page, key, held)
        QApplication.processEvents()


def search(page: IncidentsPage, typed: str) -> list[int]:
    """Type in the search and press Enter; return what is found."""
    page.find_text(typed)
    press(page, Key.Key_Return)
    return shown(page)


class TestTheList:
    def test_newest_first_with_where_when_who_and_what_was_decided(
        self, page: IncidentsPage, evening: dict[str, int]
    ) -> None:
        assert shown(page) == [evening[name] for name in ("turn", "gone", "talk", "string")]
        string = page.list.rows.rows[-1]
        told = string.text.replace("\u00a0", " ").replace("\u202f", " ")
        assert told.startswith(f"n° {evening['string']} · ")
        assert " · niveau 1 · table 2. Relance en deux temps" in told
        assert "Relance à 4 000" in string.decision.replace("\u202f", " ")
        assert string.players == "MARTIN Léa"

    def test_what_the_director_decided_stands_in_place_of_the_proposal(
        self, page: IncidentsPage
    ) -> None:
        turn, gone, *_ = page.list.rows.rows
        assert turn.decision == "Le donneur avait appelé la mauvaise place."
        assert gone.decision == "Constater l'abandon"

    def test_marks_are_words(self, page: IncidentsPage) -> None:
        turn, _gone, talk, string = page.list.rows.rows
        assert turn.text.endswith("Décidé autrement")
        assert talk.text.endswith("Sanction")
        assert "Sanction" not in string.text

    def test_a_sanction_lifted_is_said_to_be(
        self, page: IncidentsPage, session: TournamentSession
    ) -> None:
        (given,) = session.state.penalties
        session.dispatch(cmd.LiftPenalty(given, "il traduisait"))
        assert page.list.rows.rows[2].text.endswith("Sanction levée")

    def test_two_days_are_told_apart(self, page: IncidentsPage, session: TournamentSession) -> None:
        assert "/" not in page.list.rows.rows[0].head
        clock_of(session).forward(24 * 60 * MINUTE)
        noted(session, "talk_about_the_hand", TALK)
        assert all("/" in line.head for line in page.list.rows.rows)

    def test_a_line_is_made_once(self, page: IncidentsPage, session: TournamentSession) -> None:
        before = {line.row.number: line for line in page.list.rows.rows}
        noted(session, "talk_about_the_hand", TALK)
        assert all(
            before[line.row.number] is line
            for line in page.list.rows.rows
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
            ("2", ["turn", "string"]),
            ("string", ["string"]),
            ("deux temps", ["string"]),
            ("taxi", ["gone"]),
            ("martin table 2 9.1", ["string"]),
            ("table 9", []),
        ],
    )
    def test_by_player_article_table_or_words(
        self, page: IncidentsPage, evening: dict[str, int], typed: str, found: list[str]
    ) -> None:
        assert search(page, typed) == [evening[name] for name in found]

    def test_by_its_number(self, page: IncidentsPage, evening: dict[str, int]) -> None:
        number = evening["gone"]
        for typed in (f"n° {number}", f"#{number}", f"no {number}", f"incident n°{number}"):
            assert search(page, typed) == [number]

    def test_the_first_one_found_is_read(self, page: IncidentsPage) -> None:
        search(page, "string")
        assert page.view.line is not None
        assert page.view.title.text().startswith("Relance en deux temps")

    def test_nothing_found_says_what_to_try(
        self, page: IncidentsPage, evening: dict[str, int]
    ) -> None:
        assert search(page, "xylophone") == []
        assert page.nothing.isVisible() and not page.view.isVisible()
        page.find_text("")
        press(page, Key.Key_Return)
        assert page.view.isVisible()
        assert len(shown(page)) == 4

    def test_filters_count_and_keep(self, page: IncidentsPage, evening: dict[str, int]) -> None:
        assert page.chips.buttons["all"].text().endswith("4")
        page.chips.buttons["otherwise"].click()
        assert shown(page) == [evening["turn"]]
        page.chips.buttons["sanction"].click()
        assert shown(page) == [evening["talk"]]
        assert search(page, "string") == []

    def test_the_table_where_the_floor_stands(
        self, page: IncidentsPage, session: TournamentSession, evening: dict[str, int]
    ) -> None:
        button = page.chips.buttons["table"]
        assert not button.isEnabled()
        assert button.toolTip().startswith("Choisissez d'abord une table")
        keep_table(session.tournament, "2")
        page.refresh()
        button.click()
        assert shown(page) == [evening["turn"], evening["string"]]
        keep_table(session.tournament, "")
        page.refresh()
        assert len(shown(page)) == 4


class TestReadingOneWhole:
    def test_a_ruling_applied(self, page: IncidentsPage, evening: dict[str, int]) -> None:
        page.list.choose(evening["string"])
        told = read(page)
        assert f"Incident n° {evening['string']} · " in told
        assert "main n° 31" in told
        assert "Premier temps : combien ?\n2 000" in told
        assert "Relance à 4 000 : le second temps ne compte pas" in told
        assert "Ce que dit le règlement a été appliqué." in told
        assert "Tranché par le floor." in told
        assert "Notes" not in told

    def test_a_ruling_overruled_keeps_both(
        self, page: IncidentsPage, evening: dict[str, int]
    ) -> None:
        page.list.choose(evening["turn"])
        told = read(page)
        assert "Tenu à son annonce" in told
        assert "Décidé autrement, pour l'équité du jeu (§ 1.1)" in told
        assert "Le donneur avait appelé la mauvaise place." in told
        assert "Tranché par le directeur." in told

    def test_what_the_director_chose_among_the_ways_out(
        self, page: IncidentsPage, evening: dict[str, int]
    ) -> None:
        page.list.choose(evening["gone"])
        told = read(page)
        assert "Constater l'abandon" in told
        assert "Un taxi l'attendait." in told
        assert "Aucun joueur n'a été noté" in told

    def test_what_followed(
        self, page: IncidentsPage, session: TournamentSession, evening: dict[str, int]
    ) -> None:
        session.dispatch(cmd.DeclareHandDead(evening["léa"], "11.3", evening["talk"]))
        page.list.choose(evening["talk"])
        told = read(page)
        assert "Main déclarée morte : MARTIN Léa" in told
        assert "BERNARD Hugo : avertissement" in told
        assert "propos sur un coup en cours" in told

    def test_its_articles_show_our_summary_and_lead_to_the_book(
        self, page: IncidentsPage, evening: dict[str, int]
    ) -> None:
        page.list.choose(evening["talk"])
        assert page.view.sources is not None
        asked = QSignalSpy(page.articleAsked)
        page.view.sources.chips["11.3"].click()
        page.view.sources.book.click()
        assert asked.at(0) == ["11.3"]

    def test_the_articles_and_the_edition_have_room(
        self, page: IncidentsPage, session: TournamentSession
    ) -> None:
        given = {"bet_level": 100, "min_increment": 100, "chips": [100, 25], "word_after": "raise"}
        page.list.choose(noted(session, "silent_then_word", given))
        assert "ROPTA, édition" in read(page)
        sources = page.view.sources
        assert sources is not None and len(sources.chips) > 4
        area = page.view._area
        assert area.widget().width() <= area.viewport().width()


class TestCompletingLater:
    def test_a_note_by_the_keyboard_alone(
        self, page: IncidentsPage, session: TournamentSession, evening: dict[str, int]
    ) -> None:
        page.list.choose(evening["talk"])
        before = session.state.incidents[evening["talk"]]
        press(page, Key.Key_Return)
        QTest.keyClicks(QApplication.focusWidget(), "Il s'excuse")
        press(page, Key.Key_Return, ctrl=True)
        (row,) = (r for r in page.live.incidents() if r.number == evening["talk"])
        assert [text for _at, text in row.notes] == ["Il s'excuse"]
        after = session.state.incidents[evening["talk"]]
        assert (after.given, after.outcome) == (before.given, before.outcome)
        assert "Notes" in read(page) and "Il s'excuse" in read(page)
        assert page.view.note.field.toPlainText() == ""
        press(page, Key.Key_Escape)
        assert page.list.hasFocus()

    def test_notes_stand_in_order_with_their_time_after_the_reason(
        self, page: IncidentsPage, session: TournamentSession, evening: dict[str, int]
    ) -> None:
        for text in ("Le voisin confirme.", "Donneur remplacé."):
            clock_of(session).forward(MINUTE)
            session.dispatch(cmd.NoteIncident(evening["turn"], text))
        told = read(page)
        reason, first, second = (
            told.index(text) for text in ("mauvaise place", "Le voisin confirme", "Donneur remp")
        )
        assert reason < first < second

    def test_the_note_just_written_is_in_sight(
        self, page: IncidentsPage, evening: dict[str, int], qtbot: QtBot
    ) -> None:
        page.list.choose(evening["turn"])
        page.view.note.begin()
        page.view.note.field.setPlainText("Le voisin confirme.")
        press(page, Key.Key_Return, ctrl=True)
        bar = page.view._area.verticalScrollBar()
        qtbot.waitUntil(lambda: 0 < bar.maximum() == bar.value())
        assert "Le voisin confirme." in read(page)

    def test_one_who_reads_further_down_is_left_there(
        self, page: IncidentsPage, session: TournamentSession, evening: dict[str, int], qtbot: QtBot
    ) -> None:
        bar = page.view._area.verticalScrollBar()
        qtbot.waitUntil(lambda: bar.maximum() > 100)
        press(page, Key.Key_Right)
        where = bar.value()
        session.dispatch(cmd.NoteIncident(evening["turn"], "Le voisin confirme."))
        assert "Le voisin confirme." in read(page)
        qtbot.waitUntil(lambda: bar.value() == where > 0)

    def test_the_keyboard_reads_down_and_back_up(
        self, page: IncidentsPage, evening: dict[str, int], qtbot: QtBot
    ) -> None:
        bar = page.view._area.verticalScrollBar()
        qtbot.waitUntil(lambda: bar.maximum() > 100)
        press(page, Key.Key_Right)
        assert bar.value() > 0
        press(page, Key.Key_Left)
        assert bar.value() == 0
        press(page, Key.Key_Right, Key.Key_Down)
        qtbot.waitUntil(lambda: bar.value() == 0)
        assert page.view.line is not None
        assert page.view.line.row.number == evening["gone"]

    def test_an_empty_note_says_why_it_cannot_be_sent(self, page: IncidentsPage) -> None:
        note = page.view.note
        assert not note.send.isEnabled()
        assert note.send.toolTip() == "Écrivez d'abord la note."
        note.field.setPlainText("  \n ")
        assert not note.send.isEnabled()

    def test_what_was_typed_is_found_again(
        self, page: IncidentsPage, evening: dict[str, int]
    ) -> None:
        page.list.choose(evening["talk"])
        page.view.note.field.setPlainText("Il dit que")
        page.list.choose(evening["string"])
        assert page.view.note.field.toPlainText() == ""
        page.list.choose(evening["talk"])
        assert page.view.note.field.toPlainText() == "Il dit que"

    def test_enter_alone_starts_a_new_line(self, page: IncidentsPage) -> None:
        press(page, Key.Key_Return)
        QTest.keyClicks(QApplication.focusWidget(), "un")
        press(page, Key.Key_Return)
        QTest.keyClicks(QApplication.focusWidget(), "deux")
        assert page.view.note.written == "un\ndeux"

    def test_a_word_without_end_turns_at_the_edge(
        self, page: IncidentsPage, session: TournamentSession, evening: dict[str, int]
    ) -> None:
        session.dispatch(cmd.NoteIncident(evening["turn"], "x" * 300))
        area = page.view._area
        assert "x" * 300 in read(page)
        assert area.widget().width() <= area.viewport().width()


class TestWhatFollowsFromHere:
    def test_the_only_player_concerned_is_sanctioned_for_the_fault_it_is(
        self, page: IncidentsPage, evening: dict[str, int]
    ) -> None:
        page.list.choose(evening["turn"])
        asked = QSignalSpy(page.penaltyAsked)
        press(page, Key.Key_S)
        assert asked.at(0) == [evening["turn"], evening["léa"], "out_of_turn"]

    def test_of_several_the_keyboard_chooses(
        self, page: IncidentsPage, evening: dict[str, int]
    ) -> None:
        page.list.choose(evening["talk"])
        asked = QSignalSpy(page.penaltyAsked)
        press(page, Key.Key_S)
        assert asked.count() == 0
        press(page, Key.Key_Tab, Key.Key_Return)
        assert asked.at(0) == [evening["talk"], evening["léa"], "table_talk"]

    def test_an_incident_without_a_fault_leaves_it_open(
        self, page: IncidentsPage, evening: dict[str, int]
    ) -> None:
        page.list.choose(evening["string"])
        asked = QSignalSpy(page.penaltyAsked)
        press(page, Key.Key_S)
        assert asked.at(0) == [evening["string"], evening["léa"], ""]

    def test_nobody_to_sanction(self, page: IncidentsPage, evening: dict[str, int]) -> None:
        page.list.choose(evening["gone"])
        asked = QSignalSpy(page.penaltyAsked)
        press(page, Key.Key_S)
        assert asked.count() == 0

    def test_the_question_is_put_anew(self, page: IncidentsPage, evening: dict[str, int]) -> None:
        page.list.choose(evening["string"])
        asked = QSignalSpy(page.incidentAsked)
        press(page, Key.Key_R)
        page.view.again.click()
        assert [asked.at(0), asked.at(1)] == [["two_step_raise"], ["two_step_raise"]]

    def test_letters_typed_in_a_note_are_letters(self, page: IncidentsPage) -> None:
        asked = QSignalSpy(page.incidentAsked)
        press(page, Key.Key_Return)
        QTest.keyClicks(QApplication.focusWidget(), "rs")
        assert page.view.note.written == "rs"
        assert asked.count() == 0


class TestAsTheEveningGoesOn:
    def test_an_incident_undone_leaves_the_list_and_stays_in_the_minutes(
        self, page: IncidentsPage, session: TournamentSession
    ) -> None:
        number = noted(session, "talk_about_the_hand", TALK, table=1)
        assert number in shown(page)
        session.dispatch(cmd.Undo())
        assert number not in shown(page)
        assert any(line.sequence == number and line.undone for line in page.live.minutes())
        session.dispatch(cmd.Redo())
        assert number in shown(page)

    def test_undoing_the_one_being_read_shows_another(
        self, page: IncidentsPage, session: TournamentSession, evening: dict[str, int]
    ) -> None:
        number = noted(session, "talk_about_the_hand", TALK, table=1)
        page.list.choose(number)
        session.dispatch(cmd.Undo())
        assert page.view.line is not None
        assert page.view.line.row.number == evening["turn"]

    def test_the_one_being_read_stays_when_another_is_noted(
        self, page: IncidentsPage, session: TournamentSession, evening: dict[str, int]
    ) -> None:
        noted(session, "talk_about_the_hand", TALK, table=1)
        assert page.view.line is not None
        assert page.view.line.row.number == evening["turn"]

    def test_the_newest_is_shown_to_whoever_comes_to_the_page(
        self, page: IncidentsPage, session: TournamentSession
    ) -> None:
        page.search.setFocus()
        number = noted(session, "talk_about_the_hand", TALK, table=1)
        assert page.view.line is not None
        assert page.view.line.row.number == number

    def test_a_name_put_right_is_put_right_here(
        self, page: IncidentsPage, session: TournamentSession, evening: dict[str, int]
    ) -> None:
        right = named(session, evening["léa"], "Évrard", "Zoé")
        assert page.list.rows.rows[0].players == right
        assert right in read(page)

    def test_a_player_out_since_is_still_named(
        self, page: IncidentsPage, session: TournamentSession, evening: dict[str, int]
    ) -> None:
        out(session, evening["léa"])
        page.list.choose(evening["string"])
        assert "MARTIN Léa" in read(page)

    def test_one_is_shown_by_its_number_whatever_was_searched(
        self, page: IncidentsPage, evening: dict[str, int]
    ) -> None:
        search(page, "xylophone")
        assert page.show_incident(evening["string"])
        assert page.view.line is not None
        assert page.view.line.row.number == evening["string"]
        assert not page.show_incident(999)


class TestAnEmptyPage:
    def test_it_says_what_an_incident_is_and_how_to_note_one(
        self, session: TournamentSession, dressed: QApplication, in_french: None, qtbot: QtBot
    ) -> None:
        page = opened(session, qtbot)
        assert page.empty.isVisible()
        told = " ".join(part.text() for part in page.empty.findChildren(QLabel))
        assert "Aucun incident noté" in told and "F2" in told
        noted(session, "talk_about_the_hand", TALK)
        assert not page.empty.isVisible()
        assert page.view.isVisible()


class TestRoom:
    def test_beside_where_it_is_wide_above_where_it_is_tall(
        self, page: IncidentsPage, evening: dict[str, int]
    ) -> None:
        assert page.view.mapTo(page, page.view.rect().topLeft()).x() > page.list.width()
        page.resize(*TALL)
        QApplication.processEvents()
        assert page.view.mapTo(page, page.view.rect().topLeft()).y() > page.list.height()
        assert page.list.width() > 800

    @pytest.mark.parametrize("size", [ON_ONE_TABLE, TALL, (1456, 930)])
    def test_no_word_of_a_button_is_cut(
        self, page: IncidentsPage, evening: dict[str, int], size: tuple[int, int]
    ) -> None:
        page.resize(*size)
        page.list.choose(evening["turn"])
        QApplication.processEvents()
        assert cut_texts(page) == []

    @pytest.mark.parametrize("dressed", ["light", "dark"], indirect=True)
    def test_it_paints(self, page: IncidentsPage) -> None:
        assert not page.grab().isNull()

    def test_what_can_be_reached_has_a_name(self, page: IncidentsPage) -> None:
        nameless = [
            part
            for part in page.findChildren(QWidget)
            if part.isVisible()
            and part.focusPolicy() & Qt.FocusPolicy.TabFocus
            and not (part.accessibleName() or getattr(part, "text", str)())
        ]
        assert nameless == []


class TestThreeHundredIncidents:
    def test_they_stay_quick(
        self, session: TournamentSession, dressed: QApplication, in_french: None, qtbot: QtBot
    ) -> None:
        who = seated_at(session, 1)
        for place in range(300):
            noted(
                session, "talk_about_the_hand", TALK, table=1 + place % 3, players=(who[place % 6],)
            )
        page = opened(session, qtbot)
        made = []
        page.list.rows.dataChanged.connect(lambda *_: made.append("changed"))
        page.list.rows.rowsInserted.connect(lambda *_: made.append("inserted"))
        noted(session, "two_step_raise", STRING, table=2)
        assert made == ["inserted"]
        assert len(search(page, "string")) == 1
        assert len(search(page, "table 2")) == 101
