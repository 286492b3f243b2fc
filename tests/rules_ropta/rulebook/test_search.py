"""A floor types a few words, in a hurry, and finds the article."""

from __future__ import annotations

import pytest
from every_case import every_case
from hypothesis import given
from hypothesis import strategies as st

from rules_ropta.rulebook import load_rulebook
from rules_ropta.rulebook.search import search, subject_of
from rules_ropta.rulebook.spoken import folded


def numbers(typed: str, limit: int = 10) -> list[str]:
    return [found.article.number for found in search(typed, limit)]


@every_case(
    "typed, article",
    [
        ("strign bet", "9.2"),
        ("string bet", "9.2"),
        ("mise en deux fois", "9.2"),
        ("mise pas assez", "9.10"),
        ("undercall", "9.10"),
        ("flop 4 cartes", "7.2"),
        ("four card flop", "7.2"),
        ("bouton mort", "4.3"),
        ("dead buton", "4.3"),
        ("fausse donne", "6.1"),
        ("misdeal", "6.1"),
        ("mideal", "6.1"),
        ("hors tour", "9.3"),
        ("out of turn", "9.3"),
        ("carte flashee", "6.6"),
        ("main par main", "2.7"),
        ("table finale", "2.6"),
        ("retardataire", "1.8"),
        ("chip race", "3.2"),
        ("demander le time", "3.5"),
        ("telephone", "1.3"),
        ("jeton indivisible", "10.8"),
        ("relance minimum", "9.6"),
        ("abatage", "10.5"),
        ("rabbit", "3.6"),
        ("collusion", "11.6"),
        ("feuille morte", "5.4"),
        ("joker", "5.5"),
        ("casser une table", "2.4"),
        ("deux jeux melanges", "5.3"),
    ],
)
def test_the_words_a_floor_types_find_the_article_first(typed: str, article: str) -> None:
    assert numbers(typed)[0] == article


def test_one_chip_finds_the_larger_and_the_smaller() -> None:
    assert set(numbers("jeton unique", 2)) == {"9.11", "9.12"}
    assert {"9.11", "9.13"} <= set(numbers("jeton de trop", 4))


@pytest.mark.parametrize("typed", ["9.12", " 9.12 ", "§ 9.12", "art. 9,12", "article 9.12"])
def test_a_number_finds_its_article(typed: str) -> None:
    (found, *_) = search(typed)
    assert (found.article.number, found.where) == ("9.12", "number")


def test_a_number_begun_finds_what_it_may_become() -> None:
    assert numbers("9.1", 3) == ["9.1", "9.10", "9.11"]
    assert set(numbers("2", 20)) == {f"2.{n}" for n in range(1, 8)}
    assert numbers("99.9") == []


@every_case("article", load_rulebook().articles.values(), ids=lambda a: str(a.number))
def test_every_article_is_found_by_its_title_in_either_language(article: object) -> None:
    for title in (article.title, article.title_en):  # type: ignore[attr-defined]
        assert article.number in numbers(title, 3)  # type: ignore[attr-defined]


def test_order_accents_case_and_plurals_do_not_matter() -> None:
    assert numbers("Boutons MORTS") == numbers("mort bouton")
    assert numbers("équilibrage") == numbers("equilibrage")
    assert folded("Une Flèche, des CŒURS") == ("fleche", "coeur")


def test_a_title_comes_before_a_keyword_and_a_keyword_before_a_summary() -> None:
    rank = ["title", "keyword", "summary"]
    found = [rank.index(one.where) for one in search("underbet", 20)]
    assert found == sorted(found)
    assert search("bouton mort")[0].where == "title"
    assert search("undercall")[0].where == "keyword"


def test_nothing_typed_or_nothing_known_finds_nothing() -> None:
    assert search("") == search("   ") == search("xyzzyx qwrtplk") == ()


@given(st.text(max_size=40))
def test_whatever_is_typed_the_search_answers(typed: str) -> None:
    assert len(search(typed, 5)) <= 5


class TestWhatTheTextHardlyNames:
    @every_case(
        "typed, code",
        [
            ("straddle", "straddle"),
            ("il a fait un stradle", "straddle"),
            ("on run it twice ?", "run_it_twice"),
            ("misclick", "misclick"),
            ("missclick il voulait pas raise", "misclick"),
            ("slow roll", "slow_roll"),
            ("ils partagent les prix", "prize_deal"),
            ("check raise", "check_raise"),
            ("il veut changer de place", "seat_change"),
        ],
    )
    def test_is_known_by_its_name(self, typed: str, code: str) -> None:
        subject = subject_of(typed)
        assert subject is not None and subject.code == code

    @every_case(
        "typed",
        ["check hors tour puis raise", "twice", "pas laissé parler", "par accident"],
    )
    def test_and_by_nothing_else(self, typed: str) -> None:
        assert subject_of(typed) is None

    @every_case("subject", load_rulebook().subjects.values(), ids=lambda s: str(s.code))
    def test_every_word_of_it_leads_there(self, subject: object) -> None:
        for typed in subject.keywords:  # type: ignore[attr-defined]
            assert subject_of(typed) is subject
