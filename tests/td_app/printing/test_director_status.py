"""The status that receivers of The Tournament Director read, from before the start to the end."""

from __future__ import annotations

from builders import MINUTE, a_session, a_tournament, clock_of, out, played_down_to, registered
from buy_in_builders import REBUYS, an_evening, to_level

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


def test_an_evening_field_by_field_from_before_its_start_to_its_winner() -> None:
    pool = MoneyPool(unit=1, shares=(500, 300, 200), from_entries=True)
    money = {"prize_kind": PrizeKind.MONEY, "prize_money": pool, "late_entry_until": 4}
    session = a_session(tables=2, entry_terms=REBUYS, **money)
    session.dispatch(cmd.TakePayments(registered(session, 12), Means.CASH))
    session.dispatch(cmd.DrawSeats())
    before = status(session)
    assert before == {
        "Title": "Open d’automne",
        "Description": "Salle des fêtes",
        "GameName": "Hold’em",
        "RoundNum": 1,
        "Level": 1,
        "IsRound": True,
        "IsBreak": False,
        "NextIsBreak": False,
        "SmallBlind": 25,
        "BigBlind": 50,
        "Ante": 0,
        "NextSmallBlind": 50,
        "NextBigBlind": 100,
        "SecondsLeft": 1_200,
        "LevelDuration": 20,
        "ClockPaused": True,
        "PlayersLeft": 12,
        "Buyins": 12,
        "TablesLeft": 2,
        "Pot": 240,
        "ChipCount": 120_000,
        "DefaultBuyinFee": 24,
        "TotalRebuys": 0,
        "TotalAddons": 0,
        "HouseContribution": 0,
        "InTheMoneyRank": 3,
        "BustsUntilMoney": 9,
        "StateDesc": "before",
    }
    session.dispatch(cmd.StartClock())
    clock_of(session).forward(7 * MINUTE)
    session.dispatch(cmd.TakeReBuy(1, Means.CASH))
    level = before | {"StateDesc": "inprogress", "ClockPaused": False, "SecondsLeft": 780}
    level |= {"TotalRebuys": 1, "Pot": 250, "ChipCount": 130_000}
    assert status(session) == level
    session.dispatch(cmd.PauseClock())
    clock_of(session).forward(3 * MINUTE)
    assert status(session) == level | {"ClockPaused": True}, "paused, the time stands"
    session.dispatch(cmd.StartClock())
    to_level(session, 4)
    fourth = level | {"RoundNum": 4, "Level": 4, "SecondsLeft": 1_200, "NextIsBreak": True}
    fourth |= {"SmallBlind": 200, "BigBlind": 400, "Ante": 400}
    fourth |= {"NextSmallBlind": 400, "NextBigBlind": 800}
    assert status(session) == fourth
    to_level(session, 4, in_break=True)
    session.dispatch(cmd.TakeAddOns((1,), Means.CASH))
    pause = fourth | {"Level": 5, "IsRound": False, "IsBreak": True, "NextIsBreak": False}
    pause |= {"LevelDuration": 10, "SecondsLeft": 600, "TotalAddons": 1, "Pot": 260}
    assert status(session) == pause | {"ChipCount": 145_000}
    played_down_to(session, 1)
    after = status(session)
    assert (after["StateDesc"], after["PlayersLeft"], after["BustsUntilMoney"]) == ("after", 1, 0)
    assert (after["Pot"], after["InTheMoneyRank"], after["TablesLeft"]) == (260, 3, 1)
