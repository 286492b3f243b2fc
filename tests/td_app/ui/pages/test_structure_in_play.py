"""The structure changed from the clock page, and whether we finish in time."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any

import pytest
from builders import MINUTE, a_tournament, clock_of, everyone, out
from page_builders import cut_texts
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from reports.marks import Said
from td_app.live.session import TournamentSession
from td_app.printing.finish import finish_course
from td_app.tournament import commands as cmd
from td_app.tournament.planning.ready_structures import StructureKind, ready_structure
from td_app.tournament.state.chips import CLUB_CHIPS
from td_app.tournament.state.structure import AnteFormat, Break, Level, Structure
from td_app.tournament.views.clock import players_so_far
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.evening.clock.page import ClockPage
from td_app.ui.widgets.pill import Pill
from td_app.ui.widgets.structure_rows import ANTE, BIG, MINUTES
from td_app.words.figures import about

pytestmark = pytest.mark.usefixtures("in_french", "dressed")

CLUB = ready_structure(StructureKind.CLUB_EVENING, 10_000, CLUB_CHIPS, AnteFormat.BIG_BLIND, 24)


def an_hour(session: TournamentSession, minutes: int) -> str:
    """The time of day so many minutes from now, by this computer."""
    now = datetime.fromtimestamp(session.now_ms() / 1000)
    return (now + timedelta(minutes=minutes)).strftime("%H:%M")


class Shown:
    """A club evening forty-five minutes old, on a page of the size it has at 1366 × 768."""

    def __init__(self, qtbot: QtBot, closes_in: int | None = None, **changes: Any) -> None:
        session = a_tournament(24, structure=CLUB, **changes)
        clock_of(session).forward(45 * MINUTE)
        if closes_in is not None:
            self.session = session
            self.settings(closes_at=an_hour(session, closes_in))
        self.session = session
        session.seen()
        self.live = LiveTournament(session)
        self.page = ClockPage(self.live)
        self.live.changed.connect(self.page.refresh)
        self.page.resize(926, 680)
        qtbot.addWidget(self.page, before_close_func=lambda _: self.live.close())
        self.page.show()
        with qtbot.waitActive(self.page):
            self.page.activateWindow()
        self.side, self.card, self.edit = self.page.side, self.page.side.card, self.page.side.edit

    def settings(self, **changes: Any) -> None:
        self.session.dispatch(cmd.ChangeSetup(replace(self.session.state.setup, **changes)))

    def after(self, minutes: float) -> None:
        clock_of(self.session).forward(int(minutes * MINUTE))
        self.page.tick()

    @property
    def structure(self) -> Structure:
        return self.session.state.setup.structure


def pill_words(pill: Pill) -> str:
    return pill.accessibleName()


class TestShallWeFinishInTime:
    @pytest.mark.parametrize(
        ("closes_in", "verdict", "told"),
        [
            (600, "À l’heure", "d’avance"),
            (245, "À risque", "sur 10 d’avoir fini"),
            (60, "Trop tard", "il manquerait"),
        ],
    )
    def test_the_hall_s_hour_is_held_against_the_range(
        self, qtbot: QtBot, closes_in: int, verdict: str, told: str
    ) -> None:
        card = Shown(qtbot, closes_in).card
        assert pill_words(card.pill) == verdict
        assert told in card.margin.whole
        assert card.chart.accessibleDescription().startswith("Fin vers ")

    def test_without_an_hour_the_range_alone_and_where_to_give_one(self, qtbot: QtBot) -> None:
        card = Shown(qtbot).card
        assert not card.pill.isVisible()
        assert "Réglages" in card.margin.whole
        assert card.told.whole.startswith("Fin vers ")

    def test_once_it_is_past_it_says_so(self, qtbot: QtBot) -> None:
        shown = Shown(qtbot, 10)
        shown.after(20)
        assert shown.card.margin.whole.startswith("La salle devait fermer à ")

    def test_the_way_out_is_open_only_when_the_hour_is_in_doubt(self, qtbot: QtBot) -> None:
        assert not Shown(qtbot, 600).card.options.isVisible()
        assert Shown(qtbot, 60).card.options.isVisible()

    def test_it_stays_as_the_director_left_it(self, qtbot: QtBot) -> None:
        shown = Shown(qtbot, 60)
        shown.card.sooner.click()
        shown.after(2)
        assert not shown.card.options.isVisible()

    def test_the_reasons_are_told_when_asked_for(self, qtbot: QtBot) -> None:
        shown = Shown(qtbot, 245)
        out(shown.session, *list(everyone(shown.session))[:6])
        assert not shown.card.reasons.isVisible()
        shown.card.why.click()
        assert shown.card.reasons.isVisible()
        blinds, pace = shown.card.reasons.text().split("\n")
        assert "grosses blindes" in blinds
        assert "rythme des sorties" in pace and pace.endswith("%).")

    def test_a_structure_that_stops_too_soon_is_told(self, qtbot: QtBot) -> None:
        shown = Shown(qtbot)
        shown.session.dispatch(cmd.ChangeStructure(Structure(CLUB.steps[:6])))
        assert shown.card.short.isVisible()
        assert "ajoutez des niveaux" in shown.card.short.text()

    def test_each_elimination_moves_it(self, qtbot: QtBot) -> None:
        shown = Shown(qtbot, 245)
        before = shown.card.told.whole
        out(shown.session, *list(everyone(shown.session))[:14])
        assert shown.card.told.whole != before

    def test_with_a_winner_the_card_goes(self, qtbot: QtBot) -> None:
        shown = Shown(qtbot)
        out(shown.session, *list(everyone(shown.session))[:23])
        assert not shown.card.isVisible()
        assert shown.side.list.edit.isHidden()

    def test_hours_are_told_to_five_minutes(self, qtbot: QtBot) -> None:
        view = Shown(qtbot, 245).live.finish_estimate()
        assert view is not None
        assert {about(at)[-1] for at in (view.low_ms, view.end_ms, view.high_ms)} <= {"0", "5"}

    def test_the_chart_holds_every_hour_and_says_who_is_left(self, qtbot: QtBot) -> None:
        shown = Shown(qtbot, 600)
        view = shown.live.finish_estimate()
        assert view is not None
        so_far = shown.live.ask(players_so_far, view.now_ms)
        course = finish_course(view, so_far, view.now_ms, "fr")
        assert course.closing is not None
        end = course.forecast
        assert end is not None and course.closing is not None
        assert course.begins.at_ms <= course.now.at_ms < end.low.at_ms < end.end.at_ms
        assert end.end.at_ms < end.high.at_ms < course.closing.at_ms
        assert "Joueurs en jeu" in shown.card.chart.accessibleDescription()
        assert shown.card.chart.marks()

    def test_it_begins_shortly_before_the_first_went_out(self, qtbot: QtBot) -> None:
        shown = Shown(qtbot, 600)
        clock_of(shown.session).forward(50 * MINUTE)
        out(shown.session, *list(everyone(shown.session))[:2])
        view = shown.live.finish_estimate()
        assert view is not None
        so_far = shown.live.ask(players_so_far, view.now_ms)
        course = finish_course(view, so_far, view.now_ms, "fr")
        first = course.outs[0][0]
        assert course.begins.at_ms > so_far.begins_ms + 10 * MINUTE
        assert first - course.begins.at_ms < (view.high_ms - first) / 10


class TestAnOption:
    def test_it_is_looked_at_before_it_is_made(self, qtbot: QtBot) -> None:
        shown = Shown(qtbot, 245)
        row = shown.card.rows[1]
        assert (row.name.whole, row.effect.text()[0]) == ("Niveaux de 15 min", "−")
        row.button.click()
        assert shown.side.editing
        assert shown.structure == CLUB
        assert row.option is not None and shown.edit.draft == row.option.structure
        assert "au lieu de" in shown.edit.effect.text()

    def test_then_one_click_makes_it(self, qtbot: QtBot) -> None:
        shown = Shown(qtbot, 245)
        now = shown.live.clock().remaining_ms
        shown.card.rows[-1].button.click()
        shown.edit.make.click()
        assert not shown.side.editing
        assert {level.minutes for level in shown.structure.levels[3:]} == {12}
        assert shown.structure.steps[:3] == CLUB.steps[:3]
        assert shown.live.clock().remaining_ms == now

    def test_left_it_changes_nothing(self, qtbot: QtBot) -> None:
        shown = Shown(qtbot, 245)
        shown.card.rows[-1].button.click()
        QTest.keyClick(shown.edit.editor.grid, Qt.Key.Key_Escape)
        assert not shown.side.editing
        assert shown.structure == CLUB

    def test_what_no_longer_serves_is_offered_no_more(self, qtbot: QtBot) -> None:
        shown = Shown(qtbot, 60)
        assert len([row for row in shown.card.rows if row.button.isVisible()]) == 3
        shown.card.rows[-1].button.click()
        shown.edit.make.click()
        names = [row.name.whole for row in shown.card.rows if row.button.isVisible()]
        assert names == ["Sans les pauses"]


class TestEditing:
    def opened(self, qtbot: QtBot, **more: Any) -> Shown:
        shown = Shown(qtbot, **more)
        shown.side.list.edit.click()
        return shown

    def test_it_opens_on_the_first_row_that_may_change(self, qtbot: QtBot) -> None:
        shown = self.opened(qtbot)
        assert shown.edit.editor.grid.current_row() == 3
        assert not shown.edit.make.isEnabled()
        assert "Rien n’a changé" in shown.edit.make.toolTip()

    def test_minutes_typed_and_made_by_the_keyboard(self, qtbot: QtBot) -> None:
        shown = self.opened(qtbot)
        grid = shown.edit.editor.grid
        QTest.keyClicks(grid, "9")
        field = QApplication.focusWidget()
        assert field is not None and field is not grid
        QTest.keyClick(field, Qt.Key.Key_Return)
        QApplication.processEvents()
        assert shown.edit.draft.steps[3].minutes == 9
        assert "de moins" in shown.edit.effect.text()
        shown.edit.make.setFocus()
        QTest.keyClick(shown.edit.make, Qt.Key.Key_Return)
        assert shown.structure.steps[3].minutes == 9

    def test_of_the_level_that_is_on_only_the_length_is_typed(self, qtbot: QtBot) -> None:
        model = self.opened(qtbot).edit.editor.model
        assert [model.editable(2, column) for column in (BIG, MINUTES)] == [False, True]
        assert not model.editable(1, MINUTES)
        assert model.editable(3, BIG)

    def test_cut_shorter_than_it_was_played_it_says_so_and_is_not_made(self, qtbot: QtBot) -> None:
        shown = self.opened(qtbot)
        shown.edit.editor.model.typed.emit(2, MINUTES, "4")
        assert "déjà jouées" in shown.edit.editor.said.text()
        assert not shown.edit.make.isEnabled()
        assert shown.edit.effect.text() == ""

    def test_a_break_put_next_and_a_level_taken_out(self, qtbot: QtBot) -> None:
        shown = self.opened(qtbot)
        editor = shown.edit.editor
        editor.grid.go_to(2, MINUTES)
        editor.add_break.click()
        assert isinstance(shown.edit.draft.steps[3], Break)
        # What is typed next is how long it lasts, not a value to remove.
        assert editor.model.key_at(editor.grid.currentIndex()) == MINUTES
        editor.grid.go_to(4, MINUTES)
        editor.remove.click()
        shown.edit.make.click()
        assert shown.structure.steps[3] == Break()
        assert shown.structure.steps[4] == CLUB.steps[4]

    def test_what_is_on_is_not_taken_out(self, qtbot: QtBot) -> None:
        editor = self.opened(qtbot).edit.editor
        editor.grid.go_to(2, MINUTES)
        assert not editor.remove.isEnabled()
        QTest.keyClick(editor.grid, Qt.Key.Key_Delete)
        assert editor.structure == CLUB

    def test_all_levels_to_come_in_one_action(self, qtbot: QtBot) -> None:
        shown = self.opened(qtbot)
        shown.edit.length.setValue(13)
        shown.edit.shorten.click()
        later = [step for step in shown.edit.draft.steps[3:] if isinstance(step, Level)]
        assert {level.minutes for level in later} == {13}
        assert not shown.edit.shorten.isEnabled()
        shown.edit.length.setValue(12)
        assert shown.edit.shorten.isEnabled()

    def test_breaks_given_up_in_one_action(self, qtbot: QtBot) -> None:
        shown = self.opened(qtbot)
        before = shown.edit.draft.minutes
        shown.edit.no_breaks.click()
        assert shown.edit.draft.minutes < before
        assert not shown.edit.no_breaks.isEnabled()

    def test_a_row_that_begins_meanwhile_is_fixed(self, qtbot: QtBot) -> None:
        shown = self.opened(qtbot)
        shown.edit.editor.model.typed.emit(3, ANTE, "100")
        assert shown.edit.make.isEnabled()
        shown.after(16)
        assert not shown.edit.make.isEnabled()
        assert "ses blindes restent" in shown.edit.make.toolTip()

    def test_at_the_edge_of_a_level_the_row_ended_is_past(self, qtbot: QtBot) -> None:
        shown = self.opened(qtbot)
        shown.after(15 - 1 / 60)
        assert shown.edit.editor.first_free == 3
        shown.after(1 / 60)
        assert shown.edit.editor.first_free == 4

    def test_an_elimination_does_not_lose_what_is_written(self, qtbot: QtBot) -> None:
        shown = self.opened(qtbot)
        shown.edit.editor.model.typed.emit(4, MINUTES, "9")
        out(shown.session, next(everyone(shown.session)))
        assert shown.edit.draft.steps[4].minutes == 9
        assert shown.side.editing

    def test_undone_the_structure_comes_back(self, qtbot: QtBot) -> None:
        shown = self.opened(qtbot)
        shown.edit.shorten.click()
        shown.edit.make.click()
        shown.live.dispatch(cmd.Undo())
        assert shown.structure == CLUB
        assert len(shown.side.list.table.rows.rows) == len(CLUB.steps)


class TestLayout:
    @pytest.mark.parametrize("size", [(926, 680), (904, 620), (1424, 992)])
    @pytest.mark.parametrize("opened", ["card", "editor"])
    def test_nothing_is_cut(self, qtbot: QtBot, size: tuple[int, int], opened: str) -> None:
        shown = Shown(qtbot, 60)
        shown.card.why.click()
        if opened == "editor":
            shown.card.rows[0].button.click()
            shown.edit.editor.model.typed.emit(2, MINUTES, "4")
        shown.page.resize(*size)
        QApplication.processEvents()
        assert (shown.page.width(), shown.page.height()) == size
        assert not cut_texts(shown.page)
        assert shown.page.face.height() >= 180
        grid = shown.edit.editor.grid if opened == "editor" else shown.side.list.table
        assert not grid.horizontalScrollBar().isVisible()
        assert grid.viewport().height() >= 4 * 32

    @pytest.mark.parametrize(
        ("size", "drawn", "over"), [((904, 620), 96, 8), ((1424, 992), 170, 22)]
    )
    def test_the_players_left_are_drawn_as_high_as_there_is_room(
        self, qtbot: QtBot, size: tuple[int, int], drawn: int, over: int
    ) -> None:
        shown = Shown(qtbot)
        shown.page.resize(*size)
        QApplication.processEvents()
        chart = shown.card.chart
        assert chart.height() == drawn + over, "what whole rows leave over is the chart's"
        left = str(shown.live.clock().players_left)
        assert left in {mark.text for mark in chart.marks() if isinstance(mark, Said)}

    def test_the_level_that_is_on_is_in_sight(self, qtbot: QtBot) -> None:
        shown = Shown(qtbot, 60)
        shown.session.dispatch(cmd.GoToStep(9))
        shown.page.resize(904, 620)
        table = shown.side.list.table

        def seen() -> bool:
            index = table.filter.mapFromSource(table.rows.index_of(9))
            return bool(table.viewport().rect().contains(table.visualRect(index)))

        qtbot.waitUntil(seen)

    def test_everything_has_a_name(self, qtbot: QtBot) -> None:
        shown = Shown(qtbot, 60)
        for row in shown.card.rows:
            assert row.button.accessibleName().startswith("Préparer\u00a0: ")
        assert shown.edit.length.accessibleName()
        assert shown.edit.editor.grid.accessibleName()
