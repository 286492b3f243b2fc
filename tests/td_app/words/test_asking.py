"""Every question of the rulebook is put in a floor's words, and is found by them."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from every_case import every_case

from rules_ropta.registry import questions, questions_of_every_text
from rules_ropta.situation import AskedField, Shape, fields_of
from td_app.floor.finding import Sought, find
from td_app.floor.steps import every_step
from td_app.words import rulings
from td_app.words.asking import choice_text, field_question, question_keywords, question_title
from td_app.words.language import Language
from td_app.words.speaking import Pair, Table, typeset

FLOOR = tuple(questions())
OPS = tuple(questions_of_every_text())
LANGUAGES: tuple[Language, ...] = ("fr", "en")
LONGEST_TITLE = 64
LONGEST_QUESTION = 72
LONGEST_ANSWER = 60

TABLES: dict[str, Table] = {
    "titles": rulings.TITLES,
    "keywords": rulings.KEYWORDS,
    "fields": rulings.FIELDS,
    "choices": rulings.CHOICES,
}
PAIRS: dict[str, Pair] = {
    f"{table}: {code}": pair for table, pairs in TABLES.items() for code, pair in pairs.items()
}


def asked_of(op: str) -> Iterator[tuple[str, AskedField]]:
    """What a floor may be asked: the steps of the form, and the parts of each line of a list."""
    for step in every_step(op):
        yield step.name, step.field
        items = step.field.shape.items
        if items is not None and items.situation is not None:
            for part in fields_of(items.situation):
                yield f"{step.name}.{part.name}", part


def registered(
    fields: tuple[AskedField, ...], within: str = ""
) -> Iterator[tuple[str, AskedField]]:
    """Every field of a situation and of the objects it holds, asked or not."""
    for field in fields:
        yield within + field.name, field
        if field.shape.situation is not None:
            yield from registered(fields_of(field.shape.situation), f"{within}{field.name}.")


def answers_of(shape: Shape) -> tuple[object, ...]:
    """The answers that are words rather than figures or names."""
    words = shape.allowed or (shape.items.allowed if shape.items else ())
    return (*words, None) if shape.nullable else tuple(words)


def unworded(op: str, name: str, value: object) -> bool:
    code = "null" if value is None else str(value)
    return choice_text(op, name, value, "fr") == code.replace("_", " ")


@every_case("op", OPS)
class TestEveryQuestion:
    def test_it_has_a_short_title(self, op: str) -> None:
        titles = [question_title(op, language) for language in LANGUAGES]
        assert op in rulings.TITLES
        assert [title for title in titles if not 3 < len(title) <= LONGEST_TITLE] == []

    def test_it_is_found_by_words_of_both_languages(self, op: str) -> None:
        french, english = rulings.KEYWORDS.get(op, ("", ""))
        assert len(french.split(",")) >= 3
        assert len(english.split(",")) >= 3
        assert [word for word in question_keywords(op) if word != word.strip()] == []

    def test_everything_asked_is_a_short_question(self, op: str) -> None:
        wrong = []
        for name, _ in asked_of(op):
            for language in LANGUAGES:
                put = field_question(op, name, language)
                if "?" not in put or len(put) > LONGEST_QUESTION:
                    wrong.append(f"{name}: {put}")
        assert wrong == []

    def test_every_answer_has_its_button(self, op: str) -> None:
        answers = [(name, value) for name, f in asked_of(op) for value in answers_of(f.shape)]
        assert [f"{name}={value}" for name, value in answers if unworded(op, name, value)] == []

    def test_no_two_buttons_of_a_question_say_the_same(self, op: str) -> None:
        for name, field in asked_of(op):
            boolean = (True, False) if field.shape.kind == "bool" else ()
            for language in LANGUAGES:
                said = [
                    choice_text(op, name, value, language)
                    for value in (*boolean, *answers_of(field.shape))
                ]
                assert len(set(said)) == len(said), f"{name}: {said}"
                assert [words for words in said if len(words) > LONGEST_ANSWER] == []


def test_no_chips_at_all_is_an_answer_in_words() -> None:
    assert choice_text("silent_chips", "bet_level", 0, "fr") == "Personne n’a misé"
    assert choice_text("silent_chips", "prior", 0, "fr") == "Rien"
    assert choice_text("silent_chips", "prior", 1, "en") == "1"


def test_yes_and_no_need_no_words_of_their_own() -> None:
    assert choice_text("short_amount", "chips_of_5_in_play", True, "fr") == "Oui"
    assert choice_text("short_amount", "chips_of_5_in_play", False, "en") == "No"


def test_no_two_questions_have_the_same_title() -> None:
    for language in LANGUAGES:
        titles = [question_title(op, language) for op in rulings.TITLES]
        assert len(set(titles)) == len(titles)


class TestTheTables:
    def test_titles_and_words_are_those_of_a_question(self) -> None:
        assert (set(rulings.TITLES) | set(rulings.KEYWORDS)) - set(OPS) == set()

    def test_fields_worded_are_fields_of_a_question(self) -> None:
        known: set[str] = set()
        for op in OPS:
            for name, field in (*asked_of(op), *registered(questions_of_every_text()[op].fields)):
                known |= {f"{op}.{name}", name, field.called}
        assert set(rulings.FIELDS) - known == set()

    def test_answers_worded_are_answers_offered(self) -> None:
        known: set[str] = set()
        for op in OPS:
            for name, field in (*asked_of(op), *registered(questions_of_every_text()[op].fields)):
                codes = {"null" if v is None else str(v) for v in answers_of(field.shape)}
                codes |= {"true", "false"} if field.shape.kind == "bool" else set()
                codes |= {"0"} if field.shape.kind == "int" else set()
                known |= {
                    f"{put}={code}"
                    for put in (f"{op}.{name}", name, field.called)
                    for code in codes
                }
        assert set(rulings.CHOICES) - known == set()


class TestTypography:
    @pytest.mark.parametrize("rank", [0, 1], ids=LANGUAGES)
    def test_no_straight_quotes_dots_or_double_spaces(self, rank: int) -> None:
        wrong = {what: pair[rank] for what, pair in PAIRS.items()}
        assert [
            what for what, text in wrong.items() if re.search(r'"|\.\.\.|…|  |[{}]', text)
        ] == []

    def test_no_french_mark_can_start_a_line(self) -> None:
        printed = {what: typeset(pair[0]) for what, pair in PAIRS.items()}
        found = [what for what, text in printed.items() if re.search(r"[^\u00a0][:;!?»]", text)]
        assert found == []

    def test_english_marks_follow_their_word(self) -> None:
        found = [what for what, pair in PAIRS.items() if re.search(r"\s[:;!?]|[«»]", pair[1])]
        assert found == []

    def test_words_to_find_are_parted_by_commas_alone(self) -> None:
        wrong = [op for op, pair in rulings.KEYWORDS.items() for text in pair if ",," in text]
        assert wrong == []


def found_by(typed: str) -> tuple[str, ...]:
    sought = [Sought(op, question_title(op, "fr"), question_keywords(op)) for op in FLOOR]
    return find(typed, sought).incidents


class TestAFloorTypesTwoWords:
    @every_case(
        "typed, op",
        [
            ("jeton unique", "silent_chips"),
            ("jeton unique", "single_chip_announced"),
            ("gros jeton", "silent_chips"),
            ("oversized", "silent_chips"),
            ("string", "two_step_raise"),
            ("string bet", "two_step_raise"),
            ("mise pas assez", "undercall"),
            ("mise pas assez", "underbet"),
            ("flop 4 cartes", "flop_error"),
            ("9.12", "silent_chips"),
            ("9.12", "undercall"),
            ("undercall", "undercall"),
            ("underbet", "underbet"),
            ("hors tour", "out_of_turn"),
            ("oublié", "skipped"),
            ("tapis court", "short_all_in"),
            ("peut relancer", "reopen"),
            ("min raise", "min_raise"),
            ("muck", "open_muck"),
            ("jetons cachés", "forgotten_chips"),
        ],
    )
    def test_and_the_situation_is_there(self, typed: str, op: str) -> None:
        assert op in found_by(typed)

    def test_the_string_bet_comes_first(self) -> None:
        assert found_by("string")[0] == "string_bet"

    @pytest.mark.parametrize(
        ("typed", "op"),
        [
            ("relance bloqu", "reopen"),
            ("relance bloquée", "reopen"),
            ("tapis court", "short_all_in"),
            ("tapis cour", "short_all_in"),
            ("carte retourn", "exposed_card"),
            ("carte expos", "exposed_card"),
        ],
    )
    def test_half_a_word_finds_what_the_whole_word_does(self, typed: str, op: str) -> None:
        assert found_by(typed)[0] == op

    def test_a_card_seen_too_soon_comes_right_after(self) -> None:
        assert "turns_cards" in found_by("carte retourn")[:2]

    def test_the_single_chip_comes_first(self) -> None:
        assert set(found_by("jeton unique")[:2]) == {"silent_chips", "single_chip_announced"}
