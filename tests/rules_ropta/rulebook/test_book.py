"""The rulebook file: every article in both languages, in our own words."""

from __future__ import annotations

import re

import pytest
from every_case import every_case

from rules_ropta import EDITION
from rules_ropta.rulebook import Article, Certainty, Handling, Reading, Subject, load_rulebook
from rules_ropta.ruling import Refused

BOOK = load_rulebook()
LAST = {1: 10, 2: 7, 3: 7, 4: 5, 5: 6, 6: 8, 7: 7, 8: 6, 9: 24, 10: 9, 11: 7}
EVERY_ARTICLE = {f"{chapter}.{n}" for chapter, last in LAST.items() for n in range(1, last + 1)}
PREAMBLES = {"5", "7", "11"}


def test_the_edition_in_force_is_read_once() -> None:
    assert BOOK.edition == EDITION
    assert load_rulebook() is BOOK


def test_every_article_from_1_1_to_11_7_is_there_in_order() -> None:
    assert set(BOOK.articles) == EVERY_ARTICLE | PREAMBLES
    numbers = [[int(part) for part in number.split(".")] for number in BOOK.articles]
    assert numbers == sorted(numbers)


def test_every_article_is_read_with_others_that_exist() -> None:
    for article in BOOK.articles.values():
        assert article.see and set(article.see) <= set(BOOK.articles) - {article.number}


def test_all_uncertain_passages_and_contradictions_are_told_once() -> None:
    """Those of the resolved reading, U1 to U25 and C1 to C16, then ours, from C17 on."""
    told = [code.split("-")[0] for code in BOOK.readings]
    assert len(set(told)) == len(told)
    ours = {code for code in told if code[0] == "C" and int(code[1:]) > 16}
    assert set(told) - ours == {
        *(f"U{n}" for n in range(1, 26)),
        *(f"C{n}" for n in range(1, 17)),
    }


def test_the_order_of_blind_and_ante_is_certain_and_the_bubble_is_not() -> None:
    assert BOOK.reading("U4-A").certain is Certainty.CERTAIN
    assert BOOK.reading("C2-director").certain is Certainty.UNDECIDED


@every_case("article", BOOK.articles.values(), ids=lambda a: str(a.number))
def test_an_article_says_what_a_floor_needs_in_both_languages(article: Article) -> None:
    assert re.fullmatch(r"\d+(\.\d+)?", article.number)
    assert article.title and article.title_en and article.keywords
    for summary in article.summary:
        assert 30 <= len(summary) <= 450
        assert summary.endswith(".")
    assert article.summary_fr != article.summary_en


@every_case("reading", BOOK.readings.values(), ids=lambda r: str(r.code))
def test_a_reading_says_what_was_taken_and_what_was_set_aside(reading: Reading) -> None:
    assert reading.articles and set(reading.articles) <= set(BOOK.articles)
    for text in (*reading.taken, *reading.set_aside, *reading.why):
        assert text.endswith(".")


@every_case("subject", BOOK.subjects.values(), ids=lambda s: str(s.code))
def test_what_the_text_hardly_names_says_so_and_leads_to_the_nearest(subject: Subject) -> None:
    assert subject.see and set(subject.see) <= set(BOOK.articles)
    for text in subject.says:
        assert 60 <= len(text) <= 300
        assert text.endswith(".")
    assert subject.title_fr != subject.title_en


def french_of(entry: Article | Reading | Subject) -> tuple[str, ...]:
    if isinstance(entry, Article):
        return entry.title, entry.summary_fr
    if isinstance(entry, Subject):
        return entry.title_fr, entry.says_fr
    return entry.taken_fr, entry.set_aside_fr, entry.why_fr


EVERY_ENTRY = [*BOOK.articles.values(), *BOOK.readings.values(), *BOOK.subjects.values()]


@every_case("entry", EVERY_ENTRY)
def test_french_marks_stand_after_a_no_break_space(entry: Article | Reading | Subject) -> None:
    for text in french_of(entry):
        assert not re.search(r"[^\u00a0][:;!?]", text)
        assert not re.search(r"«[^\u00a0]|[^\u00a0]»", text)


def test_an_article_or_a_reading_that_is_not_there_is_refused() -> None:
    with pytest.raises(Refused, match=r"NO_SUCH_ARTICLE article=99\.9"):
        BOOK.article("99.9")
    with pytest.raises(Refused, match="NO_SUCH_READING reading=Z9"):
        BOOK.reading("Z9")
    assert BOOK.reading("U2-A").articles == ("2.5",)


def test_an_edition_that_is_not_there_is_refused() -> None:
    with pytest.raises(Refused, match="NO_SUCH_EDITION edition=1999-01"):
        load_rulebook("1999-01")


def test_the_draw_is_a_procedure_and_the_language_a_reminder() -> None:
    assert BOOK.article("2.1").handling is Handling.PROCEDURE
    assert BOOK.article("1.5").handling is Handling.REMINDER
