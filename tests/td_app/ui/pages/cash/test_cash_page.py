"""The cash desk's page: payments taken and given back, debts, receipts, the till."""

from __future__ import annotations

import pytest
from builders import a_session, registered
from buy_in_builders import an_evening, terms
from page_builders import cut_texts
from papers_builders import with_a_printer
from pytestqt.qtbot import QtBot

from td_app.session import TournamentSession
from td_app.tournament import commands as cmd
from td_app.tournament.planning.owing import to_pay
from td_app.tournament.state.cash_desk import Means
from td_app.ui.destinations import Spot
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.cash_page import TILL, CashPage

pytestmark = pytest.mark.usefixtures("in_french", "dressed")


def plain(text: str) -> str:
    return text.replace("\u00a0", " ").replace("\u202f", " ")


def shown(session: TournamentSession, qtbot: QtBot, chosen: int | None = None) -> CashPage:
    live = LiveTournament(session)
    page = CashPage(live)
    qtbot.addWidget(page)
    live.changed.connect(page.refresh)
    page.resize(902, 680)
    page.show()
    if chosen is not None:
        page.desk.table.choose(chosen)
    return page


def unpaid(count: int = 4) -> TournamentSession:
    session = a_session(entry_terms=terms())
    registered(session, count)
    return session


class TestTaking:
    def test_what_is_owed_in_two_clicks(self, qtbot: QtBot) -> None:
        session = unpaid()
        page = shown(session, qtbot, 2)
        page.desk.take.click()
        assert session.state.cash.paid == {2: 2_400}
        assert "Encaissé : 24 €" in plain(page.sums.text())

    def test_another_sum_by_other_means(self, qtbot: QtBot) -> None:
        session = unpaid()
        page = shown(session, qtbot, 2)
        page.desk.means.choose("transfer")
        page.desk.sum.setText("10,50")
        page.desk.take.click()
        assert session.state.cash.by_means(2) == {Means.TRANSFER: 1_050}
        assert page.desk.sum.text() == "", "written for one payment"

    def test_what_is_no_sum_is_told_and_nothing_is_taken(self, qtbot: QtBot) -> None:
        session = unpaid()
        page = shown(session, qtbot, 2)
        page.desk.sum.setText("dix")
        assert not page.desk.take.isEnabled()
        assert "« dix » n’est pas un montant" in plain(page.desk.told.text())

    def test_an_absurd_sum_says_why(self, qtbot: QtBot) -> None:
        page = shown(unpaid(), qtbot, 2)
        page.desk.sum.setText("-5")
        assert not page.desk.take.isEnabled()
        assert "Un paiement va de" in plain(page.desk.take.toolTip())

    def test_nobody_chosen_says_so(self, qtbot: QtBot) -> None:
        page = shown(unpaid(), qtbot)
        assert "Choisissez" in page.desk.take.toolTip()


class TestTheRest:
    def test_a_debt_is_answered_for_with_a_reason(self, qtbot: QtBot) -> None:
        session = unpaid()
        page = shown(session, qtbot, 2)
        page.desk.answer.click()
        assert page.desk.dialog is not None
        page.desk.dialog.reason.setPlainText("connu")
        page.desk.dialog.confirm.click()
        assert session.state.cash.answered == {2: 2_400} and to_pay(session.state, 2) == 2_400

    def test_what_was_paid_too_much_is_given_back(self, qtbot: QtBot) -> None:
        session = unpaid()
        session.dispatch(cmd.TakePayments((2,), Means.CARD, 3_000))
        page = shown(session, qtbot, 2)
        page.desk.means.choose("card")
        page.desk.means.choiceChanged.emit("card")
        page.desk.back.click()
        assert page.desk.dialog is not None
        page.desk.dialog.reason.setPlainText("erreur")
        page.desk.dialog.confirm.click()
        assert session.state.cash.paid == {2: 2_400}

    def test_the_list_is_filtered_by_what_is_due(self, qtbot: QtBot) -> None:
        session = unpaid()
        session.dispatch(cmd.TakePayments((1, 2)))
        page = shown(session, qtbot)
        page.desk.chips.buttons["due"].click()
        table = page.desk.table
        kept = [table.filter.row_at(table.filter.index(n, 0)).entrant for n in range(2)]
        assert kept == [3, 4] and table.filter.rowCount() == 2

    def test_papers_wait_for_a_payment(self, qtbot: QtBot) -> None:
        page = shown(unpaid(), qtbot)
        assert not page.report.isEnabled() and "encaissez d’abord" in page.report.toolTip()

    def test_the_report_and_the_receipts_go_to_the_printer(
        self, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        with_a_printer(monkeypatch)
        page = shown(an_evening(8), qtbot)
        for button, title in ((page.report, "Relevé de caisse"), (page.receipts, "Reçus")):
            button.click()
            qtbot.waitUntil(lambda: page.room.printer.dialog is not None)
            dialog = page.room.printer.dialog
            assert dialog is not None and dialog.windowTitle().startswith(title)
            dialog.reject()
            qtbot.waitUntil(lambda: not page.room.busy)

    def test_payments_are_listed_the_latest_first(self, qtbot: QtBot) -> None:
        session = unpaid()
        for who in (1, 2):
            session.dispatch(cmd.TakePayments((who,)))
        page = shown(session, qtbot)
        page.tabs.setCurrentIndex(1)
        assert [row.entrant for row in page.payments.table.rows.rows] == [2, 1]


class TestTheTill:
    def test_a_right_count_is_recorded(self, qtbot: QtBot) -> None:
        session = an_evening(8)
        page = shown(session, qtbot)
        page.tabs.setCurrentIndex(TILL)
        page.till.float_cents.setValue(5_000)
        page.till.counted.setValue(5_000 + 8 * 2_400)
        assert plain(page.till.expected.text()) == "242 €"
        page.till.record.click()
        till = session.state.cash.till
        assert till is not None and (till.difference, till.float_cents) == (0, 5_000)

    def test_a_difference_asks_why(self, qtbot: QtBot) -> None:
        session = an_evening(8)
        page = shown(session, qtbot)
        page.tabs.setCurrentIndex(TILL)
        page.till.counted.setValue(19_000)
        assert plain(page.till.difference.text()) == "il manque 2 €"
        assert not page.till.record.isEnabled()
        page.till.note.setText("pièces tombées")
        page.till.record.click()
        till = session.state.cash.till
        assert till is not None and till.difference == -200
        assert "il manque 2 €" in plain(page.till.last.text())

    def test_a_count_typed_and_not_recorded_is_not_lost_in_silence(self, qtbot: QtBot) -> None:
        page = shown(an_evening(8), qtbot)
        page.go(Spot.TILL)
        assert page.tabs.currentIndex() == TILL and page.unkept() == ""
        page.till.float_cents.setValue(5_000)
        page.till.counted.setValue(5_000 + 8 * 2_400)
        assert page.unkept() == "Le compte de la caisse"
        page.till.record.click()
        assert page.unkept() == ""


@pytest.mark.parametrize("tab", [0, 1, 2])
def test_no_text_is_cut(qtbot: QtBot, tab: int) -> None:
    page = shown(an_evening(8), qtbot)
    page.tabs.setCurrentIndex(tab)
    assert cut_texts(page) == []
