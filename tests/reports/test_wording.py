"""Two languages that say the same things, each in its own typography."""

from __future__ import annotations

import string
from datetime import date, datetime

import pytest

from reports import wording_en, wording_fr
from reports.wording import wording_in
from rules_ropta.ruling import Reason

FRENCH, ENGLISH = wording_in("fr"), wording_in("en")


def parameters(text):
    return {name for _, name, _, _ in string.Formatter().parse(text) if name}


@pytest.mark.parametrize("table", ["TEXTS", "REASONS", "ENTERS"])
def test_both_languages_word_the_same_codes_with_the_same_facts(table):
    french, english = getattr(wording_fr, table), getattr(wording_en, table)
    assert french.keys() == english.keys()
    for code, text in french.items():
        assert parameters(text) == parameters(english[code]), code
        assert text.count("|") == english[code].count("|"), code


def test_french_marks_are_held_by_no_break_spaces():
    assert FRENCH.say("PRIZE_TOTAL", total="1 lot") == "Prix\u00a0: 1 lot"
    assert ENGLISH.say("PRIZE_TOTAL", total="1 cup") == "Prizes: 1 cup"


def test_a_number_never_begins_a_line_without_its_sign():
    assert FRENCH.told(("(§ 2.7), n° {n}", ""), n=3) == "(§\u00a02.7), n°\u00a03"


def test_words_within_words_have_other_quotation_marks():
    assert FRENCH.quoted("« Call ! » dit-il") == "«\u00a0“Call !” dit-il\u00a0»"
    assert ENGLISH.quoted("he said “call”") == "“he said ‘call’”"


def test_days_in_short():
    assert FRENCH.short_day(date(2025, 11, 1)) == "01/11/2025"
    assert ENGLISH.short_day(date(2025, 11, 1)) == "1 Nov 2025"


def test_thousands():
    assert FRENCH.number(12_500) == "12\u202f500"
    assert ENGLISH.number(12_500) == "12,500"


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
    assert FRENCH.count("PLAYERS", number) == french
    assert ENGLISH.count("PLAYERS", number) == english


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
    assert FRENCH.duration(minutes).replace("\u00a0", " ") == said


def test_a_reason_is_worded_with_its_facts():
    assert "3 joueurs" in FRENCH.reason(Reason("GAP", {"gap": 3}))
    assert FRENCH.reason("balancing").startswith("équilibrage")


def test_braces_in_a_name_are_only_braces():
    assert FRENCH.say("VERIFY_COMMAND", file="{0}{x}") == "td-app verify-draw {0}{x}"


def test_no_third_language():
    with pytest.raises(ValueError, match="no wording"):
        wording_in("de")  # type: ignore[arg-type]
