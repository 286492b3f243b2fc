"""Every code has its sentence, in both languages, typed as French is typed."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path
from string import Formatter

from every_case import every_case

import td_app.members_file
from rules_ropta.ruling import Reason
from td_app.members_file.duplicates import HOMONYM, NEAR, SAME, SAME_LICENCE
from td_app.members_file.meanings import MEANINGS
from td_app.members_file.previewed import RowStatus
from td_app.tournament.state.person import Person
from td_app.words import members_file as words
from td_app.words.members_file import SENTENCES, sentence, sentence_of
from td_app.words.speaking import say, typeset

PACKAGE = Path(td_app.members_file.__file__).parent
CODE = re.compile(r'"([A-Z]+(?:_[A-Z]+)+|BLANK|TITLE|HEADING|JUNK|SENTENCE|FORMULA|HOMONYM)"')


def codes_in_the_package() -> set[str]:
    return {
        code
        for path in PACKAGE.glob("*.py")
        for code in CODE.findall(path.read_text(encoding="utf-8"))
    }


def parameters_of(template: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(template) if name}


def test_every_code_that_the_package_speaks_has_a_sentence() -> None:
    assert codes_in_the_package() <= set(SENTENCES)


def test_no_sentence_is_left_without_a_code() -> None:
    assert set(SENTENCES) <= codes_in_the_package()


@every_case("code", sorted(SENTENCES))
def test_both_languages_say_the_same_things(code: str) -> None:
    french, english = SENTENCES[code]
    assert french != english
    assert parameters_of(french) == parameters_of(english)


@every_case("code", sorted(SENTENCES))
def test_french_keeps_its_spaces_from_breaking(code: str) -> None:
    french = re.sub(r"\{[^}]*\}", "0", typeset(SENTENCES[code][0]))
    assert not re.search(r"[^\u00a0][:;!?»]|«[^\u00a0]", french)


def test_numbers_and_lists_are_shown_as_each_language_writes_them() -> None:
    params = {"lines": 20_000, "limit": 10_000}
    assert "20\u202f000" in sentence("TOO_MANY_LINES", params, "fr")
    assert "20,000" in sentence("TOO_MANY_LINES", params, "en")
    shown = sentence_of(Reason("OTHER_SHEETS", {"sheets": ("A", "B")}), "en")
    assert shown == "Other sheets, not read: A, B."


def test_braces_in_a_name_break_nothing() -> None:
    assert "{x}" in sentence("ALREADY_THERE", {"name": "{x}"})


def test_what_screens_show_beside_rows_and_columns_has_its_words() -> None:
    labels = [say(words.MEANINGS[meaning], language="fr") for meaning in MEANINGS]
    assert len(set(labels)) == len(MEANINGS)
    assert words.MEANINGS.keys() == {*MEANINGS, *(field.name for field in fields(Person))}
    statuses = [say(words.STATUSES[status.value], language="fr") for status in RowStatus]
    assert statuses == ["valide", "à vérifier", "refusée"]
    assert [say(words.WHYS[why], language="en") for why in (SAME, NEAR, SAME_LICENCE, HOMONYM)] == [
        *("same name", "similar names", "same licence", "two people, same name"),
    ]
