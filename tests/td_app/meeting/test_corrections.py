"""A day's results put right afterwards: with a reason, dated, undone, the standings following."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from builders import MINUTE, SteppedClock
from meeting_builders import (
    EIGHT,
    a_meeting,
    a_meeting_setup,
    club_in,
    drawn,
    live,
    played_out,
    the_table,
)

from rules_ropta.ruling import Refused
from td_app.club.club import Club
from td_app.live.meeting_session import MeetingSession
from td_app.meeting import commands as cmd
from td_app.meeting.setup import Absents, PointsMatrix, PointsRow
from td_app.persistence.engine import memory_club

DAYS = 24 * 60 * MINUTE
#: Tables of seven and of eight, figures of these tests.
BOTH = PointsMatrix((PointsRow(7, (16, 12, 9, 6, 4, 2, 1)), *EIGHT.rows))


@pytest.fixture
def club() -> Iterator[Club]:
    with memory_club() as file:
        yield club_in(file)


def a_day(club: Club, absents: Absents = Absents.LEFT_OUT) -> MeetingSession:
    """Return a day of one round of eight teams of two, played, on which nobody was missing."""
    setup = a_meeting_setup(rounds=1, matrix=BOTH, absents=absents)
    session = drawn(a_meeting(club, setup, teams=8, players=2))
    played_out(session)
    assert isinstance(club.clock, SteppedClock)
    club.clock.forward(3 * DAYS)
    return session


def refused(session: MeetingSession, command: cmd.Command) -> str:
    """Return the code a command is refused with, nothing having changed."""
    before = session.state
    with pytest.raises(Refused) as refusal:
        session.dispatch(command)
    assert session.state is before
    return refusal.value.code


def points(session: MeetingSession) -> dict[int, object]:
    """Return the points of each team."""
    return {row.team: row.standing.points for row in live(session).standings().rows}


class TestAWrongOrder:
    def test_needs_a_reason_once_the_round_is_over(self, club: Club) -> None:
        session = a_day(club)
        first, second, *others = the_table(session, 1).outs
        swapped = (second, first, *others)
        assert refused(session, cmd.CorrectTable(1, 1, swapped)) == "REASON_NEEDED"
        session.dispatch(cmd.CorrectTable(1, 1, swapped, note="Compte rendu signé."))
        assert the_table(session, 1).ranks()[first[0]] == (7, 1)

    def test_is_told_with_its_reason_and_its_day_and_undone(self, club: Club) -> None:
        session = a_day(club)
        before = points(session)
        first, second, *others = the_table(session, 1).outs
        session.dispatch(cmd.CorrectTable(1, 1, (second, first, *others), note="Compte rendu."))
        assert points(session) != before
        (corrected,) = live(session).corrections()
        assert corrected.note == "Compte rendu."
        assert corrected.line.at_ms - session.history.entry(1).recorded_at >= 3 * DAYS
        session.dispatch(cmd.UndoAct())
        assert points(session) == before and not live(session).corrections()

    def test_says_in_the_same_act_who_never_came(self, club: Club) -> None:
        session = a_day(club)
        (gone,), *others = the_table(session, 1).outs
        session.dispatch(cmd.CorrectTable(1, 1, tuple(others), (gone,), note="Absent."))
        table = the_table(session, 1)
        assert gone in table.absents and table.over and table.size(Absents.LEFT_OUT) == 7
        assert table.ranks()[others[0][0]] == (7, 1)
        outs = ((gone,), *others)
        session.dispatch(cmd.CorrectTable(1, 1, outs, (), note="Il était là."))
        assert not the_table(session, 1).absents and the_table(session, 1).outs == outs

    def test_a_player_reinstated_goes_through_it_once_the_round_is_over(self, club: Club) -> None:
        session = a_day(club)
        (out,), *_ = the_table(session, 1).outs
        assert refused(session, cmd.ReinstatePlayer(1, out)) == "MEETING_ROUND_SETTLED"

    def test_whoever_sits_elsewhere_is_not_missing_here(self, club: Club) -> None:
        session = a_day(club)
        table, other = the_table(session, 1), the_table(session, 2).players[0]
        wrong = cmd.CorrectTable(1, 1, table.outs, (other,), note="?")
        assert refused(session, wrong) == "MEETING_NOT_SEATED"
        both = cmd.CorrectTable(1, 1, table.outs, table.outs[0], note="?")
        assert refused(session, both) == "MEETING_NOT_SEATED"


class TestAnAbsentTeam:
    def test_leaves_every_table_of_the_round_in_one_act(self, club: Club) -> None:
        session = a_day(club)
        team = 1
        theirs = {p.id for p in session.state.team_players(team)}
        assert refused(session, cmd.MarkTeamMissing(1, team)) == "REASON_NEEDED"
        session.dispatch(cmd.MarkTeamMissing(1, team, note="Jamais arrivée."))
        tables = session.state.rounds[0].tables.values()
        assert {w for t in tables for w in t.absents} == theirs
        assert all(table.over and 1 in dict(table.ranks().values()) for table in tables)
        assert points(session)[team] == 0
        session.dispatch(cmd.UndoAct())
        assert not any(t.absents for t in session.state.rounds[0].tables.values())

    def test_a_winner_who_never_came_leaves_the_table_to_the_next(self, club: Club) -> None:
        session = a_day(club)
        table = the_table(session, 1)
        assert table.winner is not None
        team, second = session.state.players[table.winner].team, table.outs[-1][0]
        session.dispatch(cmd.MarkTeamMissing(1, team, note="Prête-nom."))
        assert the_table(session, 1).winner == second

    def test_before_play_no_reason_is_asked_and_it_may_come_after_all(self, club: Club) -> None:
        setup = a_meeting_setup(rounds=1, matrix=BOTH)
        session = drawn(a_meeting(club, setup, teams=8, players=2))
        session.dispatch(cmd.MarkTeamMissing(1, 3))
        assert refused(session, cmd.MarkTeamMissing(1, 3)) == "MEETING_SAME"
        session.dispatch(cmd.MarkTeamMissing(1, 3, missing=False))
        assert not any(t.absents for t in session.state.rounds[0].tables.values())

    def test_one_that_came_after_all_is_in_play_until_its_order_is_given(self, club: Club) -> None:
        session = a_day(club)
        session.dispatch(cmd.MarkTeamMissing(1, 1, note="Pas vue."))
        session.dispatch(cmd.MarkTeamMissing(1, 1, missing=False, note="Elle jouait."))
        assert not session.state.rounds[0].over

    def test_one_without_a_seat_is_not_missing(self, club: Club) -> None:
        session = a_day(club)
        session.dispatch(cmd.EnterTeam("Les Tardifs"))
        assert refused(session, cmd.MarkTeamMissing(1, 9, note="?")) == "MEETING_TEAM_NOT_SEATED"


class TestPointsByHand:
    def test_are_added_to_a_team_for_a_reason_and_the_ranking_follows(self, club: Club) -> None:
        session = a_day(club)
        before = points(session)
        first = live(session).standings().rows[0].team
        assert refused(session, cmd.CorrectPoints(1, first, -40)) == "REASON_NEEDED"
        session.dispatch(cmd.CorrectPoints(1, first, -40, "Décision de la fédération."))
        assert points(session) == {**before, first: before[first] - 40}  # type: ignore[operator]
        last = live(session).standings().rows[-1]
        assert (last.team, last.standing.corrected) == (first, -40)
        assert live(session).standings((1,)).rows[-1].standing.by_round == (last.standing.points,)

    def test_a_second_one_takes_the_place_of_the_first_and_0_takes_it_back(
        self, club: Club
    ) -> None:
        session = a_day(club)
        before = points(session)
        session.dispatch(cmd.CorrectPoints(1, 2, -3, "Retard."))
        session.dispatch(cmd.CorrectPoints(1, 2, 5, "Non : oubli de cinq points."))
        assert points(session)[2] == before[2] + 5  # type: ignore[operator]
        session.dispatch(cmd.CorrectPoints(1, 2, 0, "Rien à corriger."))
        assert points(session) == before
        assert refused(session, cmd.CorrectPoints(1, 2, 0, "Encore.")) == "MEETING_SAME"

    def test_too_many_are_refused(self, club: Club) -> None:
        session = a_day(club)
        assert refused(session, cmd.CorrectPoints(1, 2, 10_001, "?")) == "MEETING_CORRECTION"


def test_the_minutes_tell_each_correction_with_its_reason(club: Club) -> None:
    session = a_day(club)
    session.dispatch(cmd.CorrectPoints(1, 2, -3, "Retard."))
    session.dispatch(cmd.MarkTeamMissing(1, 1, note="Jamais arrivée."))
    told = [
        (words.replace("\u00a0", " "), line.note) for line, words in live(session).minutes()[-2:]
    ]
    assert told == [
        ("Manche 1 : points de l’équipe La Rivière Noire corrigés de −3.", "Retard."),
        ("Manche 1 : l’équipe As de Trèfle est absente.", "Jamais arrivée."),
    ]
