"""Hand-for-hand: the clock, the cards, and how it goes table by table (2.7)."""

from __future__ import annotations

import pytest

from rules_ropta.hand_for_hand import (
    CalledAllIn,
    HandForHandRound,
    HandsPlayed,
    announce_hand_for_hand,
    hand_for_hand_all_in,
    hand_for_hand_clock,
)
from rules_ropta.ruling import Force, Refused


class TestArticle_2_7:
    def test_the_clock_goes_on_two_minutes_a_hand_as_advice(self) -> None:
        ruling = hand_for_hand_clock(HandsPlayed(hands=4))
        assert (ruling.decision.clock_advance_min, ruling.force) == (8, Force.ADVICE)
        assert not ruling.decision.mandatory
        assert hand_for_hand_clock(HandsPlayed(hands=0)).decision.clock_advance_min == 0

    def test_cards_stay_down_until_the_other_tables_are_done(self) -> None:
        for playing in (True, False):
            ruling = hand_for_hand_all_in(CalledAllIn(other_tables_playing=playing))
            assert ruling.decision.reveal_now is not playing

    def test_it_begins_once_every_table_has_ended_its_hand(self) -> None:
        state = announce_hand_for_hand(frozenset({1, 2})).hand_done(1)
        with pytest.raises(Refused, match="TABLES_STILL_PLAY tables=\\(2,\\)"):
            state.start_hand()
        assert state.hand_done(2).start_hand().hand == 1

    def test_one_table_has_nobody_to_wait_for(self) -> None:
        with pytest.raises(Refused, match="HAND_FOR_HAND_ONE_TABLE"):
            announce_hand_for_hand(frozenset({4}))

    def test_no_hand_begins_before_the_last_table_is_done(self) -> None:
        state = begun(1, 2, 3).hand_done(1).hand_done(3)
        assert state.waiting_for == {2}
        assert not may_start(state)
        with pytest.raises(Refused, match="TABLES_STILL_PLAY"):
            state.start_hand()
        assert may_start(state.hand_done(2))

    def test_a_called_all_in_waits_for_the_other_tables(self) -> None:
        state = begun(1, 2).called_all_in(1)
        assert not state.may_turn_up
        with pytest.raises(Refused, match="ALL_IN_BEFORE_THE_OTHERS"):
            state.hand_done(1)
        state = state.hand_done(2)
        assert state.may_turn_up
        assert may_start(state.hand_done(1))

    def test_two_called_all_ins_are_turned_up_together(self) -> None:
        state = begun(1, 2, 3).called_all_in(1).called_all_in(2)
        assert not state.may_turn_up
        state = state.hand_done(3)
        assert state.may_turn_up
        assert may_start(state.hand_done(1).hand_done(2))

    def test_the_hand_under_way_when_it_is_announced_goes_on_as_usual(self) -> None:
        state = announce_hand_for_hand(frozenset({1, 2}))
        with pytest.raises(Refused, match="HAND_FOR_HAND_NOT_BEGUN"):
            state.called_all_in(1)

    def test_the_clock_goes_on_two_minutes_a_hand_played(self) -> None:
        state = begun(1, 2)
        assert state.clock_advance_min == 0
        state = state.hand_done(1).hand_done(2)
        assert state.clock_advance_min == 2
        state = state.start_hand().hand_done(2).hand_done(1)
        assert (state.hands_played, state.clock_advance_min) == (2, 4)

    def test_a_table_done_is_not_done_twice(self) -> None:
        with pytest.raises(Refused, match="TABLE_NOT_PLAYING"):
            begun(1, 2).hand_done(1).hand_done(1)

    def test_a_table_closes_between_two_hands(self) -> None:
        state = begun(1, 2, 3).hand_done(1)
        with pytest.raises(Refused, match="TABLES_STILL_PLAY"):
            state.table_broken(2)
        state = state.table_broken(1).hand_done(2).hand_done(3).start_hand()
        assert state.playing == {2, 3}

    def test_it_ends_between_two_hands_and_for_good(self) -> None:
        with pytest.raises(Refused, match="TABLES_STILL_PLAY"):
            begun(1, 2).end()
        over = begun(1, 2).hand_done(1).hand_done(2).end()
        assert not may_start(over)
        with pytest.raises(Refused, match="HAND_FOR_HAND_OVER"):
            over.start_hand()


def begun(*tables: int) -> HandForHandRound:
    """Hand-for-hand in its first hand, the hands before it ended."""
    state = announce_hand_for_hand(frozenset(tables))
    for table in tables:
        state = state.hand_done(table)
    return state.start_hand()


def may_start(state: HandForHandRound) -> bool:
    """Whether the signal for the next hand may be given."""
    try:
        state.start_hand()
    except Refused:
        return False
    return True
