"""At which level a hand is played, and calling time on a player (3.1, 3.5)."""

from __future__ import annotations

from typing import Any

import pytest

from rules_ropta.levels_and_time import (
    LevelChange,
    LevelRanOut,
    OldBlindsPosted,
    TimeCall,
    TimeExpired,
    level_change,
    time_call,
    time_expired,
    wrong_level_started,
)
from rules_ropta.registry import ask
from rules_ropta.ruling import Refused


class TestArticle_3_1:
    @pytest.mark.parametrize(
        ("awarded", "dealt", "code"),
        [
            (True, False, "LEVEL_RAN_OUT_BEFORE_DEAL"),
            (True, True, "LEVEL_RAN_OUT_AFTER_DEAL"),
            (False, True, "LEVEL_RAN_OUT_DURING_HAND"),
        ],
    )
    def test_the_new_blinds_wait_for_the_next_hand(
        self, awarded: bool, dealt: bool, code: str
    ) -> None:
        ruling = level_change(LevelRanOut(pot_awarded_before_timeout=awarded, cards_dealt=dealt))
        assert ruling.decision == LevelChange("old", "new")
        assert ruling.because.code == code

    def test_a_hand_not_begun_is_played_at_the_new_level(self) -> None:
        to_come = LevelRanOut(pot_awarded_before_timeout=False, cards_dealt=False)
        assert level_change(to_come).decision == LevelChange("new", "new")

    def test_a_hand_begun_at_the_old_blinds_goes_on_once_acted_on(self) -> None:
        acted_on = OldBlindsPosted(substantial_action=True)
        assert wrong_level_started(acted_on).decision.continue_at == "old"

    def test_before_that_its_blinds_are_put_right(self) -> None:
        seen_at_once = OldBlindsPosted(substantial_action=False)
        assert wrong_level_started(seen_at_once).decision.continue_at == "new"


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

    @pytest.mark.parametrize("caller", ["seated", "official"])
    def test_a_player_of_the_table_or_an_official_may_call_it(self, caller: str) -> None:
        told: Any = ask("time_call", {"elapsed_s": 90, "caller": caller})
        assert told.decision.may_be_called

    @pytest.mark.parametrize("caller", ["away", "outside"])
    def test_nobody_else_may_however_long_it_takes(self, caller: str) -> None:
        told: Any = ask("time_call", {"elapsed_s": 900, "caller": caller})
        assert told.decision == TimeCall(may_be_called=False)
        assert ("4.1" in told.cites) is (caller == "away")

    def test_time_does_not_run_backwards(self) -> None:
        with pytest.raises(Refused, match="SECONDS_NEGATIVE"):
            time_call(-1)

    def test_nothing_done_by_the_end_kills_the_hand(self) -> None:
        assert time_expired(None).decision == TimeExpired("dead", action_counts=False)
        assert time_expired("after_end").decision == TimeExpired("dead", action_counts=False)

    def test_an_action_at_the_very_end_counts(self) -> None:
        assert time_expired("at_end").decision == TimeExpired("live", action_counts=True)
        assert time_expired("before_end").decision == TimeExpired("live", action_counts=True)
