"""Time called on a player, as the hall sees it (3.5)."""

from __future__ import annotations

import pytest
from builders import a_tournament, clock_of
from wall_scenes import cap_of, facts_of, said, scene_of, told

from reports.lettering import Weight
from reports.marks import Bar, Said
from td_app.live.session import TournamentSession
from td_app.tournament import commands as cmd
from td_app.wall.facts import TimeWords
from td_app.wall.scene import Scene
from td_app.wall.themes import NOIR


@pytest.fixture
def session() -> TournamentSession:
    return a_tournament(32)


def time_of(session: TournamentSession) -> TimeWords:
    words = facts_of(session).time
    assert words is not None
    return words


def grounds(scene: Scene) -> set[str]:
    return {mark.colour for mark in scene.marks if isinstance(mark, Bar)}


class TestOnTheWall:
    def test_nothing_covers_the_clock_while_nobody_calls_time(
        self, session: TournamentSession
    ) -> None:
        assert facts_of(session).time is None

    def test_table_place_and_seconds_are_read_and_the_clock_stays(
        self, session: TournamentSession
    ) -> None:
        place = sorted(session.state.tables[4].places)[2]
        session.dispatch(cmd.CallTime(4, session.state.tables[4].places[place]))
        clock_of(session).forward(7_300)
        words = time_of(session)
        assert words.heading == f"TIME · Table 4 · place {place}"
        assert (words.seconds, words.total, words.hurried) == (23, 30, False)
        assert (words.level, words.clock) == ("Niveau 1", facts_of(session).face.clock.shown)

    def test_the_seconds_counted_aloud_look_otherwise(self, session: TournamentSession) -> None:
        session.dispatch(cmd.CallTime(4))
        clock_of(session).forward(24_999)
        assert not time_of(session).hurried
        calm = scene_of(facts_of(session))
        clock_of(session).forward(1)
        assert time_of(session).hurried
        grounds = {
            mark.colour for mark in scene_of(facts_of(session)).marks if isinstance(mark, Bar)
        }
        assert NOIR.red in grounds
        assert NOIR.red not in {mark.colour for mark in calm.marks if isinstance(mark, Bar)}

    def test_the_end_is_said_until_the_floor_has_noted_it(self, session: TournamentSession) -> None:
        session.dispatch(cmd.CallTime(4))
        clock_of(session).forward(31_000)
        words = time_of(session)
        assert (words.seconds, words.over) == (0, "Temps écoulé")
        assert "Temps écoulé" in said(scene_of(facts_of(session)))
        session.dispatch(cmd.EndTimeCall(4))
        assert facts_of(session).time is None

    def test_of_several_the_soonest_is_large_and_the_others_are_listed(
        self, session: TournamentSession
    ) -> None:
        for table in (3, 1, 2):
            session.dispatch(cmd.CallTime(table))
            clock_of(session).forward(4_000)
        words = time_of(session)
        assert words.heading == "TIME · Table 3"
        assert words.also == "Aussi\u00a0: table 1 · 22\u00a0s, table 2 · 26\u00a0s"
        assert words.also.replace("\u00a0", " ") in told(scene_of(facts_of(session)))

    def test_opened_in_mid_countdown_it_shows_what_is_left(
        self, session: TournamentSession
    ) -> None:
        session.dispatch(cmd.CallTime(4))
        clock_of(session).forward(18_000)
        assert time_of(session).seconds == 12

    def test_undone_the_clock_comes_back(self, session: TournamentSession) -> None:
        session.dispatch(cmd.CallTime(4))
        session.dispatch(cmd.Undo())
        assert facts_of(session).time is None

    def test_its_digits_take_a_third_of_the_wall(self, session: TournamentSession) -> None:
        session.dispatch(cmd.CallTime(4))
        scene = scene_of(facts_of(session))
        seconds = next(
            mark
            for mark in scene.ticking
            if isinstance(mark, Said) and mark.face is Weight.EVEN and ":" not in mark.text
        )
        assert cap_of(seconds) >= scene.height / 3
