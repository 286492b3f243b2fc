"""The clock once there is a winner: no gesture moves it, an elimination undone gives it back."""

from __future__ import annotations

import pytest
from builders import a_tournament, everyone, out

from td_app.session import TournamentSession
from td_app.tournament import commands as cmd


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
