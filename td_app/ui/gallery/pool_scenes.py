"""Prizes of what entries make: in the settings, followed, shared, said, as seats of a satellite."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from td_app.session import TournamentSession
from td_app.tournament import commands as cmd
from td_app.tournament.state.buy_ins import Cost, EntryTerms
from td_app.tournament.state.prizes import MoneyPool, PrizeKind
from td_app.ui.gallery.stage import Scenes, Stage
from td_app.ui.pages.settings_page import SettingsTabs

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
        kind, satellite = PrizeKind.MONEY, bool(money.seat)
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
