"""At which level a hand is played (3.1)."""

from __future__ import annotations

import pytest

from rules_ropta.levels import LevelChange, level_of_hands, wrong_level_started


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
        ruling = level_of_hands(awarded, dealt)
        assert ruling.decision == LevelChange("old", "new")
        assert ruling.because.code == code

    def test_a_hand_begun_at_the_old_blinds_goes_on_once_acted_on(self) -> None:
        assert wrong_level_started(substantial_action=True).decision == "old"

    def test_before_that_its_blinds_are_put_right(self) -> None:
        assert wrong_level_started(substantial_action=False).decision == "new"
