"""The sanctions given: hands counted down, taken back, found again, printed (11.1, 11.2)."""

from __future__ import annotations

import pytest
from builders import a_tournament, seated_at
from page_builders import a_penalties_page, press, typed
from papers_builders import with_a_printer
from penalty_builders import NARROW, decision, given, name, running
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot
from room_builders import click

from td_app.live.session import TournamentSession
from td_app.tournament import commands as cmd
from td_app.ui.pages.evening.floor.penalties.penalties_page import PenaltiesPage

Key = Qt.Key

pytestmark = pytest.mark.usefixtures("dressed", "in_french")


@pytest.fixture
def session() -> TournamentSession:
    """Sixteen players at two tables of eight, the sanctions given by the normal regime."""
    return a_tournament(16, 2)


@pytest.fixture
def page(session: TournamentSession, qtbot: QtBot) -> PenaltiesPage:
    return a_penalties_page(session, qtbot, NARROW)


class TestHandsMissed:
    def test_one_tap_counts_one_hand_of_one_player(self, page: PenaltiesPage) -> None:
        first, second = seated_at(page.live.session, 1)[:2]
        for who in (first, second):
            page.live.dispatch(cmd.GivePenalty(who, "insult", "hands", hands=2))
        row = next(r for r in page.lists.running.rows.values() if r.row.entrant == second)
        click(row.one_less)
        assert running(page) == [(name(page, first), "2"), (name(page, second), "1")]
        assert row in page.lists.running.rows.values()

    def test_one_tap_counts_one_hand_for_all(self, page: PenaltiesPage) -> None:
        one, other = seated_at(page.live.session, 1)[0], seated_at(page.live.session, 2)[0]
        page.live.dispatch(cmd.GivePenalty(one, "insult", "round_1", note="menaces"))
        page.live.dispatch(cmd.GivePenalty(other, "insult", "hands", hands=1))
        click(page.lists.all)
        assert running(page) == [(name(page, one), "7")]
        assert page.lists.over.table.rows.rows[0].entrant == other

    def test_of_two_sanctions_the_older_is_counted_first(self, page: PenaltiesPage) -> None:
        who = seated_at(page.live.session, 1)[0]
        page.live.dispatch(cmd.GivePenalty(who, "insult", "hands", hands=1))
        page.live.dispatch(cmd.GivePenalty(who, "abuse", "hands", hands=1))
        first, second = page.lists.running.rows.values()
        assert not second.one_less.isEnabled()
        click(first.one_less)
        assert second.one_less.isEnabled()

    def test_nobody_left_greys_the_tap_for_all_and_says_why(self, page: PenaltiesPage) -> None:
        assert not page.lists.all.isEnabled()
        assert "main à manquer" in page.lists.all.toolTip()

    def test_while_a_sanction_is_given_the_tap_for_all_stays_in_reach(
        self, page: PenaltiesPage
    ) -> None:
        one, other = seated_at(page.live.session, 1)[:2]
        page.live.dispatch(cmd.GivePenalty(one, "insult", "hands", hands=2))
        page.prefill(other, "table_talk")
        assert not page.lists.running.isVisible()
        click(page.lists.all)
        assert given(page)[0].left == 1
        assert page.form.entrant == other


class TestTakingBack:
    def test_a_running_sanction_is_lifted_with_a_reason(self, page: PenaltiesPage) -> None:
        who = seated_at(page.live.session, 1)[0]
        page.live.dispatch(cmd.GivePenalty(who, "insult", "hands", hands=2))
        (row,) = page.lists.running.rows.values()
        click(row.lift)
        assert not row.line.button.isEnabled()
        typed(page, "erreur de joueur")
        press(page, Key.Key_Return)
        assert given(page)[0].lifted
        assert running(page) == []

    def test_a_warning_is_lifted_from_the_others(self, page: PenaltiesPage) -> None:
        who = seated_at(page.live.session, 1)[0]
        page.live.dispatch(cmd.GivePenalty(who, "table_talk", "warning"))
        click(page.lists.chips.buttons["over"])
        assert not page.lists.over.lift.isEnabled()
        page.lists.over.table.selectRow(0)
        click(page.lists.over.lift)
        typed(page, "erreur")
        press(page, Key.Key_Return)
        assert given(page)[0].lifted
        assert not page.lists.over.lift.isEnabled()
        page.prefill(who, "table_talk")
        assert decision(page) == "Avertissement"

    def test_the_others_are_found_by_name_or_fault(self, page: PenaltiesPage) -> None:
        first, second = seated_at(page.live.session, 1)[:2]
        page.live.dispatch(cmd.GivePenalty(first, "table_talk", "warning"))
        page.live.dispatch(cmd.GivePenalty(second, "out_of_turn", "warning"))
        click(page.lists.chips.buttons["over"])
        page.lists.over.search.setText("hors tour")
        press_search(page)
        assert page.lists.over.table.filter.rowCount() == 1
        assert "Terminées\u20022" in page.lists.chips.buttons["over"].text()


class TestTheSlip:
    @pytest.fixture(autouse=True)
    def a_printer_on_the_desk(self, monkeypatch: pytest.MonkeyPatch) -> None:
        with_a_printer(monkeypatch)

    def test_it_is_printed_from_the_row(self, page: PenaltiesPage) -> None:
        who = seated_at(page.live.session, 1)[0]
        page.live.dispatch(cmd.GivePenalty(who, "insult", "hands", hands=2))
        (row,) = page.lists.running.rows.values()
        click(row.print)
        dialog = page.room.printer.dialog
        assert dialog is not None and dialog.windowTitle() == "Avis de sanction"
        page.room.printer.printed.emit(1)
        dialog.close()
        assert page.room.memory.last("penalty_slip") is not None

    def test_it_is_offered_as_soon_as_the_sanction_is_given(self, page: PenaltiesPage) -> None:
        who = seated_at(page.live.session, 1)[0]
        page.prefill(who, "table_talk")
        click(page.form.foot.give)
        assert name(page, who) in page.notice.accessibleName()
        click(page.notice.buttons[0])
        assert page.room.printer.dialog is not None
        page.room.printer.dialog.reject()

    def test_all_of_them_are_among_the_papers(self, page: PenaltiesPage, qtbot: QtBot) -> None:
        who = seated_at(page.live.session, 1)[0]
        page.live.dispatch(cmd.GivePenalty(who, "insult", "hands", hands=2))
        with qtbot.waitSignal(page.paperAsked) as asked:
            click(page.lists.print_all)
        assert asked.args == ["penalty_slip"]


def press_search(page: PenaltiesPage) -> None:
    """Search at once for what was typed among the sanctions that are over."""
    page.lists.over.search.setFocus()
    press(page, Key.Key_Return)
