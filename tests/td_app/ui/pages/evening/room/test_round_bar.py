"""Hand-for-hand on the room's page: by the mouse, by numbers, with those out gathered."""

from __future__ import annotations

import pytest
from hand_for_hand_builders import a_bubble, all_done, at_table, hand_for_hand, note_out, now
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from room_builders import OpenRoom, click, plan_of, settle

from td_app.live.session import TournamentSession
from td_app.tournament import commands as cmd
from td_app.tournament.state.prizes import PrizeKind
from td_app.tournament.views.finishing import places
from td_app.ui.pages.evening.room.page import RoomPage
from td_app.ui.pages.evening.room.round_words import shared_words
from td_app.ui.widgets.plan_geometry import TableState


def press(page: RoomPage, *keys: Qt.Key) -> None:
    page.floor.setFocus()
    for key in keys:
        QTest.keyClick(page.floor, key)
    settle()


def tap(page: RoomPage, table: int) -> None:
    plan = plan_of(page, table)
    click(plan, plan.layout_now().count.center().toPoint())
    settle()


def plain(text: str) -> str:
    return text.replace("\u00a0", " ").replace("\u202f", " ")


@pytest.fixture
def session() -> TournamentSession:
    return a_bubble(4, 4, 4)


@pytest.fixture
def page(open_room: OpenRoom, session: TournamentSession) -> RoomPage:
    """Return the page of three tables of four, in the first hand of hand-for-hand."""
    return open_room(hand_for_hand(session))


@pytest.fixture
def neighbours(session: TournamentSession) -> tuple[int, int]:
    """Return two players of the first table."""
    one, other = at_table(session, 1)[:2]
    return one, other


class TestBeforeTheFirstSignal:
    def test_there_is_no_bar_without_hand_for_hand(
        self, open_room: OpenRoom, session: TournamentSession
    ) -> None:
        assert open_room(session).floor.round.isHidden()

    def test_the_signal_is_grey_and_says_why(
        self, open_room: OpenRoom, session: TournamentSession
    ) -> None:
        page = open_room(session)
        page.live.dispatch(cmd.AnnounceHandForHand())
        bar = page.floor.round
        assert bar.title.whole == "Main par main annoncé"
        assert not bar.signal.isEnabled()
        assert "1, 2 et 3" in plain(bar.signal.toolTip())
        press(page, Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3)
        assert bar.signal.isEnabled()
        bar.signal.click()
        assert plain(bar.title.whole) == "Main par main · main 1"

    def test_with_little_room_the_words_before_the_signal_end_in_a_full_stop(
        self, open_room: OpenRoom, session: TournamentSession
    ) -> None:
        page = open_room(session)
        page.live.dispatch(cmd.AnnounceHandForHand())
        press(page, Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3)
        waited = page.floor.round.waited
        said = waited.fontMetrics().horizontalAdvance(waited.whole)
        waited.resize(said - 8, waited.height())
        assert waited.text() == "Les mains en cours sont finies."


class TestTablesDone:
    def test_a_click_on_the_felt_says_the_table_is_done(
        self, page: RoomPage, session: TournamentSession
    ) -> None:
        assert plan_of(page, 2).facts.state is TableState.AWAITED
        tap(page, 2)
        assert now(session).round.playing == (1, 3)
        assert plan_of(page, 2).facts.state is TableState.DONE
        assert plain(page.floor.round.waited.whole) == "On attend les tables 1 et 3."

    def test_a_digit_says_it_too_and_does_not_change_page(
        self, page: RoomPage, session: TournamentSession
    ) -> None:
        press(page, Qt.Key.Key_3)
        assert now(session).round.playing == (1, 2)

    def test_beyond_nine_tables_enter_ends_the_number(self, open_room: OpenRoom) -> None:
        room = hand_for_hand(a_bubble(*[2] * 9, 3))
        page = open_room(room)
        assert "puis Entrée" in page.floor.round.hint.whole
        press(page, Qt.Key.Key_A)
        assert "puis Entrée" in page.floor.round.hint.whole
        press(page, Qt.Key.Key_A)
        press(page, Qt.Key.Key_1)
        assert 1 in now(room).round.playing
        press(page, Qt.Key.Key_0, Qt.Key.Key_Return)
        assert now(room).round.playing == tuple(range(1, 10))

    def test_a_then_a_number_notes_a_called_all_in(
        self, page: RoomPage, session: TournamentSession
    ) -> None:
        press(page, Qt.Key.Key_A, Qt.Key.Key_1)
        assert now(session).round.all_in == (1,)
        assert plan_of(page, 1).facts.caption == "tapis payé"
        assert "cartes cachées" in page.floor.round.waited.whole
        press(page, Qt.Key.Key_2, Qt.Key.Key_3)
        assert "retournez les cartes" in page.floor.round.waited.whole
        press(page, Qt.Key.Key_1)
        assert now(session).round.playing == ()

    def test_escape_forgets_the_all_in(self, page: RoomPage, session: TournamentSession) -> None:
        press(page, Qt.Key.Key_A, Qt.Key.Key_Escape, Qt.Key.Key_1)
        assert now(session).round.all_in == ()

    def test_enter_gives_the_signal_once_all_are_done(
        self, page: RoomPage, session: TournamentSession
    ) -> None:
        press(page, Qt.Key.Key_Return)
        assert now(session).round.hand == 1
        all_done(session)
        press(page, Qt.Key.Key_Return)
        assert now(session).round.hand == 2

    def test_enter_in_the_line_of_eliminations_gives_no_signal(
        self, page: RoomPage, session: TournamentSession
    ) -> None:
        all_done(session)
        page.floor.eliminate()
        QTest.keyClick(page.floor.entry.field, Qt.Key.Key_Return)
        assert now(session).round.playing == ()

    def test_a_table_done_opens_its_panel_again(
        self, page: RoomPage, session: TournamentSession
    ) -> None:
        tap(page, 2)
        tap(page, 2)
        assert page.floor.panels.popover.isVisible()
        assert now(session).round.playing == (1, 3)


class TestThoseOut:
    def test_putting_out_gathers_and_ranks_nobody(
        self, page: RoomPage, session: TournamentSession
    ) -> None:
        who = at_table(session, 1)[0]
        page.floor.put_out(who)
        assert session.state.players_left == 12
        assert page.floor.round.outs.isVisible()
        assert not page.floor.round.outs.rank_button.isEnabled()

    def test_one_taken_back_is_no_longer_listed(
        self, page: RoomPage, session: TournamentSession
    ) -> None:
        who = at_table(session, 1)[0]
        page.floor.put_out(who)
        page.floor.round.outs.take_back_button(who).click()
        assert now(session).noted == ()
        assert page.floor.round.outs.isHidden()

    def test_two_of_one_table_are_asked_their_stacks(
        self, page: RoomPage, session: TournamentSession, neighbours: tuple[int, int]
    ) -> None:
        one, other = neighbours
        note_out(session, (one, None), (other, None))
        all_done(session)
        outs = page.floor.round.outs
        outs.send()
        assert outs.wrong.isVisible()
        outs.stack_field(one).setText("4000")
        outs.stack_field(other).setText("2000")
        outs.send()
        assert session.state.finishing == ((other,), (one,))

    def test_stacks_counted_in_this_level_are_offered(
        self, open_room: OpenRoom, session: TournamentSession
    ) -> None:
        one, other = at_table(session, 1)[:2]
        counted = tuple((who, 1_000 * n) for n, who in enumerate(at_table(session, 1), start=3))
        session.dispatch(cmd.CountStacks(1, counted, accepted=True))
        page = open_room(hand_for_hand(session))
        note_out(session, (one, None), (other, None))
        outs = page.floor.round.outs
        assert [outs.stack_field(who).stack() for who in (one, other)] == [3_000, 4_000]
        all_done(session)
        outs.send()
        assert session.state.finishing == ((one,), (other,))

    def test_an_older_count_is_only_recalled(
        self, open_room: OpenRoom, session: TournamentSession
    ) -> None:
        one, other = at_table(session, 1)[:2]
        counted = tuple((who, 3_000) for who in at_table(session, 1))
        session.dispatch(cmd.CountStacks(1, counted, accepted=True))
        session.dispatch(cmd.NextLevel())
        page = open_room(hand_for_hand(session))
        note_out(session, (one, None), (other, None))
        field = page.floor.round.outs.stack_field(one)
        assert field.stack() is None
        assert plain(field.placeholderText()) == "3 000 (niv. 1)"

    def test_stacks_are_typed_one_after_the_other_while_tables_still_play(
        self, page: RoomPage, session: TournamentSession, neighbours: tuple[int, int]
    ) -> None:
        one, other = neighbours
        note_out(session, (one, None), (other, None))
        outs = page.floor.round.outs
        first, second = outs.stack_field(one), outs.stack_field(other)
        first.setFocus()
        QTest.keyClicks(first, "4000")
        QTest.keyClick(first, Qt.Key.Key_Return)
        assert second.hasFocus()
        QTest.keyClicks(second, "2000")
        QTest.keyClick(second, Qt.Key.Key_Return)
        assert not outs.wrong.isVisible()
        assert [(out.entrant, out.stack) for out in now(session).noted] == [
            (one, 4000),
            (other, 2000),
        ]
        assert page.floor.hasFocus()

    def test_enter_in_the_last_stack_ranks_once_all_are_done(
        self, page: RoomPage, session: TournamentSession, neighbours: tuple[int, int]
    ) -> None:
        one, other = neighbours
        note_out(session, (one, 4_000), (other, None))
        all_done(session)
        field = page.floor.round.outs.stack_field(other)
        QTest.keyClicks(field, "2000")
        QTest.keyClick(field, Qt.Key.Key_Return)
        assert session.state.finishing == ((other,), (one,))

    def test_ranked_it_says_the_places_the_shared_prize_and_the_end(
        self, page: RoomPage, session: TournamentSession
    ) -> None:
        note_out(session, (at_table(session, 1)[0], None), (at_table(session, 2)[0], None))
        all_done(session)
        settle()
        foreseen = plain(page.floor.round.outs.places.text())
        assert "11e ex æquo" in foreseen and "lot du 11e rang partagé" in foreseen
        assert shared_words(range(3, 5), PrizeKind.POINTS).startswith("points du 3")
        assert shared_words(range(3, 4), PrizeKind.MONEY).startswith("prix du 3")
        page.floor.round.outs.send()
        settle()
        assert page.floor.round.isHidden()
        assert session.state.hand_for_hand is None
        assert page.floor.notice.isVisible()

    def test_the_directors_order_is_asked_with_its_reason(
        self, page: RoomPage, session: TournamentSession, neighbours: tuple[int, int]
    ) -> None:
        one, other = neighbours
        note_out(session, (one, 4_000), (other, 2_000), (at_table(session, 2)[0], 3_000))
        all_done(session)
        outs = page.floor.round.outs
        outs.send()
        assert outs.order is not None
        outs.order.reason.setText("même rang")
        outs.send()
        assert session.state.players_left == 9

    @pytest.mark.parametrize("tables", [(1, 2), (3, 4), (1, 3)])
    def test_the_question_lies_where_the_tables_of_those_out_stay_in_sight(
        self, open_room: OpenRoom, tables: tuple[int, int]
    ) -> None:
        session = hand_for_hand(a_bubble(8, 8, 8, 8, seats=9))
        page = open_room(session, (916, 680))
        here, there = tables
        one, other = at_table(session, here)[:2]
        note_out(session, (one, 4_000), (other, 2_000), (at_table(session, there)[0], 3_000))
        all_done(session)
        outs = page.floor.round.outs
        outs.send()
        settle()
        assert outs.order is not None
        least = page.floor.plan.covered_by(outs.geometry(), tables)
        assert least < outs.height() / (1 if tables == (1, 3) else 3)
        before = outs.geometry().topLeft()
        outs.order.reason.setText("même rang")
        settle()
        assert outs.geometry().topLeft() == before

    def test_a_stack_corrected_under_the_question_changes_the_order_and_its_places(
        self, page: RoomPage, session: TournamentSession, neighbours: tuple[int, int]
    ) -> None:
        one, other = neighbours
        elsewhere = at_table(session, 2)[0]
        note_out(session, (one, 500), (other, 6_000), (elsewhere, 3_000))
        all_done(session)
        outs = page.floor.round.outs
        outs.send()
        assert outs.order is not None
        before = outs.order.places.text()
        stack = outs.stack_field(one)
        stack.selectAll()
        QTest.keyClicks(stack, "9000")
        assert outs.order.places.text() != before
        outs.order.reason.setText("tapis recompté")
        outs.send()
        rank = places(session.state)
        assert rank[one][0] < rank[other][0]


class TestTheKeyboardComesBack:
    """Numbers are for the tables again as soon as the line of eliminations is done with."""

    def test_two_of_one_hand_noted_then_a_number(
        self, page: RoomPage, session: TournamentSession
    ) -> None:
        field = page.floor.entry.field
        page.eliminate()
        QTest.keyClicks(field, "1.1,2.1,")
        QTest.keyClick(field, Qt.Key.Key_Return)
        assert len(now(session).noted) == 2
        assert page.floor.hasFocus()

    def test_two_of_one_table_their_stacks_are_typed_at_once(
        self, page: RoomPage, session: TournamentSession, neighbours: tuple[int, int]
    ) -> None:
        one, other = neighbours
        field = page.floor.entry.field
        page.eliminate()
        QTest.keyClicks(field, "1.1,1.2,")
        QTest.keyClick(field, Qt.Key.Key_Return)
        settle()
        for stack in ("4000", "2500"):
            typing = QApplication.focusWidget()
            QTest.keyClicks(typing, stack)
            QTest.keyClick(typing, Qt.Key.Key_Return)
            settle()
        assert {out.entrant: out.stack for out in now(session).noted} == {one: 4000, other: 2500}
        assert len(now(session).round.playing) == 3
        assert page.floor.hasFocus()

    def test_the_numbers_of_tables_are_not_taken_for_a_stack(
        self, page: RoomPage, session: TournamentSession, neighbours: tuple[int, int]
    ) -> None:
        page.eliminate()
        QTest.keyClicks(page.floor.entry.field, "1.1,1.2,")
        QTest.keyClick(page.floor.entry.field, Qt.Key.Key_Return)
        settle()
        typing = QApplication.focusWidget()
        QTest.keyClicks(typing, "12")
        QTest.keyClick(typing, Qt.Key.Key_Return)
        settle()
        outs = page.floor.round.outs
        assert "Vos jetons ne font pas 12" in plain(outs.wrong.text())
        assert QApplication.focusWidget() is typing
        assert [out.stack for out in now(session).noted] == [None, None]
        # Kept when it is confirmed: clubs play with chips that no list has.
        QTest.keyClick(typing, Qt.Key.Key_Return)
        settle()
        assert {out.stack for out in now(session).noted} == {12, None}

    def test_the_hand_ranked_one_enter_too_many_undoes_nothing(
        self, page: RoomPage, session: TournamentSession, neighbours: tuple[int, int]
    ) -> None:
        one, other = neighbours
        note_out(session, (one, 4_000), (other, None))
        all_done(session)
        settle()
        stack = page.floor.round.outs.stack_field(other)
        stack.setFocus()
        QTest.keyClicks(stack, "2500")
        QTest.keyClick(stack, Qt.Key.Key_Return)
        settle()
        assert session.state.players_left == 10
        assert page.floor.hasFocus()

    def test_a_stack_not_known_yet_is_left_by_escape(
        self, page: RoomPage, neighbours: tuple[int, int]
    ) -> None:
        one, other = neighbours
        page.floor.put_out(one)
        assert page.floor.hasFocus()
        page.floor.put_out(other)
        settle()
        assert page.floor.round.outs.stack_field(one).hasFocus()
        page.floor.round.outs.stack_field(one).clearFocus()
        settle()
        assert page.floor.hasFocus()

    def test_escape_leaves_the_line_for_the_tables(self, page: RoomPage) -> None:
        page.eliminate()
        QTest.keyClick(page.floor.entry.field, Qt.Key.Key_Escape)
        assert page.floor.hasFocus()

    def test_nobody_calls_an_all_in_when_only_called_ones_are_left(self, page: RoomPage) -> None:
        assert "tapez A, puis" in plain(page.floor.round.hint.whole)
        press(page, Qt.Key.Key_A, Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3)
        assert "tapez A, puis" not in plain(page.floor.round.hint.whole)


class TestItsEnd:
    def test_the_director_ends_it_between_two_hands(
        self, page: RoomPage, session: TournamentSession
    ) -> None:
        assert not page.floor.round.end.isEnabled()
        all_done(session)
        page.floor.round.end.click()
        page.floor.round.question.given.emit("accord")
        assert session.state.hand_for_hand is None

    def test_undo_brings_the_bar_back(self, page: RoomPage, session: TournamentSession) -> None:
        all_done(session)
        session.dispatch(cmd.EndHandForHand())
        session.dispatch(cmd.Undo())
        settle()
        assert page.floor.round.isVisible()


class TestWhoLeavesForGoodInTheHand:
    def test_one_alone_is_not_shown(self, page: RoomPage, session: TournamentSession) -> None:
        session.dispatch(cmd.Withdraw(at_table(session, 2)[0], chips=4_000))
        settle()
        assert page.floor.round.outs.isHidden()

    def test_with_another_out_both_are_ranked_and_only_one_is_taken_back(
        self, page: RoomPage, session: TournamentSession
    ) -> None:
        here, gone = at_table(session, 1)[0], at_table(session, 2)[0]
        session.dispatch(cmd.Withdraw(gone, chips=4_000))
        note_out(session, (here, None))
        settle()
        outs = page.floor.round.outs
        assert set(outs.lines()) == {here, gone}
        assert outs.take_back_button(gone).isHidden()
        assert not outs.take_back_button(here).isHidden()
        all_done(session)
        settle()
        assert "11" in outs.places.text()
        outs.rank_button.click()
        assert session.state.hand_for_hand is None

    def test_its_stack_is_typed_where_two_of_a_table_need_it(
        self, page: RoomPage, session: TournamentSession, neighbours: tuple[int, int]
    ) -> None:
        here, gone = neighbours
        session.dispatch(cmd.Withdraw(gone, chips=0))
        note_out(session, (here, 2_000))
        all_done(session)
        settle()
        page.floor.round.outs.stack_field(gone).setText("3000")
        page.floor.round.outs.stack_field(gone).editingFinished.emit()
        assert [out.stack for out in now(session).gone] == [3_000]
