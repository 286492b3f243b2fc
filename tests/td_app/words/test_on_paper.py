"""The words of papers: their typography, days and ranks, sums in words."""

from __future__ import annotations

from datetime import date, datetime

import pytest

from reports.draw_certificate import VERIFY_COMMAND
from reports.labels import PLAYERS, PRIZE_TOTAL
from td_app.words.on_paper import PaperWords

FRENCH, ENGLISH = PaperWords("fr"), PaperWords("en")


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
def test_sums_in_french(cents, said):
    assert FRENCH.amount_in_words(cents) == said


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
def test_sums_in_english(cents, said):
    assert ENGLISH.amount_in_words(cents) == said


def test_french_marks_are_held_by_no_break_spaces():
    assert FRENCH.say(PRIZE_TOTAL, total="1 lot") == "Dotation\u00a0: 1 lot"
    assert ENGLISH.say(PRIZE_TOTAL, total="1 cup") == "Prize pool: 1 cup"


def test_a_number_never_begins_a_line_without_its_sign():
    assert FRENCH.say(("(§ 2.7), n° {n}", ""), n=3) == "(§\u00a02.7), n°\u00a03"


def test_words_within_words_have_other_quotation_marks():
    assert FRENCH.quoted("« Call ! » dit-il") == "«\u00a0“Call !” dit-il\u00a0»"
    assert ENGLISH.quoted("he said “call”") == "“he said ‘call’”"


def test_days_in_short():
    assert FRENCH.short_day(date(2025, 11, 1)) == "01/11/2025"
    assert ENGLISH.short_day(date(2025, 11, 1)) == "1 Nov 2025"


def test_thousands():
    assert FRENCH.whole(12_500) == "12\u202f500"
    assert ENGLISH.whole(12_500) == "12,500"


@pytest.mark.parametrize(
    ("place", "french", "english"),
    [
        *((1, "1er", "1st"), (2, "2e", "2nd"), (3, "3e", "3rd"), (11, "11e", "11th")),
        *((22, "22e", "22nd"), (112, "112e", "112th")),
    ],
)
def test_ranks(place, french, english):
    assert (FRENCH.rank(place), ENGLISH.rank(place)) == (french, english)


@pytest.mark.parametrize(
    ("number", "french", "english"),
    [(0, "0 joueur", "0 players"), (1, "1 joueur", "1 player"), (2, "2 joueurs", "2 players")],
)
def test_one_or_several(number, french, english):
    assert FRENCH.say(PLAYERS, n=number) == french
    assert ENGLISH.say(PLAYERS, n=number) == english


def test_days_and_moments():
    assert FRENCH.day(date(2025, 11, 1)) == "samedi 1er\u00a0novembre 2025"
    assert ENGLISH.day(date(2025, 11, 1)) == "Saturday 1\u00a0November 2025"
    moment = datetime(2025, 8, 5, 9, 7)
    assert FRENCH.moment(moment) == "05/08/2025 à\u00a009:07"
    assert ENGLISH.moment(moment) == "5 Aug 2025, 09:07"


@pytest.mark.parametrize(
    ("minutes", "said"),
    [(0, "0 min"), (45, "45 min"), (60, "1 h"), (160, "2 h 40"), (65, "1 h 05")],
)
def test_lengths_of_time(minutes, said):
    assert FRENCH.lasting(minutes).replace("\u00a0", " ") == said


def test_braces_in_a_name_are_only_braces():
    assert FRENCH.say(VERIFY_COMMAND, file="{0}{x}").endswith("td-app verify-draw {0}{x}")
