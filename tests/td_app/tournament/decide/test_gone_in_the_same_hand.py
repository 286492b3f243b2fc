"""Hand-for-hand: who withdraws or is disqualified in a hand is ranked with it (1.9, 2.7)."""

from __future__ import annotations

import pytest
from hand_for_hand_builders import (
    a_bubble,
    all_done,
    at_table,
    hand_for_hand,
    note_out,
    now,
    rank,
    tables_of,
)

from rules_ropta.ruling import Refused
from td_app.live.session import TournamentSession
from td_app.tournament import commands as cmd
from td_app.tournament.history import History
from td_app.tournament.views.finishing import places
from td_app.tournament.views.hand_for_hand import hand_for_hand_view


def withdraws(session: TournamentSession, who: int, chips: int = 4_000) -> None:
    session.dispatch(cmd.Withdraw(who, chips=chips))


def is_disqualified(session: TournamentSession, who: int, chips: int | None = 4_000) -> None:
    session.dispatch(
        cmd.Disqualify(who, fault="collusion", stack=chips, note="vu", ruled_by="director")
    )


LEAVES = {"withdrew": withdraws, "disqualified": is_disqualified}


@pytest.mark.parametrize("how", LEAVES)
class TestGoneInTheSameHand:
    @pytest.mark.parametrize("first", ["gone", "out"])
    def test_at_two_tables_they_tie_for_the_last_prize(self, how: str, first: str) -> None:
        session = hand_for_hand(a_bubble(5, 6))
        here, there = at_table(session, 1)[0], at_table(session, 2)[0]
        if first == "out":
            note_out(session, (here, 1_000))
        LEAVES[how](session, there)
        if first == "gone":
            note_out(session, (here, 1_000))
        assert session.state.hand_for_hand is not None
        all_done(session)
        event = rank(session)
        assert places(session.state) == {here: (10, True), there: (10, True)}
        assert event.round_over is not None and event.round_over.why == "prize"

    def test_at_one_table_the_stacks_before_the_hand_rank_them(self, how: str) -> None:
        session = hand_for_hand(a_bubble(5, 6))
        small, large = at_table(session, 1)[:2]
        note_out(session, (small, 3_000))
        LEAVES[how](session, large, 5_000)
        all_done(session)
        rank(session)
        assert places(session.state) == {large: (10, False), small: (11, False)}

    def test_alone_in_the_hand_it_takes_its_place_at_once(self, how: str) -> None:
        session = hand_for_hand(a_bubble(5, 6))
        who = at_table(session, 1)[0]
        LEAVES[how](session, who)
        assert places(session.state) == {who: (11, False)}
        assert session.state.hand_for_hand is not None, "the others play their hand out"
        all_done(session)
        assert session.state.hand_for_hand is None

    def test_two_gone_and_nobody_out_are_ranked_together(self, how: str) -> None:
        session = hand_for_hand(a_bubble(5, 6))
        here, there = at_table(session, 1)[0], at_table(session, 2)[0]
        LEAVES[how](session, here)
        LEAVES[how](session, there)
        all_done(session)
        with pytest.raises(Refused, match="OUTS_TO_RANK"):
            session.dispatch(cmd.StartNextHand())
        rank(session)
        assert places(session.state) == {here: (10, True), there: (10, True)}

    def test_the_next_hand_is_another(self, how: str) -> None:
        session = hand_for_hand(tables_of(5, 6, prizes=("1",) * 8))
        gone, later = at_table(session, 1)[0], at_table(session, 2)[0]
        LEAVES[how](session, gone)
        all_done(session)
        session.dispatch(cmd.StartNextHand())
        note_out(session, (later, 2_000))
        all_done(session)
        rank(session)
        assert places(session.state) == {later: (10, False), gone: (11, False)}

    def test_back_again_nobody_is_ranked_with_them(self, how: str) -> None:
        session = hand_for_hand(a_bubble(5, 6))
        gone, other = at_table(session, 1)[0], at_table(session, 2)[0]
        seat = session.state.entrants[gone].seat
        assert seat is not None
        LEAVES[how](session, gone)
        session.dispatch(cmd.Reinstate(gone, seat))
        assert now(session).gone == ()
        note_out(session, (other, 1_000))
        all_done(session)
        rank(session)
        assert places(session.state) == {other: (11, False)}

    def test_replayed_and_undone_it_is_the_same(self, how: str) -> None:
        session = hand_for_hand(a_bubble(5, 6))
        here, there = at_table(session, 1)[0], at_table(session, 2)[0]
        LEAVES[how](session, there)
        note_out(session, (here, 1_000))
        all_done(session)
        before = session.state
        rank(session)
        assert History(session.history.entries).state == session.state
        session.dispatch(cmd.Undo())
        assert session.state == before

    def test_the_round_shows_them_together_once_somebody_is_out(self, how: str) -> None:
        session = hand_for_hand(a_bubble(5, 6))
        here, there = at_table(session, 1)[0], at_table(session, 1)[1]
        LEAVES[how](session, there)
        view = hand_for_hand_view(session.state, session)
        assert view is not None and view.noted == ()
        note_out(session, (here, None))
        view = hand_for_hand_view(session.state, session)
        assert view is not None
        assert [(row.entrant, row.gone, row.together) for row in view.noted] == [
            (there, True, True),
            (here, False, True),
        ]

    def test_the_minutes_name_everybody_ranked(self, how: str) -> None:
        session = hand_for_hand(a_bubble(5, 6))
        here, there = at_table(session, 1)[0], at_table(session, 2)[0]
        LEAVES[how](session, there)
        note_out(session, (here, 1_000))
        all_done(session)
        event = rank(session)
        assert event.who() == (here, there)
        assert event.sentence_code().params["count"] == 2


def test_a_stack_nobody_knew_is_asked_and_given_by_noting_it() -> None:
    session = hand_for_hand(a_bubble(5, 6))
    here, gone = at_table(session, 1)[:2]
    is_disqualified(session, gone, chips=None)
    note_out(session, (here, 2_000))
    all_done(session)
    with pytest.raises(Refused, match="STACK_NEEDED"):
        session.dispatch(cmd.RankHand())
    note_out(session, (gone, 3_000))
    rank(session)
    assert places(session.state) == {gone: (10, False), here: (11, False)}


def test_the_last_at_play_never_leaves() -> None:
    session = hand_for_hand(tables_of(3, 3, prizes=("1",)))
    *others, last = (*at_table(session, 1), *at_table(session, 2))
    note_out(session, *((who, 1_000 + who) for who in others))
    with pytest.raises(Refused, match="NOBODY_LEFT"):
        withdraws(session, last)


class TestOutsideHandForHand:
    def test_at_two_tables_across_the_line_of_the_prizes_the_director_is_asked(self) -> None:
        session = a_bubble(5, 6, late_entry_until=0)
        here, there = at_table(session, 1)[0], at_table(session, 2)[0]
        players = (cmd.PlayerOut(here, 1_000), cmd.PlayerOut(there, 2_000))
        with pytest.raises(Refused, match="DIRECTOR_RANKS"):
            session.dispatch(cmd.Eliminate(players))
        chosen = cmd.Eliminate(players, ranking=((there,), (here,)), note="1.10")
        session.dispatch(chosen)
        assert places(session.state) == {there: (10, False), here: (11, False)}

    def test_at_one_table_the_stacks_rank_them(self) -> None:
        session = a_bubble(5, 6, late_entry_until=0)
        small, large = at_table(session, 1)[:2]
        session.dispatch(cmd.Eliminate((cmd.PlayerOut(small, 100), cmd.PlayerOut(large, 900))))
        assert places(session.state) == {large: (10, False), small: (11, False)}

    @pytest.mark.parametrize("paid", [8, 9])
    def test_away_from_the_line_they_tie(self, paid: int) -> None:
        session = tables_of(5, 6, prizes=("1",) * (11 if paid == 9 else 8), late_entry_until=0)
        here, there = at_table(session, 1)[0], at_table(session, 2)[0]
        session.dispatch(cmd.Eliminate((cmd.PlayerOut(here), cmd.PlayerOut(there))))
        assert places(session.state) == {here: (10, True), there: (10, True)}
