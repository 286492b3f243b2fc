"""Late entry: what the rulebook leaves open without a word of the director (1.8)."""

from __future__ import annotations

import pytest
from builders import a_setup, a_tournament

from td_app.session import TournamentSession
from td_app.tournament import commands as cmd
from td_app.tournament.decide.asking import entry_level, late_entry_open
from td_app.tournament.views.clock import clock_view


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
