"""Calling time on a player who thinks too long (3.5)."""

from __future__ import annotations

import pytest

from rules_ropta.calling_time import TimeCall, TimeExpired, time_call, time_expired
from rules_ropta.ruling import Refused


class TestArticle_3_5:
    @pytest.mark.parametrize("elapsed", [0, 30, 59])
    def test_time_is_never_called_in_the_first_minute(self, elapsed: int) -> None:
        assert time_call(elapsed).decision == TimeCall(may_be_called=False)

    @pytest.mark.parametrize("elapsed", [60, 61, 600])
    def test_then_thirty_seconds_are_counted_the_last_five_aloud(self, elapsed: int) -> None:
        assert time_call(elapsed).decision == TimeCall(True, countdown_s=30, aloud_s=5)

    def test_the_table_hears_of_it(self) -> None:
        announced = time_call(60).announce
        assert announced is not None
        assert announced.params == {"seconds": 30}

    def test_time_does_not_run_backwards(self) -> None:
        with pytest.raises(Refused, match="SECONDS_NEGATIVE"):
            time_call(-1)

    def test_nothing_done_by_the_end_kills_the_hand(self) -> None:
        assert time_expired(None).decision == TimeExpired("dead", action_counts=False)
        assert time_expired("after_end").decision == TimeExpired("dead", action_counts=False)

    def test_an_action_at_the_very_end_counts(self) -> None:
        assert time_expired("at_end").decision == TimeExpired("live", action_counts=True)
        assert time_expired("before_end").decision == TimeExpired("live", action_counts=True)
