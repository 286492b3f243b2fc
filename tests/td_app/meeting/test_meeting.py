"""A meeting judged: teams, draws, exits, missing players, substitutes, clocks, undo."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction

import pytest
from builders import MINUTE, SteppedClock
from meeting_builders import (
    EIGHT,
    a_meeting,
    a_meeting_setup,
    club_in,
    drawn,
    live,
    people,
    played_out,
    the_table,
)

from rules_ropta.ruling import Refused
from td_app.club.club import Club
from td_app.live.meeting_session import MeetingSession
from td_app.meeting import commands as cmd
from td_app.meeting.draw_record import as_json, from_json, rounds_of
from td_app.meeting.setup import Absents, Clocks, PointsMatrix, PointsRow
from td_app.persistence.engine import memory_club


@pytest.fixture
def club() -> Iterator[Club]:
    with memory_club() as file:
        yield club_in(file)


def refused(session: MeetingSession, command: cmd.Command) -> str:
    """Return the code a command is refused with, nothing having changed."""
    before = session.state
    with pytest.raises(Refused) as refusal:
        session.dispatch(command)
    assert session.state is before
    return refusal.value.code


class TestOpening:
    def test_it_stands_apart_from_the_tournaments_of_the_club(self, club: Club) -> None:
        session = a_meeting(club, teams=2)
        assert [row.name for row in club.meetings()] == ["Rencontre d’automne"]
        assert club.tournaments() == []
        assert club.open_meeting(session.meeting).state == session.state
        with pytest.raises(Refused, match="NO_TOURNAMENT"):
            club.open(session.meeting)

    def test_settings_that_cannot_be_played_leave_no_trace(self, club: Club) -> None:
        with pytest.raises(Refused, match="MEETING_ROUNDS"):
            club.create_meeting(a_meeting_setup(rounds=0))
        assert club.meetings() == () or list(club.meetings()) == []

    def test_two_teams_never_have_one_name(self, club: Club) -> None:
        session = a_meeting(club, teams=2)
        assert refused(session, cmd.EnterTeam("as de trefle")) == "MEETING_TEAM_TWICE"


class TestDraw:
    def test_teams_of_one_club_are_kept_apart_too(self, club: Club) -> None:
        session = club.create_meeting(a_meeting_setup(seats=4, tables=4))
        for number in range(1, 5):
            club_name = {1: "L'As d'Angers", 2: "l’As d’Angers"}.get(number, "")
            session.dispatch(cmd.EnterTeam(f"Équipe {number}", club_name, people(number, 2)))
        drawn(session)
        for table in session.state.rounds[0].tables.values():
            clubs = [session.state.teams[session.state.players[w].team] for w in table.players]
            assert len({team.apart for team in clubs}) == len(clubs)
        assert [session.state.teams[number].club for number in (1, 2)] == [
            "L’As d’Angers",
            "l’As d’Angers",
        ]
        assert len({team.apart for team in session.state.teams.values()}) == 3

    def test_it_can_be_made_again_from_what_was_written(self, club: Club) -> None:
        session = drawn(a_meeting(club, teams=4, players=4), rounds=2)
        draws = rounds_of(session.history.entries)
        assert [draw.holds() for draw in draws] == [True, True]
        again = from_json(as_json(draws[1]))
        assert again == draws[1]
        first, *rest = again.seats
        moved = replace(again, seats=((rest[0][0], first[1]), (first[0], rest[0][1]), *rest[1:]))
        assert not moved.holds()

    def test_what_it_could_not_avoid_is_told_by_name(self, club: Club) -> None:
        session = drawn(a_meeting(club, a_meeting_setup(seats=8, tables=1), teams=4, players=2))
        codes = [note.code for note in live(session).draw_notes(1)]
        assert codes == ["together_why"] * 4 + ["together"] * 4

    def test_a_round_is_drawn_again_until_it_begins(self, club: Club) -> None:
        session = drawn(a_meeting(club, teams=4, players=4))
        first = the_table(session, 1).places
        session.dispatch(cmd.DrawRound(1))
        assert the_table(session, 1).places != first
        session.dispatch(cmd.StartClocks(1))
        assert refused(session, cmd.DrawRound(1)) == "MEETING_ROUND_BEGUN"

    def test_all_rounds_may_be_drawn_ahead_and_no_more(self, club: Club) -> None:
        session = drawn(a_meeting(club, teams=4, players=4), rounds=3)
        assert refused(session, cmd.DrawRound()) == "MEETING_ALL_DRAWN"


class TestExits:
    def test_ranks_follow_and_the_last_one_wins(self, club: Club) -> None:
        session = drawn(a_meeting(club, teams=8, players=1))
        seated = the_table(session, 1).players
        for who in seated[:-1]:
            session.dispatch(cmd.EliminatePlayers(1, (who,)))
        assert the_table(session, 1).ranks()[seated[0]] == (8, 1)
        assert the_table(session, 1).winner == seated[-1]
        assert refused(session, cmd.EliminatePlayers(1, (seated[-1],))) == "MEETING_TABLE_OVER"

    def test_two_out_in_one_hand_share_what_their_places_are_worth(self, club: Club) -> None:
        session = drawn(a_meeting(club, a_meeting_setup(matrix=EIGHT), teams=8, players=1))
        one, other, *_ = the_table(session, 1).players
        session.dispatch(cmd.EliminatePlayers(1, (one, other)))
        seats = {seat.player: seat for seat in live(session).tables(1)[0].seats}
        assert (seats[one].rank, seats[other].rank) == (7, 7)
        assert seats[one].points == seats[other].points == Fraction(3 + 1, 2)

    def test_an_exit_noted_by_mistake_is_put_right_later(self, club: Club) -> None:
        session = drawn(a_meeting(club, teams=8, players=1))
        one, other, third, *_ = the_table(session, 1).players
        for who in (one, other, third):
            session.dispatch(cmd.EliminatePlayers(1, (who,)))
        session.dispatch(cmd.ReinstatePlayer(1, other))
        assert the_table(session, 1).ranks() == {one: (8, 1), third: (7, 1)}
        session.dispatch(cmd.CorrectTable(1, 1, ((third,), (one,))))
        assert the_table(session, 1).ranks() == {third: (8, 1), one: (7, 1)}

    def test_players_of_two_tables_are_not_noted_together(self, club: Club) -> None:
        session = drawn(a_meeting(club, teams=4, players=4))
        pair = (the_table(session, 1).players[0], the_table(session, 2).players[0])
        assert refused(session, cmd.EliminatePlayers(1, pair)) == "MEETING_TWO_TABLES"


class TestMissingAndSubstitutes:
    def test_a_missing_player_is_left_out_of_the_size_or_counted_last(self, club: Club) -> None:
        for absents, size in ((Absents.LEFT_OUT, 7), (Absents.LAST, 8)):
            setup = a_meeting_setup(absents=absents)
            session = drawn(a_meeting(club, setup, teams=8, players=1))
            session.dispatch(cmd.MarkMissing(1, the_table(session, 1).players[0]))
            assert the_table(session, 1).size(absents) == size
            session.dispatch(cmd.EliminatePlayers(1, (the_table(session, 1).left[0],)))
            assert [rank for rank, _ in the_table(session, 1).ranks().values()] == [7]

    def test_who_is_missing_is_settled_once_somebody_is_out(self, club: Club) -> None:
        session = drawn(a_meeting(club, teams=8, players=1))
        one, other, *_ = the_table(session, 1).players
        session.dispatch(cmd.EliminatePlayers(1, (one,)))
        assert refused(session, cmd.MarkMissing(1, other)) == "MEETING_TABLE_RANKED"

    def test_a_substitute_takes_the_seat_and_plays_for_the_team(self, club: Club) -> None:
        setup = a_meeting_setup(matrix=EIGHT)
        session = drawn(a_meeting(club, setup, teams=8, players=1, substitutes=1))
        leaves = the_table(session, 1).players[0]
        mate = next(
            p.id for p in session.state.players.values() if p.bench and _same(session, p.id, leaves)
        )
        place = the_table(session, 1).place_of(leaves)
        session.dispatch(cmd.MarkMissing(1, leaves))
        session.dispatch(cmd.Substitute(1, leaves, mate))
        assert the_table(session, 1).place_of(mate) == place
        assert the_table(session, 1).absents == frozenset()
        team = session.state.players[mate].team
        played_out(session, first_out=lambda left: next(w for w in left if w != mate))
        first = live(session).standings().rows[0]
        assert (first.team, first.standing.rank, first.standing.points) == (team, 1, 18)

    def test_a_mate_of_another_team_or_seated_already_is_refused(self, club: Club) -> None:
        session = drawn(a_meeting(club, teams=4, players=4))
        one = the_table(session, 1).players[0]
        mate = next(p for p in session.state.players if p != one and _same(session, p, one))
        other = next(p for p in session.state.players if not _same(session, p, one))
        assert refused(session, cmd.Substitute(1, one, mate)) == "MEETING_SEATED_ALREADY"
        assert refused(session, cmd.Substitute(1, one, other)) == "MEETING_OTHER_TEAM"


def _same(session: MeetingSession, one: int, other: int) -> bool:
    return session.state.players[one].team == session.state.players[other].team


class TestPoints:
    def test_none_are_counted_until_every_size_played_is_filled_in(self, club: Club) -> None:
        session = drawn(a_meeting(club, a_meeting_setup(matrix=PointsMatrix()), teams=8, players=1))
        played_out(session)
        view = live(session).standings()
        assert (view.counted, view.missing) == (False, (8,))
        assert {row.standing.rank for row in view.rows} == {None}
        assert [row.standing.places for row in view.rows][-1] == (1,)
        session.dispatch(cmd.FillPoints(EIGHT))
        view = live(session).standings()
        assert view.counted
        assert [row.standing.points for row in view.rows] == [18, 15, 12, 9, 7, 5, 3, 1]

    def test_a_row_half_filled_in_counts_nothing(self, club: Club) -> None:
        matrix = PointsMatrix((PointsRow(8, (18, None, 12)),))
        session = drawn(a_meeting(club, a_meeting_setup(matrix=matrix), teams=8, players=1))
        assert not live(session).standings().counted

    def test_equal_points_are_parted_by_tables_won_else_shared(self, club: Club) -> None:
        matrix = PointsMatrix((PointsRow(3, (4, 2, 2)),))
        setup = a_meeting_setup(rounds=2, seats=3, matrix=matrix)
        session = drawn(a_meeting(club, setup, teams=3, players=1), rounds=2)
        played_out(session, 1, min)
        played_out(session, 2, max)
        rows = live(session).standings().rows
        told = [(r.standing.rank, r.standing.points, r.standing.tables_won) for r in rows]
        assert told == [(1, 6, 1), (1, 6, 1), (3, 4, 0)]
        assert rows[0].standing.by_round in ((4, 2), (2, 4))

    def test_those_still_in_are_sure_of_the_place_they_would_have(self, club: Club) -> None:
        session = drawn(a_meeting(club, a_meeting_setup(matrix=EIGHT), teams=8, players=1))
        session.dispatch(cmd.EliminatePlayers(1, (the_table(session, 1).players[0],)))
        assert {r.standing.assured for r in live(session).standings().rows} == {1, 3}


class TestClocks:
    def test_one_clock_stands_for_all_or_each_table_has_its_own(self, club: Club) -> None:
        session = drawn(a_meeting(club, a_meeting_setup(clocks=Clocks.APART), teams=4, players=4))
        session.dispatch(cmd.StartClocks(1, (2,)))
        _forward(club, 21)
        levels = {t: reading.level_number for t, reading in live(session).clocks(1).items()}
        assert levels[2] == 2 and levels[1] == 1
        session.dispatch(cmd.StartClocks(1))
        assert refused(session, cmd.StartClocks(1)) == "CLOCK_RUNNING"

    def test_parted_clocks_go_on_from_the_common_one(self, club: Club) -> None:
        session = drawn(a_meeting(club, teams=4, players=4))
        session.dispatch(cmd.StartClocks(1))
        _forward(club, 5)
        session.dispatch(cmd.ChangeMeeting(replace(session.state.setup, clocks=Clocks.APART)))
        _forward(club, 5)
        readings = live(session).clocks(1)
        assert {r.elapsed_ms for r in readings.values()} == {10 * MINUTE}
        back = cmd.ChangeMeeting(replace(session.state.setup, clocks=Clocks.TOGETHER))
        assert refused(session, back) == "MEETING_CLOCKS_APART"
        session.dispatch(cmd.UndoAct())
        assert live(session).clocks(1)[0].elapsed_ms == 10 * MINUTE

    def test_undoing_a_pause_asks_from_when(self, club: Club) -> None:
        session = drawn(a_meeting(club, teams=4, players=4))
        session.dispatch(cmd.StartClocks(1))
        _forward(club, 5)
        session.dispatch(cmd.PauseClocks(1))
        _forward(club, 3)
        assert refused(session, cmd.UndoAct()) == "CLOCK_UNDO_CHOICE"
        session.dispatch(cmd.UndoAct("from_now"))
        assert live(session).clocks(1)[0].elapsed_ms == 5 * MINUTE

    def test_a_pause_that_never_was_leaves_the_time_it_took_played(self, club: Club) -> None:
        session = drawn(a_meeting(club, teams=4, players=4))
        session.dispatch(cmd.StartClocks(1))
        _forward(club, 5)
        session.dispatch(cmd.PauseClocks(1))
        _forward(club, 3)
        session.dispatch(cmd.UndoAct("as_if_never"))
        assert live(session).clocks(1)[0].elapsed_ms == 8 * MINUTE

    def test_undoing_an_exit_leaves_the_clock_running(self, club: Club) -> None:
        session = drawn(a_meeting(club, teams=8, players=1))
        session.dispatch(cmd.StartClocks(1))
        session.dispatch(cmd.EliminatePlayers(1, (the_table(session, 1).players[0],)))
        session.dispatch(cmd.PauseClocks(1))
        session.dispatch(cmd.StartClocks(1))
        for _ in range(2):
            session.dispatch(cmd.UndoAct("as_if_never"))
        session.dispatch(cmd.UndoAct())
        _forward(club, 4)
        assert the_table(session, 1).outs == ()
        assert live(session).clocks(1)[0].elapsed_ms == 4 * MINUTE


def _forward(club: Club, minutes: int) -> None:
    clock = club.clock
    assert isinstance(clock, SteppedClock)
    clock.forward(minutes * MINUTE)
