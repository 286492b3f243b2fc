"""Who knocked out whom, asked over the plan once somebody is out, and never waited for."""

from __future__ import annotations

from builders import seated_at
from hand_for_hand_builders import a_bubble, all_done, hand_for_hand
from knockout_builders import a_bounty_evening, a_noted_evening
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from room_builders import (
    OpenRoom,
    click,
    click_seat,
    cut_in,
    found_at,
    press,
    type_out,
    who_sits,
)

from td_app.tournament import commands as cmd
from td_app.ui.pages.evening.room.knockout_bar import (
    APART,
    LATER,
    NOBODY,
    NOTE,
    SEVERAL,
    KnockoutBar,
)
from td_app.ui.pages.evening.room.page import RoomPage


def by_whom(page: RoomPage) -> dict[int, tuple[int, ...]]:
    return {one.out: one.by for one in page.live.state.knockouts}


def push(bar: KnockoutBar, act: str) -> None:
    """Press one of the buttons of the question."""
    click(bar.buttons[act])


class TestOnThePlan:
    def test_one_click_says_it(self, open_room: OpenRoom) -> None:
        page = open_room(a_noted_evening())
        victim, author = who_sits(page, 1, 3), who_sits(page, 1, 5)
        page.floor.put_out(victim)
        assert page.floor.knockouts.isVisible()
        assert page.live.state.outs.keys() == {victim}, "nothing waited for the answer"
        click_seat(page, 1, 5)
        assert by_whom(page) == {victim: (author,)}
        assert not page.floor.knockouts.isVisible()
        assert not page.floor.panels.popover.isVisible()

    def test_later_leaves_it_unsaid_and_the_plan_as_it_was(self, open_room: OpenRoom) -> None:
        page = open_room(a_noted_evening())
        page.floor.put_out(who_sits(page, 1, 3))
        push(page.floor.knockouts, LATER)
        assert by_whom(page) == {}
        click_seat(page, 1, 5)
        assert page.floor.panels.popover.isVisible()

    def test_escape_leaves_it_too(self, open_room: OpenRoom) -> None:
        page = open_room(a_noted_evening())
        page.floor.put_out(who_sits(page, 1, 3))
        press(page.floor, Qt.Key.Key_Escape)
        assert not page.floor.knockouts.asking

    def test_nobody(self, open_room: OpenRoom) -> None:
        page = open_room(a_noted_evening())
        victim = who_sits(page, 1, 3)
        page.floor.put_out(victim)
        push(page.floor.knockouts, NOBODY)
        assert by_whom(page) == {victim: ()}

    def test_several_are_clicked_then_noted(self, open_room: OpenRoom) -> None:
        page = open_room(a_noted_evening())
        victim, one, other = (who_sits(page, 1, place) for place in (3, 5, 6))
        page.floor.put_out(victim)
        push(page.floor.knockouts, SEVERAL)
        for place in (5, 6, 7, 7):
            click_seat(page, 1, place)
        push(page.floor.knockouts, NOTE)
        assert by_whom(page) == {victim: (one, other)}

    def test_it_is_not_asked_where_nobody_asked_for_it(self, open_room: OpenRoom) -> None:
        page = open_room(a_noted_evening(knockouts_noted=False))
        page.floor.put_out(who_sits(page, 1, 3))
        assert not page.floor.knockouts.isVisible()
        assert not page.floor.knockouts.asking

    def test_undo_takes_the_question_away(self, open_room: OpenRoom) -> None:
        page = open_room(a_noted_evening())
        page.floor.put_out(who_sits(page, 1, 3))
        page.live.dispatch(cmd.Undo())
        assert not page.floor.knockouts.isVisible()

    def test_another_elimination_replaces_the_question(self, open_room: OpenRoom) -> None:
        page = open_room(a_noted_evening())
        page.floor.put_out(who_sits(page, 1, 3))
        second = who_sits(page, 1, 4)
        page.floor.put_out(second)
        assert page.floor.knockouts.outs == (second,)

    def test_words_fit_a_small_page(self, open_room: OpenRoom) -> None:
        page = open_room(a_noted_evening(), (884, 500))
        page.floor.put_out(who_sits(page, 1, 3))
        assert cut_in(page.floor.knockouts) == []


class TestTyped:
    def test_a_name_after_a_name(self, open_room: OpenRoom) -> None:
        page = open_room(a_noted_evening())
        victim, author = who_sits(page, 1, 3), who_sits(page, 1, 5)
        type_out(page, "1.3")
        assert page.floor.entry.field.hasFocus()
        QTest.keyClicks(page.floor.entry.field, "1.5")
        press(page.floor.entry.field, Qt.Key.Key_Return)
        assert by_whom(page) == {victim: (author,)}

    def test_the_key_of_eliminations_goes_on_to_the_next(self, open_room: OpenRoom) -> None:
        page = open_room(a_noted_evening())
        type_out(page, "1.3")
        second = who_sits(page, 1, 5)
        type_out(page, "1.5")
        assert second in page.live.state.outs
        assert page.floor.knockouts.outs == (second,)

    def test_who_cannot_have_done_it_is_said(self, open_room: OpenRoom) -> None:
        page = open_room(a_noted_evening())
        page.floor.put_out(who_sits(page, 1, 3))
        author = who_sits(page, 1, 5)
        push(page.floor.knockouts, SEVERAL)
        page.floor.knockouts.authors = (author, author)
        page.floor.knockouts.take(NOTE)
        assert page.floor.knockouts.asking
        assert "deux fois" in page.floor.knockouts.accessibleName()


class TestSeveralOut:
    def test_those_of_one_table_are_asked_about_together(self, open_room: OpenRoom) -> None:
        page = open_room(a_noted_evening())
        first, second, author = (who_sits(page, 1, place) for place in (3, 4, 5))
        outs = (cmd.PlayerOut(first, 300), cmd.PlayerOut(second, 200))
        page.floor._on_sent(page.live.dispatch(cmd.Eliminate(outs)))
        click_seat(page, 1, 5)
        assert by_whom(page) == {first: (author,), second: (author,)}

    def test_or_one_by_one(self, open_room: OpenRoom) -> None:
        page = open_room(a_noted_evening())
        first, second, author, other = (who_sits(page, 1, place) for place in (3, 4, 5, 6))
        outs = (cmd.PlayerOut(first, 300), cmd.PlayerOut(second, 200))
        page.floor._on_sent(page.live.dispatch(cmd.Eliminate(outs)))
        push(page.floor.knockouts, APART)
        click_seat(page, 1, 5)
        assert page.floor.knockouts.outs == (second,)
        click_seat(page, 1, 6)
        assert by_whom(page) == {first: (author,), second: (other,)}

    def test_tables_one_after_the_other(self, open_room: OpenRoom) -> None:
        page = open_room(a_noted_evening())
        for table, place in ((1, 3), (2, 3)):
            page.floor.tray.add(found_at(page, table, place))
        QApplication.processEvents()
        click(page.floor.tray.send_button)
        author, other = who_sits(page, 1, 5), who_sits(page, 2, 5)
        click_seat(page, 1, 5)
        click_seat(page, 2, 5)
        assert sorted(by_whom(page).values()) == sorted([(author,), (other,)])


class TestElsewhere:
    def test_hand_for_hand_it_is_noted_with_the_out(self, open_room: OpenRoom) -> None:
        session = hand_for_hand(a_bubble(5, 5, knockouts_noted=True))
        page = open_room(session)
        victim, author = seated_at(session, 1)[:2]
        page.floor.put_out(victim)
        assert page.floor.knockouts.isVisible()
        page.floor.knockouts.answer(author)
        assert not page.floor.knockouts.asking
        all_done(session)
        session.dispatch(cmd.RankHand())
        assert by_whom(page) == {victim: (author,)}

    def test_on_the_page_of_a_table(self, open_room: OpenRoom) -> None:
        page = open_room(a_noted_evening())
        page.open_table(1)
        table = page.table_page
        assert table is not None
        victim, author = who_sits(page, 1, 3), who_sits(page, 1, 5)
        table.panels.outAsked.emit(victim)
        assert table.knockouts.isVisible()
        click(table.plan.one, table.plan.one.seat_centre(5))
        assert by_whom(page) == {victim: (author,)}

    def test_a_bounty_that_nobody_won_is_the_directors_to_give(self, open_room: OpenRoom) -> None:
        page = open_room(a_bounty_evening())
        went: list[object] = []
        page.asked.connect(went.append)
        page.floor.put_out(who_sits(page, 1, 3))
        push(page.floor.knockouts, NOBODY)
        assert [str(one) for one in went] == ["Spot.KNOCKOUTS"]
        assert by_whom(page) == {}
