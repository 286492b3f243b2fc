"""Breaks at minute 55."""

from __future__ import annotations

from typing import Any

import pytest

from rules_ropta.json_door import answer_case


def breaks(start: str, first: int, until: str) -> dict[str, Any]:
    return answer_case(
        {"op": "synchronized_breaks", "start": start, "first_level_min": first, "until": until}
    )


class TestRoom_47:
    def test_at_minute_55_of_every_hour(self) -> None:
        told = breaks("07:25", 15, "10:30")["decision"]["breaks"]
        assert told == ["07:55", "08:55", "09:55"]

    def test_none_while_the_first_level_runs(self) -> None:
        assert breaks("07:25", 31, "09:30")["decision"]["breaks"] == ["08:55"]
        assert breaks("07:25", 95, "09:30")["decision"]["breaks"] == []

    def test_one_at_the_very_end_of_the_first_level_is_taken(self) -> None:
        told = breaks("07:25", 30, "08:30")
        assert told["decision"]["breaks"] == ["07:55"]
        assert told["readings"] == ["R47-first-level"]

    def test_a_night_goes_past_midnight(self) -> None:
        assert breaks("22:30", 20, "01:00")["decision"]["breaks"] == ["22:55", "23:55", "00:55"]

    @pytest.mark.parametrize("clock", ["24:00", "7:25", "07:60", "", "07:25:00", "1٩:25"])
    def test_what_is_no_time_of_day_is_named(self, clock: str) -> None:
        assert breaks(clock, 15, "10:00")["field"] == "start"
        assert breaks("07:25", 15, clock)["code"] == "NOT_A_TIME"
