"""Several players out in one hand (1.10)."""

from __future__ import annotations

import pytest
from builders import a_tournament
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from room_builders import OpenRoom, click, click_seat, cut_in, found_at, press, who_sits

from rules_ropta.table_layout import Seat
from td_app.ui.pages.evening.room.eliminations_form import OWN
from td_app.ui.pages.evening.room.page import RoomPage
from td_app.ui.pages.evening.room.table_panel import TablePanel
from td_app.ui.theme import Space
from td_app.ui.widgets.plan_geometry import PlanMode
from td_app.words.language import Language, set_current_language


def hand_of(page: RoomPage, *seats: tuple[int, int]) -> tuple[int, ...]:
    """Collect the players at these seats in one hand."""
    for table, place in seats:
        page.floor.tray.add(found_at(page, table, place))
    QApplication.processEvents()
    return page.floor.tray.entrants


class TestStacks:
    def test_one_table_asks_the_stacks_and_ranks_by_them(self, open_room: OpenRoom) -> None:
        page = open_room(a_tournament(16, 2))
        small, large = hand_of(page, (1, 3), (1, 5))
        tray = page.floor.tray
        assert not tray.stack_field(small).isVisible()
        click(tray.send_button)
        assert tray.stack_field(small).hasFocus()
        tray.stack_field(small).setText("2 000")
        press(tray.stack_field(small), Qt.Key.Key_Return)
        assert tray.stack_field(large).hasFocus()
        tray.stack_field(large).setText("5000")
        press(tray.stack_field(large), Qt.Key.Key_Return)
        assert page.live.state.finishing == ((small,), (large,))
        assert tray.entrants == ()

    def test_enter_on_a_stack_says_what_is_wrong_with_the_next(self, open_room: OpenRoom) -> None:
        page = open_room(a_tournament(16, 2))
        small, large = hand_of(page, (1, 3), (1, 5))
        tray = page.floor.tray
        click(tray.send_button)
        QTest.keyClicks(tray.stack_field(large), "abc")
        QTest.keyClicks(tray.stack_field(small), "2000")
        press(tray.stack_field(small), Qt.Key.Key_Return)
        assert tray.stack_field(large).hasFocus()
        assert "abc" in tray.wrong.text() and tray.wrong.isVisible()

    @pytest.mark.parametrize("language", ["fr", "en"])
    def test_what_the_field_asks_for_is_read_whole(
        self, open_room: OpenRoom, language: Language
    ) -> None:
        page = open_room(a_tournament(16, 2))
        set_current_language(language)
        (who,) = hand_of(page, (1, 3))
        field = page.floor.tray.stack_field(who)
        words = field.fontMetrics().horizontalAdvance(field.placeholderText())
        assert words + 2 * Space.SNUG <= field.width()

    def test_tab_goes_from_stack_to_stack_past_what_removes(self, open_room: OpenRoom) -> None:
        page = open_room(a_tournament(16, 2))
        small, large = hand_of(page, (1, 3), (1, 5))
        tray = page.floor.tray
        click(tray.send_button)
        press(tray.stack_field(small), Qt.Key.Key_Tab)
        assert tray.stack_field(large).hasFocus()
        press(tray.stack_field(large), Qt.Key.Key_Tab)
        assert tray.send_button.hasFocus()

    def test_candidates_lie_over_the_hand(self, open_room: OpenRoom) -> None:
        page = open_room(a_tournament(16, 2))
        hand_of(page, (1, 3))
        page.floor.entry.field.setFocus()
        page.floor.entry.field.setText("1.")
        QApplication.processEvents()
        beside = page.floor.children()
        assert beside.index(page.floor.entry.list) > beside.index(page.floor.tray)

    def test_equal_stacks_share_a_place(self, open_room: OpenRoom) -> None:
        page = open_room(a_tournament(16, 2))
        hand = hand_of(page, (1, 3), (1, 5))
        click(page.floor.tray.send_button)
        for who in hand:
            page.floor.tray.stack_field(who).setText("3000")
        click(page.floor.tray.send_button)
        assert page.live.state.finishing == (hand,)

    def test_two_tables_need_no_stack(self, open_room: OpenRoom) -> None:
        page = open_room(a_tournament(16, 2))
        hand = hand_of(page, (1, 3), (2, 5))
        click(page.floor.tray.send_button)
        assert page.live.state.finishing == (hand,)

    def test_only_the_table_of_several_is_asked(self, open_room: OpenRoom) -> None:
        page = open_room(a_tournament(24, 3))
        first, second, elsewhere = hand_of(page, (1, 3), (1, 5), (2, 2))
        tray = page.floor.tray
        click(tray.send_button)
        assert tray.stack_field(first).isVisible()
        assert tray.stack_field(second).isVisible()
        assert not tray.stack_field(elsewhere).isVisible()

    def test_more_chips_than_in_play_are_refused(self, open_room: OpenRoom) -> None:
        page = open_room(a_tournament(16, 2))
        hand = hand_of(page, (1, 3), (1, 5))
        click(page.floor.tray.send_button)
        for who in hand:
            page.floor.tray.stack_field(who).setText("999999999")
        click(page.floor.tray.send_button)
        assert not page.live.state.outs
        assert "dépassent" in page.floor.tray.wrong.text()


class TestAnotherPlayerClicked:
    def test_is_one_more_out_in_the_hand(self, open_room: OpenRoom) -> None:
        page = open_room(a_tournament(27, 3, 9))
        (first,) = hand_of(page, (1, 3))
        click_seat(page, 1, 5)
        assert page.floor.tray.entrants == (first, who_sits(page, 1, 5))
        assert not page.floor.panels.popover.isVisible()
        assert page.floor.entry.field.hasFocus()

    def test_chosen_on_a_table_too_small_for_names_is_one_more_too(
        self, open_room: OpenRoom
    ) -> None:
        page = open_room(a_tournament(200, 25, 8), (900, 680))
        assert page.floor.plan.mode is PlanMode.COMPACT
        (first,) = hand_of(page, (1, 3))
        page.floor.panels.open_table(1)
        content = page.floor.panels.popover.content
        assert isinstance(content, TablePanel)
        content.seatChosen.emit(5)
        assert page.floor.tray.entrants == (first, who_sits(page, 1, 5))

    def test_searched_for_is_shown_as_ever(self, open_room: OpenRoom) -> None:
        page = open_room(a_tournament(27, 3, 9))
        (first,) = hand_of(page, (1, 3))
        page.find_text("2.4")
        press(page.floor.entry.field, Qt.Key.Key_Return)
        assert page.floor.panels.popover.isVisible()
        assert page.floor.tray.entrants == (first,)

    def test_is_the_other_of_a_swap_where_one_is_asked(self, open_room: OpenRoom) -> None:
        page = open_room(a_tournament(27, 3, 9))
        (first,) = hand_of(page, (1, 3))
        page.floor.panels.ask("swap", Seat(2, 4))
        click_seat(page, 3, 6)
        assert page.floor.panels.swapping
        assert page.floor.tray.entrants == (first,)

    @pytest.mark.parametrize("size", [(924, 633), (900, 680), (680, 517)])
    @pytest.mark.parametrize("tables", [2, 3, 4])
    def test_their_table_is_in_sight_beside_the_hand(
        self, open_room: OpenRoom, tables: int, size: tuple[int, int]
    ) -> None:
        page = open_room(a_tournament(9 * tables, tables, 9), size)
        for table in range(1, tables + 1):
            hand_of(page, (table, 3))
            assert page.floor.plan.covered_by(page.floor.tray.geometry(), [table]) == 0
            page.floor.tray.empty()

    def test_the_hand_lies_where_no_table_is(self, open_room: OpenRoom) -> None:
        page = open_room(a_tournament(27, 3, 9), (936, 633))
        hand_of(page, (1, 3))
        assert page.floor.plan.covered_by(page.floor.tray.geometry()) == 0


class TestDirectorRanks:
    def asked(self, page: RoomPage) -> tuple[int, ...]:
        """Collect a hand that no rule ranks whole: two at one table, one elsewhere."""
        hand = hand_of(page, (1, 3), (1, 5), (2, 2))
        tray = page.floor.tray
        click(tray.send_button)
        for who, stack in zip(hand, ("2000", "5000", ""), strict=True):
            tray.stack_field(who).setText(stack)
        click(tray.send_button)
        return hand

    def test_the_options_of_the_ruling_are_offered(self, open_room: OpenRoom) -> None:
        page = open_room(a_tournament(24, 3))
        self.asked(page)
        order = page.floor.tray.order
        assert order is not None
        assert list(order.ways) == ["RANK_TABLES_SIDE_BY_SIDE", "RANK_ALL_TIED", OWN]
        assert order.reason.hasFocus()

    def test_a_choice_needs_its_reason(self, open_room: OpenRoom) -> None:
        page = open_room(a_tournament(24, 3))
        small, large, elsewhere = self.asked(page)
        tray = page.floor.tray
        click(tray.send_button)
        assert not page.live.state.outs
        assert "motif" in tray.wrong.text()
        assert tray.order is not None
        tray.order.reason.setText("vu avec les joueurs")
        press(tray.order.reason, Qt.Key.Key_Return)
        assert page.live.state.finishing == ((small,), (large, elsewhere))

    def test_an_order_of_ones_own(self, open_room: OpenRoom) -> None:
        page = open_room(a_tournament(24, 3))
        small, large, elsewhere = self.asked(page)
        order = page.floor.tray.order
        assert order is not None
        order.ways[OWN].setChecked(True)
        order.shift(elsewhere, -1)
        order.shift(elsewhere, -1)
        assert order.ranking() == ((elsewhere,), (small,), (large,))
        order.reason.setText("ordre des mains")
        page.floor.tray.send()
        assert page.live.state.finishing == ((large,), (small,), (elsewhere,))


class TestTheHand:
    def test_a_player_taken_out_of_the_hand_stays_in_play(self, open_room: OpenRoom) -> None:
        page = open_room(a_tournament(16, 2))
        first, second = hand_of(page, (1, 3), (1, 5))
        page.floor.tray.remove(second)
        click(page.floor.tray.send_button)
        assert list(page.live.state.outs) == [first]

    def test_one_who_left_meanwhile_leaves_the_hand(self, open_room: OpenRoom) -> None:
        page = open_room(a_tournament(16, 2))
        first, second = hand_of(page, (1, 3), (1, 5))
        page.floor.put_out(first)
        assert page.floor.tray.entrants == (second,)

    def test_the_bubble_is_asked_only_with_prizes(self, open_room: OpenRoom) -> None:
        without = open_room(a_tournament(16, 2))
        hand_of(without, (1, 3), (2, 5))
        assert not without.floor.tray.bubble.isVisible()
        with_prizes = open_room(a_tournament(16, 2, prizes=("Un jambon",)))
        hand_of(with_prizes, (1, 3), (2, 5))
        assert with_prizes.floor.tray.bubble.isVisible()

    def test_nothing_of_the_hand_is_cut(self, open_room: OpenRoom) -> None:
        page = open_room(a_tournament(24, 3))
        TestDirectorRanks().asked(page)
        tray = page.floor.tray
        assert tray.order is not None
        tray.order.ways[OWN].setChecked(True)
        assert cut_in(tray) == []
        assert page.rect().contains(tray.geometry())

    def test_in_a_low_window_what_sends_an_order_of_ones_own_is_in_sight(
        self, open_room: OpenRoom
    ) -> None:
        page = open_room(a_tournament(27, 3, 9), (904, 512))
        TestDirectorRanks().asked(page)
        tray = page.floor.tray
        assert tray.order is not None
        tray.order.ways[OWN].setChecked(True)
        QApplication.processEvents()
        assert page.floor.rect().contains(tray.geometry())
        assert not tray.send_button.visibleRegion().isEmpty()

    def test_the_plan_does_not_move_meanwhile(self, open_room: OpenRoom) -> None:
        page = open_room(a_tournament(16, 2))
        before = [plan.geometry() for plan in page.floor.plan.plans]
        hand_of(page, (1, 3), (1, 5))
        assert [plan.geometry() for plan in page.floor.plan.plans] == before
        assert who_sits(page, 1, 3)
