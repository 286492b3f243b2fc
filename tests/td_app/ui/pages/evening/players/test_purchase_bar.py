"""Selling on the page of the entrants: re-entries, re-buys, add-ons, payments."""

from __future__ import annotations

import pytest
from builders import a_session, a_tournament, out, registered
from buy_in_builders import REBUYS, an_evening, terms, to_level
from page_builders import a_players_page, in_front
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from td_app.live.session import TournamentSession
from td_app.tournament import commands as cmd
from td_app.tournament.planning.amounts_due import to_pay
from td_app.tournament.state.buy_ins import MultiBuyIn, ReEntry
from td_app.tournament.state.cash_desk import Means
from td_app.ui.destinations import Spot
from td_app.ui.pages.evening.players.page import PlayersPage
from td_app.ui.pages.evening.players.purchase_bar import BuyInBar

pytestmark = pytest.mark.usefixtures("in_french", "dressed")


def plain(text: str) -> str:
    return text.replace("\u00a0", " ").replace("\u202f", " ")


def shown(session: TournamentSession, qtbot: QtBot, *chosen: int) -> tuple[PlayersPage, BuyInBar]:
    page = a_players_page(session, qtbot)
    if chosen:
        page.entrants.show_entrant(chosen[0])
    return page, page.entrants.sold


class TestAFreeFreezeout:
    def test_shows_neither_bar_nor_columns(self, qtbot: QtBot) -> None:
        page, bar = shown(a_tournament(8), qtbot, 3)
        assert not bar.isVisible()
        table = page.entrants.table
        assert not table.shows("bought") and not table.shows("owes")
        assert not page.entrants.chips.buttons["unpaid"].isVisible()


def test_what_is_vouched_for_is_whole(qtbot: QtBot) -> None:
    session = an_evening(8, REBUYS, started=False)
    (late,) = registered(session, 1)
    session.dispatch(cmd.AnswerForUnpaid((late,), "paie jeudi"))
    page, _ = shown(session, qtbot)
    page.resize(882, 640)
    table = page.entrants.table
    row = next(row for row in table.rows.rows if row.entrant == late)
    words = table.rows.columns[table.rows.place_of("owes")].shown(row)
    assert "acceptés" in words
    assert table.fontMetrics().horizontalAdvance(words) + 20 <= table.columnWidth(
        table.rows.place_of("owes")
    )


class TestSelling:
    def test_a_rebuy_in_two_clicks(self, qtbot: QtBot) -> None:
        session = an_evening(16, REBUYS)
        _, bar = shown(session, qtbot, 5)
        bar.buttons["rebuy"].click()
        assert session.state.stays.latest(5).chips_given == 20_000
        assert session.state.cash.by_means(5) == {Means.CASH: 3_500}

    def test_by_the_means_chosen(self, qtbot: QtBot) -> None:
        session = an_evening(16, REBUYS)
        _, bar = shown(session, qtbot, 5)
        bar.means.choose("card")
        bar.buttons["rebuy"].click()
        assert session.state.cash.by_means(5)[Means.CARD] == 1_100

    def test_a_key_does_it(self, qtbot: QtBot) -> None:
        session = an_evening(16, REBUYS)
        page, _ = shown(session, qtbot, 5)
        in_front(page, qtbot)
        qtbot.keyClick(page.entrants.table, Qt.Key.Key_B, Qt.KeyboardModifier.AltModifier)
        assert session.state.stays.latest(5).times("rebuy") == 1

    def test_a_reentry_says_where_one_sits(self, qtbot: QtBot) -> None:
        session = an_evening(16)
        out(session, 5)
        page, bar = shown(session, qtbot, 5)
        bar.buttons["re_enter"].click()
        seat = session.state.entrants[5].seat
        assert seat is not None
        told = plain(page.entrants.said.text())
        assert told == f"JOUEUR0005 Jean : table {seat.table}, place {seat.number}"

    def test_what_the_rules_refuse_asks_the_director_for_a_reason(self, qtbot: QtBot) -> None:
        session = an_evening(16, terms(reentry=ReEntry(until=1)))
        out(session, 5)
        to_level(session, 2)
        _, bar = shown(session, qtbot, 5)
        bar.buttons["re_enter"].click()
        assert session.state.entrants[5].seat is None and bar.dialog is not None
        bar.dialog.reason.setPlainText("annoncé trop tard")
        bar.dialog.confirm.click()
        assert session.state.entrants[5].seat is not None

    def test_a_player_in_play_does_not_enter_again(self, qtbot: QtBot) -> None:
        _, bar = shown(an_evening(16), qtbot, 5)
        button = bar.buttons["re_enter"]
        assert not button.isEnabled() and "encore en jeu" in button.toolTip()

    def test_the_add_on_is_offered_to_all_at_its_break(self, qtbot: QtBot) -> None:
        session = an_evening(16, REBUYS)
        to_level(session, 4, in_break=True)
        page, bar = shown(session, qtbot)
        page.entrants.table.clearSelection()
        bar.buttons["addon"].click()
        assert bar.dialog is not None
        bar.dialog.confirm.click()
        assert session.state.stays.times["addon"] == 16

    def test_the_list_tells_what_was_bought(self, qtbot: QtBot) -> None:
        session = an_evening(16, REBUYS)
        page, bar = shown(session, qtbot, 5)
        bar.buttons["rebuy"].click()
        table = page.entrants.table
        row = table.chosen_row()
        assert row is not None and (row.entrant, row.rebuys) == (5, 1)
        assert table.shows("bought")


class TestPaying:
    def unpaid(self) -> TournamentSession:
        session = a_session(entry_terms=terms())
        registered(session, 4)
        return session

    def test_what_is_owed_is_taken_of_those_chosen(self, qtbot: QtBot) -> None:
        session = self.unpaid()
        page, bar = shown(session, qtbot)
        assert page.entrants.chips.buttons["unpaid"].text() == "À encaisser\u20024"
        page.entrants.table.selectAll()
        bar.buttons["pay"].click()
        assert session.state.cash.taken == {"cash": 9_600}

    def test_a_debt_answered_for_says_why(self, qtbot: QtBot) -> None:
        session = self.unpaid()
        _, bar = shown(session, qtbot, 2)
        bar.buttons["answer"].click()
        assert bar.dialog is not None
        bar.dialog.reason.setPlainText("virement annoncé")
        bar.dialog.confirm.click()
        assert session.state.cash.answered == {2: 2_400} and to_pay(session.state, 2) == 2_400

    def test_a_price_is_chosen_where_there_is_a_choice(self, qtbot: QtBot) -> None:
        session = a_session(entry_terms=terms(multi=MultiBuyIn(1_000, 5_000)))
        registered(session, 4)
        _, bar = shown(session, qtbot, 2)
        assert bar.price.isVisible()
        bar.price.setValue(3_000)
        bar.choose.click()
        assert session.state.buy_ins == {2: 3_000}

    def test_an_entry_is_taken_back(self, qtbot: QtBot) -> None:
        session = a_session(entry_terms=terms(unregister_minutes=0))
        registered(session, 4)
        _, bar = shown(session, qtbot, 2)
        bar.buttons["pay"].click()
        bar.buttons["unregister"].click()
        assert 2 not in session.state.entrants and session.state.cash.taken == {"cash": 0}


def test_nobody_chosen_the_add_on_is_for_all_and_says_so(qtbot: QtBot) -> None:
    session = an_evening(16, REBUYS)
    page, bar = shown(session, qtbot, 5)
    assert bar.buttons["addon"].accessibleName() == "Add-on"
    qtbot.keyClick(page.entrants.table, Qt.Key.Key_Escape)
    assert bar.buttons["addon"].accessibleName() == "Add-on pour tous"
    assert bar.buttons["addon"].text().startswith("Add-on pour tous")


def test_a_rebuy_above_its_condition_is_told_and_not_sold(qtbot: QtBot) -> None:
    session = an_evening(16, REBUYS)
    table = session.state.entrants[5].seat
    assert table is not None
    at_table = session.state.tables[table.table].places.values()
    stacks = tuple((who, 13_000 if who == 5 else 9_000) for who in at_table)
    session.dispatch(cmd.CountStacks(table.table, stacks))
    before = session.history.sequence
    _, bar = shown(session, qtbot, 5)
    bar.buttons["rebuy"].click()
    assert bar.dialog is not None and not bar.dialog.confirm.isEnabled()
    told = " ".join(plain(words.text()) for words in bar.dialog.findChildren(QLabel))
    assert "13 000 jetons, et la recave est ouverte à 10 000 ou moins" in told
    bar.dialog.close()
    assert session.history.sequence == before


def test_from_the_to_do_list_the_price_and_the_means_are_said_before_all_pay(qtbot: QtBot) -> None:
    session = an_evening(8, REBUYS)
    page, bar = shown(session, qtbot, 3)
    to_level(session, 4, in_break=True)
    page.refresh()
    bar.means.choose("card")
    page.go(Spot.ADD_ONS)
    assert bar.dialog is not None and not page.entrants.table.chosen()
    told = " ".join(plain(words.text()) for words in bar.dialog.findChildren(QLabel))
    assert "8 joueurs en jeu ne l’ont pas pris" in told and "Chacun paie 11 €, carte." in told
    bar.dialog.confirm.click()
    assert session.state.stays.times["addon"] == 8


def test_once_everybody_has_paid_the_room_of_debts_is_the_names(qtbot: QtBot) -> None:
    session = an_evening(8)
    page, _ = shown(session, qtbot)
    table = page.entrants.table
    assert not table.shows("owes")
    (late,) = registered(session, 1)
    page.refresh()
    assert late and table.shows("owes")


class TestWaitingToEnterAgain:
    def full(self) -> TournamentSession:
        """A field of eight, full: somebody went out, and who waited took the seat."""
        by = terms(greatest_field=8, reentry=ReEntry(until=1))
        session = an_evening(8, by, tables=1)
        (newcomer,) = registered(session, 1)
        session.dispatch(cmd.TakePayments((newcomer,), Means.CASH))
        out(session, 3)
        session.dispatch(cmd.SeatLateEntrant(newcomer))
        return session

    def test_who_is_out_of_a_full_field_is_put_in_line_and_taken_off(self, qtbot: QtBot) -> None:
        session = self.full()
        page, bar = shown(session, qtbot, 3)
        button = bar.buttons["wait"]
        assert button.isEnabled() and button.accessibleName() == "Mettre en attente"
        button.click()
        assert session.state.waiting == (3,)
        assert "attente de JOUEUR0003 Jean" in plain(page.entrants.said.text())
        page.refresh()
        assert button.accessibleName() == "Ne plus attendre" and button.isEnabled()
        button.click()
        assert session.state.waiting == ()

    def test_it_is_undone_like_any_act(self, qtbot: QtBot) -> None:
        session = self.full()
        _, bar = shown(session, qtbot, 3)
        bar.buttons["wait"].click()
        session.dispatch(cmd.Undo())
        assert session.state.waiting == ()

    def test_a_key_does_it(self, qtbot: QtBot) -> None:
        session = self.full()
        page, _ = shown(session, qtbot, 3)
        in_front(page, qtbot)
        qtbot.keyClick(page.entrants.table, Qt.Key.Key_L, Qt.KeyboardModifier.AltModifier)
        assert session.state.waiting == (3,)

    def test_a_free_seat_is_not_waited_for(self, qtbot: QtBot) -> None:
        session = an_evening(8, terms(greatest_field=8), tables=1)
        out(session, 3)
        _, bar = shown(session, qtbot, 3)
        button = bar.buttons["wait"]
        assert not button.isEnabled() and "Une place est libre" in plain(button.toolTip())

    def test_nor_one_that_never_comes(self, qtbot: QtBot) -> None:
        session = self.full()
        to_level(session, 2)
        _, bar = shown(session, qtbot, 3)
        button = bar.buttons["wait"]
        assert not button.isEnabled() and "closes depuis la fin du niveau 1" in plain(
            button.toolTip()
        )

    def test_it_is_not_shown_where_nobody_enters_again(self, qtbot: QtBot) -> None:
        _, bar = shown(an_evening(8, REBUYS), qtbot, 5)
        assert not bar.buttons["wait"].isVisible()
