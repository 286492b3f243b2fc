"""A money night, from the first entry to a till right to the cent, by the desk's own widgets."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from builders import a_club, a_setup, registered
from buy_in_builders import terms, to_level
from papers_builders import with_a_printer
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot
from window_gestures_hands import GreyButtonError, Hands

from td_app.club.club import ALLOWED, MONEY, Club
from td_app.live.session import TournamentSession
from td_app.tournament import commands as cmd
from td_app.tournament.state.buy_ins import AddOn, Cost
from td_app.tournament.state.cash_desk import Means, Purpose
from td_app.tournament.state.prizes import MoneyPool, PrizeKind
from td_app.ui.desk import Desk
from td_app.ui.pages.evening.cash.page import DESK, DUES, LINES, TILL, CashPage
from td_app.ui.pages.evening.ranking.cancel_dialog import CancelDialog
from td_app.ui.pages.evening.ranking.deal_dialog import DealDialog
from td_app.ui.windows.main_window import MainWindow

ADesk = Callable[[Club], Desk]
#: Thirty euros: twenty for the prizes, four for the club, six on the head; the add-on eleven.
ENTRY, ADD_ON_PRICE = 3_000, 1_100
TERMS = terms(
    cost=Cost(2_000, 400, 600),
    addon=AddOn(chips=10_000, after=4, cost=Cost(1_000, 100)),
)
MEANS_DOWN = {Means.CASH: 0, Means.CARD: 1, Means.TRANSFER: 2, Means.TICKET: 3}
WAITING = 10


def a_night(club: Club, name: str, entrants: int) -> TournamentSession:
    """One table of nine seats; the prizes are what entries make, halved, then three and two."""
    pool = MoneyPool(from_entries=True, shares=(500, 300, 200))
    setup = a_setup(
        *(1, 9),
        name=name,
        entry_terms=TERMS,
        prize_kind=PrizeKind.MONEY,
        prize_money=pool,
        late_entry_until=4,
    )
    session = club.create(setup)
    registered(session, entrants)
    return session


class Cashier:
    """Whoever keeps the till: hands on the cash page of the window."""

    def __init__(self, window: MainWindow) -> None:
        assert window.view is not None
        self.hands = Hands(window)
        self.session = window.view.live.session

    @property
    def page(self) -> CashPage:
        page = self.hands.page("cash")
        assert isinstance(page, CashPage)
        return page

    def takes(self, who: int, means: Means = Means.CASH) -> None:
        page = self.page
        self.hands.tab(page.tabs, DESK)
        self.hands.line(page.desk.table, who)
        self._by(page.desk.means, means)
        self.hands.click(page.desk.take)

    def pays(self, who: int, purpose: Purpose) -> None:
        page = self.page
        self.hands.tab(page.tabs, DUES)
        self.hands.line(page.dues.table, (who, purpose, False))  # type: ignore[arg-type]
        self.hands.click(page.dues.pay)

    def puts_right(self, who: int, means: Means, why: str) -> None:
        """Find the line of somebody, correct it from itself."""
        page = self.page
        self.hands.tab(page.tabs, LINES)
        row = next(row for row in page.lines.table.rows.rows if row.entrant == who)
        self.hands.line(page.lines.table, (row.number, row.line))  # type: ignore[arg-type]
        self.hands.click(page.lines.correct)
        dialog = page.lines.dialog
        assert dialog is not None
        self._by(dialog.means, means)
        self.hands.write(dialog.reason, why)
        self.hands.answer(dialog.confirm)

    def counts(self, cash: str, there: str = "0", **others: str) -> None:
        page = self.page
        self.hands.tab(page.tabs, TILL)
        self.hands.write(page.till.float_cents, there)
        self.hands.write(page.till.counted, cash)
        for means, cents in others.items():
            self.hands.write(page.till.lines[Means(means)].counted, cents)

    def closes(self) -> None:
        self.hands.click(self.page.till.record)

    def _by(self, field: object, means: Means) -> None:
        field.setFocus()  # type: ignore[attr-defined]
        self.hands.press(Qt.Key.Key_Home, *(Qt.Key.Key_Down,) * MEANS_DOWN[means])


def opened(qtbot: QtBot, desk: Desk, session: TournamentSession) -> Cashier:
    desk.open(session.tournament)
    window = MainWindow(desk)
    qtbot.addWidget(window)
    with qtbot.waitActive(window):
        window.resize(1366, 768)
        window.show()
        window.activateWindow()
    return Cashier(window)


def knocked_out(session: TournamentSession, *told: tuple[int, int]) -> None:
    for gone, by in told:
        session.dispatch(cmd.Eliminate((cmd.PlayerOut(gone, by=(by,)),)))


@pytest.fixture
def club(qtbot: QtBot) -> Club:
    club = a_club()
    club.directory.set_setting(MONEY, ALLOWED)
    return club


def test_nine_entries_to_a_till_right_to_the_cent(
    qtbot: QtBot, a_desk: ADesk, club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_a_printer(monkeypatch)
    cashier = opened(qtbot, a_desk(club), a_night(club, "Nocturne", 10))
    session = cashier.session

    # Ten pay to enter: the third by card, written as cash; the fifth by transfer; the tenth,
    # for whom no seat is left, with a ticket.
    for who in (1, 2, 3, 4, 6, 7, 8, 9):
        cashier.takes(who)
    cashier.takes(5, Means.TRANSFER)
    cashier.takes(WAITING, Means.TICKET)
    cashier.puts_right(3, Means.CARD, "payé par carte")
    session.dispatch(cmd.MarkPresence((WAITING,), present=False))
    session.dispatch(cmd.DrawSeats())
    session.dispatch(cmd.MarkPresence((WAITING,), present=True))
    session.dispatch(cmd.StartClock())
    assert {line.purpose for line in session.state.cash.payments} == {Purpose.ENTRY}

    # The first is knocked out, and enters again from the list of players, in cash.
    knocked_out(session, (1, 2))
    entrants = cashier.hands.page("players").entrants
    cashier.hands.line(entrants.table, 1)
    cashier.hands.click(entrants.sold.buttons["re_enter"])
    assert session.state.cash.payments[-1].purpose is Purpose.RE_ENTRY

    # At the break the second takes the add-on; then nobody enters any more.
    to_level(session, 4, in_break=True)
    cashier.hands.line(entrants.table, 2)
    cashier.hands.click(entrants.sold.buttons["addon"])
    assert session.state.cash.payments[-1].purpose is Purpose.ADD_ON
    session.dispatch(cmd.NextLevel())

    # Whoever waited never sat: their ticket goes back to them, with a receipt to sign.
    cashier.pays(WAITING, Purpose.REFUND)
    qtbot.waitUntil(lambda: cashier.page.room.printer.dialog is not None)
    dialog = cashier.page.room.printer.dialog
    assert dialog is not None and dialog.windowTitle().startswith("Reçus de versement")
    dialog.reject()
    qtbot.waitUntil(lambda: not cashier.page.room.busy)
    cashier.hands.come_forward()
    assert WAITING not in session.state.entrants
    cashier.page.dues.receipt.setChecked(False)

    # Two are left and share what the first two places win; the third has a prize.
    knocked_out(session, (9, 2), (8, 2), (7, 3), (6, 3), (5, 2), (4, 1), (1, 2))
    deal = cashier.hands.act("conclure un accord").dealing
    assert isinstance(deal, DealDialog)
    chips = session.state.chips_in_play
    for who, stack in ((2, chips - 20_000), (3, 20_000)):
        cashier.hands.write(deal.stacks.fields[who], str(stack))
    even = next(way for kind, way in deal.ways.items() if kind.value == "even")
    cashier.hands.click(even)
    for box in deal.agreed.values():
        cashier.hands.click(box)
    cashier.hands.answer(deal.confirm)

    # The end leads to the till. Bounties and the two shares: each from its own line.
    ranking = cashier.hands.page("ranking")
    assert ranking.end.pay.property("rank") == "primary", "winners wait for their money"
    cashier.hands.click(ranking.end.pay)
    assert cashier.page.tabs.currentIndex() == DUES
    dues = cashier.page.live.cash_desk().dues
    shares = [(row.entrant, row.cents) for row in dues if row.purpose is Purpose.DEAL_SHARE]
    assert sorted(shares) == [(2, 8_400), (3, 8_400)]
    bounties = [row for row in dues if row.purpose is Purpose.BOUNTY]
    assert sum(row.cents for row in bounties) == 10 * 600
    for row in bounties:
        cashier.pays(row.entrant, Purpose.BOUNTY)
    for who in (2, 3):
        cashier.pays(who, Purpose.DEAL_SHARE)

    # The count waits for the last prize; once it is paid, every means is right to the cent.
    left = 7 * ENTRY + ENTRY + ADD_ON_PRICE - 6_000 - 16_800
    cashier.counts(cash=_euros(10_000 + left), there="100", card="30", transfer="30")
    with pytest.raises(GreyButtonError, match="42"):
        cashier.closes()
    cashier.pays(1, Purpose.PRIZE)
    cashier.counts(cash=_euros(10_000 + left - 4_200), there="100", card="30", transfer="30")
    cashier.closes()
    till = session.state.cash.till
    assert till is not None and till.right
    assert till.counted - till.float_cents + 6_000 == 10 * 400 + 100, "the club's fees are left"
    assert cashier.page.live.cash_desk().dues == ()
    cashier.hands.window.close()


def test_a_side_event_cancelled_before_it_starts_gives_everything_back(
    qtbot: QtBot, a_desk: ADesk, club: Club
) -> None:
    cashier = opened(qtbot, a_desk(club), a_night(club, "Tournoi annexe", 4))
    session = cashier.session
    for who, means in ((1, Means.CASH), (2, Means.CASH), (3, Means.CARD), (4, Means.TICKET)):
        cashier.takes(who, means)
    asked = cashier.hands.act("annuler le tournoi").cancelling
    assert isinstance(asked, CancelDialog)
    cashier.hands.write(asked.reason, "trop peu de joueurs")
    cashier.hands.answer(asked.confirm)
    cashier.page.dues.receipt.setChecked(False)
    for who in (1, 2, 4):
        cashier.pays(who, Purpose.SETTLEMENT)
    page = cashier.page
    cashier.hands.tab(page.tabs, DUES)
    cashier._by(page.dues.means, Means.CARD)
    cashier.pays(3, Purpose.SETTLEMENT)
    cashier.counts(cash="0")
    cashier.closes()
    till = session.state.cash.till
    assert till is not None and till.right
    assert all(cents == 0 for cents in session.state.cash.taken.values())
    cashier.hands.window.close()


def _euros(cents: int) -> str:
    return f"{cents // 100},{cents % 100:02}"
