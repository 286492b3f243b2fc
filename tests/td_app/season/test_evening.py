"""What a tournament tells its season: places, kills, whom, re-entries, who was disqualified."""

from __future__ import annotations

from builders import a_tournament, played_down_to
from knockout_builders import a_noted_evening, knocked

from td_app.live.session import TournamentSession
from td_app.season.evening import played_on, reading_of
from td_app.season.repository import Reading, SeasonEvening
from td_app.tournament import commands as cmd

EVENING = SeasonEvening(4, 1, "2025-09-12", "Soirée", tournament=7)


def read(session: TournamentSession) -> Reading:
    return reading_of(session.state, session.history.sequence)


def test_whoever_is_told_to_have_knocked_out_has_the_kill_and_whom() -> None:
    session = a_noted_evening(16, 2)
    knocked(session, 3, 5, 6)
    knocked(session, 4, 5)
    rows = {row.player: row for row in played_on(EVENING, read(session))}
    assert (rows["e7.5"].kills, rows["e7.5"].victims) == (2, ("e7.3", "e7.4"))
    assert (rows["e7.6"].kills, rows["e7.6"].victims) == (1, ("e7.3",))
    assert (rows["e7.3"].place, rows["e7.4"].place) == (16, 15)


def test_who_still_plays_is_sure_of_the_worst_place_left() -> None:
    session = a_tournament(8, 1)
    played_down_to(session, 3)
    rows = played_on(EVENING, read(session))
    assert sorted(row.place for row in rows) == [3, 3, 3, 4, 5, 6, 7, 8]
    assert [row.place for row in rows if row.sure] == [3, 3, 3]


def test_once_over_everyone_has_a_place_and_nobody_before_the_draw() -> None:
    session = a_tournament(8, 1)
    played_down_to(session, 1)
    told = read(session)
    assert told.over and sorted(row[2] for row in told.rows) == list(range(1, 9))
    other = a_tournament(8, 1, started=False)
    other.dispatch(cmd.Undo())
    assert read(other).rows == ()
