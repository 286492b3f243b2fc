"""Phrases as floors say them, slang, slips and all: the answer is among the first three."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from every_case import every_case

from td_app.floor.situations import found_lines
from td_app.words.language import Language, answering_in

HERE = Path(__file__).parent
FIRST = 0.85
"""How many of them find it first, at least."""


def said(name: str) -> tuple[tuple[str, frozenset[str]], ...]:
    """Return each phrase of a file and what may answer it."""
    lines = (HERE / name).read_text("utf-8").splitlines()
    told = (line.split(" | ") for line in lines if not line.startswith("#"))
    return tuple((phrase, frozenset(answers.split())) for phrase, answers in told)


FRENCH = said("said_in_french.txt")
ENGLISH = said("said_in_english.txt")


@cache
def answers(phrase: str, language: Language = "fr") -> list[str]:
    """Return the first three answers: questions, articles and subjects by their names."""
    with answering_in(language):
        return [line.key for line in found_lines(phrase)][:3]


def test_there_are_hundreds_of_them() -> None:
    assert len(FRENCH) > 300 and len(ENGLISH) > 60
    assert len({phrase for phrase, _ in (*FRENCH, *ENGLISH)}) == len(FRENCH) + len(ENGLISH)


@every_case("phrase, expected", FRENCH)
def test_a_french_floor_finds_it(phrase: str, expected: frozenset[str]) -> None:
    assert expected & set(answers(phrase))


@every_case("phrase, expected", ENGLISH)
def test_an_english_floor_finds_it(phrase: str, expected: frozenset[str]) -> None:
    assert expected & set(answers(phrase, "en"))


@pytest.mark.parametrize("language", ["fr", "en"])
def test_nearly_all_find_it_first(language: Language) -> None:
    told = FRENCH if language == "fr" else ENGLISH
    first = [phrase for phrase, expected in told if set(answers(phrase, language)[:1]) & expected]
    assert len(first) >= FIRST * len(told)


@every_case(
    "phrase, expected",
    [
        ("il a string bet", "string_bet"),
        ("deux jetons sans rien dire", "silent_chips"),
        ("hors de son tour", "out_of_turn"),
        ("ki parle avan son tour", "out_of_turn"),
        ("flop 4 cartes", "flop_error"),
        ("maldonne", "misdeal"),
        ("bouton mort", "dead_button_dealer"),
        ("il est au telephone", "device_in_hand"),
        ("open muck", "open_muck"),
        ("side pot", "pots"),
        ("rabbit", "3.6"),
        ("straddle", "straddle"),
        ("run it twice", "run_it_twice"),
        ("misclick", "misclick"),
        ("lunettes", "identity"),
        ("insulte", "behaviour"),
        ("la bb a oublié de payer", "blind_forgotten"),
    ],
)
def test_what_is_plain_comes_first(phrase: str, expected: str) -> None:
    assert answers(phrase)[0] == expected
