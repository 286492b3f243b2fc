"""A session as every face reads it: views by name, kept until a change, and what would follow."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest
from builders import a_tournament, clock_of, out, seated_at
from prize_builders import POINTS, a_tie

from rules_ropta.ruling import Refused
from td_app.live.reading import VIEWS, Live
from td_app.live.session import TournamentSession
from td_app.persistence.event_codec import as_json
from td_app.tournament import commands as cmd
from td_app.tournament import events as ev
from td_app.tournament.views.conduct import penalty_case

MINUTE = 60_000


def over_with_points() -> TournamentSession:
    session = a_tie(4, 5, **POINTS)
    assert session.state.over
    return session


class TestViews:
    @pytest.mark.parametrize("name", VIEWS)
    def test_every_view_is_plain_values_while_playing_and_when_over(self, name: str) -> None:
        for session in (a_tournament(12), over_with_points()):
            json.dumps(as_json(Live(session).view(name)))

    def test_between_two_changes_the_same_rows_are_given(self) -> None:
        live = Live(a_tournament())
        before = live.room()
        assert live.room() is before
        out(live.session, seated_at(live.session, 1)[0])
        assert live.room() is not before

    def test_a_share_of_points_is_told_whole_or_as_a_fraction(self) -> None:
        winners = as_json(Live(over_with_points()).prizes())["winners"]
        assert [one["won"]["points"] for one in winners] == ["25", "33/2", "33/2"]

    def test_the_end_is_worked_out_once_a_minute(self) -> None:
        live = Live(a_tournament())
        before = live.finish_estimate()
        clock_of(live.session).forward(1_000)
        assert live.finish_estimate() is before
        clock_of(live.session).forward(MINUTE)
        assert live.finish_estimate() is not before

    def test_how_far_the_tournament_is(self) -> None:
        live = Live(a_tournament(12))
        out(live.session, seated_at(live.session, 1)[0])
        now = live.progress()
        assert (now.entered, now.players_left, now.out) == (12, 11, 1)
        assert now.drawn and now.started and not now.over

    def test_a_view_with_parameters_of_its_own_is_asked(self) -> None:
        live = Live(a_tournament())
        who = seated_at(live.session, 1)[0]
        assert live.ask(penalty_case, who, "table_talk", False).proposed == "warning"

    def test_reading_needs_no_qt(self) -> None:
        told = "import sys; import td_app.live.reading; print('PySide6' in sys.modules)"
        done = subprocess.run([sys.executable, "-c", told], capture_output=True, text=True)
        assert done.stdout.strip() == "False", done.stderr


class TestForesee:
    def test_what_would_follow_is_told_and_nothing_is_written(self) -> None:
        live = Live(a_tournament(12))
        who, before = seated_at(live.session, 1)[0], live.sequence
        event = live.foresee(cmd.Eliminate((cmd.PlayerOut(who),)))
        assert isinstance(event, ev.PlayersEliminated)
        assert live.sequence == before

    def test_why_not_is_told(self) -> None:
        live = Live(a_tournament())
        refused = live.foresee(cmd.ResumeTable(1))
        assert isinstance(refused, Refused)
        assert refused.code == "TABLE_PLAYS"

    def test_what_an_undo_would_take_back_too(self) -> None:
        live = Live(a_tournament())
        out(live.session, seated_at(live.session, 1)[0])
        assert live.foresee(cmd.Undo()) == ev.ActionUndone(live.sequence)

    def test_a_post_that_only_looks_foresees_nothing(self) -> None:
        session = a_tournament()
        session.read_only = True
        refused = Live(session).foresee(cmd.StopTable(1))
        assert isinstance(refused, Refused)
        assert refused.code == "LOOKING_ONLY"


class TestGap:
    def test_what_reads_the_clock_waits_until_the_director_said_what_time_it_was(self) -> None:
        session = a_tournament()
        session.watch_time()
        live = Live(session)
        session.now_ms()
        clock = clock_of(session)
        clock.at += 40 * MINUTE
        session.now_ms()
        assert live.gap is not None
        for command in (cmd.PauseClock(), cmd.Undo()):
            refused = live.can(command)
            assert refused is not None
            assert refused.code == "CLOCK_GAP_FIRST"
            assert isinstance(live.foresee(command), Refused)
        assert live.can(cmd.MarkAway(seated_at(session, 1)[:1])) is None
