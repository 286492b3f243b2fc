"""The hall's closing hour, on ordinary nights and on the two odd ones."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from builders import a_setup

from rules_ropta.ruling import Refused
from td_app.tournament.state.setup import check_setup, closing_moment, is_later_day, is_time_of_day

PARIS = ZoneInfo("Europe/Paris")


def at(text: str, *, fold: int = 0) -> int:
    return round(datetime.fromisoformat(text).replace(tzinfo=PARIS, fold=fold).timestamp() * 1000)


def closing(closes_at: str, begun: str) -> str:
    moment = closing_moment(closes_at, at(begun), PARIS)
    return datetime.fromtimestamp(moment / 1000, PARIS).isoformat(" ", "minutes")


class TestOrdinaryNights:
    def test_the_same_evening(self) -> None:
        assert closing("23:30", "2026-11-21 19:45") == "2026-11-21 23:30+01:00"

    def test_past_midnight(self) -> None:
        assert closing("00:30", "2026-11-21 19:45") == "2026-11-22 00:30+01:00"

    def test_the_hour_of_the_start_is_that_of_the_next_day(self) -> None:
        assert closing("19:45", "2026-11-21 19:45") == "2026-11-22 19:45+01:00"

    def test_it_does_not_run_away_once_it_is_past(self) -> None:
        assert closing("00:30", "2026-11-21 23:59") == closing("00:30", "2026-11-21 14:00")


class TestTheDay:
    def test_a_tournament_of_tomorrow_is_still_to_come(self) -> None:
        now = at("2026-11-20 23:59")
        assert is_later_day("2026-11-21", now, PARIS)
        assert not is_later_day("2026-11-21", at("2026-11-21 00:00"), PARIS)
        assert not is_later_day("2026-11-19", now, PARIS)
        assert not is_later_day("", now, PARIS)


class TestNightsTheClocksChange:
    def test_the_hour_that_comes_twice_is_the_first(self) -> None:
        moment = closing_moment("02:30", at("2026-10-24 20:00"), PARIS)
        assert moment == at("2026-10-25 02:30", fold=0)

    def test_begun_between_the_two_it_is_the_second(self) -> None:
        moment = closing_moment("02:30", at("2026-10-25 02:45", fold=0), PARIS)
        assert moment == at("2026-10-25 02:30", fold=1)

    def test_the_hour_that_does_not_exist_is_the_next_one(self) -> None:
        moment = closing_moment("02:30", at("2026-03-28 20:00"), PARIS)
        assert datetime.fromtimestamp(moment / 1000, UTC) == datetime(
            2026, 3, 29, 1, 30, tzinfo=UTC
        )

    @pytest.mark.parametrize(
        ("evening", "hours"), [("2026-03-28", 7), ("2026-10-24", 9), ("2026-11-21", 8)]
    )
    def test_the_night_is_as_long_as_it_is(self, evening: str, hours: int) -> None:
        begun = at(f"{evening} 20:00")
        moment = closing_moment("04:00", begun, PARIS)
        assert timedelta(milliseconds=moment - begun) == timedelta(hours=hours)


class TestWhatIsAnHour:
    @pytest.mark.parametrize("text", ["00:00", "09:05", "23:59"])
    def test_hours_and_minutes(self, text: str) -> None:
        assert is_time_of_day(text)
        check_setup(a_setup(closes_at=text))

    @pytest.mark.parametrize(
        "text", ["24:00", "1:30", "23:60", "23h30", "minuit", "２３:30", "-1:30"]
    )
    def test_anything_else_is_refused(self, text: str) -> None:
        with pytest.raises(Refused) as refusal:
            check_setup(a_setup(closes_at=text))
        assert refusal.value.code == "SETUP_CLOSES_AT"
