"""The frame around the pages: header, what to do, announcements, foot, banners."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from builders import (
    MINUTE,
    SteppedClock,
    a_club,
    a_setup,
    a_tournament,
    clock_of,
    out,
    registered,
    seated_at,
)
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot
from window_builders import Evening, plain_pages

from rules_ropta.ruling import Refused
from rules_ropta.table_layout import Seat
from td_app.club.club import Club
from td_app.live.session import TournamentSession
from td_app.tournament import commands as cmd
from td_app.tournament import events as ev
from td_app.ui.desk import Desk
from td_app.ui.destinations import Spot, ToLateSeat, ToPaper, ToProposal
from td_app.ui.windows.act_table import ACTS
from td_app.ui.windows.announcement_list import ReadingDialog
from td_app.ui.windows.main_window import MainWindow
from td_app.ui.windows.top_bar import fitted_title
from td_app.ui.windows.tournament_view import TournamentView
from td_app.words.language import Language

STOP, BALANCE = "stop:3:6:9", "balance:4:3:9:6"


def steps_of(evening: Evening) -> SteppedClock:
    return clock_of(evening.live.session)


def texts(evening: Evening) -> str:
    return " | ".join(child.text() for child in evening.view.findChildren(QLabel))


class TestFirstFocus:
    def test_the_page_has_the_keyboard_not_the_name_of_the_tournament(
        self, evening: Evening
    ) -> None:
        view = evening.view
        view.top.name.setFocus()
        view.hide()
        view.top.name.clearFocus()
        view.show()
        held = evening.window.focusWidget()
        assert held is not None and held is not view.top.name
        assert held is view.pages.currentWidget() or view.pages.isAncestorOf(held)


class TestHeader:
    def test_level_blinds_players_and_average(self, evening: Evening) -> None:
        top = evening.view.top
        assert "Niveau 3" in top.level.caption.text()
        assert top.level.figure.text() == "100 / 200"
        assert top.players.figure.text() == "31 / 36"
        assert top.average.figure.text() == "11\u202f612 · 58,1 BB"
        assert "12:43" in top.clock.accessibleName()

    def test_the_time_passes(self, evening: Evening) -> None:
        steps_of(evening).forward(3 * MINUTE)
        evening.view.tick()
        assert "09:43" in evening.view.top.clock.accessibleName()

    def test_a_break_bears_no_blinds_of_its_own(self, evening: Evening) -> None:
        next(act for act in ACTS if act.name == "next_break").take(evening.window)
        caption = evening.view.top.level.caption.text()
        assert caption.startswith("Pause")
        assert "25" in caption
        assert evening.view.top.level.figure.text().startswith("Reprise à 200 / 400")

    def test_a_press_on_the_clock_stops_it(self, evening: Evening) -> None:
        QTest.mouseClick(evening.view.top.clock, Qt.MouseButton.LeftButton)
        assert not evening.live.state.clock.running
        assert "arrêtée" in evening.view.top.clock.accessibleName()

    def test_nothing_moves_when_the_state_changes(self, evening: Evening) -> None:
        before = evening.view.top.players.x()
        evening.live.dispatch(cmd.PauseClock())
        assert evening.view.top.clock.sizeHint() == evening.view.top.clock.size()
        assert evening.view.top.players.x() == before

    @pytest.mark.parametrize("name", ["Nocturne", "Coupe du printemps", "Nocturne n° 12"])
    def test_a_tournaments_name_that_has_room_is_whole(self, evening: Evening, name: str) -> None:
        evening.live.dispatch(cmd.ChangeSetup(replace(evening.live.setup(), name=name)))
        evening.view.refresh()
        QGuiApplication.processEvents()
        assert evening.view.top.name.shown() == name

    def test_a_long_name_keeps_its_number(self, evening: Evening) -> None:
        metrics = evening.view.top.name.fontMetrics()
        name = "Grande coupe de printemps des clubs du Sud-Ouest n° 12"
        shown = fitted_title(name, metrics, 204)
        assert shown.startswith("Grande coupe") and shown.endswith("… n° 12")
        assert metrics.horizontalAdvance(shown) <= 205

    def test_the_menu_lists_the_tournaments(self, evening: Evening) -> None:
        evening.view.menu.fill()
        assert evening.view.menu.layoutDirection() is Qt.LayoutDirection.LeftToRight
        first = evening.view.menu.actions()[0]
        assert first.text() == "Tournoi d’exemple (exemple)"
        assert first.isChecked()


@pytest.mark.parametrize("wide", (1280, 1366))
@pytest.mark.parametrize("language", ("fr", "en"))
def test_what_reads_the_announcements_out_is_whole(
    evening: Evening, language: Language, wide: int
) -> None:
    evening.desk.set_language(language)
    one, other = seated_at(evening.live.session, 1)[0], seated_at(evening.live.session, 2)[0]
    evening.live.dispatch(cmd.SwapSeats(one, other, "vue"))
    evening.window.resize(wide, 768)
    for _ in range(3):
        QGuiApplication.processEvents()
    side = evening.view.side
    assert side.isVisible() and side.all_read.isVisible()
    for button in (side.all_read, side.read):
        assert button.width() >= button.sizeHint().width(), button.text()


class TestWhatToDo:
    def test_nothing_of_a_card_wears_a_style_sheet_of_its_own(self, evening: Evening) -> None:
        """Dressed before it stands in the window, each button took as long as the whole card."""
        cards = evening.view.side.todo.cards.values()
        assert cards
        parts = [part for card in cards for part in (card, *card.findChildren(QWidget))]
        assert not [part for part in parts if part.styleSheet()]

    def test_in_the_order_of_the_rules(self, evening: Evening) -> None:
        todo = evening.view.side.todo
        assert [p.key for p in evening.live.proposals()] == [STOP, BALANCE]
        assert todo.cards[STOP].y() < todo.cards[BALANCE].y()

    def test_what_needs_no_question_is_done_at_once(self, evening: Evening) -> None:
        button = evening.view.side.todo.cards[STOP].primary
        assert button is not None
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        assert evening.live.state.tables[3].stopped
        assert STOP not in evening.view.side.todo.cards

    def test_balancing_is_asked_on_the_room_page(self, evening: Evening) -> None:
        evening.window.show_page("clock")
        evening.view.side.todo.accept(BALANCE)
        assert evening.view.pages.key == "room"
        (asked,) = evening.page.gone_to
        assert isinstance(asked, ToProposal)
        assert asked.proposal.key == BALANCE

    def test_a_card_that_stays_is_kept(self, evening: Evening) -> None:
        card = evening.view.side.todo.cards[BALANCE]
        evening.live.dispatch(cmd.StopTable(3))
        assert evening.view.side.todo.cards[BALANCE] is card

    def test_what_was_rolled_down_comes_back_when_nothing_is_left(self, evening: Evening) -> None:
        side = evening.view.side
        for key in (STOP, BALANCE):
            evening.live.dispatch(cmd.DeclineProposal(key, "jeu arrêté"))
        bar = side._todo_area.verticalScrollBar()
        # A label that wraps claims a line more than it shows: the bar, unseen, may be rolled.
        bar.setRange(0, 15)
        bar.setValue(15)
        side.refresh()
        assert bar.value() == 0

    def test_declining_asks_the_reason(self, evening: Evening) -> None:
        todo = evening.view.side.todo
        todo.decline(STOP)
        assert todo.question is not None
        assert not todo.question.confirm.isEnabled()
        todo.question.reason.setPlainText("La table 3 finit sa main")
        todo.question.confirm.click()
        session = evening.live.session
        assert isinstance(session.history.entries[-1].event, ev.ProposalDeclined)
        assert session.note(session.history.sequence) == "La table 3 finit sa main"
        assert STOP not in todo.cards

    def test_late_entry_closing_with_the_level_changes_the_list(
        self, qtbot: QtBot, a_desk: Callable[[Club], Desk]
    ) -> None:
        session = a_tournament(18, tables=3, seats=8)
        out(session, *range(1, 3))
        evening = in_window(qtbot, a_desk, session)
        assert not any(p.must for p in evening.live.proposals())
        steps_of(evening).forward(41 * MINUTE)
        evening.view.tick()
        assert {proposal.must for proposal in evening.view.side.todo.proposals} == {True}


class TestAnnouncements:
    @pytest.fixture
    def moved(self, evening: Evening) -> Evening:
        four = sorted(evening.live.state.tables[4].places)
        three = sorted(evening.live.state.tables[3].places)
        evening.live.dispatch(cmd.BalanceTables(4, 3, four[0], to_big_blind=three[0]))
        return evening

    def test_a_move_waits_to_be_read_out(self, moved: Evening) -> None:
        side = moved.view.side
        assert list(side.announcements.rows) == [1]
        side.announcements.rows[1].button.click()
        assert moved.live.state.moves[0].announced
        assert not side.announcements.rows

    def test_all_at_once(self, moved: Evening) -> None:
        moved.view.side.all_read.click()
        assert all(move.announced for move in moved.live.state.moves)

    def test_copied_as_text(self, moved: Evening) -> None:
        moved.view.side.copy()
        text = QGuiApplication.clipboard().text()
        move = moved.live.announcements()[0]
        assert move.name in text
        assert f"table 3, place {move.to_seat.number}" in text
        assert "§" in text

    def test_read_out_in_large_type(self, moved: Evening) -> None:
        moved.view.side.read_out()
        reading = moved.view.side.reading
        assert isinstance(reading, ReadingDialog)
        reading.buttons["announced"].click()
        assert all(move.announced for move in moved.live.state.moves)

    def test_printing_leads_to_the_papers(self, moved: Evening) -> None:
        moved.view.side.asked.emit(ToPaper("moves_sheet"))
        assert moved.view.pages.key == "papers"
        assert moved.page.gone_to == [ToPaper("moves_sheet")]


class TestFoot:
    def test_undo_says_what(self, evening: Evening) -> None:
        evening.live.dispatch(cmd.StopTable(3))
        undo = evening.view.foot.undo
        assert undo.text() == "Annuler\u00a0: arrêt de la table 3"
        undo.click()
        assert not evening.live.state.tables[3].stopped
        assert evening.view.foot.redo.isVisible()
        evening.view.foot.redo.click()
        assert evening.live.state.tables[3].stopped

    def test_a_refusal_stays_on_one_line_with_its_article(self, evening: Evening) -> None:
        evening.live.dispatch(cmd.MovePlayer(5, Seat(1, 1)))
        foot = evening.view.foot
        assert foot.words.text()
        assert "§\u00a01.1" in foot.words.accessibleName()
        assert foot.height() == 32

    def test_what_was_done_is_told(self, evening: Evening) -> None:
        evening.live.dispatch(cmd.StopTable(3))
        assert "3" in evening.view.foot.words.whole

    def test_a_long_refusal_is_cut_not_wrapped(self, evening: Evening) -> None:
        evening.view.foot.note("mot " * 200)
        foot = evening.view.foot
        assert foot.words.text().endswith("…")
        assert foot.words.width() < foot.width()
        assert foot.words.toolTip() == "mot " * 200
        assert evening.window.width() == 1366

    def test_undo_is_named_whole_where_the_foot_has_room(self, evening: Evening) -> None:
        foot = evening.view.foot
        evening.live.dispatch(cmd.StopTable(3))
        whole = "Annuler\u00a0: attribution des lots de PETIT Damien et MICHEL Karine, au 10ᵉ rang"
        foot._whole[foot.undo] = whole
        foot.note("Table arrêtée.")
        assert foot.undo.text() == whole
        foot.note("mot " * 200)
        assert foot.undo.text().endswith("…")

    def test_nothing_to_undo_is_said(self, qtbot: QtBot, a_desk: Callable[[Club], Desk]) -> None:
        session = a_club().create(a_setup())
        evening = in_window(qtbot, a_desk, session)
        assert not evening.view.foot.undo.isEnabled()
        assert evening.view.foot.undo.toolTip()


class TestGap:
    def test_an_absence_is_settled(self, qtbot: QtBot, a_desk: Callable[[Club], Desk]) -> None:
        session = a_tournament(18, tables=3)
        session.seen()
        clock_of(session).forward(10 * MINUTE)
        evening = in_window(qtbot, a_desk, session)
        banner = evening.view.gap
        assert banner.isVisible()
        banner.banner.buttons[1].click()
        assert not banner.isVisible()
        assert evening.live.clock().remaining_ms == 20 * MINUTE

    def test_as_if_the_clock_ran(self, qtbot: QtBot, a_desk: Callable[[Club], Desk]) -> None:
        session = a_tournament(18, tables=3)
        session.seen()
        clock_of(session).forward(10 * MINUTE)
        evening = in_window(qtbot, a_desk, session)
        evening.view.gap.banner.buttons[0].click()
        assert evening.live.clock().remaining_ms == 10 * MINUTE

    def test_a_changed_computer_clock_asks(self, evening: Evening, qtbot: QtBot) -> None:
        evening.live._on_tick()
        steps_of(evening).at += 3600_000
        evening.live._on_tick()
        assert evening.view.gap.isVisible()

    @pytest.mark.parametrize(
        ("shift", "told"), [(2_000, "2\u00a0s d’un coup."), (-2_000, "de 2\u00a0s.")]
    )
    def test_two_seconds_are_told_without_two_hours_alike(
        self, evening: Evening, qtbot: QtBot, shift: int, told: str
    ) -> None:
        steps_of(evening).at += shift
        evening.live._on_tick()
        assert evening.view.gap.banner.accessibleName().endswith(told)
        steps_of(evening).at -= shift
        evening.live._on_tick()
        assert not evening.view.gap.isVisible()


class TestGeometry:
    @pytest.mark.parametrize("size", [(1366, 768), (1920, 1080)])
    def test_nothing_is_clipped(
        self, evening: Evening, qtbot: QtBot, size: tuple[int, int]
    ) -> None:
        evening.window.resize(*size)
        qtbot.wait(20)
        assert (evening.window.width(), evening.window.height()) == size
        for button in evening.view.findChildren(QPushButton):
            if button.isVisible() and button is not evening.view.foot.undo:
                assert button.width() >= button.minimumSizeHint().width(), button.text()
        for shown in evening.view.top.findChildren(QLabel):
            assert shown.width() >= shown.sizeHint().width(), shown.text()

    def test_forty_tables_to_balance_still_leave_room_for_announcements(
        self, qtbot: QtBot, a_desk: Callable[[Club], Desk]
    ) -> None:
        session = a_tournament(160, tables=20)
        for table in range(1, 11):
            places = session.state.tables[table].places
            out(session, *[places[p] for p in sorted(places)[:4]])
        places = session.state.tables[20].places
        session.dispatch(cmd.MovePlayer(places[1], Seat(1, 1), "essai"))
        evening = in_window(qtbot, a_desk, session)
        qtbot.wait(20)
        side = evening.view.side
        assert side.todo.count > 6
        assert side._moves_area.height() >= 40
        bottom = side._moves_area.geometry().bottom()
        assert bottom <= side.height()

    def test_a_name_of_sixty_characters_is_cut_with_its_whole_told(
        self, qtbot: QtBot, a_desk: Callable[[Club], Desk]
    ) -> None:
        name = "Grand Open régional d’automne & championnat des associations"
        session = a_club().create(a_setup(name=name))
        evening = in_window(qtbot, a_desk, session)
        button = evening.view.top.name
        assert button.toolTip() == name
        assert "…" in button.text()
        assert evening.window.width() == 1366


def test_before_the_draw_the_header_counts_entrants(
    qtbot: QtBot, a_desk: Callable[[Club], Desk]
) -> None:
    session = a_club().create(a_setup())
    registered(session, 12)
    evening = in_window(qtbot, a_desk, session)
    assert evening.view.top.players.figure.text() == "12 · 12"
    assert not evening.view.top.average.isVisible()


def test_refusals_come_with_the_reason_in_words(evening: Evening) -> None:
    evening.live.refused.emit(Refused("TABLE_FULL", table=4))
    assert evening.view.foot.words.text().startswith("La table 4 est pleine")


def test_a_late_entrant_is_seated_in_the_room(evening: Evening) -> None:
    evening.window.show_page("players")
    evening.page.asked.emit(ToLateSeat(12))
    assert evening.view.pages.key == "room"
    assert evening.page.gone_to == [ToLateSeat(12)]


def test_the_public_display_opens_and_closes(evening: Evening, qtbot: QtBot) -> None:
    evening.page.asked.emit(Spot.PUBLIC_DISPLAY)
    wall = evening.window.beside.public
    assert wall is not None
    with qtbot.waitActive(wall):
        wall.activateWindow()
    QTest.keyClick(wall, Qt.Key.Key_Space)
    assert not evening.live.state.clock.running
    with qtbot.waitSignal(wall.destroyed):
        QTest.keyClick(wall, Qt.Key.Key_Escape)
    assert evening.window.beside.public is None
    evening.view.top.public.click()
    assert evening.window.beside.public is not None
    evening.view.top.public.click()
    assert evening.window.beside.public is None


def test_only_the_page_shown_follows(evening: Evening) -> None:
    room = evening.page
    evening.window.show_page("clock")
    told = len(room.told)
    evening.live.dispatch(cmd.StopTable(3))
    assert len(room.told) == told
    evening.window.show_page("room")
    assert len(room.told) == told + 1


def in_window(qtbot: QtBot, a_desk: Callable[[Club], Desk], session: TournamentSession) -> Evening:
    """Return a window around the club of a session, with its tournament open."""
    club = Club(session._store, a_club().directory, session._clock, session._shuffler)
    club.directory.set_setting("theme", "light")
    desk = a_desk(club)
    desk.open(session.tournament)
    window = MainWindow(desk, pages=plain_pages())
    qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        window.show()
    assert isinstance(window.view, TournamentView)
    return Evening(desk, window)
