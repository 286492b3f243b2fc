"""Until when one may still come in (1.8)."""

from __future__ import annotations

import pytest

from rules_ropta.arrivals import late_entry_allowed
from rules_ropta.ruling import Refused


class TestArticle_1_8:
    @pytest.mark.parametrize(("level", "allowed"), [(0, True), (1, True), (2, True), (3, False)])
    def test_by_default_to_the_end_of_the_second_level(self, level: int, allowed: bool) -> None:
        ruling = late_entry_allowed(level, None)
        assert ruling.decision is allowed
        assert ruling.because.params["by_default"] is True

    def test_the_tournament_may_say_another_level(self) -> None:
        assert late_entry_allowed(4, 4).decision
        assert not late_entry_allowed(5, 4).decision

    def test_until_level_nought_is_before_the_start_only(self) -> None:
        assert late_entry_allowed(0, 0).decision
        assert not late_entry_allowed(1, 0).decision

    def test_there_is_no_level_below_nought(self) -> None:
        with pytest.raises(Refused, match="NO_SUCH_LEVEL level=-1"):
            late_entry_allowed(-1, None)
