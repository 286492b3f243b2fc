"""Formulas made to harm: each is answered or refused, by itself and over a whole season."""

from __future__ import annotations

import time
from fractions import Fraction

import pytest

from rules_ropta.ruling import Refused
from td_app.season.formula import DEEPEST, LONGEST, MOST_WORK, SLOW, Formula
from td_app.season.scale import ByFormula, Scale
from td_app.season.scale_file import scale_of
from td_app.season.standings import Played, standings
from td_app.words import refusal_sentence
from td_app.words.language import LANGUAGES

SECONDS = 2
EVENINGS = 34
PLAYERS = 60

HOSTILE = {
    "a huge power": "9 ** 9 ** 9 ** 9",
    "powers of powers": "((((((9**20)**20)**20)**20)**20)**20)**20",
    "powers of powers, small": "((((((1/9)**20)**20)**20)**20)**20)**20",
    "powers of powers of what is given": "(((((N+P)**19)**19)**19)**19)**19",
    "a long product": "*".join(["99999999"] * 55),
    "a long product of decimals": "*".join(["1.0000001"] * 49),
    "a product of products": "*".join(["(N*N*N*N*N*N*N*N*N)"] * 24),
    "a long figure carried along": "(P+N/7)**20/(P+N/9)**20" + "*P/P" * 45,
    "a factorial": "*".join(f"(N+{at})" for at in range(71)),
    "quotients that have nothing in common": "+".join(f"1/(N+{at}.7)" for at in range(45)),
    "deep parentheses": "(" * 240 + "1" + ")" * 240,
    "parentheses that never close": "(" * 499,
    "signs without end": "-" * 498 + "1",
    "conditions without end": "1 if N else " * 40 + "1",
    "roots of roots": "sqrt(" * 80 + "N" + ")" * 80,
    "calls in calls": "max(" * 90 + "N" + ",1)" * 45,
    "a call of very many": "max(" + ",".join(["P"] * 248) + ")",
    "calls of many": "max(" + ",".join(["max(P,K,N,R)"] * 38) + ")",
    "very many conditions": "P and " * 82 + "N",
    "very many comparisons": "N" + "<=N" * 166,
    "a huge number": "9" * LONGEST,
    "a huge number in hexadecimal": "0x" + "f" * (LONGEST - 2),
    "a number that is none": "1e999 - 1e999",
    "the least of numbers": "1e-300 * 1e-300 * P",
    "very many operators": "+".join(["N"] * 250),
    "as many as are read": "+".join(["(N*P%7)"] * 62),
    "figures of other scripts": "١٢٣ + ９９ + Ｎ + ²",
    "letters that look like others": "Ν + Р",
    "a division by zero": "1 / (N - N)",
    "rounding beyond all": "round(N, 10 ** 9)",
    "one that calls itself": "(f := lambda n: f(n))(N)",
    "text without end": "'a' * 10 ** 9",
    "a list without end": "[0] * 10 ** 9",
    "what is not text": "\0\ud800",
    "the machine itself": "__import__('os').system('true')",
}


def a_season() -> list[Played]:
    """Evenings of a full room, each of another number of players, knock-outs counted."""
    return [
        Played((f"2026-{number:02}",), f"j{place}", place, kills=place % 5)
        for number in range(EVENINGS)
        for place in range(1, PLAYERS + number + 1)
    ]


@pytest.mark.parametrize("what", HOSTILE)
def test_it_is_answered_or_refused(what: str) -> None:
    started = time.thread_time()
    try:
        formula = Formula(HOSTILE[what])
        told = standings(Scale(ByFormula(formula), kill=formula), a_season())
        assert all(isinstance(one.points, Fraction) for one in told)
    except Refused as refusal:
        sentences = {refusal_sentence(refusal, language=language) for language in LANGUAGES}
        assert len(sentences) == 2 and refusal.code not in sentences
    assert time.thread_time() - started < SECONDS


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (HOSTILE["powers of powers"], "FORMULA_FAILS"),
        (HOSTILE["a huge number in hexadecimal"], "FORMULA_FAILS"),
        (HOSTILE["deep parentheses"], "FORMULA_UNREADABLE"),
        ("-" * (DEEPEST + 1) + "1", "FORMULA_DEPTH"),
        (HOSTILE["very many operators"], "FORMULA_DEPTH"),
    ],
)
def test_what_it_is_refused_for(text: str, code: str) -> None:
    with pytest.raises(Refused) as refused:
        Formula(text).worth(N=8, P=1)
    assert refused.value.code == code


def test_a_season_that_takes_too_much_work_is_refused_whole() -> None:
    formula = Formula(HOSTILE["as many as are read"])
    assert formula.worth(N=8, P=1)
    assert len(a_season()) * 62 * (1 + SLOW + 1) > MOST_WORK
    with pytest.raises(Refused, match="FORMULA_TOO_HEAVY"):
        standings(Scale(ByFormula(formula)), a_season())
    assert formula.worth(N=8, P=1), "another season is another matter"


@pytest.mark.parametrize(
    "what", ["a call of very many", "very many conditions", "very many comparisons"]
)
def test_each_term_is_counted(what: str) -> None:
    formula = Formula(HOSTILE[what])
    assert formula.worth(N=8, P=1)
    with pytest.raises(Refused, match="FORMULA_TOO_HEAVY"):
        standings(Scale(ByFormula(formula), kill=formula), a_season())


def test_what_clubs_write_is_far_from_the_limits() -> None:
    nested = " else ".join(f"{30 - at} if P == {at}" for at in range(1, 26)) + " else 1"
    for text in ("round(100 * sqrt(N) / P, 1)", "100 * (N / P) ** 1.5 + 0.1 * K", nested):
        assert len(standings(Scale(ByFormula(Formula(text))), a_season())) == PLAYERS + 33


def test_worths_stay_exact() -> None:
    assert Formula("1 / 3").worth() * 3 == 1
    long = Formula("+".join(f"1/(N+{at}.7)" for at in range(20))).worth(N=60)
    assert long.denominator <= 10**20


@pytest.mark.parametrize(
    "text",
    [
        '[place]\nkind = "list"\npoints = [0x' + "f" * 100_000 + "]",
        '[place]\nkind = "list"\npoints = [1]\n[season]\nbest = 0x' + "f" * 100_000,
        "a" + ".a" * 400_000 + " = 1",
        "[a" + " . a" * 200_000 + "]",
        'name = "' + "a" * 1_000_000 + '"',
        "x = " + "[" * 100_000,
    ],
)
def test_a_scale_made_to_harm_is_refused(text: str) -> None:
    started = time.thread_time()
    with pytest.raises(Refused, match="SCALE_"):
        scale_of(text)
    assert time.thread_time() - started < SECONDS
