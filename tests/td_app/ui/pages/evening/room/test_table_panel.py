"""What can be done with a table: stop, close, open another."""

from __future__ import annotations

import pytest
from builders import a_tournament, out
from PySide6.QtWidgets import QScrollArea
from room_builders import LARGE, OpenRoom, click, cut_in, plan_of, who_sits

from td_app.tournament.state.tournament import TableStatus
from td_app.ui.pages.evening.room.page import RoomPage
from td_app.ui.pages.evening.room.popover import LineButton
from td_app.ui.pages.evening.room.seat_panel import EmptySeatPanel, SeatPanel
from td_app.ui.pages.evening.room.table_panel import (
    CloseTableForm,
    OpenTablePanel,
    TablePanel,
)
from td_app.words.language import set_current_language


def table_panel(page: RoomPage, table: int) -> TablePanel:
    """Open the panel of a table by a click beside its seats."""
    click(plan_of(page, table), plan_of(page, table).layout_now().felt.center().toPoint())
    panel = page.floor.panels.popover.content
    assert isinstance(panel, TablePanel)
    return panel


class TestTable:
    def test_a_compact_table_lists_its_players(self, open_room: OpenRoom) -> None:
        page = open_room(a_tournament(190, 24))
        panel = table_panel(page, 5)
        assert cut_in(page.floor.panels.popover) == []
        click(panel.seats[3])
        assert isinstance(page.floor.panels.popover.content, SeatPanel | EmptySeatPanel)

    def test_a_short_table_is_stopped_and_plays_again(self, open_room: OpenRoom) -> None:
        page = open_room(a_tournament(16, 2))
        assert not table_panel(page, 1).stop.isEnabled()
        out(page.live.session, *(who_sits(page, 1, place) for place in (1, 2, 3)))
        assert plan_of(page, 1).facts.caption == "3 de moins"
        click(table_panel(page, 1).stop)
        assert page.live.state.tables[1].stopped
        # Play goes on there until the big blind reaches an empty seat.
        assert plan_of(page, 1).facts.caption == "arrêt décidé"
        click(table_panel(page, 1).stop)
        assert not page.live.state.tables[1].stopped

    def test_what_cannot_be_done_says_why_under_it(self, open_room: OpenRoom) -> None:
        page = open_room(a_tournament(16, 2))
        panel = table_panel(page, 1)
        for line in (panel.stop, panel.open_other):
            assert isinstance(line, LineButton) and line.why is not None
            assert not line.isEnabled()
            assert line.why.isVisible() and line.why.text() == line.toolTip() != ""
        area = page.floor.panels.popover.findChild(QScrollArea)
        assert isinstance(area, QScrollArea) and not area.verticalScrollBar().isVisible()
        out(page.live.session, *(who_sits(page, 1, place) for place in (1, 2, 3)))
        stop = table_panel(page, 1).stop
        assert isinstance(stop, LineButton) and stop.why is not None
        assert stop.isEnabled() and not stop.why.isVisible()
        assert cut_in(page.floor.panels.popover) == []

    def test_the_last_reason_is_read_whole_in_english_too(self, open_room: OpenRoom) -> None:
        page = open_room(a_tournament(37, 5))
        set_current_language("en")
        table_panel(page, 1)
        assert cut_in(page.floor.panels.popover) == []

    def test_the_next_table_in_order_closes_at_once(self, open_room: OpenRoom) -> None:
        page = open_room(a_tournament(24, 3, late_entry_until=0))
        out(page.live.session, *(who_sits(page, t, p) for t in (1, 2, 3) for p in (1, 2, 3)))
        panel = table_panel(page, 3)
        assert panel.close_table.text() == "Fermer la table"
        click(panel.close_table)
        assert page.live.state.tables[3].status is TableStatus.CLOSED
        assert [plan.facts.number for plan in page.floor.plan.plans] == [1, 2]
        assert page.floor.reserve.words.text().endswith("3")

    def test_another_table_closes_with_a_reason_only(self, open_room: OpenRoom) -> None:
        page = open_room(a_tournament(24, 3, late_entry_until=0))
        out(page.live.session, *(who_sits(page, t, p) for t in (1, 2, 3) for p in (1, 2, 3)))
        click(table_panel(page, 1).close_table)
        form = page.floor.panels.popover.content
        assert isinstance(form, CloseTableForm)
        assert cut_in(page.floor.panels.popover) == []
        form.send()
        assert page.live.state.tables[1].status is TableStatus.OPEN
        form.reason.setText("table bancale")
        form.send()
        assert page.live.state.tables[1].status is TableStatus.CLOSED

    def test_another_table_is_opened(self, open_room: OpenRoom) -> None:
        page = open_room(a_tournament(14, 4))
        click(table_panel(page, 1).open_other)
        panel = page.floor.panels.popover.content
        assert isinstance(panel, OpenTablePanel)
        click(panel.tables[3])
        assert page.live.state.tables[3].status is TableStatus.OPEN
        assert len(page.floor.plan.plans) == 3

    @pytest.mark.parametrize("size", [(900, 680), LARGE])
    def test_panels_stay_within_the_page(self, open_room: OpenRoom, size: tuple[int, int]) -> None:
        page = open_room(a_tournament(36, 4, 9), size)
        for table in (1, 2, 3, 4):
            table_panel(page, table)
            assert page.floor.rect().contains(page.floor.panels.popover.geometry())
            page.floor.panels.popover.leave()
