"""What a language has of its own, and what one without a table falls back on."""

from __future__ import annotations

from datetime import date

import pytest

from td_app.words.figures import day, money_text, rank, whole
from td_app.words.language import in_language, known_language
from td_app.words.on_paper import PaperWords
from td_app.words.speaking import typeset
from td_app.words.tongues import ENGLISH, WRITTEN, Tongue, tongue_of


@pytest.mark.parametrize("tongue", WRITTEN, ids=lambda tongue: str(tongue.code))
def test_every_table_is_whole(tongue: Tongue) -> None:
    assert tongue_of(tongue.code) is tongue
    assert (len(tongue.days), len(tongue.months)) == (7, 12)
    assert set(tongue.suits) == set("shdc")


def test_a_language_without_a_table_writes_as_english_does() -> None:
    assert tongue_of("xx") is ENGLISH
    assert in_language(("Fermer", "Close"), "xx") == "Close"
    assert whole(1_500, "xx") == "1,500"
    assert rank(2, "xx") == "2nd"
    assert money_text(150, "xx") == "€1.50"
    assert day(date(2026, 3, 1), "xx") == "Sunday 1 March 2026"
    assert typeset("Why ?", "xx") == "Why ?"
    assert PaperWords("xx").short_day(date(2026, 3, 1)) == "1 Mar 2026"
    assert PaperWords("xx").amount_in_words(200) == "two euros"


def test_french_sets_its_signs_and_its_first_of_the_month() -> None:
    assert day(date(2026, 3, 1), "fr") == "dimanche 1er mars 2026"
    assert PaperWords("fr").quoted("il a dit « non »") == "«\u00a0il a dit “non”\u00a0»"
    assert PaperWords("en").quoted("“no”") == "“‘no’”"


def test_what_was_kept_of_no_known_language_is_the_first() -> None:
    assert known_language("en") == "en"
    assert known_language("xx") == known_language(None) == "fr"


@pytest.mark.parametrize(
    ("name", "of"),
    [
        *((name, f"d’{name}") for name in ("Óscar", "ÍÑIGO", "ÅSA", "ÚRSULA", "óscar", "Ãlvaro")),
        *((name, f"d’{name}") for name in ("O\u0301SCAR", "ØYSTEIN", "Õie", "Émile", "YVES")),
        *((name, f"de {name}") for name in ("YOANN", "Hélène", "ÇELIK", "Ñandu", "Ýoann", "")),
    ],
)
def test_de_loses_its_vowel_before_one_whatever_its_accent(name: str, of: str) -> None:
    assert tongue_of("fr").of(name) == of
