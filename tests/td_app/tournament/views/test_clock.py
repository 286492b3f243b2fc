"""Shall we finish in time: the estimate of a real tournament against the hall's hour."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from builders import MINUTE, a_session, a_tournament, clock_of, everyone, out, registered
from played_evenings import PlayedEvening

from td_app.live.session import TournamentSession
from td_app.tournament import commands as cmd
from td_app.tournament.planning.ready_structures import StructureKind, ready_structure
from td_app.tournament.state.chips import CLUB_CHIPS
from td_app.tournament.state.structure import AnteFormat, Break, Level
from td_app.tournament.views.clock import (
    FinishView,
    Verdict,
    average_so_far,
    closing_of,
    evening_so_far,
    finish_option,
    finish_view,
)

PARIS = ZoneInfo("Europe/Paris")


CLUB = ready_structure(StructureKind.CLUB_EVENING, 10_000, CLUB_CHIPS, AnteFormat.BIG_BLIND, 24)


def an_evening(closes_at: str = "", **changes: Any) -> TournamentSession:
    """Twenty-four players, the clock just started."""
    return a_tournament(24, structure=CLUB, closes_at=closes_at, **changes)


def seen(session: TournamentSession) -> FinishView:
    view = finish_view(session.state, session.now_ms(), UTC)
    assert view is not None
    return view


def hour(session: TournamentSession, minutes: int) -> str:
    """The time of day so many minutes from now."""
    now = datetime.fromtimestamp(session.now_ms() / 1000, UTC)
    return (now + timedelta(minutes=minutes)).strftime("%H:%M")


class TestAgainstTheHour:
    @pytest.mark.parametrize(
        ("minutes", "verdict"),
        [(600, Verdict.IN_TIME), (295, Verdict.AT_RISK), (120, Verdict.TOO_LATE)],
    )
    def test_all_some_or_none_of_the_range_is_before_it(
        self, minutes: int, verdict: Verdict
    ) -> None:
        view = seen(an_evening(hour(a_session(), minutes)))
        assert view.verdict is verdict

    def test_chances_go_with_it(self) -> None:
        chances = [seen(an_evening(hour(a_session(), m))).chance for m in (120, 280, 320, 600)]
        assert chances == sorted(chances)
        assert chances[0] < 5
        assert chances[-1] > 95

    def test_a_hall_that_does_not_close(self) -> None:
        view = seen(an_evening())
        assert (view.verdict, view.closing_ms, view.margin) == (Verdict.NO_HOUR, None, 0)

    def test_once_it_is_past_it_stays_past(self) -> None:
        session = an_evening(hour(a_session(), 60))
        closing = closing_of(session.state, session.now_ms(), UTC)
        clock_of(session).forward(90 * MINUTE)
        assert seen(session).closing_ms == closing
        assert (seen(session).verdict, seen(session).chance) == (Verdict.TOO_LATE, 0)

    def test_seats_drawn_the_day_before_are_no_start(self) -> None:
        session = a_tournament(24, started=False, structure=CLUB, closes_at="23:00")
        clock_of(session).forward(24 * 60 * MINUTE)
        session.dispatch(cmd.StartClock())
        closing = closing_of(session.state, session.now_ms(), UTC)
        assert closing is not None
        assert 0 < closing - session.now_ms() <= 24 * 60 * MINUTE

    def test_levels_passed_over_do_not_bring_the_hour_of_the_day_before(self) -> None:
        session = an_evening(hour(a_session(), 23 * 60))
        asked = closing_of(session.state, session.now_ms(), UTC)
        session.dispatch(cmd.GoToStep(len(CLUB.steps) - 1))
        assert closing_of(session.state, session.now_ms(), UTC) == asked

    def test_levels_played_again_do_not_bring_the_hour_of_the_day_after(self) -> None:
        session = an_evening(hour(a_session(), 60))
        asked = closing_of(session.state, session.now_ms(), UTC)
        out(session, next(everyone(session)))
        clock_of(session).forward(70 * MINUTE)
        session.dispatch(cmd.GoToStep(0))
        assert closing_of(session.state, session.now_ms(), UTC) == asked

    def test_before_its_day_a_tournament_has_no_hour_yet(self) -> None:
        session = a_tournament(24, started=False, structure=CLUB, closes_at="23:00")
        day = datetime.fromtimestamp(session.now_ms() / 1000, UTC).date()
        for date, verdict in (
            (day + timedelta(1), Verdict.NO_HOUR),
            (day, Verdict.AT_RISK),
        ):
            at = hour(session, 290)
            setup = replace(session.state.setup, date=date.isoformat(), closes_at=at)
            session.dispatch(cmd.ChangeSetup(setup))
            assert seen(session).verdict is verdict

    def test_before_the_start_it_counts_from_the_hour_said_for_it(self) -> None:
        session = a_tournament(24, started=False, structure=CLUB)
        now = datetime.fromtimestamp(session.now_ms() / 1000, UTC)
        from_now = seen(session)
        for later, day in ((120, now.date()), (24 * 60 + 120, now.date() + timedelta(1))):
            hours = {"starts_at": hour(session, 120), "closes_at": hour(session, 120 + 295)}
            setup = replace(session.state.setup, date=day.isoformat(), **hours)
            session.dispatch(cmd.ChangeSetup(setup))
            view = seen(session)
            assert abs(view.end_ms - from_now.end_ms - later * MINUTE) < MINUTE
            assert view.verdict is Verdict.AT_RISK
            option = finish_option(session.state, CLUB, session.now_ms(), zone=UTC)
            assert option is not None and option.end_ms == view.end_ms
        assert from_now.from_now and not view.from_now
        # Once it is past, time goes by as before.
        clock_of(session).forward((24 * 60 + 180) * MINUTE)
        assert seen(session).now_ms == session.now_ms() and seen(session).from_now

    def test_a_later_day_whose_start_is_not_said_has_no_closing_yet(self) -> None:
        session = a_tournament(24, started=False, structure=CLUB)
        setup = replace(session.state.setup, date="2099-12-04", closes_at="00:30")
        session.dispatch(cmd.ChangeSetup(setup))
        view = seen(session)
        assert view.closing_ms is None and view.from_now
        session.dispatch(cmd.ChangeSetup(replace(setup, starts_at="20:00")))
        view = seen(session)
        assert view.closing_ms is not None and not view.from_now

    def test_the_night_the_clocks_go_back_gives_an_hour_more(self) -> None:
        session = an_evening("03:30")
        session.dispatch(cmd.PauseClock())
        evening = round(datetime(2026, 10, 24, 20, tzinfo=PARIS).timestamp() * 1000)
        assert closing_of(session.state, evening, PARIS) == evening + int(8.5 * 60) * MINUTE


class TestWhatItGoesBy:
    def test_the_clock_standing_pushes_the_end_back(self) -> None:
        session = an_evening()
        before = seen(session)
        session.dispatch(cmd.PauseClock())
        clock_of(session).forward(30 * MINUTE)
        assert seen(session).end_ms == before.end_ms + 30 * MINUTE

    def test_the_clock_running_does_not(self) -> None:
        session = an_evening()
        before = seen(session)
        clock_of(session).forward(2 * MINUTE)
        assert abs(seen(session).end_ms - before.end_ms) <= MINUTE

    def test_before_the_draw_those_present(self) -> None:
        session = a_session(structure=CLUB)
        assert finish_view(session.state, session.now_ms()) is None
        who = registered(session, 24)
        session.dispatch(cmd.MarkPresence(who[20:], present=False))
        assert evening_so_far(session.state, session.now_ms()).entrants == 20
        assert seen(session).estimate.ways[0].name == "big_blinds"

    def test_nobody_ticked_yet_everyone_entered(self) -> None:
        session = a_session(structure=CLUB)
        who = registered(session, 24)
        session.dispatch(cmd.MarkPresence(who, present=False))
        assert evening_so_far(session.state, session.now_ms()).left == 24

    def test_chips_that_left_play_are_not_counted(self) -> None:
        session = an_evening()
        session.dispatch(cmd.Withdraw(next(everyone(session)), 10_000))
        assert evening_so_far(session.state, session.now_ms()).chips == 230_000

    def test_with_a_winner_there_is_nothing_left_to_foresee(self) -> None:
        session = a_tournament(4, tables=1)
        out(session, *list(everyone(session))[:3])
        assert finish_view(session.state, session.now_ms()) is None

    def test_a_real_tournament_is_foreseen_as_it_is_played(self) -> None:
        """Players leave the session at the minutes of an evening played out by hand."""
        played = PlayedEvening(24, CLUB, seed=3)
        session = an_evening()
        begun, held = session.now_ms(), []
        for second in played.outs[:-1]:
            clock_of(session).at = begun + second * 1000
            out(session, next(everyone(session)))
            view = seen(session)
            real = begun + played.outs[-1] * 1000
            held.append(view.low_ms - MINUTE <= real <= view.high_ms + MINUTE)
        assert sum(held) > 0.85 * len(held)


class TestWhatWouldChangeIt:
    def test_the_gentlest_comes_first_and_each_saves_more(self) -> None:
        options = seen(an_evening()).options
        assert [(o.name, o.minutes) for o in options] == [
            ("breaks", 0),
            ("levels", 15),
            ("levels", 12),
        ]
        saved = [option.saved for option in options]
        assert saved == sorted(saved)
        assert all(minutes > 0 for minutes in saved)

    def test_what_was_played_and_what_is_on_stay(self) -> None:
        session = an_evening()
        clock_of(session).forward(45 * MINUTE)
        for option in seen(session).options:
            assert option.structure.steps[:3] == CLUB.steps[:3]
            assert session.can(cmd.ChangeStructure(option.structure)) is None

    def test_taken_up_it_does_what_it_said(self) -> None:
        session = an_evening(hour(a_session(), 270))
        option = seen(session).options[-1]
        assert option.verdict is Verdict.IN_TIME
        session.dispatch(cmd.ChangeStructure(option.structure))
        assert seen(session).end_ms == option.end_ms
        assert (seen(session).verdict, seen(session).chance) == (option.verdict, option.chance)

    def test_levels_short_already_have_no_shorter_ones_to_offer(self) -> None:
        short = tuple(Level(50 * 2**i, 100 * 2**i, minutes=10) for i in range(9))
        session = an_evening()
        session = a_tournament(24, structure=type(CLUB)(short))
        assert seen(session).options == ()

    def test_a_draft_with_a_break_more_ends_later(self) -> None:
        session = an_evening()
        draft = CLUB.with_inserted(1, Break(15))
        option = finish_option(session.state, draft, session.now_ms(), zone=UTC)
        assert option is not None
        assert option.saved == -15


class TestTheAverageSoFar:
    def test_nothing_is_told_before_the_start(self) -> None:
        session = a_tournament(20, started=False)
        assert average_so_far(session.state, session.now_ms()) == ()

    def test_it_is_told_at_the_start_at_the_end_of_each_level_and_now(self) -> None:
        session = a_tournament(20, tables=3)
        first, *_ = session.state.setup.structure.levels
        out(session, *list(everyone(session))[:5])
        clock_of(session).forward(int((first.minutes + 5) * MINUTE))
        at_start, after_one, now = average_so_far(session.state, session.now_ms())
        stack = session.state.setup.starting_stack
        assert at_start.big_blinds_tenths == stack * 10 // first.big_blind
        assert (at_start.chips, after_one.chips) == (stack, round(stack * 20 / 15))
        assert after_one.big_blinds_tenths == round(stack * 10 * 20 / 15 / first.big_blind)
        assert after_one.played_ms == first.minutes * MINUTE
        assert now.played_ms == (first.minutes + 5) * MINUTE
        assert now.big_blinds_tenths < after_one.big_blinds_tenths

    def test_once_one_is_left_it_ends_with_the_average_of_the_last_two(self) -> None:
        session = a_tournament(20, tables=3)
        first, second, *_ = session.state.setup.structure.levels
        players = list(everyone(session))
        out(session, *players[:10])
        clock_of(session).forward(int((first.minutes + 5) * MINUTE))
        out(session, *players[10:19])
        assert session.state.players_left == 1
        at_start, after_one, last = average_so_far(session.state, session.now_ms())
        stack = session.state.setup.starting_stack
        assert at_start.played_ms == 0
        assert after_one.big_blinds_tenths == stack * 10 * 2 // first.big_blind
        assert last.played_ms == (first.minutes + 5) * MINUTE
        assert last.chips == stack * 10
        assert last.big_blinds_tenths == stack * 10 * 10 // second.big_blind

    def test_it_goes_no_further_than_the_level_of_the_last_way_out(self) -> None:
        session = a_tournament(20, tables=3)
        first, *_ = session.state.setup.structure.levels
        out(session, *list(everyone(session))[:19])
        clock_of(session).forward(int((first.minutes + 5) * MINUTE))
        now = average_so_far(session.state, session.now_ms())[-1]
        assert now.played_ms <= first.minutes * MINUTE
