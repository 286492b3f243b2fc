"""From the plan: absences, exchanged and wrong seats, abandons, the breaking order."""

from __future__ import annotations

import pytest
from builders import MINUTE, a_tournament, clock_of, seated_at
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from room_builders import (
    LARGE,
    SMALL,
    OpenRoom,
    click,
    click_seat,
    cut_in,
    plan_of,
    press,
    proposal_of,
    who_sits,
)

from rules_ropta.table_layout import Seat
from td_app.tournament import commands as cmd
from td_app.tournament.state.tournament import Standing, TableStatus
from td_app.ui.pages.evening.room.page import RoomPage
from td_app.ui.pages.evening.room.seat_forms import DepartureForm, SwapForm, WrongSeatForm
from td_app.ui.pages.evening.room.seat_panel import SeatPanel
from td_app.ui.pages.evening.room.table_panel import BreakingOrderForm, TablePanel


def content(page: RoomPage) -> object:
    return page.floor.panels.popover.content


def seat_panel(page: RoomPage, table: int, place: int) -> SeatPanel:
    click_seat(page, table, place)
    panel = content(page)
    assert isinstance(panel, SeatPanel)
    return panel


def table_panel(page: RoomPage, table: int) -> TablePanel:
    page.floor.panels.open_table(table)
    panel = content(page)
    assert isinstance(panel, TablePanel)
    return panel


class TestPanelOfASeatByKeys:
    def test_arrows_go_round_what_can_be_done_and_never_leave_it(self, open_room: OpenRoom) -> None:
        page = open_room(a_tournament(16, 2))
        panel = seat_panel(page, 1, 4)
        popover = page.floor.panels.popover
        lines = [one for one in panel.buttons.values() if one.isEnabled()]
        for expected in (*lines, lines[0]):
            QTest.keyClick(QApplication.focusWidget() or popover, Qt.Key.Key_Down)
            assert QApplication.focusWidget() is expected
        QTest.keyClick(lines[0], Qt.Key.Key_Up)
        assert QApplication.focusWidget() is lines[-1] and popover.isVisible()

    def test_e_puts_the_player_out_as_it_does_on_the_page(self, open_room: OpenRoom) -> None:
        page = open_room(a_tournament(16, 2))
        who = who_sits(page, 1, 4)
        seat_panel(page, 1, 4)
        QTest.keyClick(page.floor.panels.popover, Qt.Key.Key_E)
        assert page.live.state.entrants[who].standing is Standing.OUT


class TestAbsence:
    def test_two_clicks_note_it_and_the_plan_says_so(self, open_room: OpenRoom) -> None:
        page = open_room(a_tournament(16, 2))
        who = who_sits(page, 1, 4)
        click(seat_panel(page, 1, 4).buttons["away"])
        assert who in page.live.state.absences
        seat = plan_of(page, 1).facts.at(4)
        assert seat is not None
        assert (seat.away, seat.tag, seat.detail) == (True, "absent", "absent depuis le niveau 1")
        assert plan_of(page, 1).facts.caption == "1 absent"

    def test_two_clicks_bring_the_player_back(self, open_room: OpenRoom) -> None:
        page = open_room(a_tournament(16, 2))
        click(seat_panel(page, 1, 4).buttons["away"])
        panel = seat_panel(page, 1, 4)
        assert "away" not in panel.buttons
        assert "absent depuis" in page.floor.panels.popover.under.text()
        click(panel.buttons["back"])
        assert page.live.state.absences == {}

    def test_one_who_is_away_may_never_have_come(self, open_room: OpenRoom) -> None:
        page = open_room(a_tournament(16, 2))
        who = who_sits(page, 1, 4)
        click(seat_panel(page, 1, 4).buttons["away"])
        click(seat_panel(page, 1, 4).buttons["never_came"])
        assert page.live.state.absences[who].never_came
        assert "never_came" not in seat_panel(page, 1, 4).buttons

    def test_the_proposal_asks_for_the_chips_of_one_who_never_came(
        self, open_room: OpenRoom
    ) -> None:
        session = a_tournament(16, 2, started=False, no_shows_out_after=1)
        who = seated_at(session, 1)[0]
        session.dispatch(cmd.MarkAway((who,)))
        session.dispatch(cmd.StartClock())
        clock_of(session).forward(21 * MINUTE)
        page = open_room(session)
        page.ask(proposal_of(page, "withdraw_no_show"))
        form = content(page)
        assert isinstance(form, DepartureForm)
        assert form.how.chosen() == "no_show"
        form.chips.setValue(9000)
        form.send()
        assert page.live.state.entrants[who].standing is Standing.WITHDRAWN
        assert page.live.state.chips_in_play == 15 * 10_000 + 1000

    def test_chips_with_letters_are_refused_and_nobody_leaves(self, open_room: OpenRoom) -> None:
        page = open_room(a_tournament(16, 2))
        who = who_sits(page, 1, 4)
        click(seat_panel(page, 1, 4).buttons["departure"])
        form = content(page)
        assert isinstance(form, DepartureForm)
        form.reason.setText("rentré chez lui")
        form.chips.selectAll()
        QTest.keyClicks(form.chips, "9k")
        form.send()
        assert "«\u00a09k\u00a0» n’est pas un nombre" in form.wrong.text()
        assert page.live.state.entrants[who].standing is not Standing.WITHDRAWN


class TestAnAbandonFoundOnSigns:
    def test_it_takes_the_signs_and_a_reason(self, open_room: OpenRoom) -> None:
        page = open_room(a_tournament(16, 2))
        who = who_sits(page, 1, 4)
        click(seat_panel(page, 1, 4).buttons["departure"])
        form = content(page)
        assert isinstance(form, DepartureForm)
        assert not form.signs["last_day"].isVisible()
        form.choose("found")
        assert form.signs["last_day"].isVisible()
        assert cut_in(page.floor.panels.popover) == []
        form.send()
        assert "ne suffisent pas" in form.wrong.text()
        for box in form.signs.values():
            box.setChecked(True)
        form.reason.setText("un avion à prendre")
        form.send()
        assert page.live.state.entrants[who].standing is Standing.WITHDRAWN


class TestSeats:
    def test_two_players_exchange_theirs_by_the_keyboard(self, open_room: OpenRoom) -> None:
        page = open_room(a_tournament(16, 2))
        first, second = who_sits(page, 1, 4), who_sits(page, 2, 6)
        click(seat_panel(page, 1, 4).buttons["swap"])
        form = content(page)
        assert isinstance(form, SwapForm)
        form.pick.search.setText("2.6")
        press(form.pick.search, Qt.Key.Key_Return)
        assert form.reason.hasFocus()
        form.reason.setText("vue")
        press(form.reason, Qt.Key.Key_Return)
        assert (who_sits(page, 1, 4), who_sits(page, 2, 6)) == (second, first)

    def test_a_click_on_the_plan_chooses_the_other(self, open_room: OpenRoom, qtbot: QtBot) -> None:
        page = open_room(a_tournament(16, 2))
        first, second = who_sits(page, 1, 4), who_sits(page, 2, 6)
        click(seat_panel(page, 1, 4).buttons["swap"])
        form = content(page)
        assert isinstance(form, SwapForm)
        page.floor.plan.seatClicked.emit(2, 6)
        assert content(page) is form and form.pick.chosen == second
        qtbot.wait(250)
        assert form.pick.chosen == second and form.reason.hasFocus()
        form.reason.setText("vue")
        press(form.reason, Qt.Key.Key_Return)
        assert (who_sits(page, 1, 4), who_sits(page, 2, 6)) == (second, first)

    def test_tab_goes_from_the_player_sought_to_the_reason(self, open_room: OpenRoom) -> None:
        page = open_room(a_tournament(16, 2))
        click(seat_panel(page, 1, 4).buttons["swap"])
        form = content(page)
        assert isinstance(form, SwapForm)
        form.pick.search.setText("2.6")
        form.pick.search.setFocus()
        press(form.pick.search, Qt.Key.Key_Tab)
        assert form.reason.hasFocus()

    def test_an_exchange_says_what_it_lacks(self, open_room: OpenRoom) -> None:
        page = open_room(a_tournament(16, 2))
        click(seat_panel(page, 1, 4).buttons["swap"])
        form = content(page)
        assert isinstance(form, SwapForm)
        form.send()
        assert form.wrong.text() and content(page) is form
        form.pick.search.setText("zzz")
        press(form.pick.search, Qt.Key.Key_Return)
        form.send()
        assert "Choisissez" in form.wrong.text()

    def test_one_found_elsewhere_is_sent_to_his_seat(self, open_room: OpenRoom) -> None:
        page = open_room(a_tournament(14, 2))
        who = who_sits(page, 1, 4)
        click(seat_panel(page, 1, 4).buttons["wrong_seat"])
        form = content(page)
        assert isinstance(form, WrongSeatForm)
        form.send()
        assert "4.7" in form.wrong.text()
        form.found.setText("2.8")
        form.send()
        assert page.live.state.entrants[who].seat == Seat(1, 4)
        assert page.live.announcements()[0].why == "wrong_seat"

    def test_the_keyboard_comes_back_to_the_room(self, open_room: OpenRoom) -> None:
        page = open_room(a_tournament(14, 2))
        click(seat_panel(page, 1, 4).buttons["wrong_seat"])
        form = content(page)
        assert isinstance(form, WrongSeatForm)
        form.found.setFocus()
        form.found.setText("2.8")
        press(form.found, Qt.Key.Key_Return)
        assert not page.floor.panels.popover.isVisible()
        assert page.floor.hasFocus()

    def test_or_left_there_by_the_director(self, open_room: OpenRoom) -> None:
        page = open_room(a_tournament(14, 2))
        who, free = who_sits(page, 1, 4), page.live.state.tables[2].free_places[0]
        click(seat_panel(page, 1, 4).buttons["wrong_seat"])
        form = content(page)
        assert isinstance(form, WrongSeatForm)
        form.found.setText(f"2.{free}")
        form.outcome.choose("stays")
        form.reason.setText("deux niveaux joués")
        form.send()
        assert page.live.state.entrants[who].seat == Seat(2, free)

    @pytest.mark.parametrize("what", ["swap", "wrong_seat", "departure"])
    @pytest.mark.parametrize("size", [SMALL, LARGE])
    def test_every_form_has_the_room_it_needs(
        self, open_room: OpenRoom, what: str, size: tuple[int, int]
    ) -> None:
        page = open_room(a_tournament(30, 4), size)
        panel = seat_panel(page, 1, 2)
        assert cut_in(page.floor.panels.popover) == []
        click(panel.buttons[what])
        assert cut_in(page.floor.panels.popover) == []


class TestTables:
    def test_the_breaking_order_changes_with_a_reason(self, open_room: OpenRoom) -> None:
        page = open_room(a_tournament(32, 4))
        click(table_panel(page, 2).order)
        form = content(page)
        assert isinstance(form, BreakingOrderForm)
        assert cut_in(page.floor.panels.popover) == []
        assert form.order() == (4, 3, 2, 1)
        click(form.up)
        click(form.up)
        assert form.order() == (2, 4, 3, 1) and not form.up.isEnabled()
        form.send()
        assert form.wrong.text()
        form.reason.setText("près de la porte")
        form.send()
        assert page.live.room().closing_order == (2, 4, 3, 1)

    def test_one_table_has_no_order(self, open_room: OpenRoom) -> None:
        page = open_room(a_tournament(8, 1))
        assert not table_panel(page, 1).order.isEnabled()

    def test_an_empty_table_goes_back_in_reserve_without_a_reason(
        self, open_room: OpenRoom
    ) -> None:
        page = open_room(a_tournament(14, 4))
        page.live.dispatch(cmd.OpenTable(4))
        click(table_panel(page, 4).close_table)
        assert page.live.state.tables[4].status is TableStatus.WAITING
