"""The Open Tournament Summary of a club's evening (ts-specs.handhistory.org, 1.1.5)."""

from __future__ import annotations

import json

from builders import MINUTE, a_tournament, clock_of, out
from buy_in_builders import REBUYS, an_evening
from knockout_builders import a_bounty_evening, knocked

from td_app.printing.tournament_summary import summary_bytes, summary_of
from td_app.tournament import commands as cmd
from td_app.tournament.state.cash_desk import Means
from td_app.tournament.state.prizes import MoneyPool, PrizeKind


def test_a_free_evening_is_of_play_money_and_lists_everybody() -> None:
    session = a_tournament(8, 1, late_entry_until=0, prizes=("Un jambon",))
    clock_of(session).forward(90 * MINUTE)
    out(session, *range(1, 8))
    told = summary_of(session, "Les As du Bocage")
    assert (told["currency"], told["prize_pool"], told["type"]) == ("XPM", 0, "STT")
    assert told["site_name"] == "Les As du Bocage"
    assert told["player_count"] == 8
    places = [one["finish_position"] for one in told["tournament_finishes_and_winnings"]]
    assert places == list(range(1, 9))
    assert told["start_date_utc"] < told["end_date_utc"]
    assert "rebuy_cost" not in told


def test_who_still_plays_has_no_place_yet() -> None:
    session = a_tournament(16, 2)
    out(session, 3)
    told = summary_of(session)
    finishes = told["tournament_finishes_and_winnings"]
    assert sum(one["still_playing"] for one in finishes) == 15
    assert all("finish_position" not in one for one in finishes if one["still_playing"])
    assert "end_date_utc" not in told
    assert told["type"] == "MTT"


def test_money_is_told_in_euros() -> None:
    money = {"prize_kind": PrizeKind.MONEY, "prize_money": MoneyPool(100, 1, (605, 395))}
    session = a_tournament(4, 1, late_entry_until=0, **money)
    out(session, 1, 2, 3)
    told = summary_of(session)
    first, second, *_ = told["tournament_finishes_and_winnings"]
    assert (told["currency"], told["prize_pool"]) == ("EUR", 100)
    assert first["prize"] + second["prize"] == 100


def test_who_bought_again_is_listed_once() -> None:
    session = an_evening(12, REBUYS)
    session.dispatch(cmd.TakeReBuy(1, Means.CASH))
    told = summary_of(session)
    assert told["flags"] == ["Rebuy"]
    assert (told["buyin_amount"], told["fee_amount"], told["rebuy_cost"]) == (20, 4, 10)
    (bought,) = told["tournament_rebuys"]
    assert (bought["rebuys"], bought["addons"]) == (1, 0)


def test_a_bounty_won_counts_with_the_prize() -> None:
    session = a_bounty_evening(4, 1)
    knocked(session, 2, 1)
    told = summary_of(session)
    assert "Bounty" in told["flags"]
    assert told["bounty_fee_amount"] == 5


def test_the_file_is_one_object() -> None:
    told = json.loads(summary_bytes(a_tournament(8, 1), "Club"))
    assert list(told) == ["ots"]
