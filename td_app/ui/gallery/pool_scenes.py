"""Prizes of what entries make, in the settings in each way; then the till that pays them out."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from td_app.live.session import TournamentSession
from td_app.tournament import commands as cmd
from td_app.tournament.state.buy_ins import Cost, EntryTerms
from td_app.tournament.state.cash_desk import Means
from td_app.tournament.state.prizes import MoneyPool, PrizeKind
from td_app.ui.gallery.stage import Scenes, Stage, play_out
from td_app.ui.pages.evening.cash.page import DUES, LINES, TILL, CashPage
from td_app.ui.pages.program.settings.page import SettingsTabs
from td_app.words.language import fr_en

TERMS = EntryTerms(cost=Cost(2_000, 400), guarantee=100_000)
OF_ENTRIES = {
    "pool_follows": MoneyPool(unit=5, from_entries=True),
    "pool_shares": MoneyPool(unit=5, shares=(500, 300, 200), from_entries=True),
    "pool_sums": MoneyPool(unit=5, from_entries=True, sums=(50_000, 30_000, 20_000)),
    "pool_seats": MoneyPool(unit=5, from_entries=True, seat=30_000),
}


def pool_scenes(stage: Stage) -> Scenes:
    """Yield the section of the settings for each way, then the ranking."""
    session = priced(stage, TERMS)
    for name, money in OF_ENTRIES.items():
        kind = PrizeKind.MONEY
        satellite = bool(money.seat)
        setup = replace(
            session.state.setup, prize_kind=kind, prize_money=money, satellite=satellite
        )
        session.dispatch(cmd.ChangeSetup(setup))
        desk, window = stage.window()
        desk.open(session.tournament)
        assert window.view is not None
        settings = window.view.show_page("settings")
        assert isinstance(settings, SettingsTabs)
        settings.setup.form.show_section("prizes")
        yield name, window
        stage.close(desk, window)


def till_scenes(stage: Stage) -> Scenes:
    """Yield what the till owes at the end, its lines with a correction, its closing."""
    shares = MoneyPool(unit=5, shares=(500, 300, 200), from_entries=True)
    session = priced(stage, TERMS, prize_kind=PrizeKind.MONEY, prize_money=shares)
    wrong = session.state.cash.payments[0]
    note = fr_en("payé par carte", "paid by card")
    session.dispatch(cmd.CorrectPayment(wrong.number, 0, note, means=Means.CARD))
    play_out(session, down_to=1)
    desk, window = stage.window()
    desk.open(session.tournament)
    page = None
    if window.view is not None:
        page = window.view.show_page("cash")
    if not isinstance(page, CashPage):
        return
    page.tabs.setCurrentIndex(DUES)
    page.dues.table.selectRow(0)
    yield "till_dues", window
    owed = page.dues.table.chosen()[0]
    session.dispatch(cmd.PayOut((owed.entrant,), purpose=owed.purpose))
    page.tabs.setCurrentIndex(LINES)
    page.lines.table.selectRow(0)
    yield "till_lines", window
    page.lines.correct.click()
    if page.lines.dialog is not None:
        yield "till_correction", page.lines.dialog
        page.lines.dialog.close()
    page.tabs.setCurrentIndex(TILL)
    page.till.float_cents.setValue(10_000)
    page.till.counted.setValue(50_000)
    yield "till_closing", window
    stage.close(desk, window)


def priced(stage: Stage, terms: EntryTerms, **more: Any) -> TournamentSession:
    """Return a tournament of the sample's players by these terms, everybody paid, in play."""
    sample = stage.sample()
    stage.club.directory.set_setting("money_prizes", "allowed")
    more = {"name": "Nocturne", "entry_terms": terms, "late_entry_until": 2, **more}
    setup = replace(sample.state.setup, **more)
    session = stage.club.create(setup)
    people = tuple(sample.person(who) for who in sample.state.entrants)
    session.dispatch(cmd.RegisterEntrants(people, present=True))
    everybody = tuple(session.state.entrants)
    session.dispatch(cmd.MarkMajority(everybody))
    session.dispatch(cmd.TakePayments(everybody))
    session.dispatch(cmd.DrawSeats())
    session.dispatch(cmd.StartClock())
    return session
