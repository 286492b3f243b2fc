"""Sums in words: the plurals of vingt and cent, a million of euros, cents."""

from __future__ import annotations

import pytest

from reports.amount_words import in_words


@pytest.mark.parametrize(
    ("cents", "said"),
    [
        (0, "zéro euro"),
        (100, "un euro"),
        (2_100, "vingt et un euros"),
        (7_100, "soixante et onze euros"),
        (8_000, "quatre-vingts euros"),
        (8_100, "quatre-vingt-un euros"),
        (20_000, "deux cents euros"),
        (20_100, "deux cent un euros"),
        (125_000, "mille deux cent cinquante euros"),
        (8_000_000, "quatre-vingt mille euros"),
        (100_000_000, "un million d’euros"),
        (100_000_100, "un million un euros"),
        (6_667, "soixante-six euros et soixante-sept centimes"),
        (101, "un euro et un centime"),
        (50, "cinquante centimes"),
    ],
)
def test_in_french(cents, said):
    assert in_words(cents, "fr") == said


@pytest.mark.parametrize(
    ("cents", "said"),
    [
        (0, "zero euros"),
        (100, "one euro"),
        (62_550, "six hundred and twenty-five euros and fifty cents"),
        (1, "one cent"),
        (100_000_000, "one million euros"),
    ],
)
def test_in_english(cents, said):
    assert in_words(cents, "en") == said
