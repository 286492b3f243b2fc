"""The room: what is shown of an evening, from the draw to the winner."""

from __future__ import annotations

from time import process_time

import pytest
from builders import a_session, a_tournament, everyone, out, registered
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from room_builders import LARGE, SMALL, OpenRoom, click, cut_in, plan_of, press, settle, who_sits

from td_app.tournament import commands as cmd
from td_app.tournament.state.person import Person
from td_app.tournament.state.tournament import Majority
from td_app.ui.destinations import ToPage, ToPaper
from td_app.ui.widgets.notices import BannerFacts
from td_app.ui.widgets.plan_geometry import PlanMode
from td_app.ui.widgets.table_plan import TablePlan


class Repaints(QObject):
    """Notes which plans are painted."""

    def __init__(self, plans: tuple[TablePlan, ...]) -> None:
        super().__init__()
        self.tables: list[int] = []
        for plan in plans:
            plan.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint and isinstance(watched, TablePlan):
            self.tables.append(watched.facts.number)
        return False


class TestThePlan:
    def test_every_open_table_is_there_with_its_players(self, open_room: OpenRoom) -> None:
        page = open_room(a_tournament(36, 4, 9))
        plans = page.floor.plan.plans
        assert [plan.facts.number for plan in plans] == [1, 2, 3, 4]
        assert sum(len(plan.facts.players) for plan in plans) == 36
        assert page.floor.plan.mode is PlanMode.FULL
        assert page.floor.reserve.isHidden()

    @pytest.mark.parametrize("size", [SMALL, LARGE])
    @pytest.mark.parametrize(("entrants", "tables"), [(7, 1), (36, 5), (96, 12), (312, 40)])
    def test_no_table_is_cut(
        self, open_room: OpenRoom, entrants: int, tables: int, size: tuple[int, int]
    ) -> None:
        page = open_room(a_tournament(entrants, tables), size)
        seen = page.floor.plan.viewport().rect()
        assert not page.floor.plan.scrolls
        for plan in page.floor.plan.plans:
            corner = plan.mapTo(page.floor.plan.viewport(), plan.rect().bottomRight())
            assert seen.contains(corner)

    def test_a_hundred_and_twenty_five_tables_scroll(self, open_room: OpenRoom) -> None:
        page = open_room(a_tournament(1000, 125))
        assert page.floor.plan.scrolls
        page.floor.entry.field.setFocus()
        page.floor.entry.field.setText("120.3")
        settle()
        plan = plan_of(page, 120)
        corner = plan.mapTo(page.floor.plan.viewport(), plan.rect().center())
        assert page.floor.plan.viewport().rect().contains(corner)

    def test_names_may_be_asked_for_where_only_dots_fit(self, open_room: OpenRoom) -> None:
        page = open_room(a_tournament(190, 24))
        assert page.floor.names_button.isVisible()
        click(page.floor.names_button)
        assert page.floor.plan.mode is PlanMode.FULL
        click(page.floor.names_button)
        assert page.floor.plan.mode is PlanMode.COMPACT

    def test_tables_not_in_play_stand_quietly_at_the_foot(self, open_room: OpenRoom) -> None:
        page = open_room(a_tournament(14, 4))
        assert page.floor.reserve.words.text() == "En réserve\u00a0: 3 et 4"
        click(page.floor.reserve.button)
        assert page.floor.panels.popover.isVisible()

    def test_an_elimination_repaints_the_table_that_changed(self, open_room: OpenRoom) -> None:
        page = open_room(a_tournament(320, 40))
        settle()
        repaints = Repaints(page.floor.plan.plans)
        out(page.live.session, who_sits(page, 17, 3))
        settle()
        assert set(repaints.tables) == {17}

    def test_a_thousand_players_and_one_elimination_take_no_time(self, open_room: OpenRoom) -> None:
        page = open_room(a_tournament(1000, 125))
        settle()
        taken = []
        for table in range(20, 29):
            who = who_sits(page, table, 3)
            begun = process_time()
            page.live.dispatch(cmd.Eliminate((cmd.PlayerOut(who),)))
            QApplication.processEvents()
            taken.append(process_time() - begun)
        assert min(taken) < 0.5  # the figure is a benchmark's


class TestTheEvening:
    def test_the_final_table_is_shown_large_with_its_button(self, open_room: OpenRoom) -> None:
        page = open_room(a_tournament(12, 2))
        out(page.live.session, *list(everyone(page.live.session))[:3])
        page.floor.say(BannerFacts("10ᵉ ex æquo, lot partagé", closable=True))
        page.live.dispatch(cmd.FormFinalTable())
        settle()
        assert page.floor.notice.isHidden(), "said of the two tables of before"
        (plan,) = page.floor.plan.plans
        assert plan.facts.caption == "table finale"
        assert plan.facts.button is not None
        assert plan.width() > page.width() * 0.9
        assert "Fermée" in page.floor.reserve.words.text()
        assert page.floor.reserve.button.isHidden()

    def test_the_button_of_the_final_table_is_forgotten_once_play_goes_on(
        self, open_room: OpenRoom
    ) -> None:
        page = open_room(a_tournament(12, 2))
        out(page.live.session, *list(everyone(page.live.session))[:3])
        page.live.dispatch(cmd.FormFinalTable())
        out(page.live.session, next(everyone(page.live.session)))
        (plan,) = page.floor.plan.plans
        assert plan.facts.button is None

    def test_once_it_is_won_the_final_table_shows_who_finished_where(
        self, open_room: OpenRoom, qtbot: QtBot
    ) -> None:
        page = open_room(a_tournament(12, 2))
        session = page.live.session
        out(session, *list(everyone(session))[:3])
        session.dispatch(cmd.FormFinalTable())
        *others, winner = everyone(session)
        sat = {seat.number: who for who in others if (seat := page.live.seat_of(who))}
        out(session, *others)
        (plan,) = page.floor.plan.plans
        told = {seat.place: seat.name for seat in plan.facts.players if not seat.won}
        assert told == {place: session.person(who).display_name for place, who in sat.items()}
        assert [seat.note for seat in plan.facts.players][-1] == "2e"
        assert plan.facts.winner is not None
        assert plan.facts.winner.name == session.person(winner).display_name
        with qtbot.waitSignal(page.asked) as asked:
            plan.seatClicked.emit(plan.facts.number, next(iter(sat)))
        assert asked.args == [ToPage("ranking")]

    def test_the_winner_is_named_until_the_last_elimination_is_undone(
        self, open_room: OpenRoom, qtbot: QtBot
    ) -> None:
        page = open_room(a_tournament(3, 1))
        out(page.live.session, 1, 2)
        notice = page.floor.notice
        assert notice.accessibleName().startswith("JOUEUR0003 Jean remporte le tournoi")
        assert page.floor.entry.isHidden()
        with qtbot.waitSignal(page.asked) as asked:
            click(notice.buttons[0])
        assert asked.args == [ToPaper("ranking")]
        page.live.dispatch(cmd.Undo())
        assert notice.isHidden()
        assert page.floor.entry.isVisible()

    def test_the_winner_is_named_when_the_last_one_is_put_out_on_the_page(
        self, open_room: OpenRoom
    ) -> None:
        page = open_room(a_tournament(3, 1))
        out(page.live.session, 1)
        page.floor.put_out(2)
        assert page.floor.notice.isVisible()
        assert "remporte le tournoi" in page.floor.notice.accessibleName()

    def test_an_undone_draw_comes_back_to_what_is_to_be_done(self, open_room: OpenRoom) -> None:
        page = open_room(a_tournament(16, 2, started=False))
        page.live.dispatch(cmd.Undo())
        assert page.stack.currentWidget() is page.before

    def test_a_correction_elsewhere_is_shown_at_once(self, open_room: OpenRoom) -> None:
        page = open_room(a_tournament(16, 2))
        who = who_sits(page, 1, 4)
        page.live.dispatch(cmd.CorrectEntrant(who, Person("Œuvrard", "Zoé")))
        assert "ŒUVRARD Zoé" in plan_of(page, 1).words_of(4)


class TestByKeyboard:
    def test_tab_goes_from_the_line_through_the_tables(self, open_room: OpenRoom) -> None:
        page = open_room(a_tournament(16, 2))
        page.eliminate()
        seen = []
        for _ in range(6):
            page.focusNextChild()
            seen.append(QApplication.focusWidget())
        assert seen.index(plan_of(page, 1)) < seen.index(plan_of(page, 2))

    def test_every_control_has_a_name(self, open_room: OpenRoom) -> None:
        page = open_room(a_tournament(190, 24))
        page.floor.panels.open_table(3)
        for button in page.findChildren(type(page.floor.names_button)):
            assert not button.isVisible() or button.text() or button.accessibleName()

    def test_escape_on_the_room_closes_what_is_open(self, open_room: OpenRoom) -> None:
        page = open_room(a_tournament(16, 2))
        page.floor.panels.open_table(1)
        press(page.floor, Qt.Key.Key_Escape)
        assert page.floor.panels.popover.isHidden()


class TestLongNames:
    def test_sixty_letters_are_cut_on_the_plan_and_whole_in_the_panel(
        self, open_room: OpenRoom
    ) -> None:
        session = a_session(1, 8)
        long = Person("Chevalier de Montmorency-Laval Saint-Exupéry", "Maximilien-Alexandre")
        registered(session, 7)
        session.dispatch(cmd.RegisterEntrants((long,), True, Majority.CHECKED))
        session.dispatch(cmd.DrawSeats())
        session.dispatch(cmd.StartClock())
        page = open_room(session)
        seat = session.state.entrants[8].seat
        assert seat is not None
        page.floor.panels.open_seat(1, seat.number)
        assert page.floor.panels.popover.title.text() == long.display_name
        assert cut_in(page.floor.panels.popover) == []


class TestLookingOnly:
    def test_nothing_can_be_asked_and_the_buttons_say_why(self, open_room: OpenRoom) -> None:
        session = a_tournament(16, 2)
        session.read_only = True
        page = open_room(session)
        page.floor.panels.open_seat(1, 4)
        content = page.floor.panels.popover.content
        assert content is not None and content.main is not None
        assert not content.main.isEnabled()
        assert "lecture seule" in content.main.toolTip()


def test_once_there_is_a_winner_e_opens_no_search(open_room: OpenRoom) -> None:
    page = open_room(a_tournament(4, 1))
    seated = sorted(page.live.state.tables[1].places.values())
    out(page.live.session, *seated[1:])
    settle()
    page.eliminate()
    settle()
    assert page.live.progress().over
    assert not page.floor.entry.field.hasFocus() and not page.floor.entry.list.isVisible()
