"""Finding a situation: by words, by the moment of the hand, among the usual ones."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules_ropta.registry import questions, questions_of
from td_app.floor.finding import (
    STAGES,
    USUAL,
    Findings,
    Sought,
    find,
    first_offered,
    helpers,
    ops_at,
    stage_of,
)
from td_app.floor.situations import every_situation
from td_app.words.language import Language


def test_every_question_stands_at_one_moment_once() -> None:
    on_the_map = [op for stage in STAGES for op in ops_at(stage)]
    assert sorted(on_the_map) == list(questions())


def test_a_question_is_found_where_its_moment_lists_it() -> None:
    assert {stage_of(op) for op in ops_at("showdown")} == {"showdown"}


def test_no_moment_is_empty() -> None:
    assert all(ops_at(stage) for stage in STAGES)


def test_before_any_incident_the_usual_situations_are_offered() -> None:
    assert first_offered(()) == USUAL


def test_the_usual_situations_are_questions_of_the_rulebook() -> None:
    assert set(USUAL) <= set(questions())


def test_the_latest_come_first_then_the_most_asked() -> None:
    asked = ("pots", "pots", "pots", "misdeal", "skipped", "reopen", "misdeal")
    assert first_offered(asked)[:4] == ("misdeal", "reopen", "skipped", "pots")


@pytest.mark.parametrize("language", ["fr", "en"])
def test_one_undercall_comes_before_several_in_a_row(language: Language) -> None:
    assert find("undercall", every_situation(language)).incidents[0] == "undercall"


def test_each_is_offered_once_and_one_a_digit() -> None:
    offered = first_offered(tuple(questions()))
    assert len(offered) == len(set(offered)) == 9


def test_a_question_of_an_older_edition_is_not_offered() -> None:
    assert "chess_clock" not in first_offered(("chess_clock", "misdeal"))


STRING_BET = Sought("two_step_raise", "Relance en deux fois", ("string bet", "deux temps"))


ONE_CHIP = Sought("single_chip_announced", "Jeton unique annoncé", ("gros jeton", "one chip"))


SILENT = Sought("silent_chips", "Jetons posés sans un mot", ("jeton unique", "silent chips"))


MUCKED = Sought("unprotected_hand_mucked", "Main jetée au rebut", ("main brûlée", "mucked"))


BOXED = Sought("boxed_cards", "Carte retournée dans le paquet", ("feuille morte", "boxed card"))


FLOP = Sought("flop_error", "Erreur au flop", ("flop à quatre cartes", "four card flop"))


HAND = (MUCKED, BOXED, FLOP, SILENT, ONE_CHIP, STRING_BET)


def first(typed: str) -> str:
    return find(typed, HAND).incidents[0]


class TestWords:
    @pytest.mark.parametrize(
        ("typed", "op"),
        [
            ("string", "two_step_raise"),
            ("strign bet", "two_step_raise"),
            ("bet string", "two_step_raise"),
            ("temps deux", "two_step_raise"),
            ("carte retournee", "boxed_cards"),
            ("CARTES RETOURNÉES", "boxed_cards"),
            ("main jetée", "unprotected_hand_mucked"),
            ("mian jete", "unprotected_hand_mucked"),
            ("flop 4 cartes", "flop_error"),
            ("four cards flop", "flop_error"),
            ("gros jetno", "single_chip_announced"),
        ],
    )
    def test_in_any_order_without_accents_and_misspelt(self, typed: str, op: str) -> None:
        assert first(typed) == op

    def test_a_title_comes_before_a_word(self) -> None:
        assert find("jeton unique", HAND).incidents[:2] == ("single_chip_announced", "silent_chips")

    def test_a_word_of_the_article_finds_what_applies_it(self) -> None:
        """The words of 9.2 stand in none of ours: what applies it comes, and nothing else."""
        assert "silent_chips" in find("mise en plusieurs fois", (SILENT, BOXED)).incidents

    def test_our_own_words_come_before_those_of_an_article(self) -> None:
        named = Sought("boxed_cards", "String", ())
        assert find("string", (SILENT, STRING_BET, named)).incidents[0] == "boxed_cards"

    def test_the_articles_come_with_them(self) -> None:
        assert "9.2" in [article.number for article in find("string bet", HAND).articles]

    def test_no_more_than_asked(self) -> None:
        assert len(find("jeton", HAND, limit=1).incidents) == 1

    def test_nothing_typed_or_nothing_known_finds_nothing(self) -> None:
        assert find("", HAND) == find("   ", HAND) == find("xyzzyx qwrtplk", HAND) == Findings()

    @given(st.text(max_size=40))
    def test_whatever_is_typed_something_comes_back(self, typed: str) -> None:
        assert set(find(typed, HAND).incidents) <= {sought.op for sought in HAND}


class TestTheNumberOfAnArticle:
    EVERYTHING = tuple(Sought(op, op, ()) for op in questions())

    @pytest.mark.parametrize("typed", ["9.12", "§ 9.12", "art 9.12", "article 9,12"])
    def test_it_finds_what_applies_it(self, typed: str) -> None:
        found = find(typed, self.EVERYTHING)
        assert set(found.incidents) == {question.op for question in questions_of("9.12")}
        assert [article.number for article in found.articles] == ["9.12"]

    def test_what_is_about_that_article_comes_first(self) -> None:
        assert find("9.3", self.EVERYTHING).incidents[0] in {"out_of_turn", "skipped"}
        assert find("3.5", self.EVERYTHING).incidents == ("time_call", "time_expired")

    def test_a_chapter_finds_all_of_its_articles(self) -> None:
        found = find("10", self.EVERYTHING)
        assert {"showdown", "odd_chip", "wrong_award"} <= set(found.incidents)
        assert found.articles[0].number.startswith("10")

    def test_a_number_with_a_word_is_no_article(self) -> None:
        assert find("flop 4 cartes", HAND).articles[0].number != "4"

    def test_no_such_article(self) -> None:
        assert find("99.9", self.EVERYTHING) == Findings()


class TestHelpers:
    @pytest.mark.parametrize("typed", ["qui gagne", "main la plus forte", "who wins", "best hand"])
    def test_who_wins_is_found_first(self, typed: str) -> None:
        languages: tuple[Language, ...] = ("fr", "en")
        for language in languages:
            found = find(typed, every_situation(language))
            assert found.incidents[0] == "cards_showdown"

    def test_other_games_are_found_where_they_are_played(self) -> None:
        for typed, op in (("pot limité", "pot_limit"), ("bring-in", "bring_in"), ("ultimate",) * 2):
            assert op not in find(typed, every_situation("fr")).incidents
            assert find(typed, every_situation("fr", True)).incidents[0] == op

    def test_an_article_finds_what_rests_on_it(self) -> None:
        found = find("10.8", every_situation("fr")).incidents
        assert found[0] == "odd_chip" and "cards_showdown" in found

    def test_no_moment_of_a_hand_counts_them(self) -> None:
        for stage in STAGES:
            assert not set(ops_at(stage)) & set(helpers(other_games=True))


@pytest.mark.parametrize("typed", ["taxi", "pain"])
def test_a_short_word_is_not_another_short_word(typed: str) -> None:
    found = find(typed, every_situation("fr"))
    assert not found.incidents and not found.articles


@pytest.mark.parametrize(("typed", "meant"), [("blnd", "blind"), ("tapsi", "tapis")])
def test_a_letter_left_out_or_swapped_is_still_forgiven(typed: str, meant: str) -> None:
    first, *_ = find(typed, every_situation("fr")).incidents
    assert first in find(meant, every_situation("fr")).incidents
