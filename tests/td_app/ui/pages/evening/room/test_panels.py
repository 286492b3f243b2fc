"""What opens beside a seat, and what its buttons do."""

from __future__ import annotations

from builders import a_session, a_tournament, out, registered
from buy_in_builders import REBUYS, an_evening, to_level
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from room_builders import OpenRoom, click, click_seat, cut_in, plan_of, press, who_sits

from rules_ropta.seat_draw import Need
from rules_ropta.table_layout import Seat
from td_app.tournament import commands as cmd
from td_app.tournament.state.cash_desk import Means
from td_app.tournament.state.person import Person
from td_app.tournament.state.tournament import Majority, Standing
from td_app.ui.pages.evening.room.page import RoomPage
from td_app.ui.pages.evening.room.seat_forms import (
    DepartureForm,
    MoveForm,
    NameForm,
    NeedForm,
    ReBuyForm,
    ReinstateForm,
)
from td_app.ui.pages.evening.room.seat_panel import EmptySeatPanel, SeatPanel
from td_app.ui.pages.evening.room.table_panel import (
    FreePlacesPanel,
)
from td_app.ui.widgets.entry_line import Purpose
from td_app.ui.widgets.plan_geometry import PlanMode


def seat_panel(page: RoomPage, table: int, place: int) -> SeatPanel:
    """Open the panel of a player by a click."""
    click_seat(page, table, place)
    panel = page.floor.panels.popover.content
    assert isinstance(panel, SeatPanel)
    return panel


class TestSeat:
    def test_two_clicks_put_a_player_out(self, open_room: OpenRoom) -> None:
        page = open_room(a_tournament(16, 2))
        who = who_sits(page, 1, 4)
        click(seat_panel(page, 1, 4).buttons["out"])
        assert page.live.state.entrants[who].standing is Standing.OUT
        assert not page.floor.panels.popover.isVisible()

    def test_the_panel_names_the_player_and_hides_no_click(self, open_room: OpenRoom) -> None:
        session = a_session(2, 8)
        registered(session, 16, club="Tapis Volant")
        session.dispatch(cmd.DrawSeats())
        session.dispatch(cmd.StartClock())
        page = open_room(session)
        for place in range(1, 9):
            seat_panel(page, 2, place)
            popover = page.floor.panels.popover
            assert popover.title.text() == session.person(who_sits(page, 2, place)).display_name
            assert "Tapis Volant" in popover.under.text()
            assert page.floor.rect().contains(popover.geometry())
            centre = plan_of(page, 2).mapTo(page.floor, plan_of(page, 2).seat_centre(place))
            assert not popover.geometry().contains(centre)
            popover.leave()

    def test_enter_is_the_second_key(self, open_room: OpenRoom) -> None:
        page = open_room(a_tournament(16, 2))
        plan = plan_of(page, 1)
        plan.setFocus()
        press(plan, Qt.Key.Key_Right)
        press(plan, Qt.Key.Key_Return)
        press(page.floor.panels.popover, Qt.Key.Key_Return)
        assert len(page.live.state.outs) == 1

    def test_space_is_left_to_the_clock(self, open_room: OpenRoom) -> None:
        page = open_room(a_tournament(16, 2))
        seat_panel(page, 1, 4)
        assert QApplication.focusWidget() is page.floor.panels.popover
        press(page.floor.panels.popover, Qt.Key.Key_Space)
        assert not page.live.state.outs

    def test_escape_closes_the_panel(self, open_room: OpenRoom) -> None:
        page = open_room(a_tournament(16, 2))
        seat_panel(page, 1, 4)
        press(page.floor.panels.popover, Qt.Key.Key_Escape)
        assert not page.floor.panels.popover.isVisible()

    def test_the_panel_closes_when_its_player_leaves(self, open_room: OpenRoom) -> None:
        page = open_room(a_tournament(16, 2))
        seat_panel(page, 1, 4)
        out(page.live.session, who_sits(page, 1, 3))
        assert page.floor.panels.popover.isVisible()
        out(page.live.session, who_sits(page, 1, 4))
        assert not page.floor.panels.popover.isVisible()

    def test_the_last_player_cannot_go_out_and_the_button_says_why(
        self, open_room: OpenRoom
    ) -> None:
        page = open_room(a_tournament(3, 1))
        out(page.live.session, 1, 2)
        place = next(iter(page.live.state.tables[1].places))
        button = seat_panel(page, 1, place).buttons["out"]
        assert not button.isEnabled()
        assert "terminé" in button.toolTip()

    def test_same_hand_begins_a_hand(self, open_room: OpenRoom) -> None:
        page = open_room(a_tournament(16, 2))
        who = who_sits(page, 1, 4)
        click(seat_panel(page, 1, 4).buttons["same_hand"])
        assert page.floor.tray.entrants == (who,)
        assert page.floor.entry.field.hasFocus()


class TestPlayerForms:
    def form(self, page: RoomPage, key: str) -> object:
        """Open one of the forms of the player of table 1, place 4."""
        click(seat_panel(page, 1, 4).buttons[key])
        return page.floor.panels.popover.content

    def test_a_departure_takes_the_chips_off(self, open_room: OpenRoom) -> None:
        page = open_room(a_tournament(16, 2))
        who, chips = who_sits(page, 1, 4), page.live.state.chips_in_play
        form = self.form(page, "departure")
        assert isinstance(form, DepartureForm)
        form.chips.setValue(8_000)
        form.reason.setText("dernier train")
        press(form.reason, Qt.Key.Key_Return)
        assert page.live.state.entrants[who].standing is Standing.WITHDRAWN
        assert page.live.state.chips_in_play == chips - 8_000

    def test_a_name_is_put_right(self, open_room: OpenRoom) -> None:
        page = open_room(a_tournament(16, 2))
        who = who_sits(page, 1, 4)
        form = self.form(page, "name")
        assert isinstance(form, NameForm)
        form.last.setText("Éluard")
        press(form.last, Qt.Key.Key_Return)
        assert page.live.session.person(who).last_name == "Éluard"
        assert "ÉLUARD" in plan_of(page, 1).words_of(4)

    def test_an_empty_name_is_refused_under_the_field(self, open_room: OpenRoom) -> None:
        page = open_room(a_tournament(16, 2))
        form = self.form(page, "name")
        assert isinstance(form, NameForm)
        form.last.clear()
        form.first.clear()
        form.send()
        assert "ni nom ni prénom" in form.wrong.text()
        assert page.floor.panels.popover.isVisible()
        assert cut_in(page.floor.panels.popover) == []

    def test_a_need_and_never_moved_are_noted(self, open_room: OpenRoom) -> None:
        page = open_room(a_tournament(16, 2))
        who = who_sits(page, 1, 4)
        form = self.form(page, "need")
        assert isinstance(form, NeedForm)
        form.never_moved.setChecked(True)
        form.need.choose("seat")
        form.send()
        entrant = page.live.state.entrants[who]
        assert entrant.never_moved
        assert entrant.need == Need(1, 4)
        again = self.form(page, "need")
        assert isinstance(again, NeedForm)
        assert again.need.chosen() == "kept"
        again.need.choose("none")
        again.send()
        assert page.live.state.entrants[who].need is None

    def test_back_returns_to_the_player(self, open_room: OpenRoom) -> None:
        page = open_room(a_tournament(16, 2))
        form = self.form(page, "need")
        assert isinstance(form, NeedForm)
        click(form.back)
        assert isinstance(page.floor.panels.popover.content, SeatPanel)


class TestMovingByHand:
    def test_a_free_seat_is_picked_on_the_plan_with_a_reason(self, open_room: OpenRoom) -> None:
        page = open_room(a_tournament(14, 2))
        who = who_sits(page, 1, page.live.room().tables[0].players[0].place)
        free = page.live.room().tables[1].free_places[0]
        page.floor.pick_seat_for(who)
        assert page.floor.entry.purpose is Purpose.PICK
        click_seat(page, 2, free)
        form = page.floor.panels.popover.content
        assert isinstance(form, MoveForm)
        form.send()
        assert "motif" in form.wrong.text()
        form.reason.setText("place près de la porte")
        press(form.reason, Qt.Key.Key_Return)
        assert page.live.state.entrants[who].seat == Seat(2, free)

    def test_a_taken_seat_says_whose_it_is(self, open_room: OpenRoom) -> None:
        page = open_room(a_tournament(14, 2))
        first, second = page.live.room().tables[0].players[:2]
        page.floor.pick_seat_for(first.entrant)
        click_seat(page, 1, second.place)
        assert second.name in page.floor.notice.accessibleName()
        assert page.floor.picking == first.entrant

    def test_the_seat_may_be_typed(self, open_room: OpenRoom) -> None:
        page = open_room(a_tournament(14, 2))
        first = page.live.room().tables[0].players[0]
        free = page.live.room().tables[1].free_places[0]
        page.floor.pick_seat_for(first.entrant)
        QTest.keyClicks(page.floor.entry.field, f"2.{free}")
        press(page.floor.entry.field, Qt.Key.Key_Return)
        assert isinstance(page.floor.panels.popover.content, MoveForm)

    def test_escape_gives_it_up(self, open_room: OpenRoom) -> None:
        page = open_room(a_tournament(14, 2))
        page.floor.pick_seat_for(page.live.room().tables[0].players[0].entrant)
        press(page.floor.entry.field, Qt.Key.Key_Escape)
        assert page.floor.picking is None
        assert page.floor.notice.isHidden()

    def test_a_compact_table_offers_its_free_places(self, open_room: OpenRoom) -> None:
        page = open_room(a_tournament(190, 24))
        assert page.floor.plan.mode is PlanMode.COMPACT
        with_room = next(t for t in page.live.room().tables if t.free_places)
        mover = next(t for t in page.live.room().tables if t is not with_room).players[0]
        page.floor.pick_seat_for(mover.entrant)
        page.floor.plan.tableClicked.emit(with_room.number)
        panel = page.floor.panels.popover.content
        assert isinstance(panel, FreePlacesPanel)
        click(panel.places[with_room.free_places[0]])
        assert isinstance(page.floor.panels.popover.content, MoveForm)


class TestEmptySeat:
    def test_a_player_put_out_by_mistake_comes_back_here(self, open_room: OpenRoom) -> None:
        page = open_room(a_tournament(16, 2))
        first, second = who_sits(page, 1, 4), who_sits(page, 1, 5)
        out(page.live.session, first, second)
        click_seat(page, 1, 5)
        panel = page.floor.panels.popover.content
        assert isinstance(panel, EmptySeatPanel)
        click(panel.reinstate)
        form = page.floor.panels.popover.content
        assert isinstance(form, ReinstateForm)
        for _ in range(2):
            press(form.search, Qt.Key.Key_Return)
        assert "Plusieurs" in form.wrong.text()
        assert first in page.live.state.outs and second in page.live.state.outs
        form.search.setText(page.live.session.person(first).last_name[:-1])
        press(form.search, Qt.Key.Key_Return)
        assert page.live.state.entrants[first].seat == Seat(1, 5)

    def test_nobody_out_greys_the_button_with_its_reason(self, open_room: OpenRoom) -> None:
        page = open_room(a_tournament(15, 2))
        table = next(t for t in page.live.room().tables if t.free_places)
        click_seat(page, table.number, table.free_places[0])
        panel = page.floor.panels.popover.content
        assert isinstance(panel, EmptySeatPanel)
        assert not panel.reinstate.isEnabled()
        assert panel.reinstate.toolTip()

    def test_a_late_entrant_is_offered_this_table(self, open_room: OpenRoom, qtbot: QtBot) -> None:
        page = open_room(a_tournament(15, 2))
        late = Person("Tardif", "Paul")
        page.live.dispatch(cmd.RegisterEntrants((late,), True, Majority.CHECKED))
        table = next(t for t in page.live.room().tables if t.free_places)
        click_seat(page, table.number, table.free_places[0])
        panel = page.floor.panels.popover.content
        assert isinstance(panel, EmptySeatPanel)
        with qtbot.waitSignal(page.floor.lateAsked) as asked:
            click(panel.late[0])
        assert asked.args == [16, table.number]


class TestAReBuyAtTheTable:
    def test_sold_to_who_sits_by_the_means_chosen(self, open_room: OpenRoom) -> None:
        page = open_room(an_evening(16, REBUYS, tables=2))
        who = who_sits(page, 1, 4)
        click(seat_panel(page, 1, 4).buttons["rebuy"])
        form = page.floor.panels.popover.content
        assert isinstance(form, ReBuyForm) and cut_in(form) == []
        form.means.choose("card")
        click(form.main)
        assert page.live.state.stays.latest(who).times("rebuy") == 1
        assert page.live.state.cash.by_means(who)[Means.CARD] == 1_100

    def test_who_has_just_gone_out_is_offered_the_seat_back(self, open_room: OpenRoom) -> None:
        page = open_room(an_evening(16, REBUYS, tables=2))
        who = who_sits(page, 1, 4)
        page.live.dispatch(cmd.Eliminate((cmd.PlayerOut(who),)))
        click_seat(page, 1, 4)
        panel = page.floor.panels.popover.content
        assert isinstance(panel, EmptySeatPanel) and panel.rebuy is not None
        click(panel.rebuy)
        form = page.floor.panels.popover.content
        assert isinstance(form, ReBuyForm)
        click(form.main)
        assert who_sits(page, 1, 4) == who

    def test_after_its_levels_a_reason_is_asked_for(self, open_room: OpenRoom) -> None:
        session = an_evening(16, REBUYS, tables=2)
        to_level(session, 5)
        page = open_room(session)
        who = who_sits(page, 1, 4)
        click(seat_panel(page, 1, 4).buttons["rebuy"])
        form = page.floor.panels.popover.content
        assert isinstance(form, ReBuyForm) and form.reason is not None
        click(form.main)
        assert form.wrong.isVisible() and not page.live.state.stays.latest(who).times("rebuy")
        form.reason.setText("Retard du croupier")
        click(form.main)
        assert page.live.state.stays.latest(who).times("rebuy") == 1

    def test_a_free_freezeout_is_offered_none(self, open_room: OpenRoom) -> None:
        page = open_room(a_tournament(16, 2))
        assert "rebuy" not in seat_panel(page, 1, 4).buttons
