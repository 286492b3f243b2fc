"""Before the draw, and between the draw and the start."""

from __future__ import annotations

import pytest
from builders import a_session, a_tournament, people, registered
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot
from room_builders import OpenRoom, click, press, settle

from td_app.tournament import commands as cmd
from td_app.tournament.state.tournament import Majority
from td_app.ui.destinations import Spot, ToSetting


class TestBeforeTheDraw:
    def test_an_empty_list_sends_to_the_players(self, open_room: OpenRoom, qtbot: QtBot) -> None:
        page = open_room(a_session())
        before = page.before
        assert page.stack.currentWidget() is before
        assert "inscrit" in before.entered.words.text()
        assert not before.draw_button.isEnabled()
        assert before.draw_button.toolTip() == before.why_not.text() != ""
        with qtbot.waitSignal(page.asked) as asked:
            click(before.entered.button)
        assert asked.args == [Spot.ADD_PLAYER]

    def test_majority_is_checked_or_answered_for_with_a_reason(self, open_room: OpenRoom) -> None:
        session = a_session()
        session.dispatch(cmd.RegisterEntrants(people(9), present=True))
        page = open_room(session)
        before = page.before
        assert before.of_age.words.text().startswith("9 majorités à vérifier")
        assert not before.draw_button.isEnabled()
        click(before.vouch)
        press(before.reason, Qt.Key.Key_Return)
        assert session.state.entrants[1].majority is Majority.UNCHECKED
        before.reason.setText("habitués du club")
        press(before.reason, Qt.Key.Key_Return)
        assert session.state.entrants[1].majority is Majority.VOUCHED
        assert before.draw_button.isEnabled()
        assert before.draw_button.hasFocus(), "Enter draws, rather than choose the tables"
        assert before.why_not.isHidden()

    def test_too_many_players_for_the_room_says_so(self, open_room: OpenRoom) -> None:
        session = a_session(1, 8)
        registered(session, 9)
        page = open_room(session)
        assert page.before.seats.button.isVisible()
        assert "9 joueurs pour 8 places" in page.before.why_not.text()
        asked: list[object] = []
        page.asked.connect(asked.append)
        click(page.before.seats.button)
        assert asked == [ToSetting("tables")]

    def test_the_draw_shows_every_table(self, open_room: OpenRoom) -> None:
        session = a_session(4, 8)
        registered(session, 30)
        page = open_room(session)
        click(page.before.draw_button)
        assert page.stack.currentWidget() is page.floor
        assert [plan.facts.number for plan in page.floor.plan.plans] == [1, 2, 3, 4]

    def test_the_director_may_choose_the_tables(self, open_room: OpenRoom) -> None:
        session = a_session(4, 8)
        registered(session, 10)
        page = open_room(session)
        click(page.before.choose)
        for number in (2, 3, 4):
            click(page.before.tables[number])
        click(page.before.draw_button)
        assert set(session.state.counts()) == {2, 3, 4}

    def test_too_few_tables_ticked_are_counted_and_shown_whole(self, open_room: OpenRoom) -> None:
        session = a_session(4, 8)
        registered(session, 19)
        before = open_room(session).before
        click(before.choose)
        click(before.tables[1])
        assert before.seats.words.text() == "1 table sur 4 cochée, 8 places"
        assert before.seats.button.isHidden()
        assert "cochez une table de plus" in before.why_not.text()
        before.layout().activate()
        card = before.why_not.parentWidget()
        assert before.tables[1].height() >= before.tables[1].sizeHint().height()
        assert card.height() >= card.layout().totalHeightForWidth(card.width())
        click(before.tables[1])
        assert before.seats.words.text() == "4 tables, 32 places"


class TestBetweenDrawAndStart:
    def test_the_button_place_is_said_and_shown(self, open_room: OpenRoom) -> None:
        page = open_room(a_tournament(16, 2, started=False))
        place = page.live.draws()[-1].button_place
        assert page.floor.drawn.isVisible()
        assert page.floor.drawn.words.text().endswith(f"place {place}.")
        assert all(plan.facts.button is not None for plan in page.floor.plan.plans)

    @pytest.mark.parametrize("size", ((914, 680), (912, 512), (936, 632)), ids=str)
    def test_the_bar_ends_over_the_table(self, size: tuple[int, int], open_room: OpenRoom) -> None:
        page = open_room(a_tournament(3, 1, seats=9, started=False))
        page.resize(*size)
        bar = page.floor.drawn
        for act in (bar.again, bar.keep):
            settle()
            assert bar.geometry().bottom() < page.floor.plan.geometry().top()
            click(act)

    def test_drawing_again_asks_once(self, open_room: OpenRoom) -> None:
        page = open_room(a_tournament(16, 2, started=False))
        bar = page.floor.drawn
        click(bar.again)
        assert len(page.live.state.draws) == 1
        click(bar.keep)
        assert bar.again.isVisible()
        click(bar.again)
        click(bar.again_sure)
        assert len(page.live.state.draws) == 2
        assert not bar.again_sure.isVisible()

    def test_drawing_again_keeps_the_tables_chosen(self, open_room: OpenRoom) -> None:
        session = a_session(4, 8)
        registered(session, 10)
        session.dispatch(cmd.DrawSeats((2, 3, 4)))
        page = open_room(session)
        click(page.floor.drawn.again)
        click(page.floor.drawn.again_sure)
        assert set(session.state.counts()) == {2, 3, 4}

    def test_starting_the_clock_puts_the_bar_away(self, open_room: OpenRoom) -> None:
        page = open_room(a_tournament(16, 2, started=False))
        click(page.floor.drawn.start)
        assert page.live.state.clock.running
        assert page.floor.drawn.isHidden()

    def test_two_at_the_table_start_with_a_reason_only(self, open_room: OpenRoom) -> None:
        page = open_room(a_tournament(2, 1, started=False))
        bar = page.floor.drawn
        click(bar.start)
        assert not page.live.state.clock.started
        assert "3" in bar.under.text()
        press(bar.reason, Qt.Key.Key_Return)
        assert not page.live.state.clock.started
        bar.reason.setText("les autres sont en route")
        press(bar.reason, Qt.Key.Key_Return)
        assert page.live.state.clock.running
