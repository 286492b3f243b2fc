"""A screen of 1024×600: rail and right column fold, every page stands whole in what is left."""

from __future__ import annotations

import pytest
from builders import a_session
from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QScrollArea, QWidget
from pytestqt.qtbot import QtBot
from window_builders import Evening

from td_app.ports.trouble import StorageTrouble
from td_app.tournament import commands as cmd
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.evening.clock.page import ClockPage
from td_app.ui.pages.evening.floor.ruling_view import RulingView
from td_app.ui.pages.evening.floor.tabs import FloorTabs
from td_app.ui.pages.evening.players.page import PlayersPage
from td_app.ui.widgets.clock_face import face_parts
from td_app.ui.widgets.page_parts import ScrolledColumn
from td_app.ui.windows.act_table import ACTS
from td_app.ui.windows.page_register import PAGES
from td_app.ui.windows.side_column import WIDTH, SideColumn
from td_app.ui.windows.side_fold import COLUMN_FOLDS_UNDER, RAIL_FOLDS_UNDER
from td_app.words.language import answering_in

SMALL = (1024, 600)
UNDER_ITS_BARS = (1024, 528)
"""What such a screen leaves a window: the desktop has a bar, the window its title."""
PAGE_KEYS = [page.key for page in PAGES]


def resized(evening: Evening, size: tuple[int, int]) -> None:
    evening.window.resize(*size)
    for _ in range(3):
        QApplication.processEvents()


def in_a_scroll(part: QWidget) -> bool:
    above = part.parentWidget()
    while above is not None:
        if isinstance(above, QScrollArea):
            return True
        above = above.parentWidget()
    return False


def out_of_sight(page: QWidget) -> list[str]:
    """Buttons shown outside the page and in nothing that scrolls."""
    return [
        button.accessibleName() or button.text()
        for button in page.findChildren(QAbstractButton)
        if button.isVisible()
        and not in_a_scroll(button)
        and not page.rect().contains(QRect(button.mapTo(page, QPoint()), button.size()))
    ]


#: Three ways out for the director, and two of which one is told at length (9.10).
DECIDED: dict[str, dict[str, object]] = {
    "boxed_cards": {"phase": "after_initial", "count": 25, "bets_possible": True},
    "forgotten_chips": {"shown_after_call": True},
    "undercall": {
        "done": None,
        "bet_level": 600,
        "pushed": 400,
        "players_in_hand": 3,
        "facing": "raise",
    },
}


@pytest.mark.parametrize("size", [SMALL, UNDER_ITS_BARS])
@pytest.mark.parametrize("op", DECIDED)
def test_all_the_ways_out_of_a_decision_are_in_sight(
    evening_of_pages: Evening, op: str, size: tuple[int, int]
) -> None:
    resized(evening_of_pages, size)
    page = evening_of_pages.view.show_page("floor")
    assert isinstance(page, FloorTabs)
    page.rule.where.choice.choose("1")
    page.choose(op)
    while page.rule.questioning is not None and page.rule.questioning.current is not None:
        name = page.rule.questioning.current.name
        page.rule.show_questioning(page.rule.questioning.answer(name, DECIDED[op][name]))
    resized(evening_of_pages, size)
    ruling = page.rule.views.currentWidget()
    assert isinstance(ruling, RulingView) and ruling.options is not None
    area = ruling.findChild(ScrolledColumn)
    assert area is not None
    for button in ruling.options.buttons.values():
        below = button.mapTo(area, button.rect().bottomLeft())
        assert button.isVisible() and area.rect().contains(below), (button.text(), below)
    assert ruling.record.concerned.isHidden()
    QTest.keyClick(ruling, Qt.Key.Key_2)
    resized(evening_of_pages, size)
    chosen = list(ruling.options.buttons.values())[1]
    assert chosen.isChecked() and ruling.record.concerned.isVisible()
    assert area.rect().contains(chosen.mapTo(area, chosen.rect().center()))
    assert "Il manque le motif" in ruling.record.missing.text()
    page.rule._end()


class TestAtItsSmallest:
    def test_in_english_the_ante_is_told_shortly_at_the_head(self, evening: Evening) -> None:
        evening.live.dispatch(cmd.GoToStep(4))
        bar = evening.view.top
        for width, told in ((1024, "BB\u00a0ante"), (1366, "big-blind ante")):
            resized(evening, (width, 768))
            with answering_in("en"):
                bar.refresh()
            assert told in bar.level.figure.text()

    def test_the_window_goes_down_to_1024_by_600(self, evening: Evening) -> None:
        resized(evening, SMALL)
        assert (evening.window.width(), evening.window.height()) == SMALL

    def test_the_bars_of_such_a_screen_hide_nothing_of_the_window(self, evening: Evening) -> None:
        resized(evening, UNDER_ITS_BARS)
        assert (evening.window.width(), evening.window.height()) == UNDER_ITS_BARS

    @pytest.mark.parametrize("size", [SMALL, UNDER_ITS_BARS])
    @pytest.mark.parametrize("key", PAGE_KEYS)
    def test_every_page_stands_whole(
        self, evening_of_pages: Evening, key: str, size: tuple[int, int]
    ) -> None:
        resized(evening_of_pages, size)
        page = evening_of_pages.view.show_page(key)
        resized(evening_of_pages, size)
        least = page.minimumSizeHint()
        assert (least.width(), least.height()) <= (page.width(), page.height())
        assert least.height() <= page.height()
        assert out_of_sight(page) == []

    def test_rail_strip_and_foot_end_inside_the_window(self, evening: Evening) -> None:
        resized(evening, SMALL)
        view = evening.view
        for part in (view.rail, view.fold.strip, view.foot, view.top):
            where = QRect(part.mapTo(view, QPoint()), part.size())
            assert view.rect().contains(where)


class TestTheFold:
    def test_icons_keep_their_words_for_those_who_hover_or_listen(self, evening: Evening) -> None:
        resized(evening, SMALL)
        entries = evening.view.rail.findChildren(QAbstractButton)
        words = [*(page.words() for page in PAGES), "Club"]
        assert [entry.text() for entry in entries] == [""] * len(words)
        assert [entry.accessibleName() for entry in entries] == words
        assert entries[0].toolTip() == "Salle (1)"

    def test_the_column_is_a_count(self, evening: Evening) -> None:
        resized(evening, SMALL)
        view = evening.view
        assert view.side.isHidden()
        assert view.fold.todo.accessibleName() == f"À faire\u00a0: {view.side.todo.count}"
        assert view.fold.moves.accessibleName() == "Annonces\u00a0: 0"

    def test_the_count_follows_the_tournament(self, evening: Evening) -> None:
        resized(evening, SMALL)
        session = evening.live.session
        moves = next(p for p in session.proposals() if p.kind == "balance_tables")
        assert moves.table is not None and moves.to_table is not None
        giver, taker = (session.state.tables[table] for table in (moves.table, moves.to_table))
        session.dispatch(
            cmd.BalanceTables(giver.number, taker.number, min(giver.places), min(taker.places))
        )
        assert evening.view.fold.moves.text() == "1"
        assert evening.view.fold.todo.text() == str(len(session.proposals()))

    def test_it_opens_over_the_page_with_the_keyboard_in_it(self, evening: Evening) -> None:
        resized(evening, SMALL)
        fold, view = evening.view.fold, evening.view
        wide = view.pages.width()
        QTest.mouseClick(fold.todo, Qt.MouseButton.LeftButton)
        assert fold.is_open and view.side.isVisible()
        assert view.pages.width() == wide
        assert view.side.geometry().right() < fold.strip.geometry().left() + 1
        focus = QApplication.focusWidget()
        assert focus is not None and view.side.isAncestorOf(focus)

    def test_enter_does_what_is_to_be_done_first(self, evening: Evening) -> None:
        resized(evening, SMALL)
        evening.view.fold.open()
        first = evening.live.proposals()[0]
        assert QApplication.focusWidget() is evening.view.side.todo.cards[first.key].primary

    def test_what_came_later_and_stands_first_has_the_keyboard_first(
        self, evening: Evening
    ) -> None:
        resized(evening, SMALL)
        todo = evening.view.side.todo
        first, *after = evening.live.proposals()
        assert after
        todo.cards[first.key] = todo.cards.pop(first.key)
        todo.refresh()
        evening.view.fold.open()
        assert QApplication.focusWidget() is todo.cards[first.key].primary

    def test_enter_twice_does_not_take_back_what_it_did(self, evening: Evening) -> None:
        resized(evening, SMALL)
        evening.view.fold.open()
        session = evening.live.session
        first = evening.live.proposals()[0]
        assert evening.view.side.todo.cards[first.key].primary.hasFocus()
        session.dispatch(cmd.DeclineProposal(first.key, "vu avec les joueurs"))
        QApplication.processEvents()
        assert first.key not in evening.view.side.todo.cards
        focus = QApplication.focusWidget()
        assert focus is not None and evening.view.side.isAncestorOf(focus)
        QTest.keyClick(focus, Qt.Key.Key_Return)
        assert first.key not in {proposal.key for proposal in evening.live.proposals()}

    def test_escape_puts_it_back(self, evening: Evening) -> None:
        resized(evening, SMALL)
        evening.view.fold.open()
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
        assert not evening.view.fold.is_open

    def test_put_back_it_leaves_no_key_on_undo(self, evening: Evening) -> None:
        resized(evening, SMALL)
        evening.live.dispatch(cmd.StopTable(3))
        for back in (None, evening.view.pages.currentWidget()):
            if back is not None:
                back.setFocus()
            else:
                QApplication.focusWidget() and QApplication.focusWidget().clearFocus()
            before = QApplication.focusWidget()
            evening.view.fold.open()
            QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
            assert QApplication.focusWidget() is before

    def test_escape_puts_it_back_when_what_was_pressed_is_gone(self, evening: Evening) -> None:
        resized(evening, SMALL)
        evening.view.fold.open()
        card = next(iter(evening.view.side.todo.cards.values()))
        QTest.mouseClick(card.primary, Qt.MouseButton.LeftButton)
        QApplication.processEvents()
        assert evening.view.fold.is_open
        QTest.keyClick(QApplication.focusWidget() or evening.window, Qt.Key.Key_Escape)
        assert not evening.view.fold.is_open

    def test_it_goes_back_once_nothing_is_left_in_it(self, evening: Evening) -> None:
        resized(evening, SMALL)
        evening.view.fold.open()
        side, live = evening.view.side, evening.live
        for proposal in list(live.proposals()):
            assert evening.view.fold.is_open
            live.dispatch(cmd.DeclineProposal(proposal.key, "vu avec les joueurs"))
        assert not side.todo.count and not side.announcements.count
        assert not evening.view.fold.is_open

    def test_a_click_elsewhere_puts_it_back(self, evening: Evening) -> None:
        resized(evening, SMALL)
        evening.view.fold.open()
        QTest.mouseClick(
            evening.view.pages.currentWidget(), Qt.MouseButton.LeftButton, pos=QPoint(4, 4)
        )
        assert not evening.view.fold.is_open

    def test_on_a_wider_window_everything_comes_back(self, evening: Evening) -> None:
        resized(evening, SMALL)
        resized(evening, (RAIL_FOLDS_UNDER, 768))
        assert evening.view.side.isVisible() and evening.view.fold.strip.isHidden()
        assert evening.view.rail.findChildren(QAbstractButton)[0].text() == "Salle"
        assert evening.view.side.geometry().right() == evening.view.width() - 1


class TestAnEmptyColumn:
    def test_on_a_list_it_leaves_its_place_until_something_is_to_be_done(
        self, evening: Evening
    ) -> None:
        resized(evening, (1366, 768))
        evening.view.show_page("journal")
        assert evening.view.side.isVisible()
        for proposal in list(evening.live.proposals()):
            evening.live.dispatch(cmd.DeclineProposal(proposal.key, "vu avec les joueurs"))
        assert evening.view.side.isHidden() and evening.view.fold.strip.isVisible()
        assert "équilibrées" in evening.view.fold.todo.toolTip()
        evening.live.dispatch(cmd.Undo())
        assert evening.view.side.isVisible() and evening.view.fold.strip.isHidden()

    def test_beside_the_tables_it_stays_and_they_do_not_move(
        self, evening_of_pages: Evening
    ) -> None:
        evening = evening_of_pages
        resized(evening, (1366, 768))
        evening.view.show_page("room")
        wide = evening.view.pages.width()
        for proposal in list(evening.live.proposals()):
            evening.live.dispatch(cmd.DeclineProposal(proposal.key, "vu avec les joueurs"))
        assert evening.view.side.isVisible()
        assert evening.view.pages.width() == wide


@pytest.mark.parametrize("wide", (RAIL_FOLDS_UNDER, COLUMN_FOLDS_UNDER))
@pytest.mark.parametrize("language", ("fr", "en"))
def test_beside_its_columns_no_page_is_cut_nor_what_is_to_be_done(
    evening_of_pages: Evening, language: str, wide: int
) -> None:
    evening = evening_of_pages
    evening.desk.set_language(language)
    resized(evening, (wide, 560))
    todo = evening.view.side.todo
    area = next(one for one in evening.view.side.findChildren(QScrollArea) if one.widget() is todo)
    for card in todo.cards.values():
        assert card.minimumSizeHint().width() <= card.width() <= area.viewport().width()
    for page in PAGES:
        if page.there(evening.live):
            shown = evening.view.show_page(page.key)
            assert shown.minimumSizeHint().width() <= evening.view.pages.width(), page.key


def test_in_a_break_the_tournaments_name_is_still_read(evening: Evening) -> None:
    next(act for act in ACTS if act.name == "next_break").take(evening.window)
    resized(evening, SMALL)
    top = evening.view.top
    assert top.average.isHidden()
    assert top.name.width() >= top.name.fontMetrics().horizontalAdvance(top.name.text())
    resized(evening, (1366, 768))
    assert not top.average.isHidden()


def test_what_is_told_before_the_draw_is_whole_in_a_column_first_shown_folded(
    qtbot: QtBot, dressed: QApplication, in_french: None
) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    side = SideColumn(LiveTournament(a_session()))
    side.setParent(window)
    side.hide()
    window.show()
    for _ in range(3):
        side.refresh()
        QApplication.processEvents()
    side.setGeometry(QRect(0, 0, WIDTH, 480))
    side.show()
    for _ in range(3):
        QApplication.processEvents()
    (told,) = (part for part in side.todo.findChildren(QLabel) if part.isVisible())
    area = side.todo.parentWidget()
    assert area is not None and told.text().startswith("Les équilibrages")
    assert area.height() >= told.heightForWidth(told.width()) > 30


def test_under_a_banner_the_time_is_not_under_the_button_of_the_sound(
    evening_of_pages: Evening,
) -> None:
    resized(evening_of_pages, (1024, 575))
    view = evening_of_pages.view
    page = view.show_page("clock")
    assert isinstance(page, ClockPage)
    for warned in (False, True):
        if warned:
            view.warn(StorageTrouble("DISK_FULL", "full"))
        resized(evening_of_pages, (1024, 575))
        face = page.face
        parts = face_parts(QRectF(face.rect()), face.facts)
        over = QRectF(QRect(page.sound.mapTo(page, QPoint()), page.sound.size()))
        over.translate(-face.mapTo(page, QPoint()).x(), -face.mapTo(page, QPoint()).y())
        assert not face.time_room(parts).intersects(over)


def test_fifteen_players_are_in_sight_at_once_on_a_common_laptop(
    evening_of_pages: Evening,
) -> None:
    resized(evening_of_pages, (1366, 768))
    players = evening_of_pages.view.show_page("players")
    assert isinstance(players, PlayersPage)
    table = players.entrants.table
    assert table.viewport().height() // table.verticalHeader().defaultSectionSize() >= 15
