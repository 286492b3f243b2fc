"""Hand-for-hand: clock and cards (2.7)."""

from __future__ import annotations

import pytest

from rules_ropta.hand_for_hand import clock_advance, may_turn_up_cards
from rules_ropta.ruling import Force, Refused


class TestArticle_2_7:
    def test_the_clock_goes_on_two_minutes_a_hand_as_advice(self) -> None:
        ruling = clock_advance(4)
        assert (ruling.decision, ruling.force) == (8, Force.ADVICE)
        assert clock_advance(0).decision == 0

    def test_hands_are_counted_from_nought(self) -> None:
        with pytest.raises(Refused, match="COUNT_NEGATIVE hands=-1"):
            clock_advance(-1)

    def test_a_called_all_in_waits_for_the_other_tables(self) -> None:
        assert not may_turn_up_cards(other_tables_playing=True).decision
        assert may_turn_up_cards(other_tables_playing=False).decision
