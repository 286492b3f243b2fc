from __future__ import annotations

from datetime import date, datetime

import pytest

from td_app.words.figures import (
    about,
    clock_time,
    day,
    exactly,
    lasting,
    rank,
    short_day,
    tenths,
    time_of_day,
    whole,
)
from td_app.words.language import set_current_language

NARROW = "\u202f"


@pytest.mark.parametrize(
    ("number", "french", "english"),
    [
        (0, "0", "0"),
        (999, "999", "999"),
        (1000, f"1{NARROW}000", "1,000"),
        (1_250_500, f"1{NARROW}250{NARROW}500", "1,250,500"),
        (-1500, f"−1{NARROW}500", "−1,500"),
    ],
)
def test_chips_have_their_thousands(number: int, french: str, english: str) -> None:
    assert whole(number, "fr") == french
    assert whole(number, "en") == english


def test_an_average_has_one_decimal() -> None:
    assert [tenths(n, "fr") for n in (0.25, 1234.56, -0.5, 12)] == [
        "0,3",
        f"1{NARROW}234,6",
        "−0,5",
        "12,0",
    ]
    assert tenths(32.46, "fr") == "32,5"
    assert tenths(32.46, "en") == "32.5"


def test_the_language_of_the_screens_decides_where_none_is_asked() -> None:
    assert whole(15000) == f"15{NARROW}000"
    set_current_language("en")
    try:
        assert whole(15000) == "15,000"
    finally:
        set_current_language("fr")


@pytest.mark.parametrize(
    ("seconds", "shown"),
    [
        (0, "00:00"),
        (59, "00:59"),
        (600, "10:00"),
        (3599, "59:59"),
        (3600, "1:00:00"),
        (-61, "−01:01"),
    ],
)
def test_a_time_left(seconds: int, shown: str) -> None:
    assert clock_time(seconds) == shown


def test_a_length_of_time() -> None:
    assert [lasting(m) for m in (0, 45, 60, 205)] == [
        "0\u00a0min",
        "45\u00a0min",
        "1\u00a0h",
        "3\u00a0h\u00a025",
    ]


def test_a_place() -> None:
    assert [rank(p, "fr") for p in (1, 2, 21)] == ["1er", "2e", "21e"]
    assert [rank(p, "en") for p in (1, 2, 3, 4, 11, 12, 21, 112)] == [
        "1st",
        "2nd",
        "3rd",
        "4th",
        "11th",
        "12th",
        "21st",
        "112th",
    ]


def test_a_date() -> None:
    assert day(date(2026, 3, 14), "fr") == "samedi 14 mars 2026"
    assert day(date(2026, 3, 1), "fr") == "dimanche 1er mars 2026"
    assert day(date(2026, 3, 1), "en") == "Sunday 1 March 2026"
    assert short_day(date(2026, 3, 4)) == "04/03/2026"
    assert time_of_day(datetime(2026, 3, 14, 9, 5)) == "09:05"


@pytest.mark.parametrize(
    ("minute", "second", "told"), [(2, 29, "23:00"), (2, 30, "23:05"), (58, 0, "00:00")]
)
def test_an_hour_foreseen_is_told_to_five_minutes(minute: int, second: int, told: str) -> None:
    at_ms = int(datetime(2026, 3, 14, 23, minute, second).timestamp() * 1000)
    assert about(at_ms) == told
    assert exactly(at_ms) == f"23:{minute:02}"
