"""Time called on a player who thinks."""

from __future__ import annotations

from typing import Any

import pytest
from builders import a_tournament, clock_of, out, seated_at

from rules_ropta.levels_and_time import Acted
from rules_ropta.ruling import Refused
from td_app.live.session import TournamentSession
from td_app.tournament import commands as cmd
from td_app.tournament import events as ev
from td_app.tournament.state.setup import DeclaredHouseRule
from td_app.tournament.views.conduct import time_calls


def called(session: TournamentSession, table: int = 1, **more: Any) -> ev.TimeCalled:
    event = session.dispatch(cmd.CallTime(table, **more)).event
    assert isinstance(event, ev.TimeCalled)
    return event


class TestArticle_3_5:
    def test_after_a_minute_thirty_seconds_are_counted_the_last_five_aloud(self) -> None:
        session = a_tournament()
        thinking = seated_at(session, 1)[3]
        event = called(session, entrant=thinking, elapsed_s=75)
        assert (event.seconds, event.aloud_s) == (30, 5)
        (row,) = time_calls(session.state, session)
        now = clock_of(session).now_ms()
        assert (row.entrant, row.table) == (thinking, 1)
        assert (row.aloud_ms, row.ends_ms) == (now + 25_000, now + 30_000)

    def test_never_before_a_minute_whatever_the_floor_says(self) -> None:
        session = a_tournament()
        with pytest.raises(Refused) as refusal:
            called(session, elapsed_s=59, note="il exagère")
        assert refusal.value.code == "TIME_TOO_EARLY"
        assert refusal.value.params == {"seconds": 59, "least": 60}

    @pytest.mark.parametrize("elapsed", [10, 90])
    def test_a_call_the_floor_refused_is_written_down(self, elapsed: int) -> None:
        session = a_tournament()
        before = session.state
        event = called(session, elapsed_s=elapsed, accepted=False, note="un gros pot")
        assert (event.accepted, event.seconds) == (False, 0)
        assert session.state == before
        assert session.note(session.history.sequence) == "un gros pot"

    @pytest.mark.parametrize(
        ("acted", "hand"),
        [("before_end", "live"), ("at_end", "live"), ("after_end", "dead"), (None, "dead")],
    )
    def test_what_the_end_makes_of_the_hand(self, acted: Acted | None, hand: str) -> None:
        session = a_tournament()
        number = called(session).number
        event = session.dispatch(cmd.EndTimeCall(1, acted)).event
        assert isinstance(event, ev.TimeCallEnded)
        assert (event.number, event.hand) == (number, hand)
        assert time_calls(session.state, session) == ()

    def test_two_tables_call_at_the_same_time(self) -> None:
        session = a_tournament()
        called(session, 2)
        called(session, 1)
        assert [row.table for row in time_calls(session.state, session)] == [2, 1]
        session.dispatch(cmd.EndTimeCall(2, "before_end"))
        assert [row.table for row in time_calls(session.state, session)] == [1]

    def test_one_countdown_a_table(self) -> None:
        session = a_tournament()
        called(session)
        with pytest.raises(Refused, match="TIME_ALREADY_CALLED"):
            called(session)

    def test_nothing_ends_where_nothing_runs(self) -> None:
        session = a_tournament()
        with pytest.raises(Refused, match="TIME_NOT_CALLED"):
            session.dispatch(cmd.EndTimeCall(1))
        with pytest.raises(Refused, match="NO_SUCH_TABLE"):
            session.dispatch(cmd.EndTimeCall(99))

    def test_the_player_sits_at_that_table(self) -> None:
        session = a_tournament()
        with pytest.raises(Refused, match="NOT_AT_THIS_TABLE"):
            called(session, 1, entrant=seated_at(session, 2)[0])

    def test_a_table_that_breaks_takes_its_countdown_along(self) -> None:
        session = a_tournament(12, tables=2, seats=8)
        out(session, *seated_at(session, 1)[:4])
        called(session, 1)
        called(session, 2)
        session.dispatch(cmd.BreakTable(2, overruled=True, note="la salle ferme"))
        assert list(session.state.time_calls) == [1]

    def test_undone_the_countdown_runs_no_more(self) -> None:
        session = a_tournament()
        called(session)
        session.dispatch(cmd.Undo())
        assert session.state.time_calls == {}


class TestTheHouseWaitsLonger:
    def test_the_house_counts_its_own_wait_and_its_own_seconds(self) -> None:
        rules = (
            DeclaredHouseRule("3.5", "", "TIME_WAIT", 90),
            DeclaredHouseRule("3.5", "", "TIME_COUNTDOWN", 45),
        )
        session = a_tournament(house_rules=rules)
        with pytest.raises(Refused, match="TIME_TOO_EARLY"):
            called(session, elapsed_s=75)
        assert called(session, elapsed_s=90).seconds == 45
