"""The status that receivers of The Tournament Director read, from before the start to the end."""

from __future__ import annotations

from builders import MINUTE, a_session, a_tournament, clock_of, out, registered
from buy_in_builders import REBUYS, an_evening

from td_app.live.session import TournamentSession
from td_app.printing.director_status import status_of
from td_app.tournament import commands as cmd
from td_app.tournament.state.cash_desk import Means
from td_app.tournament.state.prizes import MoneyPool, PrizeKind

#: The fields that receivers read, as its makers' documentation lists them.
FIELDS = {
    "Title",
    "Description",
    "GameName",
    "RoundNum",
    "Level",
    "IsRound",
    "IsBreak",
    "NextIsBreak",
    "SmallBlind",
    "BigBlind",
    "Ante",
    "NextSmallBlind",
    "NextBigBlind",
    "SecondsLeft",
    "LevelDuration",
    "ClockPaused",
    "PlayersLeft",
    "Buyins",
    "TablesLeft",
    "Pot",
    "ChipCount",
    "DefaultBuyinFee",
    "TotalRebuys",
    "TotalAddons",
    "HouseContribution",
    "InTheMoneyRank",
    "BustsUntilMoney",
    "StateDesc",
}


def status(session: TournamentSession) -> dict[str, object]:
    """Return the status now."""
    return status_of(session, session.now_ms())


def test_every_field_that_receivers_read_is_there() -> None:
    assert status(a_tournament()).keys() == FIELDS


def test_before_the_start_the_clock_stands_at_the_first_level() -> None:
    session = a_session(tables=2)
    registered(session, 8)
    told = status(session)
    assert told["StateDesc"] == "before"
    assert told["ClockPaused"] is True
    assert (told["RoundNum"], told["Level"]) == (1, 1)
    assert told["Pot"] == 0


def test_seven_minutes_into_the_first_level_of_twenty() -> None:
    session = a_tournament(16, 2)
    clock_of(session).forward(7 * MINUTE)
    told = status(session)
    assert told["StateDesc"] == "inprogress"
    assert told["LevelDuration"] == 20
    assert told["SecondsLeft"] == 13 * 60
    assert (told["PlayersLeft"], told["TablesLeft"]) == (16, 2)
    assert told["ChipCount"] == 160_000


def test_a_break_is_no_round() -> None:
    session = a_tournament(16, 2)
    while not (told := status(session))["NextIsBreak"]:
        session.dispatch(cmd.NextLevel())
    level = told["RoundNum"]
    session.dispatch(cmd.NextLevel())
    told = status(session)
    assert (told["IsBreak"], told["IsRound"]) == (True, False)
    assert told["RoundNum"] == level


def test_rebuys_and_what_the_house_adds_are_in_whole_units() -> None:
    session = an_evening(12, REBUYS)
    session.dispatch(cmd.TakeReBuy(1, Means.CASH))
    told = status(session)
    assert told["DefaultBuyinFee"] == 24
    assert (told["Buyins"], told["TotalRebuys"], told["TotalAddons"]) == (12, 1, 0)


def test_how_many_go_out_before_the_money() -> None:
    money = {"prize_kind": PrizeKind.MONEY, "prize_money": MoneyPool(300, 1, (500, 300, 200))}
    session = a_tournament(8, 1, late_entry_until=0, **money)
    told = status(session)
    assert (told["Pot"], told["InTheMoneyRank"], told["BustsUntilMoney"]) == (300, 3, 5)
    out(session, *range(1, 8))
    told = status(session)
    assert (told["StateDesc"], told["PlayersLeft"], told["BustsUntilMoney"]) == ("after", 1, 0)
