"""The cash desk's page: payments taken and given back, debts, receipts, the till."""

from __future__ import annotations

import pytest
from builders import a_session, out, registered
from buy_in_builders import an_evening, terms
from page_builders import cut_texts
from papers_builders import with_a_printer
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from td_app.live.session import TournamentSession
from td_app.tournament import commands as cmd
from td_app.tournament.planning.amounts_due import to_pay
from td_app.tournament.state.cash_desk import Means, Purpose
from td_app.tournament.state.prizes import MoneyPool, PrizeKind
from td_app.ui.destinations import Spot, ToSetting
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.evening.cash.page import DUES, LINES, TILL, CashPage
from td_app.words.till import due_text, state_text

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


def won() -> TournamentSession:
    """Four at twenty euros and four, late entry closed: 4 wins 48 euros, 3 wins 32."""
    pool = MoneyPool(from_entries=True, shares=(600, 400))
    money = {"prize_kind": PrizeKind.MONEY, "prize_money": pool, "late_entry_until": 0}
    session = an_evening(4, tables=1, **money)
    out(session, 1, 2, 3)
    return session


def unpaid(count: int = 4) -> TournamentSession:
    session = a_session(entry_terms=terms())
    registered(session, count)
    return session


def test_where_all_is_free_one_sentence_stands_for_the_desk(qtbot: QtBot) -> None:
    page = shown(a_session(), qtbot)
    told = [words.text() for words in page.findChildren(QLabel) if words.isVisible()]
    assert "Pas de caisse ce soir" in told
    assert not any("€" in words for words in told)
    for part in (page.tabs, page.desk.table, page.desk.sum, page.report):
        assert not part.isVisible()
    asked: list[object] = []
    page.asked.connect(asked.append)
    page.none.secondary.click()
    assert asked == [ToSetting("prizes")]


class TestTaking:
    def test_what_is_owed_in_two_clicks(self, qtbot: QtBot) -> None:
        session = unpaid()
        page = shown(session, qtbot, 2)
        page.desk.take.click()
        assert session.state.cash.paid == {2: 2_400}
        assert plain(page.sums.text()).startswith("Reçu : 24 €")

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

    def test_money_given_back_is_proposed_by_the_means_it_came_by(self, qtbot: QtBot) -> None:
        session = unpaid()
        session.dispatch(cmd.TakePayments((2,), Means.CARD, 3_000))
        page = shown(session, qtbot, 2)
        assert page.desk.means.chosen() == "card" and page.desk.back.isEnabled()
        page.desk.table.choose(3)
        assert page.desk.means.chosen() == "cash", "what was chosen to take comes back"

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


class TestWhatTheTillOwes:
    def test_a_prize_is_paid_in_two_clicks_with_a_receipt_to_sign(
        self, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        with_a_printer(monkeypatch)
        session = won()
        page = shown(session, qtbot)
        page.go(Spot.DUES)
        assert page.dues.pay.toolTip() == "Choisissez d’abord une ligne."
        page.dues.table.choose((4, Purpose.PRIZE, False))
        assert plain(page.dues.pay.text()) == "Verser 48 €"
        page.dues.pay.click()
        assert session.state.cash.paid_out() == {(4, Purpose.PRIZE): 4_800}
        qtbot.waitUntil(lambda: page.room.printer.dialog is not None)
        dialog = page.room.printer.dialog
        assert dialog is not None and dialog.windowTitle().startswith("Reçus de versement")
        dialog.reject()
        qtbot.waitUntil(lambda: not page.room.busy)
        assert plain(page.sums.text()) == ("Reçu : 96 € · versé : 48 € · à verser : 32 €")

    def test_several_of_one_purpose_at_once_and_a_part_by_other_means(self, qtbot: QtBot) -> None:
        session = won()
        page = shown(session, qtbot)
        page.go(Spot.DUES)
        page.dues.receipt.setChecked(False)
        page.dues.table.choose((4, Purpose.PRIZE, False))
        page.dues.means.choose("transfer")
        page.dues.sum.setText("10,50")
        assert plain(page.dues.pay.text()) == "Verser 10,50 €"
        page.dues.pay.click()
        assert session.state.cash.payments[-1].means is Means.TRANSFER
        (first, _) = page.dues.table.rows.rows
        assert plain(due_text(first)) == "déjà versé : 10,50 € · 1er rang"
        page.dues.table.selectAll()
        page.dues.pay.click()
        assert page.live.cash_desk().dues == ()
        assert "la caisse ne doit rien" in plain(page.dues.list.why.accessibleName())

    def test_a_refund_is_proposed_by_the_means_it_came_by(self, qtbot: QtBot) -> None:
        session = an_evening(4, tables=1, late_entry_until=0)
        session.dispatch(cmd.TakePayments((4,), Means.CASH, 500))
        (late,) = registered(session, 1)
        session.dispatch(cmd.TakePayments((late,), Means.CARD))
        page = shown(session, qtbot)
        page.go(Spot.DUES)
        page.dues.table.choose((late, Purpose.REFUND, False))
        assert page.dues.means.chosen() == "card"
        page.dues.table.choose((4, Purpose.REFUND, False))
        assert page.dues.means.chosen() == "cash"

    def test_what_was_paid_too_much_leads_to_its_line(self, qtbot: QtBot) -> None:
        session = won()
        session.dispatch(cmd.PayOut((4,)))
        session.dispatch(cmd.CorrectPayment(session.history.sequence, 0, "remis à 2", entrant=2))
        page = shown(session, qtbot)
        page.go(Spot.DUES)
        page.dues.table.choose((2, Purpose.PRIZE, True))
        assert not page.dues.pay.isEnabled() and "corrigez la ligne" in page.dues.pay.toolTip()
        page.dues.line.click()
        chosen = page.lines.table.chosen_row()
        assert chosen is not None and (chosen.entrant, chosen.stands) == (2, True)


class TestTheLines:
    def test_the_latest_come_first_both_ways(self, qtbot: QtBot) -> None:
        session = won()
        session.dispatch(cmd.PayOut((4,)))
        page = shown(session, qtbot)
        page.tabs.setCurrentIndex(LINES)
        rows = page.lines.table.rows.rows
        assert (rows[0].entrant, rows[0].out, rows[0].purpose) == (4, True, Purpose.PRIZE)
        page.lines.chips.buttons["out"].click()
        assert page.lines.table.filter.rowCount() == 1

    def test_a_wrong_one_is_put_right_from_itself_and_stays_struck(self, qtbot: QtBot) -> None:
        session = won()
        page = shown(session, qtbot)
        page.tabs.setCurrentIndex(LINES)
        wrong = page.lines.table.rows.rows[-1]
        assert not page.lines.table.shows("way"), "all came in: notes have the column's room"
        page.lines.table.choose((wrong.number, wrong.line))
        page.lines.correct.click()
        dialog = page.lines.dialog
        assert dialog is not None and not dialog.confirm.isEnabled()
        dialog.means.choose("card")
        dialog.means.choiceChanged.emit("card")
        assert not dialog.confirm.isEnabled(), "a reason is missing"
        dialog.reason.setText("payé par carte")
        dialog.confirm.click()
        assert session.state.cash.taken == {"cash": 3 * 2_400, "card": 2_400}
        struck = page.lines.table.rows.index_of((wrong.number, wrong.line))
        assert page.lines.table.rows.data(struck, Qt.ItemDataRole.FontRole).strikeOut()
        assert not page.lines.correct.isEnabled()
        assert [state_text(row) for row in page.lines.table.rows.rows[:2]] == [
            f"remplace le n°\u00a0{wrong.number}",
            f"annule le n°\u00a0{wrong.number}",
        ]

    def test_the_only_one_found_is_chosen_from_the_keyboard(self, qtbot: QtBot) -> None:
        page = shown(won(), qtbot)
        page.tabs.setCurrentIndex(LINES)
        page.find_text("JOUEUR0003")
        qtbot.keyClick(page.lines.list.search, Qt.Key.Key_Down)
        assert page.lines.table.filter.rowCount() == 1
        assert page.lines.correct.isEnabled(), page.lines.correct.toolTip()
        qtbot.keyClick(page.lines.table, Qt.Key.Key_Return)
        assert page.lines.dialog is not None

    def test_one_that_never_took_place(self, qtbot: QtBot) -> None:
        session = unpaid()
        session.dispatch(cmd.TakePayments((2,)))
        page = shown(session, qtbot)
        page.tabs.setCurrentIndex(LINES)
        row = page.lines.table.rows.rows[0]
        page.lines.table.choose((row.number, row.line))
        page.lines.correct.click()
        dialog = page.lines.dialog
        assert dialog is not None
        dialog.never.setChecked(True)
        assert not dialog.sum.isEnabled()
        dialog.reason.setText("rien reçu")
        dialog.confirm.click()
        assert session.state.cash.paid == {2: 0}

    def test_none_yet_says_why(self, qtbot: QtBot) -> None:
        page = shown(unpaid(), qtbot)
        page.tabs.setCurrentIndex(LINES)
        assert page.lines.list.why.isVisible()


class TestTheTill:
    def test_a_right_count_is_recorded(self, qtbot: QtBot) -> None:
        session = an_evening(8)
        page = shown(session, qtbot)
        page.tabs.setCurrentIndex(TILL)
        page.till.float_cents.setValue(5_000)
        page.till.counted.setValue(5_000 + 8 * 2_400)
        assert plain(page.till.lines[Means.CASH].expected.text()) == "242 €"
        page.till.record.click()
        till = session.state.cash.till
        assert till is not None and (till.difference, till.float_cents) == (0, 5_000)

    def test_a_difference_asks_why(self, qtbot: QtBot) -> None:
        session = an_evening(8)
        page = shown(session, qtbot)
        page.tabs.setCurrentIndex(TILL)
        page.till.counted.setValue(19_000)
        assert plain(page.till.lines[Means.CASH].gap.text()) == "il manque 2 €"
        assert not page.till.record.isEnabled()
        page.till.note.setText("pièces tombées")
        page.till.record.click()
        till = session.state.cash.till
        assert till is not None and till.difference == -200
        assert "il manque 2 €" in plain(page.till.last.text())
        assert "Motif : pièces tombées" in plain(page.till.last.text())

    def test_in_the_smallest_window_its_fields_are_whole(self, qtbot: QtBot) -> None:
        page = shown(an_evening(8), qtbot)
        page.tabs.setCurrentIndex(TILL)
        page.resize(902, 488)
        qtbot.waitUntil(lambda: page.till.float_cents.width() == page.till.paid_out.width())
        for field in (page.till.float_cents, page.till.paid_out):
            around = field.parentWidget()
            assert around is not None and field.geometry().right() < around.width()
            assert field.visibleRegion().boundingRect().width() == field.width()

    def test_each_means_is_compared_and_a_debt_needs_a_reason(self, qtbot: QtBot) -> None:
        session = won()
        session.dispatch(cmd.PayOut((4,), Means.CARD))
        page = shown(session, qtbot)
        page.go(Spot.TILL)
        page.till.counted.setValue(4 * 2_400)
        assert "(carte)" in plain(page.till.told.text())
        assert page.till.lines[Means.CARD].gap.text() == "pas compté", "no loss before a figure"
        page.till.lines[Means.CARD].counted.setValue(-4_800)
        assert plain(page.till.lines[Means.CARD].gap.text()) == "le compte y est"
        assert "32 € à verser" in plain(page.till.told.text()), page.till.told.text()
        assert not page.till.record.isEnabled()
        page.till.dues.click()
        assert page.tabs.currentIndex() == DUES
        session.dispatch(cmd.PayOut((3,)))
        page.go(Spot.TILL)
        page.till.counted.setValue(4 * 2_400 - 3_200)
        page.till.record.click()
        till = session.state.cash.till
        assert till is not None and till.right
        assert "Tout y est, rien n’est dû" in plain(page.till.last.text())
        wrong = session.state.cash.payments[0]
        session.dispatch(cmd.CorrectPayment(wrong.number, 0, "x", cents=0))
        page.refresh()
        assert "1 ligne ajoutée depuis" in plain(page.till.last.text())

    def test_a_till_opened_again_shows_its_last_count_not_a_loss(self, qtbot: QtBot) -> None:
        session = unpaid()
        session.dispatch(cmd.TakePayments((1, 2)))
        session.dispatch(cmd.TakePayments((3,), Means.CARD))
        session.dispatch(cmd.AnswerForUnpaid((4,), "jeudi"))
        held = ((Means.CARD, 2_400),)
        session.dispatch(cmd.CountTill(5_800, "4 paie jeudi", 2_000, 1_000, held))
        page = shown(session, qtbot)
        page.go(Spot.TILL)
        assert page.till.counted.value() == 5_800 and page.unsaved_changes() == ""
        gaps = {plain(page.till.lines[one].gap.text()) for one in (Means.CASH, Means.CARD)}
        assert gaps == {"le compte y est"}

    def test_a_count_typed_and_not_recorded_is_not_lost_in_silence(self, qtbot: QtBot) -> None:
        page = shown(an_evening(8), qtbot)
        page.go(Spot.TILL)
        assert page.tabs.currentIndex() == TILL and page.unsaved_changes() == ""
        page.till.float_cents.setValue(5_000)
        page.till.counted.setValue(5_000 + 8 * 2_400)
        assert page.unsaved_changes() == "Le compte de la caisse"
        page.till.record.click()
        assert page.unsaved_changes() == ""


@pytest.mark.parametrize("tab", [0, 1, 2, 3])
def test_no_text_is_cut(qtbot: QtBot, tab: int) -> None:
    page = shown(won(), qtbot)
    page.tabs.setCurrentIndex(tab)
    assert cut_texts(page) == []


def test_a_sum_paid_out_is_whole_among_the_lines(qtbot: QtBot) -> None:
    session = won()
    session.dispatch(cmd.PayOut((4,)))
    page = shown(session, qtbot)
    page.resize(882, 680)
    page.tabs.setCurrentIndex(LINES)
    table = page.lines.table
    measure = table.fontMetrics().horizontalAdvance
    place = next(at for at, one in enumerate(table.rows.columns) if one.title == "Montant")
    assert measure("\u221212\u202f456,74\u00a0€") + 20 <= table.columnWidth(place)
    cashier = next(one for one in table.rows.columns if one.title == "Caissier")
    assert cashier.width is not None, "two cashiers are told apart"
    assert measure("root · Caisse B") + 20 <= cashier.width


def test_what_replaces_a_line_is_whole_in_the_note_of_a_narrow_screen(qtbot: QtBot) -> None:
    session = won()
    page = shown(session, qtbot)
    page.resize(900, 420)
    page.tabs.setCurrentIndex(LINES)
    table = page.lines.table
    columns = [one.title for one in table.rows.columns]
    measure = table.fontMetrics().horizontalAdvance
    assert measure("remplace le n° 123") + 18 <= table.columnWidth(columns.index("Note"))
    assert measure("inscription") + 18 <= table.columnWidth(columns.index("Motif"))
