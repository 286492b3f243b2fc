"""The clock page: every control one click, and a list that says where one is."""

from __future__ import annotations

from dataclasses import replace

import pytest
from builders import (
    MINUTE,
    a_session,
    a_tournament,
    clock_of,
    everyone,
    out,
    registered,
)
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from reports.marks import Area
from td_app.live.session import TournamentSession
from td_app.tournament import commands as cmd
from td_app.ui.desk import speak
from td_app.ui.destinations import Spot
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.evening.clock.finish_card import LESS
from td_app.ui.pages.evening.clock.page import ClockPage
from td_app.ui.pages.evening.clock.structure_side import structure_lines
from td_app.ui.public.screens import wall_place
from td_app.ui.widgets.buttons import Button
from td_app.wall.clock import ClockLook


class Shown:
    """A session and its clock page, on a window of the size pages have at 1366 × 768."""

    def __init__(self, qtbot: QtBot, session: TournamentSession) -> None:
        self.session = session
        self.live = LiveTournament(session)
        self.page = ClockPage(self.live)
        self.live.changed.connect(self.page.refresh)
        self.page.resize(926, 680)
        qtbot.addWidget(self.page, before_close_func=lambda _: self.live.close())
        self.page.show()

    def after(self, minutes: float) -> None:
        clock_of(self.session).forward(int(minutes * MINUTE))
        self.page.tick()


@pytest.fixture
def shown(dressed: QApplication, qtbot: QtBot, in_french: None) -> Shown:
    return Shown(qtbot, a_tournament(20, tables=3))


def press(qtbot: QtBot, button: Button) -> None:
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def test_before_a_day_whose_start_is_not_said_the_end_is_that_of_beginning_now(
    dressed: QApplication, qtbot: QtBot, in_french: None
) -> None:
    session = a_tournament(24, started=False, date="2099-12-04", closes_at="00:30")
    card = Shown(qtbot, session).page.side.card
    assert card.told.whole.startswith("En commençant maintenant, fin vers")
    assert "indiquez dans Réglages quand le jeu commence" in card.margin.whole
    setup = replace(session.state.setup, starts_at="20:00")
    session.dispatch(cmd.ChangeSetup(setup))
    assert card.told.whole.startswith("Fin vers")
    assert "La salle ferme à 00:30" in card.margin.whole


@pytest.mark.parametrize("height", [680, 600, 540, 790, 803, 960])
@pytest.mark.parametrize("step", [0, 3, 8])
def test_the_list_of_levels_shows_whole_rows(
    shown: Shown, qtbot: QtBot, height: int, step: int
) -> None:
    shown.session.dispatch(cmd.GoToStep(step))
    shown.page.resize(926, height)
    table = shown.page.structure.table
    qtbot.wait(20)
    row = table.rowHeight(0)
    seen = table.viewport().height()
    assert seen % row == 0 and seen >= row
    assert table.verticalScrollBar().singleStep() == row, "by the wheel too"
    top = table.rowAt(0)
    assert table.rowViewportPosition(top) == 0
    current = table.rowViewportPosition(step)
    assert 0 <= current <= seen - row
    buttons = shown.page.structure.go
    foot = shown.page.structure.height() - buttons.geometry().bottom()
    assert foot <= row, "what is left over is less than a row"


@pytest.mark.parametrize(("height", "levels"), [(512, 6), (680, 8)])
def test_the_level_that_is_on_stands_under_the_one_before_and_over_those_to_come(
    shown: Shown, qtbot: QtBot, height: int, levels: int
) -> None:
    shown.page.resize(926, height)
    shown.session.dispatch(cmd.GoToStep(2))
    qtbot.wait(20)
    table = shown.page.structure.table
    row = table.rowHeight(0)
    assert table.rowViewportPosition(2) == row
    assert table.viewport().height() >= levels * row


class TestControls:
    def test_one_click_stops_and_one_starts(self, shown: Shown, qtbot: QtBot) -> None:
        press(qtbot, shown.page.controls.toggle)
        assert not shown.session.state.clock.running
        assert shown.page.controls.toggle.text() == "Reprendre"
        assert shown.page.face.facts.look is ClockLook.PAUSED
        press(qtbot, shown.page.controls.toggle)
        assert shown.session.state.clock.running
        assert shown.page.controls.toggle.text() == "Arrêter l’horloge"

    def test_a_minute_less_and_a_minute_more(self, shown: Shown, qtbot: QtBot) -> None:
        press(qtbot, shown.page.controls.less)
        assert shown.page.face.facts.shown == "19:00"
        press(qtbot, shown.page.controls.more)
        press(qtbot, shown.page.controls.more)
        assert shown.page.face.facts.shown == "21:00"

    def test_next_and_previous_level(self, shown: Shown, qtbot: QtBot) -> None:
        press(qtbot, shown.page.controls.next)
        assert shown.page.face.facts.heading == "Niveau 2"
        press(qtbot, shown.page.controls.previous)
        assert shown.page.face.facts.heading == "Niveau 1"

    def test_the_next_break(self, shown: Shown, qtbot: QtBot) -> None:
        press(qtbot, shown.page.controls.next_break)
        assert shown.page.face.facts.look is ClockLook.BREAK
        assert not shown.page.controls.next_break.isEnabled()
        assert shown.page.controls.next_break.toolTip() == "La structure n’a plus de pause."

    def test_a_grey_button_says_why(self, shown: Shown) -> None:
        assert not shown.page.controls.previous.isEnabled()
        assert "structure" in shown.page.controls.previous.toolTip()

    def test_the_keyboard_presses_them(self, shown: Shown, qtbot: QtBot) -> None:
        shown.page.controls.next.setFocus()
        qtbot.keyClick(shown.page.controls.next, Qt.Key.Key_Space)
        assert shown.page.face.facts.heading == "Niveau 2"


class TestTheStart:
    def test_before_the_draw_the_page_says_what_to_do(
        self, dressed: QApplication, qtbot: QtBot, in_french: None
    ) -> None:
        session = a_session()
        registered(session, 8)
        shown = Shown(qtbot, session)
        controls = shown.page.controls
        assert not controls.toggle.isEnabled()
        assert controls.refusal.isVisible()
        assert "tirées" in controls.refusal.accessibleName()
        with qtbot.waitSignal(shown.page.asked) as asked:
            press(qtbot, controls.refusal.buttons[0])
        assert asked.args == [Spot.DRAW]

    def test_before_the_start_only_the_start_is_offered_and_hours_that_are_known(
        self, dressed: QApplication, qtbot: QtBot, in_french: None
    ) -> None:
        session = a_tournament(8, tables=1, started=False)
        shown = Shown(qtbot, session)
        controls = shown.page.controls
        offered = [one for one in controls.findChildren(Button) if one.isVisible()]
        assert offered == [controls.toggle]
        lines = structure_lines(shown.live.clock(), session.now_ms())
        assert [line.begins for line in lines[:2]] == ["départ", "+\u00a020\u00a0min"]
        press(qtbot, controls.toggle)
        assert controls.more.isVisible()
        assert controls.next.isVisible()

    @pytest.mark.parametrize(
        ("language", "after"), [("fr", "+\u00a01\u00a0h\u00a020"), ("en", "+\u00a01:20")]
    )
    def test_how_long_after_the_start_a_level_begins_is_never_elided(
        self, dressed: QApplication, qtbot: QtBot, language: str, after: str
    ) -> None:
        speak(dressed, language)
        table = Shown(qtbot, a_tournament(8, tables=1, started=False)).page.structure.table
        told = [line.begins for line in table.rows.rows]
        assert after in told
        begins = table.rows.place_of("begins")
        assert table.columnWidth(begins) >= table.needed(begins)

    def test_short_of_three_at_a_table_the_director_may_overrule_with_a_reason(
        self, dressed: QApplication, qtbot: QtBot, in_french: None
    ) -> None:
        shown = Shown(qtbot, a_tournament(2, tables=1, started=False))
        controls = shown.page.controls
        assert not controls.toggle.isEnabled()
        press(qtbot, controls.refusal.buttons[0])
        assert controls.dialog is not None
        controls.dialog.reason.setPlainText("Tout le monde est là")
        press(qtbot, controls.dialog.confirm)
        assert shown.session.state.clock.running
        assert shown.session.note(shown.session.history.sequence) == "Tout le monde est là"
        assert not controls.refusal.isVisible()


class TestTheStructure:
    def test_past_current_and_future_differ(self, shown: Shown) -> None:
        shown.session.dispatch(cmd.GoToStep(2))
        rows = shown.page.structure.table.rows.rows
        assert [line.row.when for line in rows[:4]] == ["past", "past", "current", "future"]
        icons = [shown.page.structure.table.rows.columns[0].icon(line) for line in rows[1:4]]
        assert icons == ["check", "play", None]

    def test_a_line_chosen_then_the_button(self, shown: Shown, qtbot: QtBot) -> None:
        structure = shown.page.structure
        assert not structure.go.isEnabled()
        structure.table.choose(5)
        assert structure.go.text() == "Aller au début du niveau 5"
        press(qtbot, structure.go)
        assert shown.page.face.facts.heading == "Niveau 5"
        assert not structure.go.isEnabled()

    def test_enter_on_a_line_goes_there(self, shown: Shown, qtbot: QtBot) -> None:
        structure = shown.page.structure
        structure.table.choose(4)
        assert structure.go.text() == "Aller à la pause après le niveau 4"
        qtbot.keyClick(structure.table, Qt.Key.Key_Return)
        assert shown.page.face.facts.look is ClockLook.BREAK

    def test_the_level_that_is_on_is_not_gone_to(self, shown: Shown) -> None:
        shown.page.structure.table.choose(0)
        assert shown.page.structure.go.toolTip() == "C’est le niveau en cours."

    def test_a_level_passed_by_time_moves_the_mark(self, shown: Shown) -> None:
        shown.after(21)
        rows = shown.page.structure.table.rows.rows
        assert [line.row.when for line in rows[:3]] == ["past", "current", "future"]
        assert shown.page.controls.previous.isEnabled()

    def test_each_step_to_come_says_when(self, shown: Shown) -> None:
        now = shown.session.now_ms()
        lines = structure_lines(shown.live.clock(), now)
        later = structure_lines(shown.live.clock(), now + 60 * MINUTE)
        assert lines[0].begins == ""
        first, last = lines[1].begins, later[1].begins
        assert (int(last[:2]) - int(first[:2])) % 24 == 1

    def test_a_break_says_what_is_removed(self, shown: Shown) -> None:
        model = shown.page.structure.table.rows
        assert model.data(model.index(4, 1)) == "retirer 25"


class TestNewBlinds:
    def test_they_apply_to_the_next_hand(self, shown: Shown) -> None:
        assert not shown.page.notice.isVisible()
        shown.session.dispatch(cmd.NextLevel())
        assert shown.page.notice.isVisible()
        assert "§ 3.1" in shown.page.notice.text()
        shown.after(2)
        assert not shown.page.notice.isVisible()

    def test_its_room_is_the_clocks_and_leaves_no_hole_over_the_buttons(self, shown: Shown) -> None:
        card = shown.page.notice.parentWidget()
        assert card is not None and card.isAncestorOf(shown.page.face)
        low = card.mapTo(shown.page, card.rect().bottomLeft()).y()
        high = shown.page.controls.mapTo(shown.page, shown.page.controls.rect().topLeft()).y()
        assert high - low <= 16

    def test_the_time_does_not_move_when_they_are_announced(self, shown: Shown) -> None:
        before = shown.page.face.geometry()
        shown.session.dispatch(cmd.NextLevel())
        QApplication.processEvents()
        assert shown.page.face.geometry() == before


class TestFigures:
    def test_they_follow_the_eliminations(self, shown: Shown) -> None:
        out(shown.session, next(everyone(shown.session)))
        figures = shown.page.figures
        assert figures.figure("players") == "19 / 20"
        assert figures.figure("average").startswith("10\u202f526")
        assert figures.figure("break") == "dans 1\u00a0h\u00a020"
        assert figures.figure("late") == "fin du niveau 2"

    def test_after_a_colour_up_without_figures_they_are_about_so_many(self, shown: Shown) -> None:
        shown.session.dispatch(cmd.WithdrawValue(25, at_tables=True))
        assert shown.page.figures.figure("average") == "environ 10\u202f000"
        assert shown.page.figures.figure("chips") == "environ 200\u202f000"

    def test_before_the_draw_there_are_none(
        self, dressed: QApplication, qtbot: QtBot, in_french: None
    ) -> None:
        assert Shown(qtbot, a_session()).page.figures.figure("average") == "–"

    def test_the_winner_takes_the_place_of_the_time(
        self, dressed: QApplication, qtbot: QtBot, in_french: None
    ) -> None:
        shown = Shown(qtbot, a_tournament(4, tables=1))
        out(shown.session, *list(everyone(shown.session))[:3])
        winner = shown.session.person(next(everyone(shown.session))).display_name
        assert shown.page.face.facts.shown == winner
        assert shown.page.sound.isHidden(), "the frame has its corner"

    def test_a_clock_at_rest_says_so_in_words_that_the_face_holds(self, shown: Shown) -> None:
        shown.session.dispatch(cmd.PauseClock())
        shown.page.refresh()
        assert shown.page.face.facts.heading == "Niv. 1 · à l’arrêt"
        assert not shown.page.sound.isHidden() or shown.page.sound._sounds is None


class TestThePublicWindow:
    def test_the_button_asks_for_it(self, shown: Shown, qtbot: QtBot) -> None:
        with qtbot.waitSignal(shown.page.asked) as asked:
            press(qtbot, shown.page.wall.button)
        assert asked.args == [Spot.PUBLIC_DISPLAY]

    def test_the_button_says_that_it_is_shown(self, shown: Shown) -> None:
        wall_place.tell_shown(True)
        assert shown.page.wall.button.text() == "Fermer l’affichage"
        wall_place.tell_shown(False)
        assert shown.page.wall.button.text() == "Affichage public"

    def test_with_one_screen_nothing_is_to_be_chosen(self, shown: Shown) -> None:
        assert not shown.page.wall.screens.isVisible()
        assert shown.page.wall.alone.isVisible()
        alone = shown.page.wall.alone
        shown.page.resize(912, 620)
        QApplication.processEvents()
        assert alone.text() == alone.whole


class TestLayout:
    @pytest.mark.parametrize("size", [(926, 680), (860, 620), (1424, 992)])
    def test_nothing_is_cut(self, shown: Shown, size: tuple[int, int]) -> None:
        shown.page.resize(*size)
        QApplication.processEvents()
        page = shown.page
        for button in page.findChildren(Button):
            if button.isVisible():
                assert button.width() >= button.minimumSizeHint().width(), button.text()
                assert page.rect().contains(
                    button.rect().translated(button.mapTo(page, button.rect().topLeft()))
                )
        assert not page.structure.table.horizontalScrollBar().isVisible()
        assert page.face.height() >= 180

    def test_every_control_has_a_name(self, shown: Shown) -> None:
        for button in shown.page.findChildren(Button):
            assert button.accessibleName() or button.text()


class TestTheChart:
    def test_it_draws_what_is_played_and_says_it(self, shown: Shown) -> None:
        shown.after(50)
        chart = shown.page.side.chart
        told = chart.accessibleDescription().replace("\u00a0", " ").replace("\u202f", " ")
        assert "pauses comprises" in told and told.endswith("après 50 min.")
        assert [mark for mark in chart.marks() if isinstance(mark, Area)]

    def test_the_list_has_its_room_on_a_low_screen(self, shown: Shown) -> None:
        assert shown.page.side.chart.isVisible()
        shown.page.resize(926, 560)
        assert not shown.page.side.chart.isVisible()

    def test_the_players_left_are_drawn_only_as_high_as_they_are_read(self, shown: Shown) -> None:
        chart = shown.page.side.card.chart
        for height in range(300, 800, 20):
            shown.page.resize(926, height)
            assert chart.isHidden() or chart.height() >= LESS, height
