"""The floor's page by the keyboard alone: what happened, the questions, the ruling, and back."""

from __future__ import annotations

import json

import pytest
from builders import a_tournament, clock_of, out, seated_at
from page_builders import a_floor_page, press, typed
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from td_app.live.session import TournamentSession
from td_app.tournament import commands as cmd
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.evening.floor.find_view import FindView
from td_app.ui.pages.evening.floor.page import FloorPage

Key = Qt.Key


@pytest.fixture
def session() -> TournamentSession:
    return a_tournament(entrants=12, tables=2)


@pytest.fixture
def page(
    session: TournamentSession, dressed: QApplication, in_french: None, qtbot: QtBot
) -> FloorPage:
    return a_floor_page(session, qtbot)


def answered(page: FloorPage) -> FloorPage:
    """Return the page once every question is answered, each by its first answer."""
    for _ in range(20):
        if page.questioning is None or page.questioning.current is None:
            break
        asked = page.questioning.current
        typed(page, "1")
        if page.questioning.current == asked:
            press(page, Key.Key_Return)
    return page


class TestWhereTheFloorStands:
    def test_the_tables_in_play_are_offered(self, page: FloorPage) -> None:
        choice = page.where.choice
        assert [choice.itemData(i) for i in range(choice.count())] == ["", "1", "2"]
        assert page.where.table is None

    def test_figures_choose_the_table(self, page: FloorPage) -> None:
        page.where.choice.setFocus()
        press(page, Key.Key_2)
        assert page.where.table == 2
        assert page.facts.table == 2

    def test_a_table_that_is_not_there_changes_nothing(self, page: FloorPage) -> None:
        page.where.choice.setFocus()
        press(page, Key.Key_2, Key.Key_7)
        assert page.where.table == 2

    def test_two_figures_write_one_number(
        self, dressed: QApplication, in_french: None, qtbot: QtBot
    ) -> None:
        page = a_floor_page(a_tournament(entrants=44, tables=12, seats=4), qtbot)
        page.where.choice.setFocus()
        press(page, Key.Key_1, Key.Key_1)
        assert page.where.table == 11
        press(page, Key.Key_Return)
        assert page.field.hasFocus()

    def test_a_table_typed_as_what_happens_is_where_one_stands(self, page: FloorPage) -> None:
        page.find_text("Table 2")
        page.field._search()
        (first, *_) = page.finder.shown_list.rows
        assert (first.kind, first.key, first.digit) == ("table", "2", 1)
        press(page, Key.Key_Return)
        assert page.where.table == 2 and page.field.hasFocus() and not page.field.text()
        page.find_text("table 9")
        page.field._search()
        assert all(row.kind != "table" for row in page.finder.shown_list.rows)

    def test_another_table_keeps_the_way_out_and_the_reason_written(self, page: FloorPage) -> None:
        page.choose("expose_on_turn")
        answered(page)
        record = page._ruling.record
        record.overrule.click()
        record.reason.setText("Bonne foi")
        page.where.choice.setFocus()
        press(page, Key.Key_2, Key.Key_Return)
        assert page.where.table == 2 and record.overrule.isChecked()
        assert record.reason.text() == "Bonne foi" and record.command().table == 2
        assert record.concerned.buttons

    def test_the_table_is_remembered(
        self, page: FloorPage, session: TournamentSession, qtbot: QtBot
    ) -> None:
        page.where.choice.setFocus()
        press(page, Key.Key_2)
        assert a_floor_page(session, qtbot).where.table == 2

    def test_the_next_dispute_does_not_keep_the_table(
        self, page: FloorPage, session: TournamentSession, qtbot: QtBot
    ) -> None:
        page.where.choice.setFocus()
        press(page, Key.Key_2)
        page.choose("expose_on_turn")
        answered(page)
        press(page, Key.Key_Return, Key.Key_Return)
        assert page.finding and page.where.table is None
        assert a_floor_page(session, qtbot).where.table is None

    def test_one_left_half_way_keeps_it(self, page: FloorPage) -> None:
        page.where.choice.setFocus()
        press(page, Key.Key_2)
        page.choose("silent_chips")
        page.find_text("")
        assert page.where.table == 2

    def test_a_table_that_closed_is_left(
        self, dressed: QApplication, in_french: None, qtbot: QtBot
    ) -> None:
        session = a_tournament(entrants=26, tables=4)
        out(session, *seated_at(session, 1)[:2])
        page = a_floor_page(session, qtbot)
        closing = next(p.table for p in session.proposals() if p.kind == "break_table")
        page.where.choice.setFocus()
        typed(page, str(closing))
        assert page.where.table == closing
        session.dispatch(cmd.BreakTable(closing))
        assert page.where.table is None

    def test_the_level_that_runs_is_told(self, page: FloorPage, session: TournamentSession) -> None:
        assert page.where.level.text() == "Niveau 1"
        assert page.where.blinds.text() == "25 / 50"
        clock_of(session).forward(61 * 60_000)
        page.tick()
        assert page.where.level.text() == "Niveau 4"
        assert page.where.blinds.text().startswith("200 / 400 · ")
        assert page.where.blinds.text().endswith("400")


class TestFromTheSearchToTheRuling:
    def test_a_situation_is_asked_about_with_what_is_known(self, page: FloorPage) -> None:
        typed(page, "string")
        press(page, Key.Key_Return)
        assert page.questioning is not None
        assert page.questioning.op == "string_bet"
        assert not page.finding

    def test_the_ruling_comes_when_everything_is_answered(self, page: FloorPage) -> None:
        page.choose("expose_on_turn")
        answered(page)
        assert page.questioning is not None
        assert page.questioning.outcome is not None
        assert not page.finding

    def test_escape_comes_back_to_what_was_typed(self, page: FloorPage) -> None:
        typed(page, "string")
        press(page, Key.Key_Return)
        for _ in range(3):
            if not page.finding:
                press(page, Key.Key_Escape)
        assert page.finding
        assert page.field.hasFocus()
        assert page.field.selectedText() == "string"

    def test_what_was_left_half_way_can_be_taken_up(self, page: FloorPage) -> None:
        typed(page, "string")
        press(page, Key.Key_Return)
        left = page.questioning
        page.find_text("")
        press(page, Key.Key_Escape)
        first = page.finder.recent.rows[0]
        assert (first.kind, first.key, first.digit) == ("resume", "string_bet", 9)
        assert [row.digit for row in page.finder.recent.rows] == [9, 1, 2, 3, 4, 5, 6, 7, 8]
        press(page, Key.Key_9, modifier=Qt.KeyboardModifier.AltModifier)
        assert page.questioning == left
        assert not page.finding

    def test_a_situation_left_half_way_keeps_its_figure_and_stands_once(
        self, page: FloorPage
    ) -> None:
        before = [(row.digit, row.key) for row in page.finder.recent.rows]
        page.choose("misdeal")
        press(page, Key.Key_1)
        page.find_text("")
        press(page, Key.Key_Escape)
        rows = page.finder.recent.rows
        assert (rows[0].kind, rows[0].key) == ("resume", "misdeal")
        assert sorted((row.digit, row.key) for row in rows) == before

    def test_figures_stay_those_of_their_situations_as_disputes_are_noted(
        self, page: FloorPage
    ) -> None:
        before = {row.key: row.digit for row in page.finder.recent.rows}
        given = json.dumps({"players_at_table": 8, "rounds": 1})
        page.live.dispatch(cmd.RecordIncident("penalty_rounds", given))
        page.refresh()
        after = {row.key: row.digit for row in page.finder.recent.rows}
        assert after.pop("penalty_rounds") == 9
        assert after.items() <= before.items()

    def test_another_search_begins_at_any_moment(self, page: FloorPage) -> None:
        page.choose("string_bet")
        page.find_text("")
        typed(page, "misdeal")
        press(page, Key.Key_Return)
        assert page.questioning is not None
        assert page.questioning.op.startswith("misdeal")

    def test_an_answer_is_changed_from_the_ruling(self, page: FloorPage) -> None:
        page.choose("expose_on_turn")
        answered(page)
        assert page.questioning is not None
        name = page.questioning.steps[0].name
        page.views.currentWidget().changeAsked.emit(name)
        assert page.questioning.current is not None
        assert page.questioning.current.name == name

    def test_an_article_opens_beside_the_ruling_and_closes_on_it(self, page: FloorPage) -> None:
        page.choose("expose_on_turn")
        answered(page)
        ruling = page.views.currentWidget()
        ruling.articleAsked.emit("8.6")
        assert page.article.isVisible()
        assert page.article.number == "8.6"
        press(page, Key.Key_Escape)
        assert page.views.currentWidget() is ruling

    def test_the_next_one_begins_with_an_empty_field(self, page: FloorPage) -> None:
        typed(page, "string")
        page.choose("expose_on_turn")
        answered(page)
        page.views.currentWidget().closed.emit()
        assert page.finding
        assert page.field.hasFocus()
        assert page.field.text() == ""
        assert page.questioning is None
        assert page.finder.recent.rows[0].kind == "op"

    def test_what_is_noted_is_not_offered_again(self, page: FloorPage) -> None:
        page.choose("expose_on_turn")
        answered(page)
        press(page, Key.Key_Return)
        assert len(page.live.incidents()) == 1
        page.find_text("")
        assert page.questioning is None
        assert "resume" not in [row.kind for row in page.finder.recent.rows]
        noted = next(row for row in page.finder.recent.rows if row.key == "expose_on_turn")
        assert (noted.kind, noted.digit) == ("op", 9)

    def test_another_table_is_asked_about_as_well(self, page: FloorPage) -> None:
        page.choose("players_counted_at_table")
        before = page.questioning
        page.where.choice.setFocus()
        press(page, Key.Key_2, Key.Key_Return)
        assert page.facts.table == 2
        assert page.questioning == before
        assert not page.where.choice.hasFocus()


def test_what_was_recorded_is_offered_and_comes_first_where_one_begins_anew(
    page: FloorPage, session: TournamentSession
) -> None:
    live: LiveTournament = page.live
    given = '{"left": 6, "rule": null, "level": 1}'
    live.dispatch(cmd.RecordIncident("late_entry", given.replace('"left": 6, ', ""), table=1))
    page.finder.recent.refresh()
    assert "late_entry" in [row.key for row in page.finder.recent.rows]
    assert FindView(live).recent.rows[0].key == "late_entry", "in the evening’s next window"
