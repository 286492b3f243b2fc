"""Who is out, in which order, and who comes back."""

from __future__ import annotations

import pytest
from builders import a_tournament, everyone, out, people, seated_at

from rules_ropta.ruling import Refused
from rules_ropta.table_layout import Seat
from td_app.tournament import commands as cmd
from td_app.tournament.state.tournament import Majority
from td_app.tournament.views.finishing import places, standings
from td_app.words.prizes import won_text


def eliminated(session, *stacks: tuple[int, int | None], **more) -> None:
    session.dispatch(cmd.Eliminate(tuple(cmd.PlayerOut(w, s) for w, s in stacks), **more))


class TestArticle_1_9:
    def test_the_first_out_is_last(self) -> None:
        session = a_tournament(12)
        first, second = list(everyone(session))[:2]
        out(session, first, second)
        assert places(session.state) == {first: (12, False), second: (11, False)}

    def test_a_late_entrant_lowers_the_places_of_those_out_before(self) -> None:
        session = a_tournament(12)
        first = next(everyone(session))
        out(session, first)
        session.dispatch(cmd.RegisterEntrants(people(1), True, Majority.CHECKED))
        session.dispatch(cmd.SeatLateEntrant(13))
        assert places(session.state)[first] == (13, False)

    def test_a_declared_abandon_takes_the_chips_away_and_ranks_now(self) -> None:
        session = a_tournament(12)
        who = next(everyone(session))
        session.dispatch(cmd.Withdraw(who, 7_500))
        assert session.state.chips_in_play == 112_500
        assert places(session.state)[who] == (12, False)

    def test_the_last_player_cannot_go_out(self) -> None:
        session = a_tournament(4, tables=1)
        out(session, *list(everyone(session))[:3])
        assert session.state.over
        with pytest.raises(Refused, match="TOURNAMENT_OVER"):
            out(session, next(everyone(session)))

    def test_everyone_at_once_is_refused(self) -> None:
        session = a_tournament(3, tables=1)
        with pytest.raises(Refused, match="NOBODY_LEFT"):
            eliminated(session, *((who, 100) for who in everyone(session)))


class TestArticle_1_10:
    def test_at_one_table_the_larger_stack_ranks_higher(self) -> None:
        session = a_tournament(12)
        small, large = seated_at(session, 1)[:2] if session.state.tables[1].places else (0, 0)
        if not small:
            small, large = list(everyone(session))[:2]
        eliminated(session, (small, 3_000), (large, 5_000))
        assert places(session.state) == {small: (12, False), large: (11, False)}

    def test_equal_stacks_share_the_place_and_the_next_place_is_skipped(self) -> None:
        session = a_tournament(12)
        table = session.state.open_tables()[0].number
        one, two, three = seated_at(session, table)[:3]
        eliminated(session, (one, 3_000), (two, 3_000))
        out(session, three)
        assert places(session.state) == {one: (11, True), two: (11, True), three: (10, False)}

    def test_at_two_tables_away_from_the_bubble_they_tie(self) -> None:
        session = a_tournament(16, tables=2)
        one, two = seated_at(session, 1)[0], seated_at(session, 2)[0]
        eliminated(session, (one, 9_000), (two, 100))
        assert places(session.state) == {one: (15, True), two: (15, True)}

    def test_at_one_table_the_stacks_are_asked_for(self) -> None:
        session = a_tournament(16, tables=2)
        one, two = seated_at(session, 1)[:2]
        with pytest.raises(Refused, match="STACK_NEEDED"):
            eliminated(session, (one, None), (two, None))

    def test_the_director_may_rank_them_himself_with_a_reason(self) -> None:
        session = a_tournament(16, tables=2)
        one, two = seated_at(session, 1)[:2]
        eliminated(session, (one, None), (two, None), ranking=((two,), (one,)), note="vu à table")
        assert places(session.state) == {one: (16, False), two: (15, False)}

    def test_more_chips_than_there_are_is_refused(self) -> None:
        session = a_tournament(16, tables=2)
        one, two = seated_at(session, 1)[:2]
        with pytest.raises(Refused, match="STACKS_EXCEED"):
            eliminated(session, (one, 200_000), (two, 100))


class TestReinstating:
    def test_an_older_mistake_is_put_right_without_undoing_what_came_after(self) -> None:
        session = a_tournament(16, tables=2)
        wrong, right, later = seated_at(session, 1)[:3]
        out(session, wrong, right, later)
        seat = session.state.outs[wrong].seat
        session.dispatch(cmd.Reinstate(wrong, seat))
        assert session.state.entrants[wrong].seat == seat
        assert places(session.state) == {right: (16, False), later: (15, False)}

    def test_a_taken_seat_is_refused_by_whom(self) -> None:
        session = a_tournament(16, tables=2)
        gone, there = seated_at(session, 1)[:2]
        out(session, gone)
        taken = session.state.entrants[there].seat
        with pytest.raises(Refused, match="SEAT_TAKEN") as refused:
            session.dispatch(cmd.Reinstate(gone, taken))
        assert refused.value.params["entrant"] == there

    def test_chips_taken_away_come_back_with_their_owner(self) -> None:
        session = a_tournament(12)
        who = next(everyone(session))
        seat = session.state.entrants[who].seat
        session.dispatch(cmd.Withdraw(who, 7_500))
        session.dispatch(cmd.Reinstate(who, seat))
        assert session.state.chips_in_play == 120_000

    def test_one_who_plays_cannot_come_back(self) -> None:
        session = a_tournament(12)
        with pytest.raises(Refused, match="NOT_OUT"):
            session.dispatch(cmd.Reinstate(1, Seat(1, 1)))


class TestOrderCorrected:
    def test_it_names_exactly_those_out_and_gives_a_reason(self) -> None:
        session = a_tournament(12)
        one, two = list(everyone(session))[:2]
        out(session, one, two)
        with pytest.raises(Refused, match="RANKING_INCOMPLETE"):
            session.dispatch(cmd.CorrectFinishingOrder(((one,),), note="x"))
        with pytest.raises(Refused, match="REASON_NEEDED"):
            session.dispatch(cmd.CorrectFinishingOrder(((two,), (one,))))
        session.dispatch(cmd.CorrectFinishingOrder(((two,), (one,)), note="inversés"))
        assert places(session.state) == {two: (12, False), one: (11, False)}


class TestStandings:
    def test_the_winner_is_first_and_named(self) -> None:
        session = a_tournament(4, tables=1, prizes=("Jambon", "Saucisson"))
        winner = list(everyone(session))[3]
        out(session, *list(everyone(session))[:3])
        table = standings(session.state, session)
        assert table.rows[0].entrant == winner
        assert table.winner == session.person(winner).display_name
        assert [won_text(row.won, "fr") for row in table.rows] == ["Jambon", "Saucisson", "", ""]

    def test_without_prizes_none_is_shown(self) -> None:
        session = a_tournament(4, tables=1)
        assert not standings(session.state, session).prizes
