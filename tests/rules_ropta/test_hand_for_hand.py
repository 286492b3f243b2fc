"""Hand-for-hand: clock and cards (2.7)."""

from __future__ import annotations

from rules_ropta.hand_for_hand import (
    CalledAllIn,
    HandsPlayed,
    hand_for_hand_all_in,
    hand_for_hand_clock,
)
from rules_ropta.ruling import Force


class TestArticle_2_7:
    def test_the_clock_goes_on_two_minutes_a_hand_as_advice(self) -> None:
        ruling = hand_for_hand_clock(HandsPlayed(hands=4))
        assert (ruling.decision.clock_advance_min, ruling.force) == (8, Force.ADVICE)
        assert not ruling.decision.mandatory
        assert hand_for_hand_clock(HandsPlayed(hands=0)).decision.clock_advance_min == 0

    def test_a_called_all_in_waits_for_the_other_tables(self) -> None:
        for playing in (True, False):
            ruling = hand_for_hand_all_in(CalledAllIn(other_tables_playing=playing))
            assert ruling.decision.reveal_now is not playing
