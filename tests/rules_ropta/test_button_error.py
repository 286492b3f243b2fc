"""A button moved wrongly (2.5)."""

from __future__ import annotations

from rules_ropta.button_error import button_corrected


class TestArticle_2_5:
    def test_it_is_put_right_before_substantial_action(self) -> None:
        assert button_corrected(substantial_action=False).decision

    def test_it_stays_afterwards_by_the_reading_named(self) -> None:
        ruling = button_corrected(substantial_action=True)
        assert not ruling.decision
        assert ruling.readings == ("U2-A",)
