"""The page of a table: positions given by three taps, one tap a hand, eliminations on the plan."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from builders import a_tournament, clock_of, out, seated_at
from positions_builders import a_hand, a_table_of, arrives_at, last, out_at
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from room_builders import OpenRoom, click, cut_in, plan_of, press, proposal_of, settle

from td_app.live.session import TournamentSession
from td_app.tournament import commands as cmd
from td_app.tournament import events as ev
from td_app.tournament.state.hands import FRESH_MS
from td_app.ui.pages.evening.room.arrival_flows import TAKER, LateFlow
from td_app.ui.pages.evening.room.balance_flow import GIVER, BalanceFlow
from td_app.ui.pages.evening.room.page import RoomPage
from td_app.ui.pages.evening.room.seat_forms import WrongSeatForm
from td_app.ui.pages.evening.room.seat_panel import SeatPanel
from td_app.ui.pages.evening.room.table_page import TablePage
from td_app.ui.pages.evening.room.table_panel import TablePanel

OpenTable = Callable[[TournamentSession], tuple[RoomPage, TablePage]]


@pytest.fixture
def open_table(open_room: OpenRoom) -> OpenTable:
    """Open the page of table 1."""

    def opened(session: TournamentSession) -> tuple[RoomPage, TablePage]:
        page = open_room(session)
        page.open_table(1)
        settle()
        assert page.table_page is not None
        return page, page.table_page

    return opened


def followed(*places: int) -> TournamentSession:
    """A table whose first hand has its button at place 1, its blinds at 2 and 3."""
    session = a_table_of(*places)
    session.dispatch(cmd.SetPositions(1, 1, 2, 3))
    return session


def answers(table: TablePage) -> tuple[str, ...]:
    """The place beside each part of the hand, as the page shows it."""
    return tuple(place.text() for _, place, _ in table.hand._roles if place.text())


class TestUnderAQuestion:
    def test_enter_in_it_never_plays_the_next_hand(self, open_table: OpenTable) -> None:
        session = followed(1, 2, 3, 4, 5)
        _, table = open_table(session)
        before = session.history.sequence
        table.panels.open_seat(1, 2)
        settle()
        panel = table.panels.popover.content
        assert isinstance(panel, SeatPanel)
        click(panel.buttons["wrong_seat"])
        settle()
        form = table.panels.popover.content
        assert isinstance(form, WrongSeatForm)
        form.outcome.setFocus()
        press(form.outcome, Qt.Key.Key_Return)
        table.take_keyboard()
        press(table, Qt.Key.Key_Return)
        assert session.history.sequence == before
        press(table, Qt.Key.Key_Escape)
        press(table, Qt.Key.Key_Return)
        assert session.history.sequence == before + 1


class TestOpening:
    def test_two_clicks_from_the_room_or_a_click_and_enter(self, open_room: OpenRoom) -> None:
        page = open_room(a_table_of(1, 2, 3))
        plan = plan_of(page, 1)
        plan.tableClicked.emit(1)
        settle()
        panel = page.floor.panels.popover.content
        assert isinstance(panel, TablePanel)
        press(page.floor.panels.popover, Qt.Key.Key_Return)
        assert page.table_page is not None
        assert page.stack.currentWidget() is page.table_page

    def test_escape_goes_back_to_the_room(self, open_table: OpenTable) -> None:
        page, table = open_table(a_table_of(1, 2, 3))
        press(table, Qt.Key.Key_Escape)
        assert page.table_page is None
        assert page.stack.currentWidget() is page.floor

    def test_the_next_table_is_a_click_away(self, open_table: OpenTable) -> None:
        page, table = open_table(a_table_of(1, 2, 3))
        click(table.after)
        assert page.table_page is not None
        assert page.table_page.number == 2

    def test_a_table_that_closes_leaves_the_room(self, open_table: OpenTable) -> None:
        session = a_table_of(1, 2, 3)
        page, _ = open_table(session)
        session.dispatch(cmd.BreakTable(1, overruled=True, note="la salle ferme"))
        assert page.table_page is None


class TestGivingPositions:
    def test_three_taps_on_the_plan(self, open_table: OpenTable) -> None:
        session = a_table_of(1, 2, 3, 4)
        _, table = open_table(session)
        assert not table.hand.next.isVisible()
        click(table.hand.give)
        for place in (1, 2, 3):
            plan = table.plan.one
            click(plan, plan.seat_centre(place))
        kept = last(session)
        assert (kept.button, kept.small_blind, kept.big_blind) == (1, 2, 3)
        assert not table.asking

    def test_three_figures_and_backspace(self, open_table: OpenTable) -> None:
        session = a_table_of(1, 2, 3, 4)
        _, table = open_table(session)
        table.ask()
        for key in (Qt.Key.Key_1, Qt.Key.Key_4, Qt.Key.Key_Backspace, Qt.Key.Key_2, Qt.Key.Key_3):
            press(table, key)
        assert (last(session).small_blind, last(session).big_blind) == (2, 3)

    def test_no_small_blind(self, open_table: OpenTable) -> None:
        session = a_table_of(1, 3, 4)
        _, table = open_table(session)
        table.ask()
        press(table, Qt.Key.Key_1)
        click(table.taps.none)
        press(table, Qt.Key.Key_3)
        assert last(session).small_blind is None

    def test_places_that_cannot_be_are_said_and_asked_again(self, open_table: OpenTable) -> None:
        session = a_table_of(1, 2, 3, 4)
        _, table = open_table(session)
        table.ask()
        for key in (Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_2):
            press(table, key)
        assert session.state.hands == {}
        assert table.taps.wrong.isVisible()
        assert table.taps.given == []

    def test_escape_gives_up_the_question_not_the_page(self, open_table: OpenTable) -> None:
        page, table = open_table(a_table_of(1, 2, 3))
        table.ask()
        press(table, Qt.Key.Key_Escape)
        assert not table.asking
        assert page.table_page is table

    def test_the_drawn_button_begins_the_first_hand(self, open_table: OpenTable) -> None:
        session = a_tournament(16, 2, started=False)
        _, table = open_table(session)
        drawn = dict(session.state.draws[-1].buttons)[1]
        click(table.hand.start)
        assert last(session).button == drawn
        assert last(session).number == 1


class TestNextHand:
    def test_enter_plays_it_again_and_again(self, open_table: OpenTable) -> None:
        session = followed(1, 2, 3, 4, 5)
        _, table = open_table(session)
        for _ in range(2):
            press(table, Qt.Key.Key_Return)
        assert last(session).number == 3
        assert answers(table)[:4] == ("3", "4", "5", "3")
        marks = {mark.letters: mark.place for mark in table.plan.one.facts.marks}
        assert marks == {"D": 3, "SB": 4, "BB": 5}

    def test_the_hands_to_miss_count_down_with_it(self, open_table: OpenTable) -> None:
        session = a_table_of(1, 2, 3, 5, 7)
        who = session.state.tables[1].places[7]
        session.dispatch(cmd.GivePenalty(who, "insult", "hands", hands=2))
        session.dispatch(cmd.SetPositions(1, 1, 2, 3))
        _, table = open_table(session)
        press(table, Qt.Key.Key_Return)
        assert table.missed.rows[who].left.text().startswith("1 main,")
        press(table, Qt.Key.Key_Return)
        assert table.missed.isHidden()

    def test_the_button_by_mouse_then_enter(self, open_table: OpenTable) -> None:
        session = followed(1, 2, 3, 4, 5)
        _, table = open_table(session)
        click(table.hand.next)
        press(QApplication.focusWidget() or table, Qt.Key.Key_Return)
        assert last(session).number == 3

    def test_a_dead_button_in_words(self, open_table: OpenTable) -> None:
        session = followed(1, 2, 3, 4, 5, 6)
        out_at(session, 2)
        _, table = open_table(session)
        press(table, Qt.Key.Key_Return)
        assert table.hand.did.text() == "Bouton mort\u00a0: il passe à la place 2, vide."
        assert answers(table)[3] == "1"
        assert "bouton mort" in table.plan.one.words_of(2)

    def test_no_small_blind_in_words(self, open_table: OpenTable) -> None:
        session = followed(1, 2, 3, 4, 5, 6)
        out_at(session, 3)
        _, table = open_table(session)
        press(table, Qt.Key.Key_Return)
        told = (
            "Pas de petite blinde\u00a0: le joueur de grosse blinde est sorti à la main précédente."
        )
        assert table.hand.did.text() == told
        assert answers(table)[1] == "–"

    def test_a_newcomer_who_waits_is_said_before_the_hand(self, open_table: OpenTable) -> None:
        session = a_table_of(1, 2, 4, 5, 6)
        session.dispatch(cmd.SetPositions(1, 1, 2, 4))
        _, table = open_table(session)
        arrives_at(session, 3)
        assert table.hand.coming.isVisible()
        assert "attend que le bouton soit passé" in table.hand.coming.text()

    def test_what_the_rule_leaves_open_is_said_on_the_button(self, open_table: OpenTable) -> None:
        session = a_table_of(1, 2, 4, 6)
        session.dispatch(cmd.SetPositions(1, 1, 2, 4))
        _, table = open_table(session)
        out_at(session, 4)
        arrives_at(session, 3)
        arrives_at(session, 4)
        assert not table.hand.next.isEnabled()
        assert "placez le bouton" in table.hand.wrong.text()

    def test_the_last_three_hands_latest_first(self, open_table: OpenTable) -> None:
        session = followed(*range(1, 8))
        _, table = open_table(session)
        for _ in range(4):
            press(table, Qt.Key.Key_Return)
        assert [cells[0].text() for cells in table.hand._lines] == ["5", "4", "3"]

    def test_undo_takes_a_hand_back(self, open_table: OpenTable) -> None:
        session = followed(1, 2, 3, 4)
        _, table = open_table(session)
        press(table, Qt.Key.Key_Return)
        session.dispatch(cmd.Undo())
        assert table.hand.title.text() == "Main 1"

    def test_five_minutes_later_it_is_to_be_checked(self, open_table: OpenTable) -> None:
        session = followed(1, 2, 3, 4)
        page, table = open_table(session)
        assert not table.hand.old.isVisible()
        clock_of(session).forward(FRESH_MS)
        page.live.ticked.emit()
        assert table.hand.old.isVisible()


class TestOnThePlan:
    def test_two_clicks_put_a_player_out_and_the_page_stays(self, open_table: OpenTable) -> None:
        session = followed(1, 2, 3, 4)
        page, table = open_table(session)
        who = session.state.tables[1].places[4]
        click(table.plan.one, table.plan.one.seat_centre(4))
        panel = table.panels.popover.content
        assert isinstance(panel, SeatPanel)
        click(panel.buttons["out"])
        assert who in session.state.outs
        assert page.table_page is table

    def test_another_seat_is_looked_for_in_the_room(self, open_table: OpenTable) -> None:
        session = followed(1, 2, 3, 4)
        page, table = open_table(session)
        click(table.plan.one, table.plan.one.seat_centre(4))
        panel = table.panels.popover.content
        assert isinstance(panel, SeatPanel)
        click(panel.buttons["move"])
        assert page.table_page is None
        assert page.floor.picking == session.state.tables[1].places[4]

    def test_missed_hands_count_down_by_one_tap(self, open_table: OpenTable) -> None:
        session = followed(1, 2, 3, 4)
        who = session.state.tables[1].places[4]
        session.dispatch(cmd.GivePenalty(who, "insult", "hands", hands=2, note="redite"))
        _, table = open_table(session)
        click(table.missed.rows[who].one_less)
        assert [p.left for p in session.state.penalties.values()] == [1]

    @pytest.mark.parametrize("size", [(900, 624), (1456, 990)])
    def test_nothing_is_cut(self, open_table: OpenTable, size: tuple[int, int]) -> None:
        session = followed(1, 2, 3, 4, 5, 6)
        page, table = open_table(session)
        page.resize(*size)
        out_at(session, 2, 3)
        press(table, Qt.Key.Key_Return)
        assert cut_in(table.hand) == []


def uneven() -> TournamentSession:
    """Table 2 three players short of table 1, which keeps its positions."""
    session = a_tournament(16, 2)
    out(session, *seated_at(session, 2)[:3])
    return session


class TestMovesOfferWhatIsKept:
    def flow(self, page: RoomPage) -> BalanceFlow:
        page.ask(proposal_of(page, "balance_tables"))
        assert isinstance(page.flow, BalanceFlow)
        settle()
        return page.flow

    def test_a_fresh_big_blind_is_shown_and_confirmed_by_enter(self, open_room: OpenRoom) -> None:
        session = uneven()
        session.dispatch(cmd.SetPositions(1, 4, 5, 6))
        page = open_room(session)
        flow = self.flow(page)
        assert flow.question is not None
        assert flow.answers == {}
        assert flow.question.kept.text().startswith("Notée à la table\u00a0: place 6 (main 1")
        press(flow, Qt.Key.Key_Return)
        assert flow.answers[GIVER] == 6
        assert flow.question is not None
        assert not flow.question.kept.isVisible()

    def test_the_director_may_answer_otherwise(self, open_room: OpenRoom) -> None:
        session = uneven()
        session.dispatch(cmd.SetPositions(1, 4, 5, 6))
        flow = self.flow(open_room(session))
        press(flow, Qt.Key.Key_7)
        assert flow.answers[GIVER] == 7

    def test_an_old_one_is_asked_for_as_if_nothing_were_known(self, open_room: OpenRoom) -> None:
        session = uneven()
        session.dispatch(cmd.SetPositions(1, 4, 5, 6))
        clock_of(session).forward(FRESH_MS)
        flow = self.flow(open_room(session))
        assert flow.question is not None
        assert not flow.question.kept.isVisible()
        press(flow, Qt.Key.Key_Return)
        assert flow.answers == {}

    def test_a_hand_begun_meanwhile_changes_what_is_offered(self, open_room: OpenRoom) -> None:
        session = uneven()
        session.dispatch(cmd.SetPositions(1, 4, 5, 6))
        flow = self.flow(open_room(session))
        event = a_hand(session)
        assert flow.question is not None
        assert f"place {event.bb} (main 2" in flow.question.kept.text()

    def test_a_late_entrant_too(self, open_room: OpenRoom) -> None:
        session = uneven()
        session.dispatch(cmd.SetPositions(2, 6, 7, 8))
        entry = session.dispatch(
            cmd.RegisterEntrants(
                (session.person(1),), present=True, majority=session.state.entrants[1].majority
            )
        )
        assert isinstance(entry.event, ev.EntrantsRegistered)
        page = open_room(session)
        page.seat_late(entry.event.entrants[0].id)
        assert isinstance(page.flow, LateFlow)
        assert page.flow.question is not None
        assert "place 8" in page.flow.question.kept.text()
        press(page.flow, Qt.Key.Key_Return)
        assert page.flow.answers[TAKER] == 8


class TestStacksKnown:
    def test_they_stand_under_the_names_with_their_level(self, open_table: OpenTable) -> None:
        session = followed(1, 2, 3, 4)
        places = session.state.tables[1].places
        chips = {place: 10_000 + place * 100 - 250 for place in places}
        counted = tuple((places[place], chips[place]) for place in places)
        session.dispatch(cmd.CountStacks(1, counted))
        _, table = open_table(session)
        seat = table.plan.one.facts.at(1)
        assert seat is not None
        assert seat.note == "9\u202f850 (niv. 1)"
        out_at(session, 4)
        seat = table.plan.one.facts.at(1)
        assert seat is not None
        assert seat.note == "env. 9\u202f850 (niv. 1)"


def test_a_table_stands_right_under_its_head_to_the_gutter(open_table: OpenTable) -> None:
    page, shown = open_table(a_tournament(8, 2))
    page.resize(1200, 800)
    QApplication.processEvents()
    assert shown.plan.mapTo(shown, shown.plan.rect().topLeft()).y() <= 72, "no room for no bar"
    right = shown.hand.mapTo(shown, shown.hand.rect().topRight()).x()
    assert right == shown.more.mapTo(shown, shown.more.rect().topRight()).x()
