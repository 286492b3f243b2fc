"""Sanctioned players in the room: who is away, one tap a hand, one tap for all (11.1, 11.2)."""

from __future__ import annotations

from builders import a_tournament, out, seated_at
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from room_builders import OpenRoom, click, click_seat, cut_in, plan_of, settle, who_sits

from td_app.live.session import TournamentSession
from td_app.tournament import commands as cmd
from td_app.ui.destinations import ToSanction
from td_app.ui.pages.evening.room.page import RoomPage
from td_app.ui.pages.evening.room.room_plan import WON_TABLE
from td_app.ui.pages.evening.room.seat_panel import SeatPanel
from td_app.ui.pages.evening.room.table_panel import TablePanel
from td_app.ui.widgets.plan_geometry import PlanMode


def sanctioned(session: TournamentSession, table: int) -> tuple[int, ...]:
    """Make the first players of a table miss hands; return them: two rounds, two hands."""
    first, second, *_ = seated_at(session, table)
    session.dispatch(cmd.GivePenalty(first, "insult", "round_2", note="menaces"))
    session.dispatch(cmd.GivePenalty(second, "insult", "hands", hands=2))
    return first, second


def table_panel(page: RoomPage, table: int) -> TablePanel:
    """Open the panel of a table by a click beside its seats."""
    click(plan_of(page, table), plan_of(page, table).layout_now().felt.center().toPoint())
    panel = page.floor.panels.popover.content
    assert isinstance(panel, TablePanel)
    return panel


class TestPlan:
    def test_who_is_away_is_hatched_with_the_hands_left(self, open_room: OpenRoom) -> None:
        session = a_tournament(16, 2)
        sanctioned(session, 1)
        facts = plan_of(open_room(session), 1).facts
        away, stays, plays = facts.players[:3]
        assert (away.away, away.tag) == (True, "16 mains")
        assert (stays.away, stays.tag) == (False, "2 mains")
        assert (plays.away, plays.tag) == (False, "")
        assert facts.caption == "2 sanctionnés"

    def test_it_is_told_to_those_who_do_not_see_it(self, open_room: OpenRoom) -> None:
        session = a_tournament(16, 2)
        sanctioned(session, 1)
        words = plan_of(open_room(session), 1).words_of(1)
        assert "absent de la table" in words
        assert "16 mains à manquer" in words

    def test_only_the_table_of_the_hand_is_drawn_again(self, open_room: OpenRoom) -> None:
        session = a_tournament(320, 40)
        sanctioned(session, 7)
        page = open_room(session)
        assert page.floor.plan.mode is PlanMode.COMPACT
        before = {plan.facts.number: plan.facts for plan in page.floor.plan.plans}
        page.live.dispatch(cmd.CountMissedHands())
        changed = [
            p.facts.number for p in page.floor.plan.plans if p.facts is not before[p.facts.number]
        ]
        assert changed == [7]


class TestTablePanel:
    def test_one_tap_counts_a_hand_and_the_panel_stays(self, open_room: OpenRoom) -> None:
        session = a_tournament(16, 2)
        first, second = sanctioned(session, 1)
        page = open_room(session)
        panel = table_panel(page, 1)
        assert cut_in(page.floor.panels.popover) == []
        click(panel.missed.rows[first].one_less)
        assert panel is page.floor.panels.popover.content
        assert panel.missed.rows[first].left.text() == "15 mains, hors de la table"
        assert panel.missed.rows[second].left.text() == "2 mains, peut rester assis"

    def test_one_tap_counts_a_hand_for_all_of_the_table_and_no_other(
        self, open_room: OpenRoom
    ) -> None:
        session = a_tournament(16, 2)
        first, second = sanctioned(session, 1)
        elsewhere, _ = sanctioned(session, 2)
        page = open_room(session)
        click(table_panel(page, 1).missed.all)
        left = {row.entrant: row.left for row in page.live.penalties()}
        assert (left[first], left[second], left[elsewhere]) == (15, 1, 16)

    def test_who_has_missed_them_all_leaves_the_list(self, open_room: OpenRoom) -> None:
        session = a_tournament(16, 2)
        first, _ = sanctioned(session, 1)
        page = open_room(session)
        panel = table_panel(page, 1)
        for _ in range(2):
            click(panel.missed.all)
        settle()
        assert list(panel.missed.rows) == [first]
        assert panel.missed.all.isHidden()
        assert plan_of(page, 1).facts.players[1].tag == ""

    def test_nobody_sanctioned_shows_nothing(self, open_room: OpenRoom) -> None:
        assert table_panel(open_room(a_tournament(16, 2)), 1).missed.isHidden()

    def test_a_compact_table_lists_the_hands_beside_the_names(self, open_room: OpenRoom) -> None:
        session = a_tournament(190, 24)
        first, _ = sanctioned(session, 5)
        page = open_room(session)
        panel = table_panel(page, 5)
        place = session.state.entrants[first].seat
        assert place is not None
        assert panel.seats[place.number].text().endswith("16 mains")
        click(panel.missed.rows[first].one_less)
        assert panel.seats[place.number].text().endswith("15 mains")

    def test_the_panel_still_closes_when_a_player_goes_out(self, open_room: OpenRoom) -> None:
        session = a_tournament(16, 2)
        sanctioned(session, 1)
        page = open_room(session)
        table_panel(page, 1)
        out(session, who_sits(page, 1, 6))
        assert not page.floor.panels.popover.isVisible()


class TestSeatPanel:
    def test_a_player_is_sanctioned_from_his_seat(self, open_room: OpenRoom, qtbot: QtBot) -> None:
        page = open_room(a_tournament(16, 2))
        click_seat(page, 1, 4)
        panel = page.floor.panels.popover.content
        assert isinstance(panel, SeatPanel)
        with qtbot.waitSignal(page.asked) as asked:
            click(panel.buttons["penalty"])
        assert asked.args == [ToSanction(who_sits(page, 1, 4))]
        assert not page.floor.panels.popover.isVisible()

    def test_it_tells_the_hands_left_and_still_puts_out_in_two_clicks(
        self, open_room: OpenRoom
    ) -> None:
        session = a_tournament(16, 2)
        first, _ = sanctioned(session, 1)
        page = open_room(session)
        click_seat(page, 1, 1)
        assert "16 mains à manquer" in page.floor.panels.popover.under.text()
        panel = page.floor.panels.popover.content
        assert isinstance(panel, SeatPanel)
        click(panel.buttons["out"])
        assert first in page.live.state.outs


class TestOnceItIsWon:
    def test_the_winner_is_no_hatched_seat_in_an_empty_oval(self, open_room: OpenRoom) -> None:
        session = a_tournament(8, 1)
        first, *others = seated_at(session, 1)
        session.dispatch(cmd.GivePenalty(first, "insult", "round_2", note="menaces"))
        session.dispatch(cmd.MarkAway((first,)))
        page = open_room(session)
        out(session, *others)
        plan = plan_of(page, 1)
        winner, *finished = plan.facts.players
        assert winner.won
        assert [seat.note for seat in finished] == ["8e", "7e", "6e", "5e", "4e", "3e", "2e"]
        assert {seat.place for seat in finished} == set(range(1, 9)) - {winner.place}
        assert not winner.away
        assert winner.tag == ""
        assert plan.facts.caption == "Vainqueur"
        assert "Vainqueur" in plan.words_of(winner.place)
        assert page.live.absence_of(first) is None
        assert all(row.over for row in page.live.penalties())
        session.dispatch(cmd.Undo())
        back, other = plan_of(page, 1).facts.players
        assert (back.away, back.won) == (True, False)
        assert other.note == ""

    def test_the_one_name_left_is_large_in_a_table_no_larger_than_it_needs(
        self, open_room: OpenRoom
    ) -> None:
        session = a_tournament(8, 1)
        _, *others = seated_at(session, 1)
        page = open_room(session)
        page.resize(1600, 900)
        QApplication.processEvents()
        in_play = plan_of(page, 1).size()
        out(session, *others)
        plan = plan_of(page, 1)
        assert plan.facts.winner is not None
        assert plan.width() <= WON_TABLE.width() and plan.height() <= WON_TABLE.height()
        around = plan.parentWidget()
        assert around is not None
        assert abs(plan.geometry().center().x() - around.width() // 2) <= 2, "in the middle"
        session.dispatch(cmd.Undo())
        assert plan_of(page, 1).size() == in_play
