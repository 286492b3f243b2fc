"""Builders of jackpots: three players, a table, a prize drawn."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from builders import a_club, a_setup, people

from td_app.live.session import TournamentSession
from td_app.tournament import commands as cmd
from td_app.tournament import events as ev
from td_app.tournament.state.buy_ins import Cost, EntryTerms
from td_app.tournament.state.jackpot import Jackpot
from td_app.tournament.state.setup import TournamentSetup
from td_app.tournament.state.tournament import Majority

#: Ten euros, nothing for the house but what the table keeps.
TEN_EUROS = EntryTerms(cost=Cost(1_000))
DRAWN = Jackpot(
    edition="extreme_en",
    buy_in=1_000,
    seed="00",
    method="sha256-jackpot-1",
    number=80_000,
    multiplier="1",
    prize=1_000,
    payout=(1_000,),
    stack=100,
    level_minutes=1,
    at_ms=0,
)
SHARED = replace(DRAWN, number=12, multiplier="125", prize=125_000, payout=(100_000, 20_000, 5_000))
#: As the minutes and undo are tried.
JACKPOTS = (
    ev.JackpotDrawn(DRAWN, TournamentSetup(), ("room hexapro",)),
    ev.JackpotDrawn(SHARED, TournamentSetup(), ("room hexapro",)),
)


def a_jackpot(players: int = 3, *, paid: bool = True, **changes: Any) -> TournamentSession:
    """Return a jackpot at ten euros, so many present, the prize not drawn yet."""
    club = a_club(money=True)
    given = {"entry_terms": TEN_EUROS, "jackpot": "extreme_en", **changes}
    session = club.create(a_setup(1, 3, **given))
    if players:
        session.dispatch(cmd.RegisterEntrants(people(players), True, Majority.CHECKED))
    if players and paid and session.state.setup.entry_terms.priced:
        session.dispatch(cmd.TakePayments(tuple(session.state.entrants)))
    return session
