"""The tables of the room stay where they are, whatever is asked above or over them."""

from __future__ import annotations

from builders import a_session, people
from hand_for_hand_builders import a_bubble, all_done, at_table, hand_for_hand, note_out
from knockout_builders import a_noted_evening
from PySide6.QtCore import QPoint, QRect
from room_builders import OpenRoom, settle, who_sits

from td_app.tournament import commands as cmd
from td_app.tournament.state.tournament import Majority
from td_app.ui.pages.evening.room.floor_view import FloorView


def where(floor: FloorView) -> list[QRect]:
    """Return where each table is on the screen."""
    settle()
    origin = QPoint(0, 0)
    return [QRect(plan.mapToGlobal(origin), plan.size()) for plan in floor.plan.plans]


class TestTablesStay:
    def test_who_knocked_out_whom_is_asked_beside_them(self, open_room: OpenRoom) -> None:
        page = open_room(a_noted_evening())
        before = where(page.floor)
        page.floor.put_out(who_sits(page, 1, 1))
        assert page.floor.knockouts.isVisible()
        assert where(page.floor) == before
        page.open_table(1)
        assert page.table_page is not None
        settle()
        plan = page.table_page.plan.one.geometry()
        page.table_page.put_out(who_sits(page, 1, 2))
        settle()
        assert page.table_page.knockouts.isVisible()
        assert page.table_page.plan.one.geometry() == plan

    def test_hand_for_hand_goes_on_over_them(self, open_room: OpenRoom) -> None:
        session = a_bubble(4, 4, 4)
        page = open_room(hand_for_hand(session))
        one, other = at_table(session, 1)[:2]
        before = where(page.floor)
        page.floor.round.keys.all_in = True
        page.refresh()
        note_out(session, (one, 3_000))
        note_out(session, (other, 4_000))
        page.refresh()
        assert page.floor.round.outs.isVisible()
        assert where(page.floor) == before
        all_done(session)
        page.refresh()
        assert page.floor.round.hint.whole or page.floor.round.hint.isHidden()
        assert where(page.floor) == before

    def test_the_line_of_the_draw_goes_as_the_clock_starts(self, open_room: OpenRoom) -> None:
        session = a_session(4, 8)
        session.dispatch(cmd.RegisterEntrants(people(28), True, Majority.CHECKED))
        session.dispatch(cmd.DrawSeats())
        page = open_room(session)
        before = where(page.floor)
        assert page.floor.drawn.isVisible()
        session.dispatch(cmd.StartClock())
        page.refresh()
        assert page.floor.drawn.isHidden() and where(page.floor) == before

    def test_hand_for_hand_begins_and_ends_over_them(self, open_room: OpenRoom) -> None:
        session = a_bubble(4, 4, 4)
        page = open_room(session)
        before = where(page.floor)
        hand_for_hand(session)
        page.refresh()
        assert page.floor.round.isVisible() and where(page.floor) == before
        all_done(session)
        session.dispatch(cmd.EndHandForHand("la bulle"))
        page.refresh()
        assert page.floor.round.isHidden() and where(page.floor) == before
