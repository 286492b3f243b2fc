"""The status of a tournament as The Tournament Director posts it, for receivers clubs have.

Its names and units are that program's: amounts in whole units of the currency, the length of a
level in minutes, the time left in seconds. What a tournament of ours lacks is 0 or empty.
"""

from __future__ import annotations

from typing import Final, TypedDict

from td_app.live.session import TournamentSession
from td_app.printing.tournament_summary import units
from td_app.tournament.views.clock import ClockView, clock_view
from td_app.tournament.views.money import money_view
from td_app.tournament.views.prizes import prizes_view
from td_app.words.game import game_name, game_text

#: The three states that a receiver knows.
BEFORE: Final = "before"
PLAYED: Final = "inprogress"
AFTER: Final = "after"
MS: Final = 1000


class NextStep(TypedDict):
    """What comes after the level, or the break, that is on."""

    NextIsBreak: bool
    NextSmallBlind: int
    NextBigBlind: int


class DirectorStatus(NextStep):
    """The fields of a status, as receivers name them."""

    Title: str
    Description: str
    GameName: str
    RoundNum: int
    Level: int
    IsRound: bool
    IsBreak: bool
    SmallBlind: int
    BigBlind: int
    Ante: int
    SecondsLeft: int
    LevelDuration: int
    ClockPaused: bool
    PlayersLeft: int
    Buyins: int
    TablesLeft: int
    Pot: float
    ChipCount: int
    DefaultBuyinFee: float
    TotalRebuys: int
    TotalAddons: int
    HouseContribution: float
    InTheMoneyRank: int
    BustsUntilMoney: int
    StateDesc: str


def status_of(session: TournamentSession, now_ms: int) -> DirectorStatus:
    """Return the status at a moment (milliseconds since 1970), for everybody to read."""
    state = session.state
    setup = state.setup
    clock = clock_view(state, now_ms)
    money = money_view(state)
    game = setup.game.value
    prizes = prizes_view(state, session)
    return {
        "Title": setup.name,
        "Description": setup.place,
        "GameName": game_text(game, setup.betting.value) or game_name(game),
        "RoundNum": clock.level,
        "Level": clock.step + 1,
        "IsRound": not clock.in_break,
        "IsBreak": clock.in_break,
        **_next(clock),
        "SmallBlind": clock.small_blind,
        "BigBlind": clock.big_blind,
        "Ante": clock.ante,
        "SecondsLeft": -(-clock.remaining_ms // MS),
        "LevelDuration": clock.steps[clock.step].minutes,
        "ClockPaused": not clock.running,
        "PlayersLeft": clock.players_left,
        "Buyins": money.entries + money.reentries,
        "TablesLeft": len(state.closing_order()),
        "Pot": units(prizes.pool),
        "ChipCount": money.chips_in_play,
        "DefaultBuyinFee": units(money.terms.cost.total),
        "TotalRebuys": money.rebuys,
        "TotalAddons": money.addons,
        "HouseContribution": units(money.added + money.overlay),
        "InTheMoneyRank": prizes.paid,
        "BustsUntilMoney": max(0, clock.players_left - prizes.paid) if prizes.paid else 0,
        "StateDesc": _state(session),
    }


def _next(clock: ClockView) -> NextStep:
    """Return the next level, and whether a break comes before it."""
    coming = clock.next_level
    return {
        "NextIsBreak": any(step.is_break for step in clock.steps[clock.step + 1 :][:1]),
        "NextSmallBlind": coming.small_blind if coming is not None else 0,
        "NextBigBlind": coming.big_blind if coming is not None else 0,
    }


def _state(session: TournamentSession) -> str:
    state = session.state
    if state.over or state.cancelled is not None:
        return AFTER
    return PLAYED if state.clock.started else BEFORE
