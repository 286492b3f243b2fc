"""Hand-for-hand: those out in one hand are ranked together, its end, undo (2.7, 1.10)."""

from __future__ import annotations

import pytest
from builders import MINUTE, clock_of
from hand_for_hand_builders import (
    a_bubble,
    all_done,
    at_table,
    hand_for_hand,
    minutes_gone,
    note_out,
    now,
    rank,
    tables_of,
)
from hypothesis import given
from hypothesis import strategies as st

from rules_ropta import finishing_order as rule
from rules_ropta.ruling import Refused, Ruling
from rules_ropta.table_layout import Seat
from td_app.tournament import commands as cmd
from td_app.tournament.history import History
from td_app.tournament.views.finishing import places


class TestThoseOutAreRankedTogether:
    def test_nobody_is_ranked_before_every_table_is_done(self) -> None:
        session = hand_for_hand(a_bubble(5, 5))
        who = at_table(session, 1)[0]
        note_out(session, (who, None))
        assert session.state.players_left == 10
        session.dispatch(cmd.TableDone(1))
        with pytest.raises(Refused, match="TABLES_STILL_PLAY"):
            session.dispatch(cmd.RankHand())
        session.dispatch(cmd.TableDone(2))
        with pytest.raises(Refused, match="OUTS_TO_RANK"):
            session.dispatch(cmd.StartNextHand())
        rank(session)
        assert places(session.state)[who] == (10, False)

    def test_on_the_bubble_two_out_at_two_tables_tie_for_the_last_prize(self) -> None:
        session = hand_for_hand(a_bubble(5, 5))
        here, there = at_table(session, 1)[0], at_table(session, 2)[0]
        note_out(session, (here, 9_000))
        note_out(session, (there, 1_000))
        all_done(session)
        event = rank(session)
        assert event.places == (9,)
        assert places(session.state) == {here: (9, True), there: (9, True)}
        assert event.round_over is not None and event.round_over.why == "prize"
        assert len(session.state.setup.prizes) == 9

    def test_two_out_at_one_table_are_ranked_by_their_stacks_before_the_hand(self) -> None:
        session = hand_for_hand(a_bubble(5, 5))
        small, large = at_table(session, 1)[:2]
        note_out(session, (small, 3_000), (large, 5_000))
        all_done(session)
        rank(session)
        assert places(session.state) == {large: (9, False), small: (10, False)}

    def test_their_stacks_are_asked_when_missing_and_given_by_noting_again(self) -> None:
        session = hand_for_hand(a_bubble(5, 5))
        one, other = at_table(session, 1)[:2]
        note_out(session, (one, None), (other, None))
        all_done(session)
        with pytest.raises(Refused, match="STACK_NEEDED"):
            session.dispatch(cmd.RankHand())
        note_out(session, (one, 4_000))
        note_out(session, (other, 2_000))
        rank(session)
        assert places(session.state)[one] == (9, False)

    def test_two_at_one_table_and_one_elsewhere_are_the_directors(self) -> None:
        session = hand_for_hand(a_bubble(5, 5))
        one, other = at_table(session, 1)[:2]
        third = at_table(session, 2)[0]
        note_out(session, (one, 4_000), (other, 2_000), (third, 3_000))
        all_done(session)
        with pytest.raises(Refused, match="DIRECTOR_RANKS"):
            session.dispatch(cmd.RankHand())
        event = rank(session, ranking=((one, third), (other,)), note="même rang")
        assert event.director_chose
        assert event.places == (8, 10)

    def test_a_player_noted_by_mistake_is_taken_back(self) -> None:
        session = hand_for_hand(a_bubble(5, 5))
        who = at_table(session, 1)[0]
        note_out(session, (who, None))
        session.dispatch(cmd.TakeBackOut(who))
        with pytest.raises(Refused, match="OUT_NOT_NOTED"):
            session.dispatch(cmd.TakeBackOut(who))
        all_done(session)
        with pytest.raises(Refused, match="NOBODY_OUT"):
            session.dispatch(cmd.RankHand())

    def test_one_noted_out_is_neither_moved_nor_noted_again_nor_withdrawn(self) -> None:
        session = hand_for_hand(a_bubble(5, 5))
        who = at_table(session, 1)[0]
        note_out(session, (who, 2_000))
        for command in (
            cmd.Eliminate((cmd.PlayerOut(who, 2_000),)),
            cmd.Withdraw(who, 100),
            cmd.MovePlayer(who, Seat(2, 6), "erreur"),
        ):
            with pytest.raises(Refused, match="OUT_ALREADY_NOTED"):
                session.dispatch(command)

    def test_one_noted_out_changes_no_seat_by_hand_and_is_not_away(self) -> None:
        session = hand_for_hand(a_bubble(5, 5))
        who, stays = at_table(session, 1)[0], at_table(session, 2)[0]
        note_out(session, (who, 2_000))
        for command in (
            cmd.SwapSeats(who, stays, "erreur"),
            cmd.SwapSeats(stays, who, "erreur"),
            cmd.CorrectSeat(who, Seat(2, 6)),
            cmd.CorrectSeat(who, Seat(2, 6), stays=True, note="erreur"),
            cmd.MarkAway((stays, who)),
        ):
            with pytest.raises(Refused, match="OUT_ALREADY_NOTED"):
                session.dispatch(command)
        session.dispatch(cmd.TakeBackOut(who))
        assert session.can(cmd.SwapSeats(who, stays, "erreur")) is None

    def test_not_everybody_is_out_in_one_hand(self) -> None:
        session = hand_for_hand(tables_of(3, 2, final_size=3))
        everybody = [(who, 100) for who in (*at_table(session, 1), *at_table(session, 2))]
        note_out(session, *everybody[:4])
        with pytest.raises(Refused, match="NOBODY_LEFT"):
            note_out(session, everybody[4])


class TestItsEnd:
    def test_it_goes_on_while_its_reason_stands(self) -> None:
        session = hand_for_hand(a_bubble(5, 5, prizes=("1",) * 8))
        note_out(session, (at_table(session, 1)[0], None))
        all_done(session)
        assert rank(session).round_over is None
        session.dispatch(cmd.StartNextHand())
        assert now(session).round.hand == 2

    def test_no_end_in_the_middle_of_a_hand(self) -> None:
        session = hand_for_hand(a_bubble(5, 5))
        with pytest.raises(Refused, match="TABLES_STILL_PLAY"):
            session.dispatch(cmd.EndHandForHand())

    def test_a_withdrawal_that_reaches_the_prizes_waits_for_the_end_of_the_hand(self) -> None:
        session = hand_for_hand(a_bubble(5, 5))
        session.dispatch(cmd.Withdraw(at_table(session, 1)[0], 1_000))
        assert session.state.hand_for_hand is not None
        all_done(session)
        assert session.state.hand_for_hand is None
        assert session.state.hand_for_hand_over.why == "prize"
        assert session.state.clock.running

    def test_the_final_table_is_formed_between_two_hands(self) -> None:
        session = hand_for_hand(tables_of(4, 4))
        form = cmd.FormFinalTable(overruled=True, note="fatigue")
        with pytest.raises(Refused, match="TABLES_STILL_PLAY"):
            session.dispatch(form)
        all_done(session)
        session.dispatch(form)
        assert session.state.hand_for_hand is None

    def test_without_it_there_is_nothing_to_do(self) -> None:
        session = a_bubble(5, 5)
        for command in (cmd.TableDone(1), cmd.StartNextHand(), cmd.EndHandForHand()):
            with pytest.raises(Refused, match="HAND_FOR_HAND_OFF"):
                session.dispatch(command)


class TestUndoneAndReopened:
    def test_undoing_the_last_table_takes_its_minutes_back(self) -> None:
        session = hand_for_hand(a_bubble(5, 5))
        session.dispatch(cmd.TableDone(1))
        before = session.state
        session.dispatch(cmd.TableDone(2))
        session.dispatch(cmd.Undo())
        assert session.state == before
        session.dispatch(cmd.Redo())
        assert minutes_gone(session) == 2

    def test_undoing_the_ranking_brings_hand_for_hand_and_its_clock_back(self) -> None:
        session = hand_for_hand(a_bubble(5, 5))
        note_out(session, (at_table(session, 1)[0], None))
        all_done(session)
        before = session.state
        rank(session)
        clock_of(session).forward(MINUTE)
        session.dispatch(cmd.Undo())
        assert session.state == before

    def test_undoing_the_first_signal_lets_the_clock_run_as_if_never_stopped(self) -> None:
        session = hand_for_hand(a_bubble(5, 5))
        clock_of(session).forward(MINUTE)
        session.dispatch(cmd.Undo())
        assert session.state.clock.running
        assert minutes_gone(session) == 1

    def test_reopened_it_is_where_it_was(self) -> None:
        session = hand_for_hand(a_bubble(4, 4, 4))
        note_out(session, (at_table(session, 1)[0], 1_000))
        session.dispatch(cmd.TableAllIn(2))
        session.dispatch(cmd.TableDone(3))
        assert History(session.history.entries).state == session.state


@given(st.lists(st.integers(0, 5), max_size=40))
def test_no_hand_starts_before_every_table_is_done(acts: list[int]) -> None:
    session = a_bubble(3, 3, 3)
    session.dispatch(cmd.AnnounceHandForHand())
    for act in acts:
        before = now(session)
        command = (
            cmd.StartNextHand() if act > 3 else cmd.TableAllIn(1) if not act else cmd.TableDone(act)
        )
        try:
            session.dispatch(command)
        except Refused:
            assert now(session) == before
            continue
        if isinstance(command, cmd.StartNextHand):
            assert before.round.playing == ()
            assert now(session).round.playing == before.round.tables
        assert now(session).round.hands_played <= now(session).round.hand


@given(st.dictionaries(st.integers(1, 8), st.sampled_from((500, 700, 900)), min_size=1, max_size=6))
def test_ranks_are_those_of_the_rulebook(stacks: dict[int, int]) -> None:
    session = hand_for_hand(a_bubble(4, 4))
    note_out(session, *stacks.items())
    all_done(session)
    outs = [rule.Out(who, 1 if who <= 4 else 2, stack) for who, stack in stacks.items()]
    answer = rule.order_of_elimination(outs, bubble=True, hand_for_hand=True)
    if isinstance(answer, Ruling):
        assert {frozenset(group) for group in rank(session).ranking} == {
            frozenset(group) for group in answer.decision
        }
    else:
        with pytest.raises(Refused, match="DIRECTOR_RANKS"):
            session.dispatch(cmd.RankHand())
