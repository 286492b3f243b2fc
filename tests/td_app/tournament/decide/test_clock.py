"""The clock once there is a winner (no gesture moves it), and until when one may come in (1.8)."""

from __future__ import annotations

import pytest
from builders import a_setup, a_tournament, everyone, out

from td_app.live.session import TournamentSession
from td_app.tournament import commands as cmd
from td_app.tournament.decide.checks import entry_level, late_entry_open
from td_app.tournament.views.clock import clock_view


def won() -> TournamentSession:
    """Return a tournament whose clock ran when the last player but one went out."""
    session = a_tournament(6, 1)
    out(session, *list(everyone(session))[1:])
    assert session.state.over
    return session


class TestAWinner:
    @pytest.mark.parametrize(
        "gesture",
        [
            cmd.PauseClock(),
            cmd.StartClock(),
            cmd.AdjustClock(60),
            cmd.NextLevel(),
            cmd.PreviousLevel(),
            cmd.GoToStep(2),
        ],
        ids=lambda gesture: gesture.KIND,
    )
    def test_the_clock_times_nothing_any_more(self, gesture: cmd.Command) -> None:
        refused = won().can(gesture)
        assert refused is not None and refused.code == "TOURNAMENT_OVER"

    def test_the_last_elimination_undone_the_clock_is_the_directors_again(self) -> None:
        session = won()
        session.dispatch(cmd.Undo())
        assert session.state.clock.running
        assert session.can(cmd.PauseClock()) is None


def is_open(session: TournamentSession) -> bool:
    now = session.now_ms()
    told = late_entry_open(session.state, now)
    assert clock_view(session.state, now).late_entry_open == told
    return told


class TestArticle_1_8:
    @pytest.mark.parametrize(("until", "last"), [(None, 2), (0, 0), (4, 4)])
    def test_the_last_level_is_the_directors_or_the_second(
        self, until: int | None, last: int
    ) -> None:
        assert a_setup(late_entry_until=until).last_entry_level == last

    def test_one_may_come_in_until_the_second_level_ends(self) -> None:
        session = a_tournament(started=False)
        assert entry_level(session.state, session.now_ms()) == 0 and is_open(session)
        session.dispatch(cmd.StartClock())
        session.dispatch(cmd.NextLevel())
        assert entry_level(session.state, session.now_ms()) == 2 and is_open(session)
        session.dispatch(cmd.NextLevel())
        assert not is_open(session)

    def test_nobody_comes_in_once_play_began_where_the_director_wants_it_so(self) -> None:
        session = a_tournament(late_entry_until=0, started=False)
        assert is_open(session)
        session.dispatch(cmd.StartClock())
        assert not is_open(session)
